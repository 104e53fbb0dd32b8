# Why a bot has moved so, and why one is advised to: what it is better for than the next best, as the planner judges it
thought = { $choice } rather than “{ $instead }”
thought-for = { $thought }, for { $motive }
thought-odds = { $thought }. { $outcome }: { $percent }%
hint-than = { $reason } “{ $instead }” does less for it.
hint-against = Worse for { $motive } than “{ $choice }”.
