# 每位玩家的结局及其原因。

log-lost = { $crew }{ $reason }。
log-objectives-opened = { $n ->
    [0] { $crew }当初放弃的目标：{ $rejected }。
    [1] { $crew }留下的目标：{ $kept }{ $put_away ->
        [0] 。
       *[other] ，放弃的目标：{ $rejected }。
     }
   *[other] { $crew }还没有在这些目标中选定：{ $kept }。
 }
    .unseen = { $crew }翻开未公开的目标：{ $objectives }。
log-verdict = { $crew }{ $won ->
        [yes] 获胜
        *[no] 失败
    }：{ $reasons }。{ $lacks ->
        [0] {""}
        *[other] 尚缺：{ $missing }。
    }{ $n ->
        [0] {""}
        *[other] 目标：{ $objectives }。
    }

## 先是下落，再是四项检查

name-died-aboard = 死于船上
name-hibernated = 及时进入休眠
name-left-in-a-pod = 乘逃生舱离开
name-died-with-the-ship = 与飞船同归于尽
name-died-in-the-jump = 未及休眠，死于跃迁
name-engines-held = 引擎撑住了
name-died-of-the-engines = 死于引擎爆炸
name-reached-earth = 抵达地球
name-reached-mars = 如目标所愿抵达火星
name-died-at-a-wrong-place = 再未醒来：飞船没有抵达地球
name-scanned-clean = 未发现感染
name-infection-contained = 感染没有发作
name-died-of-infection = 死于感染
name-objective-met = 目标达成
name-objective-failed = 目标未达成
name-objectives-met = 所有目标均已达成
name-objectives-failed = 目标未全部达成
name-nobody-survived = 无人生还
name-hunt-succeeded = 率领入侵者，无人得以获胜
name-hunt-failed = 率领入侵者，仍有人获胜

## 目标的要求

name-condition-ship-reaches-earth = 飞船抵达地球
name-condition-ship-reaches-mars = 飞船抵达火星
name-condition-only-survivor = 其他人无一生还
name-condition-others-survive = 另有人生还
name-condition-player-dead = 玩家{ $n }死亡
name-condition-signal-sent = 发送信号
name-condition-nest-destroyed = 巢穴被摧毁
name-condition-ship-destroyed = 飞船被摧毁
name-condition-queen-killed = 虫后死亡
name-condition-all-rooms-explored = 所有房间已探索
name-condition-carried-away-blue-character-corpse = 带走蓝色角色尸体
name-condition-carried-away-intruder-egg = 带走虫卵
name-condition-left-in-escape-pod = 乘逃生舱离开
name-condition-items = { $n }件物品
name-condition-weakness-discovered-intruder-carcass = 发现残骸对应的弱点
name-condition-weakness-discovered-intruder-egg = 发现虫卵对应的弱点
name-condition-weaknesses-discovered = 发现{ $n }个弱点
name-condition-object-in-room-blue-character-corpse-surgery = 蓝色角色尸体在手术室
