# The goal line: what I want, and how far I am.

aim-points = { $goal } points before it strikes twelve · { $have } so far, { $hours ->
    [one] one stroke
   *[other] { $hours } strokes
} left
