"""The rules of Arkham Horror: The Card Game, chapter by chapter; the state, the set-up, the round and the end."""
