# The core rules: steps, actions, windows, what is told.

## Steps

step-set-up-investigators = Set-up 1: investigators
step-set-up-lead = Set-up 3: the lead investigator
step-set-up-decks = Set-up 4: decks and tokens
step-set-up-hands = Set-up 8: opening hands
step-set-up-mulligans = Set-up 8: mulligans
step-set-up-scenario = Set-up 9: the scenario
step-mythos-begins = 1.1 Mythos phase begins
step-mythos-doom = 1.2 Place 1 doom on the agenda
step-mythos-check = 1.3 Check the doom threshold
step-mythos-draws = 1.4 Each investigator draws an encounter card
step-mythos-ends = 1.5 Mythos phase ends
step-investigation-begins = 2.1 Investigation phase begins
step-investigation-next = 2.2 Next turn
step-investigation-turn = 2.2.1 Actions
step-investigation-turn-ends = 2.2.2 End of turn
step-investigation-ends = 2.3 Investigation phase ends
step-enemy-begins = 3.1 Enemy phase begins
step-enemy-hunters = 3.2 Hunters move
step-enemy-attacks = 3.3 Enemies attack
step-enemy-ends = 3.4 Enemy phase ends
step-upkeep-begins = 4.1 Upkeep phase begins
step-upkeep-reset = 4.2 Actions are reset
step-upkeep-ready = 4.3 Exhausted cards ready
step-upkeep-draw = 4.4 Draw a card and gain a resource
step-upkeep-hand = 4.5 Check the hand size
step-upkeep-ends = 4.6 Upkeep phase and round end
step-scenario-ends = The scenario ends
step-between = Between two scenarios

## Names

name-arkham = Arkham Horror: The Card Game
name-mythos = mythos phase
name-investigation = investigation phase
name-enemy = enemy phase
name-upkeep = upkeep phase
name-fight = the attack
name-evade = the evasion
name-investigate = the investigation
name-test = the test
name-difficulty = difficulty
name-physical = physical trauma
name-mental = mental trauma
name-cultists = cultist deck
name-deck = deck of { $n }

## Set-up

ask-investigator = Whom do you play?
ask-lead = Who is the lead investigator? The lead decides for the group where the game leaves a choice.
ask-mulligan = { $a }: which cards do you replace?
do-play-as = { $a }
do-lead = { $a }
do-anybody = Let the others decide
do-replace = Replace { $a }
log-plays-as = Player { $seat } plays { $who }.
    .you = You play { $who }.
pass-who-goes-next = Anybody
pass-new-lead = Anybody
log-lead-disputed = The wishes for the lead differ: chance decides.
log-lead = { $who } is the lead investigator.
log-mulligan =
    { $n ->
        [0] { $who } keeps the opening hand.
        [one] { $who } replaces a card.
       *[other] { $who } replaces { $n } cards.
    }
log-scenario = { $scenario } begins.
log-campaign-ends = The campaign is over.
log-scenario-ends = { $resolution ->
    [none] { $scenario } is over without a resolution: nobody is left in it.
    [r1] { $scenario } is over: resolution 1.
    [r2] { $scenario } is over: resolution 2.
   *[other] { $scenario } is over: resolution 3.
 }
error-investigator-taken = { $investigator } is already played by somebody else.

## The round

log-round = Round { $n }
log-phase = The { $phase } begins.
log-turn = { $who } takes a turn.
ask-who-goes-next = Who takes the next turn? Everybody has one this round.
ask-your-action = What do you do?
ask-player-window = Use a free ability or a fast card now?
ask-which-hunter-first = Which hunter moves first? All of them move.
ask-whom-first = Whom does { $a } attack first?
ask-advance-act = Spend { $b } clues of the group to advance “{ $a }”?
ask-spend-clues = Whose clues pay? { $a } in all.
do-turn = { $a }
do-hunts = { $a }
do-attacked = { $a }
do-advance = Advance { $a }
do-spend = A clue of { $a }

## Actions

do-investigate = Investigate
do-investigate-with = Investigate with { $a }
do-draw = Draw a card
do-resource = Gain a resource
do-end-turn = End the turn
do-move = Move to { $a }
do-play = Play { $a }
do-fight = Fight { $a }
verb-play = Play a card
verb-move = Move
verb-fight = Fight
verb-fight-with = Fight with a card
verb-evade = Evade
verb-evade-with = Evade with a card
verb-engage = Engage
verb-activate = Use an ability
do-fight-with = Fight { $a } with { $b }
do-evade = Evade { $a }
do-evade-with = Evade { $a } with { $b }
do-engage = Engage { $a }
do-activate = Activate { $a }
do-activate-2 = Activate { $a } (second ability)
do-activate-3 = Activate { $a } (third ability)
do-parley = Parley: { $a }
do-parley-2 = Parley: { $a } (second ability)
do-resign = Resign: { $a }
do-use = Use the ability of { $a }
do-use-2 = Use the second ability of { $a }
do-use-3 = Use the third ability of { $a }
not-too-few-actions = You have too few actions left.
not-cannot-investigate = This location cannot be investigated.
not-no-way = No location is connected with yours.
not-cannot-enter-by = { $a } is barred by { $because }.
    .itself = Nobody can enter { $a } yet: its own card forbids it.
not-cannot-investigate-by = Nobody can investigate here: { $because }.
not-cannot-play-by = { $because } forbids you to play { $a }.
not-cannot-enter = Nobody can enter { $a }: a card in play, or the place itself, forbids it.
not-no-enemy-here = There is no enemy at your location.
not-aloof = An aloof enemy that is not engaged cannot be attacked.
fix-engage-it = Engage it first.
not-no-enemy-engaged = No enemy is engaged with you.
not-nothing-to-engage = There is no enemy here that you could engage.
not-too-few-resources = You have too few resources.
fix-gain-resources = A resource action gains 1.
not-not-playable-now = It cannot be played now, or would change nothing.
not-skill-card = This card is not played.
fix-commit-it = Commit it to a skill test.
not-cannot-play = Something forbids you to play it.
not-waits-for-its-moment = It is played at its own moment, without an action.
not-limit-reached = Its limit is reached.
not-cannot-pay = Its cost cannot be paid.
not-no-effect = It would change nothing.
log-activates = { $who } activates { $card }.
log-parleys = { $who } parleys with { $card }.
log-uses = { $who } uses { $card }.
log-uses-own = { $who } uses their own ability.
log-forced = { $card } takes effect.
log-plays = { $who } plays { $card }.
log-gains-resources =
    { $n ->
        [one] { $who } gains 1 resource.
       *[other] { $who } gains { $n } resources.
    }

## Tests

ask-which-skill = With which skill does { $a } take the test?
ask-commit = Which cards do you commit to the test of { $a }?
ask-order-results = In which order do the results of the test of { $a } apply?
do-with = { $a }
do-commit = Commit { $a }
do-resolve = { $a }
odds-before = without it
odds-with = with it
odds-succeed = to succeed
log-test-begins =
    { $does ->
        [investigates] { $who } investigates { $on }: { $skill } against { $difficulty }.
        [fights] { $who } fights { $on }: { $skill } against { $difficulty }.
        [evades] { $who } tries to evade { $on }: { $skill } against { $difficulty }.
       *[other] { $who } tests { $skill } against { $difficulty }.
    }
    .deed = { $does ->
        [investigates] investigates { $on }
        [fights] fights { $on }
        [evades] tries to evade { $on }
       *[other] tests { $skill } against { $difficulty }
    }
log-commits = { $who } commits { $card }.
log-token = { $who } reveals { $token }.
log-token-returned = { $who } puts { $token } back into the bag for another token.
log-token-counts = In this test { $token } counts { $worth }.
log-token-acts = { $who } resolves the { $token } token.
log-test-passed =
    { $by ->
        [0] { $who } succeeds with exactly { $value }.
       *[other] { $who } succeeds with { $value }, by { $by }.
    }
    .deed = succeeds
log-test-failed = { $who } fails by { $by }, with { $value }.
    .deed = fails by { $by }

## Clues, doom, acts and agendas

log-clues-discovered =
    { $n ->
        [one] { $who } discovers a clue at { $location }.
       *[other] { $who } discovers { $n } clues at { $location }.
    }
log-clues-gained =
    { $n ->
        [one] { $who } gains a clue.
       *[other] { $who } gains { $n } clues.
    }
log-clues-placed =
    { $n ->
        [one] A clue is placed at { $location }.
       *[other] { $n } clues are placed at { $location }.
    }
log-clues-dropped =
    { $n ->
        [one] { $who } drops a clue at { $location }.
       *[other] { $who } drops { $n } clues at { $location }.
    }
log-clues-spent =
    { $n ->
        [one] { $who } spends a clue.
       *[other] { $who } spends { $n } clues.
    }
log-group-spends =
    { $n ->
        [one] The group spends a clue.
       *[other] The group spends { $n } clues.
    }
log-doom-placed = { $n } doom is placed on { $card }.
log-first-agenda = The agenda: “{ $agenda }”.
log-first-act = The act: “{ $act }”.
log-act-advances = The act advances: “{ $act }”.
log-act = The act now: “{ $act }”.
log-agenda-advances = The agenda advances: “{ $agenda }”.
log-agenda = The agenda now: “{ $agenda }”.

## Locations and movement

log-location-enters = { $location } comes into play.
log-locations-enter = { $locations } come into play.
log-location-removed = { $location } leaves the game.
log-revealed = { $card } is revealed.
log-moved = { $who } moves to { $location }.
log-placed = { $who } is placed at { $location }.

## Cards

ask-discard-from-hand = { $b ->
    [1] { $a }: which card do you discard?
   *[other] { $a }: which { $b } cards do you discard?
 }
ask-search = { $a }: which card do you take?
ask-search-encounters = { $a }: which encounter card is found and drawn?
do-discard = Discard { $a }
do-find = { $a }
log-draws = { $who } draws { $cards }.
log-draws-weakness = { $card } is a weakness of { $who } and takes effect at once.
log-deck-reset = The deck of { $who } has run out and is made anew.
log-discards = { $who } discards { $card }.
log-loses-at-random = { $who } loses { $card }, taken from the hand at random.
deeds-draws = draws { $n } cards
own-deeds-draws = draw { $n } cards
deeds-discards = discards { $n } cards
own-deeds-discards = discard { $n } cards
log-discarded = { $card } is discarded.
log-to-hand = { $who } takes { $card } in hand.
log-returned-to-hand = { $card } returns to the hand.
log-searches = { $who } searches { $cards }.
    .unseen = { $who } searches the top of the deck.
log-searches-deck = { $who } searches the deck.
log-finds = { $who } finds { $card }.
log-enters-play = { $who }’s { $card } enters play.
log-threat-area = { $card } lies in the threat area of { $who }.
log-attached = { $card } lies at { $location }.
log-takes-control = { $who } takes control of { $card }.
log-victory-display = { $card } goes to the victory display.
log-encounter-reshuffled = The encounter discard pile is shuffled into its deck.
log-encounter-discarded = { $card } is discarded from the encounter deck.
log-draws-encounter = { $who } draws { $card }.
log-no-encounter-card = There is no encounter card left for { $who }.

## Enemies

ask-who-is-engaged = Whom does { $a } engage?
ask-where-to-spawn = Where does { $a } spawn?
ask-hunts = Towards whom does { $a } move?
ask-which-way = Which way does { $a } take?
ask-which-attacks-first = { $a }: which enemy attacks first?
ask-attack-whom = { $a }: whom do you attack?
ask-evade-whom = { $a }: whom do you evade?
do-spawn = { $a }
do-hunt = { $a }
do-attacked-by = { $a }
do-target = { $a }
log-spawned = { $enemy } spawns at { $location } (fight { $fight }, health { $health }, evade { $evade }; damage { $damage }, horror { $horror }).
log-cannot-spawn = { $card } has no place to spawn and is discarded.
log-engaged =
    { $drawn ->
        [yes] { $enemy }, drawn by { $by }, engages { $who }.
       *[no] { $enemy } engages { $who }.
    }
    .unseen = { $enemy } engages { $who }.
log-disengaged = { $enemy } is no longer engaged.
log-evaded = { $who } evades { $enemy }.
log-enemy-moved = { $enemy } moves to { $location }.
log-enemy-attacks =
    { $opportunity ->
        [yes] { $enemy } makes an attack of opportunity on { $who }.
       *[no] { $enemy } attacks { $who }.
    }
log-revelation-cancelled = The revelation of { $card } is cancelled.
log-attack-cancelled = The attack of { $enemy } is cancelled.
log-hit-by-mistake = { $who } is hit by the blow meant for { $enemy }.
log-retaliates = The attack failed: { $enemy } retaliates against { $who }.
log-enemy-damaged = { $enemy } takes { $n } damage.
log-enemy-defeated = { $enemy } is defeated.

## Harm

ask-assign-damage = { $a }: who takes { $b } damage?
ask-assign-horror = { $a }: who takes { $b } horror?
ask-which-trauma = { $a }: which trauma, for the rest of the campaign?
ask-new-lead = Who is the new lead investigator? The lead decides for the group where the game leaves a choice.
do-take = { $a }
do-suffer = { $a }
log-hurt =
    { $damage ->
        [0] { $who } takes { $horror } horror.
       *[other]
        { $horror ->
            [0] { $who } takes { $damage } damage.
           *[other] { $who } takes { $damage } damage and { $horror } horror.
        }
    }
log-asset-hurt =
    { $damage ->
        [0] { $card } takes { $horror } horror.
       *[other]
        { $horror ->
            [0] { $card } takes { $damage } damage.
           *[other] { $card } takes { $damage } damage and { $horror } horror.
        }
    }
log-asset-defeated = { $card } is defeated.
log-healed =
    { $damage ->
        [0] { $card }: { $horror } horror is healed.
       *[other]
        { $horror ->
            [0] { $card }: { $damage } damage is healed.
           *[other] { $card }: { $damage } damage and { $horror } horror are healed.
        }
    }
log-defeated = { $who } is defeated.
log-resigned = { $who } resigns.
log-eliminated = { $who } is out of the scenario.
log-trauma =
    { $physical ->
        [0] { $who } suffers { $mental } mental trauma.
       *[other]
        { $mental ->
            [0] { $who } suffers { $physical } physical trauma.
           *[other] { $who } suffers { $physical } physical and { $mental } mental trauma.
        }
    }
log-killed = { $who } is killed.
log-driven-insane = { $who } is driven insane.

## Moments that may be answered

ask-would-discover-clues = { $a } is about to discover clues: react?
ask-after-clues-discovered = { $a } has discovered clues: react?
ask-would-reveal-token = { $a } is about to reveal a chaos token: react?
note-passing-waits = Pass, and you are asked again when the next round ends; by then the agenda has 1 more doom, and everybody has drawn one more encounter card.
note-token-acts = It is what the { $a } token brings.
note-token-fails = It is { $a }: the test fails.
note-token-stands = It is { $a }: { $b } against { $c }.
ask-when-token-revealed = { $a } has revealed a chaos token: react?
ask-after-token-revealed = { $a } has revealed a chaos token: react?
ask-would-fail = { $a } is about to fail the test: react?
ask-when-test-succeeds = { $a } succeeds: react?
ask-when-test-fails = { $a } fails: react?
ask-after-test-succeeds = { $a } has succeeded: react?
ask-after-test-fails = { $a } has failed: react?
ask-when-harm-assigned = Harm is dealt to { $a }: react?
ask-after-harm = { $a } has been hurt: react?
ask-when-enemy-attacks = { $a } attacks { $b }: react?
ask-after-enemy-attacks = { $a } has attacked { $b }: react?
ask-when-enemy-defeated = { $a } is defeated: react?
ask-if-enemy-defeated = { $a } has been defeated: react?
ask-after-enemy-defeated = { $a } has been defeated: react?
ask-would-spawn = { $a } is about to spawn: react?
ask-when-enemy-spawns = { $a } spawns: react?
ask-after-enters-play = { $a } has entered play: react?
ask-after-engaged = { $a } has engaged { $b }: react?
ask-after-evaded = { $b } has evaded { $a }: react?
ask-when-encounter-drawn = { $b } draws { $a }: react?
ask-when-agenda-advances = { $a } advances: react?
ask-when-leaves = { $a } leaves { $b }: react?
ask-after-enters = { $a } has entered { $b }: react?
ask-after-played = { $a } has played { $b }: react?
ask-after-phase-begins = A phase has begun. Use something now?
ask-at-end-of-phase = The phase ends. Use something before?
ask-after-turn-begins = The turn has begun. Use something now?
ask-at-end-of-turn = The turn ends. Use something before?
ask-when-round-ends = The round ends. Use something before?
ask-at-end-of-round = The round has ended. Use something now?
ask-when-game-ends = The game ends for { $a }: react?

## The table in the terminal

see-before = { $scenario }, { $difficulty ->
    [easy] easy
    [hard] hard
    [expert] expert
   *[standard] standard
 }
see-act-and-agenda = Round { $round } · act and agenda in one: { $card }
see-tracks = Round { $round } · agenda { $agenda }: doom { $doom } of { $threshold } ({ $later ->
        [0] the last one
        [one] 1 more agenda after it
       *[other] { $later } more agendas after it
    }) · act { $act }: { $needs ->
        [0] clues held { $clues }
       *[other] clues held { $clues }, needed { $needs }
    }
see-ways = leads to { $places }
see-location = shroud { $shroud }, clues { $clues }
see-unrevealed = unrevealed
see-enemy = { $enemy } (health { $left }/{ $all }, fight { $fight }, evade { $evade }, deals { $damage } damage and { $horror } horror{ $state ->
        [exhausted] , exhausted
        [engaged] , engaged
       *[free] {""}
    })
see-uses = { $card } ({ $n })
see-ally = { $card } { $most_sanity ->
    [0] (health { $health }/{ $most_health })
   *[other] { $most_health ->
        [0] (sanity { $sanity }/{ $most_sanity })
       *[other] (health { $health }/{ $most_health }, sanity { $sanity }/{ $most_sanity })
    }
}
see-points = health { $health }/{ $most_health }, sanity { $sanity }/{ $most_sanity }
see-experience = experience earned { $earned }, spent { $paid }, left { $left }
see-tokens = resources { $resources }, clues { $clues }, actions { $actions }
see-gone = out of the scenario
see-resigned = resigned
see-skills = Skills: { $skills }
see-skill = { $skill } { $n }
see-hand = Hand: { $cards }
see-test = { $who } tests { $skill }: { $value } against { $difficulty }
see-chance = { $who } tests { $skill }: { $value } against { $difficulty }, { $share } % to succeed

note-costs-resources = { $a ->
    [0] It costs no resources.
   *[other] Resources: { $a } to pay, which leaves { $b } before it takes effect.
}
note-hits = { $a } damage each to { $things }.
note-hits-nobody = It hits nobody there.
note-window-test = Cards are committed to this test next.
note-window-token = The token of this test is drawn next.
note-window-investigation-begins = The investigation phase comes next.
note-window-investigation-next = The first turn comes next.
note-window-investigation-turn = { $a } acts next.
note-window-enemy-attacks = The enemies attack next.
note-window-enemy-ends = The enemies have attacked; their phase ends next.
note-window-attacks = Attacks you next: { $things }.
note-window-upkeep-reset = Next all cards are readied, and everybody draws a card and gains a resource.
note-makes-room = Its slot is full: { $a } is discarded.
note-makes-room-for = Its slot is full: one of { $things } is discarded.
note-strikes = { $b ->
    [0] { $a } damage
   *[other] { $a ->
        [0] { $b } horror
       *[other] { $a } damage, { $b } horror
    }
}
note-takes-health = now { $a } of { $b } health
note-takes-sanity = now { $a } of { $b } sanity
note-spends-clues = spends { $a } clues of the group
note-no-clues-here = There is no clue to find in { $a }.
note-engage = { $a } holds you then: it goes where you go and attacks you.
note-engage-frees = { $a } is rid of it.
note-resign = You leave this scenario for good, without a trauma.
note-strikes-later = Attacks you in the enemy phase: { $things }.
note-no-better = It changes nothing here.
note-attacked-first = Attacked first by { $things }.
note-actions-unused = { $a ->
    [1] 1 action is left unused.
   *[other] { $a } actions are left unused.
}
note-success-investigate = Success: { $c ->
    [1] a clue
   *[other] { $c } clues
 } from { $a } ({ $b } there).
note-success-no-clue = Success: nothing, for { $a } has no clue.
note-success-fight = Success: { $b } damage to { $a }.
note-success-evade = Success: { $a } is exhausted and disengaged.
note-failure-nothing = Failure: nothing more happens.
note-failure-hits = Failure: { $b } damage to { $a }.
note-failure-retaliate = Failure: { $a } attacks back.
note-success-nothing = Success: nothing happens.
note-adds = { $text }
note-success-does = Success: { $text }
note-failure-does = Failure: { $text }
note-success-treat = Success: { $b } damage of { $a } is healed.
note-failure-treat = Failure: { $a } takes { $b } damage.
note-success-clue-on-act = Success: a clue on “{ $a }”.
note-failure-mad = Failure: a Madness weakness for { $a }, for good.
note-token-horror = You take { $a } horror.
note-token-clue = You drop 1 clue at your location.
note-token-all-clues = You drop all your clues at your location.
done-spend = Spend clues: { $shares }
done-share = { $who } { $n }
done-order = In this order
done-commit = Draw a token { $n }%
