# What happens, what is asked and what may be done, in the words of a player.

subject = The { $who }

## Steps of the round

step-draft = Choosing characters
step-draw = Player Phase: draw cards
step-turns = Player Phase: turns
step-time = Event Phase: time
step-attacks = Event Phase: Intruder attacks
step-fire = Event Phase: fire damage
step-event = Event Phase: Event card
step-development = Event Phase: bag development
step-round-end = End of the round
step-checks = The last checks

## How it ends

end-won = Won.
end-lost = Lost.
end-somebody-won = The game is over: somebody has reached their objective.
end-somebody-won-yours = You have won: you live, and your objective is reached.
end-somebody-won-others = You have lost: somebody else has reached their objective.
end-nobody-won = The game is over, and nobody has won.

## What can be done

do-move = Move to { $a }
do-move-by = Move to { $a } by { $b }
do-move-carefully = Move carefully to { $a }
do-move-carefully-by = Move carefully to { $a } by { $b }
do-shoot = Shoot at { $a } with the { $b }
do-melee = Attack { $a } hand to hand
do-shoot-eggs = Shoot at Eggs with the { $a }
do-melee-eggs = Destroy Eggs by hand
do-pick-up = Pick up the { $a }
do-trade = Trade
do-craft = Craft { $a }
do-activate = Activate { $a }
do-end-turn = End the turn
do-drop-things = Drop things
do-act = Room action: { $a }
do-act-on = Room action: { $a }, { $b }
do-pass = Pass
do-play = Play { $a }
do-play-on = Play { $a }: { $b }
verb-play-on = Play on …
do-use-on = Use { $a } on { $b }
do-react = Play { $a }
do-pay = Discard { $a }
do-discard = Discard { $a }
do-drop = Drop { $a }
do-keep = Keep { $a }
do-choose = Choose the { $a }
do-noise = { $a }
do-take-door = The door of { $a }
do-attacks-first = { $a }
do-colour = { $a }
do-spend = Discard { $a }
do-spend-ammo = Spend 1 more ammo of the { $a }
do-keep-roll = Keep the result
do-roll-again = Roll again
do-enter = Enter { $a }
do-launch = Launch { $a }
do-wait = Wait
do-leave-pod = Leave { $a }
do-leave-tokens = Leave { $a } on top
do-exchange-tokens = Put { $a } on top
do-trade-with = Make the { $a } an offer
do-show = Show { $a }
do-give = Give { $a }
do-want = Ask for { $a }
do-accept = Accept
do-refuse = Refuse
do-counter = Make a counter-offer

## Questions

ask-your-action = Your action
ask-pay-with = Which cards do you discard to pay?
ask-discard-cards = { $a }: which cards do you discard?
ask-discard-on-pass = You pass until the next round. Which cards do you discard, if any? Then you draw up to 5.
ask-hands-full = Your hands cannot hold all this. What do you drop? Objects stay here, Items are lost.
ask-what-to-drop = What do you drop, free of charge? Objects stay here, Items are lost.
ask-ignore-attack = { $a } has hit you. Discard the Armor to ignore the attack?
ask-keep-your-nerve = { $a } attacks by surprise. Steel Nerves would stop it.
ask-interrupt = Interrupt the { $a }?
ask-roll-again = The noise die shows { $a }. Discard 1 Action card to roll it again (Motion Tracker)?
ask-roll-combat-again = The die shows: { $a }. Roll again against { $b }? The new roll counts.
ask-one-more-injury = Spend 1 more ammo for 1 more Injury to { $a }?
ask-where-noise = In which quiet corridor of { $a } does your careful step leave its Noise marker?
ask-which-attacks-first = Which Intruder attacks first? Its target is whoever holds the fewest cards.
ask-which-character = Whom do you play?
ask-which-objective = The first Intruder is here. Which objective do you keep to the end? The other one is discarded.
ask-which-colour = Which Items do you draw: red (fight), yellow (mend) or green (heal)?
ask-keep-item = Which Item do you keep? The others go under their deck.
ask-which-component = Which Item do you use as component: { $a }?
ask-which-to-spend = Which Item do you discard for { $a }?
ask-which-door-token = No Door token is left. Which closed door gives its token to { $a }?
ask-which-pod = Which Escape Pod do you enter? Each holds two.
ask-launch-or-wait = { $a }: launch at once, or wait inside and pass?
ask-in-pod = You are in { $a }.
ask-before-turn-ends = Before your turn ends: what costs no action can still be done.
ask-which-room-action = Which room action do you take, at no cost?
ask-engine-tokens = In which order do the engine tokens go back? The top one is the engine’s true state.
ask-trade-show = What do you show the others before you trade? Only what is seen can be asked for.
ask-trade-offer = Whom in this room do you make an offer? Both must agree.
ask-trade-give = What do you give to the { $a }? Nothing is possible.
ask-trade-want = What do you want from the { $a } for it? Nothing is possible.
ask-trade-answer = The { $a } makes you an offer.

## Why not, and what would help

not-in-combat = Not while an Intruder is in your room.
not-not-in-combat = Only while an Intruder is in your room.
not-too-few-cards = You have too few Action cards in hand to pay for it.
not-card-not-in-hand = You do not hold this card.
not-malfunction-here = There is a Malfunction in this room.
not-no-computer-here = There is no working computer here.
not-door-closed = The door is closed.
not-noise-in-every-corridor = There is a Noise marker in every corridor of that room already.
not-no-intruder-here = There is no Intruder here.
not-no-loaded-weapon = You hold no loaded weapon.
not-no-eggs-here = No Egg lies here.
not-no-object-here = No Corpse, Carcass or Egg lies here.
not-nobody-here = Nobody else is here.
not-nothing-to-trade = Nobody here carries anything.
not-trade-came-to-nothing = Your trade came to nothing this turn; you cannot try again.
not-no-components = You do not have the components.
not-none-left-to-craft = None of these is left.
not-no-quest-open = You have no Quest Item left to activate.
not-quest-not-met = Its quest is not fulfilled here.
not-carries-nothing = You carry nothing.
not-room-not-searchable = Nothing can be found in this room.
not-asked-in-time = Not by yourself: you are asked when its moment comes.
not-contaminated = A Contamination card can be neither played nor used to pay.
not-no-items-left = Nothing is left to be found here.
not-no-contamination-in-hand = You hold no Contamination card.
not-chambers-closed = The hibernation chambers are still closed.
not-no-engine-here = This is not an Engine Room.
not-no-free-pod = No open pod with a free place belongs to this section.
fix-leave-combat = Drive the Intruders off, or leave the room.
fix-repair-room = Repair the room.
fix-open-door = Open or destroy the door.
fix-load-weapon = Load a weapon.
fix-open-pod = Open a pod.
fix-wait-for-blue = Wait until the Time marker is on a blue space.

## The table in the terminal

see-tracks = Round { $round }, { $time } to the jump, destination { $destination }, { $bag } tokens in the bag.
see-markers = Malfunctions: { $broken } of { $most }, fires: { $burning } of { $most }; where one more is needed, the ship is lost.
see-destruct = Self-Destruct: { $left } to the end.
see-legend = ① player · l c a b Q Larva, Creeper, Adult, Breeder, Queen · □ items · ▲ fire · ✕ malfunction · † object · ● noise · # closed door · % destroyed door · T technical entrance
see-unexplored = { $back ->
        [1] unexplored basic room
        *[2] unexplored additional room
    }
see-rooms = { $rooms }: { $what }
see-ways = From { $room } you can go to: { $ways }
see-way = { $n } { $tile } (corridor { $by })
see-marked-way = { see-way } [{ $marks }]
see-items = items { $n }
see-injured = { $intruder } (Injuries: { $n })
see-corridors = Corridors from room to room, with their numbers: { $corridors }
see-corridor = { $corridor } ({ $numbers })
see-noise = Noise: { $corridors }
see-doors = Doors: { $doors }
see-door = { $corridor } ({ $door })
see-pods = Pods: { $pods }
see-pod = { $pod } ({ $state })
see-weaknesses = Known Weaknesses: { $things }
see-secret = You have seen: { $what }
see-course = { $card }: { $text }
see-cards = { $n ->
        [one] 1 card
        *[other] { $n } cards
    }
see-dead = dead
see-hibernating = hibernating
see-escaped = escaped
see-passed = passed
see-signal = Signal sent
see-larva = Larva!
see-light = Light Wounds: { $n }
see-dressed = { $wound } (dressed)
see-weapon = { $thing } ({ $ammo }/{ $capacity })
see-hand = Your hand: { $things }
see-inventory = Your Items: { $things }
see-quests = Your quests: { $things }
see-objective = Your objective: { $objective }. { $text }
see-objective-of = { $crew }: objective { $objective }. { $text }

## Chances

odds-encounter = Encounter
odds-danger = Danger
odds-marker = Noise marker
odds-silence = Silence
odds-hit = Hit
odds-miss = Miss
odds-serious-wound = Miss and a Serious Wound

## Set-up and round

log-drafted = { $crew } draws { $characters }.
log-character-chosen = { $crew } plays the { $character }.
log-round = Round { $n }.
log-first-player = The { $crew } becomes first player.
log-drew = The { $crew } draws { $cards }.
    .unseen = The { $crew } draws { $n ->
            [one] 1 card
            *[other] { $n } cards
        }.
log-discarded = The { $crew } discards { $cards }.
log-plays = The { $crew } plays { $card }.
log-uses = The { $crew } uses { $item }.
log-from-afar = The { $crew } reaches { $room } from afar.
log-room-action = The { $crew } uses the room: { $tile }.
    .deed = uses { $room }
log-bleeds = The { $crew } bleeds.
log-explodes = It explodes in { $room }: every Intruder there is hurt, and every character there suffers a Serious Wound.
log-reshuffled = The { $crew } shuffles the discards into a new deck.
log-passed = The { $crew } passes.
log-time = Time goes on: { $left ->
    [1] 1 round
   *[other] { $left } rounds
} to the jump.
log-destruct-started = The Self-Destruct sequence has started: { $left } rounds to the end of the ship.
    .unseen = The Self-Destruct sequence has started.
log-destruct-stopped = The Self-Destruct sequence has been stopped.
log-destruct = The Self-Destruct sequence goes on: { $left } to the end.
log-event = Event: { $card }.
log-events-shuffled = The Event deck is shuffled after { $card }.
log-development = The bag develops. Drawn: { $kind }.
log-all-roll = Everybody who is not in combat rolls for noise.
log-into-bag = A token goes into the bag: { $kind }.
log-egg-added = An Egg is added to the Nest.

## Moving and exploring

log-moved = The { $crew } enters { $room }.
log-escapes = The { $crew } tries to escape to { $room }.
log-explored = The { $crew } explores it.
    .deed = explores it
log-token-turned = Exploration token: { $n ->
        [0] no items
        [one] 1 item
       *[other] { $n } items
    }.
log-token-silent = Silence: no noise roll.
log-effect-void = Such a move makes no noise roll: { $effect } does not count.
log-looked-at-room = The { $crew } secretly looks at { $room }: { $tile }.
    .unseen = The { $crew } looks secretly at { $room }.
log-looked-at-token = There: { $effect }, { $n ->
        [0] no items
        [one] 1 item
       *[other] { $n } items
    }.
    .unseen = The { $crew } also looks at the Exploration token in { $room }.
log-slimed = The { $crew } is covered with slime.
log-fire = Fire in { $room }.
log-fire-out = The fire in { $room } is out.
log-malfunction = Malfunction in { $room }.
log-repaired = { $room } works again.
log-no-fire-marker-left = { $room } should burn too, and no Fire marker is left: the ship burns out.
log-no-malfunction-marker-left = { $room } should malfunction too, and no marker is left: the hull gives way.
log-burnt = The { $crew } stands in the fire.
log-intruder-burnt = { $intruder } stands in the fire.
log-door-closed = The door of { $corridor } closes.
log-door-opened = The door of { $corridor } opens.
log-door-destroyed = { $n ->
    [0] The door of { $corridor } is destroyed.
   *[other] The closed door of { $corridor } holds up { $intruders } and is destroyed.
}
    .unseen = The door of { $corridor } is destroyed.
many-door-closed = { $n } doors close.
many-door-opened = { $n } doors open.
many-door-destroyed = { $n } doors are destroyed.
log-airlock-stopped = The Airlock Procedure is broken off.
log-airlock = The air leaves { $room }.

## Noise and encounters

log-noise-rolled = The { $crew } rolls for noise: { $face }.
    .deed = rolls for noise ({ $face })
log-slime-heard = The { $crew }’s Slime marker turns Silence into Danger.
log-noise-placed = Noise in { $corridor }.
log-noise-everywhere = Noise in every corridor around { $room }.
log-danger = Danger in { $room }.
log-encounter = The { $crew } has an Encounter: { $kind }{ $number ->
        [0] { " " }token, and nothing appears.
       *[other] , number { $number }.
    }
log-summoned = Something answers the call: { $kind }.
log-intruder-placed = { $intruder } appears in { $room }.
log-first-intruder = It is the first Intruder that anybody aboard has met: { $intruder }.
log-no-model-left = No model is left: { $kind }.
log-intruder-moved = { $intruder } moves to { $room }.
log-intruder-left = { $intruder } slips away from the map; it can come back out of the bag.
log-surprise-attack = { $intruder } attacks the { $crew } by surprise: fewer cards in hand than its number ({ $cards } against { $number }).
    .unseen = { $intruder } attacks the { $crew } by surprise.
log-kept-nerve = The { $crew } keeps a cool head, and { $intruder } achieves nothing.
log-objective-kept = The { $crew } has chosen: { $objective }.
    .unseen = The { $crew } has chosen an objective.

## Attacks and wounds

log-attacked = { $intruder } attacks the { $crew }: { $card }.
log-attack-missed = { $intruder } attacks the { $crew } and misses ({ $card }).
log-attack-ignored = The { $crew } ignores the attack of { $intruder }.
log-transformed = { $intruder } becomes { $into }.
log-infested = A Larva has got into the { $crew }.
log-contaminated = The { $crew } gains a Contamination card.
log-scanned = The { $crew } scans { $n ->
        [one] 1 card
        *[other] { $n } cards
    }, { $infected ->
        [0] none
       *[other] { $infected }
    } infected.
log-light-wound = The { $crew } { $n ->
        [3] reaches 3 Light Wounds
       *[other] suffers a Light Wound ({ $n } now)
    }.
    .deed = suffers a Light Wound
deeds-light-wound = suffers { $n } Light Wounds
own-deeds-light-wound = suffer { $n } Light Wounds
log-serious-wound = The { $crew } suffers a Serious Wound: { $wound }.
log-healed-light = The { $crew } heals { $n ->
        [one] 1 Light Wound
        *[other] { $n } Light Wounds
    }.
log-dressed = The { $crew } dresses a wound: { $wound }.
log-healed-serious = The { $crew } heals a Serious Wound: { $wound }.
log-fatal-wound = The { $crew } has { $n ->
        [one] 1 Serious Wound
       *[other] { $n } Serious Wounds
    } already and cannot bear another.
    .deed = cannot bear another wound
log-died = The { $crew } dies in { $room }.
log-interrupted = The { $crew } interrupts the { $of }.

## Fighting

log-shoots = The { $crew } shoots at { $intruder } with the { $weapon }.
log-melee = The { $crew } attacks { $intruder } hand to hand: 1 Injury at most.
    .deed = attacks { $intruder } hand to hand
log-shoots-eggs = The { $crew } shoots at Eggs with the { $weapon }.
log-melee-eggs = The { $crew } tries to smash an Egg.
log-combat-rolled = The { $crew } rolls “{ $face }” on the combat die.
    .deed = rolls “{ $face }”
log-unharmed = { $intruder } is not hurt.
log-melee-missed = The { $crew } misses { $intruder } and is hurt by it.
log-makes-injuries = With { $by } that makes { $n ->
        [one] 1 Injury
        *[other] { $n } Injuries
    }.
log-injured = { $intruder } suffers { $n ->
        [one] 1 Injury
        *[other] { $n } Injuries
    }.
log-injuries-checked = Drawn: { $cards }. { $needed ->
        [0] Its arrow drives { $intruder } off, Injuries: { $injuries }
        [1] 1 Injury would kill, { $intruder } has { $injuries }
       *[other] { $needed } Injuries would kill, { $intruder } has { $injuries }
    }.
log-killed = { $intruder } is dead.
log-retreats = { $intruder } retreats through corridor { $number } ({ $card }).
log-eggs-destroyed = { $n ->
        [one] 1 Egg is
        *[other] { $n } Eggs are
    } destroyed in { $room }.
log-nest-destroyed = The Nest is destroyed.

## Things

log-found = The { $crew } finds { $items }.
    .unseen = The { $crew } looks at { $n } { $colour } Items.
log-took-in-hand = The { $crew } takes the { $item } in hand.
log-item-discarded = The { $crew } uses up { $item }.
log-picked-up = The { $crew } picks up the { $thing }.
log-dropped = The { $crew } drops the { $thing }.
log-dropped-item = The { $crew } drops the { $item }.
    .unseen = The { $crew } drops a { $colour } Item.
log-crafted = The { $crew } makes the { $item }.
log-quest-done = The { $crew } activates { $item }.
log-trade-opened = The { $crew } opens a trade.
log-shown = The { $crew } shows { $items }.
    .unseen = The { $crew } shows { $n ->
            [one] 1 Item
            *[other] { $n } Items
        } to those in the room.
log-offered = The { $crew } offers the { $to } { $give } for { $want }.
    .unseen = The { $crew } makes the { $to } an offer.
log-trade-answered = The { $crew } { $answer ->
        [accept] accepts
        *[refuse] refuses
        [counter] makes a counter-offer
    }.
log-swapped = The { $crew } gives { $given } and gets { $taken } from the { $to }.
log-handed-over = { $thing } goes from the { $crew } to the { $to }.
log-trade-void = Nothing has changed hands, so the { $crew } has not traded.
log-loaded = The { $crew } loads { $n } ammo into the { $weapon }.

## Looks and discoveries

log-engine-checked = The { $crew } looks at { $token }.
    .unseen = The { $crew } looks at engine { $n }.
log-engine-opened = The { $crew } works on engine { $n } and finds: { $tokens }.
    .unseen = The { $crew } works on engine { $n }.
log-engine-exchanged = The { $crew } changes the order of the tokens of engine { $n }.
log-engine-left = The { $crew } leaves the tokens of engine { $n } as they are.
log-coordinates-checked = The { $crew } looks at the Coordinates: { $card }.
    .unseen = The { $crew } looks at the Coordinates.
log-weakness-discovered = A Weakness is discovered ({ $thing }): { $weakness }.

## Pods and sleep

log-pod-opened = { $pod } opens.
log-pod-closed = { $pod } closes.
log-entered-pod = The { $crew } enters { $pod }.
log-left-pod = The { $crew } is out of { $pod } again.
log-launched = { $pod } is launched with: { $crew }.
log-attempt-failed = An Intruder is here now: the attempt of the { $crew } fails.
log-hibernates = The { $crew } hibernates.

## The end

log-ship-destroyed = The ship is destroyed.
log-ship-jumped = The ship jumps.
log-nobody-awake = Nobody is left awake aboard, so what is left of the time passes at once.
log-engines-revealed = The engines: { $tokens }.
log-engines-explode = Too many engines are damaged: the ship explodes.
log-coordinates-revealed = The destination at { $space } is { $place }.
log-last-scan = { $n ->
    [0] The last scan of the { $crew }: no Contamination cards.
   *[other] The last scan of the { $crew }: { $infected } of { $n } infected.
 }
log-last-draw = The { $crew } draws { $cards }.

note-pays-for = { $deed } – discard { $a } of your { $b } cards.
note-would-cancel = The { $a } is about to act – { $deed }. An Interruption cancels it.
note-attacks-the-runner = { $things } will attack you first.
note-not-empty = There: { $things }. No noise roll.
note-not-empty-anyway = There: { $things }. A plain move makes no noise roll there either, and costs one card.
note-leaves-marker = No noise roll: you put 1 Noise marker in a quiet corridor of that room.
note-noise-comes-again = Noise that comes there later brings an Encounter.
note-drops-only = { $a }, at once
note-fire-here = Fire here: 1 Light Wound.
note-bleeding = You bleed: 1 Light Wound.
note-third-light = Light Wounds come to three then: instead of them you take a Serious Wound.
note-bleeds-to-death = { $a ->
    [1] Undressed, bleeding kills you at the next pass.
   *[other] Undressed, bleeding kills you { $a } passes later.
 }
note-airlock-here = The Airlock Procedure runs here: when everybody has passed, the air leaves, and nobody inside lives.
note-kills = This kills you.
note-known-already = You know already how it stands.
note-left-undone = Your objective still lacks: { $things }. Whoever sleeps or is gone can do no more for it.
note-left-undone-together = Together you still lack: { $things }. Whoever sleeps or is gone can do no more for it.
note-will-attack = { $things } will attack in the Event phase.

## Pages of the book

tale-opening = You wake with frost in your lungs and somebody else’s blood on the glass. The Hibernatorium lights are red. A body lies between the pods, opened from the inside, and nobody remembers going to sleep beside it. The ship has not jumped yet; the course may be wrong, the engines may be broken, and something walks in the ventilation. Each of you was sent aboard with a reason that the others were not told.
tale-opening-coop = You wake with frost in your lungs and somebody else’s blood on the glass. The Hibernatorium lights are red. A body lies between the pods, opened from the inside, and nobody remembers going to sleep beside it. The ship has not jumped yet; the course may be wrong, the engines may be broken, and something walks in the ventilation. This time nobody hides anything: your orders are read aloud, and all of them have to be carried out.
tale-opening-solo = You wake with frost in your lungs and somebody else’s blood on the glass. The Hibernatorium lights are red. A body lies between the pods, opened from the inside, and nobody remembers going to sleep beside it. The ship has not jumped yet; the course may be wrong, the engines may be broken, and something walks in the ventilation. You have an order. Nobody else woke up.
tale-first-intruder = So it was no rat, and no loose pipe. It is here, it is alive, and from now on nobody aboard can want everything.
tale-died = The voice stops in the middle of a word. Whoever was listening keeps the channel open a little longer than there is any reason to.
tale-destruct-started = A calm voice that nobody has ever met begins to count. It counts in every corridor at once, and it will not be talked to.
tale-launched = Clamps fall away, a hatch becomes a star, and then there is one pod less in the wall.
tale-hibernates = The lid closes, the frost climbs, and the breathing behind the glass grows slow. Now the ship must do the rest by itself.
tale-nest-destroyed = What had been growing on the walls burns with a sound like many small throats. For once, the ship smells of nothing but smoke.
tale-signal-sent = The antenna turns toward a sun too far away to matter, and says everything that happened here, twice.
tale-ship-jumped = The stars lean, stretch, and are gone. Whatever is true about the engines and the course, it is true now.
tale-ship-destroyed = The light comes first. After the light there is nobody to say what came next.
tale-nobody-awake = Nobody answers any more. The corridors go on humming to themselves.
tale-engines-explode = The engines take the jump together, for a moment, and then each goes its own way.
