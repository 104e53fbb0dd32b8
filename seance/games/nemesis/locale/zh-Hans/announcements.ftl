# 玩家对所见之物的说法：是言语，而非事实。

do-announce = 说出你看到的
do-speak-of = { $a }
do-speak-of-token = { $a }中的标记
do-speak-of-coordinates = 坐标卡
do-speak-of-event = 下一个事件
do-speak-of-objective = { $a }的目标
do-claim = { $a }
do-claim-course = { $b }是{ $a }
ask-speak-of-what = 你要说起哪件只有你看过的事？不花费行动，也不必属实。
ask-claim = 关于{ $a }，你怎么说？不必属实。
ask-claim-course = 关于坐标，你怎么说？不必属实。
ask-claim-event = 你说接下来会发生什么？不必属实。
not-nothing-to-tell = 你没有看到过别人没看到的东西。
not-said-enough = 本回合你已经说过了。
log-claims-room = { $crew }声称：{ $room }是{ $tile }。
log-claims-token = { $crew }声称：{ $room }中是{ $effect }。
log-claims-engine = { $crew }声称：{ $token }。
log-claims-course = { $crew }声称：{ $space }是{ $place }。
log-claims-event = { $crew }声称：下一个事件是{ $event }。
log-claims-objective = { $crew }声称：{ $of }的目标是{ $objective }。
