# 网页上的飞船：把画出来的内容说给听的人。

board-ship = 飞船，{ $side }面
board-comma = { "，" }
board-corridor = 通道{ $n }，连接{ $a }与{ $b }
board-corridor-between = { $a }与{ $b }之间的通道
board-corridor-of =
    { $where ->
        [north] { $room }北侧的通道
        [north-east] { $room }东北侧的通道
        [east] { $room }东侧的通道
        [south-east] { $room }东南侧的通道
        [south] { $room }南侧的通道
        [south-west] { $room }西南侧的通道
        [west] { $room }西侧的通道
       *[north-west] { $room }西北侧的通道
    }
board-room-of =
    { $where ->
        [north] { $room }北侧的房间
        [north-east] { $room }东北侧的房间
        [east] { $room }东侧的房间
        [south-east] { $room }东南侧的房间
        [south] { $room }南侧的房间
        [south-west] { $room }西南侧的房间
        [west] { $room }西侧的房间
       *[north-west] { $room }西北侧的房间
    }
board-the = { $name }
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
board-empty = 空着
board-fire = 起火
board-you = { $who }（你）
board-injuries = { $n }点伤害
board-pod-open = 已解锁
board-pod-locked = 已上锁
board-pod-gone = 已发射
board-berths = 舱内：{ $who }
