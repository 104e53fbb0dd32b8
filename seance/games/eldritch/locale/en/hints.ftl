# Why the adviser likes an answer
hint-mystery = It brings the Mystery nearer to its solution.
hint-time = It leaves more time before Doom strikes.
hint-team = It leaves the investigators in better shape.
hint-clues = It brings Clues where they are needed.
hint-board = It leaves fewer Gates, Monsters and Rumors.
hint-plans = It fits what everybody is about to do.

# What a bot has moved for
motive-mystery = the Mystery
motive-time = time
motive-team = the investigators
motive-clues = Clues
motive-board = the board
motive-plans = the common plan
