# 行动卡的效果：可以打出什么、询问什么、发生什么。

## 可做的事

do-play-destroy = 打出{ $a }：摧毁舱门（{ $b }）
do-play-break = 打出{ $a }：使你所在的房间故障
do-play-break-down = 打出{ $a }：使{ $b }故障
do-play-repair = 打出{ $a }：修理你所在的房间
do-play-engine = 打出{ $a }：修理或破坏引擎
do-play-door = 打出{ $a }：开启或关闭舱门（{ $b }）
do-play-room = 打出{ $a }：免费执行你所在房间的行动
do-play-look = 打出{ $a }：查看一个未探索的房间
do-play-coordinates = 打出{ $a }：查看坐标卡
do-play-shoot = 打出{ $a }：用{ $c }射击{ $b }
do-play-escape = 打出{ $a }：逃离到{ $b }
do-play-escape-by = 打出{ $a }：经{ $c }逃离到{ $b }
do-play-by = 打出{ $a }：经{ $c }到{ $b }
do-play-craft = 打出{ $a }：制作{ $b }
do-play-burn = 打出{ $a }：在你所在的房间点火
do-play-put-out = 打出{ $a }：扑灭火焰
verb-play-destroy = 出牌摧毁舱门…
verb-play-break-down = 出牌使房间故障…
verb-play-door = 出牌开关舱门…
verb-play-shoot = 出牌射击…
verb-play-escape = 出牌逃离…
verb-play-escape-by = 出牌逃离…
verb-play-by = 出牌移动…
verb-play-craft = 出牌制作…
do-go = { $a }
do-go-by = 经{ $b }到{ $a }
do-motivate = { $a }
do-fire-with = { $a }
do-cover = { $a }
do-cover-both = 你和{ $a }一起
do-cover-nobody = 谁也不走
do-leave-event = 让{ $a }留在牌库顶
do-bury-event = 把{ $a }放到牌库底

## 询问

ask-to-which-room = { $a }去哪个相邻房间？
ask-motivate-whom = “激励”：通过对讲机，还有谁抽1张牌？同房间的人都会抽。
ask-burn-what = 弃掉哪件物品来点燃这个房间？
ask-fire-with-which = 用哪件武器花费1点弹药作掩护？不会命中任何目标。
ask-cover-whom = 谁在你的火力掩护下离开房间，不受攻击？
ask-agree-to-move = { $a }掩护你前往{ $b }。你走吗？
ask-event-foreseen = 你看过了下一张事件卡：留在顶上，还是放到底下？

## 为何不行

not-room-cannot-malfunction = 这个房间不会故障。
not-malfunction-here-already = 这里已经有故障标志。
not-door-open = 舱门开着：没有可摧毁的舱门标记。
not-no-malfunction-here = 这里没有故障。
not-room-action-useless = 现在执行这个房间的行动毫无作用。
not-no-controls-here = 这里既不是可用的驾驶舱，也没有可用的电脑。
not-computer-here = 这个房间有电脑。
not-all-explored = 所有房间都已探索。
not-no-way-out = 所有舱门都关着。
not-other-in-combat = 那名角色身边有入侵者。
not-nothing-to-reload = 你手中没有还能装弹的六响枪。
not-no-loaded-energy-weapon = 你手中没有装弹的能量武器。
not-assault-rifle-not-loaded = 你手中没有装弹的突击步枪。
not-no-item-to-burn = 你没有可烧的物品。
not-burns-already = 这个房间已经着火。
not-no-fire-here = 这里没有火焰。
not-no-entrance-here = 这里没有检修通道入口。

## 发生的事

log-about-to = { $crew }{ $deed ->
        [move] 正要前往{ $on }
        [move-by] 正要移动（{ $on }）
        [move-carefully] 正要轻声移动到{ $on }
        [move-carefully-by] 正要轻声移动（{ $on }）
        [melee] 正要近战攻击{ $on }
        [shoot] 正要射击（{ $on }）
        [melee-eggs] 正要砸碎虫卵
        [shoot-eggs] 正要射击虫卵（{ $on }）
        [pick-up] 正要抬起{ $on }
        [trade] 正要交易
        [craft] 正要制作{ $on }
        *[other] 正要行动（{ $on }）
    }。
log-ordered = { $crew }命令{ $to }前往{ $room }。
log-covering-fire = { $crew }用{ $weapon }开火，掩护撤离。
log-agreed-to-move = { $crew }跑向{ $room }。
log-refused-to-move = { $crew }不愿前往{ $room }。
log-full-auto = { $crew }打空了{ $weapon }：{ $n }点弹药。
log-event-foreseen = { $crew }查看下一张事件卡：{ $card }。
    .unseen = { $crew }查看下一张事件卡。
log-event-left = { $crew }把事件卡留在牌库顶。
log-event-buried = { $crew }把事件卡放到牌库底。
