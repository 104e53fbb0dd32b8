# 目标行：我要什么，还差多少。

aim-clues = { $act }：线索{ $have }/{ $need } · { $agenda }：还差{ $doom }毁灭
aim-act = { $act }：完成场景的要求 · { $agenda }：还差{ $doom }毁灭
