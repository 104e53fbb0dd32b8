# 发生的事、询问与选项，用玩家的话写成。

subject = { $who }

## 一轮的步骤

step-draft = 选择角色
step-draw = 玩家阶段：抽牌
step-turns = 玩家阶段：玩家回合
step-time = 事件阶段：时间
step-attacks = 事件阶段：入侵者攻击
step-fire = 事件阶段：火焰伤害
step-event = 事件阶段：事件卡
step-development = 事件阶段：布袋增殖
step-round-end = 本轮结束
step-checks = 最终检查

## 结局

end-won = 胜利。
end-lost = 失败。
end-somebody-won = 游戏结束，有人达成了自己的目标。
end-somebody-won-yours = 你赢了：活了下来，目标也已达成。
end-somebody-won-others = 你输了：另有人达成了目标。
end-nobody-won = 游戏结束，无人获胜。

## 可做的事

do-move = 移动到{ $a }
do-move-by = 经{ $b }移动到{ $a }
do-move-carefully = 轻声移动到{ $a }
do-move-carefully-by = 经{ $b }轻声移动到{ $a }
do-shoot = 用{ $b }射击{ $a }
do-melee = 近战攻击{ $a }
do-shoot-eggs = 用{ $a }射击虫卵
do-melee-eggs = 徒手摧毁虫卵
do-pick-up = 抬起{ $a }
do-trade = 交易
do-craft = 制作{ $a }
do-activate = 激活{ $a }
do-end-turn = 结束回合
do-drop-things = 丢弃物品
do-act = 使用{ $a }
do-act-on = 使用{ $a }：{ $b }
do-pass = 跳过
do-play = 打出{ $a }
do-play-on = 对{ $b }打出{ $a }
verb-play-on = 打出，指定目标…
do-use-on = 对{ $b }使用{ $a }
do-react = 打出{ $a }
do-pay = 弃掉{ $a }
do-discard = 弃掉{ $a }
do-drop = 丢下{ $a }
do-keep = 保留{ $a }
do-choose = 选择{ $a }
do-noise = { $a }
do-take-door = 舱门：{ $a }
do-attacks-first = { $a }
do-colour = { $a }
do-spend = 弃掉{ $a }
do-spend-ammo = 再消耗{ $a }的1点弹药
do-keep-roll = 保留结果
do-roll-again = 重新掷骰
do-enter = 进入{ $a }
do-launch = 发射{ $a }
do-wait = 等待
do-leave-pod = 离开{ $a }
do-leave-tokens = 让{ $a }留在上面
do-exchange-tokens = 把{ $a }放到上面
do-trade-with = 向{ $a }提议
do-show = 展示{ $a }
do-give = 给出{ $a }
do-want = 要{ $a }
do-accept = 接受
do-refuse = 拒绝
do-counter = 还价

## 询问

ask-your-action = 你的行动
ask-pay-with = 弃掉哪些牌来支付？
ask-discard-cards = { $a }：弃掉哪些牌？
ask-discard-on-pass = 你跳过，直到下一轮。要弃掉哪些手牌吗？之后会补到5张。
ask-hands-full = 双手拿不下了。丢下什么？物体留在这里，物品则失去。
ask-what-to-drop = 丢下什么？不花费行动。物体留在这里，物品则失去。
ask-ignore-attack = { $a }命中了你。要弃掉护甲来无视这次攻击吗？
ask-keep-your-nerve = { $a }发动突袭攻击。“钢铁神经”可以挡下，要打出吗？
ask-interrupt = 要打断{ $a }吗？
ask-roll-again = 噪声骰结果：{ $a }。要弃1张行动卡重掷吗（移动探测器）？
ask-roll-combat-again = 骰子结果：{ $a }。要对{ $b }重掷吗？以新结果为准。
ask-one-more-injury = 要再消耗1点弹药，使{ $a }多受1点伤害吗？
ask-where-noise = 轻声移动后，噪声标志放在{ $a }的哪条安静通道？
ask-which-attacks-first = 哪个入侵者先攻击？目标是手牌最少的人。
ask-which-character = 你要扮演谁？
ask-which-objective = 第一个入侵者出现了。整局游戏保留哪个目标？另一个弃掉。
ask-which-colour = 抽哪种物品：红色（战斗）、黄色（维修）还是绿色（治疗）？
ask-keep-item = 保留哪件物品？其余的放到牌库底。
ask-which-component = 用哪件物品作为组件（{ $a }）？
ask-which-to-spend = 为{ $a }弃掉哪件物品？
ask-which-door-token = 没有舱门标记了。用哪一扇关闭的舱门来关闭{ $a }？
ask-which-pod = 进入哪个逃生舱？每个容纳两人。
ask-launch-or-wait = { $a }：立即发射，还是在舱内等待并跳过？
ask-in-pod = 你在{ $a }中。
ask-before-turn-ends = 回合结束前：仍可进行不花费行动的事。
ask-which-room-action = 免费执行哪个房间行动？
ask-engine-tokens = 引擎标记以什么顺序放回？最上面的是引擎的真实状态。
ask-trade-show = 交易前向别人展示什么？只有见过的东西才能索要。
ask-trade-offer = 向房间里的谁提议交易？须双方同意。
ask-trade-give = 给{ $a }什么？可以什么都不给。
ask-trade-want = 向{ $a }要什么作为交换？可以什么都不要。
ask-trade-answer = { $a }向你提议。

## 为何不行，怎样才行

not-in-combat = 房间里有入侵者，不能执行。
not-not-in-combat = 房间里有入侵者时才能执行。
not-too-few-cards = 手中的行动卡不够支付费用。
not-card-not-in-hand = 你手中没有这张牌。
not-malfunction-here = 这个房间有故障。
not-no-computer-here = 这里没有可用的电脑。
not-door-closed = 舱门是关闭的。
not-noise-in-every-corridor = 那个房间的每条通道都已有噪声标志。
not-no-intruder-here = 这里没有入侵者。
not-no-loaded-weapon = 你手中没有装弹的武器。
not-no-eggs-here = 这里没有未被携带的虫卵。
not-no-object-here = 这里没有尸体、残骸或虫卵。
not-nobody-here = 这里没有其他人。
not-nothing-to-trade = 这里没有人带着可交易的东西。
not-trade-came-to-nothing = 本回合你的交易没有谈成，不能再试。
not-no-components = 你没有所需的组件。
not-none-left-to-craft = 这种物品没有剩余了。
not-no-quest-open = 你没有待激活的任务物品。
not-quest-not-met = 任务条件尚未满足。
not-carries-nothing = 你什么都没带。
not-room-not-searchable = 这个房间不能搜寻。
not-asked-in-time = 不能主动打出：轮到它的时候会问你。
not-contaminated = 污染卡不能打出，也不能用来支付。
not-no-items-left = 这里已经没有物品了。
not-no-contamination-in-hand = 你手中没有污染卡。
not-chambers-closed = 休眠舱尚未开启。
not-no-engine-here = 这里不是引擎室。
not-no-free-pod = 本区没有开启且有空位的逃生舱。
fix-leave-combat = 赶走入侵者，或离开房间。
fix-repair-room = 修理这个房间。
fix-open-door = 打开或摧毁舱门。
fix-load-weapon = 给武器装弹。
fix-open-pod = 开启一个逃生舱。
fix-wait-for-blue = 等到时间标志进入蓝色格。

## 终端中的桌面

see-tracks = 第{ $round }轮，距跃迁{ $time }格，目的地{ $destination }，布袋中{ $bag }个标记。
see-markers = 故障{ $broken }/{ $most }，火焰{ $burning }/{ $most }；用完后再要放，飞船就毁了。
see-destruct = 自毁程序：还剩{ $left }格。
see-legend = ①玩家　l c a b Q 幼虫、爬虫、成虫、饲虫、虫后　□物品　▲火焰　✕故障　†物体　●噪声　#关闭的门　%被毁的门　T 检修通道入口
see-unexplored = { $back ->
        [1] 未探索的基础房间
        *[2] 未探索的其他房间
    }
see-rooms = { $rooms }：{ $what }
see-ways = 从{ $room }可前往：{ $ways }
see-way = { $n } { $tile }（{ $by }号通道）
see-marked-way = { see-way }〔{ $marks }〕
see-items = 物品{ $n }件
see-injured = { $intruder }（伤害{ $n }）
see-corridors = 房间之间的通道及其数字：{ $corridors }
see-corridor = { $corridor }（{ $numbers }）
see-noise = 噪声：{ $corridors }
see-doors = 舱门：{ $doors }
see-door = { $corridor }（{ $door }）
see-pods = 逃生舱：{ $pods }
see-pod = { $pod }（{ $state }）
see-weaknesses = 已知弱点：{ $things }
see-secret = 你看过：{ $what }
see-course = { $card }：{ $text }
see-cards = { $n }张手牌
see-dead = 死亡
see-hibernating = 休眠
see-escaped = 已逃离
see-passed = 已跳过
see-signal = 已发信号
see-larva = 幼虫！
see-light = 轻微创伤{ $n }
see-dressed = { $wound }（已包扎）
see-weapon = { $thing }（{ $ammo }/{ $capacity }）
see-hand = 你的手牌：{ $things }
see-inventory = 你的物品：{ $things }
see-quests = 你的任务：{ $things }
see-objective = 你的目标：{ $objective }。{ $text }
see-objective-of = { $crew }的目标：{ $objective }。{ $text }

## 几率

odds-encounter = 遭遇
odds-danger = 危险
odds-marker = 噪声标志
odds-silence = 寂静
odds-hit = 命中
odds-miss = 未命中
odds-serious-wound = 未命中并受严重创伤

## 设置与轮次

log-drafted = { $crew }抽到{ $characters }。
log-character-chosen = { $crew }扮演{ $character }。
log-round = 第{ $n }轮。
log-first-player = { $crew }成为起始玩家。
log-drew = { $crew }抽到{ $cards }。
    .unseen = { $crew }抽了{ $n }张牌。
log-discarded = { $crew }弃掉{ $cards }。
log-plays = { $crew }打出{ $card }。
log-uses = { $crew }使用{ $item }。
log-from-afar = { $crew }远程使用{ $room }。
log-room-action = { $crew }执行房间行动：{ $tile }。
    .deed = 使用{ $room }
log-bleeds = { $crew }流血不止。
log-explodes = 在{ $room }爆炸：那里的入侵者都受伤，每名角色受1处严重创伤。
log-reshuffled = { $crew }把弃牌洗成新的牌库。
log-passed = { $crew }跳过。
log-time = 时间推进，距跃迁还有{ $left }轮。
log-destruct-started = 自毁程序已启动：{ $left }轮后飞船爆炸。
    .unseen = 自毁程序已启动。
log-destruct-stopped = 自毁程序已中断。
log-destruct = 自毁程序推进：还剩{ $left }格。
log-event = 事件：{ $card }。
log-events-shuffled = { $card }之后，事件牌库重新洗混。
log-development = 布袋增殖：抽出{ $kind }标记。
log-all-roll = 不在战斗中的角色各进行噪声掷骰。
log-into-bag = { $kind }标记放入布袋。
log-egg-added = 巢穴中增加1个虫卵。

## 移动与探索

log-moved = { $crew }进入{ $room }。
log-escapes = { $crew }试图逃往{ $room }。
log-explored = { $crew }探明此处。
    .deed = 探明此处
log-token-turned = 探索标记：{ $n ->
        [0] 没有物品
       *[other] 物品{ $n }件
    }。
log-token-silent = 寂静：不用掷噪声骰。
log-effect-void = { $effect }不算数：这样移动不掷噪声骰。
log-looked-at-room = { $crew }暗中查看{ $room }：{ $tile }。
    .unseen = { $crew }暗中查看{ $room }。
log-looked-at-token = 其中：{ $effect }，物品{ $n }件。
    .unseen = { $crew }还查看了{ $room }的探索标记。
log-slimed = { $crew }沾上粘液。
log-fire = { $room }起火。
log-fire-out = { $room }的火焰熄灭。
log-malfunction = { $room }发生故障。
log-repaired = { $room }的故障已修复。
log-no-fire-marker-left = { $room }也应起火，但火焰标志已用尽：飞船被烧毁。
log-no-malfunction-marker-left = { $room }也应发生故障，但故障标志已用尽：船体解体。
log-burnt = { $crew }被火焰灼伤。
log-intruder-burnt = { $intruder }被火焰灼伤。
log-door-closed = { $corridor }，舱门关闭。
log-door-opened = { $corridor }，舱门开启。
log-door-destroyed = { $n ->
    [0] { $corridor }，舱门被摧毁。
   *[other] { $corridor }，关闭的舱门挡住了{ $intruders }，并被摧毁。
}
    .unseen = { $corridor }，舱门被摧毁。
many-door-closed = { $n }处舱门关闭。
many-door-opened = { $n }处舱门开启。
many-door-destroyed = { $n }处舱门被摧毁。
log-airlock-stopped = 气闸程序中止。
log-airlock = { $room }的空气被排空。

## 噪声与遭遇

log-noise-rolled = { $crew }进行噪声掷骰：{ $face }。
    .deed = 进行噪声掷骰（{ $face }）
log-slime-heard = { $crew }的粘液标志使寂静变为危险。
log-noise-placed = { $corridor }传出噪声。
log-noise-everywhere = { $room }周围每条通道都传出噪声。
log-danger = 危险逼近{ $room }。
log-encounter = { $crew }遭遇{ $number ->
        [0] { $kind }标记：什么也没出现
       *[other] { $kind }（标记数字{ $number }）
    }。
log-summoned = 有东西应召而来：{ $kind }。
log-intruder-placed = { $intruder }出现在{ $room }。
log-first-intruder = 这是船上遇到的第一个入侵者：{ $intruder }。
log-no-model-left = 没有模型可放：{ $kind }。
log-intruder-moved = { $intruder }移动到{ $room }。
log-intruder-left = { $intruder }钻进暗处，离开版图。
log-surprise-attack = { $intruder }突袭{ $crew }：手牌{ $cards }张，少于它的数字{ $number }。
    .unseen = { $intruder }突袭{ $crew }。
log-kept-nerve = { $crew }镇定自若，{ $intruder }一无所获。
log-objective-kept = { $crew }已选定：{ $objective }。
    .unseen = { $crew }已选定目标。

## 攻击与创伤

log-attacked = { $intruder }攻击{ $crew }：{ $card }。
log-attack-missed = { $intruder }攻击{ $crew }，未命中（{ $card }）。
log-attack-ignored = { $crew }无视{ $intruder }的攻击。
log-transformed = { $intruder }变成{ $into }。
log-infested = 幼虫寄生于{ $crew }。
log-contaminated = { $crew }获得1张污染卡。
log-scanned = { $crew }扫描{ $n }张牌，{ $infected ->
        [0] 没有感染
       *[other] 其中{ $infected }张感染
    }。
log-light-wound = { $n ->
    [3] { $crew }轻微创伤满3处。
   *[other] { $crew }受到轻微创伤（现有{ $n }处）。
}
    .deed = 受到轻微创伤
deeds-light-wound = 受到{ $n }处轻微创伤
own-deeds-light-wound = 受到{ $n }处轻微创伤
log-serious-wound = { $crew }受到严重创伤：{ $wound }。
log-healed-light = { $crew }治愈{ $n }处轻微创伤。
log-dressed = { $crew }包扎创伤：{ $wound }。
log-healed-serious = { $crew }治愈严重创伤：{ $wound }。
log-fatal-wound = { $crew }已有{ $n }处严重创伤，再也承受不住。
    .deed = 再也承受不住
log-died = { $crew }死于{ $room }。
log-interrupted = { $crew }打断了{ $of }。

## 战斗

log-shoots = { $crew }用{ $weapon }射击{ $intruder }。
log-melee = { $crew }近战攻击{ $intruder }：至多造成1点伤害。
    .deed = 近战攻击{ $intruder }
log-shoots-eggs = { $crew }用{ $weapon }射击虫卵。
log-melee-eggs = { $crew }徒手砸向虫卵。
log-combat-rolled = { $crew }用战斗骰掷出“{ $face }”。
    .deed = 掷出“{ $face }”
log-unharmed = { $intruder }没有受伤。
log-melee-missed = { $crew }没有打中{ $intruder }，反被所伤。
log-makes-injuries = 因{ $by }，算作{ $n }点伤害。
log-injured = { $intruder }受到{ $n }点伤害。
log-injuries-checked = 抽{ $cards }：{ $needed ->
        [0] 箭头使{ $intruder }带着{ $injuries }点伤害撤退
       *[other] { $needed }点伤害才会死，{ $intruder }现有{ $injuries }点
    }。
log-killed = { $intruder }死亡。
log-retreats = { $intruder }沿{ $number }号通道撤退（{ $card }）。
log-eggs-destroyed = { $room }中{ $n }个虫卵被摧毁。
log-nest-destroyed = 巢穴被摧毁。

## 物品

log-found = { $crew }找到{ $items }。
    .unseen = { $crew }查看{ $n }件{ $colour }物品。
log-took-in-hand = { $crew }手持{ $item }。
log-item-discarded = { $crew }用掉{ $item }。
log-picked-up = { $crew }抬起{ $thing }。
log-dropped = { $crew }丢下{ $thing }。
log-dropped-item = { $crew }丢弃{ $item }。
    .unseen = { $crew }丢弃1件{ $colour }物品。
log-crafted = { $crew }制成{ $item }。
log-quest-done = { $crew }激活{ $item }。
log-trade-opened = { $crew }发起交易。
log-shown = { $crew }展示{ $items }。
    .unseen = { $crew }向房间里的人展示{ $n }件物品。
log-offered = { $crew }向{ $to }提议以{ $give }换{ $want }。
    .unseen = { $crew }向{ $to }提议。
log-trade-answered = { $crew }{ $answer ->
        [accept] 接受
        *[refuse] 拒绝
        [counter] 还价
    }。
log-swapped = { $crew }给{ $to }{ $given }件物品，换得{ $taken }件。
log-handed-over = { $thing }由{ $crew }交给{ $to }。
log-trade-void = 没有交换任何东西，{ $crew }的交易不算执行。
log-loaded = { $crew }给{ $weapon }装填{ $n }点弹药。

## 查看与发现

log-engine-checked = { $crew }查看{ $token }。
    .unseen = { $crew }查看{ $n }号引擎。
log-engine-opened = { $crew }检修{ $n }号引擎，看到：{ $tokens }。
    .unseen = { $crew }检修{ $n }号引擎。
log-engine-exchanged = { $crew }改变了{ $n }号引擎标记的顺序。
log-engine-left = { $crew }没有改变{ $n }号引擎标记的顺序。
log-coordinates-checked = { $crew }查看坐标卡：{ $card }。
    .unseen = { $crew }查看坐标卡。
log-weakness-discovered = 发现弱点（{ $thing }）：{ $weakness }。

## 逃生舱与休眠

log-pod-opened = { $pod }开启。
log-pod-closed = { $pod }关闭。
log-entered-pod = { $crew }进入{ $pod }。
log-left-pod = { $crew }离开{ $pod }。
log-launched = { $pod }发射，舱内：{ $crew }。
log-attempt-failed = 此处有入侵者，{ $crew }的尝试失败。
log-hibernates = { $crew }进入休眠。

## 终局

log-ship-destroyed = 飞船被毁。
log-ship-jumped = 飞船跃迁。
log-nobody-awake = 船上再无清醒之人，剩下的时间一晃而过。
log-engines-revealed = 引擎：{ $tokens }。
log-engines-explode = 损坏的引擎过多，飞船爆炸。
log-coordinates-revealed = 目的地{ $space }是{ $place }。
log-last-scan = { $n ->
    [0] { $crew }的最终扫描：没有污染卡。
   *[other] { $crew }的最终扫描：{ $n }张中{ $infected }张感染。
 }
log-last-draw = { $crew }抽到{ $cards }。

note-pays-for = 从{ $b }张可用手牌中弃{ $a }张，以便{ $deed }。
note-would-cancel = { $a }打算{ $deed }。打出“打断”可以取消它。
note-attacks-the-runner = { $things }会先攻击你。
note-not-empty = 那里有{ $things }，不进行噪声掷骰。
note-not-empty-anyway = 那里有：{ $things }。普通移动在那里也不掷噪声骰，而且只要1张牌。
note-leaves-marker = 不掷噪声骰：你在那个房间的一条安静通道放1个噪声标志。
note-noise-comes-again = 以后噪声再落到那条通道，就会遭遇。
note-drops-only = 直接丢下{ $a }
note-fire-here = 这里着火：受1处轻微创伤。
note-bleeding = 你在流血：受1处轻微创伤。
note-third-light = 轻微创伤满3处：换成1处严重创伤。
note-bleeds-to-death = 若不包扎，这次之后再跳过{ $a }次你就会流血而死。
note-airlock-here = 气闸程序锁定了这里：全员跳过后空气被排空，里面无人能活。
note-kills = 这会要你的命。
note-known-already = 情况你已经知道。
note-left-undone = 你的目标还缺：{ $things }。入眠或离船之后，你就无法再为它做任何事了。
note-left-undone-together = 你们一起还缺：{ $things }。入眠或离船之后，你就无法再为它做任何事了。
note-will-attack = { $things }会在事件阶段攻击。

## 书页

tale-opening = 你醒来时肺里结着霜，玻璃上沾着别人的血。休眠室亮着红灯。一具尸体躺在休眠舱之间，是从里面被撕开的，没人记得睡去时身边躺着它。飞船还没有跃迁；航线也许是错的，引擎也许是坏的，通风管里有东西在走。你们每个人登船都另有理由，只是没有告诉别人。
tale-opening-coop = 你醒来时肺里结着霜，玻璃上沾着别人的血。休眠室亮着红灯。一具尸体躺在休眠舱之间，是从里面被撕开的，没人记得睡去时身边躺着它。飞船还没有跃迁；航线也许是错的，引擎也许是坏的，通风管里有东西在走。这一次谁也不隐瞒：各人的命令都念了出来，一条也不能落下。
tale-opening-solo = 你醒来时肺里结着霜，玻璃上沾着别人的血。休眠室亮着红灯。一具尸体躺在休眠舱之间，是从里面被撕开的，没人记得睡去时身边躺着它。飞船还没有跃迁；航线也许是错的，引擎也许是坏的，通风管里有东西在走。你带着一道命令。醒来的只有你一个。
tale-first-intruder = 原来不是老鼠，也不是松了的管子。它就在船上，是活的；从此刻起，谁也不能什么都想要。
tale-died = 话说到一半，声音停了。听着的人把频道多开了一会儿，虽然已经没有理由。
tale-destruct-started = 一个谁也没见过的平静声音开始倒数。它同时在每条通道里数，而且不听人说话。
tale-launched = 卡扣松开，舱门变成一颗星，墙上少了一个逃生舱。
tale-hibernates = 舱盖合上，霜往上爬，玻璃后面的呼吸慢了下来。剩下的路，只能靠飞船自己走完。
tale-nest-destroyed = 墙上长着的东西烧了起来，声音像许多细小的喉咙。这一次，船里只有烟味。
tale-signal-sent = 天线转向一颗远得无关紧要的太阳，把这里发生的一切说了两遍。
tale-ship-jumped = 群星倾斜，拉长，消失。关于引擎和航线，不管真相是什么，现在都成真了。
tale-ship-destroyed = 先来的是光。光之后，再没有人能说后来怎样了。
tale-nobody-awake = 再没有人应答。通道里只剩下自己的嗡鸣。
tale-engines-explode = 引擎一同进入跃迁，一瞬之后，各奔东西。
