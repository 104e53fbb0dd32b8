# 目标行：我要什么，还差多少。

aim-keep-one = 活下来，并达成{ $first }或{ $second } · { $destruct ->
        [-1] 距跃迁还有{ $time }轮
        [1] 本轮结束时飞船自毁
       *[other] { $destruct }轮后飞船自毁
    }
aim-missing = { $objective }，还缺：{ $missing } · { $destruct ->
        [-1] 距跃迁还有{ $time }轮
        [1] 本轮结束时飞船自毁
       *[other] { $destruct }轮后飞船自毁
    }
aim-live = { $objective }已达成 · 现在要及时入眠或离船 · { $destruct ->
        [-1] 距跃迁还有{ $time }轮
        [1] 本轮结束时飞船自毁
       *[other] { $destruct }轮后飞船自毁
    }
aim-missing-player = { $objective }，还缺：{ $missing }（玩家{ $number }就是{ $you ->
    [yes] 你
   *[no] { $who }
}） · { $destruct ->
        [-1] 距跃迁还有{ $time }轮
        [1] 本轮结束时飞船自毁
       *[other] { $destruct }轮后飞船自毁
    }
aim-together = 你们一起还缺：{ $missing } · { $destruct ->
        [-1] 距跃迁还有{ $time }轮
        [1] 本轮结束时飞船自毁
       *[other] { $destruct }轮后飞船自毁
    }
aim-together-live = 所有目标都已达成 · 现在至少要有一人及时入眠或离船 · { $destruct ->
        [-1] 距跃迁还有{ $time }轮
        [1] 本轮结束时飞船自毁
       *[other] { $destruct }轮后飞船自毁
    }
