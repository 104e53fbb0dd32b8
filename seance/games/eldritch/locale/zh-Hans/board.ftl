# 页面上的世界：画在那里的东西，说给听的人。

board-world = 世界版图
board-comma = ，
board-gate = { $omen }次元门
board-clues = { $n }个线索
board-expedition = 当前探险
board-mystery-token = 神秘事件标记
board-eldritch = { $n }个惊悚标记
board-toughness = 坚韧值{ $n }
board-you = { $who }（你）
board-paths = { $kind }通往{ $where }
board-ancient-one = 毁灭{ $doom }
board-awake = 已苏醒
board-omen = 征兆：{ $omen }
board-doom = 毁灭{ $n }
board-next-omen =
    { $n ->
        [0] 下一征兆：{ $omen }，不推进毁灭
       *[other] 下一征兆：{ $omen }，毁灭推进{ $n }
    }
board-mystery = 神秘事件{ $n }/{ $of }
board-progress = { $done }/{ $of }
board-reserve = 备用区
board-asset = { $asset }，价值{ $n }

name-eldritch = 全球惊悚
