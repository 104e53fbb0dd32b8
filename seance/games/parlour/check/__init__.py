"""What keeps Parlour right: scenes, invariants, and what the fuzzer seeks."""
