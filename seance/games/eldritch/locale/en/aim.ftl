# The goal line: what I want, and how far I am.

aim-mystery = { $card } ({ aim-count }) – { aim-how }{ aim-danger }
aim-mystery-at = { $card } ({ aim-count }) – { aim-way }: { aim-how }{ aim-danger }
aim-epic = { $card } – beat its monster{ aim-danger }
aim-epic-at = { $card } – { aim-way }: beat its monster{ aim-danger }
aim-done = { $card } – all is done; it is solved when this Mythos Phase ends{ aim-danger }
aim-final = Solve the Final Mystery of { $ancient_one }{ aim-danger }
aim-final-at = Final Mystery of { $ancient_one } – { aim-way }: { $how ->
    [beat-it] beat { $ancient_one }
   *[other] have its encounter at the Gate
 }{ aim-danger }
aim-newcomer = You choose a new investigator at the end of the Mythos Phase{ aim-danger }
aim-count = { $have } of { $goal } { $what ->
    [clues] Clues
    [gates] Gates
    [toughness] toughness
   *[other] Eldritch tokens
 }
aim-how = { $how ->
    [by-omen-of-devastation] close a Gate of the Omen’s colour and spend 1 Clue
    [by-seed-of-the-daemon-sultan] have its encounter, pass Observation and spend 2 Clues
    [by-the-true-name] have its encounter and spend 2 Clues
    [by-rlyeh-risen] have its encounter
    [by-the-deep-ones-attack] have its encounter, beat a Deep One and spend 1 Clue
    [by-hunting-the-thousand] beat a Monster and spend 2 Clues
    [by-rituals-in-the-wild] have its encounter, pass Observation and spend 2 Clues
    [by-arcane-understanding] cast a Spell, then spend 1 Clue and discard it
    [by-where-the-old-ones-broke-through] close a Gate and discard 2 Spells
   *[other] a Research encounter (on a Clue) brings 1
 }
aim-way = { $far ->
    [0] here
    [1] in { $space }, next to you
   *[other] in { $space }, { $far } spaces away by { $by }
 }{ $past ->
    [none] { "" }
   *[other] { " " }({ $past } is there)
 }
