# steps
step-round-begins = The round begins
step-planchette = The planchette
step-turn = Turns
step-stack = Rites and replies
step-contact = A spirit is called
step-bargain = A bargain
step-circle = The circle
step-hour = The clock

# questions
ask-planchette = Do you push the planchette?
ask-your-action = What do you do?
ask-pay = Which two cards do you pay for calling behind { $a }?
ask-melt = Which wax burns?
ask-mend = Which candle do you mend?
ask-discard-to-limit = Which cards do you discard?
ask-put-back = In which order do you put the cards back, the next one first?
ask-unveil = Which veil do you open?
ask-reply = Do you reply to { $a }?
ask-show = Which cards do you show to { $a }?
ask-give = Which cards do you offer to { $a }?
ask-want = Which cards do you want from { $a } in return?
ask-answer-offer = What do you say to the offer of { $a }?
ask-circle = Which cards do you lay into the circle?
ask-would-burn = { $a } would burn { $b } wax. Do you step in?
ask-when-rolled = { $a } has rolled. Do you change the die?
ask-would-strike = The clock would strike. Do you stop it?
ask-reflex-used = { $a } uses { $b }. Do you stop it?

# options
do-push = Push
do-wait = Keep still
do-draw = Draw a card
do-peer = Peer behind { $a }
do-call = Call the spirit behind { $a }
do-play = Play { $a }
do-play-at = Play { $a } at { $b }
do-bargain = Bargain with { $a }
do-rest = Rest
do-pay = Pay { $a }
do-melt = Burn wax of the { $a }
do-mend = Mend the { $a }
do-discard = Discard { $a }
do-next = { $a }
do-unveil = Open { $a }
do-reply = Reply with { $a }
do-show = Show { $a }
do-give = Offer { $a }
do-want = Ask for { $a }
do-accept = Accept
do-refuse = Refuse
do-counter = Make another offer
do-offer = Lay down { $a }
verb-peer = Peer behind a veil
verb-call = Call a spirit
verb-play = Play a card
verb-play-at = Play a card at somebody
verb-bargain = Bargain

# what is known of a question or an option
note-push = alone you draw { $a } cards; with others each of you burns 1 wax
note-wait = if nobody pushes, the clock strikes at once
note-circle-needs = Together it takes power { $a }, or everybody burns { $b } wax.
note-circle-most = Whoever lays the most, alone, gains 1 faith.
note-power = power { $a }
note-hand-limit = You hold { $b } cards and may keep { $a } at the end of your turn.
note-voice = Power and die must reach { $a }.
note-voice-between = Power and die must reach { $a } to { $b }: you do not know who waits there.
note-call-fails = Failure burns { $a } wax.
note-to-burn = { $a } wax has to burn. Without the short candle you cannot peer, without the tall one you keep { $b } cards.
note-only-you-see = only you see who waits there
note-ends-turn = ends your turn
note-actions-left = { $a ->
    [one] 1 action left.
   *[other] { $a } actions left.
 }
note-opened-by = A bargain of { $a }.
note-seen-only = Only what was shown can be asked for.
note-offer-of = This is offer { $a }; { $b } may be made at most.
note-would-come = Power { $b } and die { $c } against voice { $d } of { $a }. That is enough.
note-would-not-come = Power { $b } and die { $c } against voice { $d } of { $a }. That is not enough.
note-hour-comes = It would be { $a }; at { $b } all have lost.

# why not
not-too-dark = It is too dark to see behind a veil: your short candle is out.
not-seen-already = You have seen already who is behind { $a }.
not-too-few-cards = Calling a spirit costs two cards, and you have not so many.
not-no-cards-left = There are no cards left.
not-no-cards-in-hand = You have no cards.
not-nobody-else = There is nobody else.
not-bargained-already = You have made a bargain already this turn.
not-nothing-to-trade = Neither you nor { $a } has a card.
not-waits-for-its-moment = { $a } waits for its moment; it is not played as an action.
not-candles-are-whole = Your candles are whole.
fix-mend-candle = Matches would help.
fix-draw-first = Draw a card first.
fix-next-turn = Next turn you can bargain again.
odds-contact = The spirit comes

# what happened
log-round-begins = Round { $round }, { $hour } o'clock: { $sitter } leads.
log-drew = { $sitter } draws { $card }.
    .unseen = { $sitter } draws a card.
deeds-drew = draws { $n } cards
log-discarded = { $sitter } discards { $cards }.
log-planchette-moved = { $sitters } pushed the planchette.
log-planchette-still = Nobody pushed the planchette.
log-peered = { $sitter } peers behind { $veil }: { $spirit }.
    .unseen = { $sitter } peers behind { $veil }.
log-called = { $sitter } calls the spirit behind { $veil }.
log-unveiled = Behind { $veil } waits { $spirit }.
log-rolled = { $sitter } rolls { $die }.
log-die-turned = The die of { $sitter } counts as { $die }.
log-contact =
    { $came ->
        [yes] { $sitter } hears the voice of { $spirit }.
       *[no] { $sitter } does not hear { $spirit }.
    }
log-burnt = { $sitter } burns { $n } wax ({ $candles }).
log-mended = { $sitter } mends { $n } wax.
log-spared = The candles of { $sitter } stay as they are.
log-fled = { $sitter } flees into the night.
log-rested = { $sitter } rests.
log-played = { $sitter } plays { $card }.
log-played-at = { $sitter } plays { $card } at { $to }.
log-replied = { $sitter } replies to { $to } with { $card }.
log-refuted = { $card } is a fraud.
log-turned-back = { $card } turns back on { $sitter }.
log-fizzled = { $card } does nothing.
log-reflex = { $sitter } uses { $card }.
log-interrupted = { $by } interrupts { $sitter }: { $card } does nothing.
    .unseen = { $sitter } is interrupted.
log-power = { $sitter } lets { $spirit } speak.
log-clock-stopped = { $sitter } stops the clock.
log-struck = The clock strikes { $hour }.
log-divined = { $sitter } looks at the top of the deck: { $cards }.
    .unseen = { $sitter } looks at the top { $n } cards of the deck.
log-hand-read = { $reader } reads the hand of { $sitter }: { $cards }.
    .unseen = { $reader } reads the hand of { $sitter }.
log-hand-passed = { $sitter } passes { $cards } to { $to }.
    .unseen = { $sitter } passes their hand to { $to }.
log-bargain-opened = { $sitter } bargains with { $to }.
log-shown = { $sitter } shows { $cards } to { $to }.
    .unseen =
        { $n ->
            [one] { $sitter } shows 1 card to { $to }.
           *[other] { $sitter } shows { $n } cards to { $to }.
        }
log-offered = { $sitter } offers { $give } to { $to } for { $want }.
    .unseen = { $sitter } makes an offer to { $to }.
log-answered =
    { $answer ->
        [accept] { $sitter } accepts.
        [refuse] { $sitter } refuses.
       *[counter] { $sitter } makes another offer.
    }
log-swapped = { $sitter } gives { $to } { $given ->
    [0] nothing
    [one] 1 card
   *[other] { $given } cards
 } and takes { $taken ->
    [0] nothing
    [one] 1 card
   *[other] { $taken } cards
 }.
log-bargain-closed = The bargain is over.
log-offering = { $sitter } has laid { $cards } into the circle: power { $power }.
log-circle =
    { $holds ->
        [yes] The circle holds: power { $power }, { $demand } needed.
       *[no] The circle breaks: power { $power }, { $demand } needed.
    }
log-faith-gained = { $sitter } gains 1 faith and has { $faith } now.
log-won = { $sitter } has heard enough: { $score ->
    [one] 1 point
   *[other] { $score } points
 }.
log-midnight = Midnight has come, and the spirits go.
log-darkness = The last light is out, and the parlour is empty.

# the end
end-contact = The spirits have spoken: one of you has heard enough.
end-midnight = Midnight. The spirits have gone, and all have lost.
end-darkness = The last light is out. All have fled, and all have lost.

## Pages of the book

tale-opening = Five veils hang in the parlour, and behind each of them somebody waits who has been dead for a while and is not tired of it. There is wax enough for one evening. Call them by name, listen when they answer, and keep your candle lit: whoever sits in the dark goes home alone.
tale-unveiled = The cloth lifts without a hand on it. Whoever waited behind looks round the table, at every candle in turn, and is in no hurry.
tale-circle = Hands meet on the table. For as long as they hold, whatever is in the room has to be polite.
tale-fled = A chair falls over. The front door is heard, and then the gravel, for longer than the drive is.
tale-won = The voice says the one thing that only they could know, and the candles go out together.
tale-midnight = The twelfth stroke hangs in the curtains. Behind the veils somebody sighs, and then there is only cloth.
tale-darkness = Nobody is left to see the last wick go out. The veils stir once, as if a door had been closed far away.
