# The goal line: what I want, and how far I am.

aim-mystery = { $card }: { aim-count } · Mysteries solved: { $solved } of { $all } · Doom { $doom }{ aim-danger }
aim-mystery-at = { $card }: { aim-count } · { aim-way } · Mysteries solved: { $solved } of { $all } · Doom { $doom }{ aim-danger }
aim-epic = { $card }: beat its monster · Mysteries solved: { $solved } of { $all } · Doom { $doom }{ aim-danger }
aim-epic-at = { $card }: beat its monster · { aim-way } · Mysteries solved: { $solved } of { $all } · Doom { $doom }{ aim-danger }
aim-final = Solve the Final Mystery of { $ancient_one }{ aim-danger }
aim-count = { $have } of { $goal } { $what ->
    [clues] Clues
    [gates] Gates
    [toughness] toughness
   *[other] Eldritch tokens
 }
aim-way = { $far ->
    [0] it is here
    [1] in { $space }, next to you
   *[other] in { $space }: { $far } spaces away, by { $by }
 }{ $past ->
    [none] { "" }
   *[other] { " " }({ $past } is there)
 }
