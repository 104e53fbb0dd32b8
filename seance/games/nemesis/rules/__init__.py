"""The rules of Nemesis, chapter by chapter; the state, the set-up, the round and the end."""
