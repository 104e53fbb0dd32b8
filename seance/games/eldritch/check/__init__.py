"""What keeps Eldritch Horror right: scenes, invariants, and what the fuzzer seeks."""
