# What is printed on a card beside its text, for whoever does not see the card.

printed-two = { $first }, { $second }
printed-more = { $first }, { $second }
printed-last = { $first }, { $second }
printed-class = { $of }
printed-weakness = Weakness
printed-asset = asset.
printed-event = event.
printed-skill = skill card.
printed-enemy = enemy.
printed-treachery = treachery.
printed-location = location.
printed-level = Level { $n }.
printed-cost = Cost { $n }.
printed-slots = Slot: { $slots }.
printed-slot-hand = hand
printed-slot-arcane = arcane
printed-slot-ally = ally
printed-slot-body = body
printed-slot-accessory = accessory
printed-icons = Icons: { $icons }.
printed-icon = { $n } { $icon }
printed-icon-willpower = willpower
printed-icon-intellect = intellect
printed-icon-combat = combat
printed-icon-agility = agility
printed-icon-wild = wild
printed-takes = { $health ->
    [0] Sanity { $sanity }.
   *[other] { $sanity ->
        [0] Health { $health }.
       *[other] Health { $health }, sanity { $sanity }.
    }
}
printed-numbers = Fight { $fight }, health { $health }, evade { $evade }. It deals { $damage } damage and { $horror } horror.
printed-per-investigator = Its health counts for each investigator.
printed-place = Shroud { $shroud }, { $clues } { $clues ->
    [one] clue
   *[other] clues
} for each investigator.
printed-traits = Traits: { $traits }.
