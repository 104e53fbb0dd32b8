"""The rules of Parlour, chapter by chapter; the state, the set-up, the round and the end."""
