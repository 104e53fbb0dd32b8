# The goal line: what I want, and how far I am.

aim-keep-one = Live, and fulfil { $first } or { $second } · { $destruct ->
        [-1] jump in { $time } rounds
        [1] the ship blows up at the end of this round
       *[other] the ship blows up in { $destruct } rounds
    }
aim-missing = { $objective } needs: { $missing } · { $destruct ->
        [-1] jump in { $time } rounds
        [1] the ship blows up at the end of this round
       *[other] the ship blows up in { $destruct } rounds
    }
aim-live = { $objective } is done · now be asleep or gone in time · { $destruct ->
        [-1] jump in { $time } rounds
        [1] the ship blows up at the end of this round
       *[other] the ship blows up in { $destruct } rounds
    }
aim-missing-player = { $objective } needs: { $missing } (player { $number } is { $you ->
    [yes] you
   *[no] the { $who }
}) · { $destruct ->
        [-1] jump in { $time } rounds
        [1] the ship blows up at the end of this round
       *[other] the ship blows up in { $destruct } rounds
    }
aim-together = Together you still need: { $missing } · { $destruct ->
        [-1] jump in { $time } rounds
        [1] the ship blows up at the end of this round
       *[other] the ship blows up in { $destruct } rounds
    }
aim-together-live = All objectives are done · now at least one of you has to be asleep or gone in time · { $destruct ->
        [-1] jump in { $time } rounds
        [1] the ship blows up at the end of this round
       *[other] the ship blows up in { $destruct } rounds
    }
