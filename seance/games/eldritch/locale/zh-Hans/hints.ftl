# 为什么这样建议，机器人为什么这样走。$mine 是这个选择的结果，$other 是与之比较的选择的结果；$more 表示 $mine 是否更大。
hint-solved = { $a }已解决的神秘事件：{ $mine }个，否则{ $other }个。
hint-epic = { $a }剩余坚韧值：{ $mine }，否则{ $other }。
    .maybe = { $more ->
        [yes] { $a }可能保住更多坚韧值。
       *[no] { $a }可能失去更多坚韧值。
    }
hint-progress = “{ $a }”：{ $b }个中已有{ $mine }个，否则{ $other }个。
    .maybe = { $more ->
        [yes] “{ $a }”可能进展更多。
       *[no] “{ $a }”可能进展更少。
    }
hint-final = { $a }的终极神秘事件：{ $mine }个惊悚标记，否则{ $other }个。
    .maybe = { $more ->
        [yes] { $a }的终极神秘事件上可能有更多惊悚标记。
       *[no] { $a }的终极神秘事件上的惊悚标记可能更少。
    }
hint-doom = { $a }苏醒前剩余的毁灭：{ $mine }，否则{ $other }。
    .maybe = { $more ->
        [yes] { $a }苏醒前可能剩余更多毁灭。
       *[no] { $a }苏醒前剩余的毁灭可能更少。
    }
hint-soon-solved = “{ $a }”会更早解决：{ $b }个中已有{ $mine }个，否则{ $other }个。
    .maybe = { $more ->
        [yes] “{ $a }”可能更早解决。
       *[no] “{ $a }”可能更晚解决。
    }
hint-soon-done = { $more ->
    [yes] 能更早击败{ $a }。
   *[no] 会更晚击败{ $a }。
}
hint-gates = 推动{ $a }的开启的次元门：{ $mine }个，否则{ $other }个。
    .maybe = { $more ->
        [yes] 推动{ $a }的开启的次元门可能更多。
       *[no] 推动{ $a }的开启的次元门可能更少。
    }
hint-gone = { $you ->
    [yes] { $more ->
        [yes] 你会出局。
       *[no] 你能留在游戏中。
    }
   *[no] { $more ->
        [yes] { $a }会出局。
       *[no] { $a }能留在游戏中。
    }
}
    .maybe = { $you ->
        [yes] { $more ->
            [yes] 你更可能出局。
           *[no] 你更可能留在游戏中。
        }
       *[no] { $more ->
            [yes] { $a }更可能出局。
           *[no] { $a }更可能留在游戏中。
        }
    }
hint-health = { $you ->
    [yes] 你会有{ $mine }点生命值，否则{ $other }点。
   *[no] { $a }会有{ $mine }点生命值，否则{ $other }点。
}
    .maybe = { $you ->
        [yes] { $more ->
            [yes] 你可能保住更多生命值。
           *[no] 你可能失去生命值。
        }
       *[no] { $more ->
            [yes] { $a }可能保住更多生命值。
           *[no] { $a }可能失去生命值。
        }
    }
hint-sanity = { $you ->
    [yes] 你会有{ $mine }点神智值，否则{ $other }点。
   *[no] { $a }会有{ $mine }点神智值，否则{ $other }点。
}
    .maybe = { $you ->
        [yes] { $more ->
            [yes] 你可能保住更多神智值。
           *[no] 你可能失去神智值。
        }
       *[no] { $more ->
            [yes] { $a }可能保住更多神智值。
           *[no] { $a }可能失去神智值。
        }
    }
hint-skills = { $you ->
    [yes] 你的技能加上卡牌共值{ $mine }个骰子，否则{ $other }个。
   *[no] { $a }的技能加上卡牌共值{ $mine }个骰子，否则{ $other }个。
}
    .maybe = { $you ->
        [yes] { $more ->
            [yes] 你的技能和卡牌可能值更多骰子。
           *[no] 你的技能和卡牌可能值更少骰子。
        }
       *[no] { $more ->
            [yes] { $a }的技能和卡牌可能值更多骰子。
           *[no] { $a }的技能和卡牌可能值更少骰子。
        }
    }
hint-luck = { $you ->
    [yes] 你掷出{ $mine }才算成功，否则是{ $other }。
   *[no] { $a }掷出{ $mine }才算成功，否则是{ $other }。
}
    .maybe = { $you ->
        [yes] { $more ->
            [yes] 你可能要掷得更高才算成功。
           *[no] 你可能掷得较低也算成功。
        }
       *[no] { $more ->
            [yes] { $a }可能要掷得更高才算成功。
           *[no] { $a }可能掷得较低也算成功。
        }
    }
hint-tickets = { $you ->
    [yes] { $b }：你会有{ $mine }张，否则{ $other }张。
   *[no] { $b }：{ $a }会有{ $mine }张，否则{ $other }张。
}
    .maybe = { $you ->
        [yes] { $more ->
            [yes] 你可能多1张{ $b }。
           *[no] 你可能少1张{ $b }。
        }
       *[no] { $more ->
            [yes] { $a }可能多1张{ $b }。
           *[no] { $a }可能少1张{ $b }。
        }
    }
hint-delayed = { $you ->
    [yes] { $more ->
        [yes] 你会被耽搁。
       *[no] 你不会被耽搁。
    }
   *[no] { $more ->
        [yes] { $a }会被耽搁。
       *[no] { $a }不会被耽搁。
    }
}
    .maybe = { $you ->
        [yes] { $more ->
            [yes] 你更可能被耽搁。
           *[no] 你不太可能被耽搁。
        }
       *[no] { $more ->
            [yes] { $a }更可能被耽搁。
           *[no] { $a }不太可能被耽搁。
        }
    }
hint-possession = { $you ->
    [yes] { $more ->
        [yes] 你会拥有“{ $b }”。
       *[no] 你会失去“{ $b }”。
    }
   *[no] { $more ->
        [yes] { $a }会拥有“{ $b }”。
       *[no] { $a }会失去“{ $b }”。
    }
}
    .maybe = { $you ->
        [yes] { $more ->
            [yes] 你可能由此获得“{ $b }”。
           *[no] 你更可能没有“{ $b }”。
        }
       *[no] { $more ->
            [yes] { $a }可能由此获得“{ $b }”。
           *[no] { $a }更可能没有“{ $b }”。
        }
    }
hint-condition = { $you ->
    [yes] { $more ->
        [yes] 你会带有“{ $b }”。
       *[no] 你会摆脱“{ $b }”。
    }
   *[no] { $more ->
        [yes] { $a }会带有“{ $b }”。
       *[no] { $a }会摆脱“{ $b }”。
    }
}
    .maybe = { $you ->
        [yes] { $more ->
            [yes] 你更可能带有“{ $b }”。
           *[no] 你更可能摆脱“{ $b }”。
        }
       *[no] { $more ->
            [yes] { $a }更可能带有“{ $b }”。
           *[no] { $a }更可能摆脱“{ $b }”。
        }
    }
hint-clues = { $you ->
    [yes] 你会有{ $mine }个线索，否则{ $other }个。
   *[no] { $a }会有{ $mine }个线索，否则{ $other }个。
}
    .maybe = { $you ->
        [yes] { $more ->
            [yes] 你的线索可能更多。
           *[no] 你的线索可能更少。
        }
       *[no] { $more ->
            [yes] { $a }的线索可能更多。
           *[no] { $a }的线索可能更少。
        }
    }
hint-gate = { $more ->
    [yes] { $a }的次元门会开着。
   *[no] { $a }的次元门会关闭。
}
    .maybe = { $more ->
        [yes] { $a }的次元门更可能开着。
       *[no] { $a }的次元门更可能关闭。
    }
hint-monster = { $a }（{ $here }）剩余坚韧值：{ $mine }，否则{ $other }。
    .maybe = { $more ->
        [yes] { $a }（{ $here }）可能保住更多坚韧值。
       *[no] { $a }（{ $here }）可能失去更多坚韧值。
    }
hint-crowd = 版图上替{ $a }效力的怪物：{ $mine }个，否则{ $other }个。
    .maybe = { $more ->
        [yes] 版图上替{ $a }效力的怪物可能更多。
       *[no] 版图上替{ $a }效力的怪物可能更少。
    }
hint-rumor = “{ $a }”剩余的标记：{ $mine }个，否则{ $other }个。
    .maybe = { $more ->
        [yes] “{ $a }”上可能留下更多标记。
       *[no] “{ $a }”上可能失去更多标记。
    }
hint-job = { $you ->
    [yes] { $more ->
        [yes] 你离下一个目标更近：{ $here }的{ $here-what }。
       *[no] 你会更晚到达下一个目标：{ $there }的{ $there-what }。
    }
   *[no] { $more ->
        [yes] { $a }离下一个目标更近：{ $here }的{ $here-what }。
       *[no] { $a }会更晚到达下一个目标：{ $there }的{ $there-what }。
    }
}
hint-fear = { $you ->
    [yes] { $more ->
        [yes] 你将不得不面对{ $here }的{ $here-what }。
       *[no] 你不必那么害怕{ $there }的{ $there-what }。
    }
   *[no] { $more ->
        [yes] { $a }将不得不面对{ $here }的{ $here-what }。
       *[no] { $a }不必那么害怕{ $there }的{ $there-what }。
    }
}
