# The goal line: what I want, and how far I am.

aim-clues = { $act }: { $have } of { $need } clues · { $agenda }: { $doom } doom left
aim-act = { $act }: do what the act says · { $agenda }: { $doom } doom left
aim-clues-enough = { $act }: you hold the { $need } clues it asks for, spend them · { $agenda }: { $doom } doom left
aim-act-what-have-you-done = { $act }: defeat the Ghoul Priest · { $agenda }: { $doom } doom left
aim-act-uncovering-the-conspiracy = { $act }: get 6 unique Cultists into the victory display; clues draw them · { $agenda }: { $doom } doom left
aim-act-into-the-darkness = { $act }: reach the Ritual Site · { $agenda }: { $doom } doom left
aim-act-disrupting-the-ritual = { $act }: spend clues and pass tests until 2 clues per investigator lie on it · { $agenda }: { $doom } doom left
