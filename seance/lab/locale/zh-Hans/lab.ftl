# 实验室所说的话：纯文本的牌桌，以及回答的结果。

tell-yes = 是
tell-no = 否
tell-private = { $line }（只有你知道）
tell-rule = { $rule }：{ $text }

tell-title = { $game }，第{ $seat }席（共{ $seats }席）
tell-happened = 发生了什么
tell-table = 桌面
tell-question = 提问
tell-over = 游戏结束
tell-aim = 你的目标：{ $text }
tell-progress = { $prompt }（{ $n }/{ $of }）
tell-answer-one = 回答一个编号。
tell-answer-some = { $least ->
        [0] { $most ->
            [1] 回答一个编号；不选请答“-”。
           *[other] 至多回答{ $most }个编号，例如“1 3”；不选请答“-”。
        }
       *[other] { $most ->
            [1] 回答一个编号。
           *[other] 回答{ $least }至{ $most }个编号，例如“1 3”。
        }
    }
tell-in-order = 先后有别，请按顺序回答。
tell-copies = 共{ $n }份：编号可以重复这么多次。
tell-cost = 费用：{ $cost }
tell-danger = 这很危险。
tell-odds = { $percent }%：{ $outcome }
tell-useless = 不会带来任何变化。
tell-card = { $name }：{ $text }
tell-accepted = 你选择了：{ $choice }
tell-rejected = 这不是对此提问的回答。{ $why }
tell-none = 什么也不选

error-no-answer = 里面没有回答。

# 评测：哪条规则回答问题
tell-which-rule = 桌上有人问：“{ $question }”哪条规则回答它？
tell-title-rules = { $game }，一个规则问题
