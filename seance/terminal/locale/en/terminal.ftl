# What the terminal says: at the table, in lists and on the command line.

tell-yes = yes
tell-no = no
tell-field = { $name }: { $value }

# at the table
tell-welcome = Type the number of what you choose. “explain” tells what a question means, “rules WORD” what a word means; “help” shows what else you can type.
tell-private = { $line } (only you know)
tell-choose-up-to = { $most ->
        [one] Choose one, or none with “-”.
       *[other] Choose up to { $most }, such as “1 3”, or none with “-”.
    }
tell-choose-exactly = { $most ->
        [one] Choose one.
       *[other] Choose { $most }, such as “1 3”.
    }
tell-choose-between = Choose { $least } to { $most }, such as “1 3”.
tell-choose-copies = Where it says ×2 you hold two of them: “{ $both }” takes both.
tell-in-order = Their order counts.
tell-progress = { $prompt } ({ $n } of { $of })
tell-copies = { $label } (×{ $n })
tell-priced = { $label } [{ $cost }]
tell-noted = { $label } ({ $notes })
tell-person = { $role }{ $first ->
    [yes] , good for a first game
   *[no] {""}
}. { $numbers }. { $like }
tell-person-value = { $name } { $n }
tell-person-number = { $name } { $n } of { $most }: { $use }
tell-starts-at = Begins at: { $where }
tell-person-beside = Good beside: { $text }
tell-person-careful = Careful with: { $text }
tell-person-deck = Own deck of { $n } cards: { $cards }
tell-over = The game is over. You can still type “log”, “view”, “undo”, “save FILE” for its record, or “quit”.
tell-help =
    3            choose option 3 (several: 1 3 4; none: -)
    explain      what this question is about, what to think of, and its rules; “explain WORDS” is “rules WORDS”
    ? 3          explain option 3: what it costs and risks, and its rules
    why          what you cannot do now, why not, and what would help
    undo         take back your last answer; “undo action”, “undo turn” go further back
    log          everything that you have heard; “log 20” only the last lines
    view         the table and your options again
    rules WORDS  what the rules say to these words, or to a question such as “how do I win”
    card WORDS   the cards in whose names these words are found; “card” alone: the one that came up last
    quiet 3      do not stop for option 3 again this round, whomever it names; if nothing else is left to decide now, that is a Pass
    every        this round, ask me wherever I may use something, even where it would hardly help
    thoughts     why the bots have last moved so: partners at any time, rivals when the game is over
    save FILE    save the game; once it is over, its record
    lang zh-Hans change the language: en, zh-Hans, zh-Hant
    quit         leave; the game is saved
tell-help-hint = hint         what the planner would do
tell-ordered = Understood.
tell-ordered-passed = Understood. Nothing else was open here, so you pass and the game goes on.
tell-undone = Taken back.
tell-undone-anew = Taken back. Something had been revealed, so the dice will fall anew.
tell-offer-after-reveal = You are the only person here: “{ $command }” takes it back all the same. The dice will then fall anew.
tell-offer-after-others = Only bots have answered: “{ $command }” takes it back all the same. They will then answer anew.
tell-hint = The planner would choose: { $choice } ({ $sure ->
    [clear] clear
    [fairly] fairly sure
    [close] close: either is fine
   *[habit] a rule of thumb
})
tell-hint-none = nothing (“-”)
tell-no-hint = The answers come to the same, as far as the planner can see: no hint here.
tell-hint-best = { $choice }{ $known ->
    [yes] {": "}{ $why }
   *[no] {""}
}
tell-hint-next = Runner-up: { $choice }{ $known ->
    [yes] {". "}{ $why }
   *[no] {""}
}
tell-hint-not = Rather not: { $choice }{ $known ->
    [yes] {". "}{ $why }
   *[no] {""}
}
tell-chance = games won from such positions: { $share }% (95%: { $low }–{ $high }%; { $games } games of planners, { $worlds } imagined worlds)
tell-thought = Seat { $seat } · { $thought }
tell-no-thoughts = There are no thoughts to tell: no bot has had to think, or they are rivals, who tell when the game is over.
tell-saved = Saved. Go on later with: seance play --load { $file }
tell-recorded = The record is saved. See it with: seance replay { $file }
tell-fault = What is needed to find the fault is in { $file }.
tell-goodbye = Goodbye.

# why
tell-rule = { $rule }: { $text }
tell-card = { $name }: { $text }
tell-cost = Cost: { $cost }
tell-danger = This is dangerous.
tell-odds = { $percent }%: { $outcome }
tell-useless = It would change nothing.
tell-not-explained = Nobody has written down what this question is about.
tell-nothing-to-explain = It does what it says; no rule stands behind it.
tell-more-refused = { $n ->
    [one] and one more of this kind
   *[other] and { $n } more of this kind
 }
tell-nothing-refused = Nothing is refused to you now.
tell-no-rule-found = No rule has “{ $words }” in it.
tell-try-words = Try another word for it, one word only, or ask:
tell-try-game = Name a game first, and it answers questions: seance rules nemesis how do I win
tell-more-rules = … and { $n } more; another word would narrow it down.
tell-no-card-found = No card has “{ $words }” in its name.
tell-no-card-yet = No card has been read out yet; “card WORDS” finds one by its name.

# lists
tell-game = { $key } · { $title } · { $least ->
        [one] from 1 seat
       *[other] from { $least } seats
    } to { $most }
tell-game-option = { $option }: { $values } ({ $default } if nothing is said)
tell-coverage-game = game
tell-coverage-rules = rules
tell-coverage-doc-only = need no code
tell-coverage-cited = cited by code
tell-coverage-tested = shown by tests
tell-coverage-missing = missing
tell-no-cards = This game has no cards yet.
tell-version = Seance { $version }, { $kind ->
    [compiled] compiled
   *[pure] pure Python
}
tell-bench-calibration = A plain loop turns { $millions } million times a second on this machine; divide by it to compare machines.
tell-bench-game = game
tell-bench-decisions-per-s = decisions/s
tell-bench-asks-per-s = asks/s
tell-bench-games-per-s = games/s
tell-bench-simulated-per-s = simulated/s
tell-bench-calls-per-ask = calls/ask
tell-bench-clone-us = clone µs
tell-bench-fork-us = fork µs
tell-bench-save-load-us = save µs
tell-bench-end-save-ms = last save ms
tell-bench-slider-p95-ms = look back ms
tell-bench-tail-p95 = tail p95
tell-bench-planner-ms = planner ms
tell-bench-trials-per-s = trials/s
tell-bench-absent = Not installed here: { $peers }.
tell-simulated = { $game }: { $games } { $games ->
        [one] game
       *[other] games
    } of { $bots }
tell-share = mean
tell-interval = 95% interval
tell-simulated-score = score
tell-simulated-rounds = rounds
tell-simulated-answers = answers
tell-drawn = Drawn: { $file }
tell-dueled = { $game }: { $games } { $games ->
        [one] seed
       *[other] seeds
    }, each played by both
tell-duel-side = { $bots }: score { $score }, won { $wins }
tell-duel-scores = Difference of the scores: { $difference } (95% interval { $low } to { $high })
tell-duel-victories = Difference of the victories: { $difference } (95% interval { $low } to { $high })
tell-evaluated = { $agent }: { $n } tasks
tell-evaluated-lessons = lessons
tell-evaluated-tables = whole games
tell-evaluated-questions = rule questions
tell-evaluated-legal = Legal answers: { $share } of { $n }
tell-evaluated-tokens = Tokens for an answer: { $read } read, { $written } written
tell-replay = { $title }, played with version { $version }
tell-replay-of-seat = What seat { $seat } has seen and heard.
tell-replay-unfinished = The game was not finished.
tell-replay-same = Played again by the rules, the game is exactly the same.

# what cannot be done
error-which-game = Which game? There are { $known }.
error-other-game = This is a saved game of { $game }.
error-load-has-its-own = A saved game has its own seats, seed and options; give only --load.
error-unknown-bot = There is no bot “{ $bot }” for this game; there are { $known }.
error-too-many-bots = { $bots } bots are too many: there are only { $seats } seats for them.
error-bad-lineup = { $bots } bots were named for { $seats } seats; name one for all, or one for each.
error-bad-budget = “{ $budget }” is no amount of thought; write search:40 for playouts, or search:0.5s for seconds.
error-bad-results-file = { $file } must end in .csv or .parquet.
error-agent-not-started = The agent “{ $command }” could not be started.
error-agent-silent = The agent “{ $command }” gives no answer in time.
error-agent-gone = The agent “{ $command }” has ended before it answered.
error-no-folder = There is no folder { $folder }.
error-not-installed = { $package } is not installed; “pip install 'seance[lab]'” brings it.
error-not-a-window = This question cannot be left out: only what may be used between times can.
error-unknown-word = “{ $word }” is neither a number nor a command; “help” shows what can be typed.
error-cannot-read = { $file } cannot be read.
error-cannot-write = { $file } cannot be written.
error-not-our-file = { $file } is there already and was not written by Seance; take another name.
error-unknown-command = There is no command “{ $command }”; “seance --help” shows what there is.
error-unknown-flag = “{ $flag }” is not known here; “--help” shows what is.
error-unexpected-word = Nothing is expected where “{ $word }” stands; “--help” shows what is.
error-missing-argument = { $argument } is missing.
error-repeated-flag = { $flag } can be given only once.
error-bad-argument = “{ $value }” is not possible for { $argument }.
error-bad-command-line = This command line cannot be understood; “--help” shows how it is written.

# the server
tell-serving = Seance is served at { $url }
tell-upgraded = The database is up to date.
tell-backed-up = { $rows ->
    [one] One row is
   *[other] { $rows } rows are
} in { $file }.
tell-restored = { $rows ->
    [one] One row was
   *[other] { $rows } rows were
} put back.
error-no-database = The database { $database } cannot be used: { $why }
error-database-not-found = There is no database of Seance at { $database }.
error-database-not-empty = The database { $database } is not empty.
error-unknown-setting = { $file }: there is no setting “{ $setting }”. “seance serve --show-settings” lists them all.
error-bad-setting = The setting “{ $setting }” cannot be “{ $value }”; usually it is “{ $usual }”.
error-bad-settings-file = { $file } cannot be read: { $why }
error-no-such-table = There is no table { $table }.
error-no-such-person = There is nobody { $person } here.
tell-none-there = There are none.
tell-done = Done.
error-newer-database = The database { $database } was made by a newer Seance (schema { $revision }); use that one.
error-newer-backup = { $file } was made by a newer Seance (schema { $revision }); use that one.
error-database-in-use = Another server uses the database { $database }. One file serves one server.
error-corrupt-backup = { $file } is damaged, or it is not a backup.
error-port-taken = { $host }:{ $port } cannot be used: { $why }
error-bad-address = “{ $address }” is not an address that a database or Redis can have.

# pages of help
page =
    Seance plays rule-heavy tabletop games by the book.

    seance                    play here, in the browser
    seance games              which games there are, with their options
    seance play GAME          play in this terminal
    seance learn GAME         how it goes, lessons, a first game with a coach
    seance serve              tables for many people, in the browser
    seance mcp                a table for your AI assistant
    seance db                 the database of the server
    seance admin              tables, people and reports of the server
    seance rules GAME WORDS   search the rules
    seance rules coverage     how many rules are carried out and tested
    seance cards GAME         the texts of all cards
    seance replay FILE        the record of a game
    seance simulate GAME      many games of bots, and what came of them
    seance arena GAME         two line-ups of bots play the same seeds
    seance autopsy GAME       why bots lose: their worst turns, and what would have been better
    seance evaluate           measure an agent: lessons, games, rule questions
    seance bench GAME         how fast a game runs

    Every command knows --lang (en, zh-Hans, zh-Hant) and --help.
page-play =
    seance play GAME [--seats N] [--seed S] [--bots NAME,NAME] [--option NAME=VALUE] [--load FILE]

    --seats N        how many sit at the table; you have the first seat, bots the others
    --seed S         a whole number: the same seed and the same answers give the same game
    --bots NAME      who plays the other seats, in order; the last one named takes all that are left (planner, where a game has one)
    --option N=V     an option of the game, as often as needed; “seance games” lists them
    --load FILE      go on with a saved game
page-mcp =
    seance mcp [--server URL] [--token TOKEN]

    A table for an assistant that speaks the Model Context Protocol, over standard input and output. It plays, explains
    and referees; its tables are kept on a server of its own, and people join by a link.

    --server URL     play on that server instead
    --token TOKEN    as whom; POST /api/me/token gives one (SEANCE_TOKEN says it too)

page-serve =
    seance serve [--host H] [--port N] [--database URL] [--redis URL] [--workers N]
    and: --ops-port N, --settings FILE, --show-settings, --open, and a flag for every setting that it shows

    --host H         where to listen (127.0.0.1: only this machine)
    --port N         8000; 0 takes any free one
    --database URL   sqlite:///file.db or postgresql://user@host/name
    --redis URL      redis://host:6379, so that several workers tell each other at once what is new
    --workers N      processes; with more than one take PostgreSQL and Redis
    --ops-port N     a port for health and figures, on this machine only
    --settings FILE  everything else, in TOML; variables such as SEANCE_DATABASE count more, flags most
    --show-settings  how it is set, without secrets; keep_chat = 0 there is --keep-chat 0 here
    --open           and look at it in a browser; “seance” alone does the same
page-db =
    seance db upgrade [--database URL] [--settings FILE]
    seance db backup FILE [--database URL] [--settings FILE]
    seance db restore FILE [--database URL] [--settings FILE]

    upgrade: up to this version, as “seance serve” does by itself. backup: everything into one file. restore: such a file into an empty database.
page-admin =
    seance admin tables | people | reports [--database URL] [--settings FILE]
    seance admin close TABLE
    seance admin ban PERSON, seance admin unban PERSON
    seance admin message TEXT

    What the host of a server sees and does. close: a table is put away. ban: nothing is done for this person any more.
    message: everybody reads it on the first page; without a text it is taken away.
page-games =
    seance games

    Which games there are, for how many, and their options.
page-rules =
    seance rules [GAME] [WORDS]
    seance rules coverage [GAME] [--json] [--missing]

    Without “coverage”: the rules in which all the words are found, in any language.
    --json           for other programs
    --missing        also list every rule that is not yet carried out and tested
page-cards =
    seance cards GAME

    What every card says.
page-replay =
    seance replay FILE [--rerun]

    The log of a finished game, or of what one seat has seen.
    --rerun          also play it again by the rules and see whether it comes out the same
page-simulate =
    seance simulate GAME [--games N] [--bots LINEUP] [--seats K] [--option NAME=VALUE] …

    --games N        how many games (100)
    --bots LINEUP    one bot for all seats, or one for each: planner, search:40,planner (random)
    --seats K        how many seats
    --seed S         the seed of the first game (0)
    --jobs J         processes (1)
    --engine ray     on a Ray cluster: the one that RAY_ADDRESS names, or one of this machine with J workers
    --option …       an option of the game
    --out FILE       a row for each seat of each game, as .csv or .parquet
    --plots FOLDER   pictures of rates, lengths, ends and tracks, and a page with all of them
    --json           the summary for other programs
page-arena =
    seance arena GAME --a LINEUP --b LINEUP [--games N] [--seats K] [--option NAME=VALUE] …

    Both line-ups play the same seeds; rivals share a table and change seats. The difference is told with its 95% interval.
    --games N        how many seeds (60)
    --seats K        how many seats
    --seed S         the first seed (0)
    --jobs J         processes (1)
    --engine ray     on a Ray cluster
    --option …       an option of the game
    --json           for other programs
page-autopsy =
    seance autopsy GAME [--games N] [--bots LINEUP] [--searcher BOT] [--seats K] [--option NAME=VALUE] …

    The turns of lost games after which a bot thought much less of its position, what happened then, and by how much
    the searcher holds another option for better. What costs most comes first.
    --games N        how many games (20)
    --bots LINEUP    one bot for all seats, or one for each (planner)
    --searcher BOT   who looks again (search:40)
    --seats K        how many seats
    --seed S         the seed of the first game (0)
    --option …       an option of the game
    --json           for other programs
page-evaluate =
    seance evaluate [GAME …] [--agent COMMAND | --bot NAME] [--seeds N] [--questions N]

    Lessons, whole games and questions about the rules, always the same ones: docs/evaluate.md is the protocol.
    --agent COMMAND  a program that reads what it is asked and writes its answer
    --form text      it gets a page for each question, instead of a line of JSON (json)
    --bot NAME       measure a bot instead (random)
    --seeds N        whole games of each game (10)
    --questions N    questions of each game and language (0: all fifty)
    --budget full    pages with the texts of cards (brief)
    --out FILE       everything as JSON
    --page FILE      a page with plots
    --json           the same on the screen
page-bench =
    seance bench [GAME] [--seconds N] [--json] [--peers]

    --seconds N      how long each figure is measured (3)
    --json           for other programs
    --peers          run catanatron and OpenSpiel beside it, if they are installed

tell-autopsied = { $game }: { $lost } of { $games } games lost
tell-autopsy-event = what happened
tell-autopsy-deed = what was done
tell-autopsy-better = better
tell-autopsy-times = times
tell-autopsy-drop = drop
tell-autopsy-avoidable = avoidable
tell-aim = Your aim: { $text }
tell-you = you
tell-face-down = It lies face down: its other side is read when somebody enters.
tell-read-by = (“you” is { $who }) { $text }
tell-note = Coach · { $title } — { $text } [{ $rules }]
tell-coach-on = The coach speaks again.
tell-coach-off = The coach is silent.
tell-sign = { $name }: { $text }
tell-signs = What you will see
tell-example = An example
tell-learn-lessons = Lessons: one idea each, a few minutes. Type in your shell:
tell-learn-first = New here? Start with the first game: about { $minutes } minutes, and a coach explains what is new. Type in your shell:
tell-learn-lesson = seance learn { $command } · { $title }
tell-why = { $why } [{ $rules }]
tell-and-else = And what else could you do? Type another number.
tell-suggested = { $n ->
    [one] The coach suggests: { $numbers }
   *[other] The coach suggests one of these: { $numbers }
}
tell-not-said = What did not come up in this game, and the coach has not said yet:
tell-recalled = { $title } — { $text }
error-no-first-game = This game has no guided first game.
page-learn =
    seance learn GAME [LESSON]

    How a game goes on one page, and its lessons. With the name of a lesson that lesson is played;
    “guided” plays the first game, with a coach. At the table “coach” switches it off and on.
