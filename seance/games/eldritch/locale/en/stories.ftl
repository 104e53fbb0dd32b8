# How the story of an encounter is told: the lines are in the files of their decks.

log-story = { $line }
