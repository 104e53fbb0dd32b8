# The rules of Dungeontology: steps, questions, answers, refusals, the log, and the end.

# ---- steps

step-set-up = Set-up
step-thesis = Phases 1 and 2: thesis or rest
step-rest = Phase 2: rest
step-movement = Phase 3: movement
step-action = Phase 4: action
step-end = Phase 5: end of turn
step-scoring = Scoring

# ---- how it ends

end-all-finished = The expedition is over: every scholar has handed in a thesis.
end-bag-empty = The expedition is over: the University has no students left to send.
end-no-cubes-left = The expedition is over: there is nothing left to find.
end-nobody-goes-on = The expedition is over: no scholar can go on.
end-round-limit = The expedition is over: the last round has been played.

# ---- things

name-player = Player { $n }
name-cubes = { $n ->
    [one] 1 cube
   *[other] { $n } cubes
}
name-doom-face-down = the face-down doom card
name-north = on the north side
name-north-west = on the north side, slid west
name-north-east = on the north side, slid east
name-east = on the east side
name-east-north = on the east side, slid north
name-east-south = on the east side, slid south
name-south = on the south side
name-south-west = on the south side, slid west
name-south-east = on the south side, slid east
name-west = on the west side
name-west-north = on the west side, slid north
name-west-south = on the west side, slid south

# ---- questions

ask-which-scholar = Which scholar do you play?
ask-begin-turn = { $a }: set out, or rest?
ask-turn-starts = The turn of { $a } begins: play a card?
ask-your-movement = { $a } may move
ask-your-action = { $a } may act
ask-walk = Where does { $a } go?
ask-where-to-place = Where does { $a } lie, beside { $b }?
ask-stairs-to-which = The stairs of { $a }: to which level?
ask-instant = The turn of { $a }: play an instant?
ask-respond = Respond to { $a }?
ask-generate-stealth = Which cards does { $a } discard to generate stealth?
ask-in-attempt = { $a } is making a stealth attempt: interfere?
ask-in-own-attempt = Your stealth attempt: play more cards to succeed?
ask-prophecy-stealth = Which revealed card adds its number to the stealth? All are discarded.
ask-prophecy-alert = Which revealed card adds its number to the alert value? All are discarded.
ask-stun-or-student = { $a }: a stun token, or a student?
ask-protected-cube = { $a }: do you lose the protected { $b } cube?
ask-where-to-drop = Where does the { $a } cube fall?
ask-drop-which = Which cube does { $a } drop?
ask-give-which = Which cube do you give to { $a }?
ask-remove-which = Which cube does { $a } lose with the thesis?
ask-boss-route = Which way does the boss go, after { $a }?
ask-guide-boss = To which area does the boss go?
ask-which-discard = Which cards does { $a } discard?
ask-which-doom = Which doom card does { $a } discard?

# ---- answers

do-choose = { $a }
do-go-on = Set out
do-submit = Submit the thesis
do-rest = Rest
do-move = Move to { $a }
do-explore = Explore a new area
do-stay = Stay here
do-place = { $b }
do-level = To { $a }
do-end-movement = End the movement
do-end-turn = End the turn
do-study = Study { $a }
do-spy = Spy on { $a }: { $b }
do-camp = Camp in { $a }
do-teleport = Teleport to { $a }
do-play-main = Play { $a }
do-play-cards = Play cards
do-play-main-on = Play { $a } against { $b }
do-play-stealth = { $a }: more stealth
do-play-alert = { $a }: more alert
do-play-prophecy = { $a }: prophecy
do-play-move = { $a }, secondary effect: move
do-play-favour = { $a }, secondary effect: somebody draws or discards
do-play-favour-on = { $a }, secondary effect: let { $b } draw or discard
do-play-gain-students = { $a }, secondary effect: students from the campfire
do-use-skill = { $a }
do-use-skill-on = { $a }: { $b }
do-respond = Respond with { $a }
do-play-no-more = Play nothing more
do-discard = Discard { $a }
do-prophecy = { $a }
do-take-stun = Take the stun token
do-sacrifice-student = Sacrifice a student
do-keep-cube = Keep the { $a } cube
do-lose-cube = Lose the { $a } cube
do-drop-into = Into { $a }
do-cube = { $a }
do-boss-to = To { $a }
do-boss-stays = He stays
do-discard-doom = { $a }

# ---- answers, when what they touch is left open

verb-play-main = Play a card
verb-play-main-on = Play a card against somebody
verb-play-stealth = More stealth
verb-play-alert = More alert
verb-play-prophecy = Prophecy
verb-play-move = Move with a card
verb-play-favour = Let somebody draw or discard
verb-play-favour-on = Let somebody draw or discard
verb-play-gain-students = Students from the campfire
verb-use-skill = Use a skill
verb-use-skill-on = Use a skill on somebody
verb-spy = Spy on somebody
verb-camp = Camp
verb-teleport = Teleport
verb-place = Place the tile

# ---- what else is known of a question

note-played-by = What it says (“you” is { $a }): { $text }
note-played-by-on = Against { $b }. What it says (“you” is { $a }): { $text }
note-no-prey = In the start area, where he is after nobody: { $things }.
note-no-room-here = No space is free in { $a }: the cube falls into a connected area, where anybody can study it.
note-in-movement = { $a } is moving: { $b ->
    [0] no step left
    [one] 1 step left
   *[other] { $b } steps left
 }.
note-in-movement-end = { $a } ends the movement; the action comes next.
note-in-action = { $a } is acting: { $b ->
    [0] no action left
    [one] 1 action left
   *[other] { $b } actions left
 }.
note-in-action-end = { $a } ends the turn: your last chance in it.
note-recovers = Each card removes { $a ->
    [one] 1 stun token
   *[other] { $a } stun tokens
 }; you have { $b }.
note-stands-in = { $a } is in { $b }, with { $c ->
    [0] no student
    [one] 1 student
   *[other] { $c } students
 } and { $d ->
    [0] no card
    [one] 1 card
   *[other] { $d } cards
 }.
note-prize = Success wins: { $things }.
note-prize-of = Success wins a { $b } cube of { $a }.
note-failure-draws = Failure: a stun token, and { $a ->
    [one] 1 student is
   *[other] { $a } students are
 } drawn from the University.
note-failure-sacrifices = Failure: with full stun you sacrifice a student, and { $a ->
    [one] 1 student is
   *[other] { $a } students are
 } drawn from the University.
note-failure-only-draws = Failure: there is no room for a stun token, so only { $a ->
    [one] 1 student is
   *[other] { $a } students are
 } drawn from the University.
note-stealth-needed = Needed: stealth { $a }. { $b ->
    [0] Every card adds its number.
   *[other] You have { $b } already; every card adds its number.
 }
note-stealth-bonus = stealth +{ $a }
note-alert-bonus = alert +{ $a }
note-attempt-failed = Your attempt has failed.
note-toll-due = Toll { $b } in { $a }.
note-drawn-up = Discard what you do not need: then you draw up to { $a } cards.
note-attempt-of = Attempt of { $a }: stealth { $b } against alert { $c }; as it stands it { $d ->
    [fails] fails
   *[succeeds] succeeds
 }.
note-attempt-after = Unless it is answered: stealth { $a } against alert { $b }, and it { $c ->
    [fails] fails
   *[succeeds] succeeds
 }.
note-takes-effect = It takes effect unless it is answered.
note-answers = It answers { $a }.
note-by-stairs = Stairs: whoever enters first lays an area of another level beside them.
note-new-alert = Alert { $a }.
note-new-cubes = To be found there: { $things }.
note-new-no-cubes = No cube is to be found there.
note-new-ambush = You go there at once, into an ambush: it costs { $a ->
    [one] 1 student
   *[other] { $a } students
 }, or a stun token if you have fewer.
note-last-word = { $a } may add to it after you: { $b ->
    [one] 1 card
   *[other] { $b } cards
 } in hand.
note-last-word-skill = { $a } has no card left, only a skill.
note-last-word-none = { $a } has no card left to add.
note-alert-there = alert { $a }
note-cubes-there = cubes: { $things }
note-no-cubes-there = no cubes
note-ambush-there = ambush { $a }
note-toll-there = toll { $a }
note-stop-there = your movement ends there
note-traps-there = { $a ->
    [one] 1 trap
   *[other] { $a } traps
}
note-boss-there = the { $a } is there
note-boss-roused-there = his sign: it rouses the { $a }, who is there
note-by-secret-passage = by a secret passage
note-boss-comes = his sign: the boss comes
note-boss-roused = his sign: it rouses the boss, now in { $a }
note-attempt-so-far = Stealth { $a } against alert { $b }: as it stands it { $c ->
    [fails] fails
   *[succeeds] succeeds (equal is enough)
 }.
note-against-alert = needs stealth { $a }{ $c ->
    [0] {""}
   *[other] {" "}(with +{ $c } for several cubes)
 }; your cards and bonuses make { $b }
note-misfortune-comes = not counted: misfortune { $a } ({ $b }), a prophecy that raises the alert
note-luck-comes = not counted: luck { $a } ({ $b }), a prophecy that raises your stealth
note-rivals-may-raise = not counted: what { $things } may raise the alert by
note-rival-comes = { $a } may raise the alert afterwards: { $b ->
    [0] no card, only a skill
    [one] 1 card
   *[other] { $b } cards
 } in hand.
note-no-rival-comes = Nobody can raise the alert afterwards.
note-cards-that-raise = Of the { $b } scheme cards { $a } raise it, by { $c } to { $d } or a prophecy.
note-steps-left = { $a ->
    [0] No step left.
    [one] 1 step left.
   *[other] { $a } steps left.
 }
note-actions-left = { $a ->
    [0] No action left, but cards may be played.
    [one] 1 action left.
   *[other] { $a } actions left.
 }
note-stun-room = { $a } of { $b } stun tokens; { $c ->
    [one] 1 student
   *[other] { $c } students
 } with you.
note-turn-go-on = move up to { $a } areas, then take { $b ->
    [one] 1 action
   *[other] { $b } actions
 }
note-turn-rest = your whole turn: back to the start area, no stun, new cards and students
note-turn-submit = your cubes are enough: it will be accepted, and your game is over
note-turn-submit-some = accepted with { $a } of the { $b } clan cards that it may be
note-turn-submit-none = your cubes are too few: it would be rejected
note-turn-submit-counts = to the clan your cubes are worth { $a }, and { $b } are needed
note-turn-hands-in = your turn ends here in the start area, so you hand in your thesis and are done
note-hands-in-there = whoever ends a turn there hands in the thesis and is done
note-turn-submit-rejected = if rejected, your best cube is lost and you take a doom card

# ---- refusals

not-no-action-left = There is no action left this turn.
not-in-start-area = In the start area no cards are played and nothing is studied.
not-no-card-to-discard = There is no scheme card to discard for stealth.
not-no-cube-here = No cube here fits your notebook.
not-too-stunned = You have no room for the stun token of a failure, and no student to sacrifice for it.
not-no-student = A student must be sacrificed first, and you have none.
not-nobody-near = Nobody with a cube is in your area or in one that is connected with it.
not-no-camp = This area has no camp.
not-camp-closed = You own no cube of the colour of this camp.
not-no-teleport = There is no teleport token here.
not-no-faith = Teleporting takes a faith cube.
not-maximum-alert = Not in maximum alert.
not-no-step-left = There is no step left.
not-door-locked = The door is locked: you lack a cube of its colour.
not-wall = A wall is between these areas.
not-ambush-too-hard = An ambush waits there, and you can neither sacrifice a student nor bear a stun token.
not-nothing-fits = No tile that is left in the stack of this level fits here.
not-only-as-response = This card only answers another one.
not-other-moment = This card is played at the start of an opponent’s turn.
not-only-for-stealth = This card only gives its bonus in a stealth attempt.
not-needs-action = This card takes an action.
not-no-target-or-cost = Its cost cannot be paid, or it would change nothing.
fix-leave-start-area = Move into the dungeon first.
fix-get-student = Students come from the campfire and with a rest.
fix-get-cube = A cube of that colour would open it.

# ---- the log

log-scholar = Player { $player } is { $who }.
    .you = You are { $who }.
log-start-player = { $who } begins, with { $cards ->
    [one] 1 scheme card
   *[other] { $cards } scheme cards
 }; everybody who comes later in the first round has one more than the one before.
    .unseen = { $who } begins.
log-round = Round { $n }.
log-turn = The turn of { $who }.
log-entered = { $who } enters { $area }.
log-tile-drawn = A new area: { $tile }.
log-tile-under = { $tile } fits nowhere here and goes under its stack.
log-fits-once = { $who } finds only one place for { $tile }.
log-stairs-lead = The stairs of { $area } lead to { $level }.
log-placed = { $who } places { $tile } beside { $area }, { $spot }.
    .deed = { $by ->
        [stairs] finds { $tile } by the stairs
       *[walk] explores
    }
log-kept-out = { $who } cannot enter { $area }.
log-stairs-blocked = The stairs of { $area } lead nowhere.
log-teleports = { $who } teleports.
log-blown = { $who } is driven { $direction }.
log-blown-nowhere = No way is open to { $who }, who stays there.
    .you = No way is open to you: you stay where you are.
log-stopped = { $who } is stopped.
log-ambush = { $who } runs into an ambush, which costs { $n ->
    [one] 1 student
   *[other] { $n } students
 } or brings a stun token.
    .deed = runs into an ambush
log-nothing-to-pay = { $who } has no cube to pay with.
log-toll = { $who } has to pay a toll of { $n ->
    [one] 1 cube
   *[other] { $n } cubes
 }.
log-secret-way = { $who } takes a secret passage.
log-trap-placed = A trap is laid in { $area }.
log-trap-sprung = { $who } springs a { $trap } in { $area }.
log-token-placed = { $area }: { $token }.
log-sacrificed = { $who } sacrifices { $n ->
    [one] 1 student
   *[other] { $n } students
 }.
log-gained-students = { $n ->
    [0] There is no student that { $who } could gain.
    [one] { $who } gains 1 student.
   *[other] { $who } gains { $n } students.
 }
log-stole-students = { $n ->
    [0] { $victim } has no student that { $who } could take.
    [one] { $who } takes 1 student from { $victim }.
   *[other] { $who } takes { $n } students from { $victim }.
 }
log-students-drawn = { $n ->
    [0] { $omegas ->
        [0] { $who } finds the University empty.
        [one] { $who } draws an Omega student from the University!
       *[other] { $who } draws { $omegas } Omega students from the University!
     }
    [one] { $who } draws from the University: 1 student{ $omegas ->
        [0] .
        [one] {" "}and an Omega student!
       *[other] {" "}and { $omegas } Omega students!
     }
   *[other] { $who } draws from the University: { $n } students{ $omegas ->
        [0] .
        [one] {" "}and an Omega student!
       *[other] {" "}and { $omegas } Omega students!
     }
 }
    .deed = { $n ->
        [0] { $omegas ->
            [0] finds the University empty
            [one] draws an Omega student
           *[other] draws { $omegas } Omega students
         }
        [one] draws 1 student{ $omegas ->
            [0] {""}
            [one] {" "}and an Omega student
           *[other] {" "}and { $omegas } Omega students
         }
       *[other] draws { $n } students{ $omegas ->
            [0] {""}
            [one] {" "}and an Omega student
           *[other] {" "}and { $omegas } Omega students
         }
     }
log-refilled = Into the University go up to { $n ->
    [one] 1 student
   *[other] { $n } students
 }{ $omegas ->
    [0] {""}
    [one] {" "}and 1 Omega student
   *[other] {" "}and { $omegas } Omega students
 }.
log-omega = An Omega student scatters the campfire; { $who } takes the blame.
log-harder = From now on the alert value of every study is { $n } higher than printed.
log-maximum-alert = Maximum alert: { $card }!
log-stunned = { $who } gains a stun token and has { $n } now.
    .deed = gains a stun token
log-recovered = { $who } removes { $n ->
    [one] 1 stun token
   *[other] { $n } stun tokens
 }.
log-drew = { $who } draws { $card }.
    .unseen = { $who } draws a card.
deeds-drew = draws { $n } cards
log-discarded = { $who } discards { $cards }.
log-card-passed = { $who } hands { $card } to { $to }.
    .unseen = { $who } hands a card to { $to }.
log-played-main = { $who } plays { $card }.
log-played-main-on = { $who } plays { $card } against { $target }.
log-played-secondary = { $who } plays { $card } for its secondary effect.
    .deed = plays { $card }
log-played-secondary-on = { $who } plays { $card } for its secondary effect on { $target }.
    .deed = plays { $card } on { $target }
log-played-skill = { $who } uses { $card }.
log-played-skill-on = { $who } uses { $card } on { $target }.
log-responded = { $who } responds to { $to } with { $card }.
log-countered = { $card } comes to nothing.
log-studies = { $who } studies { $area }: { $cubes }. Alert { $alert }.
    .deed = studies { $area } for { $cubes }
log-spies = { $who } spies on { $target }: { $cube }. Alert { $alert }.
    .deed = spies on { $target } for { $cube }
log-helped = Arrows, trainees and skills of { $who } bring stealth { $n }.
    .you = Your arrows, trainees and skills bring stealth { $n }.
log-stealth = { $who } generates stealth { $stealth } against alert { $alert }.
    .deed = generates stealth { $stealth } against alert { $alert }
log-stealth-raised = Stealth +{ $n }: { $stealth } against { $alert }.
log-alert-raised = Alert +{ $n }: stealth { $stealth } against { $alert }.
log-alert-raised-by = { $who } raises the alert against { $against } by { $n } with { $card }: stealth { $stealth } against { $alert }.
    .deed = raises the alert against { $against } by { $n }
log-luck = { $by } brings luck.
log-misfortune = { $by } brings misfortune.
log-prophecy = { $who } prophesies with { $cards }: one number is added to the { $on ->
    [stealth] stealth
   *[alert] alert
 }.
    .deed = prophesies with { $cards } for { $on ->
        [stealth] stealth
       *[alert] alert
    }
log-succeeded = { $who } succeeds: stealth { $stealth } against alert { $alert }.
    .deed = succeeds with { $stealth } against { $alert }
log-danger = { $area } is dangerous: { $n } students are drawn for a failure.
log-failed = { $who } fails: stealth { $stealth } against alert { $alert }.
    .deed = fails with { $stealth } against { $alert }
log-collected = { $who } collects a { $cube } cube in { $area }.
    .deed = collects a { $cube } cube
log-stole = { $who } steals a { $cube } cube from { $victim }.
log-no-room = There is no free place for a cube in { $area }.
log-dropped = { $who } drops a { $cube } cube in { $area }.
    .deed = drops a { $cube } cube in { $area }
log-cube-kept = { $who } keeps the protected { $cube } cube.
log-cube-given = { $who } gives { $to } a { $cube } cube.
log-cube-destroyed = { $who } loses a { $cube } cube, which is destroyed.
log-cube-removed = { $who } loses a { $cube } cube.
log-recruited = { $who } takes on the { $trainee }.
log-trainee-stolen = { $who } lures the { $trainee } away from { $victim }.
log-nothing-to-do = { $who } can do nothing with the action.
    .you = { $why ->
        [home] In the start area nothing can be studied: your turn ends without an action.
        [cards] Without a card in hand you can study nothing: your turn ends without an action.
       *[other] Nothing here can be done with your action: your turn ends without one.
    }
log-doom-taken = { $who } takes a doom card, face down.
    .you = You take a doom card, face down: it is turned up at the end of your turn.
    .deed = takes a doom card, face down
log-doom-revealed = { $who } reveals the doom card { $card }.
log-doom-discarded = { $who } discards { $card }.
log-must-rest = { $who } cannot set out: { $n } stun tokens, as many as stamina.
    .deed = cannot set out with { $n ->
        [one] 1 stun token
       *[other] { $n } stun tokens
    }
log-rests = { $who } rests.
log-camps = { $who } camps in { $area }.
log-randomised = { $applies ->
    [yes] The randomise card { $sign ->
        [direction] points { $shows }.
        [colour] shows { $shows }, the colour of { $whose }.
       *[cube] shows { $shows }.
    }
   *[no] The randomise card { $sign ->
        [direction] points { $shows }
       *[other] shows { $shows }
    }, which does not apply: another one is drawn.
}
    .unseen = A randomise card is drawn.
log-excited = { $who } has fewer stars than somebody, and is excited: only the excited side of the scholar card counts now.
    .you = You have fewer stars than somebody, and are excited: only the excited side of your scholar card counts now.
    .deed = becomes excited
log-calm = { $who } calms down, behind nobody any more: the standard side of the scholar card counts.
    .deed = calms down
log-knowledge = { $who } owns the cubes of the knowledge bonus, and gains the knowledge token.
    .you = You own the cubes of the knowledge bonus, and gain the knowledge token.
log-clan-seen = { $who } looks at the clan card: { $clan }.
    .unseen = { $who } looks at the clan card.
log-submits = { $who } submits the thesis.
log-thesis-succeeded = The thesis of { $who } is accepted as number { $place }.
    .you = Your thesis is accepted as number { $place }. { $left ->
        [0] You are done, and so is everybody.
       *[other] You are done, and play no more cards; the others go on without you.
    }
log-thesis-failed = The thesis of { $who } is rejected.
log-boss-sign = The sign of the boss is in { $area }.
log-boss-discovered = { $who } finds the boss.
log-boss-activated = { $who } rouses the boss.
log-boss-placed = The boss is in { $area }.
log-boss-chases = The boss is after { $prey }.
log-boss-spares = The start area is safe from the boss: he is not after { $who }.
log-boss-stays = The boss finds no way to { $prey }: he passes no wall, and never enters the start area.
log-boss-gives-up = { $prey } is out of the dungeon: the boss stays where he is.
log-boss-finds-nobody = Nobody is in the dungeon whom the boss could be after: he stays where he is.
log-boss-slips = The boss takes a secret passage.
log-boss-moved = The boss goes to { $area }.
log-boss-meets = The boss meets { $who }.
log-clan-revealed = The clan card is { $clan }.
log-scored = { $who }: { $points ->
    [1] 1 point
   *[other] { $points } points
 }{ $cubes ->
    [0] {""}
   *[other] , cubes { $cubes }
 }{ $clan ->
    [0] {""}
   *[other] , clan { $clan }
 }{ $thesis ->
    [0] {""}
   *[other] , thesis { $thesis }
 }{ $trainees ->
    [0] {""}
   *[other] , trainees { $trainees }
 }{ $doom ->
    [0] {""}
   *[other] , doom { $doom }
 }.
    .deed = has { $points ->
        [1] 1 point
       *[other] { $points } points
    }
log-lead = { $who } is { $lead ->
    [one] 1 point
   *[other] { $lead } points
 } ahead of { $second }, most of all by { $by ->
    [cubes] cubes
    [clan] what the clan thinks of the cubes
    [thesis] the thesis
    [trainees] trainees
   *[doom] less doom
 } (+{ $n }).
log-tied = { $all } have { $points ->
    [1] 1 point
   *[other] { $points } points
 } each: { $by ->
    [thesis] the earlier thesis
    [students] the larger number of students
   *[order] the later place in turn order
 } decides.
log-won = { $who } wins with { $points ->
    [1] 1 point
   *[other] { $points } points
 }.

# ---- the table in plain text

see-round = Round { $round } · turn of { $who } · alert card: { $alert } ({ $omegas ->
    [0] no Omega yet
   *[other] { $omegas } of { $room } places for Omegas taken, every study +{ $penalty }{ $left ->
        [0] ; the next Omega is maximum alert
       *[other] ; with the next Omegas { $ahead }, then maximum alert
    }
}) · campfire { $campfire } of 12
see-panic = Round { $round } · turn of { $who } · maximum alert: { $panic } (every study +{ $penalty }) · campfire { $campfire } of 12 · it ends when all have handed in, no cube lies out, or the University has no ordinary student left (nobody may count them)
see-boss = Boss: { $side }, in { $area }
see-no-boss = Boss: { $side }, not found yet
see-clan = Clan card: { $clan }
see-left-movement = Movement phase: { $n ->
    [one] 1 step
   *[other] { $n } steps
 } left, then the action phase
see-left-action = Action phase: { $n ->
    [0] no action left, but cards may be played
    [one] 1 action left
   *[other] { $n } actions left
 }
see-attempt = Attempt of { $who }: stealth { $stealth } against alert { $alert } for { $cubes }
see-area-alert = alert { $n }
see-boss-sign = boss’s sign
see-exit = { $passage } → { $area }
see-exit-token = { $passage } → { $area } ({ $token })
see-traps = trap × { $n }
see-value = { $value } { $n }
see-students = { $n ->
    [one] 1 student
   *[other] { $n } students
}
see-stun = stun { $n }/{ $most }
see-stars = ★{ $n }
see-research = ▲{ $n }
see-points = { $n ->
    [1] 1 point
   *[other] { $n } points
}
see-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
see-notebook = Your notebook (★ a star, ▲ an arrow: stealth +1 in every study; with so many cubes in the column):
see-column = { $n }/{ $of } · { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $next ->
    [0] {""}
   *[other] , next cube +{ $next }, full { $full }
}
see-hand = Hand: { $cards }
see-known = { $who } has: { $cards }
see-doom-down = doom face down × { $n }
see-finished = finished
see-comma = {", "}

## Pages of the book

tale-opening = The rector has signed the papers, the students have signed the other papers, and the stairs go down. Somewhere below are cultures that nobody has described, a boss that nobody has described twice, and a thesis with your name on it. Your colleagues wish you luck. They have brought their own lanterns.
tale-boss-discovered = At the end of the light something sits up and looks at the lantern as one looks at the bill. So this is whose dungeon it is.
tale-omega = One student too many, and this one laughs at the fire. The camp scatters into the dark.
tale-maximum-alert = Every drum in the dungeon begins at once. They know about all of you now.
tale-thesis-succeeded = The examiners read the last page twice, look at each other, and find a pen. There is a handshake.
tale-thesis-failed = The examiners are kind about it, which is worse. The thesis comes back with a coffee ring on chapter three.
tale-won = In a hundred years the footnotes will argue about the rest. Today there is a name on the door.
