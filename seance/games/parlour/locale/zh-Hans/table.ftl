# 步骤
step-round-begins = 一轮开始
step-planchette = 占卜板
step-turn = 回合
step-stack = 仪式与回应
step-contact = 召唤幽灵
step-bargain = 议价
step-circle = 围圈
step-hour = 时钟

# 问题
ask-planchette = 你要推动占卜板吗？
ask-your-action = 你要做什么？
ask-pay = 召唤{ $a }后的幽灵，你支付哪两张牌？
ask-melt = 烧去哪些蜡？
ask-mend = 恢复哪支蜡烛？
ask-discard-to-limit = 你弃掉哪些牌？
ask-put-back = 以什么顺序放回这些牌（先放的先抽）？
ask-unveil = 揭开哪道帷幕？
ask-reply = 你要回应{ $a }吗？
ask-show = 你向{ $a }展示哪些牌？
ask-give = 你向{ $a }提供哪些牌？
ask-want = 你想从{ $a }换得哪些牌？
ask-answer-offer = 你如何答复{ $a }的提议？
ask-circle = 你把哪些牌放入圈中？
ask-would-burn = { $a }将烧去{ $b }蜡。要出手吗？
ask-when-rolled = { $a }掷完了骰子。要改变点数吗？
ask-would-strike = 钟声将敲响。你要阻止吗？
ask-reflex-used = { $a }使用{ $b }。你要阻止吗？

# 选项
do-push = 推动
do-wait = 不动
do-draw = 抽一张牌
do-peer = 窥视{ $a }
do-call = 召唤{ $a }后的幽灵
do-play = 打出{ $a }
do-play-at = 对{ $b }打出{ $a }
do-bargain = 与{ $a }议价
do-rest = 歇息
do-pay = 支付{ $a }
do-melt = 烧{ $a }的蜡
do-mend = 恢复{ $a }
do-discard = 弃掉{ $a }
do-next = { $a }
do-unveil = 揭开{ $a }
do-reply = 以{ $a }回应
do-show = 展示{ $a }
do-give = 提供{ $a }
do-want = 索要{ $a }
do-accept = 接受
do-refuse = 拒绝
do-counter = 另提条件
do-offer = 放下{ $a }
verb-peer = 窥视帷幕
verb-call = 召唤幽灵
verb-play = 打出卡牌
verb-play-at = 对他人打出卡牌
verb-bargain = 议价

# 问题与选项的补充说明
note-push = 独自推：抽{ $a }张牌；几人同推：各烧1蜡
note-wait = 没有人推，钟就立刻敲一下
note-circle-needs = 众人合计要有力量{ $a }，否则人人烧{ $b }蜡。
note-circle-most = 独自放得最多的人获得1点信念。
note-power = 力量{ $a }
note-hand-limit = 你有{ $b }张手牌，回合结束时最多留{ $a }张。
note-voice = 力量加骰点要达到{ $a }。
note-voice-between = 还不知道是谁：力量加骰点要达到{ $a }到{ $b }。
note-call-fails = 不成则烧{ $a }蜡。
note-to-burn = 要烧{ $a }蜡。矮烛灭了不能窥视，高烛灭了最多留{ $b }张牌。
note-only-you-see = 只有你看到是谁
note-ends-turn = 结束你的回合
note-actions-left = 还有{ $a }个行动。
note-opened-by = 议价由{ $a }提出。
note-seen-only = 只能索要展示过的牌。
note-offer-of = 第{ $a }次提议，至多{ $b }次。
note-would-come = { $a }：力量{ $b }加骰点{ $c }，灵音{ $d }，够了。
note-would-not-come = { $a }：力量{ $b }加骰点{ $c }，灵音{ $d }，还不够。
note-hour-comes = 将到{ $a }点；到{ $b }点全体失败。

# 为何不行
not-too-dark = 太暗了，看不到帷幕后面：你的矮烛已灭。
not-seen-already = 你已经看过{ $a }后面是谁。
not-too-few-cards = 召唤幽灵需要两张牌，而你没有这么多。
not-no-cards-left = 没有牌了。
not-no-cards-in-hand = 你没有牌。
not-nobody-else = 没有别人了。
not-bargained-already = 你本回合已经议过价。
not-nothing-to-trade = 你和{ $a }都没有牌。
not-waits-for-its-moment = { $a }须等待时机，不能作为行动打出。
not-candles-are-whole = 你的蜡烛完好无损。
fix-mend-candle = 火柴会有帮助。
fix-draw-first = 先抽一张牌。
fix-next-turn = 下个回合可以再议价。
odds-contact = 幽灵到来

# 发生之事
log-round-begins = 第{ $round }轮，{ $hour }点：由{ $sitter }领席。
log-drew = { $sitter }抽到{ $card }。
    .unseen = { $sitter }抽了一张牌。
deeds-drew = 抽了{ $n }张牌
log-discarded = { $sitter }弃掉{ $cards }。
log-planchette-moved = { $sitters }推动了占卜板。
log-planchette-still = 没有人推动占卜板。
log-peered = { $sitter }窥视{ $veil }：{ $spirit }。
    .unseen = { $sitter }窥视{ $veil }。
log-called = { $sitter }召唤{ $veil }后的幽灵。
log-unveiled = { $veil }后是{ $spirit }。
log-rolled = { $sitter }掷出{ $die }。
log-die-turned = { $sitter }的骰子算作{ $die }。
log-contact =
    { $came ->
        [yes] { $spirit }来到{ $sitter }身边。
       *[no] { $spirit }没有来到{ $sitter }身边。
    }
log-burnt = { $sitter }烧去{ $n }蜡（{ $candles }）。
log-mended = { $sitter }恢复{ $n }蜡。
log-spared = { $sitter }的蜡烛保持原样。
log-fled = { $sitter }逃入夜色。
log-rested = { $sitter }歇息。
log-played = { $sitter }打出{ $card }。
log-played-at = { $sitter }对{ $to }打出{ $card }。
log-replied = { $sitter }以{ $card }回应{ $to }。
log-refuted = { $card }是骗局。
log-turned-back = { $card }反照{ $sitter }。
log-fizzled = { $card }不起作用。
log-reflex = { $sitter }使用{ $card }。
log-interrupted = { $by }打断了{ $sitter }：{ $card }不起作用。
    .unseen = { $sitter }被打断。
log-power = { $sitter }的{ $spirit }施展能力。
log-clock-stopped = { $sitter }停住了钟。
log-struck = 钟敲{ $hour }点。
log-divined = { $sitter }查看牌堆顶：{ $cards }。
    .unseen = { $sitter }查看牌堆顶{ $n }张牌。
log-hand-read = { $reader }查看{ $sitter }的手牌：{ $cards }。
    .unseen = { $reader }查看{ $sitter }的手牌。
log-hand-passed = { $sitter }把{ $cards }传给{ $to }。
    .unseen = { $sitter }把手牌传给{ $to }。
log-bargain-opened = { $sitter }与{ $to }议价。
log-shown = { $sitter }向{ $to }展示{ $cards }。
    .unseen = { $sitter }向{ $to }展示{ $n }张牌。
log-offered = { $sitter }向{ $to }提议以{ $give }换{ $want }。
    .unseen = { $sitter }向{ $to }提出条件。
log-answered =
    { $answer ->
        [accept] { $sitter }接受。
        [refuse] { $sitter }拒绝。
       *[counter] { $sitter }另提条件。
    }
log-swapped = { $sitter }给{ $to }{ $given }张牌，拿走{ $taken }张。
log-bargain-closed = 议价结束。
log-offering = { $sitter }{ $power ->
    [0] 没有在圈中放牌
   *[other] 在圈中放了{ $cards }：力量{ $power }
 }。
log-circle =
    { $holds ->
        [yes] 圈守住了：力量{ $power }，需要{ $demand }。
       *[no] 圈破了：力量{ $power }，需要{ $demand }。
    }
log-faith-gained = { $sitter }获得1点信念，现有{ $faith }点。
log-won = { $sitter }听够了：{ $score }分。
log-midnight = 午夜到了，幽灵散去。
log-darkness = 最后的烛光熄灭，客厅里空无一人。

# 结局
end-contact = 幽灵开口了：你们之中有人听够了。
end-midnight = 午夜。幽灵离去，所有人失败。
end-darkness = 最后的烛光熄灭。所有人逃离，所有人失败。

## 书页

tale-opening = 客厅里垂着五道帷幕，每一道后面都等着一位死去有些时日、却还没有死够的客人。蜡烛只够烧一个晚上。叫出它们的名字，听它们回答，守住你的烛火：坐进黑暗里的人，只能独自回家。
tale-unveiled = 没有人伸手，帷幕自己掀了起来。等在后面的那位环顾桌边，把每一支蜡烛都看了一遍，一点也不急。
tale-circle = 众人的手在桌上相触。只要手不松开，屋里的东西就得守礼。
tale-fled = 一把椅子倒了。先是前门的声音，然后是碎石路上的脚步，响得比那条路还要长。
tale-won = 那声音说出了只有他们才知道的那件事，蜡烛一齐熄灭。
tale-midnight = 第十二下钟声停在窗帘里。帷幕后面有谁叹了口气，之后就只剩下布了。
tale-darkness = 最后一根烛芯熄灭时，已经没有人看着。帷幕动了一下，像远处有一扇门关上。
