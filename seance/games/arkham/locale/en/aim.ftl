# The goal line: what everybody wants, and how far it is. It has two short lines on the own sheet.

aim-clues = find { $need } clues for “{ $act }” ({ $have } so far) · { aim-time }
aim-act = do what the act “{ $act }” says · { aim-time }
aim-act-turned = read what the back of “{ $act }” brings · { aim-time }
aim-clues-enough = spend the { $need } clues for “{ $act }” · { aim-time }
aim-act-the-barrier = bring { $need } clues to the Hallway by the end of a round ({ $have } so far) · { aim-time }
aim-act-the-barrier-enough = be in the Hallway with the { $need } clues when the round ends · { aim-time }
aim-act-what-have-you-done = defeat the Ghoul Priest · { aim-time }
aim-act-uncovering-the-conspiracy = get 6 unique Cultists into the victory display; clues draw them · { aim-time }
aim-act-into-the-darkness = reach the Ritual Site · { aim-time }
aim-act-disrupting-the-ritual = spend clues and pass tests: 2 clues per investigator on the act · { aim-time }
aim-act-vengeance-awaits = defeat Umôrdhoth · doom does not matter any more
aim-time = { $turning ->
    [yes] the agenda is turning
   *[no] { $later ->
        [0] { $doom } doom until the last agenda turns
       *[other] { $doom } doom until the agenda turns
    }
 }
