# 城中卡牌的分句：见 effects.ftl。

# 时机、次数、条件
per-game = 每场游戏仅限{ $n }次
for-the-group = 团队{ $limit }
if-no-clues = 你没有线索

# 发生什么
either = 你必须选择一项：{ $one }，或{ $other }
spend-clues = 花费{ $n }个线索
drop-clues = 将你的{ $n }个线索放到你所在地点
drop-clues-equal = { $amount }，将你的1个线索放到你所在地点
gain-clues = 从供应堆获得{ $n }个线索
move-to = 移动到{ $place }
carried-off = 与所有不是{ $spared }的敌人解除交战，移动到一个{ $trait }地点
spawn-here = 改为在此地点生成
attach-to-most-clues = 将此卡附属到没有同名卡牌的地点中线索最多的一个
to-victory = 将此敌人加入胜利区
heal-this = 治愈此敌人的{ $n }点伤害
doom-on-nearest-or = 在最近的{ $trait }敌人上放置{ $n }个毁灭；如果没有这样的敌人在场，从遭遇牌库及其弃牌堆中查找一个并抽取，然后混洗牌库
gain-surge = 此卡获得涌动
test-either = 检定{ $skill }（{ $n }）或{ $other }（{ $n }），成功时，{ $passed }
    .start = 检定{ $skill }（{ $n }）或{ $other }（{ $n }）。成功时，{ $passed }

# 始终有效
cheaper = 你在此地点时，你打出的每张{ $trait }支援费用减少{ $n }资源。
no-investigation = 此卡所附属的地点不能被调查。
no-clues-while-engaged = 你与此敌人交战时，既不能发现线索，也不能花费线索。
worse-tokens = 有人尝试躲避此敌人时，混乱标记的负修正值加倍。
