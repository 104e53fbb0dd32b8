# What things are called. $n is what follows the name in a key: danger-2 is name-danger with 2.

## Areas

name-start-area = Start Area
name-area-i-1 = Hunters’ Camp
name-area-i-2 = Grand Feast
name-area-i-3 = Shepherds’ Shelter
name-area-i-4 = Rest of the Old Gods
name-area-i-5 = Workers’ Party
name-area-i-6 = Blade Arena
name-area-ii-1 = Sacred Fire Ritual
name-area-ii-2 = Stele of Gaia
name-area-ii-3 = Barracks
name-area-ii-4 = Slums
name-area-ii-5 = Trophy Room
name-area-ii-6 = Bards’ Gathering
name-area-iii-1 = Warriors’ Camp
name-area-iii-2 = Priests’ Cave
name-area-iii-3 = Elders’ Council
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

name-clan-orvieto = Clan of the Cup
name-clan-gaia = Clan of Gaia’s Blood
name-clan-blades = Clan of the Dancing Blades

## The boss

name-laetus = Laetus, the Cupbearer
name-aggressive = Aggressive Boss
name-drunk = Drunk Boss

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
name-knowledge-bonus = knowledge bonus

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
