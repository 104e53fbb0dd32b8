# 目标行：我要什么，还差多少。

aim-mystery = 神秘事件“{ $card }”：{ aim-count } · 已解决{ $solved }/{ $all } · 毁灭{ $doom }{ aim-danger }
aim-mystery-at = 神秘事件“{ $card }”：{ aim-count } · { aim-way } · 已解决{ $solved }/{ $all } · 毁灭{ $doom }{ aim-danger }
aim-epic = 神秘事件“{ $card }”：击败它的怪物 · 已解决{ $solved }/{ $all } · 毁灭{ $doom }{ aim-danger }
aim-epic-at = 神秘事件“{ $card }”：击败它的怪物 · { aim-way } · 已解决{ $solved }/{ $all } · 毁灭{ $doom }{ aim-danger }
aim-final = 解决{ $ancient_one }的终极神秘事件{ aim-danger }
aim-count = { $what ->
    [clues] 线索
    [gates] 次元门
    [toughness] 坚韧值
   *[other] 惊悚标记
 }{ $have }/{ $goal }
aim-way = { $far ->
    [0] 就在你所在的格子
    [1] 在相邻的{ $space }
   *[other] 在{ $space }：相距{ $far }格，先往{ $by }
 }{ $past ->
    [none] { "" }
   *[other] （那里有{ $past }）
 }
