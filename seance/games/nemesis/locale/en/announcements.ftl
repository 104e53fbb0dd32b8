# What players say of what they have seen: words, not facts.

do-announce = Speak of what you have seen
do-speak-of = { $a }
do-speak-of-token = What lies in { $a }
do-speak-of-coordinates = The Coordinates
do-speak-of-event = The next event
do-speak-of-objective = The objective of the { $a }
do-claim = { $a }
do-claim-course = { $a } is at { $b }
ask-speak-of-what = Of what that you alone have seen do you speak? It is free, and need not be true.
ask-claim = What do you say of { $a }? It need not be true.
ask-claim-course = What do you say of the Coordinates? It need not be true.
ask-claim-event = What do you say comes next? It need not be true.
not-nothing-to-tell = You have seen nothing that the others have not.
not-said-enough = You have spoken already in this turn.
log-claims-room = The { $crew } says of { $room }: { $tile }.
log-claims-token = The { $crew } claims: in { $room } lies { $effect }.
log-claims-engine = The { $crew } claims: { $token }.
log-claims-course = The { $crew } claims: { $place } is at { $space }.
log-claims-event = The { $crew } claims: the next event is { $event }.
log-claims-objective = The { $crew } claims: the { $of } has the objective { $objective }.
