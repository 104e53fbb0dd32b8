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
name-45-automatic = .45 Automatic { copy }
name-physical-training = Physical Training { copy }
name-beat-cop-01018 = Beat Cop { copy }
name-first-aid = First Aid { copy }
name-machete = Machete { copy }
name-guard-dog = Guard Dog { copy }
name-evidence = Evidence! { copy }
name-dodge = Dodge { copy }
name-dynamite-blast = Dynamite Blast { copy }
name-vicious-blow = Vicious Blow { copy }
name-extra-ammunition = Extra Ammunition { copy }
name-police-badge = Police Badge { copy }
name-beat-cop-01028 = Beat Cop (2) { copy }
name-shotgun = Shotgun { copy }
name-magnifying-glass-01030 = Magnifying Glass { copy }
name-old-book-of-lore = Old Book of Lore { copy }
name-research-librarian = Research Librarian { copy }
name-dr-milan-christopher = Dr. Milan Christopher
name-hyperawareness = Hyperawareness { copy }
name-medical-texts = Medical Texts { copy }
name-mind-over-matter = Mind over Matter { copy }
name-working-a-hunch = Working a Hunch { copy }
name-barricade = Barricade { copy }
name-deduction = Deduction { copy }
name-magnifying-glass-01040 = Magnifying Glass (1) { copy }
name-disc-of-itzamna = Disc of Itzamna
name-encyclopedia = Encyclopedia { copy }
name-cryptic-research = Cryptic Research { copy }
name-switchblade = Switchblade { copy }
name-burglary = Burglary { copy }
name-pickpocketing = Pickpocketing { copy }
name-41-derringer = .41 Derringer { copy }
name-leo-de-luca-01048 = Leo De Luca
name-hard-knocks = Hard Knocks { copy }
name-elusive = Elusive { copy }
name-backstab = Backstab { copy }
name-sneak-attack = Sneak Attack { copy }
name-opportunist = Opportunist { copy }
name-leo-de-luca-01054 = Leo De Luca (1)
name-cat-burglar = Cat Burglar { copy }
name-sure-gamble = Sure Gamble { copy }
name-hot-streak = Hot Streak { copy }
name-forbidden-knowledge = Forbidden Knowledge { copy }
name-holy-rosary = Holy Rosary { copy }
name-shrivelling = Shrivelling { copy }
name-scrying = Scrying { copy }
name-arcane-studies = Arcane Studies { copy }
name-arcane-initiate = Arcane Initiate { copy }
name-drawn-to-the-flame = Drawn to the Flame { copy }
name-ward-of-protection = Ward of Protection { copy }
name-blinding-light-01066 = Blinding Light { copy }
name-fearless = Fearless { copy }
name-mind-wipe = Mind Wipe { copy }
name-blinding-light-01069 = Blinding Light (2) { copy }
name-book-of-shadows = Book of Shadows { copy }
name-grotesque-statue = Grotesque Statue { copy }
name-leather-coat = Leather Coat { copy }
name-scavenging = Scavenging { copy }
name-baseball-bat = Baseball Bat { copy }
name-rabbits-foot = Rabbit’s Foot { copy }
name-stray-cat = Stray Cat { copy }
name-dig-deep = Dig Deep { copy }
name-cunning-distraction = Cunning Distraction { copy }
name-look-what-i-found = “Look what I found!” { copy }
name-lucky-01080 = Lucky! { copy }
name-survival-instinct = Survival Instinct { copy }
name-aquinnah = Aquinnah
name-close-call = Close Call { copy }
name-lucky-01084 = Lucky! (2) { copy }
name-will-to-survive = Will to Survive { copy }
name-knife = Knife { copy }
name-flashlight = Flashlight { copy }
name-emergency-cache = Emergency Cache { copy }
name-guts = Guts { copy }
name-perception = Perception { copy }
name-overpower = Overpower { copy }
name-manual-dexterity = Manual Dexterity { copy }
name-unexpected-courage = Unexpected Courage { copy }
name-bulletproof-vest = Bulletproof Vest { copy }
name-elder-sign-amulet = Elder Sign Amulet { copy }

## Basic weaknesses

name-amnesia = Amnesia { copy }
name-paranoia = Paranoia { copy }
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

## Treacheries

name-hunting-shadow = Hunting Shadow { copy }
name-false-lead = False Lead { copy }
name-umordhoths-wrath = Umôrdhoth’s Wrath { copy }
name-grasping-hands = Grasping Hands { copy }
name-rotting-remains = Rotting Remains { copy }
name-frozen-in-fear = Frozen in Fear { copy }
name-dissonant-voices = Dissonant Voices { copy }
name-ancient-evils = Ancient Evils { copy }
name-crypt-chill = Crypt Chill { copy }
name-obscuring-fog = Obscuring Fog { copy }
name-mysterious-chanting = Mysterious Chanting { copy }
name-on-wings-of-darkness = On Wings of Darkness { copy }
name-locked-door = Locked Door { copy }
name-the-yellow-sign = The Yellow Sign { copy }
name-offer-of-power = Offer of Power { copy }
name-dreams-of-rlyeh = Dreams of R’lyeh { copy }

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
name-plus = + { copy }
name-minus = − { copy }
