# Action cards at work: what may be played, what is asked, what happens.

## What can be done

do-play-destroy = Play { $a }: destroy the door of { $b }
do-play-break = Play { $a }: Malfunction in your room
do-play-break-down = Play { $a }: Malfunction in { $b }
do-play-repair = Play { $a }: repair your room
do-play-engine = Play { $a }: work on the engine
do-play-door = Play { $a }: open or close the door of { $b }
do-play-room = Play { $a }: the action of your room for free
do-play-look = Play { $a }: look at an unexplored room
do-play-coordinates = Play { $a }: look at the Coordinates
do-play-shoot = Play { $a }: shoot at { $b } with the { $c }
do-play-escape = Play { $a }: escape to { $b }
do-play-escape-by = Play { $a }: escape to { $b } by { $c }
do-play-by = Play { $a }: to { $b } by { $c }
do-play-craft = Play { $a }: craft { $b }
do-play-burn = Play { $a }: set your room on fire
do-play-put-out = Play { $a }: put the fire out
verb-play-destroy = Destroy a door by card …
verb-play-break-down = Malfunction by card …
verb-play-door = Turn a door by card …
verb-play-shoot = Shoot by card …
verb-play-escape = Escape by card …
verb-play-escape-by = Escape by card …
verb-play-by = Move by card …
verb-play-craft = Craft by card …
do-go = { $a }
do-go-by = { $a } by { $b }
do-motivate = { $a }
do-fire-with = { $a }
do-cover = { $a }
do-cover-both = You and the { $a } together
do-cover-nobody = Nobody
do-leave-event = Leave { $a } on top
do-bury-event = Put { $a } under the deck

## Questions

ask-to-which-room = To which neighbouring room does the { $a } go?
ask-motivate-whom = Motivation: who else draws a card, over the intercom? All in your room do anyway.
ask-burn-what = Which Item do you discard to set this room on fire?
ask-fire-with-which = Which weapon spends 1 ammo for cover? It hits nothing.
ask-cover-whom = Who leaves the room under your fire, without being attacked?
ask-agree-to-move = The { $a } gives you cover to get to { $b }. Do you go?
ask-event-foreseen = You have seen the next Event card: does it stay, or go to the bottom?

## Why not

not-room-cannot-malfunction = This room cannot malfunction.
not-malfunction-here-already = There is a Malfunction here already.
not-door-open = The door is open: there is no Door token to destroy.
not-no-malfunction-here = There is no Malfunction here.
not-room-action-useless = The action of the room would do nothing now.
not-no-controls-here = There is neither a working Cockpit nor a working computer here.
not-computer-here = This room has a computer.
not-all-explored = All rooms are explored.
not-no-way-out = All doors are closed.
not-other-in-combat = An Intruder is with that character.
not-nothing-to-reload = You hold no 6-Shooter with room for ammo.
not-no-loaded-energy-weapon = You hold no loaded Energy weapon.
not-assault-rifle-not-loaded = You hold no loaded Assault Rifle.
not-no-item-to-burn = You have no Item to burn.
not-burns-already = The room is on fire already.
not-no-fire-here = There is no fire here.
not-no-entrance-here = No entrance to the Technical Corridors is here.

## What happens

log-about-to = The { $crew } { $deed ->
        [move] is about to go to { $on }
        [move-by] is about to move ({ $on })
        [move-carefully] is about to move carefully to { $on }
        [move-carefully-by] is about to move carefully ({ $on })
        [melee] is about to attack { $on } hand to hand
        [shoot] is about to shoot ({ $on })
        [melee-eggs] is about to smash Eggs
        [shoot-eggs] is about to shoot at Eggs ({ $on })
        [pick-up] is about to pick up { $on }
        [trade] is about to trade
        [craft] is about to craft { $on }
        *[other] is about to act: { $on }
    }.
log-ordered = The { $crew } orders the { $to } to { $room }.
log-covering-fire = The { $crew } opens fire with the { $weapon }, to let somebody get away.
log-agreed-to-move = The { $crew } runs for { $room }.
log-refused-to-move = The { $crew } does not want to go to { $room }.
log-full-auto = The { $crew } empties the { $weapon }: { $n } ammo.
log-event-foreseen = The { $crew } looks at the next Event card: { $card }.
    .unseen = The { $crew } looks at the next Event card.
log-event-left = The { $crew } leaves the Event card on top.
log-event-buried = The { $crew } puts the Event card under the deck.
