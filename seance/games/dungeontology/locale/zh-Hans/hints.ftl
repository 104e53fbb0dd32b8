# 参谋为何喜欢这个回答
hint-points = 这能带来分数。
hint-means = 这能保留更多的学生、卡牌和体力。
hint-prospects = 这让你更接近可以研究的信息。
hint-thesis = 这让你的论文更近一步。

motive-points = 分数
motive-means = 学生、卡牌和体力
motive-prospects = 可研究的信息
motive-thesis = 你的论文
