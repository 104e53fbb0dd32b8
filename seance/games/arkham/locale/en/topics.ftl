# An overview for those who ask: a topic's answer, its title, the words that ask for it, and the rules behind it.

topic-win = Turn the acts: clues, or what an act asks for, lead to a resolution. In The Gathering the last act ends with the Ghoul Priest.
    .title = How do we win?
    .words = win, winning, victory, goal, aim, resolution
    .rules = AHC-WIN-02 AHC-ACT-01 AHC-ACT-03 AHC-ACT-21

topic-lose = When the last agenda turns over, or nobody is left in the scenario. In a campaign the story goes on even so.
    .title = How do we lose?
    .words = lose, losing, lost, game over, defeat
    .rules = AHC-WIN-03 AHC-ACT-02 AHC-WIN-04 AHC-ELM-13

topic-round = Mythos, investigation, enemies, upkeep. The first round has no mythos phase.
    .title = How does a round go?
    .words = round, phase, phases, order, sequence
    .rules = AHC-TIM-01 AHC-MYT-01 AHC-FW14-01 AHC-FW33-03 AHC-FW44-01

topic-turn = Up to three actions: investigate, move, draw, resource, play, activate, fight, evade, engage. Any order, the same one again if you like.
    .title = What can I do in my turn?
    .words = turn, action, actions, what to do, three actions
    .rules = AHC-ACN-01 AHC-FW221-01 AHC-FW221-03 AHC-FW22-01

topic-test = Skill, committed icons and one chaos token against the difficulty; equal is enough. The token goes back into the bag.
    .title = How does a skill test work?
    .words = test, tests, skill, skills, check, chaos, token, tokens, bag, difficulty, succeed, success
    .rules = AHC-SKT-02 AHC-ST2-01 AHC-ST3-01 AHC-ST6-02 AHC-CHT-01

topic-commit = Each matching or wild icon on a card from your hand is +1; it costs nothing and is discarded. Others at your place may add one card.
    .title = How do I commit cards?
    .words = commit, committing, icon, icons, help a test
    .rules = AHC-ST2-01 AHC-ST2-02 AHC-ST2-03 AHC-ST2-04 AHC-ST8-02

topic-investigate = Investigate: intellect against the shroud of your place. A success takes one clue from there.
    .title = How do I get clues?
    .words = investigate, investigating, clue, clues, shroud, find clues, discover
    .rules = AHC-INV-01 AHC-INV-02 AHC-INV-03 AHC-CLU-05 AHC-CLU-06

topic-act = Your story. The group spends the clues it asks for, as a free ability, and it turns; some acts ask for something else.
    .title = What is the act?
    .words = act, acts, advance, advancing
    .rules = AHC-ACT-01 AHC-ACT-03 AHC-ACT-05 AHC-ACT-06 AHC-ACT-07

topic-agenda = Their clock. One doom comes every mythos phase; when all doom in play reaches the number, the agenda turns.
    .title = What are agenda and doom?
    .words = agenda, doom, clock, threshold, time
    .rules = AHC-ACT-02 AHC-ACT-08 AHC-ACT-14 AHC-DOM-02 AHC-FW12-01

topic-encounter = In the mythos phase everybody draws one. A treachery takes effect, an enemy spawns: engaged with you, if it says nothing else.
    .title = What are encounter cards?
    .words = encounter, encounters, treachery, treacheries, mythos, spawn
    .rules = AHC-FW14-01 AHC-FW14-02 AHC-TRE-02 AHC-ENM-02 AHC-ENM-03

topic-enemies = A ready enemy at your place engages you, follows you, and attacks once in the enemy phase.
    .title = What do enemies do?
    .words = enemy, enemies, monster, monsters, engaged, engage, engagement
    .rules = AHC-ENG-01 AHC-ENG-02 AHC-ENG-03 AHC-ENG-04 AHC-FW33-03

topic-fight = Combat against the enemy's fight value; a hit does one damage, weapons more.
    .title = How do I fight?
    .words = fight, fighting, attack, attacking, kill, weapon, weapons, combat
    .rules = AHC-FGT-02 AHC-FGT-03 AHC-FGT-04 AHC-FGT-05 AHC-DFT-02

topic-evade = Agility against its evade value. It lies exhausted and lets go; in upkeep it readies and engages whoever is there.
    .title = How do I get away?
    .words = evade, evading, escape, run, run away, flee, dodge, avoid
    .rules = AHC-EVD-02 AHC-EVD-06 AHC-EVD-07 AHC-ENG-10 AHC-DFT-04

topic-opportunity = If you are engaged and do anything but fight, evade, parley or resign, each ready enemy strikes first.
    .title = What is an attack of opportunity?
    .words = opportunity, attack of opportunity, provoke
    .rules = AHC-AOO-01 AHC-AOO-02 AHC-AOO-05 AHC-AOO-07

topic-hunter = Hunters walk towards you in the enemy phase; prey says whom; retaliate strikes when you miss; massive holds everybody; aloof keeps off.
    .title = What do hunter, prey, retaliate, massive and aloof mean?
    .words = hunter, hunters, prey, retaliate, massive, aloof, keyword, keywords
    .rules = AHC-HUN-01 AHC-HUN-02 AHC-HUN-03 AHC-PRE-01 AHC-RET-01 AHC-MAS-01 AHC-ALF-01

topic-harm = Damage counts against health, horror against sanity; at either limit you are out. Assets with health or sanity can take some for you.
    .title = What do damage and horror do?
    .words = damage, horror, health, sanity, hurt, die, dying, death, defeated, wound, heal, trauma
    .rules = AHC-DMG-01 AHC-DMG-04 AHC-DMG-12 AHC-HLT-06 AHC-TRA-02

topic-cards = An action and its resources. Assets stay before you, events take effect and go; fast cards need no action.
    .title = How do I play cards?
    .words = play, playing, card, cards, asset, assets, event, events, resource, resources, cost, pay, fast
    .rules = AHC-PLA-02 AHC-CST-03 AHC-AST-02 AHC-EVT-05 AHC-FAS-01

topic-slots = Two hands, two arcane, one ally, one accessory, one body. A new one too many pushes an old one out.
    .title = What are slots?
    .words = slot, slots, hands, ally, allies, arcane, accessory, how many assets
    .rules = AHC-SLT-02 AHC-SLT-05 AHC-SLT-06 AHC-SLT-07 AHC-SLT-11

topic-move = One action to a connected place. The first to enter turns it over and finds its clues.
    .title = How do I move?
    .words = move, moving, walk, go, location, locations, connected, reveal
    .rules = AHC-MVA-02 AHC-MOV-03 AHC-CLU-02 AHC-LOC-04

topic-reaction = Reactions at their moment, free abilities in any window, action abilities in your turn. None but the last costs an action.
    .title = When may I use abilities?
    .words = ability, abilities, reaction, reactions, trigger, triggered, free, window, when
    .rules = AHC-TRG-06 AHC-TRG-07 AHC-TRG-10 AHC-TRG-04 AHC-TIM-04

topic-deck = As many cards as your investigator says, two of a title at most, of your classes; weaknesses come on top.
    .title = How is a deck built?
    .words = deck, decks, build, building, deckbuilding, class, level
    .rules = AHC-DBK-01 AHC-DBK-02 AHC-DBK-04 AHC-DBK-05 AHC-WEA-01

topic-campaign = Experience buys cards, trauma stays, and what happened is in the log. The next scenario begins from there.
    .title = What stays in a campaign?
    .words = campaign, experience, xp, upgrade, upgrades, log, between scenarios, buy
    .rules = AHC-CAM-01 AHC-CAM-02 AHC-XP-02 AHC-XP-05 AHC-TRA-04

topic-upkeep = Cards ready, everybody draws a card and gains a resource, and keeps eight cards at most.
    .title = What happens in upkeep?
    .words = upkeep, ready, draw, exhausted, exhaust
    .rules = AHC-FW43-01 AHC-FW44-01 AHC-FW44-02 AHC-FW45-01

topic-players = One to four investigators, five resources and five cards each; many numbers grow with how many you are.
    .title = How do we begin, and how many can play?
    .words = players, how many, begin, start, setup, set up, mulligan, lead
    .rules = AHC-PIN-01 AHC-SU01-01 AHC-SU07-01 AHC-SU08-01

topic-hand = In upkeep everybody draws a card and gains a resource, and discards down to eight cards. An action gives one more of either.
    .title = How do I get cards and resources?
    .words = hand, hand limit, hand size, cards hold, many cards, draw cards, money, resource, resources, gain
    .rules = AHC-FW44-01 AHC-FW44-02 AHC-FW45-01 AHC-FW221-01

topic-tokens = Numbers change your skill. Skull, cultist, tablet and elder thing do what the scenario says, the elder sign what your investigator says, and the auto-fail fails.
    .title = What do the chaos tokens do?
    .words = tokens, chaos token, tentacle, tentacle token, auto-fail, skull, cultist, tablet, elder sign, elder thing, bag
    .rules = AHC-CHT-03 AHC-CHT-04 AHC-CHT-02 AHC-CHT-01 AHC-AUT-02

topic-weakness = A weakness in your deck strikes when you draw it: an enemy or a treachery as from the encounter deck, any other card as it says.
    .title = What is a weakness?
    .words = weakness, weaknesses, basic weakness
    .rules = AHC-WEA-01 AHC-WEA-02 AHC-WEA-03

topic-order = You choose a lead investigator at the start. In the investigation phase you take your turns in any order you agree on.
    .title = Who goes first?
    .words = goes first, who first, first, order, lead, lead investigator, player order
    .rules = AHC-FW22-01 AHC-LEA-02 AHC-PLO-01
