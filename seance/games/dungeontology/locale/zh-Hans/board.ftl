# 网页上的版图文字

board-comma = ，
board-dungeon = 地城
board-campus = 校园
board-level = { $n }层
board-alert = 警戒{ $n }
board-cubes = 信息块：{ $what }
board-traps = { $n }个陷阱
board-you = { $who }（你）
board-ways = 通往{ $where }
board-ghost = { $tile }放在这里：{ $facts }
board-joins = 连通{ $n }条通道
board-blocks = 堵住{ $n }条通道
board-bag = 内容保密，不得清点
board-campfire = 篝火区：{ $n }
board-penalty = 惩罚{ $n }
board-omegas = { $n }名欧米茄学生
board-schemes = 计谋牌堆：{ $n }
board-dooms = 厄运牌堆：{ $n }
board-clan = 氏族：{ $clan }
board-trainees = 剩余实习生：{ $n }
board-stack = 正在打出的卡牌
cost = 警戒{ $n }
board-university = 大学
name-dungeontology = 地城学：探险队
