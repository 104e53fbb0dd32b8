# What an assistant is told at a table, and how it is asked to behave.

tell-yes = yes
tell-no = no
tell-private = { $line } (only you know)
tell-rule = { $rule }: { $text }
tell-title = { $game }, seat { $seat } of { $seats }
tell-happened = What happened
tell-table = The table
tell-question = The question
tell-over = The game is over
tell-aim = Your aim: { $text }
tell-answer-one = Answer with the key of one option.
tell-answer-some = { $least ->
        [0] Answer with the keys of up to { $most } options, or with none.
       *[other] { $most ->
            [one] Answer with the key of one option.
           *[other] Answer with the keys of { $least } to { $most } options.
        }
    }
tell-in-order = Their order counts.
tell-copies = There are { $n } of it: its key may be given as often.
tell-cost = Cost: { $cost }
tell-danger = This is dangerous.
tell-useless = It would change nothing.
tell-not-begun = The game has not begun: somebody still has to sit down, or the host has to begin.
tell-nobody = nobody yet
tell-bot = a bot ({ $bot })
tell-at-table = Table { $table }: { $game }, { $status }
tell-status-waiting = not begun
tell-status-playing = under way
tell-status-over = over
tell-status-archived = put away
tell-seat = Seat { $seat }: { $who }
tell-link = For the person at seat { $seat }: { $url }
tell-watch = To watch: { $url }
tell-ruling = Ruling { $n }. { $question } { $ruling } ({ $rules })
tell-nothing-found = Nothing applies. Say it in other words, or name the things by their names in the game.
tell-no-server = The server does not answer. Try again in a moment.
tell-no-token = Say who you are: “Authorization: Bearer” and your token. “POST /api/me/token” gives you one.

tell-prompt-play-with-me =
    Let us play { $game } together on Seance (the game's key is “{ $key }”).
    Open a table with new_table and one seat for me (“human”), give me my link, and wait until I sit down; then begin.
    Look before every answer. Choose by the key of an option. Say in one or two sentences what you do and why.
    Never tell what only your seat knows, unless the rules allow it. If something surprises me, cite its rule.
tell-prompt-be-our-referee =
    We play { $game } with the real box (its key on Seance is “{ $key }”). Be our referee.
    For every question call rule_on_a_question, read the rules it gives, and answer in one or two sentences.
    Always cite the ids. If they do not settle it, say so, and tell us which ruling is nearest.
    Ask about the position where the answer depends on it. Cards come before rules: look them up with explain_card.
tell-prompt-teach-me =
    Teach me { $game } by playing it (its key on Seance is “{ $key }”). I have never played it.
    Begin with its how-it-goes resource in three sentences. Then open a table with bots, and let me decide.
    At each question say what is decided and what to think of, in two sentences; explain a word when it first comes up.
    Do not choose for me. When I ask why, give the rule.

error-bad-seat-word = “{ $word }” is no seat: write one of { $known }.
error-no-such-card = No card is called “{ $card }”.
error-no-such-term = “{ $term }” is not a word of this game's glossary.
error-no-such-server = There is no Seance server at { $url }.
error-no-own-server = No server could be started with { $database }. If another assistant uses it, give --server.
error-table-not-found = There is no such table, or it is not open to you.
error-link-not-found = This link leads nowhere any more. Ask the host for a new one.
error-not-your-seat = This seat is not yours.
