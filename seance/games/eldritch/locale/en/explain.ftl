# What each question is about: what is decided, what to think of, an example; `.rules` are the rules behind it.

explain-pay = A price for a gain, both on the card. Can you spare it until the next chance to get it back?

explain-pay-to-avoid = A price, or the bad thing happens. Compare both with what you have left, Doom included: at 0 the Ancient One wakes, and Azathoth ends the game. Example: 1 Clue or 3 Sanity with 4 left: pay.

explain-may-do = Something a card allows, without a price or with one it names. Refusing changes nothing.

explain-choose-one = One of the things the card lists. Take what the group lacks now: Clues for the Mystery, Health before a fight.

explain-gain-which = Which Asset you gain. Those you see are sure, a random one may be better or worse. A Weapon for a fighter: take it.
    .rules = EH-GAIN-01 EH-GAIN-02

explain-move-clue = Where this Clue goes. Near whoever finds Clues best, away from what eats them.
    .rules = EH-CLUE-01 EH-CLUE-02

explain-spawn-clue = Where the Clue appears. On your way, or on a space with no Monster.
    .rules = EH-CLUE-01 EH-CLUE-02

explain-discard-gate = Which Gate vanishes. The one whose colour the Omen reaches next, or the farthest to walk to.
    .rules = EH-GATE-03 EH-MYTHOS-04

explain-set-omen = Where the Omen stands. It moves on next time, so choose the space before a colour of which no Gate is open.
    .rules = EH-MYTHOS-03 EH-TRACK-04

explain-hurt-monster = Which Monster loses Health. One that falls by it is better than one that is only scratched.
    .rules = EH-COMBAT-08

explain-hurt-monsters-on-space = On which space all Monsters lose Health. Where most would fall, or where a friend must pass.
    .rules = EH-COMBAT-08

explain-discard-monster = Which Monster leaves the board. The one on a Gate or Clue that nobody can beat.
    .rules = EH-MON-04

explain-move-monster = Which Monster is moved. Off the space where somebody has work to do.
    .rules = EH-MON-01

explain-move-monster-to = Where it goes. To a place nobody needs, not beside a tired friend.
    .rules = EH-SPACE-03

explain-pull-monster = Which Monster comes to you; you fight it at once. The one you beat, and whose place a friend wants to enter.
    .rules = EH-COMBAT-02

explain-add-a-success = Whether a Clue makes one more success here. Worth it if it is enough; half-way it is lost.
    .rules = EH-TEST-06 EH-CLUE-03

explain-spend-sanity-for-dice = How much Sanity you give for dice, one each. Keep what the next horror costs.
    .rules = EH-TEST-02 EH-DEFEAT-01

explain-move-to = Where you are put at once. A Clue, a Gate or a city: ask what this round still lacks.
    .rules = EH-SPACE-03

explain-lead-chooses = Whom the Lead names for this effect. If it hurts, the one who can bear it.
    .rules = EH-NEXT-02

explain-solve-which = Which Rumor is solved at once. The one with fewest tokens left, or whose end would lose the game.
    .rules = EH-RUMOR-03 EH-RUMOR-04

explain-put-on-rumor = Whether a Clue puts the beaten Monster on the Rumor. That is how this Rumor is solved; elsewhere the Clue is worth a die.
    .rules = EH-RUMOR-01 EH-CLUE-04

explain-choose-another = Which other investigator it touches. If it hurts, whoever can bear it; if it helps, whoever acts next.
    .rules = EH-NEXT-03

explain-exchange-points = How much Health becomes Sanity, or the other way round. Look at what the next fight costs: horror first, then damage.
    .rules = EH-HEALTH-01 EH-HEALTH-03

explain-spend-improvements = Which improvements you give up, to have others instead. Think of the test you take this round.
    .rules = EH-IMPR-01 EH-IMPR-03

explain-improve-again = Whether the same skill grows once more. Nearly always, unless it is at +2 already.
    .rules = EH-IMPR-02 EH-IMPR-04

explain-which-nearest = Several are equally near to the Monster; the Lead says whom it means. The one who can fight it.
    .rules = EH-NEXT-02

explain-ride-away = One Sanity, and you ride off before it can do you harm. Good if this fight would cost more.
    .rules = EH-HEALTH-01 EH-COMBAT-11

explain-lift-curse = Who is freed of a Curse. Whoever has a test to pass this round.
    .rules = EH-NEXT-02

explain-which-clue-space = Which of the nearest Clues this Monster takes. The one hardest for you to reach.
    .rules = EH-NEXT-02 EH-CLUE-01

explain-monster-moves-where = Several ways lead towards its prey. Past places where nobody has to stand.
    .rules = EH-NEXT-02 EH-SPACE-03

explain-carry-off-whom = Whom the Monster takes along. Whoever loses least by being elsewhere.
    .rules = EH-NEXT-02

explain-which-comes = What appears in its place. Compare horror, damage and toughness with who is near.
    .rules = EH-EPIC-07 EH-NEXT-02

explain-token-where = Where the token of the Mystery is laid. Where somebody can meet it next round, with the right skill.
    .rules = EH-MYST-01

explain-move-which-clue = To which of these spaces this Clue is moved. Near whoever finds Clues best.
    .rules = EH-CLUE-01 EH-CLUE-02

explain-use-in-combat = Whether a card helps in this fight; some are discarded by it. Save it for the fight it decides.
    .rules = EH-COMBAT-03 EH-TEST-08

explain-choose-one-here = Who on this space is meant; it may be yourself. Whoever has the most use of it this round.
    .rules = EH-NEXT-03

explain-give-to-whom = To whom you hand something, however far away. The one who stands where it is spent.
    .rules = EH-TRADE-02

explain-change-places = Whether you change places with this investigator. Both meet what is at the new place this round.
    .rules = EH-SPACE-02

explain-who-leads-first = Who leads the first round and acts first. It can change after every round. Whoever stands nearest to a Gate.
    .rules = EH-SETUP3-01 EH-SETUP3-02

explain-who-leads = Who is first from now on. The Lead acts and meets first and takes many Mythos effects alone. If Trish must clear Rome before Norman enters, Trish leads.
    .rules = EH-FLOW-02 EH-ACTION-02

explain-which-investigator = Whom you play. High Observation finds Clues, Strength and Will fight, Lore and Will close Gates, Influence buys. Two fighters already: take somebody for Clues.
    .rules = EH-SETUP3-03 EH-SKILL-01

explain-your-action = One of your two actions; each kind once a round. Think of the encounter after it: where do you want to stand, and who else can get there? Ticket first, then two steps to a Clue.
    .rules = EH-ACTION-01 EH-ACTION-05

explain-extra-action = One action outside your two. Kinds you have done this round stay forbidden. If you have travelled: rest or buy a ticket now.
    .rules = EH-ACTION-05

explain-travel-on = Whether a ticket adds a step. You meet only what is where you stop, so ride past danger or stay short of it.
    .rules = EH-TRAVEL-02 EH-TRAVEL-03 EH-TRAVEL-04

explain-which-ticket-to-lose = Two tickets are the most. Look at the line from where you stand: a ship ticket is worthless inland.
    .rules = EH-TICKET-05

explain-acquire-what = What your successes buy; several cards if they last. Ask who would use it, not only what it costs. Example: 3 successes buy a weapon of 2 and something of 1.
    .rules = EH-ACQ-02 EH-ACQ-03

explain-bank-loan = Two more successes now, for a Debt. It flips at a reckoning and may cost Health, Sanity, cards or Doom. A weapon before the last fight: yes; a trifle: no.
    .rules = EH-ACQ-03

explain-who-receives = Who gets the new card. Whoever will test the skill it helps, not whoever paid.
    .rules = EH-ACQ-03 EH-GAIN-01

explain-discard-from-reserve = Whether to throw a card out after gaining nothing. A new one comes, and nobody else can buy the old.
    .rules = EH-ACQ-04 EH-ACQ-05

explain-trade-give = What changes hands; nothing in return is fine. Give to whoever acts or meets next. Clues to the one who stands at the Mystery's space.
    .rules = EH-TRADE-01 EH-TRADE-02

explain-trade-take = What you ask for. You both win or lose together, so ask what each could do with it this round.
    .rules = EH-TRADE-01 EH-TRADE-02

explain-trade-agree = Whether you agree to this exchange; without your yes nothing moves. A Clue is named after the space printed on it; all Clues are worth the same.
    .rules = EH-TRADE-01

explain-reroll = Whether dice are rolled again, and what pays. Free cards first; a Clue is worth it when failing would hurt, or when the Mystery hangs on it. One die succeeds one time in three.
    .rules = EH-REROLL-01 EH-REROLL-03

explain-one-more-die = Somebody can give this test a die, once a round. Keep it for the test that matters most: closing a Gate rather than shopping.
    .rules = EH-TEST-02 EH-TEST-08

explain-spend-what = What pays in place of a Clue. Clues also reroll dice, so give the other thing if you can spare it.
    .rules = EH-CLUE-03 EH-CLUE-04

explain-spend-together = Whether the group pays Clues to avert what is threatened. Count what the Mystery still needs before you say yes.
    .rules = EH-CLUE-03 EH-WIN-05

explain-who-gives-clue = Who pays the next Clue of the price. Whoever stands farthest from where Clues are needed.
    .rules = EH-CLUE-03

explain-which-space = The card leaves several spaces; you choose. Where a friend can reach it next round, or where it harms least.
    .rules = EH-RANDOM-01 EH-NEXT-02

explain-which-skill = Which skill grows by one, to +2 at most. Strengthen what you are here for, or mend a skill of 1.
    .rules = EH-IMPR-01 EH-IMPR-02 EH-IMPR-04

explain-discard-which = Which of your cards goes. One whose use is over, or whose skill you hardly test.
    .rules = EH-GAIN-02

explain-move-where = Where you go, step by step, without a ticket. Think of the encounter you will have where you stop.
    .rules = EH-SPACE-03

explain-prevent-loss = Whether a card or Spell softens this loss. Use it when the next hit would defeat, or when the card has no better day. Example: 2 Health left and 2 to lose: yes.
    .rules = EH-HEALTH-01 EH-DEFEAT-01

explain-where-to-fall = In which of the nearest cities you are laid down. Another investigator can meet you there and take what you carried: choose where friends pass.
    .rules = EH-DEFEAT-03 EH-ENCDEF-03

explain-which-mark = You lost Health and Sanity at once: which of the two is your end? It decides what whoever finds you will meet.
    .rules = EH-DEFEAT-04 EH-DEFEAT-05

explain-fight-or-evade = Fight what is here, or use a card to get past it to another encounter. Getting past leaves it for the next one who comes.
    .rules = EH-ENC-04 EH-ENC-06

explain-which-monster = Whom you fight first; all here come in turn. The one you surely beat first, unless Health runs short for the other.
    .rules = EH-ENC-04 EH-ENC-05 EH-COMBAT-11

explain-which-encounter = What you meet here; one thing only. Tokens bring Clues, closed Gates and progress, places bring skills, cards and Spells. Clue and Gate on one space, and the Omen is about to reach the Gate's colour: the Gate.
    .rules = EH-ENC-06 EH-TOK-01 EH-LOC-01

explain-which-first = What comes first of things that happen at once. All of them happen; a gain before a loss may save you.
    .rules = EH-NEXT-02 EH-REST-01
explain-which-dice = Which dice are rolled again. Where a 6 counts twice a 5 may be worth it; keep a die that 1 can still be added to.
    .rules = EH-REROLL-04 EH-REROLL-01
explain-which-die = Which die gets 1 more. One that becomes a success, or a 6 where it counts twice.
    .rules = EH-REROLL-04 EH-TEST-04
explain-which-reckoning = Which of the effects due comes next. All of them come; the order matters when one changes what another finds.
    .rules = EH-MYTHOS-05 EH-MYTHOS-07

explain-which-gate-first = There are not enough Monsters for all Gates of the colour. First the Gate nearest to a fighter.
    .rules = EH-MYTHOS-09 EH-MON-01

explain-newcomers-or-lead = Whether new investigators come before or after the Lead token is passed. Newcomers first, if one of them shall lead.
    .rules = EH-NEWINV-01 EH-FLOW-02

explain-which-gate-on-top = Which of two Gates opens next. Compare colours with the coming Omens, and places with your fighters. Red comes next round: the blue one on top.
    .rules = EH-GATE-01 EH-MYTHOS-04

explain-look-at-back = Whether you look at the hidden side of what another has gained. Knowing the price helps all to plan.
    .rules = EH-SPELL-01 EH-SPELL-02

explain-cast-in-combat = Whether you cast this Spell in the fight. It needs a test of Lore, and its back may bite: cast it when the fight hangs on it.
    .rules = EH-SPELL-03 EH-TEST-02

explain-conjure = Which Asset of the reserve your Spell brings, up to that value. Take what is used soon.
    .rules = EH-TEST-06 EH-ACQ-03
