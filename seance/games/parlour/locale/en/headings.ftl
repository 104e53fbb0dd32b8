# Headings of the rules, by the middle of their ids
section-setup = The table
section-round = The round
section-planchette = The planchette
section-turn = The turn
section-hand = Cards
section-candle = Candles
section-spirit = Spirits
section-moment = Moments
section-stack = Rites and replies
section-bargain = Bargains
section-circle = The circle
section-end = The end
