# An overview for those who ask: a topic's answer, its title, the words that ask for it, and the rules behind it.

topic-win = Your kept objective must be fulfilled, and you must be alive at the end: asleep on a ship that reaches Earth, or gone in an Escape Pod. Several may win, or nobody.
    .title = How do I win?
    .words = win, winning, victory, goal, aim, point of the game
    .rules = NEM-GOAL-02 NEM-GOAL-03 NEM-END-12 NEM-VIC-15

topic-lose = You lose when you die, or live without having fulfilled your objective. Awake in the jump, aboard when the ship explodes, a wrong course, a fourth serious wound: all of these kill.
    .title = How do I lose?
    .words = lose, losing, lost, defeat, game over
    .rules = NEM-END-02 NEM-END-07 NEM-WND-06 NEM-VIC-02 NEM-VIC-06

topic-end = When time runs out and the ship jumps, when the ship explodes or breaks apart, or when nobody awake is left aboard.
    .title = When does the game end?
    .words = end, ends, ending, over, finish, how long, jump
    .rules = NEM-END-01 NEM-END-04 NEM-END-05 NEM-END-06 NEM-END-09

topic-turn = In a round you draw up to five cards; then all take turns of two actions, paid with cards, until everybody has passed. Then comes the Event Phase.
    .title = What do I do in my turn?
    .words = turn, round, action, actions, what to do, do first, phase
    .rules = NEM-FLOW-02 NEM-PP-01 NEM-PP-06 NEM-PP-09 NEM-COST-01

topic-noise = Entering an empty room rolls the noise die, and the number marks that corridor. Where a marker lies already, an Intruder comes instead.
    .title = What is noise?
    .words = noise, noisy, sound, silent, quiet, noise marker, noise roll
    .rules = NEM-NOISE-01 NEM-NOISE-02 NEM-NOISE-04 NEM-MOVE-05 NEM-NOISE-07

topic-move = One card takes you to a neighbouring room. Careful movement costs two, and you choose the corridor that gets the noise marker.
    .title = How do I move?
    .words = move, moving, movement, walk, go, careful
    .rules = NEM-MOVE-01 NEM-BAS-04 NEM-BAS-03 NEM-BAS-06 NEM-MOVE-05

topic-encounter = An Intruder is drawn from the bag and appears beside you. If you hold fewer cards than the number on its token, it attacks by surprise.
    .title = What is an Encounter?
    .words = encounter, appear, appears, surprise, surprised, surprise attack
    .rules = NEM-ENC-01 NEM-ENC-04 NEM-ENC-05 NEM-ENC-08 NEM-ENC-09

topic-fight = Shoot: spend one ammo and roll the combat die. With bare hands you always gain a Contamination card, and a miss costs a serious wound.
    .title = How do I fight?
    .words = fight, fighting, combat, attack, shoot, shooting, gun, weapon, ammo, melee, kill, hit
    .rules = NEM-SHOOT-01 NEM-SHOOT-04 NEM-MELEE-02 NEM-MELEE-05 NEM-DMG-01

topic-escape = Moving out of a room with an Intruder is an escape: each of them attacks you first, then you go. It also strikes if you stay until the Event Phase.
    .title = How do I run away?
    .words = escape, run, run away, flee, leave, get away
    .rules = NEM-ESC-01 NEM-ESC-02 NEM-ESC-03 NEM-BAS-05 NEM-EP-03

topic-wounds = The third light wound becomes a serious one with a handicap; after three serious wounds any further wound kills. Bandages, Med Kit, Clothes and the Emergency Room help.
    .title = What do wounds do, and how do I heal?
    .words = wound, wounds, wounds kill, wounded, hurt, health, heal, healing, die, dying, death, dead, dress, bandage
    .rules = NEM-WND-01 NEM-WND-04 NEM-WND-05 NEM-WND-06 NEM-HEAL-01

topic-contamination = Contamination cards clog your hand, and some are infected: only a scan tells. At the end an infection may kill you; Surgery and the Antidote help.
    .title = What is contamination?
    .words = contamination, contaminated, infected, infection, larva, scan, scanner, surgery, disease
    .rules = NEM-CONT-01 NEM-CONT-02 NEM-CONT-04 NEM-SCAN-02 NEM-SCAN-05 NEM-VIC-11

topic-search = A Search card draws two Items of the room's colour and keeps one; the room's counter falls by one. Heavy ones need a hand, and you have two.
    .title = How do I find Items?
    .words = search, searching, item, items, find, loot, carry, heavy, hands, inventory
    .rules = NEM-SEARCH-02 NEM-SEARCH-03 NEM-SEARCH-06 NEM-SEARCH-09 NEM-HEAVY-03

topic-rooms = Entering an unexplored room turns it over: the token says how often it can be searched and what happens once. A room action costs two cards.
    .title = What are rooms and exploration?
    .words = room, rooms, explore, exploring, exploration, token, unexplored, room action
    .rules = NEM-MOVE-03 NEM-MOVE-04 NEM-EXPL-01 NEM-AROOM-01 NEM-AROOM-02

topic-fire = Whoever ends a turn in a burning room takes a light wound, and Intruders there burn, too. A ninth fire marker destroys the ship.
    .title = What does fire do?
    .words = fire, burn, burning, burns, flames, extinguish
    .rules = NEM-FIRE-01 NEM-FIRE-04 NEM-EP-04 NEM-END-05 NEM-FIRE-06

topic-malfunction = A room with a malfunction has no room action and no computer; it can still be searched. Repairs or Tools remove it; a ninth one ends the ship.
    .title = What is a malfunction?
    .words = malfunction, broken, repair, fix, computer, computers
    .rules = NEM-MALF-01 NEM-MALF-02 NEM-MALF-03 NEM-MALF-08 NEM-END-06

topic-doors = Nobody passes a closed door. An Intruder that tries destroys it and stays outside; a destroyed door cannot be closed again.
    .title = What do doors do?
    .words = door, doors, close, closed, open
    .rules = NEM-DOOR-04 NEM-DOOR-05 NEM-DOOR-06 NEM-DOOR-08 NEM-MOVE-02

topic-events = Time falls by one, Intruders attack, fire burns them, one Event card is resolved, and one token from the bag changes what may come.
    .title = What happens in the Event Phase?
    .words = event, events, event phase, bag, development, intruder bag, time
    .rules = NEM-EP-01 NEM-EP-03 NEM-EP-05 NEM-EP-12 NEM-EP-15

topic-engines = At the end the top token of each engine counts: with two or three damaged ones the ship explodes. Look in the engine rooms, and change the order with Repairs or Tools.
    .title = What about the engines?
    .words = engine, engines, explode, explosion
    .rules = NEM-VIC-01 NEM-VIC-02 NEM-SETUP-19 NEM-ENG-01 NEM-ENG-03

topic-course = The secret Coordinates card says where each space leads. In the Cockpit you look at it, or set the destination; not while anybody sleeps.
    .title = Where does the ship go?
    .words = coordinates, course, destination, earth, mars, cockpit, steer
    .rules = NEM-VIC-05 NEM-VIC-06 NEM-COCK-01 NEM-COCK-02 NEM-COCK-03 NEM-COCK-04

topic-sleep = In the Hibernatorium, once time is on a blue space: you roll for noise, and if nothing comes you are asleep.
    .title = How do I hibernate?
    .words = hibernate, hibernation, sleep, hibernatorium, chamber
    .rules = NEM-KEY-10 NEM-HIB-01 NEM-HIB-02 NEM-HIB-03 NEM-HIB-04

topic-pods = An open pod with a free seat is entered from its Evacuation Section, after a noise roll. Then you launch, or wait. The first death opens all of them.
    .title = How do Escape Pods work?
    .words = pod, pods, escape pod, evacuation, launch, leave the ship
    .rules = NEM-POD-01 NEM-POD-02 NEM-POD-03 NEM-POD-04 NEM-EVA-01 NEM-KEY-08

topic-destruct = Started in the Generator. From the yellow spaces on it cannot be stopped and all pods open; at the last space the ship explodes.
    .title = What is Self-Destruct?
    .words = self destruct, self-destruct, destruct, generator, destroy the ship, blow up
    .rules = NEM-GEN-01 NEM-GEN-02 NEM-END-04 NEM-KEY-11 NEM-KEY-12

topic-objectives = You get one corporate and one personal objective. When the first Intruder appears on the map you keep one; it stays secret.
    .title = What are objectives?
    .words = objective, objectives, secret, mission, errand
    .rules = NEM-CREW-08 NEM-CREW-09 NEM-KEY-02 NEM-KEY-03 NEM-KEY-05

topic-nest = Eggs lie in the Nest; take one for two cards, or destroy them by shooting or melee. Without eggs the Nest is destroyed. The Queen comes to whoever is there.
    .title = What about the Nest, the eggs and the Queen?
    .words = nest, egg, eggs, queen, breeder
    .rules = NEM-NEST-01 NEM-NEST-03 NEM-EGG-01 NEM-OBJ-07 NEM-EP-20

topic-trade = In one room you may trade what both agree on. What you alone saw you may tell falsely. Attacking each other directly is not possible.
    .title = May I trade, lie, or attack others?
    .words = trade, trading, give, swap, lie, lying, betray, attack other players, pvp
    .rules = NEM-PVP-01 NEM-BAS-11 NEM-BAS-13 NEM-BAS-15 NEM-MON-02

topic-slime = With slime on you Silence counts as Danger: every step may call them. Clothes or the Shower Room remove it.
    .title = What does slime do?
    .words = slime, slimed
    .rules = NEM-SLIME-01 NEM-SLIME-03 NEM-NOISE-10 NEM-EXPL-07

topic-players = One to five. Semi-cooperative with secret objectives, fully cooperative with open ones, or alone.
    .title = How many can play, and in which modes?
    .words = players, how many, mode, modes, coop, cooperative, solo, alone, together
    .rules = NEM-GOAL-05 NEM-COOP-01 NEM-COOP-03 NEM-SOLO-01 NEM-SOLO-04

topic-hand = Each round begins with a full hand of five cards, and what an action costs is paid by discarding them. When you pass, keep or discard what you like.
    .title = How do I get and use cards?
    .words = card, cards, more cards, hand, draw, pass, passing, pay, cost
    .rules = NEM-PP-01 NEM-COST-01 NEM-PP-09 NEM-PP-10 NEM-COST-03

topic-ammo = A shot spends one ammo. The Armory adds two to an energy weapon, cards and Items say what else fills one; no weapon holds more than its capacity.
    .title = How do I reload?
    .words = reload, reloading, ammo, ammunition, bullet, bullets, magazine, capacity
    .rules = NEM-ARM-01 NEM-HEAVY-06 NEM-SHOOT-03 NEM-ARM-02 NEM-HEAVY-05
