# Why the adviser likes an answer
hint-before = It keeps what was reached before.
hint-act = It brings the act nearer to its end.
hint-agenda = It leaves more time before the agenda advances.
hint-enemies = It leaves less to fear from enemies.
hint-bodies = It spares body and mind.
hint-means = It leaves more cards, resources and clues at hand.

# What a bot has moved for
motive-before = what was reached before
motive-act = the act
motive-agenda = time
motive-enemies = the enemies
motive-bodies = body and mind
motive-means = cards and resources
