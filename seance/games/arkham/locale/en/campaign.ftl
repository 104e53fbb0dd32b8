# The campaign: its log, experience, who takes part, standalone scenarios.

name-note-house-standing = Your house is still standing
name-note-house-burned = Your house has burned to the ground
name-note-ghoul-priest-alive = The Ghoul Priest is still alive
name-note-lita-forced-to-find-others = Lita was forced to find others to help her
name-note-cultists-interrogated = Cultists we interrogated
name-note-cultists-who-got-away = Cultists who got away
name-note-past-midnight = It is past midnight
name-note-arkham-succumbed = Arkham has succumbed
name-note-ritual-broken = The ritual to call Umôrdhoth was broken
name-note-umordhoth-repelled = Umôrdhoth was repelled
name-note-lita-sacrificed = Lita Chantler was given up to Umôrdhoth

log-noted = In the campaign log: { $note }.
log-names-noted = In the campaign log, { $note }: { $names }.
log-crossed-out = Crossed out in the campaign log: { $note }.
log-earned = { $who } takes { $card } into the deck.
log-lost-card = { $card } leaves the deck of { $who } for good.
log-weakness-added = { $who } gets a basic weakness: { $card }.
log-experience =
    { $n ->
        [0] { $who } earns no experience.
       *[other] { $victory ->
            [0] { $who } earns { $n } experience and has { $total }.
           *[other] { $who } earns { $n } experience, { $victory } of it for the victory display, and has { $total }.
        }
    }
    .unseen = { $n ->
        [0] { $who } earns no experience.
       *[other] { $who } earns { $n } experience and has { $total }.
    }
log-experience-in-all = { $who } has earned { $n } experience in this campaign.
log-unspent =
    { $n ->
        [0] { $who } has no experience left to spend.
       *[other] { $who } keeps { $n } experience.
    }
log-bought =
    { $removed ->
        [none] { $who } buys { $card } for { $n } experience.
       *[other] { $who } buys { $card } in place of { $removed } for { $n } experience.
    }
log-leaves = { $who } leaves; the notes about { $who } are kept.
log-comes-back = { $who } is back.
log-none-left = Nobody is left to take the place of { $who }.
log-joins = { $who } joins the campaign.
log-skipped = { $scenario } is not played; its story ended so:

ask-who-takes-lita = Who takes Lita Chantler along?
ask-new-investigator = { $a } is lost. Who takes over?
ask-come-back = Does anybody take this seat for the next scenario?
ask-spend-experience = { $b ->
    [0] { $a }: no experience is left. Go on?
   *[other] { $a }: { $b } experience to spend. Buy cards, or go on?
 }
ask-make-room = Which card makes room for { $a }?
ask-how-it-ended = How did { $a } end?
ask-who-was-interrogated = Which cultists were interrogated? The others got away.
ask-was-the-ghoul-priest-overcome = Was the Ghoul Priest overcome in { $a }?

do-take-lita = { $a } takes her along
do-no-lita = Nobody
do-join = { $a }
do-come-back = { $a } comes back
do-stay-away = Nobody, for now
do-buy = Buy { $a }
do-upgrade = Upgrade { $a } to { $b }
do-remove = Remove { $a }
do-go-on = Go on to the next scenario
do-leave = Leave the campaign for now
do-ended = { $a }
do-interrogated = { $a }
do-yes = Yes
do-no = No

name-the-gathering-none = Nobody saw it through
name-the-gathering-r1 = The house was burned down
name-the-gathering-r2 = The house was defended
name-the-gathering-r3 = They were trapped inside
name-the-midnight-masks-none = Nobody saw it through
name-the-midnight-masks-r1 = Before midnight
name-the-midnight-masks-r2 = Midnight struck

end-won-standalone = The scenario is won.
end-lost-standalone = The scenario is lost.
end-won-ritual-broken = The ritual is broken: the campaign is won.
end-won-umordhoth-repelled = Umôrdhoth is driven back: the campaign is won.
end-survived-lita-sacrificed = Arkham survives, and Lita Chantler has paid for it: the campaign is over.
end-lost-arkham-succumbed = Arkham has fallen: the campaign is lost.
end-lost-nobody-left = No investigator is left: the campaign is lost.
ask-swap-out = { $a }: which cards of the starter deck do you want to exchange?
ask-swap-in = { $a }: which cards do you take instead?
do-swap-out = Without { $a }
do-swap-in = { $a }
log-deck-built = { $who } exchanges { $n ->
    [one] one card
   *[other] { $n } cards
 } of the starter deck.
step-build-deck = Building a deck

note-brings-victory = Everybody gains { $a } experience, and as much as the victory display is worth.
note-brings-experience = { $a } gains { $b } more.
note-brings-mental-trauma = { $a } takes { $b } mental trauma.
note-lita-may-come = Lita Chantler may join one of your decks.
note-lita-goes = Lita Chantler goes her own way.
note-written-down = Written down: { $a }.
