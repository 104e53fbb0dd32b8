# 为什么这样建议，机器人为什么这样走。$mine 是这个选择的结果，$other 是与之比较的选择的结果；$more 表示 $mine 是否更大。
hint-trauma = 带出{ $a }的创伤：{ $mine }点，否则{ $other }点。
hint-clues-for = 找齐“{ $a }”的线索还需要{ $mine }个行动{ $here ->
    [0] {""}
   *[other] （下一处：{ $here }）
}，否则{ $other }个。
hint-work = 从“{ $a }”起其余的事还需要{ $mine }个行动，否则{ $other }个。
hint-reached = { $more ->
    [yes] “{ $a }”完成得更多，也更有把握收尾。
   *[no] “{ $a }”完成得更少。
}
hint-rounds = “{ $a }”推进前还有{ $mine }轮余裕，否则{ $other }轮。
hint-enemy = 摆脱{ $a }（{ $here }）要{ $mine }个行动，否则{ $other }个。
hint-gone = { $more ->
    [yes] { $a }会退出冒险。
   *[no] { $a }能留在冒险中。
}
    .maybe = { $more ->
        [yes] { $a }更可能退出冒险。
       *[no] { $a }更可能留在冒险中。
    }
hint-health = 算上本轮的威胁，{ $a }剩余的生命值：{ $mine }，否则{ $other }。
hint-sanity = 算上本轮的威胁，{ $a }剩余的神智值：{ $mine }，否则{ $other }。
hint-cards = { $a }的手牌：{ $mine }张，否则{ $other }张。
hint-resources = { $a }的资源：{ $mine }，否则{ $other }。
hint-in-play = { $more ->
    [yes] { $a }会有“{ $b }”在场。
   *[no] { $a }的“{ $b }”会不在场。
}
    .maybe = { $more ->
        [yes] { $a }更可能有“{ $b }”在场。
       *[no] { $a }不太可能有“{ $b }”在场。
    }
hint-to-play = { $more ->
    [yes] { $a }很快就能打出“{ $b }”。
   *[no] { $a }没法很快打出“{ $b }”。
}
    .maybe = { $more ->
        [yes] { $a }更可能很快打出“{ $b }”。
       *[no] { $a }不太可能很快打出“{ $b }”。
    }
hint-skills = { $a }的意志与敏捷合计：{ $mine }，否则{ $other }。
hint-threat = { $more ->
    [yes] “{ $b }”会困扰{ $a }。
   *[no] “{ $b }”不再困扰{ $a }。
}
    .maybe = { $more ->
        [yes] “{ $b }”更可能困扰{ $a }。
       *[no] “{ $b }”不太可能困扰{ $a }。
    }
