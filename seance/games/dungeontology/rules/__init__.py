"""The rules of Dungeontology: The Expedition, chapter by chapter; the state, the set-up, the round and the end."""
