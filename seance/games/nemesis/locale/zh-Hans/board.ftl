# 网页上的飞船：把画出来的内容说给听的人。

board-ship = 飞船，{ $side }面
board-comma = { "，" }
board-corridor = 通道{ $n }，连接{ $a }与{ $b }
board-noise = 有噪声
board-noise-in = 通道{ $n }有噪声
board-door-in = 通道{ $n }：{ $door }
board-unexplored = { $room }，未探索，背面{ $back }
board-peeked = 你看过{ $what }
board-looked = { $who }看过
board-items =
    { $n ->
        [0] 没有物品了
       *[other] 剩余{ $n }件物品
    }
board-fire = 起火
board-you = { $who }（你）
board-injuries = { $n }点伤害
board-pod-open = 已解锁
board-pod-locked = 已上锁
board-pod-gone = 已发射
board-berths = 舱内：{ $who }
