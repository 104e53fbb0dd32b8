# the table in plain text
see-evening = Round { $round }, { $hour } o'clock. { $goal } points win. { $deck } cards in the deck.
see-turn =
    { $actions ->
        [one] It is the turn of { $sitter }: 1 action left.
       *[other] It is the turn of { $sitter }: { $actions } actions left.
    }
see-you = { $sitter } (you)
see-gone = fled
see-wax = candles { $tall } + { $short }
see-cards =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
see-score =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }
see-has = has { $cards }
see-unknown = unseen
see-spirit = { $spirit } (voice { $voice }, worth { $worth })
see-owner = heard by { $sitter }
see-secret = seen in secret
see-stack = Played and waiting: { $card } of { $sitter }
see-offer = { $sitter } offers { $give } for { $want }
see-known = You know { $cards } in the deck, from card { $depth } on
see-card = { $card } ({ $power })
see-hand = Your hand: { $cards }
