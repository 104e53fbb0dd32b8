# What each question is about: what is decided, what to think of, an example; `.rules` are the rules behind it.

explain-who-takes-lita = Who has Lita Chantler in the deck from now on. She helps everybody at her place against monsters, so give her to a fighter among friends.
    .rules = AHC-AST-07

explain-new-investigator = Who comes in for somebody who is lost. A new one starts without experience and without wounds. Look for what the group lacks.
    .rules = AHC-TRA-10 AHC-TRA-11 AHC-JLV-05

explain-come-back = Whether this seat is played in the next scenario. Numbers of clues and doom follow how many are there.
    .rules = AHC-JLV-01 AHC-JLV-03

explain-spend-experience = What your experience buys; the deck keeps its size, so something goes. Better versions of cards you always play come first.
    .rules = AHC-XP-05 AHC-XP-08

explain-make-room = Which card leaves: an asset because the slot is full, or one of the deck for the bought one. What is nearly used up, or hardly ever played, goes first.
    .rules = AHC-SLT-11 AHC-XP-08

explain-how-it-ended = You skip an earlier scenario, so say how it ended. It decides what this one begins with; if in doubt, the first ending.
    .rules = AHC-STA-11 AHC-STA-12

explain-who-was-interrogated = Whom you caught in the scenario that you skip. Those who got away are waiting for you in this one.
    .rules = AHC-STA-15

explain-was-the-ghoul-priest-overcome = Whether the Ghoul Priest is out of the way. If not, he comes again in this scenario.
    .rules = AHC-STA-15

explain-which-enemy = Which enemy the card is used on. The one that holds you, or the one that is hardest to beat by other means.
    .rules = AHC-TGT-01 AHC-TGT-02

explain-which-location = At which place the card works. Where clues are hard to get, or where danger waits.
    .rules = AHC-TGT-01 AHC-TGT-02

explain-which-investigator = Whom it concerns. If it helps: who needs it next turn. If it hurts: who can bear it.
    .rules = AHC-TGT-01 AHC-TGT-02 AHC-LEA-04

explain-which-asset = Which asset gets it. The one that runs dry first and that you use every turn.
    .rules = AHC-USE-05 AHC-USE-06

explain-which-card = Which card is taken. What you lack next turn, not what is dearest.
    .rules = AHC-TGT-01 AHC-OWN-02

explain-which-deck = Into which deck you look. The encounter deck tells what comes, your own what you may hope for.
    .rules = AHC-SEA-01 AHC-DEK-02

explain-raise-which-skill = Which skill is better for now. The one you test next: combat before a fight, intellect over clues.
    .rules = AHC-SKT-01 AHC-MOD-01

explain-which-token = Which of the revealed tokens counts. The higher one, unless a sign does more for you than a number.
    .rules = AHC-CHT-01 AHC-CHT-05

explain-heal-whom = What is healed, and of whom. Whoever is nearest to the limit, and the side that is nearer to it.
    .rules = AHC-HEA-01 AHC-HEA-02

explain-put-back = The order on the deck; the first one lies on top. For your own deck the best first, for theirs the worst last.
    .rules = AHC-DEK-02 AHC-SEA-04

explain-move-to = Where you go by this card, without an action. Engaged enemies come along, unless it says otherwise.
    .rules = AHC-MOV-05 AHC-MVA-02

explain-disengage-all = Whether you leave the others, too. They stay where they are and take hold of somebody else there, if they are ready.
    .rules = AHC-MAY-01 AHC-ENG-01

explain-which-resolution = Several ends are reached at once. Read what each leaves in the log: the campaign goes on from there.
    .rules = AHC-ACT-21 AHC-ACT-22

explain-which-asset-to-discard = Which of your assets is lost. An empty weapon before a friend; what is worth most in resources is not always what you need.
    .rules = AHC-AST-03 AHC-DIS-01

explain-choose-one = One of the things the card lists must happen. Weigh both against what you have left: sanity, cards, clues.
    .rules = AHC-MUS-01

explain-carried-where = Where you are taken. It costs no action, so take the place from which you can do most next turn.
    .rules = AHC-MOV-05

explain-attach-where = To which of these places the card clings. Where nobody has to go, if you can.
    .rules = AHC-ATT-01 AHC-LEA-04

explain-nearest-enemy = Several are equally near, and one of them gets the doom. The one you can defeat soonest: its doom goes with it.
    .rules = AHC-NEA-01

explain-discard-in-which-order = The order on the discard pile. It matters only if something looks at the top of it.
    .rules = AHC-DIS-08

explain-investigator = Whom you play, with a ready deck. Think of who fights and who searches. Roland does both, so he is a good first.
    .rules = AHC-DBK-01 AHC-SU01-01

explain-lead = Who decides when the game leaves a choice to the group. It matters seldom. If votes differ, chance decides.
    .rules = AHC-LEA-02 AHC-LEA-03

explain-mulligan = Which of your five cards you swap, once. Keep what you want in the first two turns. Without a weapon in hand a fighter may well swap four.
    .rules = AHC-MUL-01 AHC-MUL-02 AHC-MUL-03

explain-who-goes-next = Whose turn comes now; each has one a round. First whoever can free the others. An investigator held by an enemy waits for a friend with a weapon.
    .rules = AHC-FW22-01 AHC-FW22-04

explain-your-action = One of up to three actions, or something free before it. Where an enemy holds you, the option says so if it strikes first. With clues here and nobody engaged: investigate.
    .rules = AHC-ACN-01 AHC-FW221-01 AHC-AOO-01

explain-player-window = Whether you use a free ability or a fast card now. Passing loses nothing: you are asked again soon. Use what changes the test under way.
    .rules = AHC-TIM-04 AHC-TRG-04

explain-which-hunter-first = Which hunter moves first. It matters only if one of them changes what the other finds. Otherwise any.
    .rules = AHC-HUN-01 AHC-LEA-04

explain-whom-first = A massive enemy strikes everybody here, one after the other. First whoever can answer it, or whoever would survive.
    .rules = AHC-MAS-04 AHC-MAS-05

explain-advance-act = Whether the group spends its clues now, at the end of the round. Only clues count that are carried by investigators at the place that the act names. Whole and armed is better than soon, unless doom is nearly full.
    .rules = AHC-ACT-06 AHC-ACT-07

explain-spend-clues = Whose clues pay. They are gone whoever gives them; keep some with the one whose cards use clues.
    .rules = AHC-ACT-06 AHC-CST-10

explain-which-skill = With which skill you take this test. Compare both numbers and the icons in your hand.
    .rules = AHC-SKT-01 AHC-SKT-02

explain-commit = Which cards help this test; they are discarded after it. Any number for your own test; for somebody else’s, at your place, one. From 50% to 94% for one card is a bargain, from 94% to 94% is waste.
    .rules = AHC-ST2-01 AHC-ST2-04 AHC-ST8-02

explain-order-results = In which order the results of your test happen. Mostly all the same. If one might end the other's chance, the useful one first.
    .rules = AHC-ST7-03

explain-discard-from-hand = Which cards you lose: as a cost, or down to eight. First what you cannot pay and whose icons you do not need. A second copy of a unique ally is dead weight.
    .rules = AHC-FW45-01 AHC-WEA-07 AHC-CST-09

explain-search = Which of the cards found you take. Ask what you lack now: a weapon, clues, or money for what you hold already.
    .rules = AHC-SEA-01 AHC-SEA-03 AHC-SEA-02

explain-search-encounters = Which encounter card is found. Choose the milder one, and think of who draws or meets it.
    .rules = AHC-SEA-03 AHC-SEA-02

explain-who-is-engaged = Whom the enemy takes hold of, where its prey leaves a choice. Whoever fights it best. Not the one with one action left and five clues.
    .rules = AHC-PRE-02 AHC-ENG-05

explain-where-to-spawn = Where the new enemy appears. Far from the wounded, near a weapon; a hunter comes anyway.
    .rules = AHC-SPW-01 AHC-SPW-04

explain-hunts = Towards whom the hunter turns, as several are equally near. Lead it to whoever can fight or outrun it.
    .rules = AHC-HUN-03 AHC-HUN-04

explain-which-way = Which of the shortest ways it takes. Past an empty place rather than past a friend.
    .rules = AHC-HUN-01 AHC-NEA-02

explain-which-attacks-first = The order of attacks on you. It matters only if one of them changes the next. Let a guard dog take the one it can bite to death.
    .rules = AHC-AOO-03 AHC-FW33-06

explain-attack-whom = Which enemy you attack. One that is nearly down, or that would strike hardest; attacking one that holds a friend may hurt the friend.
    .rules = AHC-FGT-02 AHC-FGT-07

explain-evade-whom = Which enemy you slip away from. It lies exhausted, so it neither strikes nor holds anybody until upkeep. The hard hitter with the low evade value first.
    .rules = AHC-EVD-02 AHC-EVD-06

explain-assign-damage = Who takes the damage: you or an asset with health, and none more than it has left. At your limit you are out of the scenario, and in a campaign bear a trauma from then on. A guard dog bites back.
    .rules = AHC-DMG-04 AHC-DMG-05 AHC-DMG-07

explain-assign-horror = Who takes the horror: you or an asset with sanity; direct horror cannot be passed on. At your limit you are out of the scenario, and in a campaign bear a trauma from then on.
    .rules = AHC-DMG-04 AHC-DMG-06 AHC-DIR-01

explain-which-trauma = Body or mind: one lasting mark for the rest of the campaign. Choose the side on which you have more to lose from.
    .rules = AHC-TRA-09 AHC-TRA-04 AHC-TRA-07

explain-new-lead = Who decides for the group from now on, as the lead is gone. It matters seldom.
    .rules = AHC-ELM-12 AHC-LEA-01

explain-would-discover-clues = Whether the clues go elsewhere instead: the act, or your weakness. Cover Up wants three before the game ends, else a trauma.
    .rules = AHC-INS-01 AHC-CLU-05

explain-after-clues-discovered = Clues were found, and a card of yours can answer that. It costs no action; once for each time.
    .rules = AHC-TRG-06 AHC-TRG-07

explain-would-reveal-token = The bag is about to decide, and you can change how it is drawn. Spend it where one bad token costs much.
    .rules = AHC-INS-01 AHC-CHT-01

explain-when-token-revealed = Whether you answer this token. Only if it makes you fail and the price can be spared. Wendy discards a card and draws another token.
    .rules = AHC-TRG-06 AHC-CHT-01

explain-after-token-revealed = The token has taken effect, and a card may still answer. See whether the test is lost before you pay.
    .rules = AHC-TRG-09 AHC-CHT-01

explain-would-fail = The last chance to turn a failure. See by how much you fall short: +2 is enough for two points, but never enough for the auto-fail token.
    .rules = AHC-ST6-03 AHC-AUT-02

explain-when-test-succeeds = The test succeeds; before its results come you may add something. Mostly worth it, if it costs only a card that has done its work.
    .rules = AHC-TRG-08 AHC-ST7-01

explain-when-test-fails = The test fails; before its results come you may soften them. Look at what failing costs here.
    .rules = AHC-TRG-08 AHC-ST7-01

explain-after-test-succeeds = Whether a card of yours answers your success. It costs no action, so mostly yes.
    .rules = AHC-TRG-07 AHC-TRG-09

explain-after-test-fails = Whether a card makes something of the failure. Look at its cost; a drawn card is a small comfort.
    .rules = AHC-TRG-07 AHC-TRG-09

explain-when-harm-assigned = Harm is about to be dealt, and a card can prevent some of it. Use it when it decides who stays, else keep it.
    .rules = AHC-DMG-11 AHC-TRG-08

explain-after-harm = Somebody has been hurt, and a card of yours answers that: bites back, heals, draws. It costs no action.
    .rules = AHC-TRG-09 AHC-DMG-09

explain-when-enemy-attacks = Whether you stop or change this attack. How much would it do, and what strikes next round? Keep the dodge for the big one, not for a rat.
    .rules = AHC-TRG-08 AHC-CAN-01

explain-after-enemy-attacks = The attack is over, and a card may answer it. Look whether the enemy is still worth the card.
    .rules = AHC-TRG-09 AHC-FW33-05

explain-when-enemy-defeated = The enemy goes down; before it is gone something may be done with it.
    .rules = AHC-TRG-08 AHC-DMG-14

explain-if-enemy-defeated = The enemy has been defeated, and a card counts that for something.
    .rules = AHC-TRG-06 AHC-DMG-14

explain-after-enemy-defeated = Whether you answer the defeat. Free of actions, once for each. Roland finds a clue where he stands, if there is one.
    .rules = AHC-TRG-06 AHC-TRG-10

explain-would-spawn = An enemy is about to appear, and you can change where or whether. Think of who would have to fight it.
    .rules = AHC-INS-01 AHC-SPW-01

explain-when-enemy-spawns = An enemy appears, and you may answer before it takes hold of anybody.
    .rules = AHC-TRG-08 AHC-ENG-07

explain-after-enters-play = Something new lies on the table, and a card answers that. Mostly a small gain for nothing.
    .rules = AHC-TRG-09 AHC-ENT-01

explain-after-engaged = An enemy has taken hold of somebody, and a card answers at once. Cheaper now than an action later.
    .rules = AHC-TRG-09 AHC-ENG-04

explain-after-evaded = The enemy was evaded, and a card makes more of that. It costs no action.
    .rules = AHC-TRG-09 AHC-EVD-06

explain-when-encounter-drawn = Whether you stop this encounter card. You see it before it does anything. If stopping costs a horror, do not stop what costs less.
    .rules = AHC-TRG-08 AHC-CAN-01

explain-when-agenda-advances = The agenda is about to turn over. What you do now happens before its back is read.
    .rules = AHC-TRG-08 AHC-ACT-15

explain-when-leaves = Somebody leaves a place, and a card can answer that. Think of where they arrive.
    .rules = AHC-TRG-08 AHC-MOV-04

explain-after-enters = Somebody has arrived, and a card answers. Enemies there have taken hold already.
    .rules = AHC-TRG-09 AHC-MOV-04

explain-after-played = A card was played, and another answers that. It costs no action.
    .rules = AHC-TRG-09 AHC-EVT-05

explain-after-phase-begins = The phase has just begun, and something of yours works only now. Use it if the phase is one in which you will need it.
    .rules = AHC-FW11-03 AHC-TRG-09

explain-at-end-of-phase = The phase is ending; what works at its end works now or not at all.
    .rules = AHC-FW15-02

explain-after-turn-begins = A turn has just begun, before any action. What helps all three actions is best used now.
    .rules = AHC-FW22-02 AHC-TRG-09

explain-at-end-of-turn = The turn is ending; a last ability may be used. Nothing engaged with you has struck yet.
    .rules = AHC-FW222-01

explain-when-round-ends = The round is about to end. What lasts until then is still there.
    .rules = AHC-FW46-02

explain-at-end-of-round = The round has ended; abilities that wait for it work now. Doom comes next.
    .rules = AHC-FW46-02 AHC-FW46-03

explain-when-game-ends = The scenario ends for somebody, and a weakness or card still has its say. Read what it costs to leave it.
    .rules = AHC-ELM-03

explain-a-lapse-in-time = The lead takes 2 horror, or everybody loses a random card. Count sanity, then hands. With poor hands take the cards.
    .rules = AHC-FW13-02 AHC-DMG-12

explain-defending-the-home = How this story ends, and what the next one begins with. One choice costs the house, the other keeps Lita away. Both are written into the log.
    .rules = AHC-ACT-22 AHC-ACT-21

explain-no-slot-left = A card that gave slots is gone, and one of yours has no room any more. Let go of what is nearly used up.
    .rules = AHC-SLT-02 AHC-SLT-11

explain-play-from = You have the card in your hand and on top of your discard pile. From the pile you keep the one in hand.
    .rules = AHC-PRP-02

explain-choose-x = X is the cost of the card: you choose it, up to what you can pay. A discount changes what you pay, not X.
    .rules = AHC-LTX-01 AHC-LTX-03

explain-which-prevails = Both cards say what a value is, and only one can be right. The lead decides.
    .rules = AHC-PRI-04

explain-swap-out = The starter deck is ready to play. Whatever you take out you replace in the next step, card by card.
    .rules = AHC-DBK-02 AHC-TRA-10

explain-swap-in = As many cards as you took out, from the classes and levels that your investigator may use.
    .rules = AHC-DBK-04 AHC-DBK-05
