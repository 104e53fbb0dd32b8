# Clauses of encounter cards and locations: see effects.ftl.

# instructions
spawn-at = Spawn: { $place }.
spawn-empty = Spawn: any empty location.
spawn-prey = Spawn: engaged with its prey.
prey-bearer = Prey: only its bearer.
prey-highest-combat = Prey: highest combat.
prey-lowest-combat = Prey: lowest combat.
prey-lowest-agility = Prey: lowest agility.
prey-lowest-health = Prey: lowest remaining health.
prey-lowest-sanity = Prey: lowest remaining sanity.
prey-most-clues = Prey: most clues.
prey-fewest-cards = Prey: fewest cards in hand.
more-health = It gets +{ $n } health per investigator.
keyword-hunter = Hunter.
keyword-retaliate = Retaliate.
keyword-massive = Massive.
keyword-aloof = Aloof.
keyword-peril = Peril.
keyword-surge = Surge.
victory-points = Victory { $n }.

# when

# how many
count-failed-by = each point you fail by

# what happens
discard-asset-or = choose and discard an asset you control; if you cannot, { $otherwise } instead
    .start = choose and discard an asset you control. If you cannot, { $otherwise } instead
attach-here = attach this card to your location (at most { $n } copy there)
resign = resign
take-control = take control of this card
designated-resign = { $text }

# what always holds
first-costs-more = The first time in each round that you { $verbs }, it costs { $n ->
    [one] 1 additional action
   *[other] { $n } additional actions
 }.
action-move = move
action-fight = fight
action-evade = evade
cannot-play = You may play no { $kinds }.
kind-of-card-asset = assets
kind-of-card-event = events
more-shroud = The location it is attached to gets +{ $n } shroud.
no-entry = You cannot move into this location.
plus-for-all = While you control this card, each investigator where you are gets +{ $n } { $skill }.
lends = While nobody controls { $name }, that card has this ability. { $text }
