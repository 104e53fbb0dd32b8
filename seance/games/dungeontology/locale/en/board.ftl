# the board on the page, in words

board-comma = { ", " }
board-list-comma = { ", " }
board-semicolon = { "; " }
board-area = { $area }: { $facts }
board-several = { $n } × { $what }
board-dungeon = The dungeon
board-campus = The campus
board-level = level { $n }
board-alert = alert { $n }
board-cubes = cubes: { $what }
board-cubes-left = cubes now: { $what }
board-no-cubes-left = no cubes left
board-traps = { $n ->
        [one] 1 trap
       *[other] { $n } traps
    }
board-you = { $who } (you)
board-ways = leads to { $where }
board-ghost = { $tile } here: { $facts }
board-joins = { $n ->
        [one] 1 passage joins { $where }
       *[other] { $n } passages join { $where }
    }
board-blocks = { $n ->
        [one] 1 is blocked
       *[other] { $n } are blocked
    }
board-bag = its content is nobody’s to know
board-campfire = Campfire: { $n }
board-penalty = penalty { $n }
board-omegas = { $n ->
        [one] 1 omega
       *[other] { $n } omegas
    }
board-schemes = Scheme deck: { $n }
board-dooms = Doom deck: { $n }
board-clan = Clan: { $clan }
board-trainees = Trainees left: { $n }
board-stack = Cards being played
cost = alert { $n }
board-university = University
name-dungeontology = Dungeontology: The Expedition
