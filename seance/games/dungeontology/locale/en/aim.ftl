# The goal line: what I want, and how far I am.

aim-stars = { $need } stars for a thesis (you have { $stars }) · { aim-cubes }
aim-thesis = Hand in your thesis at the start of your turn · { aim-cubes }
aim-thesis-maybe = You may hand in your thesis, but only { $yes } of { $of } possible clan cards would accept it · { aim-cubes }
aim-more-cubes = You have the stars for a thesis, but too few cubes: collect more · { aim-cubes }
aim-flee = Maximum alert: end a turn in the start area, that hands in your thesis · { aim-cubes }
aim-cubes = your cubes are worth { $points }{ $least ->
    [0] {" "}to the clan, a thesis needs { $most }
   *[other] , a thesis needs { $least } to { $most } (the clan card, still unknown to you, says how much and corrects your points)
 }
