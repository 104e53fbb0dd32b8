# The goal line: what I want, and how far I am.

aim-keep-one = { $objectives }: you will keep one of them, and must live · { $time } rounds to the jump
aim-missing = { $objective } · still missing: { $missing } · { $time } rounds to the jump
aim-live = { $objective } is done · now be asleep or gone before the jump, { $time } rounds away
aim-missing-player = { $objective } · still missing: { $missing } · player { $number }, that is { $you ->
    [yes] you
   *[no] the { $who }
} · { $time } rounds to the jump
