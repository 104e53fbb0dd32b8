# Clauses of the cards of the woods: see effects.ftl.

# when

# what happens
cancel-move = cancel that move
heal-one = heal { $n } damage or { $n } horror
refill-clues = place clues on this location until it has { $n } per investigator
ready-this = ready this enemy
give-up = give up { $name }, if you control that card (resolution { $n })
for-each = for { $amount }, { $effect }
find-weakness = search for a { $trait } weakness in your deck, draw it and shuffle the deck
lose-card-or-worse = discard 1 random card from your hand; if you cannot, this attack deals +{ $n } damage and +{ $n } horror
    .start = discard 1 random card from your hand. If you cannot, this attack deals +{ $n } damage and +{ $n } horror
frighten-all-here = each investigator at its location takes { $n } horror

# what always holds
connects-to = This location is connected to each other { $trait } location.
investigated-with = This location is investigated with { $skill } in place of any other skill.
fiercer-against-the-frightened = While it is engaged with an investigator who has { $sanity } or less sanity left, it gets +{ $n } fight and +{ $n } evade.
less-sanity = You get −{ $n } sanity.
