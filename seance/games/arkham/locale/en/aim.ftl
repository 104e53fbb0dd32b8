# The goal line: what I want, and how far I am.

aim-clues = { $act }: { $have } of { $need } clues · { $agenda }: { $doom } doom left
aim-act = { $act }: do what the act says · { $agenda }: { $doom } doom left
