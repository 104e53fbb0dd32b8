# 为什么这样建议，机器人为什么这样走。$mine 是这个选择的结果，$other 是与之比较的选择的结果；$more 表示 $mine 是否更大。
hint-errands = { $more ->
    [yes] 离“{ $a }”更远：还要{ $mine }张行动卡，另一个选择只要{ $other }张。
   *[no] 离“{ $a }”更近：还要{ $mine }张行动卡，另一个选择要{ $other }张{ next-through }
}
next-through = { $here ->
    [0] 。
   *[other] ；接下来经过{ $here }。
 }
hint-way-out = { $you ->
    [yes] { $more ->
        [yes] 你离活着脱身更远：还要{ $mine }张行动卡，另一个选择只要{ $other }张。
       *[no] 你离活着脱身更近：还要{ $mine }张行动卡，另一个选择要{ $other }张{ next-through }
    }
   *[no] { $more ->
        [yes] { $a }离活着脱身更远：还要{ $mine }张行动卡，另一个选择只要{ $other }张。
       *[no] { $a }离活着脱身更近：还要{ $mine }张行动卡，另一个选择要{ $other }张{ next-through }
    }
}
hint-part-of-the-plan = 我们的计划里，{ $you ->
    [yes] 你
   *[no] { $a }
}那一份还要{ $mine }张行动卡，否则要{ $other }张{ $here-what ->
    [to-scout] ；接下来探索{ $here }。
    [to-signal] ；接下来从{ $here }发送信号。
    [to-nest] ；接下来去{ $here }。
    [to-destruct] ；接下来在{ $here }启动自毁程序。
    [to-analyse] ；接下来在{ $here }做分析。
    [to-deliver] ；接下来把东西送到{ $here }。
    [to-steer] ；接下来到{ $here }管好航向。
    [to-mend] ；接下来照看{ $here }。
    [to-fetch] ；接下来去{ $here }取东西。
    [to-leave] ；接下来经{ $here }离开。
   *[other] 。
}
hint-no-plan = { $you ->
    [yes] { $more ->
        [yes] 你会再也没有出路。
       *[no] 你还留着一条出路。
    }
   *[no] { $more ->
        [yes] { $a }会再也没有出路。
       *[no] { $a }还留着一条出路。
    }
}
hint-part-plan = 这样更有希望达成目标：成算约{ $mine }%，另一种选择约{ $other }%。
hint-verdict = { $you ->
    [yes] { $more ->
        [yes] 你就此获胜。
       *[no] 你无法因此获胜。
    }
   *[no] { $more ->
        [yes] { $a }就此获胜。
       *[no] { $a }无法因此获胜。
    }
}
hint-contamination = { $you ->
    [yes] 你会有{ $mine }张污染卡，否则{ $other }张。
   *[no] { $a }会有{ $mine }张污染卡，否则{ $other }张。
}
    .maybe = { $you ->
        [yes] { $more ->
            [yes] 你可能得到更多污染卡。
           *[no] 你得到的污染卡可能更少。
        }
       *[no] { $more ->
            [yes] { $a }可能得到更多污染卡。
           *[no] { $a }得到的污染卡可能更少。
        }
    }
hint-wounds = { $you ->
    [yes] { $more ->
        [yes] 你会受更多伤。
       *[no] 你受的伤更少。
    }
   *[no] { $more ->
        [yes] { $a }会受更多伤。
       *[no] { $a }受的伤更少。
    }
}
# 已发布的谜题逐项说明创伤
hint-serious-wounds = { $a }的严重创伤：{ $mine }处，否则{ $other }处。
hint-light-wounds = { $a }的轻微创伤：{ $mine }处，否则{ $other }处。
hint-undressed = { $a }未包扎的创伤：{ $mine }处，否则{ $other }处。
hint-larva = { $you ->
    [yes] { $more ->
        [yes] 你体内会有幼虫。
       *[no] 你体内不会有幼虫。
    }
   *[no] { $more ->
        [yes] { $a }体内会有幼虫。
       *[no] { $a }体内不会有幼虫。
    }
}
    .maybe = { $you ->
        [yes] { $more ->
            [yes] 你体内更可能有幼虫。
           *[no] 你体内不太可能有幼虫。
        }
       *[no] { $more ->
            [yes] { $a }体内更可能有幼虫。
           *[no] { $a }体内不太可能有幼虫。
        }
    }
hint-slime = { $you ->
    [yes] { $more ->
        [yes] 你会沾上粘液。
       *[no] 你身上不会有粘液。
    }
   *[no] { $more ->
        [yes] { $a }会沾上粘液。
       *[no] { $a }身上不会有粘液。
    }
}
    .maybe = { $you ->
        [yes] { $more ->
            [yes] 你更可能沾上粘液。
           *[no] 你不太可能沾上粘液。
        }
       *[no] { $more ->
            [yes] { $a }更可能沾上粘液。
           *[no] { $a }不太可能沾上粘液。
        }
    }
hint-intruder = { $mine ->
    [3] { $a }会和你同在{ $here }。
   *[other] { $more ->
        [yes] { $a }会离你更近，就在{ $here }。
       *[no] { $a }会离你更远，或者已被消灭。
    }
}
    .maybe = { $more ->
        [yes] { $a }多半会离你更近，就在{ $here }。
       *[no] { $a }可能会离你更远，或者已被消灭。
    }
hint-noise-here = { $more ->
    [yes] 更吵：{ $here }周围有{ $mine }个噪声标志，{ $moved ->
        [yes] { $there }周围只有{ $other }个。
       *[no] 否则只有{ $other }个。
    }
   *[no] 更安静：{ $here }周围有{ $mine }个噪声标志，{ $moved ->
        [yes] { $there }周围有{ $other }个。
       *[no] 否则有{ $other }个。
    }
}
    .maybe = { $moved ->
        [yes] { $more ->
            [yes] { $here }周围多半比{ $there }周围更吵。
           *[no] { $here }周围多半比{ $there }周围更安静。
        }
       *[no] { $more ->
            [yes] { $here }周围多半会更吵。
           *[no] { $here }周围多半会更安静。
        }
    }
hint-noise-afar = { $you ->
    [yes] { $more ->
        [yes] 飞船更吵：{ $mine }个噪声标志，另一个选择只有{ $other }个。
       *[no] 飞船更安静：{ $mine }个噪声标志，另一个选择有{ $other }个。
    }
   *[no] { $more ->
        [yes] { $a }所在的飞船更吵：{ $mine }个噪声标志，另一个选择只有{ $other }个。
       *[no] { $a }所在的飞船更安静：{ $mine }个噪声标志，另一个选择有{ $other }个。
    }
}
hint-fire-here = { $more ->
    [yes] 你会站在着火的房间里：{ $here }。
   *[no] 你不必待在火里：{ $there }。
}
    .maybe = { $more ->
        [yes] 你更可能站在火里：{ $here }。
       *[no] 你不太可能站在火里：{ $there }。
    }
hint-malfunctions = 飞船上的故障：{ $mine }处，否则{ $other }处（包括{ $here }）。
hint-fires = 着火的房间：{ $mine }个，否则{ $other }个（包括{ $here }）。
hint-item = { $more ->
    [yes] 这样你手上有“{ $a }”。
   *[no] 这样你手上就没有“{ $a }”了。
}
    .maybe = { $more ->
        [yes] 你更有可能拥有“{ $a }”。
       *[no] 你不太可能拥有“{ $a }”。
    }
hint-quest = { $you ->
    [yes] { $more ->
        [yes] 你有一件任务物品未能激活。
       *[no] 你的一件任务物品就此激活。
    }
   *[no] { $more ->
        [yes] { $a }有一件任务物品未能激活。
       *[no] { $a }的一件任务物品就此激活。
    }
}
hint-ammo = { $you ->
    [yes] 你还有{ $mine }点弹药，否则{ $other }点。
   *[no] { $a }还有{ $mine }点弹药，否则{ $other }点。
}
hint-weaknesses = { $you ->
    [yes] 你已知的入侵者弱点：{ $mine }个，否则{ $other }个。
   *[no] { $a }已知的入侵者弱点：{ $mine }个，否则{ $other }个。
}
hint-explored = 已探索的房间：{ $mine }个，否则{ $other }个；其中有{ $here }。
hint-hunted = { $a }的严重创伤：{ $mine }处，否则{ $other }处。
hint-dead = { $you ->
    [yes] { $more ->
        [yes] 你会死去。
       *[no] 你能活下来。
    }
   *[no] { $more ->
        [yes] { $a }会死去。
       *[no] { $a }能活下来。
    }
}
    .maybe = { $you ->
        [yes] { $more ->
            [yes] 你更可能死去。
           *[no] 你更可能活下来。
        }
       *[no] { $more ->
            [yes] { $a }更可能死去。
           *[no] { $a }更可能活下来。
        }
    }
hint-hand = { $more ->
    [yes] 在{ $here }，你手里的行动卡更多（{ $mine }张，而不是{ $other }张）：不容易遭到突袭。
   *[no] 在{ $here }，你手里的行动卡更少（{ $mine }张，而不是{ $other }张）：更容易遭到突袭。
}
