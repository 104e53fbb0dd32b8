# 为什么这样建议，机器人为什么这样走。$mine 是这个选择的结果，$other 是与之比较的选择的结果；$more 表示 $mine 是否更大。
hint-solved = { $a }已解决的神秘事件：{ $mine }个，否则{ $other }个。
hint-epic = { $a }剩余坚韧值：{ $mine }，否则{ $other }。
hint-progress = “{ $a }”：{ $b }个中已有{ $mine }个，否则{ $other }个。
hint-final = { $a }的终极神秘事件：{ $mine }个惊悚标记，否则{ $other }个。
hint-doom = { $a }苏醒前剩余的毁灭：{ $mine }，否则{ $other }。
hint-soon-solved = “{ $a }”会更早解决：{ $b }个中已有{ $mine }个，否则{ $other }个。
hint-soon-done = { $more ->
    [yes] 能更早击败{ $a }。
   *[no] 会更晚击败{ $a }。
}
hint-gates = 推动{ $a }的开启的次元门：{ $mine }个，否则{ $other }个。
hint-gone = { $more ->
    [yes] { $a }会出局。
   *[no] { $a }能留在游戏中。
}
    .maybe = { $more ->
        [yes] { $a }更可能出局。
       *[no] { $a }更可能留在游戏中。
    }
hint-health = { $a }的生命值：{ $mine }，否则{ $other }。
hint-sanity = { $a }的神智值：{ $mine }，否则{ $other }。
hint-skills = { $a }各项技能的骰子合计：{ $mine }个，否则{ $other }个。
hint-luck = { $a }掷出{ $mine }才算成功，否则是{ $other }。
hint-tickets = { $a }的车船票：{ $mine }张，否则{ $other }张。
hint-delayed = { $more ->
    [yes] { $a }会被耽搁。
   *[no] { $a }不会被耽搁。
}
    .maybe = { $more ->
        [yes] { $a }更可能被耽搁。
       *[no] { $a }不太可能被耽搁。
    }
hint-possession = { $more ->
    [yes] { $a }会拥有“{ $b }”。
   *[no] { $a }会失去“{ $b }”。
}
    .maybe = { $more ->
        [yes] { $a }更可能拥有“{ $b }”。
       *[no] { $a }不太可能拥有“{ $b }”。
    }
hint-condition = { $more ->
    [yes] { $a }会带有“{ $b }”。
   *[no] { $a }不会带有“{ $b }”。
}
    .maybe = { $more ->
        [yes] { $a }更可能带有“{ $b }”。
       *[no] { $a }不太可能带有“{ $b }”。
    }
hint-clues = { $a }的线索：{ $mine }个，否则{ $other }个。
hint-gate = { $more ->
    [yes] { $a }的次元门会开着。
   *[no] { $a }的次元门会关闭。
}
    .maybe = { $more ->
        [yes] { $a }的次元门更可能开着。
       *[no] { $a }的次元门更可能关闭。
    }
hint-monster = { $a }（{ $here }）剩余坚韧值：{ $mine }，否则{ $other }。
hint-crowd = 版图上替{ $a }效力的怪物：{ $mine }个，否则{ $other }个。
hint-rumor = “{ $a }”剩余的标记：{ $mine }个，否则{ $other }个。
hint-job = { $more ->
    [yes] { $a }离下一个目标更近：{ $here }的{ $here-what }。
   *[no] { $a }离目标更远：{ $there }的{ $there-what }。
}
hint-fear = { $more ->
    [yes] { $a }将不得不面对{ $here }的{ $here-what }。
   *[no] { $a }不必那么害怕{ $there }的{ $there-what }。
}
