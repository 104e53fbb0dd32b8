# What things are called. $n is what follows the name in a key: ghoul-minion-2 is name-ghoul-minion with 2.
# Of copies on the table only the later ones are told apart by a number; there is never a second one of a unique card.
copy = { $n ->
    [1] {""}
   *[other] { $n }
 }

## Investigators

name-roland-banks = Roland Banks
name-roland-banks-calling = The Fed
name-daisy-walker = Daisy Walker
name-daisy-walker-calling = The Librarian
name-skids-otoole = “Skids” O’Toole
name-skids-otoole-calling = The Ex-Con
name-agnes-baker = Agnes Baker
name-agnes-baker-calling = The Waitress
name-wendy-adams = Wendy Adams
name-wendy-adams-calling = The Urchin

## Player cards

name-dr-milan-christopher = Dr. Milan Christopher
name-leo-de-luca-01048 = Leo De Luca
name-leo-de-luca-01054 = Leo De Luca (1)
name-aquinnah = Aquinnah

## Basic weaknesses

name-mob-enforcer = Mob Enforcer
name-silver-twilight-acolyte = Silver Twilight Acolyte
name-stubborn-detective = Stubborn Detective

## Locations

name-study = Study
name-hallway = Hallway
name-attic = Attic
name-cellar = Cellar
name-parlor = Parlor
name-your-house = Your House
name-rivertown = Rivertown
name-southside = Southside
name-southside-01126 = Southside (Historical Society)
name-southside-01127 = Southside (Ma’s Boarding House)
name-st-marys-hospital = St. Mary’s Hospital
name-miskatonic-university = Miskatonic University
name-downtown = Downtown
name-downtown-01130 = Downtown (First Bank of Arkham)
name-downtown-01131 = Downtown (Arkham Asylum)
name-easttown = Easttown
name-graveyard = Graveyard
name-northside = Northside
name-main-path = Main Path
name-arkham-woods = Arkham Woods { $n }
name-arkham-woods-01150 = Arkham Woods (Unhallowed Ground)
name-arkham-woods-01151 = Arkham Woods (Twisting Paths)
name-arkham-woods-01152 = Arkham Woods (Old House)
name-arkham-woods-01153 = Arkham Woods (Cliffside)
name-arkham-woods-01154 = Arkham Woods (Tangled Thicket)
name-arkham-woods-01155 = Arkham Woods (Quiet Glade)
name-ritual-site = Ritual Site

## Enemies

name-ghoul-priest = Ghoul Priest
name-flesh-eater = Flesh-Eater
name-icy-ghoul = Icy Ghoul
name-the-masked-hunter = The Masked Hunter
name-wolf-man-drew = “Wolf-Man” Drew
name-herman-collins = Herman Collins
name-peter-warren = Peter Warren
name-victoria-devereux = Victoria Devereux
name-ruth-turner = Ruth Turner
name-umordhoth = Umôrdhoth
name-swarm-of-rats = Swarm of Rats { copy }
name-ghoul-minion = Ghoul Minion { copy }
name-ravenous-ghoul = Ravenous Ghoul
name-acolyte = Acolyte { copy }
name-wizard-of-the-order = Wizard of the Order
name-hunting-nightgaunt = Hunting Nightgaunt { copy }
name-screeching-byakhee = Screeching Byakhee { copy }
name-yithian-observer = Yithian Observer { copy }
name-relentless-dark-young = Relentless Dark Young
name-goat-spawn = Goat Spawn { copy }
name-young-deep-one = Young Deep One { copy }

## Story assets

name-lita-chantler = Lita Chantler

## Encounter sets

name-set-torch = The Gathering
name-set-arkham = The Midnight Masks
name-set-cultists = Cult of Umôrdhoth
name-set-tentacles = The Devourer Below
name-set-rats = Rats
name-set-ghouls = Ghouls
name-set-striking-fear = Striking Fear
name-set-ancient-evils = Ancient Evils
name-set-chilling-cold = Chilling Cold
name-set-pentagram = Dark Cult
name-set-nightgaunts = Nightgaunts
name-set-locked-doors = Locked Doors
name-set-agents-of-hastur = Agents of Hastur
name-set-agents-of-yog = Agents of Yog-Sothoth
name-set-agents-of-shub = Agents of Shub-Niggurath
name-set-agents-of-cthulhu = Agents of Cthulhu

## Traits

name-trait-agency = Agency
name-trait-ally = Ally
name-trait-ancient-one = Ancient One
name-trait-arkham = Arkham
name-trait-armor = Armor
name-trait-byakhee = Byakhee
name-trait-cave = Cave
name-trait-central = Central
name-trait-charm = Charm
name-trait-creature = Creature
name-trait-criminal = Criminal
name-trait-cultist = Cultist
name-trait-curse = Curse
name-trait-dark-young = Dark Young
name-trait-deep-one = Deep One
name-trait-detective = Detective
name-trait-drifter = Drifter
name-trait-elite = Elite
name-trait-firearm = Firearm
name-trait-fortune = Fortune
name-trait-ghoul = Ghoul
name-trait-hazard = Hazard
name-trait-hex = Hex
name-trait-humanoid = Humanoid
name-trait-illicit = Illicit
name-trait-innate = Innate
name-trait-insight = Insight
name-trait-item = Item
name-trait-madness = Madness
name-trait-melee = Melee
name-trait-miskatonic = Miskatonic
name-trait-monster = Monster
name-trait-nightgaunt = Nightgaunt
name-trait-obstacle = Obstacle
name-trait-omen = Omen
name-trait-pact = Pact
name-trait-police = Police
name-trait-practiced = Practiced
name-trait-relic = Relic
name-trait-science = Science
name-trait-silver-twilight = Silver Twilight
name-trait-sorcerer = Sorcerer
name-trait-spell = Spell
name-trait-spirit = Spirit
name-trait-supply = Supply
name-trait-tactic = Tactic
name-trait-talent = Talent
name-trait-task = Task
name-trait-terror = Terror
name-trait-tome = Tome
name-trait-tool = Tool
name-trait-weapon = Weapon
name-trait-woods = Woods
name-trait-yithian = Yithian

## Skills and chaos tokens

name-willpower = willpower
name-intellect = intellect
name-combat = combat
name-agility = agility
name-skull = skull
name-cultist = cultist
name-tablet = tablet
name-elder-thing = elder thing
name-auto-fail = auto-fail
name-elder-sign = elder sign
name-plus = { $n ->
    [0] 0
   *[other] +{ $n }
 }
name-minus = −{ $n }
