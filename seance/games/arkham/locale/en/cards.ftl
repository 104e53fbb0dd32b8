# What is asked and told when cards take effect.

ask-which-enemy = { $a }: which enemy?
ask-which-location = { $a }: which location?
ask-which-investigator = { $a }: which investigator?
ask-which-asset = { $a }: which asset?
ask-which-card = { $a }: which card?
ask-which-deck = { $a }: which deck?
ask-raise-which-skill = Which skill of { $a } is raised?
ask-which-token = { $a }: which of the revealed tokens counts for the test?
ask-no-slot-left = Which card of { $a } has no slot any more and is discarded?
ask-play-from = Which copy of { $a } is played?
ask-choose-x = { $a }: how much is X?
ask-which-prevails = Two cards contradict each other about { $a }. Which one holds?
do-x = X is { $a }
do-prevails = { $a }
ask-heal-whom = { $a }: heal what of whom?
ask-put-back = In which order do the cards go back? The first one lies on top.
ask-move-to = { $a }: move where?
ask-disengage-all = { $a }: disengage from all other enemies?
ask-which-resolution = Several ends are reached at once. Which one is read?
do-reach = { $a }
do-choose = { $a }
do-heal-damage = Heal damage of { $a }
do-heal-horror = Heal horror of { $a }
do-look-at = Look at { $a }
do-from-hand = { $a } from the hand
do-from-discard = { $a } from the discard pile
do-take-back = Take { $a } into the hand
do-put-back = { $a }
do-to = Move to { $a }
do-raise-willpower = Raise willpower with { $a }
do-raise-intellect = Raise intellect with { $a }
do-raise-combat = Raise combat with { $a }
do-raise-agility = Raise agility with { $a }
do-fight-discarding = Fight { $a } with { $b } and discard it
do-stay = Stay here
log-resources-lost = { $who } loses { $n ->
    [one] 1 resource
   *[other] { $n } resources
 }.
log-earns-less = { $who } will earn { $n } experience less.
log-discard-pile-removed = The discard pile of { $who } is removed from the game.
log-looks = { $who } looks at { $deck }: { $cards }.
    .unseen = { $who } looks at { $n } cards: { $deck }.
log-uses-placed = { $n } more uses lie on { $card }.
log-paid-to-card = { $who } moves { $n ->
    [one] 1 resource
   *[other] { $n } resources
 } to { $card }.
log-clues-off-card = { $n ->
    [one] 1 clue is
   *[other] { $n } clues are
 } discarded from { $card }.
log-horror-moved = { $n } horror moves from { $card } to { $who }.
log-shuffled-in = { $card } is shuffled into the encounter deck.
log-skill-raised = { $who } gets +{ $n } { $skill }.
log-blanked = The text of { $enemy } is treated as blank.
log-actions-gained = { $who } may take { $n ->
    [one] 1 additional action
   *[other] { $n } additional actions
 }.
log-actions-lost = { $who } loses { $n ->
    [one] 1 action
   *[other] { $n } actions
 }.
log-sign-turned = The minus of { $token } becomes a plus for { $who }.
name-deck-roland-banks = the deck of Roland Banks
name-deck-daisy-walker = the deck of Daisy Walker
name-deck-skids-otoole = the deck of “Skids” O’Toole
name-deck-agnes-baker = the deck of Agnes Baker
name-deck-wendy-adams = the deck of Wendy Adams
name-encounters = the encounter deck
name-resolution = resolution { $n }
name-resolution-none = no resolution

## The scenario card: what the bag is, before what its signs do

signs-bag = In every test a token comes out of the chaos bag, and its number counts towards the skill.
signs-easy = { signs-bag } Its signs here, on Easy and Standard.
signs-hard = { signs-bag } Its signs here, on Hard and Expert.
