# Why a bot has moved so, and why one is advised to: what it is better for than the next best, as the planner judges it
thought = { $choice } rather than “{ $instead }”
thought-for = { $thought }. { $reason }
thought-odds = { $thought } { $outcome }: { $percent }%.
about = about { $n }
hint-then = Next: { $what }. { $why }
hint-long-shot = Only { $n }% to succeed: a last resort.
