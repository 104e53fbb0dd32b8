# 目标行：我要什么，还差多少。

aim-clues = 场景“{ $act }”：线索{ $have }/{ $need } · 密谋“{ $agenda }”：还差{ $doom }毁灭
aim-act = 场景“{ $act }”：照卡牌的要求完成 · 密谋“{ $agenda }”：还差{ $doom }毁灭
