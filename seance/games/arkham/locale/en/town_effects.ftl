# Clauses of the cards of the town: see effects.ftl.

# when, how often, what is so
per-game = { $n ->
    [one] once per game
   *[other] { $n } times per game
 }
for-the-group = { $limit } for the whole group
if-no-clues = you have no clues

# what happens
either = you must either { $one } or { $other }
spend-clues = spend { $n ->
    [one] 1 clue
   *[other] { $n } clues
 }
drop-clues = place { $n ->
    [one] 1 of your clues
   *[other] { $n } of your clues
 } on your location
drop-clues-equal = place 1 of your clues on your location for { $amount }
gain-clues = gain { $n ->
    [one] 1 clue
   *[other] { $n } clues
 } from the token pool
move-to = move to { $place }
carried-off = disengage from each enemy engaged with you that is no { $spared }, and move to a { $trait } location
spawn-here = it spawns at this location instead
attach-to-most-clues = attach this card to the location with the most clues among those without a copy of it
to-victory = add this enemy to the victory display
heal-this = heal { $n } damage from this enemy
doom-on-nearest-or = place { $n } doom on the nearest { $trait } enemy; if there is none in play, search the encounter deck and its discard pile for one, draw it and shuffle the deck
    .start = place { $n } doom on the nearest { $trait } enemy. If there is none in play, search the encounter deck and its discard pile for one, draw it and shuffle the deck
gain-surge = this card gains surge
test-either = test { $skill } ({ $n }) or { $other } ({ $n }); on a success, { $passed }
    .start = test { $skill } ({ $n }) or { $other } ({ $n }). On a success, { $passed }

# what always holds
cheaper = While you are at this location, each { $trait } asset you play costs { $n ->
    [one] 1 resource
   *[other] { $n } resources
 } less.
no-investigation = The location it is attached to cannot be investigated.
no-clues-while-engaged = While you are engaged with this enemy, you can neither discover nor spend clues.
worse-tokens = While somebody attempts to evade this enemy, negative modifiers of chaos tokens count twice.
