# 参谋为什么看好一个回答
hint-before = 这保住了先前的成果。
hint-act = 这让场景更接近完成。
hint-agenda = 这在密谋推进之前争取时间。
hint-enemies = 这能减轻敌人的威胁。
hint-bodies = 这能保住身心。
hint-means = 这让手上的卡牌、资源和线索更多。

# 机器人为了什么而走
motive-before = 先前的成果
motive-act = 场景
motive-agenda = 时间
motive-enemies = 敌人
motive-bodies = 身心
motive-means = 卡牌和资源
