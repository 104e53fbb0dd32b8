"""What keeps Arkham Horror: The Card Game right: scenes, invariants, and what the fuzzer seeks."""
