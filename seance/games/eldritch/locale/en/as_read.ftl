# What is printed on possessions beside their text.

traits-two = { $first }, { $second }
traits-more = { $first }, { $second }
traits-last = { $first }, { $second }
asset-value = Value { $n }.
has-traits = { $traits }.
