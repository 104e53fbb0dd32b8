# The ship on the page: what is drawn there, told to those who hear it.

board-ship = The ship, side { $side }
board-comma = { ", " }
board-corridor = corridor { $n } between { $a } and { $b }
board-corridor-between = the corridor between { $a } and { $b }
board-corridor-of = the corridor { $where } of { $room }
board-room-of = the room { $where } of { $room }
board-the =
    { $how_tile ->
        [engine-1] { $name }
        [engine-2] { $name }
        [engine-3] { $name }
        [evacuation-section-a] { $name }
        [evacuation-section-b] { $name }
       *[other] the { $name }
    }
board-noise = noise
board-noise-in = noisy corridors: { $n }
board-door-in = { $door } in corridor { $n }
board-unexplored = { $room }, unexplored, back { $back }
board-peeked = you have seen { $what }
board-looked = looked at by { $who }
board-items =
    { $n ->
        [0] no items left
        [one] 1 item left
       *[other] { $n } items left
    }
board-empty = nothing there
board-fire = on fire
board-you = { $who } (you)
board-injuries =
    { $n ->
        [one] 1 injury
       *[other] { $n } injuries
    }
board-pod-open = unlocked
board-pod-locked = locked
board-pod-gone = launched
board-berths = aboard: { $who }
