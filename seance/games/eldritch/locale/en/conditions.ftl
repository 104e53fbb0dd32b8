# Clauses of Conditions
caption-local-action = Local Action
turn-over = flip this card
keep-one = discard all but 1 of your { $trait } possessions
another = another investigator of your choice { $text }
whom-others-here = each other investigator on your space
if-on-city = you are on a City space
if-on-sea = you are on a Sea space
success-from = { $n ->
    [6] Only a 6 is a success in your tests.
   *[other] A { $n } or higher is a success in your tests.
 }
opposes = If you would gain this Condition again, flip this card instead. If you would gain { $how_article ->
    [an] an { $name } Condition
   *[a] a { $name } Condition
 }, discard this card instead.
imprisons = You cannot move or perform any action but the one on this card. Instead of having an encounter, flip this card.
odd-kleptomania = gain 1 random Item Asset from the deck, then test Observation. If your result is less than its value, discard it and gain a Detained Condition

ask-choose-another = Whom does { $a } choose?
do-roll = Roll a die
