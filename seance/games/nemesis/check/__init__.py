"""What keeps Nemesis right: scenes, invariants, and what the fuzzer seeks."""
