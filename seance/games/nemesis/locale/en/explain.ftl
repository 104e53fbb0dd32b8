# What each question is about: what is decided, what to think of, an example; `.rules` are the rules behind it.

explain-speak-of-what = Which of the things you alone saw you speak of. It is free, once a turn, and need not be true. Engines first: everybody needs two of three.
    .rules = NEM-MON-02 NEM-COCK-08 NEM-ENG-07

explain-claim = What you say. Nobody can check without going there, and the log keeps it as your words only. A lie that is found out costs your next truth.
    .rules = NEM-MON-02 NEM-ENG-07

explain-claim-course = What you tell the others about the Coordinates, true or not. Whoever sleeps trusts the course, so this word is worth much: spend it once.
    .rules = NEM-COCK-08 NEM-COCK-07

explain-claim-event = What you say comes next from the Event deck, true or not. Tell the truth when all must leave a place in time.
    .rules = NEM-EP-05

explain-to-which-room = Where a card takes you or another. Count the marked corridors around it; with somebody in it no noise is rolled. Out of a fight: to a friend next door.
    .rules = NEM-MOVE-05 NEM-MOVE-06

explain-motivate-whom = Who else draws a card, over the intercom. Everybody in your room does anyway; a friend's full hand prevents surprises, a rival's does, too.
    .rules = NEM-PP-02

explain-burn-what = Which Item lights the fire; it is gone. Any will do, so burn what you will not use again, and leave the room before your turn ends.
    .rules = NEM-FIRE-01 NEM-ITEM-04

explain-fire-with-which = Which weapon gives one shot for cover; it hits nothing. Take the one with ammo to spare.
    .rules = NEM-SHOOT-10 NEM-ESC-08

explain-cover-whom = Who leaves the room unharmed while you shoot. The most wounded, or yourself; another must agree.
    .rules = NEM-ESC-08 NEM-MOVE-07

explain-agree-to-move = Whether you take the offered way out to that room. No Intruder strikes you on the way; what waits there is as usual.
    .rules = NEM-ESC-08 NEM-MOVE-07

explain-event-foreseen = You have seen the next Event card. Leave it if it harms somebody else or comes at the right time; else it goes to the bottom. Others see only where it goes.
    .rules = NEM-EP-05

explain-look-at-which-rooms = Two unknown rooms whose tiles you see; their tokens stay unseen. Nearest first: knowledge that saves no steps is worth little.
    .rules = NEM-EXPL-17 NEM-MON-02

explain-which-objective-to-see = Which of somebody's secrets you look at, by its back. A Personal one tells what they want for themselves, a Corporate one whom they serve.
    .rules = NEM-KEY-05

explain-your-hunt = You are the Intruders: one card, used to move, to attack or for its text, or pass. You cannot win, only see to it that nobody does. Go for whoever is nearest to sleep or to a pod.
    .rules = NEM-INTR-11 NEM-INTR-13 NEM-INTR-24

explain-keep-hunting-card = One card may stay, the rest is discarded; three new ones come. Keep the one whose number fits a corridor you wait at.
    .rules = NEM-INTR-12 NEM-INTR-08

explain-send-which = Which Intruder walks through the corridor of this number. Towards somebody wounded, or into the room everybody must pass.
    .rules = NEM-INTR-14

explain-send-which-way = There are several ways of this number. A Technical Corridor takes it off the map and back into the bag.
    .rules = NEM-INTR-14 NEM-INTR-25

explain-set-which-on-whom = Which Intruder strikes whom; you choose the victim. The one with most wounds, or the one with the empty hand who cannot answer.
    .rules = NEM-INTR-15 NEM-INTR-16

explain-attack-with-which = Which of the drawn attacks is used; the others go under the deck. Look at the victim's wounds: the third Light Wound becomes a Serious one.
    .rules = NEM-INTR-17 NEM-INTR-18

explain-go-on-as-intruders = Play on against those who live, or watch. As the Intruders you cannot win, but you can see to it that nobody does. If you decline, nobody plays them.
    .rules = NEM-INTR-01 NEM-INTR-02

explain-pursue-whom = One Intruder that is not in combat goes next door to a character. Whoever it reaches must fight, flee or stay put.
    .rules = NEM-INTR-19

explain-grow-which = A Larva becomes a Creeper, or a Creeper a Breeder; its injuries stay. Best where somebody stands beside it.
    .rules = NEM-INTR-19

explain-let-what-happen = One of three Event cards happens, the others are discarded. Take what burns or breaks the way of whoever leads.
    .rules = NEM-INTR-19 NEM-INTR-22

explain-gather-where = All idle Intruders around this room go there together. A closed door is broken and keeps them out.
    .rules = NEM-INTR-19

explain-recover-which = Which Intruder loses up to two injuries. The one that would fall to the next shot.
    .rules = NEM-INTR-19

explain-which-room-to-douse = One room anywhere: its fire goes out and everything that crawls there flees. A room without fire may be chosen just to drive Intruders off a friend.
    .rules = NEM-FCS-01 NEM-FCS-02 NEM-FCS-03

explain-which-doors = Around which room you turn doors. Closed ones stop an Intruder once: it breaks the door instead of coming in. Yours, if you mean to stay.
    .rules = NEM-CMD-01 NEM-CMD-02

explain-turn-doors = Which of its doors change: open ones close, closed ones open. Leave one way out, for a closed door stops you, too.
    .rules = NEM-CMD-02 NEM-DOOR-06 NEM-DOOR-08

explain-which-door-next = There are fewer Door tokens than corridors to close, so the order counts. First the side from which something could come.
    .rules = NEM-DOOR-17 NEM-CMD-01

explain-look-at-which-room = Which unknown room you look into, unseen by others. Look where you must go anyway, or for the room your objective names.
    .rules = NEM-MON-01

explain-your-action = One of your two actions, or pass. Think of its price in cards, of the noise a move makes, and of your hand if something appears. Five cards: a move and a Search leave three.
    .rules = NEM-PP-06 NEM-COST-01 NEM-MOVE-05

explain-pay-with = Which cards pay; they come back when your deck is shuffled. Keep what fits the next room; Contamination never pays. On the way to a room with Items keep Search.
    .rules = NEM-COST-01 NEM-COST-03

explain-discard-cards = Which cards leave your hand for this effect. They go to your own discard pile and return when it is shuffled, so give what helps least this round.
    .rules = NEM-COST-02 NEM-CONT-02

explain-discard-on-pass = Which cards you throw away before the ship's turn. You draw up to five, so a kept card takes the place of a new one, but a full hand prevents surprise. Throw Contamination, keep four good ones.
    .rules = NEM-PP-10 NEM-PP-01 NEM-ENC-09

explain-hands-full = What you put down; two hands hold two things. An object stays in the room, an Item is lost. Carrying the Egg you need, drop the empty gun.
    .rules = NEM-HEAVY-03 NEM-HEAVY-04 NEM-DROP-02 NEM-DROP-03

explain-what-to-drop = What you lay down, free of charge. Objects can be picked up again for a card, Items cannot. Free a hand before you take a Carcass.
    .rules = NEM-DROP-01 NEM-DROP-02 NEM-DROP-03

explain-ignore-attack = Whether your Armor swallows this hit; it is discarded for it. Compare the hit with the worst that may still come. A scratch can be borne, a bite with two Serious Wounds cannot.
    .rules = NEM-QUEST-02

explain-keep-your-nerve = Whether Steel Nerves cancels this surprise; you are asked even without the card, so that nobody can tell. Think what a hit would do to you now. With three Serious Wounds any wound kills: play it.
    .rules = NEM-SURP-01 NEM-ENC-08 NEM-ENC-09

explain-interrupt = Whether you cancel what somebody in your room is about to do; you are asked even without the card, so that nobody can tell. What they paid stays paid, and your card is spent. Stop whoever starts Self-Destruct while you mean to sleep.
    .rules = NEM-ACARD-01

explain-roll-again = The Motion Tracker rolls the noise die once more, for one Action card. Look where the first number would put its marker: if one lies there already, that is an Encounter. Silence is worth keeping, unless you are slimed.
    .rules = NEM-NOISE-01 NEM-NOISE-04

explain-roll-combat-again = Keep the die, or roll once more and take what comes. Anything that hits your target is worth keeping. A Creeper face against an Adult is a miss: roll.
    .rules = NEM-SHOOT-04 NEM-SHOOT-06 NEM-SHOOT-07

explain-one-more-injury = Whether a second shot of ammo deepens the wound. Worth it if the Intruder would otherwise live to strike; not if you must shoot again next turn with an empty gun.
    .rules = NEM-SHOOT-03 NEM-SHOOT-10

explain-where-noise = Where your careful step leaves its marker. Choose a corridor that your next room does not share. Going west, mark the east.
    .rules = NEM-BAS-06 NEM-BAS-21

explain-which-attacks-first = The order of Intruders of one kind. It seldom matters: the target is whoever in the room holds the fewest Action cards at that moment. Two Adults and one victim: either.
    .rules = NEM-IATK-03 NEM-EP-03

explain-which-character = Whom you play all evening. Look at the weapon, the ten cards, and what your two objectives ask for. "The ship reaches Earth" likes the Pilot.
    .rules = NEM-CREW-12 NEM-CREW-14

explain-which-objective = Which of two secrets you must fulfil; it is final. Count what is still missing for each, and who will stand in the way. A Carcass beside you speaks for the one that wants a Carcass.
    .rules = NEM-KEY-02 NEM-KEY-03 NEM-KEY-05

explain-which-colour = Which deck you draw from. Red fights, yellow mends, green heals. Two broken engines: yellow.
    .rules = NEM-SEARCH-04

explain-keep-item = Which of the Items found you keep; the other goes under its deck. Heavy ones need a hand and are seen by all. Bleeding? Bandages before a second gun.
    .rules = NEM-SEARCH-09 NEM-ITEM-05 NEM-HEAVY-02

explain-which-component = Which Item is used up as this part of what you make. Several fit: give the one you need least by itself.
    .rules = NEM-BAS-17 NEM-CRAFT-04

explain-which-to-spend = Which Item is discarded to wake your Quest Item. From then on it is an ordinary Item. Give the spare one.
    .rules = NEM-QUEST-01 NEM-QUEST-03

explain-which-door-token = All Door tokens are in use, so one is taken from another corridor, which is open from now on. Take it from where nobody needs shelter.
    .rules = NEM-DOOR-17 NEM-DOOR-05

explain-which-pod = Which open pod you climb into. A pod holds two, and whoever sits beside you may launch it too. Alone, nobody decides for you.
    .rules = NEM-EVA-04 NEM-EVA-05

explain-launch-or-wait = Leave now, or sit and wait, which is passing. An Intruder in the section throws you out again. Objective done: launch.
    .rules = NEM-POD-03 NEM-POD-04 NEM-POD-10

explain-in-pod = Launch, wait or step out; each of the last two is your whole round. Think of the time left and of who could still come. With time at 1, launch.
    .rules = NEM-POD-06 NEM-POD-07 NEM-POD-08

explain-before-turn-ends = Your actions are done, but it is still your turn: lay something down, or turn over a Quest card, for free. Brought a corpse where your objective wants it? Drop it now.
    .rules = NEM-DROP-01 NEM-QUEST-03

explain-which-room-action = Which action of a room a card gives you for free. Take what you would otherwise pay two cards for. In the Cockpit: look, or steer, not both.
    .rules = NEM-AROOM-01 NEM-AROOM-02

explain-engine-tokens = Which token lies on top: that one is the engine's true state. Everybody hears whether you changed them, not what lies there. Want the ship destroyed? Damaged on top.
    .rules = NEM-ENG-03 NEM-ENG-04 NEM-SETUP-19

explain-trade-show = What you let the others see before the bargaining. Only what is seen can be asked for; what stays hidden stays yours to speak of.
    .rules = NEM-BAS-12

explain-trade-offer = Whether you offer somebody in the room something. Both must agree. Ask for Bandages while their owner is whole.
    .rules = NEM-BAS-11 NEM-BAS-13 NEM-BAS-14

explain-trade-give = What you put in, even for nothing in return. What you show is known from then on; ammo goes only with its weapon. A second Energy Charge buys goodwill.
    .rules = NEM-BAS-15 NEM-BAS-16

explain-trade-want = What you ask for, among the things you know of. Ask for what only you can use: that is given lightly.
    .rules = NEM-BAS-13

explain-trade-answer = Accept, refuse or answer with another offer; nothing moves without your yes. Think of why they want it: it may be part of their errand.
    .rules = NEM-BAS-13
