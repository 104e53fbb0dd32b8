# An overview for those who ask: a topic's answer, its title, the words that ask for it, and the rules behind it.

topic-win = Whoever reaches the points of the evening wins at once: five in a short one. Spirits count what they are worth, faith one each.
    .title = How do I win?
    .words = win, winning, victory, goal, points, aim
    .rules = PAR-END-01 PAR-SETUP-02

topic-lose = When the clock strikes twelve, or everybody has fled, all have lost. Whoever has no wax left flees alone.
    .title = How do we lose?
    .words = lose, losing, lost, midnight, twelve, flee, flees, die
    .rules = PAR-END-02 PAR-END-03 PAR-CANDLE-03

topic-round = Everybody draws a card; then the planchette, a turn of two actions each, the circle; then the clock strikes.
    .title = How does a round go?
    .words = round, turn, order, phase, action, actions, what to do
    .rules = PAR-ROUND-01 PAR-ROUND-02 PAR-TURN-01

topic-planchette = All decide in secret. Alone you draw two cards; if several push they burn wax; if nobody does the clock strikes.
    .title = What is the planchette?
    .words = planchette, push, pushing, still
    .rules = PAR-PLANCHETTE-01 PAR-PLANCHETTE-02 PAR-PLANCHETTE-03 PAR-PLANCHETTE-04

topic-peer = Peering is an action and costs no card: you alone see who waits there. Without the short candle you cannot.
    .title = How do I look behind a veil?
    .words = peer, peering, look, veil, veils, see
    .rules = PAR-SPIRIT-01 PAR-SPIRIT-02 PAR-CANDLE-04

topic-call = Pay exactly two cards and roll a die: their power and the die must reach its voice. Either way the veil stays open.
    .title = How do I call a spirit?
    .words = call, calling, spirit, spirits, voice, contact, summon
    .rules = PAR-SPIRIT-03 PAR-SPIRIT-04

topic-circle = All lay up to two cards unseen. If their power is enough it holds, and whoever gave most gains faith; if not, everybody burns wax.
    .title = What is the circle?
    .words = circle, hold hands, faith
    .rules = PAR-CIRCLE-01 PAR-CIRCLE-02 PAR-CIRCLE-03

topic-wax = Your life: three on the tall candle and two on the short one. You choose what burns; without wax you flee.
    .title = What is wax?
    .words = wax, candle, candles, burn, burning, life, mend, heal
    .rules = PAR-SETUP-01 PAR-CANDLE-01 PAR-CANDLE-03 PAR-CANDLE-05

topic-cards = They pay calls, are laid into the circle, or are played. You keep six at most, four without the tall candle.
    .title = What are the cards for, and how many may I hold?
    .words = card, cards, hand, limit, draw, discard, how many, rite, power
    .rules = PAR-HAND-01 PAR-HAND-03 PAR-HAND-04 PAR-STACK-05

topic-reply = A played rite waits for replies; the last card played works first. A fraud does nothing.
    .title = How do replies work?
    .words = reply, replies, answer, stack, fraud, counter, stop a card
    .rules = PAR-STACK-01 PAR-STACK-02 PAR-STACK-03

topic-reflex = A card that answers what happens: a roll, burning wax, the clock. Another reflex may stop it.
    .title = What is a reflex?
    .words = reflex, reflexes, moment, die roll, react
    .rules = PAR-MOMENT-02 PAR-MOMENT-03 PAR-MOMENT-05

topic-bargain = Once a turn with one other sitter: show up to two cards, then offer. After three offers it is taken or refused.
    .title = How do I trade?
    .words = bargain, trade, trading, offer, swap, give
    .rules = PAR-BARGAIN-01 PAR-BARGAIN-02 PAR-BARGAIN-03 PAR-BARGAIN-04

topic-clock = The clock strikes once a round, and once more if nobody pushes. At twelve it is over.
    .title = How long does it last?
    .words = clock, time, hour, hours, strike, strikes, how long, end, ends
    .rules = PAR-ROUND-02 PAR-PLANCHETTE-04 PAR-END-02 PAR-SETUP-02

topic-players = Two to five sitters, each with two candles and four cards; five veils in a short evening.
    .title = How do we begin?
    .words = players, begin, beginning, start, setup, set up, how many players
    .rules = PAR-SETUP-01 PAR-SETUP-02

topic-powers = Some act when the clock has struck, others may be used once a round.
    .title = What do spirits do once they are mine?
    .words = power of a spirit, nurse, judge, drummer, bride, powers
    .rules = PAR-SPIRIT-05 PAR-SPIRIT-06 PAR-MOMENT-01

topic-lead = Goes first this round and decides ties; then it passes to the left.
    .title = What is the lead?
    .words = lead, first, who goes first, leader
    .rules = PAR-ROUND-02 PAR-MOMENT-01 PAR-MOMENT-02
