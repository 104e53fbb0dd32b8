# 遭遇卡与地点的分句：见 effects.ftl。

# 指示
spawn-at = 生成：{ $place }。
spawn-empty = 生成：任意无人地点。
spawn-prey = 生成：与其猎物交战。
prey-bearer = 猎物：仅限承受者。
prey-highest-combat = 猎物：战斗最高者。
prey-lowest-combat = 猎物：战斗最低者。
prey-lowest-agility = 猎物：敏捷最低者。
prey-lowest-health = 猎物：剩余生命值最低者。
prey-lowest-sanity = 猎物：剩余神智值最低者。
prey-most-clues = 猎物：线索最多者。
prey-fewest-cards = 猎物：手牌最少者。
more-health = 每有一位调查员，其生命值+{ $n }。
keyword-hunter = 猎手。
keyword-retaliate = 反击。
keyword-massive = 庞大。
keyword-aloof = 冷漠。
keyword-peril = 险境。
keyword-surge = 涌动。
victory-points = 胜利点{ $n }。

# 时机

# 多少
count-failed-by = 每低于难度1点

# 发生什么
discard-asset-or = 选择并弃掉你控制的一张支援；如果无法弃掉，改为{ $otherwise }
attach-here = 将此卡附属到你所在地点（该地点最多{ $n }张）
resign = 撤退
take-control = 取得此卡的控制权
designated-resign = { $text }

# 始终有效
first-costs-more = 你每轮第一次进行{ $verbs }行动时，需多花费{ $n }个行动。
action-move = 移动
action-fight = 攻击
action-evade = 躲避
cannot-play = 你不能打出{ $kinds }。
kind-of-card-asset = 支援
kind-of-card-event = 事件
more-shroud = 此卡所附属的地点隐藏值+{ $n }。
no-entry = 你不能移动到此地点。
plus-for-all = 你控制此卡时，你所在地点的每位调查员{ $skill }+{ $n }。
lends = 没有人控制{ $name }时，该卡拥有以下能力。{ $text }
