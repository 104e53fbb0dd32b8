# The rules of Eldritch Horror: steps, questions, answers, refusals, the log, and the end.

# ---- steps

step-lead = Set-up: the Lead Investigator
step-investigators = Set-up: investigators
step-set-up = Set-up: the board
step-action = Action Phase
step-encounter = Encounter Phase
step-mythos = Mythos Phase
step-mythos-end = End of the Mythos Phase

# ---- how it ends

end-won-mysteries = The investigators have won: three Mysteries are solved and the Ancient One sleeps on.
end-won-final = The investigators have won: the Final Mystery is solved and the Ancient One is banished.
end-lost-azathoth = The investigators have lost: Azathoth is awake, and the world is devoured.
end-lost-eliminated = The investigators have lost: nobody is left.
end-lost-mythos = The investigators have lost: a Mythos card had to be drawn, and there is none left.
closing = It ended in round { $rounds }, with { $mysteries ->
    [one] 1 Mystery
   *[other] { $mysteries } Mysteries
 } solved, { $gates ->
    [one] 1 open Gate
   *[other] { $gates } open Gates
 } and Doom at { $doom }.

# ---- questions

ask-who-leads-first = Who shall be Lead Investigator? The Lead acts first and decides for all.
ask-who-leads = Who is Lead Investigator from now on? The Lead acts first and decides for all.
ask-which-investigator = Which investigator do you play?
ask-your-action = Your action
ask-extra-action = { $a } may perform one additional action
ask-travel-on = { $a }: travel on with a ticket?
ask-which-ticket-to-lose = Two tickets are the most one can have: which one goes?
ask-acquire-what = { $a } may gain Assets worth { $b } more
ask-bank-loan = { $a } has { $b ->
    [0] no success
    [one] 1 success
   *[other] { $b } successes
 } to spend: take a loan for two more? It brings the Condition { $c }.
ask-who-receives = Who receives { $a }?
ask-discard-from-reserve = { $a } gained nothing: discard a card of the reserve?
ask-trade-give = What do you give to { $a }?
ask-trade-take = What do you want from { $a }?
ask-trade-agree = { $a } offers a trade
ask-reroll = { $a } tests { $b }: roll again?
ask-one-more-die = Roll one more die for { $b }? Once a round, { $a } can give one.
ask-spend-what = What does { $a } spend for a Clue?
ask-spend-together = { $a ->
    [one] Spend { $a } Clue of the group against what “{ $b }” threatens?
   *[other] Spend { $a } Clues of the group against what “{ $b }” threatens?
 }
ask-who-gives-clue = Who gives a Clue? ({ $a } still to be paid)
ask-which-space = Which of these spaces is meant?
ask-which-skill = Which skill does { $a } improve?
ask-discard-which = What does { $a } discard?
ask-move-where = Where does { $a } move? (up to { $b })
ask-prevent-loss = { $a } is about to lose { $b ->
    [0] { $c } Sanity
   *[other] { $c ->
        [0] { $b } Health
       *[other] { $b } Health and { $c } Sanity
     }
 }: prevent it?
ask-where-to-fall = In which city does { $a } fall?
ask-which-mark = What marks the defeat of { $a }?
ask-fight-or-evade = Monsters are here: does { $a } fight or get past them?
ask-which-monster = Which Monster does { $a } fight next?
ask-which-encounter = Which encounter does { $a } have in { $b }?
ask-which-reckoning = Which reckoning effect comes next? All of them come.
ask-which-first = Several things happen to { $a } at once: what comes first?
ask-which-dice = Which dice does { $a } roll again?
ask-which-die = Which die does { $a } add 1 to with { $b }?
ask-which-gate-first = The cup runs out: which Gate comes next?
ask-newcomers-or-lead = What comes first: new investigators, or the new Lead?

# ---- answers

do-yes = Yes
do-no = No
do-choose = { $a }
do-lead = { $a }
do-travel = Travel to { $a }
do-rest = Rest
do-trade = Trade with { $a }
do-prepare = Prepare for travel: { $a }
do-acquire = Acquire Assets
do-buy = Gain { $a }
do-end-turn = End the turn
do-ride = With a { $a } to { $b }
do-stop = Stop here
do-stay = Stay here
do-move = Move to { $a }
do-lose = { $a }
do-give = Give { $a }
do-take = Take { $a }
do-give-to = { $a }
do-agree = Agree
do-refuse = Decline
do-discard = Discard { $a }
do-spend = { $a }
do-gives-clue = { $a }
do-reroll = Roll again: { $a }
do-raise-die = Add 1 to a die: { $a }
do-improve = { $a }
do-prevent-with = Use { $a }
do-fall-at = { $a }
do-mark-with = { $a }
do-fight = Fight { $a }
do-fight-them = Fight
do-evade-with = Get past them: { $a }
do-visit = { $a }
do-research = Research: { $a }
do-enter = Through the { $a }
do-explore = Expedition: { $a }
do-meet = Look after { $a }
do-encounter = { $a }
do-no-encounter = No further encounter
do-reckon = { $a }
do-comes-first = { $a }
do-die = The { $a }
do-keep-lead = Keep the token
do-anybody = Let the others decide
do-newcomers-first = New investigators
do-lead-first = The Lead Investigator token

odds-success = one more success
odds-any-success = at least one success
odds-passed = the test is passed
odds-defeated = the Monster is defeated

# ---- refusals

not-done-this-round = You have done that in this round.
not-held-fast-by = { $because } holds you fast: only its own action is left to you.
not-held-fast = You are held fast: only the action on your Condition is left to you.
not-cannot-move-by = { $because } holds you: you cannot move.
not-cannot-move = You cannot move.
not-not-adjacent = No path leads there from your space. After the first step a ticket takes you one space further.
not-no-rest-now = Nobody can Rest at present.
not-monster-here = A Monster is on your space.
not-no-city = You are not in a city.
not-reserve-empty = The reserve is empty.
not-nobody-to-trade-with = Nobody is here to trade with.
not-no-train-path = No train path leads from here.
not-no-ship-path = No ship path leads from here.
fix-leave-monster = Defeat it, or travel elsewhere.
fix-go-to-city = Travel to a city first.

# ---- the log

log-lead = { $who } is Lead Investigator.
log-investigator = { $who } is played by Player { $seat } and begins in { $space }.
    .you = You play { $who } and begin in { $space }.
log-round = Round { $n }.
log-stands-up = { $who } is no longer Delayed.
log-action-ends = { $who } is held up: the turn ends.
    .you = You are held up: your turn ends.
log-delayed = { $who } becomes Delayed.
log-moved = { $who } moves to { $space }{ $by ->
    [none] { "" }
   *[other] { " " }because of { $by }
 }.
    .unseen = { $who } moves to { $space }.
log-acts = { $who } uses the action on the investigator’s sheet.
    .deed = uses the action on their sheet
    .you = You use the action on your sheet.
log-uses = { $who } uses { $card }.
log-rests = { $who } rests.
log-acquires = { $who } tries to acquire Assets.
log-acquires-nothing = { $who } acquires nothing.
log-recovered = { $health ->
    [0] { $who } recovers { $sanity } Sanity.
   *[other] { $sanity ->
        [0] { $who } recovers { $health } Health.
       *[other] { $who } recovers { $health } Health and { $sanity } Sanity.
     }
 }
lost-points = { $health ->
    [0] { $sanity } Sanity
   *[other] { $sanity ->
        [0] { $health } Health
       *[other] { $health } Health and { $sanity } Sanity
     }
 }
log-lost = { $who } loses { lost-points }{ $by ->
    [none] { "" }
   *[other] { " " }because of { $by }
 }.
    .unseen = { $who } loses { lost-points }.
log-spent = { $health ->
    [0] { $who } spends { $sanity } Sanity.
   *[other] { $sanity ->
        [0] { $who } spends { $health } Health.
       *[other] { $who } spends { $health } Health and { $sanity } Sanity.
     }
 }
log-prevents = { $of ->
    [none] { $who } uses { $card } against the loss.
   *[other] { $who } uses { $card } against the loss of { $of }.
 }
    .unseen = { $who } uses { $card } against the loss.
log-spared = { $health ->
    [0] { $who } is spared the loss of { $sanity } Sanity by { $by }.
   *[other] { $sanity ->
        [0] { $who } is spared the loss of { $health } Health by { $by }.
       *[other] { $who } is spared the loss of { $health } Health and { $sanity } Sanity by { $by }.
     }
 }
log-ticket-gained = { $who } gains a { $ticket }.
log-ticket-lost = { $used ->
    [yes] { $who } uses a { $ticket }.
   *[no] { $who } loses a { $ticket }.
 }
    .unseen = { $who } loses a { $ticket }.
log-offers = { $who } offers { $to } a trade: gives { $give }, wants { $take }.
log-declines = { $who } does not want that.
log-traded = { $who } trades { $give } for { $take } with { $to }.
log-got = { $who } gets { $things } from { $giver }.
log-gained = { $who } gains { $card }{ $by ->
    [none] { "" }
   *[other] { " " }because of { $by }
 }.
    .deed = gains { $card }
    .unseen = { $who } gains { $card }.
log-gains-no = { $why ->
    [undone] { $who } would gain { $card }: it undoes { $instead } instead.
    [has-one] { $who } has { $card } already and gains no second one.
    [none-left] { $who } would gain { $card }, but none is left.
   *[never] { $who } is never given { $card }.
 }
log-received = { $who } receives { $card }.
log-discarded = { $who } discards { $card }.
log-cast = { $n ->
    [0] { $who } fails to cast { $card }; its back says what that brings.
    [one] { $who } casts { $card } with 1 success; its back says what else that brings.
   *[other] { $who } casts { $card } with { $n } successes; its back says what else that brings.
 }
log-flipped = { $who } flips { $card }: { $back }.
log-reserve = { $card } comes into the reserve.
log-from-reserve = { $who } discards { $card } from the reserve.
log-improved = { $who } improves { $skill } to +{ $to }.
log-tested = { $who } tests { $skill }: { $rolled }.
    .deed = rolls { $rolled } for { $skill }
log-rerolled = { $who } rolls again: { $was } becomes { $now }. The dice are { $rolled } now.
    .deed = rolls a { $was } again and gets a { $now }
    .unseen = { $who } rolls again. The dice are { $rolled } now.
log-rolled = { $counts ->
    [no] { $who } rolls a die for { $card }: { $n }, to no effect.
   *[yes] { $who } rolls a die for { $card }: { $n }.
 }
    .unseen = { $who } rolls a die: { $n }.
log-die-raised = { $who } adds 1 to a die with { $card }. The dice are { $rolled } now.
    .deed = adds 1 to a die with { $card }
log-test-result = { $result ->
    [0] { $who } fails the test of { $skill }.
    [one] { $who } passes the test of { $skill } with 1 success.
   *[other] { $who } passes the test of { $skill } with { $result } successes.
 }
    .deed = { $result ->
        [0] fails the test
        [one] passes the test with 1 success
       *[other] passes the test with { $result } successes
     }
log-clue-spawned = A Clue appears in { $space }.
log-clue-gained = { $who } gains a Clue.
deeds-clue-gained = gains { $n } Clues
own-deeds-clue-gained = gain { $n } Clues
log-clue-moved = { $clue } moves to { $space }.
log-clue-discarded = The Clue in { $space } is discarded.
log-clues-discarded = { $spent ->
    [yes] { $n ->
        [one] { $who } spends 1 Clue.
       *[other] { $who } spends { $n } Clues.
     }
   *[no] { $n ->
        [one] { $who } discards 1 Clue.
       *[other] { $who } discards { $n } Clues.
     }
 }
    .unseen = { $n ->
        [one] { $who } gives up 1 Clue.
       *[other] { $who } gives up { $n } Clues.
     }
log-clues-received = { $n ->
    [one] { $who } receives 1 Clue.
   *[other] { $who } receives { $n } Clues.
 }
log-random-space = The space { $space } is drawn at random.
log-gate-spawned = A Gate opens: { $space }.
log-gate-closed = { $who } closes the { $gate }.
log-gate-discarded = { $gate } is gone.
log-monster-spawned = { $monster } appears in { $space }.
log-monster-moved = { $monster } moves to { $space }.
log-monster-hurt = { $monster } loses { $n } Health.
log-monster-recovers = { $monster } recovers { $n } Health.
log-monster-defeated = { $monster } is defeated.
log-monster-discarded = { $monster } is discarded.
log-epic-leaves = { $monster } leaves the board.
log-combat = { $who } fights { $monster }: { $tests ->
    [by-will] Will { $will }, horror { $horror }
    [by-strength] Strength { $strength }, damage { $damage }
   *[by-both] Will { $will }, horror { $horror }; Strength { $strength }, damage { $damage }
 }; toughness { $toughness }.
    .deed = fights { $monster }
    .unseen = { $who } fights { $monster }: Will { $will }, horror { $horror }; Strength { $strength }, damage { $damage }; toughness { $toughness }.
log-ambush = { $who } is ambushed by { $monster }.
log-defeated = { $who } is defeated.
log-devoured = { $who } is devoured.
log-falls = { $who } is left behind in { $space } ({ $mark }): whoever looks after them there takes over what they carried.
    .you = You are left behind in { $space } ({ $mark }): whoever looks after you there takes over what you carried.
log-leaves-behind = { $who } leaves { $things } there.
    .you = You leave { $things } there.
log-loses-for-good = { $who } loses for good: { $things }.
    .you = You lose for good: { $things }.
log-newcomer-due = { $who } is replaced by a new investigator at the end of the Mythos Phase.
    .you = You choose a new investigator at the end of the Mythos Phase.
log-eliminated = { $who } is out of the game.
log-meets-fallen = { $who } finds { $fallen }.
log-buried = The sheet of { $fallen } goes back into the box.
log-encounter = { $who } has an encounter in { $space }: { $card }.
    .deed = draws { $card } in { $space }
log-turns-to = { $who } has the encounter of { $card } in { $space }.
log-expedition = The Active Expedition leads to { $space }.
log-expedition-lost = No expedition leads to { $space } any more.
log-no-expedition = No expedition is left.
log-doom-advanced = { $why ->
    [by-gates] Doom advances by { $n } for Gates of this colour{ doom-left }
    [by-tokens] { $n ->
        [one] Doom advances by 1 for the Eldritch token on the green space{ doom-left }
       *[other] Doom advances by { $n } for the Eldritch tokens on the green space{ doom-left }
     }
    [by-no-gate] No Gate is left to open, so Doom advances by { $n }{ doom-left }
    [by-defeat] Doom advances by { $n } for the defeat{ doom-left }
   *[other] Doom advances by { $n } because of { $why }{ doom-left }
 }
    .unseen = Doom advances{ doom-left }
doom-left = { $at ->
    [0] , and that was the last.
   *[other] : { $at } left.
 }
log-doom-retreated = Doom retreats: { $at } left.
log-omen = { $gates ->
    [0] The Omen moves on to { $omen }: no open Gate has this colour.
    [one] The Omen moves on to { $omen }: 1 open Gate has this colour.
   *[other] The Omen moves on to { $omen }: { $gates } open Gates have this colour.
 }
    .unseen = The Omen moves on to { $omen }.
log-omen-set = The Omen is put on { $omen }. Doom does not advance for that.
log-ancient-one = The Ancient One is { $ancient_one }.
log-awakens = { $ancient_one } awakens!
log-mythos = The Mythos card is “{ $card }”.
log-event = The text of “{ $card }” is resolved.
log-comes-into-play = { $card } stays in play.
log-mythos-discarded = { $card } is discarded.
log-surge = Monsters surge out of the Gates.
log-surge-opens = Monsters surge, but no open Gate has the colour of the Omen: a new one opens instead.
log-rumor = A Rumor is in play: { $card }.
log-rumor-placed = { $card }: the Rumor token lies in { $space }.
log-rumor-solved = { $card } is solved.
log-rumor-fails = Nobody has stopped “{ $card }”: its last token is gone.
log-rumor-ends = { $card } has run its course and leaves play.
log-eldritch-lies = An Eldritch token lies in { $space } now.
log-eldritch-placed = { $n ->
    [one] 1 Eldritch token lies on { $card }.
   *[other] { $n } Eldritch tokens lie on { $card }.
 }
log-token-taken = { $left ->
    [0] The last Eldritch token leaves { $card }.
   *[other] { $n ->
        [one] An Eldritch token leaves { $card }: { $left } left.
       *[other] { $n } Eldritch tokens leave { $card }: { $left } left.
     }
 }
    .unseen = Eldritch tokens left on { $card }: { $left }.
log-reckoning = { $n ->
    [0] A reckoning is due, but nothing in play has one.
   *[other] A reckoning is due.
 }
    .unseen = A reckoning is due.
log-nothing-happens = { $of ->
    [none] Nothing happens.
   *[other] Nothing comes of “{ $of }”.
 }
    .unseen = Nothing happens.
log-reckoning-of = Reckoning: { $thing }.
log-own-reckoning = { $who } resolves the reckoning of { $thing }.
log-mystery = The Mystery is “{ $card }”.
log-put-on-mystery = { $who } puts the { $thing } on { $card }.
    .unseen = { $thing } is put on { $card }.
log-mystery-solved = { $card } is solved: { $n } of 3.
log-mystery-unsolved = { $card } is no longer solved.
log-final-mystery = The Final Mystery of { $ancient_one } begins.
log-final-mystery-closed = The Final Mystery of { $ancient_one } has to wait again.

log-won = { $how ->
    [won-mysteries] { end-won-mysteries }
   *[other] { end-won-final }
 }
log-doomed = { $how ->
    [lost-azathoth] { end-lost-azathoth }
    [lost-shub-niggurath] { end-lost-shub-niggurath }
    [lost-yog-sothoth] { end-lost-yog-sothoth }
    [lost-eliminated] { end-lost-eliminated }
    [lost-by-rumor] { end-lost-by-rumor }
   *[other] { end-lost-mythos }
 }

# ---- what the book says of it

tale-defeated = The bag is found first, then the hat, then somebody who no longer answers to the name inside it.
tale-devoured = There is no body and no bag. There is a chair, still warm, and a smell of the sea.
tale-eliminated = The list of names on the wall is one name shorter, and nobody is left to send.
tale-rumor-solved = The story goes round once more, a little fainter, and by the end of the week people tell a different one.
tale-rumor-fails = It was in the papers, it was on every corner, and still it comes as a surprise: this one was true.
tale-mystery-unsolved = The file was closed and tied. This morning the knot is undone, and the first page is missing.
tale-final-mystery = What was learned in three long chases now has to be enough for a single evening. It is awake, and it knows who is coming.
tale-won = In the morning the newspapers report the weather. A few people, far apart, read that page twice, and it is the finest thing they ever read.
tale-doomed = The last entry in the journal stops in the middle of a line. The pen lies beside it. There is nobody to close the book.

# ---- names

name-player = Player { $n }

# ---- what the terminal shows

see-tracks = Round { $round } against { $ancient_one }: Doom { $doom }, { $mythos } Mythos cards left.
see-omens = Omen: { $omen } now; then { $coming }.
see-omen = { $omen } ({ $gates ->
    [0] no Gate
    [one] 1 Gate
   *[other] { $gates } Gates
 }{ $tokens ->
    [0] { "" }
    [one] , 1 Eldritch token
   *[other] , { $tokens } Eldritch tokens
 }: Doom −{ $cost })
see-omen-free = { $omen } (no Gate)
see-ways = Ways from { $space }, and on from there:
see-way = { $kind }: { $spaces }
see-rumor = { $space ->
    [none] Rumor “{ $card }”: { danger }
   *[other] Rumor “{ $card }”, in { $space }: { danger }
 }
see-awake = The Ancient One is awake!
see-mystery = Mystery: { $card }; solved: { $solved } of 3.
see-final = The Final Mystery of { $ancient_one }.
see-ongoing = In play: { $cards }
see-tokens = { $card } (tokens: { $n })
see-gate = Gate ({ $omen })
see-here = here
see-far = { $n ->
    [one] 1 space away
   *[other] { $n } spaces away
 }
see-progress = { $card } ({ $n } of { $goal })
see-reserve = Reserve: { $cards }
see-skills = Your skills: { $skills }
see-skill = { $skill } { $n }
see-monster = { $monster } (toughness { $left } of { $all })
see-fallen = { $who } (defeated)
see-points = Health { $health }/{ $most_health }, Sanity { $sanity }/{ $most_sanity }
see-clues = Clues: { $n }
see-delayed = Delayed
see-gone = defeated
see-out = out of the game

# ---- looks

ask-which-gate-on-top = Which Gate goes on top? The other one goes to the bottom.
ask-look-at-back = Look at the back of { $b }, which { $a } has gained?
do-act = Use your investigator's action
do-look = Look at the top two Gates of the stack
do-put-on-top = { $a }
not-no-gate-in-stack = No Gate is left in the stack.
log-gates-seen = { $who } sees the next Gates: { $gates }.
    .unseen = { $who } looks at the top Gates of the stack.
log-gates-ordered = { $who } puts the Gates back.
log-back-seen = { $who } looks at the back of { $card }: { $back }.
    .unseen = { $who } looks at the back of { $card }.

note-leads-now = { $a } leads now.
note-successes = So far: { $a ->
        [one] 1 success
       *[other] { $a } successes
    }.
note-successes-of = { $a ->
        [0] No success so far
        [one] 1 success so far
       *[other] { $a } successes so far
    }; { $b } would be enough.
note-against-horror = Horror { $a }: each success saves 1 Sanity.
note-against-damage = Damage { $a }: each success saves 1 Health and takes 1 of the { $b } that are left of the Monster.
note-health-left = { $a } Health left
note-health-left-of = { $b }: { $a } Health left
note-left-of = Still there: { $a } Health, { $b } Sanity.
note-look-and-clue = Who looks gains 1 Clue.
note-worth = value { $a }
note-becomes = { $a } → { $b }
note-meets-city = a card for any city: Assets and Allies, or trouble
note-meets-wilderness = a card for any wilderness: Clues, Artifacts, skills, or injuries
note-meets-sea = a card for any sea: Artifacts, Clues, Spells, or delays
note-meets-research = brings this Clue, mostly after a test
note-meets-enter = a visit to an Other World; often the Gate can be closed there
note-meets-explore = the Active Expedition: Artifacts and Clues, at a risk
note-meets-meet = their possessions, and a test that can push Doom back
note-heals = { $a ->
    [0] recovers 1 Sanity
   *[other] { $b ->
        [0] recovers 1 Health
       *[other] recovers 1 Health and 1 Sanity
     }
 }
note-costs = Price: { $text }
note-so-far-on = On { $a }: { $b } of { $c }.
note-enough-on = { $a } has enough already ({ $b } of { $c }): more changes nothing.
cost-reroll = { $n } Clue
note-buys = Each success buys Assets worth 1.
note-reserve-renewed = Another comes in its place: something else to buy the next time.
note-unhurt = Health and Sanity are full.
note-health-full = Health is full.
note-sanity-full = Sanity is full.
note-if-passed = If you pass: { $text }
note-if-failed = If you fail: { $text }
note-passed-nothing = If you pass: nothing more.
note-passed-retreat = If you pass: Doom retreats by 1 ({ $a } left now).
note-failed-nothing = If you fail: nothing happens.
