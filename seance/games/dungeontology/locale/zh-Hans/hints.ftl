# 为什么这样建议，机器人为什么这样走。$mine 是这个选择的结果，$other 是与之比较的选择的结果；$more 表示 $mine 是否更大。
hint-points = { $a }目前的分数：{ $mine }，否则{ $other }。
hint-trainee = { $more ->
    [yes] { $a }会跟随你。
   *[no] 你会失去{ $a }。
}
    .maybe = { $more ->
        [yes] { $a }更可能跟随你。
       *[no] { $a }不太可能跟随你。
    }
hint-doom = { $more ->
    [yes] “{ $a }”会让你失分。
   *[no] “{ $a }”不会拖累你。
}
    .maybe = { $more ->
        [yes] “{ $a }”更可能让你失分。
       *[no] “{ $a }”不太可能拖累你。
    }
hint-doom-down = { $a }面朝下的厄运卡：{ $mine }张，否则{ $other }张。
hint-thesis-bonus = { $a }的论文得{ $mine }分，否则{ $other }分。
hint-students = { $a }的学生：{ $mine }名，否则{ $other }名。
hint-cards = { $a }的手牌：{ $mine }张，否则{ $other }张。
hint-knowledge = { $more ->
    [yes] { $a }会持有学识标记。
   *[no] { $a }会失去学识标记。
}
    .maybe = { $more ->
        [yes] { $a }更可能持有学识标记。
       *[no] { $a }不太可能持有学识标记。
    }
hint-research = { $a }的研究加成：{ $mine }，否则{ $other }。
hint-stars = { $a }的星：{ $mine }颗，否则{ $other }颗。
hint-stun = { $a }的眩晕标记：{ $mine }个（体力{ $b }），否则{ $other }个。
hint-now = 本回合{ $a }可望得到{ $mine }分{ $here ->
    [0] {""}
   *[other] （{ $here }）
}，否则{ $other }分。
hint-later = 下回合{ $a }可望得到{ $mine }分{ $here ->
    [0] {""}
   *[other] （{ $here }）
}，否则{ $other }分。
hint-way-home = { $a }离{ $here }还有{ $mine }步，否则{ $other }步。
hint-thesis = { $a }的论文还差{ $mine }分，否则差{ $other }分。
