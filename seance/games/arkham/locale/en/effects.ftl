# Clauses of cards. The value stands behind a heading or an "if"; see engine/words.py for .start .after .to .cost .one .they

# a card with several texts
blank = { "" }
section = { $heading }: { $text }.
sections-two = { $first } { $second }
sections-more = { $first } { $second }
sections-last = { $first } { $second }
heading = { $kind }{ $when }{ $condition }{ $limit }{ $cost }
heading-when = { ", " }{ $when }
heading-if = { ", " }if { $condition }
heading-limit = { ", " }{ $limit }
heading-cost = { " " }({ $cost })
kind-action = { $n ->
    [one] Action
   *[other] { $n } actions
 }
kind-free = Free
kind-reaction = Reaction
kind-forced = Forced
kind-revelation = Revelation
kind-elder-sign = Elder sign
designated-evade = evade. { $text }
designated-parley = parley. { $text }
no-opportunity = this action provokes no attacks of opportunity
per-round = { $n ->
    [one] once per round
   *[other] { $n } times per round
 }
per-turn = { $n ->
    [one] once per turn
   *[other] { $n } times per turn
 }
per-phase = { $n ->
    [one] once per phase
   *[other] { $n } times per phase
 }
per-test = { $n ->
    [one] once per skill test
   *[other] { $n } times per skill test
 }
play-when = Play { $when }: { $text }.
if-success = If { $test }, { $text }.
if-success-by = If { $test } by { $n } or more, { $text }.
success = this skill test succeeds
success-attack = this skill test is an attack and succeeds
success-evasion = this skill test is an evasion and succeeds
success-investigation = this skill test is an investigation and succeeds
worth = +{ $n }
worth-each = +1 for { $amount }

# what is printed besides
only-in-deck-of = Only in a deck of { $investigator }.
fast = Fast.
has-uses = Uses: { $uses }.
no-ability = This card has no ability.

# what cards wait for: when, and what happens
trigger-during = during { $what }
trigger-when = when { $what }
trigger-after = after { $what }
trigger-before = before { $what }
trigger-at-end = at the close of { $what }
trigger-in-hand = { $when }, while this card is in your hand
happens-turn-you = your turn
happens-turn-here = the turn of an investigator where you are
happens-turn-anybody = each investigator’s turn
happens-round = the round
happens-phase-mythos = the mythos phase
happens-phase-enemy = the enemy phase
happens-turn-begins = your turn begins
happens-phase-begins = a phase begins
happens-game-ends = the game ends
happens-investigated = you investigate successfully
happens-investigated-by = you succeed at investigating by { $n } or more
happens-investigated-in-vain = you fail to investigate by { $n } or less
happens-attached-investigated = the location it is attached to is investigated successfully
happens-monster-attacked = an investigator where you are attacks a Monster successfully
happens-failure = you fail a skill test
happens-failure-coming = you would fail a skill test
happens-reveal = you reveal a chaos token
happens-reveal-negative = a chaos token you reveal turns out negative
happens-enters-play = this card enters play
happens-played = you play a { $trait } card
happens-treachery-drawn = you draw a treachery that is not a weakness
happens-entering = you enter this location
happens-leaving = you would leave this location
happens-leaving-attached = an investigator leaves the location this card is attached to
happens-discovery = you would discover clues where you are
happens-defeat = you defeat an enemy
happens-defeat-this = this enemy is defeated
happens-attack-you = an enemy attacks you
happens-attack-here = an enemy attacks an investigator where you are
happens-attack-this = this enemy attacks
happens-evasion-you = you evade an enemy
happens-evasion-here = an enemy where you are that is neither Elite nor a weakness is evaded
happens-evasion-this = this enemy is evaded
happens-engagement = this enemy engages you
happens-spawn = a non-Elite enemy spawns where you are
happens-spawn-elsewhere = the { $enemy } would spawn elsewhere
happens-harm-horror = you take horror
happens-harm-damage = you take damage
happens-horror-placed = horror is placed on this card
happens-bite = an enemy attack deals damage to this card

# what is so
if-clues-here = there is at least 1 clue where you are
if-no-clues-here = there are no clues where you are
if-only-enemy = the enemy is the only one engaged with you
if-clues-on-this = there are clues on this card
if-no-horror-on-this = there is no horror left on this card
if-succeeded-by = your skill value exceeds the difficulty by { $n } or more
if-fewer-on-this = there are fewer than { $n } resources on this card
if-card-in-play = { $name } is in play

# how many
count-clues-here = each clue where you are
count-horror-on-you = each horror on this card
count-tomes = each Tome you control
    .they = each Tome they control

# decisions
if = if { $condition }, { $then }
if-or = if { $condition }, { $then }; otherwise, { $otherwise }
    .start = if { $condition }, { $then }. Otherwise, { $otherwise }
for-one-here = an investigator of your choice where you are { $text }
treat-one-here = test { $skill } ({ $difficulty }) for any investigator where you are, who on a success loses { $n } damage and on a failure gets { $n } more
    .start = test { $skill } ({ $difficulty }) for any investigator where you are, who on a success loses { $n } damage and on a failure gets { $n } more

# harm
damage = { $n } damage
horror = { $n } horror
direct-damage = { $n } direct damage
direct-horror = { $n } direct horror
take = take { $points }
    .one = takes { $points }
take-each = take { $points } for { $amount }
    .one = takes { $points } for { $amount }
heal = heal { $points }
    .one = heals { $points }
heal-one-here = heal { $n } damage or { $n } horror from an investigator where you are
hurt-enemy-any = deal { $n } damage to an enemy where you are
hurt-enemy-exhausted = deal { $n } damage to an exhausted enemy where you are
hurt-that-enemy = deal { $n } damage to that enemy
blast = choose your location or a connecting one; deal { $n } damage to each enemy and to each investigator there
    .start = choose your location or a connecting one. Deal { $n } damage to each enemy and to each investigator there
suffer = suffer { $trauma }
trauma-physical = { $n } physical trauma
trauma-mental = { $n } mental trauma

# cards, resources, clues, uses
draw = draw { $n ->
    [one] 1 card
   *[other] { $n } cards
 }
    .one = draws { $n ->
        [one] 1 card
       *[other] { $n } cards
     }
draw-equal = draw 1 card for { $amount }
    .one = draws 1 card for { $amount }
gain-resources = gain { $n ->
    [one] 1 resource
   *[other] { $n } resources
 }
lose-all-resources = lose all your resources
earn-less = earn { $n } experience less for this scenario
discover = discover { $n ->
    [one] 1 clue
   *[other] { $n } clues
 } where you are
discard-hand-to = choose and discard cards from your hand until you hold { $n }
remove-discard-pile = remove your whole discard pile from the game
search = search for { $card } in { $where }, draw it and shuffle the deck
    .one = searches { $where } for { $card }, draws it and shuffles the deck
top-cards = the top { $n } cards of your deck
    .they = the top { $n } cards of their deck
whole-deck = your deck
    .they = their deck
a-card = a card
a-asset = an asset
a-trait-card = { $how_article ->
    [an] an { $traits } card
   *[a] a { $traits } card
 }
a-trait-asset = { $how_article ->
    [an] an { $traits } asset
   *[a] a { $traits } asset
 }
look-at-top = choose the deck of an investigator or the encounter deck, look at its top { $n } cards and put them back on top in any order
take-from-discard = take { $how_article ->
    [an] an { $trait } card
   *[a] a { $trait } card
 } from your discard pile into your hand
add-uses = place { $uses } on { $asset }
asset-here = { $how_article ->
    [an] an { $trait } asset
   *[a] a { $trait } asset
 } that an investigator where you are controls
asset-yours = { $how_article ->
    [an] an { $trait } asset
   *[a] a { $trait } asset
 } you control
uses-ammo = { $n } ammo
uses-charges = { $n ->
    [one] 1 charge
   *[other] { $n } charges
 }
uses-secrets = { $n ->
    [one] 1 secret
   *[other] { $n } secrets
 }
uses-supplies = { $n ->
    [one] 1 supply
   *[other] { $n } supplies
 }
uses-become-resources = move { $uses } from this card into your resource pool, as resources
draw-encounter = draw an encounter card
place-doom-agenda = place { $n } doom on the current agenda
place-doom-this = place { $n } doom on this card
may-advance = { $deed } (if that fills it, it advances at once)

# prices
spend-resources = spend { $n ->
    [one] 1 resource
   *[other] { $n } resources
 }
spend-uses = spend { $uses }
exhaust-this = exhaust this card
hurt-this = deal { $points } to this card
discard-from-hand = discard { $n ->
    [one] 1 card
   *[other] { $n } cards
 } of your choice from your hand

# this card
discard-this = discard this card
return-this = return this card to your hand
to-threat-area = lay this card into your threat area
to-threat-area-with = lay this card, with { $tokens } on it, into your threat area
tokens-clues = { $n ->
    [one] 1 clue
   *[other] { $n } clues
 }
tokens-horror = { $n } horror
attach-to-location = attach this card to your location
take-horror-from-this = move { $n } horror from this card to your investigator
pay-to-this = move { $n ->
    [one] 1 resource
   *[other] { $n } resources
 } from your resource pool to this card
clues-from-this-instead = discard that many clues from this card instead

# enemies
auto-evade-one = automatically evade a non-Elite enemy where you are
auto-evade-all = automatically evade each enemy where you are
disengage = disengage from all enemies that are engaged with you
move-connecting = move to a connecting location
move-safe = move to a revealed location without enemies
slip-away = the evading investigator may disengage from each other enemy and may move to a connecting location
cancel-attack = cancel that attack
turn-attack = deal its damage to another enemy where you are instead (you still take its horror)
discard-that-enemy = discard that enemy
shuffle-that-enemy = shuffle that enemy into the encounter deck
cancel-revelation = cancel the revelation effect of that card

# tests
test = test { $skill } ({ $n })
    .one = tests { $skill } ({ $n })
test-passed = { $deed }; on a success, { $passed }
    .start = { $deed }. On a success, { $passed }
test-failed = { $deed }; on a failure, { $failed }
    .start = { $deed }. On a failure, { $failed }
test-passed-failed = { $deed }; on a success, { $passed }; on a failure, { $failed }
    .start = { $deed }. On a success, { $passed }. On a failure, { $failed }
fight = fight
fight-with = fight with { $changes }
fight-using = fight using { $skill }
fight-using-with = fight using { $skill }, with { $changes }
evade = evade
evade-using = evade using { $skill }
investigate = investigate
investigate-with = investigate with { $changes }
plus-skill = +{ $n } { $skill }
plus-damage = +{ $n } damage
less-shroud = −{ $n } shroud
more-damage-if = if { $condition }, this attack deals +{ $n } damage
more-skill-if = if { $condition }, you get another +{ $n } for this attack
damage-by-points = its damage is 1 for each point you succeed by, at least { $least } and at most { $most }. If you fail and hit another investigator, it is 1 for each point you fail by, within the same bounds
on-symbols = { $effect } if one of these tokens is revealed for it: { $symbols }
on-symbols-after = if a { $symbols } token is revealed for it, { $effect } when it is over
if-succeeded = on a success, { $effect }
instead-of-clues = on a success, { $effect } instead of discovering clues
boost = you get +{ $n } { $skill } for this skill test
raise-value = you get +{ $n } skill value for that test
more-damage = it deals +{ $n } damage
discover-more = discover { $n ->
    [one] 1 additional clue
   *[other] { $n } additional clues
 } there
turn-sign = turn the minus of that token into a plus
reveal-two = reveal 2 tokens instead of 1, choose 1 of them to resolve and ignore the other
reveal-another = cancel that token, return it to the bag and reveal a new one
succeeds-if = if { $condition }, you succeed automatically instead

# for a while
until-turn = for the rest of your turn
until-phase = for the rest of the phase
until-round = for the rest of the round
not-attacked = { $until }, only Elite enemies can attack you
use-in-place = { $until }, you may use { $skill } in place of { $others }
no-tokens = { $until }, you reveal no chaos tokens for your skill tests
raise-skill = get +{ $n } to a skill of your choice { $until }
    .one = gets +{ $n } to a skill of your choice { $until }
blank-enemy = choose a non-Elite enemy where you are; { $until }, treat its text box as blank, except for its traits
    .start = choose a non-Elite enemy where you are. { $until }, treat its text box as blank, except for its traits
extra-actions-you = you may take { $n ->
    [one] 1 additional action
   *[other] { $n } additional actions
 } this turn
extra-actions-here = that investigator may take { $n ->
    [one] 1 additional action
   *[other] { $n } additional actions
 } this turn
lose-actions = lose { $n ->
    [one] 1 action
   *[other] { $n } actions
 } this turn

# what always holds
you-get = You get { $sign ->
    [plus] +{ $n }
   *[minus] −{ $n }
 } { $skill }.
you-get-investigating = You get { $sign ->
    [plus] +{ $n }
   *[minus] −{ $n }
 } { $skill } while investigating.
you-get-each = You get { $sign ->
    [plus] +{ $n }
   *[minus] −{ $n }
 } to each of your skills.
more-slots = You have { $slots }.
more-slots-for = You have { $slots }, only for { $trait } assets.
slot-hand = { $n ->
    [one] 1 additional hand slot
   *[other] { $n } additional hand slots
 }
slot-arcane = { $n ->
    [one] 1 additional arcane slot
   *[other] { $n } additional arcane slots
 }
more-actions = You may take { $n ->
    [one] 1 additional action
   *[other] { $n } additional actions
 } during your turn.
more-actions-for = You may take { $n ->
    [one] 1 additional action
   *[other] { $n } additional actions
 } during your turn, only for action abilities of { $trait } cards.
discard-when-empty = Discard this card when it has { $uses }.
no-ammo = no ammo
no-charges = no charges
no-secrets = no secrets
no-supplies = no supplies
at-most-committed = { $n ->
    [one] At most 1 copy may be committed to a skill test.
   *[other] At most { $n } copies may be committed to a skill test.
 }
own-tests-only = Commit this card only to your own skill tests.
stays-with-horror = This card cannot leave play while there is horror on it.
elder-sign-fails = Treat each elder sign you reveal as an auto-fail.
play-top-event = You may play the topmost event of your discard pile as if it were in your hand.
events-under-deck = Whenever you play an event or discard one from play, put it on the bottom of your deck instead of into your discard pile.
keep-out = Non-Elite enemies cannot move into the location it is attached to.
blank-investigators = While this enemy is where you are, treat the text box of your investigator as blank, except for traits.
