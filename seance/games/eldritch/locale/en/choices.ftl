# What encounter cards and other texts ask, what can be answered, and what is told of it.

ask-pay = { $a }: pay the price that “{ $b }” names?
ask-pay-to-avoid = { $a }: pay, so that “{ $b }” does no harm?
ask-may-do = { $a }: use “{ $b }”?
ask-choose-one = { $a }: choose one effect of “{ $b }”
ask-gain-which = Which Asset does { $a } gain?
ask-move-clue = Where does this Clue go? All these spaces are equally near.
ask-spawn-clue = On which space does a Clue appear?
ask-discard-gate = Which Gate is removed? Its Monsters stay.
ask-set-omen = The Omen stands on space { $b } of its track: to which one does it go? Doom does not advance for that.
ask-hurt-monster = Which Monster loses { $b } Health? At 0 it is defeated.
ask-hurt-monsters-on-space = On which space does every Monster lose { $b } Health?
ask-discard-monster = Which Monster leaves the board?
ask-move-monster = Which Monster do you move?
ask-move-monster-to = To which space does this Monster go?
ask-pull-monster = Which Monster comes to { $a }?
ask-add-a-success = Spend 1 Clue of { $a } for 1 more success?
ask-spend-sanity-for-dice = How much Sanity does { $a } spend? Each point is 1 more die.

do-decline = No
do-to = { $a }
do-monster = { $a } ({ $b })
do-discard-gate = { $a }
do-omen-to = { $a } (space { $b }, then { $b ->
    [2] { name-omen-red }
    [4] { name-omen-green }
   *[other] { name-omen-blue }
 })
do-set-omen = Move the Omen
do-gain-from-reserve = { $a } from the reserve
do-gain-at-random = A random one from the deck
do-improve-any = Improve a skill
do-improve-skill = Improve { $a }
do-become-delayed = Become Delayed
do-recover = { $b ->
    [0] Recover { $a } Health
   *[other] { $a ->
        [0] Recover { $b } Sanity
       *[other] Recover { $a } Health and { $b } Sanity
     }
 }
do-suffer = { $b ->
    [0] Lose { $a } Health
   *[other] { $a ->
        [0] Lose { $b } Sanity
       *[other] Lose { $a } Health and { $b } Sanity
     }
 }
do-gain-clues = { $a ->
    [one] Gain { $a } Clue
   *[other] Gain { $a } Clues
 }
do-gain-spells = { $a ->
    [one] Gain { $a } Spell
   *[other] Gain { $a } Spells
 }
do-gain-assets = { $a ->
    [one] Gain { $a } random Asset
   *[other] Gain { $a } random Assets
 }
do-gain-condition = Gain { $a }
do-spend-clues = { $a ->
    [one] Spend { $a } Clue
   *[other] Spend { $a } Clues
 }
do-spend-clues-for-it = Spend the Clues that it takes
do-spend-health = Spend { $a } Health
do-spend-sanity = Spend { $a } Sanity
do-discard-spells = { $a ->
    [one] Discard { $a } Spell
   *[other] Discard { $a } Spells
 }
do-discard-assets = { $a ->
    [one] Discard { $a } Asset
   *[other] Discard { $a } Assets
 }
do-discard-possessions = { $a ->
    [one] Discard { $a } possession
   *[other] Discard { $a } possessions
 }
do-discard-condition = Discard { $a }
do-discard-condition-of = Discard a { $a } Condition
do-discard-monster = Discard a Monster

note-from-afar = The sheet of { $a } allows a trade of Clues from afar.
note-doom-empty = Doom comes to 0: { $a } wakes
note-clues-due = { $a ->
    [one] 1 Clue
   *[other] { $a } Clues
 }

log-eldritch-added = { $n ->
    [one] An Eldritch token is put on the { $where }.
   *[other] { $n } Eldritch tokens are put on the { $where }.
 }
log-eldritch-discarded = { $n ->
    [one] { $n } Eldritch token leaves the Omen track.
   *[other] { $n } Eldritch tokens leave the Omen track.
 }
name-omens = green space of the Omen track
name-sheet = Ancient One sheet

# of Mythos cards

ask-move-to = Where does { $a } move?
ask-lead-chooses = Whom does the Lead Investigator choose?
ask-solve-which = Which Rumor is solved and leaves the board?
ask-put-on-rumor = Spend a Clue to put { $a } on { $b }?
do-solve = { $a }
log-health-placed = A Health token is put on { $card }: { $n } now.
log-assets-boxed = Assets with a value of { $value } or more go back to the game box: { $n }.
log-put-on-rumor = { $monster } is put on { $card }.
log-reserve-emptied = Every card in the reserve is discarded.
end-lost-by-rumor = A Rumor has come true: the investigators lose.
