# 所有游戏共用的话。游戏可以用自己的话替换任何一条。

# 卡牌的句子：见 words.py
clause = { $text }
full-stop = { $text }。
sentences = { $first }。{ $second }
then = { $first }，然后{ $second }

# 并列：分句、事物、选项
and-two = { $first }并{ $second }
and-more = { $first }，{ $second }
and-last = { $first }，并{ $second }
with-two = { $first }和{ $second }
with-more = { $first }、{ $second }
with-last = { $first }和{ $second }
or-two = { $first }或{ $second }
or-more = { $first }、{ $second }
or-last = { $first }或{ $second }

# 日志与桌面上的并列
list-none = 无
list-number = { $thing }×{ $n }
list-two = { $first }、{ $second }
list-more = { $first }、{ $second }
list-last = { $first }、{ $second }

# 句中的卡牌名
title = “{ $name }”

# 日志里一句话说的是谁（句子以其开头时）
subject = { $who }
# 读者本人，代替名字
reader = 你

# 几乎随处可用的回答
do-pass = 不响应
do-done = 完成
do-use = 使用{ $a }

# 可以响应的时机，什么也不做
do-let-be = 不响应
ask-which-first = 先结算哪一个？
ask-order-forced = 按什么顺序结算？

# 不能接受的回答
error-game-over = 游戏已经结束。
error-not-asked = 现在没有问题要你回答。
error-not-offered = 选项中没有“{ $choice }”。
error-stale = 这是对先前问题的回答，桌面已经变了。
error-group-too-few = 选得太少：至少选{ $least }项。
error-group-too-many = 选得太多：至多选{ $most }项。
error-wrong-type = 这里无法使用“{ $given }”。
error-not-a-group = 这里只能选一项。
error-unknown-seat = 这张牌桌没有{ $seat }号座位。

# 撤回
error-nothing-to-undo = 没有可以撤回的回答。
error-nothing-to-redo = 没有可以重做的回答。
error-undo-after-reveal = 此后已有信息揭示，不能撤回。
error-undo-after-others = 此后已有他人作答，不能撤回。

# 新游戏
error-unknown-game = 没有名为“{ $game }”的游戏；可玩的有：{ $known }。
error-bad-option = { $option }不能是“{ $value }”。
error-unknown-option = 此游戏没有选项“{ $option }”；可用的有：{ $known }。
error-bad-seats = { $most ->
    [1] 这只有1个座位，不能是{ $seats }个。
   *[other] 此游戏须有{ $least }至{ $most }个座位，不能是{ $seats }个。
}
error-bad-seed = “{ $seed }”不是种子：请用不超过128位的非负整数。
error-seed-needs-open-mark = 只有一人独玩，或公开标明用种子的牌桌，才能自选种子。
error-unknown-bot = 没有名为“{ $bot }”的机器人；可用的有：{ $known }。
error-unknown-lesson = 没有名为“{ $lesson }”的课程；可学的有：{ $known }。
error-unknown-puzzle = 没有谜题“{ $puzzle }”。
error-unknown-language = 没有语言“{ $language }”；可用的有：{ $known }。

# 文件
error-file-not-found = 找不到文件{ $file }。
error-too-large = 文件太大：至多{ $most }字节。
error-corrupt-save = 文件已损坏，或不是存档。
error-foreign-save = 这不是本程序的存档，而是“{ $format }”。
error-newer-save = 此存档由更新版本的程序保存。
error-corrupt-replay = 文件已损坏，或不是对局记录。
error-foreign-replay = 这不是本程序的记录，而是“{ $format }”。
error-replay-differs = 按现在的规则重演，对局与记录不符。
error-seat-file-has-no-answers = 此文件是一个座位所见的内容，只能观看，不能重演。
error-not-finished = 游戏尚未结束，不能交出完整记录。
error-history-unavailable = 这一段对局之后规则已有改动，无法重现；之后的部分仍可查看。
error-no-such-event = 还没有第{ $n }个事件。
error-playout-cannot-fork = 试演不留检查点，无从分支；请用 keep=True。

# 规则出错时
error-rule-broke = { $game }的一条规则在处理回答“{ $answer }”时出错；桌面保持回答之前的样子。
log-resumed-at-checkpoint = 存档之后规则有变，游戏从最近的一步继续。

# 只表示发问、不含内容的词：查规则时略去。
asking-words =
    怎么办, 怎么, 怎样, 如何, 什么时候, 什么, 为什么, 为何, 哪里, 哪些, 哪个, 哪, 谁, 多少, 几个, 能不能, 可不可以, 可以, 能否, 是不是, 是否, 有没有, 请问, 意思, 有什么用, 吗,
    呢, 吧, 啊, 我们, 我, 你, 的, 了, 是, 会, 要, 得, 能, 该, 时, 一下, 这个, 那个, 游戏里, 才, 就, 在, 有, 用, 和, 与, 及, 还, 被, 把, 让, 到, 做

# 选项的费用；游戏没有自己的说法时使用
cost-cards = { $n }张牌
