# What every game says. A game may say any of it in its own words.

# sentences of cards: see words.py
clause = { $text }
full-stop = { $text }.
sentences = { $first }. { $second }
then = { $first }, then { $second }

# lists: clauses, things, choices
and-two = { $first } and { $second }
and-more = { $first }, { $second }
and-last = { $first }, and { $second }
with-none = nothing
with-number = { $n } × { $thing }
with-two = { $first } and { $second }
with-more = { $first }, { $second }
with-last = { $first } and { $second }
or-two = { $first } or { $second }
or-more = { $first }, { $second }
or-last = { $first }, or { $second }

# what can be answered nearly everywhere
do-pass = Pass
do-done = Done

# answers that cannot be taken
error-game-over = The game is over.
error-not-asked = You are not asked anything now.
error-not-offered = “{ $key }” is not among the options.
error-stale = This answers an older question; the table has moved on.
error-group-too-few = Too few were chosen: at least { $least }.
error-group-too-many = Too many were chosen: at most { $most }.
error-wrong-type = “{ $value }” is not an answer: give the key or the number of an option, or a list of keys.
error-unknown-seat = There is no seat { $seat } at this table.

# taking back
error-nothing-to-undo = There is nothing to take back.
error-nothing-to-redo = There is nothing to play again.
error-undo-after-reveal = Something was revealed since, so this cannot be taken back.
error-undo-after-others = Others have answered since, so this cannot be taken back.

# a new game
error-unknown-game = There is no game “{ $game }”; there are { $games }.
error-bad-option = “{ $value }” is not possible for { $option }.
error-unknown-option = This game has no option “{ $option }”.
error-bad-seats = This game is for { $least } to { $most } seats, not for { $seats }.
error-seed-needs-open-mark = A chosen seed is only for one person, or for a table that is openly marked as seeded.
error-unknown-language = There is no language “{ $language }”; there are { $languages }.

# files
error-file-not-found = There is no file { $file }.
error-too-large = This file is too large: at most { $most } bytes.
error-corrupt-save = This file is damaged, or it is not a saved game.
error-foreign-save = This file was not made by this game or is of a version that cannot be read.
error-not-finished = The game is not finished, so its whole record cannot be given out.
error-history-unavailable = So far back nothing is kept of this game.

# when a rule fails
error-rule-broke = A rule of { $game } failed at the answer “{ $answer }”; the table stands as before it.
log-resumed-at-checkpoint = The rules have changed since this game was saved, so it goes on from the last step.
