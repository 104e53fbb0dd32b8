# The goal line: what I want, and how far I am.

aim-stars = { $need } stars for a thesis (you have { $stars }) · { aim-cubes }
aim-thesis = Hand in your thesis at the start of your turn · { aim-cubes }
aim-more-cubes = You have the stars for a thesis, now more cubes · { aim-cubes }
aim-flee = Maximum alert: end a turn in the start area, that hands in your thesis · { aim-cubes }
aim-cubes = your cubes are worth { $points }, a thesis needs { $least ->
    [0] { $most }
   *[other] { $least } to { $most } (only the clan card says how much)
 }
