# What things are called. $n is what follows the name in a key: ghoul-minion-2 is name-ghoul-minion with 2.

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

name-rolands-38-special = Roland’s .38 Special
name-cover-up = Cover Up
name-daisys-tote-bag = Daisy’s Tote Bag
name-the-necronomicon = The Necronomicon
name-on-the-lam = On the Lam
name-hospital-debts = Hospital Debts
name-heirloom-of-hyperborea = Heirloom of Hyperborea
name-dark-memory = Dark Memory
name-wendys-amulet = Wendy’s Amulet
name-abandoned-and-alone = Abandoned and Alone
name-45-automatic = .45 Automatic { $n }
name-physical-training = Physical Training { $n }
name-beat-cop-01018 = Beat Cop { $n }
name-first-aid = First Aid { $n }
name-machete = Machete { $n }
name-guard-dog = Guard Dog { $n }
name-evidence = Evidence! { $n }
name-dodge = Dodge { $n }
name-dynamite-blast = Dynamite Blast { $n }
name-vicious-blow = Vicious Blow { $n }
name-extra-ammunition = Extra Ammunition { $n }
name-police-badge = Police Badge { $n }
name-beat-cop-01028 = Beat Cop (2) { $n }
name-shotgun = Shotgun { $n }
name-magnifying-glass-01030 = Magnifying Glass { $n }
name-old-book-of-lore = Old Book of Lore { $n }
name-research-librarian = Research Librarian { $n }
name-dr-milan-christopher = Dr. Milan Christopher { $n }
name-hyperawareness = Hyperawareness { $n }
name-medical-texts = Medical Texts { $n }
name-mind-over-matter = Mind over Matter { $n }
name-working-a-hunch = Working a Hunch { $n }
name-barricade = Barricade { $n }
name-deduction = Deduction { $n }
name-magnifying-glass-01040 = Magnifying Glass (1) { $n }
name-disc-of-itzamna = Disc of Itzamna { $n }
name-encyclopedia = Encyclopedia { $n }
name-cryptic-research = Cryptic Research { $n }
name-switchblade = Switchblade { $n }
name-burglary = Burglary { $n }
name-pickpocketing = Pickpocketing { $n }
name-41-derringer = .41 Derringer { $n }
name-leo-de-luca-01048 = Leo De Luca { $n }
name-hard-knocks = Hard Knocks { $n }
name-elusive = Elusive { $n }
name-backstab = Backstab { $n }
name-sneak-attack = Sneak Attack { $n }
name-opportunist = Opportunist { $n }
name-leo-de-luca-01054 = Leo De Luca (1) { $n }
name-cat-burglar = Cat Burglar { $n }
name-sure-gamble = Sure Gamble { $n }
name-hot-streak = Hot Streak { $n }
name-forbidden-knowledge = Forbidden Knowledge { $n }
name-holy-rosary = Holy Rosary { $n }
name-shrivelling = Shrivelling { $n }
name-scrying = Scrying { $n }
name-arcane-studies = Arcane Studies { $n }
name-arcane-initiate = Arcane Initiate { $n }
name-drawn-to-the-flame = Drawn to the Flame { $n }
name-ward-of-protection = Ward of Protection { $n }
name-blinding-light-01066 = Blinding Light { $n }
name-fearless = Fearless { $n }
name-mind-wipe = Mind Wipe { $n }
name-blinding-light-01069 = Blinding Light (2) { $n }
name-book-of-shadows = Book of Shadows { $n }
name-grotesque-statue = Grotesque Statue { $n }
name-leather-coat = Leather Coat { $n }
name-scavenging = Scavenging { $n }
name-baseball-bat = Baseball Bat { $n }
name-rabbits-foot = Rabbit’s Foot { $n }
name-stray-cat = Stray Cat { $n }
name-dig-deep = Dig Deep { $n }
name-cunning-distraction = Cunning Distraction { $n }
name-look-what-i-found = “Look what I found!” { $n }
name-lucky-01080 = Lucky! { $n }
name-survival-instinct = Survival Instinct { $n }
name-aquinnah = Aquinnah { $n }
name-close-call = Close Call { $n }
name-lucky-01084 = Lucky! (2) { $n }
name-will-to-survive = Will to Survive { $n }
name-knife = Knife { $n }
name-flashlight = Flashlight { $n }
name-emergency-cache = Emergency Cache { $n }
name-guts = Guts { $n }
name-perception = Perception { $n }
name-overpower = Overpower { $n }
name-manual-dexterity = Manual Dexterity { $n }
name-unexpected-courage = Unexpected Courage { $n }
name-bulletproof-vest = Bulletproof Vest { $n }
name-elder-sign-amulet = Elder Sign Amulet { $n }

## Basic weaknesses

name-amnesia = Amnesia { $n }
name-paranoia = Paranoia { $n }
name-haunted = Haunted
name-psychosis = Psychosis
name-hypochondria = Hypochondria
name-mob-enforcer = Mob Enforcer
name-silver-twilight-acolyte = Silver Twilight Acolyte
name-stubborn-detective = Stubborn Detective

## Scenarios

name-the-gathering = The Gathering
name-the-midnight-masks = The Midnight Masks
name-the-devourer-below = The Devourer Below

## Agendas

name-whats-going-on = What’s Going On?!
name-whats-going-on-back = A Lapse in Time
name-rise-of-the-ghouls = Rise of the Ghouls
name-rise-of-the-ghouls-back = The Tunnels Below
name-theyre-getting-out = They’re Getting Out!
name-theyre-getting-out-back = The Ghouls Break Free
name-predator-or-prey = Predator or Prey?
name-time-is-running-short = Time Is Running Short
name-time-is-running-short-back = The Clock Strikes Midnight
name-the-arkham-woods = The Arkham Woods
name-the-arkham-woods-back = Death to the Intruders
name-the-ritual-begins = The Ritual Begins
name-the-ritual-begins-back = The Will of Umôrdhoth
name-vengeance-awaits = Vengeance Awaits
name-vengeance-awaits-back = The Devourer Below

## Acts

name-trapped = Trapped
name-trapped-back = The Door on the Floor
name-the-barrier = The Barrier
name-the-barrier-back = Breaking the Barrier
name-what-have-you-done = What Have You Done?
name-what-have-you-done-back = Defending the Home
name-uncovering-the-conspiracy = Uncovering the Conspiracy
name-uncovering-the-conspiracy-back = Secrets Unveiled
name-investigating-the-trail = Investigating the Trail
name-investigating-the-trail-back = Unveiling the Plan
name-into-the-darkness = Into the Darkness
name-into-the-darkness-back = Last Rites
name-disrupting-the-ritual = Disrupting the Ritual
name-disrupting-the-ritual-back = The Ritual Is Broken

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
name-swarm-of-rats = Swarm of Rats { $n }
name-ghoul-minion = Ghoul Minion { $n }
name-ravenous-ghoul = Ravenous Ghoul
name-acolyte = Acolyte { $n }
name-wizard-of-the-order = Wizard of the Order
name-hunting-nightgaunt = Hunting Nightgaunt { $n }
name-screeching-byakhee = Screeching Byakhee { $n }
name-yithian-observer = Yithian Observer { $n }
name-relentless-dark-young = Relentless Dark Young
name-goat-spawn = Goat Spawn { $n }
name-young-deep-one = Young Deep One { $n }

## Treacheries

name-hunting-shadow = Hunting Shadow { $n }
name-false-lead = False Lead { $n }
name-umordhoths-wrath = Umôrdhoth’s Wrath { $n }
name-grasping-hands = Grasping Hands { $n }
name-rotting-remains = Rotting Remains { $n }
name-frozen-in-fear = Frozen in Fear { $n }
name-dissonant-voices = Dissonant Voices { $n }
name-ancient-evils = Ancient Evils { $n }
name-crypt-chill = Crypt Chill { $n }
name-obscuring-fog = Obscuring Fog { $n }
name-mysterious-chanting = Mysterious Chanting { $n }
name-on-wings-of-darkness = On Wings of Darkness { $n }
name-locked-door = Locked Door { $n }
name-the-yellow-sign = The Yellow Sign { $n }
name-offer-of-power = Offer of Power { $n }
name-dreams-of-rlyeh = Dreams of R’lyeh { $n }

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
name-plus = +{ $n }
name-minus = −{ $n }
