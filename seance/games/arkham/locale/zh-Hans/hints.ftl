# 为什么这样建议，机器人为什么这样走。$mine 是这个选择的结果，$other 是与之比较的选择的结果；$more 表示 $mine 是否更大，$you 表示说的是不是读者本人。
hint-commit = { $more ->
    [yes] 成功率由{ $other }%升至{ $mine }%。
   *[no] 成功率仍是{ $mine }%，但成功后收获更多。
}
hint-commit-nothing = 现在已有{ $mine }%，牌留着以后更有用。
hint-look-for-weapon = { $you ->
    [yes] 你要负责战斗，手上却还没有像样的武器：每张新牌都可能是。
   *[no] { $a }要负责战斗，手上却还没有像样的武器：每张新牌都可能是。
}
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
    [yes] “{ $a }”和之后要做的事会更多。
   *[no] “{ $a }”和之后要做的事会更少。
}
hint-reached = { $more ->
    [yes] 这样更有把握完成“{ $a }”。
   *[no] 这样更难完成“{ $a }”。
}
hint-nobody = { $more ->
    [yes] “{ $a }”就再也没有人能完成了。
   *[no] 还有人能继续完成“{ $a }”。
}
    .maybe = { $more ->
        [yes] “{ $a }”更可能再也没有人能完成。
       *[no] 更可能还有人继续完成“{ $a }”。
    }
hint-rounds = { $more ->
    [yes] 这样余下的轮数更宽裕：“{ $a }”每轮都会增加毁灭。
   *[no] 这样余下的轮数更紧：“{ $a }”每轮都会增加毁灭。
}
hint-enemy = { $mine ->
    [0] { $a }（{ $here }）就不再碍事了。
   *[other] 摆脱{ $a }（{ $here }）还要{ $mine }个行动，另一个选择要{ $other }个。
}
    .maybe = { $more ->
        [yes] { $a }（{ $here }）可能会碍事更久。
       *[no] { $a }（{ $here }）可能更快被解决。
    }
hint-boss = { $a }剩余生命值：{ $mine }，否则{ $other }。
    .maybe = { $more ->
        [yes] { $a }可能保住更多生命值。
       *[no] { $a }可能失去更多生命值。
    }
hint-gone = { $you ->
    [yes] { $more ->
        [yes] 你会退出冒险。
       *[no] 你能留在冒险中。
    }
   *[no] { $more ->
        [yes] { $a }会退出冒险。
       *[no] { $a }能留在冒险中。
    }
}
    .maybe = { $you ->
        [yes] { $more ->
            [yes] 你更可能退出冒险。
           *[no] 你更可能留在冒险中。
        }
       *[no] { $more ->
            [yes] { $a }更可能退出冒险。
           *[no] { $a }更可能留在冒险中。
        }
    }
hint-health = { $you ->
    [yes] 本轮的威胁过后，你连同支援卡还有{ $mine }点生命值，否则是{ $other }点。
   *[no] 本轮的威胁过后，{ $a }连同支援卡还有{ $mine }点生命值，否则是{ $other }点。
}
    .maybe = { $you ->
        [yes] { $more ->
            [yes] 你可能保住更多生命值。
           *[no] 这样你可能失去更多生命值。
        }
       *[no] { $more ->
            [yes] { $a }可能保住更多生命值。
           *[no] 这样{ $a }可能失去更多生命值。
        }
    }
hint-sanity = { $you ->
    [yes] 本轮的威胁过后，你连同支援卡还有{ $mine }点神智值，否则是{ $other }点。
   *[no] 本轮的威胁过后，{ $a }连同支援卡还有{ $mine }点神智值，否则是{ $other }点。
}
    .maybe = { $you ->
        [yes] { $more ->
            [yes] 你可能保住更多神智值。
           *[no] 这样你可能失去更多神智值。
        }
       *[no] { $more ->
            [yes] { $a }可能保住更多神智值。
           *[no] 这样{ $a }可能失去更多神智值。
        }
    }
hint-cards = { $you ->
    [yes] 你会有{ $mine }张手牌，否则是{ $other }张。
   *[no] { $a }会有{ $mine }张手牌，否则是{ $other }张。
}
    .maybe = { $you ->
        [yes] { $more ->
            [yes] 你的手牌可能会更多。
           *[no] 你的手牌可能会更少。
        }
       *[no] { $more ->
            [yes] { $a }的手牌可能会更多。
           *[no] { $a }的手牌可能会更少。
        }
    }
hint-resources = { $you ->
    [yes] 你会有{ $mine }资源，否则是{ $other }。
   *[no] { $a }会有{ $mine }资源，否则是{ $other }。
}
    .maybe = { $you ->
        [yes] { $more ->
            [yes] 你可能留下更多资源。
           *[no] 这样你可能剩下更少的资源。
        }
       *[no] { $more ->
            [yes] { $a }可能留下更多资源。
           *[no] 这样{ $a }可能剩下更少的资源。
        }
    }
hint-in-play = { $you ->
    [yes] { $more ->
        [yes] 你会有“{ $b }”在场。
       *[no] 你的“{ $b }”会不在场。
    }
   *[no] { $more ->
        [yes] { $a }会有“{ $b }”在场。
       *[no] { $a }的“{ $b }”会不在场。
    }
}
    .maybe = { $you ->
        [yes] { $more ->
            [yes] 你更可能有“{ $b }”在场。
           *[no] 你不太可能有“{ $b }”在场。
        }
       *[no] { $more ->
            [yes] { $a }更可能有“{ $b }”在场。
           *[no] { $a }不太可能有“{ $b }”在场。
        }
    }
hint-to-play = { $you ->
    [yes] { $more ->
        [yes] 你很快就能打出“{ $b }”。
       *[no] 你没法很快打出“{ $b }”。
    }
   *[no] { $more ->
        [yes] { $a }很快就能打出“{ $b }”。
       *[no] { $a }没法很快打出“{ $b }”。
    }
}
    .maybe = { $you ->
        [yes] { $more ->
            [yes] 你更可能很快打出“{ $b }”。
           *[no] 你不太可能很快打出“{ $b }”。
        }
       *[no] { $more ->
            [yes] { $a }更可能很快打出“{ $b }”。
           *[no] { $a }不太可能很快打出“{ $b }”。
        }
    }
hint-skills = { $you ->
    [yes] 你的意志与敏捷合计会是{ $mine }，否则是{ $other }。
   *[no] { $a }的意志与敏捷合计会是{ $mine }，否则是{ $other }。
}
hint-threat = { $you ->
    [yes] { $more ->
        [yes] “{ $b }”会困扰你。
       *[no] “{ $b }”不再困扰你。
    }
   *[no] { $more ->
        [yes] “{ $b }”会困扰{ $a }。
       *[no] “{ $b }”不再困扰{ $a }。
    }
}
    .maybe = { $you ->
        [yes] { $more ->
            [yes] “{ $b }”更可能困扰你。
           *[no] “{ $b }”不太可能困扰你。
        }
       *[no] { $more ->
            [yes] “{ $b }”更可能困扰{ $a }。
           *[no] “{ $b }”不太可能困扰{ $a }。
        }
    }
