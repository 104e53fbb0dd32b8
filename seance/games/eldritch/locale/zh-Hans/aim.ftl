# 目标行：我要什么，还差多少。

aim-mystery = “{ $card }”（{ aim-count }）——{ aim-how }{ aim-danger }
aim-mystery-at = “{ $card }”（{ aim-count }）——{ aim-way }：{ aim-how }{ aim-danger }
aim-epic = “{ $card }”——击败它的怪物{ aim-danger }
aim-epic-at = “{ $card }”——{ aim-way }：击败它的怪物{ aim-danger }
aim-done = “{ $card }”——条件已经达成，本轮神话阶段结束时解决{ aim-danger }
aim-final = 解决{ $ancient_one }的终极神秘事件{ aim-danger }
aim-final-at = { $ancient_one }的终极神秘事件——{ aim-way }：{ $how ->
    [beat-it] 击败{ $ancient_one }
   *[other] 在次元门处进行它的遭遇
 }{ aim-danger }
aim-newcomer = 你将在神话阶段结束时选择新的调查员{ aim-danger }
aim-count = { $what ->
    [clues] 线索
    [gates] 次元门
    [toughness] 坚韧值
   *[other] 惊悚标记
 }{ $have }/{ $goal }
aim-how = { $how ->
    [by-omen-of-devastation] 关闭与征兆同色的次元门，并花费1个线索
    [by-seed-of-the-daemon-sultan] 进行它的遭遇，通过观察检定并花费2个线索
    [by-the-true-name] 进行它的遭遇，并花费2个线索
    [by-rlyeh-risen] 进行它的遭遇
    [by-the-deep-ones-attack] 进行它的遭遇，击败深潜者并花费1个线索
    [by-hunting-the-thousand] 击败怪物，并花费2个线索
    [by-rituals-in-the-wild] 进行它的遭遇，通过观察检定并花费2个线索
    [by-arcane-understanding] 施放法术成功后，花费1个线索并弃掉它
    [by-where-the-old-ones-broke-through] 关闭次元门，并弃掉2张法术
   *[other] 在有线索处完成研究遭遇，可放上1个
 }
aim-way = { $far ->
    [0] 在你所在的格子
    [1] 在相邻的{ $space }
   *[other] 在{ $space }，相距{ $far }格，先往{ $by }
 }{ $past ->
    [none] { "" }
   *[other] （那里有{ $past }）
 }
