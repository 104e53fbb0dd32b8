# What Rumors threaten, shortly: $n tokens (or Monsters) lie there. $danger is danger-<card>.

danger = { $danger ->
    [danger-fractured-reality] { danger-left }, one less with each reckoning; at 0 Doom advances for every Gate.
    [danger-growing-madness] { danger-left }; each reckoning gives the Lead a Madness and takes a token for every Madness of the Lead; at 0 everybody loses 3 Sanity.
    [danger-lost-knowledge] { danger-left }, one less with each reckoning; at 0 all Clues are lost.
    [danger-secrets-of-the-past] each reckoning takes an Expedition; when none is left, the game is lost.
    [danger-dimensions-collide] { danger-left }; each reckoning takes one for every two Gates (rounded up); at 0 the game is lost.
    [danger-mysterious-lights] no Gate can be closed.
    [danger-spreading-sickness] each reckoning adds a Health token ({ $n } now), and everybody loses as much Health.
    [danger-web-between-worlds] { danger-left }; each reckoning takes one unless you pay Clues; at 0 the game is lost.
    [danger-faded-from-society] { danger-left }; each reckoning takes the Assets of value { $n } or more.
    [danger-return-of-the-ancient-ones] { $n ->
        [0] no Monster is there; each reckoning brings one, and the fourth brings Doom to 0.
        [1] 1 Monster is there; each reckoning brings one more, and the fourth brings Doom to 0.
        [2] 2 Monsters are there; each reckoning brings one more, and the fourth brings Doom to 0.
       *[other] { $n } Monsters are there: the next reckoning brings Doom to 0.
    }
    [danger-stars-aligned] each reckoning moves the Omen on.
   *[danger-the-wind-walker] { danger-left }, one less with each reckoning; at 0 everybody is Delayed and loses 6 Health.
 }
danger-left = { $n ->
    [one] 1 token left
   *[other] { $n } tokens left
 }
aim-danger = { $omen ->
    [none] { "" }
   *[other] { " " }· Danger: the next Omen, { $omen }, brings Doom to 0
 }{ $danger ->
    [none] { "" }
   *[other] { " " }· Rumor “{ $rumor }”: { danger }
 }
