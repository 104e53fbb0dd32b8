# What things are called. $n is what follows the name in a key: adult-2 is name-adult with 2.

## Places

name-room = room { $n }
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
name-queen = Queen
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
name-character-corpse = Character Corpse { $n }
name-intruder-carcass = Intruder Carcass { $n }
name-intruder-egg = Egg { $n }

## Characters

name-captain = Captain
name-pilot = Pilot
name-scientist = Scientist
name-scout = Scout
name-soldier = Soldier
name-mechanic = Mechanic

## Players

name-player = Player { $n }

## Action cards

name-search = Search
name-rest = Rest
name-interruption = Interruption
name-demolition = Demolition
name-basic-repairs = Basic Repairs
name-repairs = Repairs
name-quick-repairs = Quick Repairs
name-computer-skills = Computer Skills
name-suppressive-fire = Suppressive Fire
name-reload = Reload
name-order = Order
name-motivation = Motivation
name-ship-knowledge = Ship Knowledge
name-piloting = Piloting
name-old-friend = Old Friend
name-ingenuity = Ingenuity
name-pyrotechnics = Pyrotechnics
name-technical-corridors-card = Technical Corridors
name-full-auto = Full Auto
name-steel-nerves = Steel Nerves
name-covering-fire = Covering Fire
name-aimed-shot = Aimed Shot
name-adrenaline = Adrenaline
name-reconnaissance = Reconnaissance
name-scavenging = Scavenging
name-intranet = Intranet
name-access-denied = Access Denied
name-threat-assessment = Threat Assessment

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
name-prototype-rifle = Prototype: Rifle
name-prototype-shotgun = Prototype: Shotgun
name-prototype-pistol = Prototype: Pistol
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

## Event cards

name-egg-protection = Egg Protection
name-hatching = Hatching
name-regeneration = Regeneration
name-damage = Damage
name-lurking = Lurking
name-eclosion = Eclosion
name-flammable-compounds = Flammable Compounds
name-hunt = Hunt
name-consuming-fire = Consuming Fire
name-damaging-fire = Damaging Fire
name-scent-of-prey = Scent of Prey
name-malfunction-event = Malfunction
name-noise-in-technical-corridors = Noise in Technical Corridors
name-nest-event = Nest
name-bulkheads-open = Bulkheads Open
name-evacuation-pod-ejection = Evacuation Pod Ejection
name-short-circuit = Short Circuit
name-coolant-leak = Coolant Leak
name-life-support-failure = Life Support Failure

## Intruder Attack cards

name-scratch = Scratch
name-claw-attack = Claw Attack
name-bite = Bite
name-tail-attack = Tail Attack
name-transformation = Transformation
name-frenzy = Frenzy
name-slime-attack = Slime
name-summoning = Summoning

## Serious Wounds

name-arm = Arm
name-leg = Leg
name-body = Body
name-bleeding = Bleeding
name-hand = Hand

## Intruder Weaknesses

name-vulnerability-to-fire = Vulnerability to Fire
name-vulnerability-to-energy = Vulnerability to Energy
name-reaction-to-danger = Reaction to Danger
name-way-of-moving = The Way of Moving
name-vital-places = Vital Places
name-brink-of-extinction = Species on the Brink of Extinction
name-way-of-fighting = The Way of Fighting
name-susceptibility-to-phosphates = Susceptibility to Phosphates

## Cards of the Intruder player

name-pursuit = Pursuit
name-metamorphosis = Metamorphosis (corridor 1, attack 3)
name-preparation = Preparation
name-pack-hunt = Pack Hunt
name-recovery = Recovery (corridor 2, attack 3)
name-pursuit-1 = Pursuit (corridor 1, attack 2)
name-pursuit-2 = Pursuit (corridor 2, attack 2)
name-pursuit-3 = Pursuit (corridor 3, attack 2)
name-pursuit-any = Pursuit (any corridor, attack 1)
name-preparation-any = Preparation (any corridor, attack 1)
name-preparation-4 = Preparation (corridor 4, attack 2)
name-pack-hunt-3 = Pack Hunt (corridor 3, attack 2)
name-pack-hunt-4 = Pack Hunt (corridor 4, attack 2)

## Personal Objectives

name-salvaging-the-prime-asset = Salvaging the Prime Asset
name-the-oldest-friend = The Oldest Friend
name-quarantine = Quarantine
name-relentless-investigator = Relentless Investigator
name-a-proper-burial = A Proper Burial
name-hoarder = Hoarder
name-the-great-hunt = The Great Hunt
name-best-friends-forever = Best Friends Forever
name-aliens-on-a-spaceship = Aliens on a Spaceship

## Corporate Objectives

name-my-precious = My Precious
name-necroscopy = Necroscopy
name-ab-ovo = Ab Ovo
name-extreme-field-biology = Extreme Field Biology
name-the-right-moment-to-strike = The Right Moment to Strike
name-greener-pastures = Greener Pastures
name-an-old-feud = An Old Feud
name-hostile-takeover = Hostile Takeover
name-the-final-enlightenment = The Final Enlightenment

## Solo/Coop Objectives

name-destination-earth = Destination: Earth
name-emergency-post-mortem = Emergency Post-Mortem
name-first-contact-protocol = First Contact Protocol
name-cutting-off-the-head = Cutting Off the Head
name-no-man-left-behind = No Man Left Behind
name-special-delivery = Special Delivery
name-clean-up-crew = Clean-Up Crew

## Coordinates and destinations

name-coordinates = Coordinates { $n }
name-earth = Earth
name-mars = Mars
name-venus = Venus
name-deep-space = deep space

## Engines and Escape Pods

name-engine-1-working = Engine 1, working
name-engine-1-damaged = Engine 1, damaged
name-engine-2-working = Engine 2, working
name-engine-2-damaged = Engine 2, damaged
name-engine-3-working = Engine 3, working
name-engine-3-damaged = Engine 3, damaged
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
name-miss = miss
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
