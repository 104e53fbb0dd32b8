# 提示者为何看好某个选择
hint-plan = 这让你更接近目标。
hint-peril = 这让你远离威胁。
hint-health = 这能保住你的健康。
hint-clean = 这会降低你被感染的可能。
hint-ship = 这有助于保住飞船。
hint-things = 这会改善你的装备。
hint-hunt = 这会让船员更难生存。

# 机器人为了什么而走
motive-plan = 目标
motive-peril = 安全
motive-health = 健康
motive-clean = 不被感染
motive-ship = 飞船
motive-things = 装备
motive-hunt = 猎杀
