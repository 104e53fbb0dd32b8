# What things are called. $n is what follows the name in a key: danger-2 is name-danger with 2.

## Areas

name-start-area = Start Area
name-area-i-1 = Hunters' Camp
name-area-i-2 = Grand Feast
name-area-i-3 = Shepherds' Shelter
name-area-i-4 = Rest of the Old Gods
name-area-i-5 = Workers' Party
name-area-i-6 = Blade Arena
name-area-ii-1 = Sacred Fire Ritual
name-area-ii-2 = Stele of Gaia
name-area-ii-3 = Barracks
name-area-ii-4 = Slums
name-area-ii-5 = Trophy Room
name-area-ii-6 = Bards' Gathering
name-area-iii-1 = Warriors' Camp
name-area-iii-2 = Priests' Cave
name-area-iii-3 = Elders' Council
name-area-iii-4 = Hidden Plantation
name-area-iii-5 = Ruined Sewer
name-area-iii-6 = Hall of Faith

## Scholars, their titles and skills

name-valerio = Valerio
name-sofia = Sofia
name-vincenzo = Vincenzo
name-rebecca = Rebecca
name-bodyguard = Bodyguard
name-scoundrel = Scoundrel
name-novice = Novice
name-apprentice = Apprentice
name-iron-head = Iron Head
name-invincible-iron-head = Invincible Iron Head
name-recovery = Recovery
name-swindle = Swindle
name-roaming = Roaming
name-sermon = Sermon
name-divine-intervention = Divine Intervention
name-inspiring-sermon = Inspiring Sermon
name-confession = Confession
name-magic-prodigy = Magic Prodigy
name-arcane-study = Arcane Study
name-magic-vision = Magic Vision
name-ultimate-study = Ultimate Study

## Scheme cards

name-fate-2 = Glimmer of Fate
name-fate-3 = Turn of Fate
name-fate-4 = Favour of Fate
name-fate-5 = Hand of Fate
name-backstab = Backstab
name-smoke-bomb = Smoke Bomb
name-disguise = Disguise
name-cut-the-strap = Cut the Strap
name-ink-spill = Ink Spill
name-forged-notes = Forged Notes
name-decoy = Decoy Student
name-love-potion = Love Potion
name-portal-rune = Portal Rune
name-counterspell = Counterspell
name-crystal-ball = Crystal Ball
name-blink = Blink
name-gust = Gust of Wind
name-restoration = Restoration
name-hex = Hex
name-astral-eye = Astral Eye
name-hunters-trap = Hunter's Trap
name-sprint = Sprint
name-grappling-hook = Grappling Hook
name-skeleton-key = Skeleton Key
name-scout-ahead = Scout Ahead
name-tripwire = Tripwire
name-secret-tunnel = Secret Tunnel
name-lure-the-boss = Lure the Cupbearer
name-friendship-debt = Friendship Debt
name-study-group = Study Group
name-toast = Toast Together
name-gossip = Gossip
name-intimidate = Intimidate
name-daylight-robbery = Daylight Robbery
name-poach = Poach Students
name-smear-campaign = Smear Campaign
name-recruit-guard = Recruit the Guard
name-recruit-chronicler = Recruit the Chronicler
name-recruit-acolyte = Recruit the Acolyte
name-recruit-treasurer = Recruit the Treasurer
name-recruit-herald = Recruit the Herald
name-recruit-scout = Recruit the Scout
name-recruit-cook = Recruit the Cook
name-recruit-medic = Recruit the Medic
name-recruit-librarian = Recruit the Librarian
name-recruit-pickpocket = Recruit the Pickpocket

## Doom cards

name-twisted-ankle = Twisted Ankle
name-writers-block = Writer's Block
name-torn-satchel = Torn Satchel
name-squeaky-boots = Squeaky Boots
name-hay-fever = Hay Fever
name-grumbling-escort = Grumbling Escort
name-omega-informer = Omega Informer
name-open-notebook = Open Notebook
name-lost-luggage = Lost Luggage
name-cursed-goblet = Cursed Goblet
name-plagiarism-charge = Plagiarism Charge

## Trainees

name-guard = Guard
name-chronicler = Chronicler
name-acolyte = Acolyte
name-treasurer = Treasurer
name-herald = Herald
name-scout = Scout
name-cook = Cook
name-medic = Medic
name-librarian = Librarian
name-pickpocket = Pickpocket

## Alert, panic and clan cards

name-alert-easy = Dozing Sentries
name-alert-normal = Watchful Clan
name-alert-hard = Horns of Alarm
name-panic-uprising = General Uprising
name-panic-great-hunt = The Great Hunt
name-panic-laetus-rampage = Rampage of the Cupbearer
name-clan-orvieto = Clan of the Cup
name-clan-gaia = Clan of Gaia's Blood
name-clan-blades = Clan of the Dancing Blades

## The boss

name-laetus = Laetus, the Cupbearer
name-aggressive = Aggressive
name-drunk = Drunk

## Info cubes

name-civilisation = civilisation
name-military = military
name-faith = faith
name-wealth = wealth
name-caste = caste
name-cube = info cube

## Families of scheme cards

name-fate = fate
name-trick = trick
name-magic = magic
name-exploration = exploration
name-social = social
name-infamy = infamy

## Values of a scholar

name-students = student value
name-hand = hand value
name-speed = speed
name-intelligence = intelligence
name-stamina = stamina
name-standard = standard side
name-excited = excited side

## Symbols of areas

name-luck = luck { $n }
name-misfortune = misfortune { $n }
name-danger = danger { $n }
name-ambush = ambush { $n }
name-toll = toll { $n }
name-stop = stop
name-boss = boss
name-camp = camp
name-secret-passage = secret passage { $n ->
    [a] A
    [b] B
    [x] X
   *[other] { $n }
}
name-level-1 = level I, the Faun Forest
name-level-2 = level II, the Shelter of Gaia
name-level-3 = level III, the Primavera Caves

## Passages, clockwise, and directions

name-nw = north side, west half
name-ne = north side, east half
name-en = east side, north half
name-es = east side, south half
name-se = south side, east half
name-sw = south side, west half
name-ws = west side, south half
name-wn = west side, north half
name-n = north
name-e = east
name-s = south
name-w = west

## Colours

name-red = red
name-yellow = yellow
name-blue = blue
name-green = green
name-violet = violet

## Tokens and other things

name-knowledge = knowledge token
name-stun = stun token
name-trap = trap token
name-trap-ambush = trap (ambush)
name-trap-stop = trap (stop)
name-trap-toll = trap (toll)
name-teleport = teleport token
name-secret-x = secret passage X
name-stairs = stairs
name-wall = wall token
name-student = student
name-satyr = satyrs
name-omega = Omega student
name-randomise = randomise card { $n }
name-easy = easy
name-normal = normal
name-hard = hard
name-instant = instant
name-response = response
