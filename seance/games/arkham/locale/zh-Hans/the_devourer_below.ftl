# The Devourer Below: acts, agendas, and what chaos tokens mean.

log-clue-on-act = { $act }上有{ $n }个线索。

text-the-devourer-below = { signs-easy }骷髅：场上每有一个怪物，−1。异教徒：−2；在最近的敌人上放置1个毁灭。石板：−3；如果你所在地点有怪物，受到1点伤害。古老者：−5；如果古神在场，再揭示一个标记。
text-the-devourer-below-hard = { signs-hard }骷髅：−3；如果失败，在检定结束后，从遭遇牌库及其弃牌堆中查找一个怪物并抽取，然后混洗牌库。异教徒：−4；在最近的敌人上放置2个毁灭。石板：−5；如果你所在地点有怪物，受到1点伤害和1点恐惧。古老者：−7；如果古神在场，再揭示一个标记。
name-the-devourer-below-hard = 地底噬魔（困难与专家）

text-the-arkham-woods = 场上有4个毁灭时推进。
text-the-arkham-woods-back = 将遭遇弃牌堆混洗入遭遇牌库。从牌库顶弃牌，直到出现一个怪物；在主道路生成它，并在其上放置1个毁灭。
text-the-ritual-begins = 场上有5个毁灭时推进。每个敌人攻击值+1，躲避值+1。
text-the-ritual-begins-back = 按玩家顺序，每位调查员检定意志（6）。失败者将一张随机的疯狂基础弱点加入手牌。
text-vengeance-awaits = 场上有5个毁灭时推进。强制，在此密谋推进时：处于场景1时，将仪式地放置入场；否则弃掉该处的每个敌人。然后在该处生成乌默尔多斯。
text-vengeance-awaits-back = 此卡取代场景与密谋。目标：当乌默尔多斯被击败，结局2。
text-investigating-the-trail = 团队可以花费线索来推进：每有1位调查员，花费3个。
text-investigating-the-trail-back = 如果仪式地不在场，将其放置入场。在主道路生成剧本日志中记为逃脱的每个敌人。
text-into-the-darkness = 目标：当一位调查员进入仪式地，推进。
text-into-the-darkness-back = 将遭遇弃牌堆混洗入遭遇牌库。从牌库顶弃牌，直到出现一个敌人（3名或更多玩家时为两个敌人）；在仪式地生成它们。
text-disrupting-the-ritual = 行动（花费1个线索）：检定意志（3）或敏捷（3）。如果成功，在此场景上放置1个线索。目标：当此卡上的线索达到每位调查员2个时，推进。
text-disrupting-the-ritual-back = 结局1。
