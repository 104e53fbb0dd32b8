# The world on the page: what is drawn there, told to those who hear it.

board-world = The world
board-comma = { ", " }
board-gate = Gate of the { $omen }
board-clues =
    { $n ->
        [one] 1 Clue
       *[other] { $n } Clues
    }
board-expedition = Active Expedition
board-mystery-token = Mystery token
board-eldritch =
    { $n ->
        [one] 1 Eldritch token
       *[other] { $n } Eldritch tokens
    }
board-toughness = toughness { $n }
board-you = { $who } (you)
board-paths = { $kind } to { $where }
board-ancient-one = doom { $doom }
board-awake = awake
board-omen = Omen: { $omen }
board-doom = Doom { $n }
board-next-omen =
    { $n ->
        [0] next: { $omen }, no doom
       *[other] next: { $omen }, doom { $n }
    }
board-mystery = Mystery { $n } of { $of }
board-progress = { $done } of { $of }
board-reserve = Reserve
board-asset = { $asset }, value { $n }

name-eldritch = Eldritch Horror
