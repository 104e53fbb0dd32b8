# 为什么这样建议，机器人为什么这样走。$mine 是这个选择的结果，$other 是与之比较的选择的结果；$more 表示 $mine 是否更大。
hint-commit = { $more ->
    [yes] 成功率由{ $other }%升至{ $mine }%。
   *[no] 成功率仍是{ $mine }%，但成功后收获更多。
}
hint-commit-nothing = 现在已有{ $mine }%，牌留着以后更有用。
hint-look-for-weapon = { $a }要负责战斗，手上却还没有像样的武器：每张新牌都可能是。
hint-later = 开局换成新牌，多半比留着这些更好。
hint-ready = 手上的牌开局就用得上。
hint-trauma = 带出{ $a }的创伤：{ $mine }点，否则{ $other }点。
hint-clues-for = { $more ->
    [yes] 离找齐“{ $a }”的线索更远：还要{ $mine }个行动，另一个选择只要{ $other }个。
   *[no] 离找齐“{ $a }”的线索更近：还要{ $mine }个行动，另一个选择要{ $other }个{ $here ->
        [0] 。
       *[other] ；接下来在{ $here }。
    }
}
hint-work = { $more ->
    [yes] 从“{ $a }”起，剩下要做的事更多。
   *[no] 从“{ $a }”起，剩下要做的事更少。
}
hint-reached = { $more ->
    [yes] 应付“{ $a }”之后的事更有把握。
   *[no] 应付“{ $a }”之后的事更没把握。
}
hint-rounds = { $more ->
    [yes] 剩下的事做得更快：密谋“{ $a }”可不等人。
   *[no] 剩下的事做得更慢：密谋“{ $a }”可不等人。
}
hint-enemy = { $mine ->
    [0] { $a }（{ $here }）就不再碍事了。
   *[other] 摆脱{ $a }（{ $here }）还要{ $mine }个行动，另一个选择要{ $other }个。
}
hint-gone = { $more ->
    [yes] { $a }会退出冒险。
   *[no] { $a }能留在冒险中。
}
    .maybe = { $more ->
        [yes] { $a }更可能退出冒险。
       *[no] { $a }更可能留在冒险中。
    }
hint-health = 算上本轮的威胁，{ $a }连同支援卡剩余的生命值：{ $mine }，否则{ $other }。
hint-sanity = 算上本轮的威胁，{ $a }连同支援卡剩余的神智值：{ $mine }，否则{ $other }。
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
