# 目标行：我要什么，还差多少。

aim-clues = 场景“{ $act }”：线索{ $have }/{ $need } · 密谋“{ $agenda }”：还差{ $doom }毁灭
aim-act = 场景“{ $act }”：照卡牌的要求完成 · 密谋“{ $agenda }”：还差{ $doom }毁灭
aim-clues-enough = 场景“{ $act }”：所需的{ $need }个线索已齐，花费它们即可推进 · 密谋“{ $agenda }”：还差{ $doom }毁灭
aim-act-what-have-you-done = 场景“{ $act }”：击败食尸鬼祭司 · 密谋“{ $agenda }”：还差{ $doom }毁灭
aim-act-uncovering-the-conspiracy = 场景“{ $act }”：让6名独特的异教徒进入胜利区，用线索找出他们 · 密谋“{ $agenda }”：还差{ $doom }毁灭
aim-act-into-the-darkness = 场景“{ $act }”：抵达仪式地 · 密谋“{ $agenda }”：还差{ $doom }毁灭
aim-act-disrupting-the-ritual = 场景“{ $act }”：花费线索并通过检定，直到其上每位调查员有2个线索 · 密谋“{ $agenda }”：还差{ $doom }毁灭
