# 目标行：我要什么，还差多少。

aim-clues = 为“{ $act }”找到{ $need }个线索（已有{ $have }个） · { aim-time }
aim-act = 完成场景“{ $act }”的要求 · { aim-time }
aim-act-turned = 看看“{ $act }”背面带来什么 · { aim-time }
aim-clues-enough = 花费{ $need }个线索推进“{ $act }” · { aim-time }
aim-act-the-barrier = 找到{ $need }个线索（已有{ $have }个），并在本轮结束时身处走廊 · { aim-time }
aim-act-the-barrier-enough = 带着{ $need }个线索，在本轮结束时身处走廊 · { aim-time }
aim-act-what-have-you-done = 击败食尸鬼祭司 · { aim-time }
aim-act-uncovering-the-conspiracy = 让6名独特的异教徒进入胜利区，用线索找出他们 · { aim-time }
aim-act-into-the-darkness = 抵达仪式地 · { aim-time }
aim-act-disrupting-the-ritual = 花费线索并通过检定，直到场景上的线索达到每位调查员2个 · { aim-time }
aim-act-vengeance-awaits = 击败乌默尔多斯 · 毁灭不再有影响
aim-time = { $turning ->
    [yes] 密谋正在推进
   *[no] { $later ->
        [0] 再有{ $doom }个毁灭，最后的密谋就推进
       *[other] 再有{ $doom }个毁灭，密谋就推进
    }
 }
