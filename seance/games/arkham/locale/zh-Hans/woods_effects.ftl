# 密林卡牌的分句：见 effects.ftl。

# 时机

# 发生什么
cancel-move = 取消该次移动
heal-one = 治愈{ $n }点伤害或{ $n }点恐惧
refill-clues = 在此地点放置线索，直到每位调查员{ $n }个
ready-this = 重整此敌人
give-up = 如果你控制{ $name }，将其献出（结局{ $n }）
for-each = { $amount }，{ $effect }
find-weakness = 从你的牌库中查找一张{ $trait }弱点并抽取，然后混洗牌库
lose-card-or-worse = 随机弃掉1张手牌；如果无法弃掉，本次攻击的伤害+{ $n }，恐惧+{ $n }
frighten-all-here = 其所在地点的每位调查员受到{ $n }点恐惧

# 始终有效
connects-to = 此地点与其他每个{ $trait }地点相连。
investigated-with = 调查此地点时，改为使用{ $skill }。
fiercer-against-the-frightened = 与剩余神智值不高于{ $sanity }的调查员交战时，其攻击值+{ $n }，躲避值+{ $n }。
less-sanity = 你的神智值−{ $n }。
