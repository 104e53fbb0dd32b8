# The Devourer Below: acts, agendas, and what chaos tokens mean.

log-clue-on-act = { $n ->
    [one] There is 1 clue on { $act }.
   *[other] There are { $n } clues on { $act }.
 }

text-the-devourer-below = { signs-easy } Skull: −1 for each Monster in play. Cultist: −2; place 1 doom on the nearest enemy. Tablet: −3; if there is a Monster where you are, take 1 damage. Elder thing: −5; if an Ancient One is in play, reveal another token.
text-the-devourer-below-hard = { signs-hard } Skull: −3; on a failure, when the test is over search the encounter deck and its discard pile for a Monster, draw it and shuffle the deck. Cultist: −4; place 2 doom on the nearest enemy. Tablet: −5; if there is a Monster where you are, take 1 damage and 1 horror. Elder thing: −7; if an Ancient One is in play, reveal another token.
name-the-devourer-below-hard = The Devourer Below (Hard and Expert)

text-the-arkham-woods = It advances when 4 doom is in play.
text-the-arkham-woods-back = Shuffle the encounter discard pile into the encounter deck. Discard cards from its top until a Monster comes; spawn it on the Main Path and place 1 doom on it.
text-the-ritual-begins = It advances when 5 doom is in play. Each enemy gets +1 fight and +1 evade.
text-the-ritual-begins-back = In player order, each investigator tests willpower (6). Whoever fails adds a random basic Madness weakness to the hand.
text-vengeance-awaits = It advances when 5 doom is in play. Forced, when this agenda advances: at act 1, put the Ritual Site into play; otherwise discard each enemy there. Then spawn Umôrdhoth there.
text-vengeance-awaits-back = This card replaces act and agenda. Objective: when Umôrdhoth is defeated, resolution 2.
text-investigating-the-trail = As a group you may spend 3 clues per investigator to advance.
text-investigating-the-trail-back = Put the Ritual Site into play if it is not there. Spawn each enemy that the campaign log lists as having got away on the Main Path.
text-into-the-darkness = Objective: when an investigator enters the Ritual Site, advance.
text-into-the-darkness-back = Shuffle the encounter discard pile into the encounter deck. Discard cards from its top until an enemy comes (two enemies with 3 or more players); spawn each at the Ritual Site.
text-disrupting-the-ritual = Action (spend 1 clue): test willpower (3) or agility (3). On a success, place 1 clue on this act. Objective: when there are 2 clues per investigator on it, advance.
text-disrupting-the-ritual-back = Resolution 1.
