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
with-two = { $first } and { $second }
with-more = { $first }, { $second }
with-last = { $first } and { $second }
or-two = { $first } or { $second }
or-more = { $first }, { $second }
or-last = { $first }, or { $second }

# lists in what is told and shown
list-none = nothing
list-number = { $n } × { $thing }
list-two = { $first } and { $second }
list-more = { $first }, { $second }
list-last = { $first } and { $second }

# the name of a card in a sentence
title = { $name }

# whom a line of the log is about, where it begins with them
subject = { $who }
# whoever reads it, in the place of their name
reader = you

# what can be answered nearly everywhere
do-pass = Pass
do-done = Done
do-use = Use { $a }

# to let a moment pass in which something could be done
do-let-be = Pass
ask-which-first = Which comes first?
ask-order-forced = In which order do they come?

# answers that cannot be taken
error-game-over = The game is over.
error-not-asked = You are not asked anything now.
error-not-offered = “{ $choice }” is not among the options.
error-stale = This answers an older question; the table has moved on.
error-group-too-few = Too few were chosen: at least { $least }.
error-group-too-many = Too many were chosen: at most { $most }.
error-wrong-type = Nothing can be done with “{ $given }” here.
error-not-a-group = Only one thing can be chosen here.
error-unknown-seat = There is no seat { $seat } at this table.

# taking back
error-nothing-to-undo = There is nothing to take back.
error-nothing-to-redo = There is nothing to play again.
error-undo-after-reveal = Something was revealed since, so this cannot be taken back.
error-undo-after-others = Others have answered since, so this cannot be taken back.

# a new game
error-unknown-game = There is no game “{ $game }”; there are { $known }.
error-bad-option = “{ $value }” is not possible for { $option }.
error-unknown-option = This game has no option “{ $option }”; it has { $known }.
error-bad-seats = { $most ->
    [1] This is for one seat, not for { $seats }.
   *[other] This game is for { $least } to { $most } seats, not for { $seats }.
}
error-bad-seed = “{ $seed }” is not a seed: take a whole number from 0 up to 128 bits.
error-seed-needs-open-mark = A chosen seed is only for one person, or for a table that is openly marked as seeded.
error-unknown-bot = There is no bot “{ $bot }”; there are { $known }.
error-unknown-lesson = There is no lesson “{ $lesson }”; there are { $known }.
error-unknown-puzzle = There is no puzzle “{ $puzzle }”.
error-unknown-language = There is no language “{ $language }”; there are { $known }.

# files
error-file-not-found = There is no file { $file }.
error-too-large = This file is too large: at most { $most } bytes.
error-corrupt-save = This file is damaged, or it is not a saved game.
error-foreign-save = This is not a saved game of Seance but “{ $format }”.
error-newer-save = This game was saved by a newer version of Seance.
error-corrupt-replay = This file is damaged, or it is not the record of a game.
error-foreign-replay = This is not a record of Seance but “{ $format }”.
error-replay-differs = Played again under these rules, the game takes another course than the record.
error-seat-file-has-no-answers = This file holds what one seat has seen; it can be watched, but not played again.
error-not-finished = The game is not finished, so its whole record cannot be given out.
error-history-unavailable = The rules have changed since this part of the game was played, so it cannot be shown again. What came after can.
error-no-such-event = There is no event { $n } yet.
error-playout-cannot-fork = A playout keeps no checkpoint to start from; take keep=True.

# when a rule fails
error-rule-broke = A rule of { $game } failed at the answer “{ $answer }”; the table stands as before it.
log-resumed-at-checkpoint = The rules have changed since this game was saved, so it goes on from the last step.

# Words that ask, and carry nothing: a search of the rules leaves them out.
asking-words =
    a, about, all, am, an, and, any, anybody, are, as, at, be, been, but, by, can, could, did, do, does, doing, done,
    else, for, from, get, gets, had, has, have, how, i, if, in, into, is, it, its, kind, many, may, me, mean, means,
    meant, might, much, must, my, need, needs, of, on, or, our, please, shall, should, so, some, tell, than, that,
    the, their, them, then, there, these, they, this, to, us, use, used, using, want, was, we, were, what, when,
    where, which, who, whom, whose, why, will, with, work, works, would, you, your

# what an option costs, in a game that names no coin of its own
cost-cards = { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
