# The goal line: what I want, and how far I am.

aim-stars = A thesis needs { $need } stars: { $stars } so far · { $points } points of cubes
aim-thesis = Hand in your thesis at the start of your turn · { $points } points of cubes
aim-flee = Maximum alert: end a turn in the start area · { $points } points of cubes
