# 助手在牌桌上听到的话，以及请它怎样做。

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
tell-answer-one = 回答一个选项的键。
tell-answer-some = { $least ->
        [0] 至多回答{ $most }个选项的键，也可以不选。
       *[other] { $most ->
            [1] 回答一个选项的键。
           *[other] 回答{ $least }至{ $most }个选项的键。
        }
    }
tell-in-order = 先后有别，请按顺序回答。
tell-copies = 共{ $n }份：键可以重复这么多次。
tell-cost = 费用：{ $cost }
tell-danger = 这很危险。
tell-useless = 不会带来任何变化。
tell-not-begun = 游戏还没有开始：还有人没入座，或者房主还没有开始。
tell-nobody = 暂无
tell-bot = 机器人（{ $bot }）
tell-at-table = 牌桌{ $table }：{ $game }，{ $status }
tell-status-waiting = 尚未开始
tell-status-playing = 进行中
tell-status-over = 已结束
tell-status-archived = 已收起
tell-seat = 第{ $seat }席：{ $who }
tell-link = 给第{ $seat }席的人：{ $url }
tell-watch = 观战：{ $url }
tell-ruling = 裁定{ $n }：{ $question } { $ruling }（{ $rules }）
tell-nothing-found = 没有适用的规则。换个说法，或用游戏里的名称来问。
tell-no-server = 服务器没有回应，请稍后再试。
tell-no-token = 请先表明身份：“Authorization: Bearer”加上你的令牌。用“POST /api/me/token”可以取得令牌。

tell-prompt-play-with-me =
    我们在 Seance 上一起玩《{ $game }》（游戏的键是“{ $key }”）。
    用 new_table 开一张牌桌，给我留一席（“human”），把链接给我，等我入座后再开始。
    每次回答前先看牌桌，用选项的键来选择，再用一两句话说明你做了什么、为什么。
    只有你的座位知道的事，除非规则允许，不要说出来。如果有什么让我意外，请引用对应的规则。
tell-prompt-be-our-referee =
    我们正用实体版玩《{ $game }》（在 Seance 上的键是“{ $key }”）。请当我们的裁判。
    每个问题都先用 rule_on_a_question，读它给出的规则，再用一两句话回答。
    务必引用规则编号。如果规则不足以定论，请直说，并告诉我们最接近的裁定。
    答案取决于局面时先问清局面。卡牌优先于规则：用 explain_card 查卡牌。
tell-prompt-teach-me =
    请边玩边教我《{ $game }》（在 Seance 上的键是“{ $key }”）。我从没玩过。
    先用三句话概括 how-it-goes 资源，再开一张有机器人的牌桌，由我来做决定。
    每个提问用两句话说明在决定什么、该想些什么；新词第一次出现时解释它。
    不要替我选择。我问为什么时，请给出规则。

error-bad-seat-word = “{ $word }”不是座位，请写：{ $known }。
error-no-such-card = 没有名为“{ $card }”的卡牌。
error-no-such-term = “{ $term }”不在这个游戏的术语表里。
error-no-such-server = 在{ $url }没有找到 Seance 服务器。
error-no-own-server = 无法用{ $database }启动服务器。如果另一个助手正在使用它，请写明 --server。
error-table-not-found = 没有这张牌桌，或者它不对你开放。
error-link-not-found = 这个链接已经失效。请向房主要一个新的。
error-not-your-seat = 这不是你的座位。
