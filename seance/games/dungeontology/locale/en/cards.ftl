# What happens, is asked and can be chosen while cards and skills take effect.

log-alert-lowered = The alert value of { $who }’s studies in { $area } is { $n } lower this turn.
log-driven-out = { $who } is driven out.
log-hand-seen = { $who } looks at the hand of { $victim }: { $cards }.
    .unseen = { $who } looks at the hand of { $victim }.
log-ignores-doors = { $who } ignores doors this turn.
log-looked = { $who } looks at the next { $n } scheme cards: { $cards }.
    .unseen = { $who } looks at the next { $n } scheme cards.
log-revealed-cards = { $who } reveals { $cards }.
log-shielded = Nobody can interfere with { $who }’s next stealth attempt this turn.
log-spared = { $card } does nothing to { $who }.
log-tiles-seen = { $who } looks at the stack of { $level }: { $tiles }.
    .unseen = { $who } looks at the stack of { $level }.
log-took-cards = { $who } takes { $cards } of them.
    .unseen = { $who } takes { $n } of them.
log-took-from = { $who } takes { $card } from { $victim }.
log-took-openly = { $who } takes { $card }.
log-value-capped = The { $value } of { $who } counts as { $n } at most this turn.

ask-favour = Does { $a } draw or discard?
ask-give-cards = What do you give { $a }?
ask-headbutt = What happens to { $a }?
ask-how-many-cubes = How many cubes do you collect without an attempt? Each costs what the skill says.
ask-how-many-students = { $a }: how many students do you draw?
ask-how-to-pay = How do you pay for { $a }?
ask-move-where = { $a }: where to?
ask-put-back = { $a }: in which order do they go back, the next one first?
ask-student-or-stun = { $a }: what do you bear?
ask-take-cards = { $a }: which card do you take?
ask-take-openly = { $a }: which card do you take?
ask-where-boss = In which area does the boss appear? The alert is higher there.
ask-where-token = { $a }: where do you put it?
ask-where-tokens = { $a }: where do you put them?
ask-which-column = Which cube of { $a }?
ask-which-stack = { $a }: which stack?
ask-which-prey = Whom does the boss go after? He meets all on his way.
ask-which-token = { $a }: none is left; which one do you move?
ask-who-draws = { $a }: who draws, too?

do-collect-cubes = Collect { $a }
do-discard-cards = Discard { $a ->
    [one] 1 card
   *[other] { $a } cards
 }
do-draw-n-students = Draw students
do-draw-students = Draw { $a ->
    [one] 1 student: it may be an Omega
   *[other] { $a } students: an Omega may be among them
 }
do-gain-stun = Gain { $a ->
    [one] 1 stun token
   *[other] { $a } stun tokens
 }
do-give-card = Give { $a }
do-give-students = Give { $a ->
    [one] 1 student
   *[other] { $a } students
 } to { $b }
do-let-discard = { $a } discards 1 card at random
do-let-draw = { $a } draws 2 cards
do-look-at-level = Look at { $a }
do-make-drop = { $a } drops a random cube
do-move-to = Move to { $a }
do-next = { $a } next
do-prey = After { $a }
do-put-token = Put a { $a } in { $b }
do-sacrifice = Sacrifice { $a ->
    [one] 1 student
   *[other] { $a } students
 }
do-take-card = Take { $a }
do-take-random-card = Take a random card of { $a }
do-take-token = Take the { $a } from { $b }
