# The goal line: what I want, and how far I am.

aim-mystery = { $card }: { $have } of { $goal } · Mysteries solved: { $solved } of { $all } · Doom { $doom }
aim-epic = { $card }: beat its monster · Mysteries solved: { $solved } of { $all } · Doom { $doom }
aim-final = Solve the Final Mystery of { $ancient_one }
