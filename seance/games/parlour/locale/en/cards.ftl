# What rites say: the value is the clause as it stands first; .one is said of somebody.
burn = burn { $n } wax
    .one = burns { $n } wax
mend = mend { $n } wax
    .one = mends { $n } wax
draw =
    { $n ->
        [one] draw 1 card
       *[other] draw { $n } cards
    }
    .one =
        { $n ->
            [one] draws 1 card
           *[other] draws { $n } cards
        }
divine = look at the top { $n } cards of the deck and put them back in any order
    .one = looks at the top { $n } cards of the deck and puts them back in any order
show-hand = show your hand to whoever plays this
    .one = shows you their hand
unveil = open a veil
    .one = opens a veil
another = another sitter { $deed }
each = from you to the left, every sitter { $deed }
odd-musical-chairs = all at once, every sitter passes their whole hand to the left

# Replies and reflexes.
text-fraud = Reply to any card: it does nothing.
text-looking-glass = Reply to a card that is aimed at you: it is aimed at whoever played it instead.
text-cupped-hands = Reflex when you would burn wax: burn none instead.
text-martyrdom = Reflex when another sitter would burn wax: instead, you burn 1 and gain 1 faith, unless you flee.
text-loaded-die = Reflex when a die was rolled: it counts as 6 instead.
text-cold-fingers = Reflex when a die was rolled: it counts as 1 instead.
text-stopped-clock = Reflex when the clock would strike: it does not. This card goes out of the game.
text-cough = Reflex when another sitter uses a reflex: stop it.

# Spirits.
text-the-child = It only wants to play.
text-the-jester = He laughs last.
text-the-nurse = Once a round, when anybody would burn wax, you may say that nothing burns instead.
text-the-drummer = After the clock has struck, the sitter to your left burns 1 wax.
text-the-judge = Once a round, when a die was rolled, you may say that it counts as 4 instead.
text-the-bride = After the clock has struck, you burn 1 wax.
text-the-admiral = He speaks from the bottom of the sea.
text-the-duchess = She does not come to everybody.
