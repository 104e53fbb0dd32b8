# Full cooperation, and the Intruder player.

log-revived = The Emergency Room brings the { $crew } back to life, in { $room }.

## The Intruder player

ask-go-on-as-intruders = You are the first to die. Do you go on as the Intruders?
do-take-over = Play the Intruders
do-only-watch = Only watch
log-only-watches = The { $crew } only watches from now on.
log-takes-over = The { $crew } goes on as the Intruders, from the next round on.
log-hunts = The Intruders, led by the { $crew }: { $card }.
log-set-on = { $intruder } is set on the { $crew }.
log-attacks-seen = The { $crew } chooses among { $cards }.
    .unseen = The { $crew } chooses among { $n ->
            [one] 1 Intruder Attack card
            *[other] { $n } Intruder Attack cards
        }.
log-events-seen = The { $crew } chooses among { $cards }.
    .unseen = The { $crew } chooses among { $n ->
            [one] 1 Event card
            *[other] { $n } Event cards
        }.
log-events-discarded = The { $crew } discards the Event cards { $cards }.
log-recovers = { $intruder } loses { $n ->
        [one] 1 Injury
        *[other] { $n } Injuries
    }.

do-hunt-move = { $a }: move an Intruder
do-hunt-attack = { $a }: attack with an Intruder
do-hunt-effect = { $a }: its effect
do-send = { $a }
do-send-by = By { $a }
do-set-on = { $a } attacks the { $b }
do-attack-with = { $a }
do-pursue = { $a } through { $b }
do-grow = { $a }
do-let-happen = { $a }
do-gather = { $a }
do-recover = { $a }

ask-your-hunt = Your move, as the Intruders
ask-keep-hunting-card = You pass. Which card do you keep, if any?
ask-send-which = Which Intruder goes through the corridor with the number of your card?
ask-send-which-way = Which way does { $a } go?
ask-set-which-on-whom = Which Intruder attacks whom?
ask-attack-with-which = Which Intruder Attack card does { $a } use against the { $b }?
ask-pursue-whom = Which Intruder goes next door to a character?
ask-grow-which = Which Intruder becomes the next larger kind? Its Injuries stay.
ask-let-what-happen = Which of these events happens? The others are discarded.
ask-gather-where = To which room do all idle Intruders around it go?
ask-recover-which = Which Intruder loses up to 2 Injuries?

not-no-intruder-aboard = No Intruder is on the map.
not-no-prey = No Intruder shares its room with a character.
not-effect-useless = The effect of this card would do nothing now.
