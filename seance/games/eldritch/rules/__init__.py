"""The rules of Eldritch Horror, chapter by chapter; the state, the set-up, the round and the end."""
