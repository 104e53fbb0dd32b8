# 为什么这样建议，机器人为什么这样走。$mine 是这个选择的结果，$other 是与之比较的选择的结果；$more 表示 $mine 是否更大。
hint-who = { $you ->
    [yes] 你
   *[no] { $a }
}
hint-points = { hint-who }目前的分数：{ $mine }，否则{ $other }。
hint-trainee = { $more ->
    [yes] { $a }会同行。
   *[no] 会失去{ $a }。
}
    .maybe = { $more ->
        [yes] { $a }更可能同行。
       *[no] { $a }不太可能同行。
    }
hint-doom = { $more ->
    [yes] “{ $a }”会扣分。
   *[no] “{ $a }”不会扣分。
}
    .maybe = { $more ->
        [yes] “{ $a }”更可能扣分。
       *[no] “{ $a }”不太可能扣分。
    }
hint-doom-down = { hint-who }面朝下的厄运卡：{ $mine }张，否则{ $other }张。
hint-thesis-bonus = { hint-who }的论文得{ $mine }分，否则{ $other }分。
hint-students = { hint-who }的学生：{ $mine }名，否则{ $other }名。
hint-cards = { hint-who }的手牌：{ $mine }张，否则{ $other }张。
hint-knowledge = { $more ->
    [yes] { hint-who }会持有学识标记。
   *[no] { hint-who }会失去学识标记。
}
    .maybe = { $more ->
        [yes] { hint-who }更可能持有学识标记。
       *[no] { hint-who }不太可能持有学识标记。
    }
hint-research = { hint-who }的研究加成：{ $mine }，否则{ $other }。
hint-stars = { hint-who }的星：{ $mine }颗，否则{ $other }颗。
hint-stun = { hint-who }的眩晕标记：{ $mine }个（体力{ $b }），否则{ $other }个。
hint-now = 本回合{ hint-who }可望得到{ $mine }分{ $here ->
    [0] {""}
   *[other] （{ $here }）
}，否则{ $other }分。
hint-later = 下回合{ hint-who }可望得到{ $mine }分{ $here ->
    [0] {""}
   *[other] （{ $here }）
}，否则{ $other }分。
hint-way-home = { hint-who }离{ $here }还有{ $mine }步，否则{ $other }步。
hint-thesis = { hint-who }的论文还差{ $mine }分，否则差{ $other }分。
