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
name-amazon = the Amazon
name-pyramids = the Pyramids
name-heart-of-africa = the Heart of Africa
name-himalayas = the Himalayas
name-tunguska = Tunguska
name-antarctica = Antarctica
name-space = space { $n }
# numbered spaces: where they lie, and what is printed on them
name-space-1 = Alaska (1)
name-space-2 = the North Pacific (2)
name-space-3 = the South Pacific (3)
name-space-4 = northern Canada (4)
name-space-5 = the Great Lakes (5)
name-space-6 = the Gulf states (6)
name-space-7 = Central America (7)
name-space-8 = the western Atlantic (8)
name-space-9 = Greenland (9)
name-space-10 = north-west Africa (10)
name-space-11 = the South Atlantic (11)
name-space-12 = the Southern Ocean (12)
name-space-13 = the North Atlantic (13)
name-space-14 = Central Europe (14)
name-space-15 = the Cape of Good Hope (15)
name-space-16 = western Russia (16)
name-space-17 = India (17)
name-space-18 = the Indian Ocean (18)
name-space-19 = eastern Siberia (19)
name-space-20 = South-East Asia (20)
name-space-21 = the Australian interior (21)
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
name-clues = { $n ->
    [one] 1 Clue
   *[other] { $n } Clues
 }
name-clue-san-francisco = Clue from { name-san-francisco }
name-clue-arkham = Clue from { name-arkham }
name-clue-buenos-aires = Clue from { name-buenos-aires }
name-clue-london = Clue from { name-london }
name-clue-rome = Clue from { name-rome }
name-clue-istanbul = Clue from { name-istanbul }
name-clue-tokyo = Clue from { name-tokyo }
name-clue-shanghai = Clue from { name-shanghai }
name-clue-sydney = Clue from { name-sydney }
name-clue-amazon = Clue from { name-amazon }
name-clue-pyramids = Clue from { name-pyramids }
name-clue-heart-of-africa = Clue from { name-heart-of-africa }
name-clue-himalayas = Clue from { name-himalayas }
name-clue-tunguska = Clue from { name-tunguska }
name-clue-antarctica = Clue from { name-antarctica }
name-clue-space-1 = Clue from Alaska
name-clue-space-2 = Clue from the North Pacific
name-clue-space-3 = Clue from the South Pacific
name-clue-space-4 = Clue from northern Canada
name-clue-space-5 = Clue from the Great Lakes
name-clue-space-6 = Clue from the Gulf states
name-clue-space-7 = Clue from Central America
name-clue-space-8 = Clue from the western Atlantic
name-clue-space-9 = Clue from Greenland
name-clue-space-10 = Clue from north-west Africa
name-clue-space-11 = Clue from the South Atlantic
name-clue-space-12 = Clue from the Southern Ocean
name-clue-space-13 = Clue from the North Atlantic
name-clue-space-14 = Clue from Central Europe
name-clue-space-15 = Clue from the Cape of Good Hope
name-clue-space-16 = Clue from western Russia
name-clue-space-17 = Clue from India
name-clue-space-18 = Clue from the Indian Ocean
name-clue-space-19 = Clue from eastern Siberia
name-clue-space-20 = Clue from South-East Asia
name-clue-space-21 = Clue from the Australian interior
name-train-ticket = train ticket
name-ship-ticket = ship ticket
name-eldritch-token = Eldritch token
name-mystery-token = Mystery token
name-rumor-token = Rumor token
name-active-expedition = Active Expedition token
name-improved-skills = the improved skills
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

## Mythos cards

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
