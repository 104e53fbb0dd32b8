# What cards are called. In a sentence their names stand out: see the message `title`.

# cards
name-snuffer = Snuffer
name-matches = Matches
name-incense = Incense
name-dripping-wax = Dripping Wax
name-crystal-ball = Crystal Ball
name-palmistry = Palmistry
name-ectoplasm = Ectoplasm
name-cold-breath = Cold Breath
name-musical-chairs = Musical Chairs
name-fraud = Fraud!
name-looking-glass = Looking Glass
name-cupped-hands = Cupped Hands
name-martyrdom = Martyrdom
name-loaded-die = Loaded Die
name-cold-fingers = Cold Fingers
name-stopped-clock = Stopped Clock
name-cough = Cough
