# Clauses of Mythos cards: mostly of somebody (.one), or imperative to the table

caption-enters = When this card comes into play
caption-encounter = Encounter at { $space }
caption-reckoning = Reckoning
caption-no-tokens = When the last Eldritch token is gone
at-expedition = the Active Expedition space

whom-in-cities-with-weapons = each investigator on a City space who has a Weapon possession
whom-with-allies = each investigator who has an Ally Asset
whom-near-expedition = each investigator on or adjacent to the Active Expedition space
lead-chooses = the Lead Investigator chooses 1 investigator, who { $text }

unless-together = unless the investigators as a group { $cost }, { $effect }
if-lost = { $first }; if you lose any, { $then }
    .one = { $first }. If they lose any, they { $then }
    .start = { $first }. If you lose any, { $then }
if-no-mystery-solved = no Mystery is solved
if-rumor-in-play = any Rumor is in play
if-gate-matches = any Gate matches the current Omen
if-no-mythos-reckons = no Mythos card in play has a reckoning effect
if-monster-reckons = any Monster on the board has a reckoning effect
if-no-expedition = no Expedition card is left
if-four-at-rumor = 4 or more Monsters are there
count-health-here = the number of Health tokens on this card
count-players-less-health = the number of players minus the number of Health tokens on this card

move-to = move to { $space }
    .one = moves to { $space }
any-possessions = { $trait } possessions
any-spells = { $trait } Spells
discard-any = you may discard any number of { $things }
    .one = may discard any number of { $things }
    .they = may discard any number of { $things }
test-for-clues = test { $skill } and gain Clues equal to your result
    .one = tests { $skill } and gains Clues equal to their result
    .they = test { $skill } and gain Clues equal to their result
fight-all-here = encounter each Monster on your space, in the order you choose
    .one = encounters each Monster on their space, in the order they choose
    .they = encounter each Monster on their space, in the order they choose
discard-monster-here = discard a non-Epic Monster from your space
    .to-they = discard a non-Epic Monster from their space
    .they = discard a non-Epic Monster from their space
solve-rumor = solve 1 Rumor in play
all-clues = all of your Clues
    .they = all of their Clues
    .own-they = all of their Clues
    .perhaps-they = all of their Clues

turn-omen-back = move the Omen 1 space counterclockwise
doom-per-matching-gate = advance Doom by 1 for each Gate that matches the current Omen
discard-matching-gates = discard each Gate that matches the current Omen and advance Doom by 1 for each Gate discarded
heal-monsters = each Monster on the board recovers all Health
spawn-monster-expedition = { $n ->
    [one] spawn { $n } Monster on the Active Expedition space
   *[other] spawn { $n } Monsters on the Active Expedition space
 }
spawn-monster-cultists = { $n ->
    [one] spawn { $n } Monster on each space that has a Cultist
   *[other] spawn { $n } Monsters on each space that has a Cultist
 }
spawn-monster-rumor = { $n ->
    [one] spawn { $n } Monster on the space of this Rumor
   *[other] spawn { $n } Monsters on the space of this Rumor
 }
box-expedition = return every Expedition card of the Active Expedition's location to the game box, and move the token to the location of the new top card
reckon-mythos = { $n ->
    [one] resolve the reckoning effect of each Mythos card in play
   *[other] resolve the reckoning effect of each Mythos card in play { $n } times (all of them once, then all again)
 }
reckon-monsters = { $n ->
    [one] resolve the reckoning effect of each Monster on the board
   *[other] resolve the reckoning effect of each Monster on the board { $n } times (all of them once, then all again)
 }
discard-board-clues = discard every Clue on the board
discard-reserve = discard every card in the reserve
fill-reserve = refill the reserve from the Asset deck
bury-fallen = discard all possessions of defeated investigators, and return their tokens and sheets to the game box
lose-game = the investigators lose the game

discard-this = discard this card
flip-this = flip this card face up
solve-this = solve this Rumor
discard-tokens = { $n ->
    [one] discard { $n } Eldritch token from this card
   *[other] discard { $n } Eldritch tokens from this card
 }
    .one = { $n ->
        [one] discards { $n } Eldritch token from this card
       *[other] discards { $n } Eldritch tokens from this card
     }
discard-tokens-equal = discard Eldritch tokens from this card equal to { $amount }
    .one = discards Eldritch tokens from this card equal to { $amount }
place-health = put 1 Health token on this card
solved-by = defeating the { $name } solves this Rumor
forbid-rest = investigators cannot perform Rest actions
forbid-reserve = cards cannot be placed in the reserve
forbid-expeditions = investigators cannot resolve Expedition encounters
forbid-close-gates = Gates cannot be closed (they can still be discarded)

odd-that-which-consumes = the investigators as a group choose 1 Gate and discard it. If it does not match the current Omen, advance Doom by 1
odd-blood-flows = discard a non-Epic Monster of your choice and lose Health equal to its toughness
    .one = discards a non-Epic Monster of their choice and loses Health equal to its toughness
odd-legitimate-banking = gain a Debt Condition; if you already have one, resolve its reckoning effect instead, treating every die as a 1
    .one = gains a Debt Condition. If they already have one, they resolve its reckoning effect instead, treating every die as a 1
odd-tied-to-a-dark-purpose = each investigator resolves the reckoning effects of all their Conditions, treating every die as a 1
odd-draw-rumor = draw 1 random Rumor from the game box and resolve all of it
odd-doom-to-zero = advance Doom to 0
odd-faded-from-society = return to the game box every Asset in the deck, its discard pile and the reserve whose value is at least the number of Eldritch tokens on this card. Then discard 1 Eldritch token from this card
odd-return-of-the-ancient-ones = when an investigator on the space of this Rumor defeats a non-Epic Monster, they may spend 1 Clue to put that Monster on this card. Once the toughness of all Monsters on this card adds up to at least the number of players, this Rumor is solved
odd-through-fractured-reality = resolve an Other World encounter; if an effect would close the Gate, solve this Rumor instead
