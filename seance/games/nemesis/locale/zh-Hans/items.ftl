# 物品的使用：能做什么，问什么，发生什么。

name-personal = 个人目标
name-corporate = 公司目标

## 可以做的事

do-use-load = 用{ $a }装满{ $b }
do-use-door = 用{ $a }开启或关闭舱门（{ $b }）
do-use-repair = 用{ $a }修理所在房间
do-use-engine = 用{ $a }处理引擎
do-use-wipe = 用{ $a }擦掉粘液
do-use-dress = 用{ $a }包扎创伤（{ $b }）
do-use-heal = 用{ $a }治愈已包扎的创伤（{ $b }）
do-use-heal-light = 用{ $a }治愈你全部的轻微创伤
do-use-put-out = 用{ $a }灭火
do-use-by = 用{ $a }经{ $c }到{ $b }
do-use-open = 用{ $a }开启{ $b }
do-use-close = 用{ $a }关闭{ $b }
do-use-start = 用{ $a }启动自毁
do-use-stop = 用{ $a }中断自毁
do-tie = 用{ $a }把{ $b }和{ $c }绑在一起
verb-use-load = 用物品装弹…
verb-use-door = 用物品开关舱门…
verb-use-dress = 用物品包扎创伤…
verb-use-heal = 用物品治愈创伤…
verb-use-by = 用物品移动…
verb-use-open = 用物品开启逃生舱…
verb-use-close = 用物品关闭逃生舱…
verb-tie = 把两件绑在一起…

## 提问

ask-look-at-which-rooms = 私下查看哪些未探索的房间？
ask-which-objective-to-see = 你要查看{ $a }的哪张目标？

## 为何不行

not-no-energy-weapon-to-load = 你手中没有还能装弹的能量武器。
not-no-energy-weapon = 你手中没有能量武器。
not-no-flamethrower-to-load = 你手中没有还能装填的火焰喷射器。
not-no-assault-rifle = 你手中没有突击步枪。
not-no-two-heavy-items = 你手中没有两件尚未绑住的沉重物品。
not-doors-here-destroyed = 这个房间周围的舱门都已被摧毁。
not-nothing-to-throw-at = 这里和相邻房间都没有入侵者，也没有虫卵。
not-nothing-to-lure = 那个房间周围没有入侵者。
not-room-not-yellow = 这个房间不是黄色的。
not-no-pod-here = 这里不是有逃生舱的逃生区。
not-no-signal-sent = 没有其他人发送过信号。
not-nobody-else-aboard = 没有其他人还在游戏中。
not-objectives-are-open = 所有目标都是公开的。
not-no-sample-here = 这里没有还能研究出什么的东西。
not-nobody-to-stun = 这里既没有入侵者，也没有其他角色。
not-hand-is-empty = 那名角色没有手牌。

## 发生的事

log-attached = { $crew }把{ $item }加装到{ $weapon }。
log-tied = { $crew }把{ $one }和{ $other }绑在一起。
log-restless = { $crew }本回合可执行任意次行动。
log-objective-seen = { $crew }查看{ $of }的1张目标：{ $objective }。
    .unseen = { $crew }查看{ $of }的1张目标。
