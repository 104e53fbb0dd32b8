# the board on the page, in words

board-comma = { ", " }
board-locations = Locations
board-shroud = shroud { $n }
board-shroud-word = shroud
board-clues = { $n ->
        [one] 1 clue
       *[other] { $n } clues
    }
board-unrevealed = not revealed
board-doom = { $n } doom
board-victory = victory { $n }
board-enemy = fight { $fight }, health { $health }, evade { $evade }, damage { $damage }, horror { $horror }
board-enemy-of = { $enemy }: { $facts }
board-exhausted = exhausted
board-you = { $who } (you)
board-ways = leads to { $where }
board-agenda = Agenda { $n }
board-act = Act { $n }
board-act-and-agenda = Act and agenda in one
board-doom-of = { $n } of { $of } doom
board-clues-of = { $n } of { $of } clues held
board-encounter-deck = Encounter deck: { $cards }, discarded: { $discard }
board-bag = Chaos bag: { $n ->
        [one] 1 token
       *[other] { $n } tokens
    }
board-victory-display = Victory display: { $n }
board-play-area = Play area
board-play-area-empty = What you have in play and what threatens you will lie here.
board-before = The scenario is laid out as soon as everybody has an opening hand.
board-uses = { $kind }: { $n }
board-damage-of = { $n } of { $of } damage
board-horror-of = { $n } of { $of } horror
board-resources = { $n ->
        [one] 1 resource
       *[other] { $n } resources
    }
board-test = Skill test
board-test-fight = Fight { $what }
board-test-evade = Evade { $what }
board-test-investigate = Investigate { $what }
board-test-of = { $who }, { $skill } test
board-against = against
board-difficulty = difficulty
board-passed = Success
board-failed = Failure
board-chance = { $n }% to succeed
board-token-yes = { $token }: success
board-token-no = { $token }: failure
board-token-perhaps = { $token }: another token decides
board-committed = Committed: { $cards }
board-st-1 = Skill
board-st-2 = Commit
board-st-3 = Token
board-st-4 = Symbol
board-st-5 = Value
board-st-6 = Outcome
board-st-7 = Results
board-st-8 = End
cost = { $n ->
        [one] 1 action
       *[other] { $n } actions
    }
cost-spend-experience = { $n } experience
board-thanks-to = { $n } more succeed with the cards that are ticked
