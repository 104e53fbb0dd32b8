# What is printed on cards, Items and rooms beside their text: costs, signs, numbers.

sections-two = { $first } { $second }
sections-more = { $first } { $second }
sections-last = { $first } { $second }
with-two = { $first } and { $second }
with-more = { $first }, { $second }
with-last = { $first } and { $second }

kinds-creeper = Creepers
kinds-adult = Adults
kinds-breeder = Breeders
kinds-queen = the Queen

fact-reaction = Reaction.
fact-more-cost =
    { $n ->
        [one] Costs 1 further Action card.
       *[other] Costs { $n } further Action cards.
    }
fact-cost =
    { $n ->
        [one] Costs 1 Action card.
       *[other] Costs { $n } Action cards.
    }
fact-combat-in = Only in combat.
fact-combat-out = Only out of combat.
fact-weapon-energy = Energy weapon, holds { $n } ammo.
fact-weapon-classic = Classic weapon, holds { $n } ammo.
fact-heavy = Heavy.
fact-one-use = One use.
fact-component = Component: { $component }.
fact-recipe = Made of { $parts }.
fact-colour = Colour: { $colour }.
fact-computer = It has a computer.
fact-action-cost =
    { $n ->
        [0] Its action costs nothing.
        [one] Its action costs 1 Action card.
       *[other] Its action costs { $n } Action cards.
    }
fact-moves = Every Intruder out of combat of these kinds goes through corridor { $n } of its room: { $kinds }.
fact-remove-and-reshuffle = Afterwards it leaves the game, and the discards are shuffled into the deck.
fact-shuffle-into-deck = Afterwards it is shuffled into the deck.
fact-hits = It hits if the attacker is one of these: { $kinds }.
fact-blood = Drawn when an Intruder is hurt: it dies at { $n } Injuries.
fact-blood-arrow = Drawn when an Intruder is hurt: it retreats.
fact-hunt-corridor = Corridor { $n }.
fact-hunt-any = Any corridor.
fact-hunt-attacks =
    { $n ->
        [one] 1 Attack card.
       *[other] { $n } Attack cards.
    }
