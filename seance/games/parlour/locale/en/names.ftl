# sitters
name-medium = Medium
name-colonel = Colonel
name-widow = Widow
name-poet = Poet
name-doctor = Doctor

# on the table
name-veil = veil { $n }
name-tall-candle = tall candle
name-short-candle = short candle

# spirits
name-the-child = the Child
name-the-jester = the Jester
name-the-nurse = the Nurse
name-the-drummer = the Drummer
name-the-judge = the Judge
name-the-bride = the Bride
name-the-admiral = the Admiral
name-the-duchess = the Duchess

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

# the game itself
name-parlour = Parlour
