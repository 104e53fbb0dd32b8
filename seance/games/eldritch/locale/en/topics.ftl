# An overview for those who ask: a topic's answer, its title, the words that ask for it, and the rules behind it.

topic-win = Solve three Mysteries before the Ancient One awakens. Once it is awake, three Mysteries and the Final Mystery are needed.
    .title = How do we win?
    .words = win, winning, victory, goal, aim, point of the game
    .rules = EH-GOAL-01 EH-WIN-01 EH-WIN-02 EH-MYST-01

topic-lose = When all are eliminated, a card says so, or the Mythos deck is empty when a card must be drawn. An awakened Ancient One has ways of its own; Azathoth's awakening is the end.
    .title = How do we lose?
    .words = lose, losing, lost, game over, defeat of all
    .rules = EH-WIN-03 EH-WIN-04 EH-WIN-05 EH-WIN-06 EH-AWAKE-06

topic-round = Action Phase, Encounter Phase, Mythos Phase. In each the Lead Investigator goes first; afterwards the token may be passed.
    .title = How does a round go?
    .words = round, phase, phases, order, sequence
    .rules = EH-FLOW-01 EH-FLOW-02 EH-FLOW-03 EH-ACTION-02

topic-turn = Two, each kind once a round: travel, rest, trade, prepare for travel, acquire Assets, and those on cards.
    .title = What actions can I take?
    .words = turn, action, actions, what to do, two actions
    .rules = EH-ACTION-01 EH-ACTION-04 EH-ACTION-05

topic-travel = One step along a path, then one more for each fitting ticket. Tickets are bought in cities; two at most.
    .title = How do I travel?
    .words = travel, travelling, move, moving, ticket, tickets, train, ship, go, walk
    .rules = EH-TRAVEL-01 EH-TRAVEL-02 EH-TRAVEL-03 EH-TRAVEL-04 EH-TICKET-01 EH-TICKET-05

topic-rest = Rest gives back one Health and one Sanity, not beside a Monster. Cards and places help, too.
    .title = How do I recover?
    .words = rest, resting, recover, heal, healing, health, sanity
    .rules = EH-REST-01 EH-REST-02 EH-HEALTH-03

topic-acquire = In a city test Influence: your successes are what you may spend on cards of the reserve.
    .title = How do I get Assets?
    .words = acquire, buy, buying, asset, assets, shop, reserve, influence, item, items, weapon
    .rules = EH-ACQ-01 EH-ACQ-02 EH-ACQ-03 EH-ACQ-04 EH-ACQ-05

topic-trade = On one space, as an action: Assets, Artifacts, Clues, Spells and tickets, as both agree.
    .title = How do I trade?
    .words = trade, trading, give, swap, exchange
    .rules = EH-TRADE-01 EH-TRADE-02

topic-test = Roll as many dice as the skill says, at least one. Each 5 or 6 is a success; one is enough, if nothing else is said.
    .title = How does a test work?
    .words = test, tests, skill, skills, dice, roll, success, successes, check
    .rules = EH-TEST-02 EH-TEST-03 EH-TEST-04 EH-TEST-05 EH-TEST-08

topic-reroll = They solve Mysteries and Rumors, and each rerolls a die. You find them in Research encounters.
    .title = What are Clues for?
    .words = clue, clues, reroll, rerolls, use clues, spend clues
    .rules = EH-REROLL-01 EH-REROLL-02 EH-CLUE-03 EH-IMPR-01

topic-encounter = Whoever stands with Monsters fights them; otherwise you have one encounter: the place, or a token on it.
    .title = What happens in the Encounter Phase?
    .words = encounter, encounters, location, place, meet
    .rules = EH-ENC-01 EH-ENC-04 EH-ENC-06 EH-TOK-01 EH-LOC-01

topic-gate = A Gate brings a Monster, and doom when the Omen has its colour. It is closed by an Other World encounter.
    .title = What are Gates, and how are they closed?
    .words = gate, gates, close, closing, other world, portal
    .rules = EH-GATE-01 EH-GATE-02 EH-GATE-03 EH-TOK-03 EH-MYTHOS-04

topic-fight = First Will against its horror, then Strength against its damage; the successes of the second are what it loses.
    .title = How do I fight Monsters?
    .words = fight, fighting, combat, monster, monsters, attack, kill, horror, damage, toughness
    .rules = EH-COMBAT-02 EH-COMBAT-04 EH-COMBAT-05 EH-COMBAT-06 EH-COMBAT-08

topic-mythos = The Lead draws a card and does its signs in order: Omen, reckoning, Gates, surge, Clues, Rumor, text.
    .title = What happens in the Mythos Phase?
    .words = mythos, mythos phase, mythos card, surge, event
    .rules = EH-MYTHOS-01 EH-MYTHOS-02 EH-MYTHOS-03 EH-MYTHOS-05 EH-MYTHOS-17

topic-doom = The way to the awakening: the number falls when doom advances. Gates of the Omen's colour and fallen investigators advance it.
    .title = What is Doom?
    .words = doom, doom track, advance, retreat, countdown
    .rules = EH-TRACK-01 EH-TRACK-02 EH-AWAKE-01 EH-DEFEAT-02 EH-MYTHOS-04

topic-omen = A round track of colours. When it moves, each Gate of the new colour advances Doom by one.
    .title = What is the Omen?
    .words = omen, omens, comet, colour, color
    .rules = EH-MYTHOS-03 EH-MYTHOS-04 EH-MYTHOS-09 EH-TRACK-04

topic-reckoning = Everything in play with the red sign takes effect: Monsters, the Ancient One, ongoing cards, then your own.
    .title = What is a reckoning?
    .words = reckoning, reckon
    .rules = EH-MYTHOS-05 EH-MYTHOS-06 EH-MYTHOS-07

topic-mystery = Each says what it wants: Clues, tokens, a defeated Monster. At its time it counts as solved and the next one comes.
    .title = How are Mysteries solved?
    .words = mystery, mysteries, solve, solving, final mystery
    .rules = EH-MYST-01 EH-MYST-02 EH-MYST-04 EH-WIN-01

topic-rumor = A blue Mythos card with a token on the map. Go there and solve it before its tokens are gone.
    .title = What are Rumors?
    .words = rumor, rumour, rumors, rumours
    .rules = EH-RUMOR-01 EH-RUMOR-02 EH-RUMOR-03 EH-RUMOR-04 EH-TOK-05

topic-ancient = At Doom 0 its sheet is turned. From then on nobody comes back, and a Final Mystery must be solved as well.
    .title = What happens when the Ancient One awakens?
    .words = ancient, ancient one, awaken, awakens, awake, wakes, cthulhu, azathoth
    .rules = EH-OVER-02 EH-AWAKE-01 EH-AWAKE-02 EH-AWAKE-04 EH-FINAL-01 EH-ELIM-01

topic-defeat = At no Health or no Sanity you fall: Doom advances, and your things stay in a city for others. You go on with a new investigator.
    .title = What if my investigator is defeated?
    .words = defeated, die, dying, death, dead, new investigator, insane, killed, devoured
    .rules = EH-DEFEAT-01 EH-DEFEAT-02 EH-DEFEAT-03 EH-NEWINV-01 EH-ENCDEF-03

topic-delayed = You stand up instead of acting in the next Action Phase; encounters go on as usual.
    .title = What does delayed mean?
    .words = delayed, delay
    .rules = EH-DELAY-01 EH-DELAY-03 EH-DELAY-05

topic-improve = By encounters and cards: +1, then +2, never more.
    .title = How do skills grow?
    .words = improve, improvement, improvements, better, grow, skill value
    .rules = EH-IMPR-01 EH-IMPR-02 EH-IMPR-04 EH-SKILL-01

topic-spells = Cards with a hidden back. You see the front only; it says when the card is turned.
    .title = What are Spells and Conditions?
    .words = spell, spells, condition, conditions, curse, debt, blessed
    .rules = EH-SPELL-01 EH-SPELL-02 EH-SPELL-03 EH-GAIN-02

topic-players = One to eight, all on one side, one investigator each. Azathoth is a good first Ancient One.
    .title = How many can play, and how do we begin?
    .words = players, how many, begin, start, setup, set up, team, lead
    .rules = EH-OVER-01 EH-OVER-03 EH-SETUP3-01 EH-SETUP5-02

topic-expedition = A token that wanders between wild places; met there it may bring an Artifact.
    .title = What is the Expedition?
    .words = expedition, expeditions, artifact, artifacts
    .rules = EH-TOK-04 EH-SETUP9-07
