# 目标行：我要什么，还差多少。

aim-mystery = { $card }：{ $have }/{ $goal } · 已解决神秘事件{ $solved }/{ $all } · 毁灭{ $doom }
aim-epic = { $card }：击败它的怪物 · 已解决神秘事件{ $solved }/{ $all } · 毁灭{ $doom }
aim-final = 解决{ $ancient_one }的终极神秘事件
