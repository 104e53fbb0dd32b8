# What the laboratory says: tables as plain text, and what an answer came to.

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
tell-progress = { $prompt } ({ $n } of { $of })
tell-answer-one = Answer with one number.
tell-answer-some = { $least ->
        [0] { $most ->
            [one] Answer with one number, or with “-” for none.
           *[other] Answer with up to { $most } numbers, such as “1 3”, or with “-” for none.
        }
       *[other] { $most ->
            [one] Answer with one number.
           *[other] Answer with numbers, such as “1 3”: at least { $least }, at most { $most }.
        }
    }
tell-in-order = Their order counts.
tell-copies = There are { $n } of it: its number may be given as often.
tell-cost = Cost: { $cost }
tell-danger = This is dangerous.
tell-odds = { $percent }%: { $outcome }
tell-useless = It would change nothing.
tell-card = { $name }: { $text }
tell-accepted = You chose: { $choice }
tell-rejected = That is no answer to this question. { $why }
tell-none = nothing

error-no-answer = There is no answer in it.

# An evaluation: which rule answers a question
tell-which-rule = Somebody at the table asks: “{ $question }” Which rule answers it?
tell-title-rules = { $game }, a question about the rules
