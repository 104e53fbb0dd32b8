# 为什么这样建议，机器人为什么这样走。$mine 是这个选择的结果，$other 是与之比较的选择的结果；$more 表示 $mine 是否更大。
hint-trauma = 带出{ $a }的创伤：{ $mine }点，否则{ $other }点。
hint-clues-for = { $more ->
    [yes] 离找齐“{ $a }”的线索更远：还要{ $mine }个行动，另一个选择只要{ $other }个。
   *[no] 离找齐“{ $a }”的线索更近：还要{ $mine }个行动，另一个选择要{ $other }个{ $here ->
        [0] 。
       *[other] ；接下来在{ $here }。
    }
}
hint-work = { $more ->
    [yes] 从场景“{ $a }”起要做的事更多。
   *[no] 从场景“{ $a }”起要做的事更少。
}
hint-reached = { $more ->
    [yes] “{ $a }”推进得更多，或对后面的事更有准备。
   *[no] “{ $a }”推进得更少，或对后面的事准备更差。
}
hint-rounds = { $more ->
    [yes] 在密谋“{ $a }”推进前省下时间。
   *[no] 在密谋“{ $a }”推进前耗费时间。
}
hint-enemy = 摆脱{ $a }（{ $here }）还要{ $mine }个行动，另一个选择要{ $other }个。
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
