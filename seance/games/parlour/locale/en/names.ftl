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

# the game itself
name-parlour = Parlour
