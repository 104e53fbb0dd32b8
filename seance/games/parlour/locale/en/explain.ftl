# What each question is about: what is decided, what to think of, an example; `.rules` are the rules behind it.

explain-planchette = A secret yes or no, for everybody at once. Alone you draw two cards, together you burn. The fuller the others' hands, the likelier you are alone.
    .rules = PAR-PLANCHETTE-02 PAR-PLANCHETTE-03 PAR-PLANCHETTE-04

explain-your-action = One of your two actions. With three cards or fewer, drawing comes before calling; peering costs no card.
    .rules = PAR-TURN-01 PAR-SPIRIT-01

explain-pay = Exactly two cards; their power is added to the die. Voice 8 and power 5: a 3 is enough. Keep reflexes that could save the roll.
    .rules = PAR-SPIRIT-03 PAR-SPIRIT-04

explain-melt = Which candle burns. Without the short one there is no peering, without the tall one a hand of four.
    .rules = PAR-CANDLE-01 PAR-CANDLE-04 PAR-HAND-04

explain-mend = Which candle gets wax back, never above its start. First the one that would be out next.
    .rules = PAR-CANDLE-05

explain-discard-to-limit = Your hand is too large at the end of the turn. Let weak cards go, and replies to what is no longer to be feared.
    .rules = PAR-HAND-04

explain-put-back = The order in which these cards lie on the deck; the first is drawn next. Think of who draws it.
    .rules = PAR-HAND-02

explain-unveil = Which veil is opened for all to see. One that you know helps nobody else; an unknown one tells everybody the same.
    .rules = PAR-SPIRIT-04

explain-reply = Whether you answer this card before it works. The last card played works first, and your answer can be answered.
    .rules = PAR-STACK-01 PAR-STACK-02

explain-show = Up to two cards, for their eyes only. Only what they have seen can they ask for.
    .rules = PAR-BARGAIN-01

explain-give = What you offer, two cards at most. What is money to you may be a weapon to them.
    .rules = PAR-BARGAIN-02

explain-want = What you ask for, among the cards you know they hold. Ask too much, and they have two more offers to make.
    .rules = PAR-BARGAIN-02

explain-answer-offer = Take, refuse, or offer otherwise; three offers in all.
    .rules = PAR-BARGAIN-03

explain-circle = What you give, unseen. If the circle breaks everybody burns, you too; who gives more than anybody else gains faith.
    .rules = PAR-CIRCLE-01 PAR-CIRCLE-02 PAR-CIRCLE-03

explain-would-burn = Wax is about to burn, and you could do something instead. Only the first thing that works counts. Save whoever is near fleeing, if you need them.
    .rules = PAR-MOMENT-04 PAR-CANDLE-03

explain-when-rolled = Whether the die shall count as something else. The last word counts, so wait if another could still change it back.
    .rules = PAR-MOMENT-05 PAR-SPIRIT-04

explain-would-strike = Whether you stop the clock this once. Late in the evening it is a whole round for everybody, your rivals too.
    .rules = PAR-ROUND-02 PAR-END-02

explain-reflex-used = Somebody uses a reflex; yours could stop it, and both are discarded. Worth it only if theirs decides something.
    .rules = PAR-MOMENT-03
