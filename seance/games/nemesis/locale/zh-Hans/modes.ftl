# 完全合作模式与入侵者玩家。

log-revived = 急诊室使{ $crew }在{ $room }复苏。

## 入侵者玩家

ask-go-on-as-intruders = 你是第一个死亡的玩家。要作为入侵者继续游戏吗？
do-take-over = 操控入侵者
do-only-watch = 只旁观
log-only-watches = { $crew }从此只旁观。
log-takes-over = { $crew }从下一轮起作为入侵者继续游戏。
log-hunts = 入侵者（{ $crew }）打出{ $card }。
log-set-on = { $intruder }扑向{ $crew }。
log-attacks-seen = { $crew }从{ $cards }中选择。
    .unseen = { $crew }从{ $n }张入侵者攻击卡中选择。
log-events-seen = { $crew }从{ $cards }中选择。
    .unseen = { $crew }从{ $n }张事件卡中选择。
log-events-discarded = { $crew }弃掉事件卡{ $cards }。
log-recovers = { $intruder }移除{ $n }点伤害。

do-hunt-move = { $a }：移动一个入侵者
do-hunt-attack = { $a }：用一个入侵者攻击
do-hunt-effect = { $a }：执行效果
do-send = { $a }
do-send-by = 经{ $a }
do-set-on = { $a }攻击{ $b }
do-attack-with = { $a }
do-pursue = { $a }经{ $b }
do-grow = { $a }
do-let-happen = { $a }
do-gather = { $a }
do-recover = { $a }

ask-your-hunt = 轮到你控制入侵者
ask-keep-hunting-card = 你选择跳过。要保留哪张牌吗？
ask-send-which = 让哪个入侵者穿过与卡上编号相同的通道？
ask-send-which-way = { $a }走哪条路？
ask-set-which-on-whom = 哪个入侵者攻击谁？
ask-attack-with-which = { $a }用哪张入侵者攻击卡对付{ $b }？
ask-pursue-whom = 让哪个入侵者进入相邻的有角色的房间？
ask-grow-which = 哪个入侵者蜕变成更大的一种？伤害保留。
ask-let-what-happen = 结算哪个事件？其余的弃掉。
ask-gather-where = 让周围所有空闲的入侵者进入哪个房间？
ask-recover-which = 哪个入侵者恢复至多2点伤害？

not-no-intruder-aboard = 版图上没有入侵者。
not-no-prey = 没有入侵者与角色同处一室。
not-effect-useless = 现在执行这张牌的效果没有任何作用。
