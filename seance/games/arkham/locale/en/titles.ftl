# What cards are called. In a sentence their names stand out: see the message `title`.

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
name-hard-knocks = Hard Knocks { copy }
name-elusive = Elusive { copy }
name-backstab = Backstab { copy }
name-sneak-attack = Sneak Attack { copy }
name-opportunist = Opportunist { copy }
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
