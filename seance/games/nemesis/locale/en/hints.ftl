# Why the adviser likes an answer
hint-plan = It brings you nearer to what you have to do.
hint-peril = It keeps you farther from what hunts you.
hint-health = It spares your health.
hint-clean = It leaves you less likely to be infected.
hint-ship = It helps to keep the ship in one piece.
hint-things = It leaves you better equipped.
hint-hunt = It makes life harder for the crew.

# What a bot has moved for
motive-plan = the objective
motive-peril = safety
motive-health = health
motive-clean = not being infected
motive-ship = the ship
motive-things = equipment
motive-hunt = the hunt
