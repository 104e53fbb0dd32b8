# The deck builder of the page.

build-decks = Decks
build-lead = Build a deck, bring one along as text, or start from a ready one. Decks are kept in this browser.
build-your-decks = Your decks
build-none-yet = You have not built a deck yet. Choose an investigator to begin with their starter deck.
build-new = A new deck
build-from-starter = Starter deck
build-from-nothing = Empty
build-import = Import a list
build-import-more = Paste a deck list: one card a line, or the text that ArkhamDB exports. Names may be in English or Chinese.
build-list = Deck list
build-read = Read the list
build-read-faults = Not everything could be read:
build-take-rest = Take what could be read
build-export = Export
build-export-more = This text reads as the same deck again, here and in the form of a new table.
build-copy-text = Copy the text
build-copied = Copied
build-save-file = Save as a file
build-open = Open
build-copy = Copy
build-copy-of = { $name } (copy)
build-delete = Delete
build-deleted = “{ $name }” is deleted.
build-play = Play with this deck
build-play-not = Mend the deck first: it is not legal yet.
build-name = Name of the deck
build-deck-of = Deck of { $who }
build-kept = Kept in this browser
build-not-found = This deck is not in this browser.
build-all-decks = All decks
build-collection = Available cards
build-mode = For
build-investigator = Investigator
build-cards = Cards
build-deck = Deck
build-panes = Parts of the deck builder

build-health = Health
build-sanity = Sanity
build-duties = Rules of this deck
build-duty-size = { $n } of { $of } cards
build-duty-copies = At most two of each title
build-duty-classes = Only cards that { $who } may take
build-duty-experience = { $mode ->
        [standalone] { $n } experience, at most 49
       *[campaign] Level 0 only, until experience is earned
    }
build-duty-required = Signature cards are in it
build-duty-weakness = { $n ->
        [0] Its basic weakness is chosen
        [one] 1 basic weakness is drawn when the game begins
       *[other] { $n } basic weaknesses are drawn when the game begins
    }
build-duty-collection = No more copies than there are
build-held = in order
build-broken = broken
build-class-levels = { $class } 0⁠–⁠{ $most }
build-class-level = { $class } 0

build-search = Search cards
build-class = Class
build-kind = Kind
build-kind-asset = Assets
build-kind-event = Events
build-kind-skill = Skills
build-kind-weakness = Weaknesses
build-level = Level
build-cost = Cost
build-icon = Skill icon
build-any = Any
build-five-or-more = 5 or more
build-fitting = Only what fits
build-shown = { $n ->
        [0] No card is like that.
        [one] 1 card
       *[other] { $n } cards
    }
build-clear = Clear the filters
build-add = Put in one { $card }
build-take = Take out one { $card }
build-in-deck = { $n } in the deck
build-level-n = level { $n }
build-cost-n = cost { $n }
build-copies = In the collection: { $n }
build-slots = Slot: { $slots }
build-signature = Signature cards
build-fixed = always in it

build-legal = This deck is legal.
build-checking = Reading the rules …
build-wrong = { $n ->
        [one] 1 thing is wrong
       *[other] { $n } things are wrong
    }
build-empty = There are no cards in it yet.
build-curve = Costs
build-curve-bar = cost { $cost }: { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
build-icons = Skill icons
build-icon-count = { $icon }: { $n }

build-choose-deck = Deck of seat { $n }
build-choose-starter = A starter deck, chosen at the table
build-choose-paste = A list that I paste
