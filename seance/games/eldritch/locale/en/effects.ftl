# Clauses of cards. The value stands after "If you pass,"; see engine/words.py for .start .after .to .cost .one .they

# a card with several texts
section = { $heading }: { $text }.
sections-two = { $first } { $second }
sections-more = { $first } { $second }
sections-last = { $first } { $second }

# tests
test = { $sign ->
    [plus] test { $skill } +{ $by }
    [minus] test { $skill } −{ $by }
   *[none] test { $skill }
 }
    .one = { $sign ->
        [plus] tests { $skill } +{ $by }
        [minus] tests { $skill } −{ $by }
       *[none] tests { $skill }
     }
test-per-clue = { $deed }, rolling 1 additional die for each Clue you have
    .one = { $deed }, rolling 1 additional die for each Clue they have
test-per-spell = { $deed }, rolling 1 fewer die for each Spell you have
    .one = { $deed }, rolling 1 fewer die for each Spell they have
test-per-cultist = { $deed }, rolling 1 fewer die for each Cultist on the board
    .one = { $deed }, rolling 1 fewer die for each Cultist on the board
test-only = { $deed }
    .one = { $deed }
test-passed = { $deed }; if you pass, { $passed }
    .one = { $deed }. If they pass, they { $passed }
    .start = { $deed }. If you pass, { $passed }
test-failed = { $deed }; if you fail, { $failed }
    .one = { $deed }. If they fail, they { $failed }
    .start = { $deed }. If you fail, { $failed }
test-passed-failed = { $deed }; if you pass, { $passed }; if you fail, { $failed }
    .one = { $deed }. If they pass, they { $passed }. If they fail, they { $failed }
    .start = { $deed }. If you pass, { $passed }. If you fail, { $failed }
part-pass = resolve the pass effect
part-fail = resolve the fail effect

# decisions
may-pay = you may { $cost } to { $effect }
    .one = may { $cost } to { $effect }
    .they = may { $cost } to { $effect }
may-pay-or = you may { $cost } to { $effect }; if you do not, { $otherwise }
    .start = you may { $cost } to { $effect }. If you do not, { $otherwise }
may = you may { $effect }
    .one = may { $effect }
    .they = may { $effect }
may-then = you may { $effect }; if you do, { $then }
    .start = you may { $effect }. If you do, { $then }
unless = { $how_many ->
    [one] { $deed } unless you { $cost }
   *[many] unless you { $cost }, { $deed }
 }
    .one = { $deed } unless they { $cost }
    .they = { $deed } unless they { $cost }
finally = then { $text }
choose-one = either { $choices }
    .one = either { $choices }
    .they = either { $choices }
    .to = { $choices }
if = if { $condition }, { $then }
if-or = if { $condition }, { $then }; otherwise, { $otherwise }
    .start = if { $condition }, { $then }. Otherwise, { $otherwise }
face = a { $least }
faces = { $least }–{ $most }
roll = roll 1 die; { $outcomes }
    .start = roll 1 die. { $outcomes }
    .one = rolls 1 die. { $outcomes }
roll-on = on { $faces }, { $effect }
    .they = on { $faces }, they { $effect }
outcomes-two = { $first }; { $second }
outcomes-more = { $first }; { $second }
outcomes-last = { $first }; { $second }

# others than you
each = { $whom } { $text }
whom-all = each investigator
whom-lead = the Lead Investigator
whom-in-cities = each investigator on a City space

# what is so
if-have-spell = you have at least 1 Spell
if-have-condition = you have { $how_article ->
    [an] an { $name } Condition
   *[a] a { $name } Condition
 }
if-monster-on-board = the { $name } is on the board

# how many
no-trait = { "" }
blank = { "" }
count-players = the number of players
count-half-players = half the number of players (rounded up)
# the same where the table is known
count-half-players-here = half the number of players ({ $n })
count-spells = the number of Spells you have
    .they = the number of Spells they have
count-possessions = the number of { $trait } possessions you have
    .they = the number of { $trait } possessions they have
count-conditions = the number of { $trait } Conditions you have
    .they = the number of { $trait } Conditions they have
count-rumors = the number of Rumors in play
count-gates = the number of Gates on the board
count-half-gates = half the number of Gates on the board (rounded up)
count-matching-gates = the number of Gates that match the current Omen

# the investigator
gain = gain { $things }
    .one = gains { $things }
discard = discard { $things }
    .one = discards { $things }
    .to = discard { $own_things }
    .cost = discard { $own_things }
spend = spend { $things }
    .one = spends { $things }
lose = lose { $points }
    .one = loses { $points }
recover = recover { $points }
    .one = recovers { $points }
improve = improve { $skill }
    .one = improves { $skill }
improve-any = improve a skill of your choice
    .one = improves a skill of their choice
    .they = improve a skill of their choice
become-delayed = become Delayed
    .one = becomes Delayed
be-devoured = you are devoured
    .one = is devoured
    .they = are devoured

# the board
move = { $n ->
    [one] move { $n } space
   *[other] move { $n } spaces
 }
move-to-nearest = move to the nearest { $space } space
    .one = moves to the nearest { $space } space
move-toward-gate = { $n ->
    [one] move { $n } space toward the nearest Gate
   *[other] move { $n } spaces toward the nearest Gate
 }
move-this-clue = move this Clue to the nearest { $space } space
spawn-clue = { $n ->
    [one] spawn { $n } Clue
   *[other] spawn { $n } Clues
 }
spawn-clue-chosen = { $n ->
    [one] spawn { $n } Clue on a space of your choice
   *[other] spawn { $n } Clues, each on a space of your choice
 }
close-gate = close this Gate
spawn-gate = { $n ->
    [one] spawn { $n } Gate
   *[other] spawn { $n } Gates
 }
spawn-gate-equal = spawn a number of Gates equal to { $amount }
discard-gate = discard a Gate of your choice
advance-doom = advance Doom by { $n }
    .one = advances Doom by { $n }
advance-doom-equal = advance Doom by { $amount }
retreat-doom = retreat Doom by { $n }
advance-omen = advance the Omen by { $n }
set-omen = move the Omen to any space of its track without advancing Doom
    .one = moves the Omen to any space of its track without advancing Doom
place-eldritch-mystery = { $n ->
    [one] place { $n } Eldritch token on the active Mystery
   *[other] place { $n } Eldritch tokens on the active Mystery
 }
place-eldritch-sheet = { $n ->
    [one] place { $n } Eldritch token on the Ancient One sheet
   *[other] place { $n } Eldritch tokens on the Ancient One sheet
 }
place-eldritch-omens = { $n ->
    [one] place { $n } Eldritch token on the green space of the Omen track
   *[other] place { $n } Eldritch tokens on the green space of the Omen track
 }
discard-eldritch = { $n ->
    [one] discard { $n } Eldritch token from the Omen track
   *[other] discard { $n } Eldritch tokens from the Omen track
 }

# monsters
hurt-monster = a Monster of your choice on any space loses { $n } Health
    .to = have a Monster of your choice on any space lose { $n } Health
hurt-monsters-on-space = each Monster on a space of your choice loses { $n } Health
    .to = have each Monster on a space of your choice lose { $n } Health
discard-monster-any = discard a non-Epic Monster of your choice from any space
discard-monster-that = discard that Monster
move-monster = move a non-Epic Monster of your choice to any space
pull-monster = move a non-Epic Monster of your choice to your space and encounter it
pull-it = move it to your space and encounter it
pull-named-monster = move the { $name } to your space and encounter it
spawn-monster-here = { $n ->
    [one] spawn { $n } Monster on your space
   *[other] spawn { $n } Monsters on your space
 }
a-monster = a Monster
a-named-monster = { $how_article ->
    [an] an { $name }
   *[a] a { $name }
 }
ambush = { $monster } ambushes you
    .one = is ambushed by { $monster }
    .they = are ambushed by { $monster }
spawn-and-fight = spawn 1 Monster on your space and encounter it
spawn-named-and-fight = spawn the { $monster } on your space (a random Monster if the { $monster } is already on the board) and encounter it
fight-won = { $deed }; if you defeat it, { $defeated }
    .start = { $deed }. If you defeat it, { $defeated }
fight-won-lost = { $deed }; if you defeat it, { $defeated }; if you do not, { $otherwise }
    .start = { $deed }. If you defeat it, { $defeated }. If you do not, { $otherwise }

# things: the value is what you gain, .own what you discard
clues = { $n ->
    [one] { $n } Clue
   *[other] { $n } Clues
 }
clues-equal = Clues equal to { $amount }
this-clue = { $extra ->
    [0] this Clue
    [one] this Clue and { $extra } additional Clue
   *[other] this Clue and { $extra } additional Clues
 }
health = { $n } Health
health-equal = Health equal to { $amount }
sanity = { $n } Sanity
sanity-equal = Sanity equal to { $amount }
condition = { $how_article ->
    [an] an { $name } Condition
   *[a] a { $name } Condition
 }
    .own = your { $name } Condition
    .own-they = their { $name } Condition
    .perhaps = your { $name } Condition, if you have one
    .perhaps-they = their { $name } Condition, if they have one
condition-of = a random { $trait } Condition
    .own = one of your { $trait } Conditions
    .own-they = one of their { $trait } Conditions
    .perhaps = one of your { $trait } Conditions, if you have any
    .perhaps-they = one of their { $trait } Conditions, if they have any
spells = { $n ->
    [one] { $n } { $trait } Spell
   *[other] { $n } { $trait } Spells
 }
named-spell = the { $name } Spell
artifacts = { $n ->
    [one] { $n } { $trait } Artifact
   *[other] { $n } { $trait } Artifacts
 }
named-artifact = { $how_article ->
    [the] { $name } Artifact (if available)
   *[a] the { $name } Artifact (if available)
 }
possessions = { $n ->
    [one] { $n } { $trait } possession
   *[other] { $n } { $trait } possessions
 }
assets = { $n ->
    [one] { $n } random { $trait } Asset from the deck
   *[other] { $n } random { $trait } Assets from the deck
 }
    .own = { $n ->
        [one] { $n } { $trait } Asset
       *[other] { $n } { $trait } Assets
     }
    .perhaps = { $n ->
        [one] { $n } { $trait } Asset
       *[other] { $n } { $trait } Assets
     }
reserve-assets = { $n ->
    [one] { $n } { $trait } Asset from the reserve or a random one from the deck
   *[other] { $n } { $trait } Assets from the reserve or at random from the deck
 }

# cards like no other
odd-clues-as-successes = test Influence. You may spend any number of Clues; each adds 1 success. If your result is 3 or more, place 1 Eldritch token on the Ancient One sheet. Otherwise, lose 3 Sanity
odd-sanity-as-dice = you may spend any amount of Sanity, then test Strength with 1 additional die for each Sanity spent. If your result is 3 or more, place 1 Eldritch token on the Ancient One sheet. Otherwise, gain a Cursed Condition
odd-mystery-unsolved = shuffle 1 random solved Mystery back into its deck
