# Clauses of Mysteries
caption-research-resolved = After you resolve a Research encounter
caption-mystery-gate-closed = When you close a Gate
caption-monster-defeated = When you defeat a non-Epic Monster
caption-spell-cast = After you cast a Spell and pass its test
caption-at-token = Encounter on the space of the Mystery token
caption-at-tokens = Encounter on a space with an Eldritch token
caption-solved = When this Mystery is solved

if-closed-gate-matches = it matches the current Omen
count-twice-players = twice the number of players
count-twice-players-here = twice the number of players ({ $n })
put-clue-here = put 1 Clue that you have gained from it on this card
put-monster-here = put it on this card
put-gate-here = put that Gate on this card
move-token-here = move the Eldritch token from your space to this card
discard-cast = discard that Spell
scatter-eldritch = { $n ->
    [one] put { $n } Eldritch token on a random space
   *[other] put { $n } Eldritch tokens, each on a random space
 }
scatter-eldritch-equal = put Eldritch tokens, as many as { $amount }, each on a random space
token-on-nearest-sea = put 1 Eldritch token on the nearest Sea space without one
    .one = puts 1 Eldritch token on the nearest Sea space without one
move-all-clues = move each Clue on the board to the nearest { $space } space
discard-board-eldritch = discard all Eldritch tokens from the board
box-gates = return the Gates on this card to the game box
odd-rlyeh-risen = resolve a R'lyeh Risen encounter

mystery-token = put the Mystery token on { $space }
epic-comes = spawn the { $name } Epic Monster on { $space }
eldritch-on = put 1 Eldritch token on each of { $spaces }
gather-clues = This Mystery is solved at the end of the Mythos Phase if the number of Clues on it is at least { $amount }.
gather-eldritch = This Mystery is solved at the end of the Mythos Phase if the number of Eldritch tokens on it is at least { $amount }.
gather-gates = This Mystery is solved at the end of the Mythos Phase if the number of Gates on it is at least { $amount }.
gather-toughness = This Mystery is solved at the end of the Mythos Phase if the total toughness of the Monsters on it is at least { $amount }.
beat = This Mystery is solved at the end of the Mythos Phase if { $name } has been defeated.

ask-token-where = Where does { $a } put the Eldritch token?
ask-move-which-clue = Where does the Clue on { $b } go?
do-put-clue-here = Put a Clue on it
do-discard-cast = Discard the Spell
log-token-moved = The Eldritch token on { $space } is moved to { $card }.
log-token-on-space = { $who } puts an Eldritch token on { $space }.
