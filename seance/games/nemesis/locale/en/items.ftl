# Items at work: what may be used, what is asked, what happens.

name-personal = Personal Objective
name-corporate = Corporate Objective

## What can be done

do-use-load = Use { $a }: load the { $b } fully
do-use-door = Use { $a }: open or close the door of { $b }
do-use-repair = Use { $a }: repair your room
do-use-engine = Use { $a }: work on the engine
do-use-wipe = Use { $a }: wipe off the slime
do-use-dress = Use { $a }: dress a wound, { $b }
do-use-heal = Use { $a }: heal a dressed wound, { $b }
do-use-heal-light = Use { $a }: heal all your Light Wounds
do-use-put-out = Use { $a }: put the fire out
do-use-by = Use { $a }: to { $b } by { $c }
do-use-open = Use { $a }: open { $b }
do-use-close = Use { $a }: close { $b }
do-use-start = Use { $a }: start the Self-Destruct sequence
do-use-stop = Use { $a }: stop the Self-Destruct sequence
do-tie = Use { $a }: tie { $b } and { $c } together
verb-use-load = Load by Item …
verb-use-door = Turn a door by Item …
verb-use-dress = Dress a wound by Item …
verb-use-heal = Heal a wound by Item …
verb-use-by = Move by Item …
verb-use-open = Open a pod by Item …
verb-use-close = Close a pod by Item …
verb-tie = Tie two together …

## Questions

ask-look-at-which-rooms = At which unexplored rooms do you look, unseen by others?
ask-which-objective-to-see = Which objective of the { $a } do you look at?

## Why not

not-no-energy-weapon-to-load = You hold no Energy weapon that has room for ammo.
not-no-energy-weapon = You hold no Energy weapon.
not-no-flamethrower-to-load = You hold no Flamethrower that has room for ammo.
not-no-assault-rifle = You do not hold the Assault Rifle.
not-no-two-heavy-items = You do not hold two heavy Items that are not tied yet.
not-doors-here-destroyed = All doors around this room are destroyed.
not-nothing-to-throw-at = There is no Intruder and no Egg here or next door.
not-nothing-to-lure = No Intruder is in any room around that one.
not-room-not-yellow = This room is not yellow.
not-no-pod-here = This is no Evacuation Section with an Escape Pod.
not-no-signal-sent = Nobody else has sent the Signal.
not-nobody-else-aboard = Nobody else is in play.
not-objectives-are-open = All objectives are open.
not-no-sample-here = Nothing is here from which more could be learnt.
not-nobody-to-stun = Neither an Intruder nor another character is here.
not-hand-is-empty = That character has no cards in hand.

## What happens

log-attached = The { $crew } attaches { $item } to the { $weapon }.
log-tied = The { $crew } ties { $one } and { $other } together.
log-restless = The { $crew } may do as much as possible in this turn.
log-objective-seen = The { $crew } looks at an objective of the { $of }: { $objective }.
    .unseen = The { $crew } looks at an objective of the { $of }.
