# What cards are called. In a sentence their names stand out: see the message `title`.

## Skills of scholars

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
name-hunters-trap = Hunter’s Trap
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
name-writers-block = Writer’s Block
name-torn-satchel = Torn Satchel
name-squeaky-boots = Squeaky Boots
name-hay-fever = Hay Fever
name-grumbling-escort = Grumbling Escort
name-omega-informer = Omega Informer
name-open-notebook = Open Notebook
name-lost-luggage = Lost Luggage
name-cursed-goblet = Cursed Goblet
name-plagiarism-charge = Plagiarism Charge

## Alert, panic and clan cards

name-alert-easy = Dozing Sentries
name-alert-normal = Watchful Clan
name-alert-hard = Horns of Alarm
name-panic-uprising = General Uprising
name-panic-great-hunt = The Great Hunt
name-panic-laetus-rampage = Rampage of the Cupbearer
