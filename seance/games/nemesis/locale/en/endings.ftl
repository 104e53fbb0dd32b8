# How it ends for each player, and why.

log-lost = The { $crew } { $reason }.
log-objectives-opened = { $n ->
    [0] The { $crew } had put away { $rejected }.
    [1] The { $crew } had kept { $kept }{ $put_away ->
        [0] .
       *[other] {" "}and put away { $rejected }.
     }
   *[other] The { $crew } had not yet chosen between { $kept }.
 }
    .unseen = The { $crew } turns over what was hidden: { $objectives }.
log-verdict = The { $crew } has { $won ->
        [yes] won
        *[no] lost
    }: { $reasons }.{ $lacks ->
        [0] {""}
        *[other] {" "}Missing: { $missing }.
    }{ $n ->
        [0] {""}
        *[other] {" "}Objective: { $objectives }.
    }

## The fate, then the four checks, each in a few words

name-died-aboard = died aboard
name-hibernated = fell asleep in time
name-left-in-a-pod = left in an Escape Pod
name-died-with-the-ship = died with the ship
name-died-in-the-jump = died in the jump, awake
name-engines-held = the engines held
name-died-of-the-engines = died when the engines exploded
name-reached-earth = reached Earth
name-reached-mars = reached Mars, as the objective demands
name-died-at-a-wrong-place = never woke up: it was not Earth
name-scanned-clean = no infection was found
name-infection-contained = infected, but it did not break out
name-died-of-infection = died of the infection
name-objective-met = the objective is fulfilled
name-objective-failed = the objective is not fulfilled
name-objectives-met = all objectives are fulfilled
name-objectives-failed = not all objectives are fulfilled
name-nobody-survived = nobody has survived
name-hunt-succeeded = led the Intruders, and nobody else won
name-hunt-failed = led the Intruders, but somebody won

## What objectives demand

name-condition-ship-reaches-earth = the ship at Earth
name-condition-ship-reaches-mars = the ship at Mars
name-condition-only-survivor = nobody else alive
name-condition-others-survive = somebody else alive
name-condition-player-dead = player { $n } dead
name-condition-signal-sent = the Signal sent
name-condition-nest-destroyed = the Nest destroyed
name-condition-ship-destroyed = the ship destroyed
name-condition-queen-killed = the Queen dead
name-condition-all-rooms-explored = all rooms explored
name-condition-carried-away-blue-character-corpse = the blue Character Corpse taken along
name-condition-carried-away-intruder-egg = an Egg taken along
name-condition-left-in-escape-pod = gone in an Escape Pod
name-condition-items = { $n } Items
name-condition-weakness-discovered-intruder-carcass = the Weakness of an Intruder Carcass discovered
name-condition-weakness-discovered-intruder-egg = the Weakness of the Egg discovered
name-condition-weaknesses-discovered = { $n } Weaknesses discovered
name-condition-object-in-room-blue-character-corpse-surgery = the blue Character Corpse in the Surgery
