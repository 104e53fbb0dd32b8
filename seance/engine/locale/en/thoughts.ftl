# Why a bot has moved so: its own judgement from 0 (lost) to 100 (won), which is no frequency
thought = { $choice }: judged at { $worth } ± { $give } of 100, against { $other } ± { $other-give } for “{ $instead }” ({ $worlds } imagined { $worlds ->
    [one] world
   *[other] worlds
  })
thought-for = { $thought }; mostly for { $motive }
thought-odds = { $thought }. { $outcome }: { $percent }%
