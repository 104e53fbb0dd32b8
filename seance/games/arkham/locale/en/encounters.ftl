# What encounter cards ask, and the labels of what can be answered.

ask-which-asset-to-discard = { $a }: which asset is discarded?
ask-choose-one = { $a }: choose one
ask-carried-where = { $a } is carried off: where to?
ask-attach-where = Where is { $a } attached?
ask-nearest-enemy = { $a }: which of the nearest enemies is meant?
do-take-damage = Take { $a } damage
do-take-horror = Take { $a } horror
do-take-both = Take { $a } damage and { $b } horror
do-give-clues = { $a ->
    [one] Spend 1 clue
   *[other] Spend { $a } clues
 }
do-go-to = Move to { $a }
do-accept = Accept
do-attach-to = { $a }
do-discard-cards = { $a ->
    [one] Discard a card
   *[other] Discard { $a } cards
 }
ask-discard-in-which-order = In which order are they discarded? The last one lies on top.
