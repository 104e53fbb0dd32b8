# What is printed on possessions beside their text.

traits-two = { $first }, { $second }
traits-more = { $first }, { $second }
traits-last = { $first }, { $second }
asset-value = Value { $n }.
has-traits = { $traits }.
has-signs = Signs, in this order: { $signs }.
sign-advance-omen = the Omen moves on
sign-reckoning = a reckoning
sign-spawn-gates = Gates open
sign-monster-surge = Monsters surge
sign-spawn-clues = Clues appear
sign-place-rumor = a Rumor token is placed
sign-place-eldritch = Eldritch tokens are put on the card
