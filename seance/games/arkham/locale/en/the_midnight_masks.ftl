# The Midnight Masks: the act, the agendas, and what chaos tokens mean.

text-the-midnight-masks = { signs-easy } Skull: minus the doom on the Cultist with the most doom. Cultist: −2; place 1 doom on the nearest Cultist. Tablet: −3; on a failure, place 1 of your clues on your location.
text-the-midnight-masks-hard = { signs-hard } Skull: minus all doom in play. Cultist: −2; place 1 doom on each Cultist, or reveal another token if there is none in play. Tablet: −4; on a failure, place all your clues on your location.
name-the-midnight-masks-hard = The Midnight Masks (Hard and Expert)

text-predator-or-prey = It advances when 6 doom is in play. Action: resign.
text-predator-or-prey-back = The Masked Hunter is drawn like an encounter card.
text-time-is-running-short = It advances when 8 doom is in play. Action: resign.
text-time-is-running-short-back = Resolution 2.
text-uncovering-the-conspiracy = Action: the group spends 2 clues per investigator; draw the top card of the Cultist deck. Objective: when 6 unique Cultists are in the victory display, advance.
text-uncovering-the-conspiracy-back = Resolution 1.
