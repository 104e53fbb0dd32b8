"""What keeps Dungeontology: The Expedition right: scenes, invariants, and what the fuzzer seeks."""
