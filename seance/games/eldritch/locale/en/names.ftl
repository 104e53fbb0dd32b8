# What things are called. $n is what follows the name in a key: ghoul-2 is name-ghoul with 2.

## Spaces

name-san-francisco = San Francisco
name-arkham = Arkham
name-buenos-aires = Buenos Aires
name-london = London
name-rome = Rome
name-istanbul = Istanbul
name-tokyo = Tokyo
name-shanghai = Shanghai
name-sydney = Sydney
name-amazon = The Amazon
name-pyramids = The Pyramids
name-heart-of-africa = The Heart of Africa
name-himalayas = The Himalayas
name-tunguska = Tunguska
name-antarctica = Antarctica
name-space = space { $n }
name-city = City
name-wilderness = Wilderness
name-sea = Sea
name-train = train path
name-ship = ship path
name-uncharted = uncharted path

## Skills

name-lore = Lore
name-influence = Influence
name-observation = Observation
name-strength = Strength
name-will = Will
name-health = Health
name-sanity = Sanity

## Investigators

name-akachi-onyele = Akachi Onyele
name-charlie-kane = Charlie Kane
name-diana-stanley = Diana Stanley
name-jacqueline-fine = Jacqueline Fine
name-jim-culver = Jim Culver
name-leo-anderson = Leo Anderson
name-lily-chen = Lily Chen
name-lola-hayes = Lola Hayes
name-mark-harrigan = Mark Harrigan
name-norman-withers = Norman Withers
name-silas-marsh = Silas Marsh
name-trish-scarborough = Trish Scarborough
name-crippled = Crippled
name-insane = Insane

## Ancient Ones

name-azathoth = Azathoth
name-cthulhu = Cthulhu
name-shub-niggurath = Shub-Niggurath
name-yog-sothoth = Yog-Sothoth
name-final-mystery-cthulhu = Risen From the Sea
name-final-mystery-shub-niggurath = Battle in the Woods
name-final-mystery-yog-sothoth = The Key and the Gate

## Monsters

name-byakhee = Byakhee
name-colour-out-of-space = Colour Out of Space
name-cthonian = Cthonian
name-cultist = Cultist { $n }
name-dark-young = Dark Young
name-deep-one = Deep One
name-elder-thing = Elder Thing
name-ghost = Ghost
name-ghoul = Ghoul { $n }
name-gnoph-keh = Gnoph-Keh
name-goat-spawn = Goat Spawn { $n }
name-gug = Gug
name-hound-of-tindalos = Hound of Tindalos
name-lloigor = Lloigor
name-maniac = Maniac
name-mi-go = Mi-go
name-mummy = Mummy
name-nightgaunt = Nightgaunt
name-riot = Riot
name-serpent-people = Serpent People
name-shoggoth = Shoggoth
name-skeleton = Skeleton
name-star-spawn = Star Spawn
name-vampire = Vampire
name-warlock = Warlock
name-witch = Witch
name-wraith = Wraith
name-zombie = Zombie

## Epic Monsters

name-epic-cthulhu = Cthulhu
name-epic-cthylla = Cthylla
name-epic-dunwich-horror = Dunwich Horror
name-epic-nug = Nug
name-epic-shub-niggurath = Shub-Niggurath
name-epic-spinner-of-webs = Spinner of Webs
name-epic-tick-tock-men = Tick Tock Men
name-epic-wind-walker = Wind-Walker
name-epic-zombie-horde = Zombie Horde

## Tokens

name-gate = Gate
name-gate-arkham = Gate in { name-arkham }
name-gate-buenos-aires = Gate in { name-buenos-aires }
name-gate-istanbul = Gate in { name-istanbul }
name-gate-london = Gate in { name-london }
name-gate-rome = Gate in { name-rome }
name-gate-san-francisco = Gate in { name-san-francisco }
name-gate-shanghai = Gate in { name-shanghai }
name-gate-sydney = Gate in { name-sydney }
name-gate-tokyo = Gate in { name-tokyo }
name-clue = Clue
name-clue-san-francisco = Clue of { name-san-francisco }
name-clue-arkham = Clue of { name-arkham }
name-clue-buenos-aires = Clue of { name-buenos-aires }
name-clue-london = Clue of { name-london }
name-clue-rome = Clue of { name-rome }
name-clue-istanbul = Clue of { name-istanbul }
name-clue-tokyo = Clue of { name-tokyo }
name-clue-shanghai = Clue of { name-shanghai }
name-clue-sydney = Clue of { name-sydney }
name-clue-amazon = Clue of { name-amazon }
name-clue-pyramids = Clue of { name-pyramids }
name-clue-heart-of-africa = Clue of { name-heart-of-africa }
name-clue-himalayas = Clue of { name-himalayas }
name-clue-tunguska = Clue of { name-tunguska }
name-clue-antarctica = Clue of { name-antarctica }
name-clue-space-1 = Clue of space 1
name-clue-space-2 = Clue of space 2
name-clue-space-3 = Clue of space 3
name-clue-space-4 = Clue of space 4
name-clue-space-5 = Clue of space 5
name-clue-space-6 = Clue of space 6
name-clue-space-7 = Clue of space 7
name-clue-space-8 = Clue of space 8
name-clue-space-9 = Clue of space 9
name-clue-space-10 = Clue of space 10
name-clue-space-11 = Clue of space 11
name-clue-space-12 = Clue of space 12
name-clue-space-13 = Clue of space 13
name-clue-space-14 = Clue of space 14
name-clue-space-15 = Clue of space 15
name-clue-space-16 = Clue of space 16
name-clue-space-17 = Clue of space 17
name-clue-space-18 = Clue of space 18
name-clue-space-19 = Clue of space 19
name-clue-space-20 = Clue of space 20
name-clue-space-21 = Clue of space 21
name-train-ticket = train ticket
name-ship-ticket = ship ticket
name-eldritch-token = Eldritch token
name-mystery-token = Mystery token
name-rumor-token = Rumor token
name-active-expedition = Active Expedition token
name-lead-investigator = Lead Investigator
name-reference = Reference card ({ $n } players)

## Omens and colours

name-green = green
name-blue = blue
name-red = red
name-yellow = yellow
name-omen-green = green comet
name-omen-blue = blue constellation
name-omen-red = red eclipse

## Traits

name-item = Item
name-weapon = Weapon
name-ally = Ally
name-tome = Tome
name-service = Service
name-trinket = Trinket
name-magical = Magical
name-teamwork = Teamwork
name-incantation = Incantation
name-ritual = Ritual
name-madness = Madness
name-injury = Injury
name-boon = Boon
name-bane = Bane
name-deal = Deal
name-common = Common
name-restriction = Restriction
name-asset = Asset
name-artifact = Artifact
name-spell = Spell
name-condition = Condition

## Assets

name-18-derringer = .18 Derringer
name-38-revolver = .38 Revolver
name-45-automatic = .45 Automatic
name-agency-quarantine = Agency Quarantine
name-arcane-manuscripts = Arcane Manuscripts
name-arcane-scholar = Arcane Scholar
name-arcane-tome = Arcane Tome
name-axe = Axe
name-bandages = Bandages
name-bull-whip = Bull Whip
name-carbine-rifle = Carbine Rifle
name-cat-burglar = Cat Burglar
name-charter-flight = Charter Flight
name-delivery-service = Delivery Service
name-double-barreled-shotgun = Double-barreled Shotgun
name-dynamite = Dynamite
name-fine-clothes = Fine Clothes
name-fishing-net = Fishing Net
name-hired-muscle = Hired Muscle
name-holy-cross = Holy Cross
name-holy-water = Holy Water
name-kerosene = Kerosene
name-king-james-bible = King James Bible
name-lodge-researcher = Lodge Researcher
name-lucky-cigarette-case = Lucky Cigarette Case
name-lucky-rabbits-foot = Lucky Rabbit's Foot
name-personal-assistant = Personal Assistant
name-pocket-watch = Pocket Watch
name-private-care = Private Care
name-private-investigator = Private Investigator
name-protective-amulet = Protective Amulet
name-puzzle-box = Puzzle Box
name-sanctuary = Sanctuary
name-silver-twilight-ritual = Silver Twilight Ritual
name-spirit-dagger = Spirit Dagger
name-urban-guide = Urban Guide
name-vatican-missionary = Vatican Missionary
name-whiskey = Whiskey
name-wireless-report = Wireless Report
name-witch-doctor = Witch Doctor

## Artifacts

name-cultes-des-goules = Cultes des Goules
name-de-vermis-mysteriis = De Vermis Mysteriis
name-flute-of-the-outer-gods = Flute of the Outer Gods
name-gate-box = Gate Box
name-glass-of-mortlan = Glass of Mortlan
name-grotesque-statue = Grotesque Statue
name-lightning-gun = Lightning Gun
name-mi-go-brain-case = Mi-go Brain Case
name-necronomicon = Necronomicon
name-pallid-mask = Pallid Mask
name-ruby-of-rlyeh = Ruby of R'lyeh
name-sword-of-saint-jerome = Sword of Saint Jerome
name-ttka-halot = T'tka Halot
name-the-silver-key = The Silver Key

## Spells, and their hidden sides

name-blessing-of-isis = Blessing of Isis
name-blessing-of-isis-back = Blessing of Isis, back { $n }
name-clairvoyance = Clairvoyance
name-clairvoyance-back = Clairvoyance, back { $n }
name-conjuration = Conjuration
name-conjuration-back = Conjuration, back { $n }
name-feed-the-mind = Feed the Mind
name-feed-the-mind-back = Feed the Mind, back { $n }
name-flesh-ward = Flesh Ward
name-flesh-ward-back = Flesh Ward, back { $n }
name-instill-bravery = Instill Bravery
name-instill-bravery-back = Instill Bravery, back { $n }
name-mists-of-releh = Mists of Releh
name-mists-of-releh-back = Mists of Releh, back { $n }
name-plumb-the-void = Plumb the Void
name-plumb-the-void-back = Plumb the Void, back { $n }
name-shriveling = Shriveling
name-shriveling-back = Shriveling, back { $n }
name-wither = Wither
name-wither-back = Wither, back { $n }

## Conditions, and their hidden sides

name-amnesia = Amnesia
name-amnesia-back-1 = The Terrible Truth
name-amnesia-back-2 = Unexplained Debts
name-amnesia-back-3 = Forgotten Crimes
name-back-injury = Back Injury
name-back-injury-back-1 = Nerve Damage
name-back-injury-back-2 = Muscle Spasms
name-back-injury-back-3 = Fractured Spine
name-blessed = Blessed
name-blessed-back-1 = Beloved of Bast
name-blessed-back-2 = Visions of Hypnos
name-blessed-back-3 = Blessing of Nodens
name-cursed = Cursed
name-cursed-back-1 = Harried
name-cursed-back-2 = Karmic Justice
name-cursed-back-3 = The Innsmouth Look
name-dark-pact = Dark Pact
name-dark-pact-back-1 = Pact with Yog-Sothoth
name-dark-pact-back-2 = Pact with the Dark Man
name-dark-pact-back-3 = One of the Thousand
name-debt = Debt
name-debt-back-1 = Hitmen
name-debt-back-2 = Unwilling Servant
name-debt-back-3 = Debt Collector
name-debt-back-4 = Local Authorities
name-debt-back-5 = Make a Deal
name-debt-back-6 = Beyond Riches
name-detained = Detained
name-detained-back-1 = Starvation
name-detained-back-2 = Holding Cell
name-detained-back-3 = Cruel and Unusual
name-hallucinations = Hallucinations
name-hallucinations-back-1 = Delusions
name-hallucinations-back-2 = The Voices
name-hallucinations-back-3 = Swarming
name-internal-injury = Internal Injury
name-internal-injury-back-1 = Cracked Rib
name-internal-injury-back-2 = Excruciating Pain
name-internal-injury-back-3 = Internal Bleeding
name-leg-injury = Leg Injury
name-leg-injury-back-1 = Twisted Knee
name-leg-injury-back-2 = Stabbing Pain
name-leg-injury-back-3 = Strange Remedy
name-paranoia = Paranoia
name-paranoia-back-1 = Kleptomania
name-paranoia-back-2 = Violent Outbursts
name-paranoia-back-3 = Agoraphobia

## Mysteries

name-occult-research = Occult Research
name-omen-of-devastation = Omen of Devastation
name-seed-of-the-daemon-sultan = Seed of the Daemon Sultan
name-the-true-name = The True Name
name-rlyeh-risen = R'lyeh Risen
name-the-deep-ones-attack = The Deep Ones Attack!
name-the-stars-are-right = The Stars Are Right!
name-watching-the-stars = Watching the Stars
name-hunting-the-thousand = Hunting the Thousand
name-nature-of-the-all-mother = Nature of the All-Mother
name-rituals-in-the-wild = Rituals in the Wild
name-spawn-of-the-black-goat = Spawn of the Black Goat
name-arcane-understanding = Arcane Understanding
name-spawn-of-yog-sothoth = Spawn of Yog-Sothoth
name-the-beyond-one = The Beyond One
name-where-the-old-ones-broke-through = Where the Old Ones Broke Through

## Mythos cards

name-everyone-has-a-price = Everyone Has a Price
name-omen-of-good-fortune = Omen of Good Fortune
name-rally-the-people = Rally the People
name-silver-twilight-aid = Silver Twilight Aid
name-the-world-fights-back = The World Fights Back
name-all-for-nothing = All For Nothing
name-desperate-times = Desperate Times
name-eyes-everywhere = Eyes Everywhere
name-perplexing-stars = Perplexing Stars
name-the-storm = The Storm
name-a-dark-power = A Dark Power
name-ancient-guardians = Ancient Guardians
name-arrests-made-in-murder-case = Arrests Made in Murder Case!
name-burden-of-greed = Burden of Greed
name-from-bad-to-worse = From Bad to Worse
name-haunting-nightmares = Haunting Nightmares
name-heat-wave-singes-the-globe = Heat Wave Singes the Globe
name-the-bermuda-triangle = The Bermuda Triangle
name-the-world-shakes = The World Shakes
name-tide-of-despair = Tide of Despair
name-treacherous-magic = Treacherous Magic
name-a-proposition = A Proposition
name-buying-information = Buying Information
name-heart-of-corruption = Heart of Corruption
name-support-of-the-church = Support of the Church
name-that-which-consumes = That Which Consumes
name-from-beyond = From Beyond
name-rising-terror = Rising Terror
name-strange-sightings = Strange Sightings
name-tied-to-a-dark-purpose = Tied to a Dark Purpose
name-torn-asunder = Torn Asunder
name-blood-flows = Blood Flows
name-calling-the-elder-things = Calling the Elder Things
name-dimensional-instability = Dimensional Instability
name-driven-to-bankruptcy = Driven to Bankruptcy
name-legitimate-banking = Legitimate Banking
name-no-peace-for-the-fallen = No Peace For the Fallen
name-patrolling-the-border = Patrolling the Border
name-unexpected-betrayal = Unexpected Betrayal
name-fractured-reality = Fractured Reality
name-growing-madness = Growing Madness
name-lost-knowledge = Lost Knowledge
name-secrets-of-the-past = Secrets of the Past
name-dimensions-collide = Dimensions Collide
name-mysterious-lights = Mysterious Lights
name-spreading-sickness = Spreading Sickness
name-web-between-worlds = Web Between Worlds
name-faded-from-society = Faded From Society
name-return-of-the-ancient-ones = Return of the Ancient Ones
name-stars-aligned = Stars Aligned
name-the-wind-walker = The Wind-Walker
name-easy = easy
name-normal = normal
name-hard = hard

## Encounters. Other World cards are called after the world they lead to

name-america = America encounter { $n }
name-europe = Europe encounter { $n }
name-asia-australia = Asia/Australia encounter { $n }
name-general = General encounter { $n }
name-research = Research encounter { $n }
name-research-azathoth = Research encounter { $n } ({ name-azathoth })
name-research-cthulhu = Research encounter { $n } ({ name-cthulhu })
name-research-shub-niggurath = Research encounter { $n } ({ name-shub-niggurath })
name-research-yog-sothoth = Research encounter { $n } ({ name-yog-sothoth })
name-expedition = Expedition encounter { $n }
name-expedition-amazon = Expedition encounter { $n } ({ name-amazon })
name-expedition-antarctica = Expedition encounter { $n } ({ name-antarctica })
name-expedition-heart-of-africa = Expedition encounter { $n } ({ name-heart-of-africa })
name-expedition-himalayas = Expedition encounter { $n } ({ name-himalayas })
name-expedition-pyramids = Expedition encounter { $n } ({ name-pyramids })
name-expedition-tunguska = Expedition encounter { $n } ({ name-tunguska })
name-other-world = Other World encounter { $n }
name-special-cthulhu = R'lyeh Risen
name-special-yog-sothoth = The Key and the Gate
name-special-rlyeh = R'lyeh Risen { $n }
name-special-key-gate = The Key and the Gate { $n }
name-initial = the beginning
name-pass = after a pass
name-fail = after a fail
name-great-hall-of-celaeno = Great Hall of Celaeno
name-the-future = The Future
name-city-of-the-great-race = City of the Great Race
name-lost-carcosa = Lost Carcosa
name-the-past = The Past
name-the-dreamlands = The Dreamlands
name-yuggoth = Yuggoth
name-the-underworld = The Underworld
name-the-abyss = The Abyss
name-other-world-01 = { name-great-hall-of-celaeno }
name-other-world-02 = { name-the-future }
name-other-world-03 = { name-city-of-the-great-race }
name-other-world-04 = { name-lost-carcosa }
name-other-world-05 = { name-the-past }
name-other-world-06 = { name-the-past }
name-other-world-07 = { name-the-dreamlands }
name-other-world-08 = { name-the-future }
name-other-world-09 = { name-city-of-the-great-race }
name-other-world-10 = { name-yuggoth }
name-other-world-11 = { name-great-hall-of-celaeno }
name-other-world-12 = { name-lost-carcosa }
name-other-world-13 = { name-yuggoth }
name-other-world-14 = { name-city-of-the-great-race }
name-other-world-15 = { name-yuggoth }
name-other-world-16 = { name-great-hall-of-celaeno }
name-other-world-17 = { name-lost-carcosa }
name-other-world-18 = { name-the-underworld }
name-other-world-19 = { name-city-of-the-great-race }
name-other-world-20 = { name-great-hall-of-celaeno }
name-other-world-21 = { name-the-dreamlands }
name-other-world-22 = { name-yuggoth }
name-other-world-23 = { name-the-abyss }
name-other-world-24 = { name-lost-carcosa }
