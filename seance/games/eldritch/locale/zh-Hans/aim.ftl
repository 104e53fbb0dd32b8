# 目标行：我要什么，还差多少。

aim-mystery = 神秘事件“{ $card }”：{ $have }/{ $goal } · 已解决{ $solved }/{ $all } · 毁灭{ $doom }
aim-epic = 神秘事件“{ $card }”：击败它的怪物 · 已解决{ $solved }/{ $all } · 毁灭{ $doom }
aim-final = 解决{ $ancient_one }的终极神秘事件
