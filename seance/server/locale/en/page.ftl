# The page: home
page-navigation = Main pages
page-play = Play
page-rules = Rules
page-settings = Settings
page-language = Language
page-about = About
page-close = Close
page-hero = Long games, played by the book.
page-hero-more = Play alone, with friends by a link, or with bots. Every question shows its rule, and whatever cannot be done says why.
page-was-sent-link = A friend sent you a link?
page-open-file = Open a replay file
page-paste-link = Paste the link you were given
page-join = Join
page-your-tables = Your tables
page-all-tables = All { $n } tables
page-put-away-tables = Tables put away
page-take-out = Take out again
page-nothing-put-away = Nothing was put away.
page-watch-now = Open tables: join or watch
page-shelf = { $n } games
page-by-length = from the quickest to the longest
page-play-on = Play
page-play-now = Play now
page-play-game = Play
page-new-table = New table
page-players = { $least }–{ $most } players
page-rules-count = { $n } rules
page-about-nemesis = Wake on a ship that is not empty. Meet your secret objective and get out alive.
page-about-parlour = Call the spirit behind five veils before the candles burn down. Our own little game.
page-about-eldritch = Travel the world together and solve three Mysteries before Doom runs out.
page-about-arkham = Build a deck and live through a story of three nights, together.
page-about-dungeontology = Study the dungeon, spy on your rivals and hand in the best thesis.
page-open = Open
page-report = Report
page-your-turn-since = Your turn, waiting { $time }
page-your-turn = Your turn
page-not-begun = Not begun yet
page-finished = Finished
page-in-play = In play
page-bots = { $n ->
        [one] 1 bot
       *[other] { $n } bots
    }
page-is-choosing = { $name } is choosing
page-not-found = There is nothing here.
page-ask-for-link = It may be private or gone. Ask its host for a new link.
page-back-home = Back home
page-stumbled = The page stumbled, the table did not.
page-stumbled-more = Nothing is lost. Load the page again and go on.
page-reload = Load again
page-new-version = A new version of the page is ready.

# a new table
page-new-table-of = New table: { $game }
page-who-plays = Who plays
page-seat-n = Seat { $n }
page-seat-me = Me
page-seat-open = A friend, by link
page-seat-bot = Bot: { $bot }
page-bot-random = plays at random
page-bot-planner = thinks ahead
page-bot-search = looks far ahead
page-bot-novice = novice: sees what is good, and often slips
page-bot-companion = companion: thinks ahead
page-bot-expert = expert: plays the round out in mind, and takes longer
page-remove-seat = Remove seat { $n }
page-add-seat = Add a seat
page-the-game = The game
page-presets = Ready-made
page-preset-first = First game
page-preset-book = By the book
page-preset-hard = Hard
page-option-mode = Mode
page-value-coop = Cooperative
page-value-semi-coop = Semi-cooperative
page-value-solo = Solo
page-option-side = Board side
page-value-A = Side A
page-value-B = Side B
page-option-intruder_player = The first who dies may lead the Intruders
page-option-length = Length
page-value-long = Long
page-value-short = Short
page-option-spirits = Spirits
page-option-ancient_one = Ancient One
page-option-mythos = Mythos deck
page-option-starting_rumor = Begin with a Rumor
page-option-investigators = Investigators
page-option-scenario = Scenario (standalone)
page-option-difficulty = Difficulty
page-option-collection = Available cards
page-option-late_seats = Campaign: how many of the last seats join between scenarios
page-option-alert = Alert card
page-option-boss = Boss
page-option-scholars = Scholars
page-option-placement = How areas lie
page-option-round_limit = The game ends after 40 rounds at the latest
page-value-grid = On a grid (simpler)
page-value-half-steps = Also slid by half (as in the book)
page-value-alert-easy = Easy: Dozing Sentries
page-value-alert-normal = Normal: Watchful Clan
page-value-alert-hard = Hard: Horns of Alarm
page-build-deck = Build a deck
page-decks = Decks
page-value-campaign = Campaign
page-value-standalone = One scenario
page-value-standard = Standard
page-value-expert = Expert
page-value-one-core = One core set
page-value-two-cores = Two core sets
page-value-revised = Revised core set
page-value-angry = Angry
page-value-calm = Calm
page-value-easy = Easy
page-value-normal = Normal
page-value-hard = Hard
page-value-chosen = Chosen
page-value-random = Random
page-the-table = The table
page-table-title = Name of the table, if you like
page-undo-rule = Taking back
page-undo-consent = With consent after a reveal
page-undo-free = Always
page-undo-never = Never
page-timer = Time for reactions
page-timer-none = No limit
page-timer-relaxed = 60 seconds
page-timer-brisk = 20 seconds
page-public-table = Everybody may find this table
page-hints-allowed = Hints may be asked for
page-spectators-allowed = Others may watch
page-out-sees-all = Whoever is out of the game may see everything
page-seed = Seed, to play the same shuffle again
page-seed-open = Everybody will see that this table is seeded.
page-table-summary = { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }, { $bots ->
        [0] no bots
        [one] 1 bot
       *[other] { $bots } bots
    }, { $open ->
        [0] nobody to invite
        [one] 1 seat by link
       *[other] { $open } seats by link
    }.
page-start = Start
page-lay-table = Set up the table

# sitting down
page-invited-to = You are invited: { $game }
page-bot = Bot
page-taken = Taken
page-free = Free
page-free-later = Free; somebody can still come when the game has begun
page-your-name = Your name
page-sit-down = Sit down
page-watch = Watch
page-waiting-more = The game begins when every seat is taken.
page-invite-link = Send this link to a friend
page-copy = Copy
page-copied = Copied.
page-fill-and-start = Fill with bots and start
page-delete-table = Delete the table
page-host-starts = The host starts the game.

# settings
page-theme = Colours
page-theme-system = As the system
page-theme-dark = Dark
page-theme-light = Light
page-theme-contrast = High contrast
page-text-size = Text size
page-motion = Motion
page-motion-system = As the system
page-motion-less = Less
page-motion-more = Less: nothing travels, turns or glows.
page-follow = The board follows you
page-follow-more = When your piece moves, the picture moves along.
page-follow-on = The board follows you.
page-follow-off = The board stays where it is.
page-settings-look = Look
page-settings-answers = Answering
page-settings-others = Others
page-sound = Sound
page-sound-on = Sounds at the table
page-sound-on-more = Short and quiet. Whatever is heard is also seen.
page-sound-question = Quiet sounds at the table?
page-yes = Yes
page-no = No
page-volume = Volume
page-volume-turn = Your turn
page-volume-events = Everything else
page-cue-turn = your turn
page-cue-accepted = accepted
page-cue-refused = refused
page-cue-roll = roll or draw
page-cue-harm = failure
page-cue-success = success
page-cue-moment = big moment
page-cue-chat = chat
page-cue-end = the end
page-presence = Others see whether you look
page-presence-more = When this page is in the background, your seat is shown as away.
page-one-click = One click answers
page-one-click-more = Otherwise the first click or tap selects and the second answers. What costs something or is risky always takes two.
page-single-keys = Single keys
page-single-keys-more = Letters and signs do something at a table. Otherwise only Tab, Enter and Escape do.
page-notifications = Notifications
page-notifications-more = When it is your turn and this page is in the background.
page-devices = Your seats on another device
page-devices-more = A passphrase takes you and all your seats to another device. This one then forgets them.
page-make-passphrase = Make a passphrase
page-passphrase-once = Your passphrase, shown once
page-have-passphrase = I have a passphrase
page-bring-seats = Bring my seats here
page-sign-out-others = Sign out everywhere else
page-signed-out = You are signed out everywhere else.
page-privacy = What this server knows of you
page-banned-people = These people do not come to your public tables:
page-lift-ban = Let them come again
page-somebody = Somebody
page-forget-me = Delete everything about me
page-forget-me-more = Your name, your seats, what you have said and learnt. Bots play on for you. Nobody can bring it back.
page-about-seance = Seance plays rule-heavy tabletop games by the book. Everything you see here is drawn and written by us.
page-about-unofficial = Seance is an unofficial project by players. The games belong to their publishers, who neither made nor endorse it.
page-about-designs = Printed cards that we do not know are our own design: most of Dungeontology, and the Intruder player’s cards in Nemesis.
page-about-icons = Icons by the contributors of
page-about-fonts = Fonts: Spectral and Inter, SIL Open Font License.
page-about-privacy = This server keeps your tables and one cookie that tells it which seats are yours. Nothing is loaded from anywhere else.

# what happens, moment by moment
page-pace = Pace
page-pace-more = What happens to you stays until you have read it; what others do is shown step by step. Nobody else waits for you.
page-pace-wait = Wait for me
page-pace-8 = 8 seconds
page-pace-4 = 4 seconds
page-pace-fast = Fast
page-pace-once = At once
page-go-on = Go on
page-waits-for-you = It waits for you.
page-goes-on-itself = It goes on by itself. Any key stops that.
page-stage-mine = This happens to you
page-stage-table = This concerns everybody
page-stage-read = Read
page-stage-roll = Roll
page-stage-draw = Draw
page-stage-result = Result
page-counts-here = this counts
page-then = Then
page-plus-n = +{ $n }
page-overtaken = { $who } came first: what you chose ({ $what }) did not happen, and cost you nothing.
page-since-answer = Since your last answer
page-concern-you = { $mine ->
        [0] { $n } things
       *[other] { $n } things, { $mine } of them yours
    }
page-watch-again = Watch again
page-go-on-to-turn = Go on to your turn
page-go-on-to-action = Go on to your action
page-go-on-to-question = Go on to your decision
page-you-tag = you
page-turn = { $who } { $deeds }.
page-deeds-more = { $first }, { $second }
page-deeds-and = { $first } and { $second }
page-deeds-then = { $first }, then { $second }
page-deed-times = { $deed } ({ $n }×)
page-deeds-times = { $n ->
        [2] twice { $deeds }
       *[other] { $n } times { $deeds }
    }
page-between-sentences = { " " }
page-story-stays = Everybody reads this page for themselves. It stays in the log.
page-read-again = Read it again
page-you-decide = You decide: { $what }
page-board-first = Look at the board once more
page-save-picture = Save a picture
page-deciding = What decided it
page-turn-more = … and { $n } more
page-unfold-turn = Everything in this turn

# the table
page-setting-table = Setting the table …
page-question = Question
page-you = You
page-acting = acting
page-passed = passed
page-seats = Seats
page-your-seats = Your seats
page-hand = Hand
page-deck = Deck
page-discard = Discard
page-own-sheet = Your sheet
page-sheet-of = Sheet of { $name }
page-back-to-own-sheet = Back to your sheet
page-tracks = Tracks
page-steps = Steps
page-rail = Seats and log
page-fold = Hide the side bar
page-unfold = Show the side bar
page-panes = Parts of the table
page-pane-board = Board
page-pane-me = Me
page-pane-others = Others
page-pane-log = Log
page-pane-chat = Chat
page-log = Log
page-chat = Chat
page-position = Position
page-position-now = Round { $round }: { $step }
page-not-asked = You are not asked anything now.
page-on-the-table = On the table
page-fact = { $what }: { $value }
page-of = { $n } of { $of }
page-comma = { ", " }
page-more = More
page-fewer = Fewer
page-back = Back
page-done = Done
page-none = None
page-pays = pays for it
page-pay-with = Pay with { $what }
page-pay-card = { $name }
page-pay-more = { $first }, { $second }
page-pay-times = { $name } ×{ $n }
page-others-instead = Something else ({ $n })
page-cost = Cost
page-cards-cost = { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
page-chosen-of = { $least ->
        [0] { $n } chosen, up to { $most }
       *[other] { $n } of { $most }
    }
page-can-be-chosen = { $n ->
        [one] or click the one that is marked on the table
       *[other] or click one of the { $n } marked on the table
    }
page-route = By way of { $by } ({ $takes })
page-really = Press again: { $what }
page-let-go = Cancel the choice
page-that-is-you = that is you
page-chooser-more = { $n ->
        [one] One to choose from.
       *[other] { $n } to choose from. Point at one to read everything; the arrow keys walk through them.
    }
page-chooser-tap = { $n ->
        [one] One to choose from.
       *[other] { $n } to choose from. Tap one to read everything.
    }
page-difficulty-of = Difficulty { $n } of 3
page-difficulty-easy = easy
page-difficulty-hard = for those who know the game
page-good-first = good first
page-starts-at = starts at { $where }
page-abilities = Abilities
page-good-beside = Good beside
page-careful-with = Be careful with
page-own-deck = Deck ({ $n } cards)
page-goal = The goal
page-at-this-table = At this table
page-choosing = choosing
page-play-as = Play { $name }
page-choose-one-first = Choose somebody.
page-choose-for-me = Choose for me
page-now-with-this = Now
page-words-on-it = Words on it
page-all-its-rules = All its rules
page-keep-open = Keep it open:
page-read = Read { $what }
page-key-enter = Enter
page-key-esc = Esc
page-all-the-way = All the way to { $where }
page-you-tapped = You tapped
page-somewhere-else = Somewhere else
page-another-one = Another one
page-other-actions = Other actions
page-odds = { $n }% { $what }
page-not-now = Not now
page-why-not = Why not?
page-explain = What is this about?
page-not-this = Not: { $what }
page-nothing-here = Nothing to do here now.
page-read-card = Read it
page-others-choose = Others are choosing
page-others-play = The others play
page-game-plays = The game goes on
page-fast-forward = To my turn
page-watching = You are watching
page-watching-more = You see what everybody at the table may see.
page-game-over = The game is over.
page-next-line = Next
page-look-at-board = Look at the board
page-you-are-out = You take no more part: { $how }
page-see-all = See everything
page-you-see-all = You see everything
page-own-eyes = Only what I know
page-undo = Undo
page-undo-more = Take back more
page-first-player = First player
page-hint = Hint
page-hint-chance = Won from such positions: { $share }% ({ $low }–{ $high }%; { $games } games of bots, { $worlds } guesses at what is hidden)
page-hint-from-view = from what you can see
page-hint-clear = Clear
page-hint-fairly = Fairly sure
page-hint-close = Close: either is fine
page-hint-habit = A rule of thumb
page-hint-next = Runner-up
page-hint-not = Rather not
page-choose-these = Choose these
page-choose-this = Choose this
page-thought = Its last thought
page-hint-thinking = Thinking …
page-take-back = Take back
page-undo-to-answer = One answer
page-undo-to-action = The whole action
page-undo-to-turn = The whole turn
page-undo-needs-others = The others will be asked first.
page-undo-anew = What chance decided since then will be drawn anew.
page-pass-until = Pass until …
page-standing-orders = Standing orders
page-pass-shift = With Shift: from now on show me every window of this round
page-every-window = Every window this round
page-pass-once = Pass this once
page-pass-turn = Pass until your next turn
page-pass-step = Pass until this step ends
page-pass-attack = Pass until somebody attacks you
page-orders-of-abilities = Ask me about …
page-order-ask = always
page-order-useful = when it can matter
page-order-round = not again this round
page-order-never = never
page-orders-clear = Ask me as usual again
page-time-left = { $n } s
page-time-left-more = Then the server passes for you.
page-thinking = thinking { $time }
page-passing-turn = Passing until your next turn
page-passing-step = Passing until this step ends
page-passing-attack = Passing until you are attacked
page-orders-more = The server passes for you; this lasts even if you close the page. You can take it back in the question bar.
page-agree = Agree
page-decline = Decline
page-reconnecting = The line is broken. Trying again …
page-connected = Connected
page-delay = { $ms } ms
page-read-only = Another window of this seat answers now; this one only shows.
page-presence-online = here
page-presence-away = away
page-presence-gone = gone
page-presence-bot = bot
page-presence-empty = empty
page-dangerous = dangerous
page-and-more = and { $n } more
page-what-happened = What happened
page-under-way = What is being resolved
page-test-of = Test: { $what }
page-successes = { $n ->
        [0] no success
        [one] 1 success
       *[other] { $n } successes
    }
page-success = Success
page-failure = Failure
page-part-power = Power
page-part-die = Die
page-part-voice = Voice
page-part-noise-die = Noise die
page-part-combat-die = Combat die
page-column = { $name }: { $n } of { $of }, worth { $worth }
page-responses = Responses …
page-which-one = Which one do you mean?
page-still-there = Still there?
page-still-there-yes = I am here
page-new-lines = { $n ->
        [one] 1 new line
       *[other] { $n } new lines
    }
page-part-token = Token
page-part-test = Tests
page-part-skill = Skill
page-part-modifier = Modifier
page-part-bonus = Bonus
page-part-least = Success from
page-part-dice = Dice
page-part-difficulty = Difficulty
page-search-log = Search the log
page-log-kind = Which lines
page-log-all = All
page-log-mine = Mine
page-log-chance = Chance
page-log-moments = Moments
page-log-nothing = No such line in the log.
page-since-you-left = Since you left
page-only-you = Only you see this
page-in-the-log = In the log
page-in-the-rules = In the rules
page-history = History
page-undo-barrier = From here on you can take back alone
page-now = Now
page-round-n = Round { $n }
page-now-round = Now · round { $n }
page-looking-back = You are looking at round { $round }: { $step }
page-new-since = { $n ->
        [one] 1 event since then
       *[other] { $n } events since then
    }
page-back-to-now = Back to now
page-chat-empty = Nobody has said anything yet.
page-while-away = While you were away
page-show-again = Show it to me
page-skip = Skip
page-to-the-end = To the end
page-round-by-round = What the others did, round by round
page-say = Say something
page-point = Speak of something on the table
page-point-now = Click what you want to name. Nothing is answered meanwhile.
page-signs = Signs
page-send = Send
page-doubt = Report a problem
page-about-line = About this line
page-line-n = Line { $n }
page-look-at-moment = Look at this moment
page-doubt-more = Tell us what looks wrong. What your seat may know of this table is kept with it, nothing else.
page-doubt-what = What looks wrong?
page-doubt-kept = Thank you. Kept as report { $n }.
page-send-report = Send
page-save-file = Save the file
page-leave-table = Leave the table
page-leave-more = The table is kept. You find it on the first page.
page-leave-for-now = Leave for now
page-bot-plays-for-me = A bot plays for me
page-give-seat-up = Give the seat up
page-give-seat-up-more = Whoever gives a seat up loses it; a bot plays on until somebody takes it by link.
page-play-myself = I play again
page-muted = muted
page-mute = Mute
page-unmute = Let them speak
page-remove = Remove from the table
page-ban = Ban from all my public tables
page-report-person = Report this person
page-report-person-more = What happened? Only whoever runs this server reads it.
page-report-send = Send
page-person-reported = Thank you. Whoever runs this server will read it.
page-stand-in = Suggest that a bot plays
page-hide-chat = Hide their chat
page-show-chat = Show their chat
page-hand-seat-over = Hand this seat over
page-new-seat-link = A link to this seat
page-seat-link = Link to this seat
page-seat-link-more = Whoever opens it takes the seat; older links are void.
page-this-table = This table
page-spectators-delay = Delay for spectators, in seconds
page-put-away = Put the table away

# keys
page-keys = Keys
page-key-option = answer n of the bar
page-key-pass = pass, or done
page-key-undo = take back
page-key-hint = hint
page-key-why-not = why not?
page-key-explain = explain this question
page-key-board = to the board
page-key-arrows = next choice on the board
page-key-escape = back, close
page-key-log = log
page-key-chat = chat
page-key-rules = rules
page-key-position = position in words
page-key-search = search log or rules
page-key-earlier = back in time
page-key-later = on in time
page-key-fit = whole board
page-key-closer = closer
page-key-further = further away
page-key-follow = the board follows you, or not
page-keys-more = Click a key to choose another one; Backspace leaves it without.
page-no-key = no key
page-keys-usual = The usual keys again
page-keys-change = See and change the keys
page-key-sheets = sheets of the seats in turn, with Shift backwards
page-key-own = your own sheet
page-key-ends = first moment, and now
page-key-now = back to now
page-key-card = read what is focused
page-key-keys = this list

# rules
page-rules-of = Rules: { $game }
page-all-rules = All rules
page-search-rules = Search the rules
page-section = Section
page-all-sections = All sections
page-both-languages = English and Chinese side by side
page-no-rules-found = Nothing answers this. Try another word for it, one word only, or ask:
page-no-such-rule = There is no rule { $id }.
page-same-section = Under the same heading
page-glossary = Glossary
page-example = Example:
page-note = Note:
page-open-page = On its own page

# replay and report
page-replay = Replay
page-first = To the beginning
page-one-step = Step
page-why-so = Why this?
page-why-thought = { $name }: { $text }
page-why-habit = { $name } had nothing to weigh here.
page-why-person = { $name } decided this.
page-why-set-up = This was part of the set-up.
page-step-back = Back
page-stride = Step by
page-stride-event = by event
page-stride-turn = by turn
page-stride-round = by round
page-hide-future = Hide what comes
page-eyes = Seen with the eyes of
page-eyes-own = as you saw it
page-eyes-of = as { $name } saw it
page-eyes-all = as everybody saw it
page-eyes-god = everything
page-play-from-here = Play from here
page-play-from-here-more = A new table of your own begins at this moment. What chance brings from here on is new; the recorded game stays as it is.
page-seats-i-play = I play
page-others-played-by = The others are played by
page-branched = Goes on from event { $n } of another game
page-copy-moment = Copy a link to this moment
page-play-replay = Play
page-pause = Pause
page-speed = Speed
page-back-to-table = Back to the table
page-report-of = Report: { $game }
page-not-finished = Still in play
page-report-facts = { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    } · { $events } events · { $undone ->
        [0] nothing taken back
        [one] taken back once
       *[other] taken back { $undone } times
    }
page-again = Play again
page-come-along = They play again: join in
page-copy-link = Copy the link
page-who-won = Who won, and why
page-score = { $n ->
    [1] 1 point
   *[other] { $n } points
 }
page-has-won = won
page-has-lost = lost
page-as-table = As a table
page-event-n = Event
page-chance-brought = What chance brought
page-times = { $n ->
        [one] once
       *[other] { $n } times
    }
page-got-expected = { $got } (expected { $expected })
page-expected = The line shows what comes on average.
page-luck = { $got } successes in tests; { $expected } would be usual
page-waited = The table waited { $time }
page-over-time = Over time
page-looking-over = Looking over the whole game …
page-moments = Key moments
page-deeds = { $n ->
        [one] 1 line in the log
       *[other] { $n } lines in the log
    }

# Parlour
page-parlour-hour = Hour
page-parlour-goal = Points to win
page-parlour-score = Points
page-parlour-faith = Faith
page-parlour-wax = Wax
page-parlour-spirits = Spirits
page-parlour-known = Cards you know of
page-parlour-fled = fled
page-parlour-veils = Veils
page-parlour-unseen = unseen
page-parlour-secret = seen by you
page-parlour-heard-by = heard by { $name }
page-parlour-clock = The clock: { $hour } o'clock
page-parlour-power = power { $n }
page-parlour-facts = { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } · { $score ->
        [one] 1 point
       *[other] { $score } points
    }

# Nemesis
page-nemesis-player-phase = Player phase
page-nemesis-event-phase = Event phase
page-nemesis-time = Time
page-nemesis-destruct = Self-Destruct
page-nemesis-engines = Engines
page-nemesis-course = Course
page-nemesis-bag = Bag
page-nemesis-malfunctions = Malfunctions; when one more is needed than there are markers, the ship is lost
page-nemesis-fires = Fires; when one more is needed than there are markers, the ship is lost
page-nemesis-eggs = Eggs
page-nemesis-weaknesses = Weaknesses
page-nemesis-light = Light wounds
page-nemesis-serious = Serious wounds
page-nemesis-wounds = Wounds, light and serious
page-nemesis-harm = Wounds (a serious one counts three)
page-nemesis-larva = Larva
page-nemesis-signal = Signal sent
page-nemesis-objectives = Objectives
page-nemesis-items = Items
page-nemesis-back-red = red item
page-nemesis-back-yellow = yellow item
page-nemesis-back-green = green item
page-nemesis-back-blue = crafted item
page-nemesis-quests = Quest items
page-nemesis-intruders = Intruders
page-nemesis-explored = Explored rooms
page-nemesis-pods = Escape pods
page-nemesis-fate-dead = dead
page-nemesis-fate-hibernating = hibernating
page-nemesis-fate-escaped = escaped
page-closer = Closer
page-further = Further away
page-whole-board = Whole board
page-eldritch-clues = Clues
page-eldritch-delayed = Delayed
page-eldritch-lead = Lead Investigator
page-eldritch-possessions = Possessions
page-eldritch-conditions = Conditions
page-eldritch-eliminated = eliminated
page-eldritch-defeated = defeated
page-eldritch-doom = Doom
page-eldritch-gates = Gates
page-eldritch-monsters = Monsters
page-eldritch-solved = Mysteries solved
page-eldritch-reserve = Reserve
page-eldritch-advance-omen = Advance the Omen
page-eldritch-reckoning = Reckoning
page-eldritch-spawn-gates = Spawn Gates
page-eldritch-monster-surge = Monster Surge
page-eldritch-spawn-clues = Spawn Clues
page-eldritch-place-rumor = Place the Rumor
page-eldritch-place-eldritch = Place Eldritch tokens
page-arkham-mythos = Mythos
page-arkham-investigation = Investigation
page-arkham-enemy = Enemies
page-arkham-upkeep = Upkeep
page-arkham-resources = Resources
page-arkham-clues = Clues
page-arkham-actions = Actions
page-arkham-lead = Lead investigator
page-arkham-trauma = Trauma
page-arkham-experience = Experience
page-arkham-experience-earned = Experience earned
page-arkham-damage = Damage
page-arkham-horror = Horror
page-arkham-in-play = In play
page-arkham-resigned = resigned
page-arkham-eliminated = eliminated
page-arkham-health-left = Health left
page-arkham-sanity-left = Sanity left
page-arkham-doom = Doom in play
page-arkham-enemies = Enemies
page-arkham-victory = Victory display
page-arkham-bag = Chaos bag
page-arkham-slot-hand = Hands
page-arkham-slot-ally = Ally
page-arkham-slot-body = Body
page-arkham-slot-accessory = Accessory
page-arkham-slot-arcane = Arcane
page-dungeontology-study = study
page-dungeontology-spy = spying
page-dungeontology-stage-generate = Stealth
page-dungeontology-stage-cards = Cards
page-dungeontology-stage-compare = Comparison
page-dungeontology-students = Students
page-dungeontology-stun = Stun tokens
page-dungeontology-research = Research bonus
page-dungeontology-stars = Stars
page-dungeontology-points = Points
page-dungeontology-worth = Points so far: cubes, thesis, trainees, doom, and the clan as far as you know it
page-dungeontology-excited = Excited
page-dungeontology-knowledge = Knowledge
page-dungeontology-trainees = Trainees
page-dungeontology-dooms = Doom cards
page-dungeontology-known = Known of the hand
page-dungeontology-finished = has submitted
page-dungeontology-areas = Areas explored
page-part-stealth = Stealth
page-part-alert = Alert
page-part-cubes = Cubes

# ---- learning ----
page-learn = Learn
page-learn-title = Learn by playing
page-learn-more = Read how a game goes, play a first game with a coach, or take lessons of a few minutes. Nothing has to be read first.
page-new-here = New here? Learn in { $minutes } minutes
page-new-here-more = A real game of { $game } with { $n } short notes. Nothing to read first.
page-begin = Begin
page-learn-it = Learn it · { $minutes } min
page-how-it-goes = How it goes
page-minutes = { $least }–{ $most } minutes
page-difficulty-1 = easy
page-difficulty-2 = some rules
page-difficulty-3 = many rules
page-difficulty-4 = for evenings
page-face-down = It lies face down: its other side is read when somebody enters.
page-together-yes = all together
page-together-partly = partly together
page-together-no = each for oneself
page-laid-aside = put away:
page-was-missing = missing: { $what }
page-you-win = You win
page-you-lose = You lose
page-a-round = A round
page-one-turn = One turn:
page-lessons = Lessons
page-lessons-done = { $n } of { $of } lessons
page-lesson-minutes = { $minutes } min
page-guided-minutes = First game, { $minutes } min
page-guided-game = Guided first game
page-learn-by-playing = { $minutes } minutes, { $n } notes
page-play-with-bots = Play with bots
page-play-with-bots-more = A table for you and two bots, at once. The coach can be called there too.
page-play-without = Play without it
page-first-time = { $game }: your first game?
page-first-time-more = A coach explains what is new when it comes up, in about { $minutes } minutes. You decide everything, and it is not asked again.
page-done-before = You have finished it already.
page-your-aim = Your aim:
page-coach = Coach
page-coach-on = Coach: tell me what is new here
page-coach-off = Silence
page-note-close = Skip this note
page-not-said = What did not come up in this game, and the coach has not said yet:
page-leave-lesson = Leave
page-notes-said = { $n } of { $of } notes
page-lesson-done = Done
page-lesson-failed = Not this time
page-lesson-result = Show the result
page-try-again = Try again
page-next-lesson = Next lesson
page-back-to-learning = Back to the lessons
page-puzzles = Puzzles
page-puzzles-of = Puzzles of { $game }
page-puzzles-more = Positions from real games in which one answer is clearly the best. Answer, then see what each would have come to.
page-puzzle-of-the-day = Puzzle of the day
page-puzzle-answer = Answer
page-puzzle-mean = Mean of { $n } worlds
page-all-puzzles = All puzzles
page-no-puzzles = There are no puzzles here yet.
page-solve = Solve it
page-sign-meanings = What the signs mean
page-note-why = Why is that so?
page-go-on-playing = Play on
page-would = What would happen:

# the referee: questions, situations, sheets
page-verdict = What applies
page-verdict-rulings = Where the book is silent, we play it so
page-sheet = Reference sheet
page-sheet-round = The round
page-sheet-rules = The rules behind it
page-print = Print
page-situation = Situation builder
page-situation-more = Put the table into any position and see what may be done there, and why the rest may not. It begins with the position of the first lesson.
page-situation-word = What to add
page-situation-add = Add
page-situation-drop = Take away
page-situation-see = What may be done?
page-situation-table = The table
page-situation-not = What may not be done, and why

# assistants
page-assistants = Assistants and chat bots
page-assistants-more = A token lets a program play as you. Keep it to yourself; a new one makes the old one worthless, and signs out your other devices.
page-token = Your token
page-show-token = Show my token
page-renew-token = Make a new token
page-token-renewed = The old token is worthless now.
page-hook = Tell this address when it is my turn
page-hook-keep = Keep
page-hook-drop = Tell it no more
page-hook-secret = The secret that signs the messages: it is shown once
