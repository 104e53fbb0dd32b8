# The Gathering: acts, agendas, chaos tokens, and what is asked in it.

ask-a-lapse-in-time = An hour is missing: what has it cost?
ask-defending-the-home = The Ghoul Priest is defeated. What becomes of the house?
do-all-discard = Each investigator discards 1 random card
do-lead-takes-horror = { $a } takes 2 horror
do-burn-it-down = Burn it down
do-keep-the-house = Keep the house

text-the-gathering = { signs-easy } Skull: −1 for each Ghoul where you are. Cultist: −1; on a failure, take 1 horror. Tablet: −2; if there is a Ghoul where you are, take 1 damage.
text-the-gathering-hard = { signs-hard } Skull: −2; on a failure, when the test is over search the encounter deck and its discard pile for a Ghoul, draw it and shuffle the deck. Cultist: reveal another token; on a failure, take 2 horror. Tablet: −4; if there is a Ghoul where you are, take 1 damage and 1 horror.
name-the-gathering-hard = The Gathering (Hard and Expert)

text-whats-going-on = It advances when 3 doom is in play.
text-whats-going-on-back = The lead investigator chooses: each investigator discards 1 random card from hand, or the lead investigator takes 2 horror.
text-rise-of-the-ghouls = It advances when 7 doom is in play.
text-rise-of-the-ghouls-back = Shuffle the encounter discard pile into the encounter deck. Discard cards from its top until a Ghoul enemy comes; the lead investigator draws it.
text-theyre-getting-out = It advances when 10 doom is in play. Forced, at the close of the enemy phase: each unengaged Ghoul moves one location towards the Parlor. Forced, at the close of the round: place 1 doom on this agenda for each Ghoul in the Hallway or the Parlor.
text-theyre-getting-out-back = At act 1 or 2: resolution 3. At act 3: each investigator who has not resigned is defeated and suffers 1 physical trauma.

text-trapped = As a group you may spend 2 clues per investigator to advance.
text-trapped-back = Put the Hallway, Cellar, Attic and Parlor into play. Discard each enemy in the Study, place each investigator in the Hallway and remove the Study from the game.
text-the-barrier = Objective: when the round ends, investigators in the Hallway may spend 3 clues per investigator, as a group, to advance.
text-the-barrier-back = Reveal the Parlor, put Lita Chantler into play there and spawn the Ghoul Priest in the Hallway.
text-what-have-you-done = Objective: when the Ghoul Priest is defeated, advance.
text-what-have-you-done-back = The lead investigator chooses: burn the house down (resolution 1), or keep it (resolution 2).
