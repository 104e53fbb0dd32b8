# What stands on monsters; see engine/words.py for the forms

caption-spawn = When it spawns
caption-before-will = Before the Will test
caption-after-will = After the Will test
caption-before-strength = Before the Strength test
caption-damage = Before you lose Health for its damage
caption-after-strength = After the Strength test
caption-defeated = When you defeat it in a Combat encounter
caption-beaten = When it is defeated

if-failed-will = you failed it
if-failed-strength = you failed the Strength test
if-lost-health-fighting = you lost Health by it
whom-on-its-space = each investigator on its space
whom-near-its-space = each investigator on its space or an adjacent space
whom-cursed = each investigator who has a Cursed Condition

defeat-this = it is defeated
hurt-by-will = it loses Health equal to your result
heal-this = { $n ->
    [0] it recovers all Health
   *[other] it recovers { $n } Health
 }
skip-strength = the Strength test is not made
spared = lose no Health
no-more-encounter = you do not get another encounter
no-clues = Clues cannot be spent for rerolls in this encounter
sanity-on-sheet = put the Sanity you lost on the Ancient One sheet
ride-away = you may lose 1 Sanity to move up to { $n } spaces instead of having another encounter
named-asset = the { $name } Asset (if available)
nearest-investigator = the nearest investigator { $text }
lure = move 1 space toward it
    .one = moves 1 space toward it
lose-curse = an investigator may discard a Cursed Condition
take-nearest-clue = discard the Clue nearest to it and move it to that space
hunt-down = move it to the nearest space with an investigator; 1 investigator there encounters it at once
carry-off = if an investigator is on its space, move that investigator and it 1 space, and that investigator becomes Delayed; otherwise, move it 2 spaces toward the nearest investigator
spawn-here = spawn 1 { $name } on its space
become-epic = spawn the { $name } on its space; if it was not on the board, discard this Monster
become-one-of = spawn 1 { $name } or 1 { $other } that is set aside on its space; if that happened, discard this Monster
come-nearer = move it 1 space toward { $name }
roll-for-gate = roll 1 die; if it shows no more than the number of players, { $effect }
    .start = roll 1 die. If it shows no more than the number of players, { $effect }

ask-which-nearest = Which of the nearest investigators does { $a } mean?
ask-ride-away = { $a }: lose 1 Sanity and ride away, instead of the fight?
ask-lift-curse = Who is freed of a Curse?
ask-which-clue-space = Which of the nearest Clues does { $a } take?
ask-monster-moves-where = Where does { $a } move?
ask-carry-off-whom = Whom does { $a } carry off?
ask-which-comes = What comes in place of { $a }?
do-ride-away = Ride away
do-defeat-this = Defeat it

numbers-will = Will { $sign ->
    [plus] +{ $by }
    [minus] −{ $by }
   *[none] 0
 }, horror { $n }
numbers-strength = Strength { $sign ->
    [plus] +{ $by }
    [minus] −{ $by }
   *[none] 0
 }, damage { $n }
numbers-toughness = toughness { $n }
numbers-toughness-players = toughness { $n } plus the number of players
numbers = { $numbers }.
moves-to = When it spawns: move it to { $space }.
numbers-two = { $first }; { $second }
numbers-more = { $first }; { $second }
numbers-last = { $first }; { $second }
as-the-sheet-says = Fights as the sheet of the Ancient One says.
