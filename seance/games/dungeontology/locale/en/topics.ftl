# An overview for those who ask: a topic's answer, its title, the words that ask for it, and the rules behind it.

topic-win = Most points: cubes corrected by the clan, a thesis that is accepted (10, 7, 5, 3), trainees, less doom. One can win without a thesis; on a tie the earlier thesis wins, then more students.
    .title = How do I win?
    .words = win, winning, victory, goal, aim, points, score, scoring, tie, ties, draw game, winner
    .rules = DUN-OBJ-01 DUN-SCORE-06 DUN-SCORE-01 DUN-SCORE-03 DUN-TIE-01 DUN-TIE-02

topic-end = The first accepted thesis, or one Omega too many, starts maximum alert. It ends when all have finished, the cubes are gone, or the University has no ordinary student left.
    .title = When does the game end?
    .words = end, ends, ending, over, finish, how long, maximum alert, panic
    .rules = DUN-END-01 DUN-END-02 DUN-END-03 DUN-MAX-01 DUN-MAX-09

topic-turn = Thesis or rest, if you like; then move, then one action, then the end: doom cards are turned, the hand is filled. Cards may be played while moving and acting.
    .title = What do I do in my turn?
    .words = turn, round, phase, phases, action, actions, what to do, order
    .rules = DUN-TURN-01 DUN-MOVE-01 DUN-ACT-01 DUN-ACT-02 DUN-REST-01

topic-move = Up to your speed in areas, through joined passages. Going where nothing lies draws a tile.
    .title = How do I move?
    .words = move, moving, movement, walk, go, speed, passage, passages
    .rules = DUN-MOVE-01 DUN-MOVE-02 DUN-MOVE-03 DUN-TERM-02 DUN-ENTER-03

topic-tiles = Draw from the stack of your level and join it to your area so that a passage lines up; never turn it. You must enter it.
    .title = How are tiles laid?
    .words = tile, tiles, lay, place, placing, area, areas, explore, exploring, dungeon
    .rules = DUN-PLACE-01 DUN-PLACE-02 DUN-PLACE-03 DUN-PLACE-04 DUN-PLACE-08

topic-study = Choose cubes from the left; more of them raise the alert. Discard cards for stealth: equal to the alert is a success. A failure costs a stun token and a student is drawn.
    .title = How do I study?
    .words = study, studying, collect
    .rules = DUN-STUDY-01 DUN-STUDY-03 DUN-STUDY-06 DUN-STUDY-08 DUN-STUDY-12 DUN-STUDY-14

topic-cubes = What you find out: civilisation 2, military 3, faith 4, wealth 5, caste 6 points each. In your notebook they fill columns; these give points, arrows (stealth +1 in every study) and stars.
    .title = What are cubes?
    .words = cube, cubes, information, notebook, column, columns, arrow, arrows, research, research bonus
    .rules = DUN-OVER-05 DUN-SCHOLAR-16 DUN-SCHOLAR-24 DUN-SCHOLAR-25 DUN-SCHOLAR-30

topic-alert = Three things: an area’s alert is what stealth must reach there; the alert card holds Omegas and makes every study harder; maximum alert is the last part of the game. It begins with the first accepted thesis or with an Omega for which no place is left.
    .title = What is the alert?
    .words = alert, alert card, alert value, maximum alert
    .rules = DUN-STEALTH-01 DUN-STUDY-06 DUN-ALERT-08 DUN-END-01 DUN-END-02 DUN-THESIS-11

topic-stealth = In order: cards you discard, plus arrows; luck or misfortune of the area; each rival may raise the alert with fate, trick or magic cards; then you may add such cards. Equal to the alert is enough.
    .title = How does a stealth attempt go?
    .words = stealth, attempt, sneak, bonus, steps of an attempt
    .rules = DUN-STUDY-08 DUN-STUDY-09 DUN-EFFECT-04 DUN-STUDY-10 DUN-STUDY-11 DUN-STUDY-12

topic-spy = Sacrifice a student, name a scholar beside you and a top cube: its worth and their students are the alert. Only you two play cards.
    .title = How do I spy?
    .words = spy, spying, steal, stealing, rob, theft
    .rules = DUN-SPY-01 DUN-SPY-02 DUN-SPY-03 DUN-SPY-05 DUN-SPY-12 DUN-SPY-14

topic-stun = Failures bring them; as many as your stamina force a rest. A student can be sacrificed instead.
    .title = What are stun tokens?
    .words = stun, stunned, stamina, hurt, damage, health
    .rules = DUN-REST-02 DUN-STUN-01 DUN-STUN-02 DUN-STUDY-14

topic-rest = The whole turn: back to the start, no stun, one doom less, new cards and students.
    .title = How do I rest?
    .words = rest, resting, recover, heal, camp, tired
    .rules = DUN-REST-01 DUN-REST-04 DUN-REST-05 DUN-REST-06 DUN-REST-08 DUN-REST-09

topic-students = They pay, take blows, and guard you against spies. They come from the campfire, which the University fills; a rest brings them up to your number, and cards can bring more.
    .title = What are students for?
    .words = student, students, sacrifice, campfire, university, limit of students, how many students
    .rules = DUN-OVER-01 DUN-OVER-03 DUN-SYMBOL-01 DUN-CAMPUS-01 DUN-SPY-05

topic-omega = A student of the brotherhood in the bag. Drawn, it empties the campfire, raises the alert card and gives the drawer a doom card.
    .title = What is an Omega?
    .words = omega, omegas, brotherhood, bag, draw from the university
    .rules = DUN-OMEGA-01 DUN-UNIV-06 DUN-UNIV-07 DUN-UNIV-08 DUN-UNIV-09 DUN-END-01

topic-doom = They come with an Omega or a failed thesis, are turned at the end of your turn, hinder you and cost points. A rest takes one away.
    .title = What are doom cards?
    .words = doom, curse, penalty
    .rules = DUN-DOOM-01 DUN-DOOM-02 DUN-DOOM-03 DUN-REST-06 DUN-SCORE-05

topic-thesis = With two stars you may submit at the start of your turn: your cubes, corrected by the clan, must reach its target. Failing costs your best cube and a doom card.
    .title = How does the thesis work?
    .words = thesis, submit, submitting, paper, judges, accepted
    .rules = DUN-THESIS-01 DUN-THESIS-05 DUN-THESIS-07 DUN-THESIS-10 DUN-THESIS-14

topic-clan = A hidden card that corrects what cubes are worth and names the target. A knowledge token lets you look at it.
    .title = What is the clan card?
    .words = clan, target, knowledge, knowledge token
    .rules = DUN-THESIS-04 DUN-KNOW-01 DUN-KNOW-02 DUN-SCORE-02

topic-stars = The cubes in a column of your notebook reach its stars. Whoever has fewer than the leader is excited and uses the other side of the scholar card.
    .title = What are stars and excitement?
    .words = star, stars, excited, excitement, behind
    .rules = DUN-EXC-01 DUN-EXC-04 DUN-EXC-05 DUN-THESIS-01

topic-cards = Each has a number, a main and a small effect; use one of them. Mostly in your own turn, while moving or acting.
    .title = How do scheme cards work?
    .words = card, cards, scheme, play, playing, hand, effect, fate, trick, magic
    .rules = DUN-SCHEME-02 DUN-SCHEME-04 DUN-SCHEME-05 DUN-TIMING-01 DUN-TIMING-04

topic-answer = After each step, card and action the others, clockwise, may each play one instant, until all pass. Responses when a card is played; the last response works first.
    .title = What may be played in somebody else’s turn?
    .words = respond, response, answer, instant, instants, counter, interrupt, react, others turn, my turn others
    .rules = DUN-PRIO-02 DUN-PRIO-04 DUN-TIMING-07 DUN-TIMING-08 DUN-TIMING-09 DUN-PRIO-06

topic-boss = His sign wakes or moves him. Whoever he meets in an area that he enters suffers, even who roused him, and he changes the area he is in.
    .title = What does the boss do?
    .words = boss, laetus, goblet, monster
    .rules = DUN-BOSS-01 DUN-BOSS-02 DUN-BOSS-03 DUN-BOSS-06 DUN-EFFECT-15

topic-effects = Framed ones work by themselves, such as ambush (students) and stop; circled ones are actions.
    .title = What do the signs of areas do?
    .words = sign, signs, symbol, symbols, ambush, danger, stop, toll, luck, area effect
    .rules = DUN-EFFECT-02 DUN-EFFECT-07 DUN-EFFECT-08 DUN-EFFECT-11 DUN-EFFECT-14

topic-traps = A hidden token. The first who enters turns it over and suffers: ambush, stop or toll.
    .title = How do traps work?
    .words = trap, traps, token, tokens
    .rules = DUN-ATOK-07 DUN-ATOK-08 DUN-ATOK-09 DUN-ATOK-11

topic-stairs = The first to enter stairs chooses an adjacent level and joins a tile of it.
    .title = How do I get to other levels?
    .words = stairs, level, levels, deeper, down, up
    .rules = DUN-STAIR-01 DUN-STAIR-02 DUN-STAIR-05 DUN-TERM-04 DUN-TERM-06

topic-doors = You need a cube of that colour to enter through it; leaving is free.
    .title = What do coloured doors do?
    .words = door, doors, colour, color, coloured, locked
    .rules = DUN-DOOR-01 DUN-DOOR-02 DUN-DOOR-03

topic-trainees = Helpers from scheme cards: an effect, points, and some protect cubes. Each exists once and can be lured away.
    .title = What are trainees?
    .words = trainee, trainees, protect, protection, shield
    .rules = DUN-TRAIN-01 DUN-TRAIN-02 DUN-TRAIN-04 DUN-TRAIN-05 DUN-PROT-01

topic-hinder = While somebody studies or spies, each rival in turn may raise the alert with fate, trick or magic cards. The one who tries has the last word.
    .title = Can I hinder others?
    .words = hinder, disturb, stop others, others, opponent, opponents, rival, rivals, interfere, against others
    .rules = DUN-STUDY-10 DUN-FAMILY-02 DUN-STUDY-11

topic-hand = At the end of each of your turns you draw up to your hand value. A rest fills the hand as well.
    .title = How many cards do I hold?
    .words = hand, hand value, cards hold, many cards, draw, draw cards, refill
    .rules = DUN-EOT-02 DUN-SCHOLAR-05 DUN-REST-08
