# What each question is about: what is decided, what to think of, an example; `.rules` are the rules behind it.

explain-favour = Who was chosen draws two cards or loses one at random. For yourself: draw. For a rival about to study: lose.
    .rules = DUN-FAMILY-09

explain-give-cards = What you hand over. Cards that fit your next study stay; a number too small to matter goes.
    .rules = DUN-FAMILY-07

explain-headbutt = What the blow does: a random cube falls, or a random card goes. A cube if it can be picked up, a card before their study.
    .rules = DUN-SKILLS-03 DUN-SKILLS-04

explain-how-many-cubes = How many cubes you take without an attempt, and so how much you pay. From the left, as always.
    .rules = DUN-SKILLS-11 DUN-SKILLS-13 DUN-KEY-04

explain-how-many-students = How many you draw from the University; each may be an Omega, and that means doom. Take what the card needs, not more.
    .rules = DUN-SCHEME-10 DUN-SYMBOL-04 DUN-UNIV-09

explain-how-to-pay = How a card is paid. A sacrificed student is gone; drawing from the University costs nothing yet, but may bring an Omega and doom.
    .rules = DUN-SCHEME-09 DUN-SYMBOL-04 DUN-SYMBOL-05

explain-move-where = Where the card takes you or another. What is triggered by entering is triggered there.
    .rules = DUN-SYMBOL-02 DUN-TERM-02

explain-put-back = The order on the deck, the next one first. Think of who draws next: you, or the one to your left.
    .rules = DUN-SCHEME-01

explain-student-or-stun = What you bear: a lost student, or a stun token. Spies count your students, and full of tokens you must rest.
    .rules = DUN-STUN-02 DUN-SYMBOL-05

explain-take-cards = Which of these cards you take. Numbers for your next attempt, or the answer you lack.
    .rules = DUN-SYMBOL-03

explain-take-openly = Which card you take; everybody sees it. What they know of they can play around, so take what works all the same.
    .rules = DUN-SYMBOL-03

explain-where-boss = Where the boss appears. He raises the alert of his area, so not where you mean to study.
    .rules = DUN-EFFECT-15 DUN-BOSS-03

explain-where-token = Where the token lies from now on. A trap where rivals must pass, a passage where you come back.
    .rules = DUN-ATOK-01 DUN-ATOK-07

explain-where-tokens = Where the tokens lie. Spread traps over the short ways; the first who enters pays.
    .rules = DUN-ATOK-01 DUN-ATOK-07

explain-which-column = Which cube you go for; always the top of its column. Its worth is also its alert: a cheap one that takes away a star may hurt more.
    .rules = DUN-KEY-07 DUN-SPY-04 DUN-SPY-05

explain-which-stack = Into which stack you look or reach. The one you will draw from next.
    .rules = DUN-PLACE-01 DUN-SCHEME-01

explain-which-prey = Whom Laetus goes after. He meets everybody in the areas he enters. Choose who leads, or whose students are in your way.
    .rules = DUN-BOSS-06 DUN-LATUS-02

explain-which-token = None is left, so one is moved. Take the one that has done its duty, or that helps a rival.
    .rules = DUN-ATOK-01

explain-who-draws = Who draws a card beside you. Someone who is no danger, or who will owe you one.
    .rules = DUN-SYMBOL-03

explain-which-scholar = Whose skills you have all game. High intelligence takes more cubes at once, stamina forgives more failures. Rebecca: four cubes in one study.
    .rules = DUN-SETUP-03 DUN-SCHOLAR-02 DUN-SCHOLAR-08 DUN-SCHOLAR-09

explain-begin-turn = Set out, rest or submit: a rest or a thesis takes the whole turn. An accepted thesis ends your game, a rejected one costs your best cube and brings doom. Look at stun, students and hand first. Example: with stun 3 of 4 and one card, a rest is cheap.
    .rules = DUN-TURN-01 DUN-REST-01 DUN-THESIS-01 DUN-THESIS-10 DUN-THESIS-14 DUN-THESIS-15

explain-turn-starts = A card that is played only now, at the start of a rival's turn. Ask what they are about to do, and what it costs you to wait.
    .rules = DUN-SCHEME-08 DUN-TIMING-05

explain-your-movement = The next step, a card, or the end of walking. Think of where you want to act, and of what greets you there. One step more into an ambush costs a student.
    .rules = DUN-MOVE-01 DUN-MOVE-02 DUN-PRIO-01

explain-your-action = Your one action of the turn, with cards before and after it. Compare the alert of each study with what your hand adds up to. Example: alert 5, hand 6: try.
    .rules = DUN-ACT-01 DUN-ACT-02 DUN-STUDY-06

explain-walk = A step that a card gave you; staying is allowed. It works outside the movement phase too. After a stop sign this is how you get on.
    .rules = DUN-SYMBOL-02 DUN-FAMILY-04 DUN-EFFECT-13

explain-where-to-place = On which side the tile lies. Count joined passages, and passages you block. A tile that touches two areas makes a short cut.
    .rules = DUN-PLACE-02 DUN-PLACE-03 DUN-PLACE-04

explain-stairs-to-which = To which level the stairs lead, once and for all. Deeper means dearer cubes and harder alert.
    .rules = DUN-STAIR-01 DUN-STAIR-02

explain-instant = After each step, card and action of another's turn, the others in turn may each play one instant, until all pass. Use it before they act; inside an attempt there is no such pause.
    .rules = DUN-PRIO-02 DUN-PRIO-04 DUN-TIMING-05 DUN-TIMING-07

explain-respond = Whether you answer this card before it works. Ask what it does to you, and who may answer your answer. Decoy Student saves only you.
    .rules = DUN-TIMING-08 DUN-TIMING-09 DUN-PRIO-06

explain-generate-stealth = Which cards are thrown in for their numbers; at least one. Discard those that are useless later, hold back fate, trick and magic. Then: luck or misfortune of the area, the rivals, you, and equal is enough.
    .rules = DUN-STUDY-08 DUN-STUDY-09 DUN-STUDY-10 DUN-STUDY-11 DUN-STUDY-12 DUN-EFFECT-04 DUN-SPY-07

explain-in-attempt = Whether you raise the alert against somebody. Worth it only if they then fail, and they may still add cards after you. Example: with 5 against 4, +1 changes nothing, +2 does.
    .rules = DUN-STUDY-10 DUN-STUDY-11 DUN-SPY-08 DUN-SPY-09 DUN-STUDY-12

explain-in-own-attempt = Whether you add cards now. In a study nobody answers any more; in a spy attempt the target may. Equal is enough. Example: 6 against 6 is a success: pass.
    .rules = DUN-STUDY-11 DUN-SPY-09 DUN-STUDY-12

explain-prophecy-stealth = Which revealed card's number is added to your stealth. Take what you need; all of them are discarded. Example: 2 are missing, 1 and 3 are shown: the 3.
    .rules = DUN-PROPH-02 DUN-PROPH-03 DUN-PROPH-05

explain-prophecy-alert = Which revealed number is added to the alert. Against a rival the highest; in your own attempt (misfortune) the lowest.
    .rules = DUN-PROPH-02 DUN-PROPH-03 DUN-EFFECT-06

explain-stun-or-student = Who takes the blow. Tokens go with a rest, students are also your guard against spies. One token short of full: rather the student.
    .rules = DUN-STUN-02 DUN-REST-02

explain-protected-cube = Your trainee protects this cube, so you may refuse to lose it. Say no, unless losing it does you good.
    .rules = DUN-PROT-01 DUN-PROT-02

explain-where-to-drop = Where your cube falls. Somewhere you pass again, and the others do not.
    .rules = DUN-KEY-11 DUN-KEY-12 DUN-KEY-14

explain-drop-which = Which cube you leave behind; always the top one of its column. Mind stars and arrows that go with it. From a long column, not from the two that make a star.
    .rules = DUN-KEY-10 DUN-KEY-11

explain-give-which = Which cube you hand over, from the top of a column. If the receiver's column is full it is destroyed: sometimes the best gift.
    .rules = DUN-KEY-17 DUN-KEY-18 DUN-KEY-19

explain-remove-which = The failed thesis costs a cube of the highest worth; several are equal. Take the one without a star.
    .rules = DUN-THESIS-14

explain-boss-route = Which way the boss takes after his prey. He meets everybody on the way, so choose the road that the others stand on.
    .rules = DUN-BOSS-08 DUN-BOSS-06

explain-guide-boss = Where the boss goes; doors do not stop him. Towards rivals, away from where you will study: he raises the alert there.
    .rules = DUN-BOSS-08 DUN-BOSS-11

explain-which-discard = Which cards you throw away, for a rest or a cost; in a rest as many as you like, or none. You draw up afterwards. Let go of small numbers without a use.
    .rules = DUN-REST-07 DUN-SYMBOL-07

explain-which-doom = Which doom card the rest takes away. The one that hinders every turn, before the one that only costs points.
    .rules = DUN-REST-06 DUN-DOOM-02
