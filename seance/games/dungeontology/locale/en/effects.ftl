# What cards say. The value of a clause is in the imperative; see engine/words.py.

# ---- a whole card ----

sections-two = { $first } { $second }
sections-more = { $first } { $second }
sections-last = { $first } { $second }
section = { $heading } – { $text }.
sentence = { $text }.
paid = { $cost }: { $text }
paid-first = first { $cost }, then { $text }
caption-action = action
caption-instant = instant
caption-instant-action = instant, action
caption-response = response
caption-response-action = response, action
caption-opponent-turn-start = { $heading }, only at the start of an opponent’s turn
caption-normal = scheme
caption-secondary = secondary effect
caption-in-attempt = secondary effect in a stealth attempt
scheme-card = { $family } card, bonus { $n }.

# ---- prices ----

sacrifice = sacrifice { $n ->
    [one] 1 student
   *[other] { $n } students
 }
draw-students = draw { $n ->
    [one] 1 student
   *[other] { $n } students
 } from the University bag to the campfire
draw-n-students = draw N students from the University bag to the campfire (N is 1 to { $most })
gain-stun = gain { $n ->
    [one] 1 stun token
   *[other] { $n } stun tokens
 }
gain-stun-for-certain = gain { $n ->
    [one] 1 stun token
   *[other] { $n } stun tokens
 } (no student can be sacrificed instead)
discard-cards = discard { $n ->
    [one] 1 scheme card
   *[other] { $n } scheme cards
 }
discard-others = discard { $n ->
    [one] 1 other scheme card
   *[other] { $n } other scheme cards
 }
discard-cards-of = discard { $n ->
    [one] 1 { $family } card
   *[other] { $n } { $family } cards
 }
pay-one-of = { $choices }

# ---- students, stun tokens, cards ----

sacrifice-if-able = sacrifice { $n ->
    [one] 1 student
   *[other] { $n } students
 } if you can
remove-stun = remove up to { $n ->
    [one] 1 stun token
   *[other] { $n } stun tokens
 }
gain-students = gain up to { $n ->
    [one] 1 student
   *[other] { $n } students
 } from the campfire
gain-students-reserve = gain up to { $n ->
    [one] 1 student
   *[other] { $n } students
 } from the campfire, then from the reserve
draw-cards = draw { $n ->
    [one] 1 scheme card
   *[other] { $n } scheme cards
 }
let-draw-cards = choose { $whom }, if there is one, to draw { $n ->
    [one] 1 scheme card
   *[other] { $n } scheme cards
 }
discard-hand = discard your hand
dig-scheme = look at the top { $look } scheme cards, take { $take } of them and put the others back in any order
seek-scheme = reveal the top { $look } scheme cards, take up to { $take ->
    [one] 1 { $family } card
   *[other] { $take } { $family } cards
 } among them and discard the others
look-take-give = look at the hand of { $whom }, take { $n ->
    [one] 1 card
   *[other] { $n } cards
 } of your choice, then give as many of yours
peek-clan = look at the clan card
peek-tiles = look at the top { $n } tiles of one level’s stack and put them back in any order
steal-students = take up to { $n ->
    [one] 1 student
   *[other] { $n } students
 } from { $whom }
student-or-stun = { $whom } must give you { $n ->
    [one] 1 student
   *[other] { $n } students
 } or gain 1 stun token that no student can be sacrificed for
doom = { $whom } takes { $n ->
    [one] 1 doom card
   *[other] { $n } doom cards
 } face down
recruit = take the trainee { $trainee }, even from its owner

# ---- cubes ----

column-chosen = of a column you choose
column-random = of a column drawn at random
column-chosen-of = of { $cubes }, as you choose,
column-random-of = of { $cubes }, drawn at random,
steal-cube = steal 1 cube { $column } from { $whom }
force-drop = make { $whom } drop 1 cube { $column }
destroy-cube = destroy 1 cube { $column } of { $whom }
swap-cubes = give { $whom } the top cube of one of your columns, then steal the top cube of another column from there
take-gift = { $whom } who has a cube gives you 1 cube of their choice
take-gift-of-each = { $whom } who has a cube gives you 1 cube of their choice
collect-first = collect the first { $n ->
    [one] cube available
   *[other] { $n } cubes available
 } in your area

# ---- movement, tokens, the boss ----

move = move up to { $n ->
    [one] 1 area
   *[other] { $n } areas
 }
move-adjacent = move to an adjacent revealed area of any level, whatever passages, doors and walls lie between
teleport-same-level = move to any revealed area of your level except the start area, whatever lies between
teleport-anywhere = move to any revealed area except the start area, whatever lies between
random-move = { $whom } moves { $n ->
    [one] 1 area
   *[other] { $n } areas
 } in a direction drawn at random, through no locked door
stop-movement = { $whom } stops and loses what is left of the movement under way
ignore-doors = ignore doors until the end of the turn
place-token-here = put 1 { $token } in your area, or one that lies elsewhere if none is left
place-token-near = put 1 { $token } in your area or a connected one, or one that lies elsewhere if none is left
place-n-tokens-here = put N { $token } in your area, at most one in it
place-n-tokens-near = put N { $token } in your area and connected ones, at most one in each
token-trap = trap tokens, drawn at random and face down,
token-teleport = teleport token
token-secret-x = secret passage X token
move-boss = move the boss up to { $n ->
    [one] 1 area
   *[other] { $n } areas
 } as you like, if he is in the dungeon (this is no activation)

# ---- attempts ----

lower-alert = until the end of the turn, take { $n } off the alert value of your studies in this area
shield-attempt = in your next stealth attempt of this turn, opponents neither play cards nor use skills
cap-value = until the end of this turn, the { $value } of the scholar whose turn it is counts as { $n } at most
counter-you = the card or skill you answer does nothing to you
counter-all = the scheme card you answer has no effect; what it cost stays paid
stealth = add { $n } to your stealth
alert = add { $n } to the alert value
prophecy = perform prophecy { $n }
favour = choose a scholar in the dungeon, yourself included, who as you decide draws 2 scheme cards or discards 1 at random

# ---- skills ----

caption-turn = in your movement or action phase
caption-attempt = in the card window of any stealth attempt
caption-once-turn = { $heading }, once per turn
caption-once-attempt = { $heading }, once per attempt
headbutt = choose a scholar in your area whom this skill has not hit this turn, who either drops 1 cube of a column drawn at random or loses 1 scheme card, drawn at random, to you
headbutt-collect = choose a scholar in your area whom this skill has not hit this turn, who either drops 1 cube of a column drawn at random, which you collect if you have room, or loses 1 scheme card, drawn at random, to you
recover = discard any number of scheme cards to remove { $n ->
    [one] 1 stun token
   *[other] { $n } stun tokens
 } for each
collect-for-students = choose cubes as for a study, sacrifice { $n ->
    [one] 1 student
   *[other] { $n } students
 } for each, and collect them without a stealth attempt
collect-for-magic = choose cubes as for a study, discard { $n ->
    [one] 1 magic card
   *[other] { $n } magic cards
 } for each, and collect them without a stealth attempt

# ---- what counts while a card is held ----

higher = { $n } higher
lower = { $n } lower
lower-at-least = { $n } lower (at least { $least })
change-value = your { $value } is { $change }
change-study-alert = the alert value of every study you make is { $change }
change-study-stealth = your stealth in every study is { $change }
change-spy-stealth = your stealth in every spy action is { $change }
change-spied-alert = when you are spied on, the alert value is { $change }
change-spy-ignores-students = when you spy, the target’s students do not count
change-spy-prophecy = when you spy, perform prophecy { $n } once stealth is generated and add the bonus to your stealth
change-magic-doubled = the bonus of every magic card you discard to generate stealth counts double
change-failure-draw = whenever you fail a stealth attempt, draw { $n ->
    [one] 1 student
   *[other] { $n } students
 } more
change-thesis-target = your thesis needs { $n ->
    [one] 1 point
   *[other] { $n } points
 } more
change-boss-near-stun = whenever the boss enters an area connected to yours, gain { $n ->
    [one] 1 stun token
   *[other] { $n } stun tokens
 }
change-actions = you have { $n ->
    [one] 1 more action
   *[other] { $n } more actions
 } in your action phase, of any kind

# ---- doom cards, trainees, clan, alert and panic cards ----

caption-revealed = when revealed
penalty = −{ $n } { $n ->
    [one] point
   *[other] points
 } at the end of the game.
points = { $n ->
    [one] 1 point
   *[other] { $n } points
 } at the end of the game.
shields = your { $cubes } cubes are protected
draws-for = once per turn, when you collect a { $cube } cube, draw 1 scheme card
clan-target = thesis target { $n }.
clan-modifiers = points for each cube: { $cubes }.
clan-modifier = { $cube } +{ $n }
clan-modifier-less = { $cube } −{ $n }
clan-plain = every cube counts as printed.
alert-setup = { $difficulty }, about { $minutes } minutes for each player. The bag begins with { $students } students for each player and { $omegas ->
    [one] 1 Omega student
   *[other] { $omegas } Omega students
 }.
alert-row = slot { $slot }: refill with { $students } students for each player and { $omegas ->
    [one] 1 Omega student
   *[other] { $omegas } Omega students
 }; study penalty { $penalty }.
alert-back = Back: in maximum alert nobody rests, no area and no cube is added, and whoever ends a turn in the start area submits the thesis, whatever the stars; the game ends when all have finished, when no cube is left, or when the University bag is empty.
panic-setup = put { $students ->
    [one] 1 student
   *[other] { $students } students
 } for each player into the University bag; 1 Omega student stays in it for good. Study penalty { $penalty }.
caption-panic-reveal = at once
caption-panic-turn-start = at the start of each turn
caption-panic-turn-end = at the end of each turn
panic-boss = only with { $boss }.
panic-dungeon = only in the dungeon of the { $dungeon }.
hunted = if you are outside the start area, sacrifice { $n ->
    [one] 1 student
   *[other] { $n } students
 }, or else gain 1 stun token, or else drop 1 cube of your choice
bring-boss = the boss, if he is not in the dungeon, comes to the area with the most scholars
activate-boss = the boss is activated, which does not count as the activation of the turn

# ---- the boss ----

boss-alert = the alert value of his area is { $n } higher.
boss-luck = his area has luck { $n }.
caption-discovery = discovery
caption-activation = activation
caption-encounter = encounter, for each scholar in the area
place-boss = the boss comes to the area that was entered
meet-discoverer = whoever entered has an encounter
stagger = he moves { $n ->
    [one] 1 area
   *[other] { $n } areas
 } in a direction drawn at random
chase-chosen = name another scholar outside the start area as the prey, or yourself if there is nobody else; he moves up to { $n ->
    [one] 1 area
   *[other] { $n } areas
 } towards the prey by a shortest way of your choice
chase-random = he moves up to { $n ->
    [one] 1 area
   *[other] { $n } areas
 } by a shortest way towards a scholar drawn at random of those outside the start area
stun-or-drive-out = gain { $n ->
    [one] 1 stun token
   *[other] { $n } stun tokens
 } (a student may be sacrificed instead); if you can do neither, you are driven out to the start area
drunken-talk = one randomise card is drawn: if you own a cube of its kind, drop it; if not, collect the first cube available in the area, or draw 1 scheme card if there is none

# ---- whom ----

whom-same-area = another scholar in your area
whom-near = another scholar in your area or a connected one
whom-dungeon = another scholar in the dungeon
each-same-area = each other scholar in your area
each-near = each other scholar in your area or a connected one
each-dungeon = each other scholar in the dungeon

# ---- areas and scholars ----

area-alert = level { $level ->
    [1] I
    [2] II
    [3] III
   *[other] { $level }
 }, alert { $n }.
area-start = level I. Nothing befalls a scholar here, and nobody plays scheme cards.
area-slots = cubes: { $cubes }.
area-door = door ({ $passage }): only whoever owns { $cubes } enters there.
area-luck = luck { $n }: after stealth is generated in an attempt, perform prophecy { $n } and add the bonus to your stealth.
area-misfortune = misfortune { $n }: after stealth is generated in an attempt, perform prophecy { $n } and add the bonus to the alert value.
area-danger = danger { $n }: whoever fails an attempt draws { $n } students instead of 1.
area-ambush = ambush { $n }: whoever enters sacrifices { $n ->
    [one] 1 student
   *[other] { $n } students
 }; whoever cannot, gains 1 stun token.
area-stop = stop: whoever enters stops moving.
area-toll = toll { $n }: whoever enters drops { $n ->
    [one] 1 cube
   *[other] { $n } cubes
 }.
area-stairs = stairs: the first to enter lays an area of an adjacent level beside it.
area-boss = boss: whoever enters discovers or activates him.
area-camp = camp (action): rest here, if you own a { $cube } cube.
area-secret-passage = secret passage { $letter ->
    [a] A
    [b] B
   *[x] X
 }: one step leads to another area with the same letter.
side-values = students { $students }, hand { $hand }, speed { $speed }, intelligence { $intelligence }, stamina { $stamina }.
side-skill = { $name }: { $text }
side-standard = standard side: { $values } { $skills }
side-excited = excited side: { $values } { $skills }
knowledge-bonus = knowledge bonus: { $cubes }.
scholar-title = Title: { $title }.
thesis-symbol = thesis: from { $n ->
    [one] 1 star
   *[other] { $n } stars
 } on.
count-of = { $n } { $cube }
slot-run = { $n } × { $cube }
