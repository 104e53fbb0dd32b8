# What things are called. $n is what follows the name in a key: adult-2 is name-adult with 2.

## Places

name-room = room { $n }
known-place =
    { $how_tile ->
        [is-engine-1] { $tile } ({ $n })
        [is-engine-2] { $tile } ({ $n })
        [is-engine-3] { $tile } ({ $n })
        [is-evacuation-section-a] { $tile } ({ $n })
        [is-evacuation-section-b] { $tile } ({ $n })
       *[other] the { $tile } ({ $n })
    }
name-corridor = corridor { $n }
name-technical-corridors = Technical Corridors
name-technical-corridors-red = red Technical Corridors
name-technical-corridors-blue = blue Technical Corridors

## Rooms

name-armory = Armory
name-comms-room = Comms Room
name-emergency-room = Emergency Room
name-evacuation-section-a = Evacuation Section A
name-evacuation-section-b = Evacuation Section B
name-fire-control-system = Fire Control System
name-generator = Generator
name-laboratory = Laboratory
name-nest = Nest
name-storage = Storage
name-surgery = Surgery
name-airlock-control = Airlock Control
name-cabins = Cabins
name-canteen = Canteen
name-command-center = Command Center
name-engine-control-room = Engine Control Room
name-hatch-control-system = Hatch Control System
name-monitoring-room = Monitoring Room
name-room-covered-with-slime = Room Covered with Slime
name-shower-room = Shower Room
name-cockpit = Cockpit
name-engine-1 = Engine #1
name-engine-2 = Engine #2
name-engine-3 = Engine #3
name-hibernatorium = Hibernatorium

## Intruders

name-larva = Larva { $n }
name-creeper = Creeper { $n }
name-adult = Adult { $n }
name-breeder = Breeder { $n }
name-queen = { $n ->
    [one] the Queen
    [other] the Queen
   *[token] Queen
 }
name-blank = Blank

## Exploration tokens

name-malfunction = Malfunction
name-fire = Fire
name-silence = Silence
name-slime = Slime
name-danger = Danger
name-door = Door

## Objects

name-blue-character-corpse = blue Character Corpse
name-character-corpse = Character Corpse
name-intruder-carcass = Intruder Carcass
name-intruder-egg = Egg

## Characters

name-captain = Captain
name-pilot = Pilot
name-scientist = Scientist
name-scout = Scout
name-soldier = Soldier
name-mechanic = Mechanic

## Players

name-player = Player { $n }

## Contamination

name-contamination = Contamination card
name-infected = infected Contamination card
name-clean = clean Contamination card

## Red Items

name-energy-charge-red = Energy Charge (red)
name-grenade = Grenade
name-smoke-grenade = Smoke Grenade
name-recon-drone = Recon Drone
name-decoy = Decoy
name-extended-magazine = Extended Magazine
name-prototype-rifle = Prototype Rifle
name-prototype-shotgun = Prototype Shotgun
name-prototype-pistol = Prototype Pistol
name-comms-key = Comms Key
name-evacuation-key = Evacuation Key
name-self-destruct-key = Self-Destruct Key

## Yellow Items

name-duct-tape = Duct Tape
name-tools = Tools
name-fire-extinguisher = Fire Extinguisher
name-chemicals = Chemicals
name-clothes-yellow = Clothes (yellow)
name-energy-charge-yellow = Energy Charge (yellow)
name-technical-corridors-plans = Technical Corridors Plans
name-space-suit = Space Suit
name-nemesis-plans = Nemesis Plans

## Green Items

name-bandages = Bandages
name-medkit = Medkit
name-synthetic-food = Synthetic Food
name-adrenaline-injection = Adrenaline Injection
name-alcohol = Alcohol
name-clothes-green = Clothes (green)
name-military-drugs = Military Drugs

## Crafted Items

name-antidote = Antidote
name-taser = Taser
name-flamethrower = Flamethrower
name-molotov-cocktail = Molotov Cocktail

## Components

name-flame = flame
name-cloth = cloth
name-cross = cross
name-tool = tool
name-battery = battery

## Starting weapons

name-6-shooter = 6-Shooter
name-shotgun = Shotgun
name-pistol = Pistol
name-rifle = Rifle
name-assault-rifle = Assault Rifle
name-sawed-off-shotgun = Sawed-Off Shotgun

## Quest Items

name-ships-log = Ship's Log
name-intercom = Intercom
name-orbital-maneuvering-system = Orbital Maneuvering System
name-evacuation-key-pilot = Evacuation Key (Pilot)
name-plasma-torch = Plasma Torch
name-flashlight = Flashlight
name-autoloader = Autoloader
name-armor = Armor
name-motion-tracker = Motion Tracker
name-security-key = Security Key
name-holographic-computer = Holographic Computer
name-laboratory-equipment = Laboratory Equipment

## Serious Wounds

name-arm = Arm
name-leg = Leg
name-body = Body
name-bleeding = Bleeding
name-hand = Hand

## Coordinates and destinations

name-coordinates = Coordinates { $n }
name-earth = Earth
name-mars = Mars
name-venus = Venus
name-deep-space = deep space

## Engines and Escape Pods

name-engine-1-working = Engine 1 (working)
name-engine-1-damaged = Engine 1 (damaged)
name-engine-2-working = Engine 2 (working)
name-engine-2-damaged = Engine 2 (damaged)
name-engine-3-working = Engine 3 (working)
name-engine-3-damaged = Engine 3 (damaged)
name-pod = Escape Pod { $n }

## Doors

name-door-open = open door
name-door-closed = closed door
name-door-destroyed = destroyed door

## Faces of the dice

name-1 = 1
name-2 = 2
name-3 = 3
name-4 = 4
name-retreat = retreat
name-miss = miss
name-hits = it hits
name-hit-1 = hit, 1 Injury
name-hit-2 = hit, 2 Injuries

## Colours

name-red = red
name-yellow = yellow
name-green = green
name-blue = blue
name-white = white

# the game itself
name-nemesis = Nemesis
