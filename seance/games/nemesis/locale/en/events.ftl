# What Event cards do.

log-regenerated = { $intruder } heals { $n ->
        [one] 1 Injury
        *[other] { $n } Injuries
    }.
log-drew-openly = The { $crew } draws { $cards } and discards them.
log-items-burnt = Nothing is left to be found in { $room }.
log-launched-empty = { $pod } is launched, and nobody is in it.
