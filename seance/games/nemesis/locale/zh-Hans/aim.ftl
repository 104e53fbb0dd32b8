# 目标行：我要什么，还差多少。

aim-keep-one = { $objectives }：将留下其中一个，并且要活着 · 距跃迁{ $time }轮
aim-missing = { $objective } · 还缺：{ $missing } · 距跃迁{ $time }轮
aim-live = { $objective }已达成 · 在跃迁前入眠或离船，还有{ $time }轮
aim-missing-player = { $objective } · 还缺：{ $missing } · 玩家{ $number }就是{ $you ->
    [yes] 你
   *[no] { $who }
} · 距跃迁还有{ $time }轮
