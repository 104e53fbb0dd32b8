# What cards are called. In a sentence their names stand out: see the message `title`.

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
