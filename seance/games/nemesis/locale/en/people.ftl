# Whom one can play: role, how it plays, who is good beside them, what they must be careful with.
role-captain = Leader
like-captain = Plays like the one who decides: sends others where they did not want to go, and hands out fresh cards. Six shots; only Reload fills them.
role-pilot = Navigator
like-pilot = Plays like somebody who knows the ship: looks into unexplored rooms, reads the coordinates early, uses rooms for free. Two strong shots, then run.
role-scientist = Hacker
like-scientist = Plays like a voice from every terminal: works far rooms from one computer, shuts others down, sees the next event. Poor shot; keep out of fights.
role-scout = Sneak
like-scout = Plays like a shadow: moves without noise, finds something where others found nothing, and draws a card out of danger.
role-soldier = Fighter
like-soldier = Plays like the gun in the room: every hit goes deeper, surprises leave you cold, and Full Auto settles it once.
role-mechanic = Fixer
like-mechanic = Plays like the hand inside the walls: mends engines, lights or puts out fires, and vanishes through technical corridors. Two blasts, and a graze counts as a solid hit.
value-ammo = Shots
value-ammo-for = what its weapon holds
chooser-called = You are { $name }. An objective that names { $name } means you.
