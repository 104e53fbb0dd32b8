# The actions of rooms.

name-space-a = space A
name-space-b = space B
name-space-c = space C
name-space-d = space D

## What can be done

do-act-dress-all = { $a }: dress all your Serious Wounds
do-act-heal = { $a }: heal a dressed wound, { $b }
do-act-heal-light = { $a }: heal all your Light Wounds
do-act-start = { $a }: start the Self-Destruct sequence
do-act-stop = { $a }: stop the Self-Destruct sequence
do-act-scan = { $a }, and scan the Contamination cards in your hand
do-act-open = { $a }: open { $b }
do-act-close = { $a }: close { $b }
do-act-check = { $a }: look at the Coordinates
do-act-set = { $a }: set the destination to { $b }
verb-act-heal = Heal a dressed wound …
verb-act-open = Open an Escape Pod …
verb-act-close = Close an Escape Pod …
verb-act-set = Set the destination …
do-douse = { $a }
do-doors-of = { $a }
do-open-door = Open the door of { $a }
do-close-door = Close the door of { $a }
do-look-at = { $a }

## Questions

ask-which-room-to-douse = In which room does the fire go out, and all Intruders flee?
ask-which-doors = Of which room do you open or close doors?
ask-turn-doors = Which doors of { $a } do you open or close?
ask-which-door-next = There are too few Door tokens. Which door closes next?
ask-look-at-which-room = At which unexplored room do you look, unseen by others?

## Why not, and what would help

not-no-weapon-in-hand = You have no weapon in hand.
not-classic-weapon = Classic weapons cannot be loaded here.
not-weapon-full = This weapon is full.
not-signal-sent-already = You have sent the Signal already.
not-no-wound-to-dress = You have no Serious Wound that is not dressed.
not-no-dressed-wound = You have no dressed Serious Wound.
not-no-light-wounds = You have no Light Wounds.
not-destruct-runs = The Self-Destruct sequence is running.
not-destruct-does-not-run = The Self-Destruct sequence is not running.
not-destruct-unstoppable = It is too late: the sequence can no longer be stopped.
not-somebody-hibernates = The ship does not allow it while somebody hibernates.
not-nothing-to-analyse = No Corpse, Carcass or Egg is in the Laboratory.
not-weakness-known = What could be learnt from this is known already.
not-no-eggs-in-the-nest = No Egg is left in the Nest.
not-no-other-yellow-room = No other yellow room is explored.
not-door-destroyed-there = A door of that room is destroyed.
not-no-slime = There is no slime on you.
not-all-doors-destroyed = All doors of the ship are destroyed.
not-no-closed-pod = No Escape Pod is closed.
not-no-open-pod = No Escape Pod is open.
not-everything-explored = All rooms are explored.
fix-dress-wound = Dress the wound first.

## What happens

log-signal-sent = The { $crew } sends the Signal.
log-larva-removed = The { $crew } is rid of the Larva.
log-slime-gone = The { $crew } is clean of slime.
log-airlock-started = The { $crew } starts the Airlock Procedure in { $room }.
log-shut-in = The { $crew } is shut in { $room }: when everybody has passed, the air leaves, and nobody inside lives.
log-destination-set = The { $crew } sets the destination to { $space }.
