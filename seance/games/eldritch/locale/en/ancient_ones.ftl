# Sentences of the Ancient Ones' sheets; see engine/words.py for .start .after .to .cost .one .they

caption-awakens = When the Ancient One awakens
caption-instead-of-doom = Instead of each advance of Doom
caption-final-brings = When 3 Mysteries are solved
three-mysteries = When { $n } Mysteries are solved, the investigators win.
green-omen = When the Omen advances to green, Doom advances by 1 for each Eldritch token on the green space of its track.
on-move-to-token = An investigator who moves to a space with an Eldritch token { $text }.
final-fight = When { $name } is defeated, the Final Mystery is solved and the investigators win.
shielded-by-mysteries = { $name } cannot lose Health before 3 Mysteries are solved.
final-encounters = When 3 Mysteries are solved, an investigator on a space with a Gate may have a special encounter there. When the number of Eldritch tokens on this sheet is { $amount }, the Final Mystery is solved and the investigators win.
whom-on-gates = each investigator on a space with a Gate
whom-at-sea-without-token = each investigator on a Sea space without an Eldritch token
count-sheet-sanity = the number of Sanity tokens on this sheet
if-ten-monsters = 10 or more Monsters are on the board
cultists-fight = Cultists fight like this:
ancient-one-wins = the investigators lose the game
sanity-token-on-sheet = put 1 Sanity token on this sheet
    .one = puts 1 Sanity token on this sheet
eldritch-here = put 1 Eldritch token on that space
    .one = puts 1 Eldritch token on that space
spawn-at-random = spawn 1 Monster on a random space
spawn-epic = spawn { $name } (Epic Monster) on { $space }
gather-young = move every Ghoul, Goat Spawn and Dark Young on the board to { $space }
spawn-beside = spawn 1 Monster on the space of { $name }; then, if { $n } or more Monsters are there ({ $name } is one of them), the investigators lose the game
faced-by = each investigator on the space of { $name } encounters it at once
gate-on-sheet = put that Gate on this sheet
    .one = puts that Gate on this sheet
doom-gate-on-sheet = put the Gate that would make Doom advance (if there is none, 1 Gate of the gate stack) on this sheet; then, if { $n } or more Gates are there, the investigators lose the game

log-sanity-on-sheet = Doom cannot advance any more: a Sanity token comes onto the sheet of the Ancient One instead, { $n } in all.
log-gate-on-sheet = Doom cannot advance any more: { $gate } comes onto the sheet of the Ancient One instead, { $n } in all.
end-lost-shub-niggurath = The investigators have lost: 6 or more Monsters have gathered around { name-shub-niggurath }, and the Thousand Young are too many.
end-lost-yog-sothoth = The investigators have lost: 3 Gates lie on the sheet of { name-yog-sothoth }, and the Lurker has crossed the threshold.
