# 房间行动。

name-space-a = A格
name-space-b = B格
name-space-c = C格
name-space-d = D格

## 可做的事

do-act-dress-all = 在{ $a }包扎你全部的严重创伤
do-act-heal = 在{ $a }治愈已包扎的创伤（{ $b }）
do-act-heal-light = 在{ $a }治愈你全部的轻微创伤
do-act-start = 在{ $a }启动自毁程序
do-act-stop = 在{ $a }中断自毁程序
do-act-scan = { $a }，并扫描手中的污染卡
do-act-open = 在{ $a }开启{ $b }
do-act-close = 在{ $a }关闭{ $b }
do-act-check = 在{ $a }查看坐标卡
verb-act-heal = 治愈已包扎的创伤…
verb-act-open = 开启逃生舱…
verb-act-close = 关闭逃生舱…
verb-act-set = 设定目的地…
do-act-set = 在{ $a }把目的地设为{ $b }
do-douse = { $a }
do-doors-of = { $a }
do-open-door = 开启舱门：{ $a }
do-close-door = 关闭舱门：{ $a }
do-look-at = { $a }

## 询问

ask-which-room-to-douse = 扑灭哪个房间的火，并赶走那里的入侵者？
ask-which-doors = 开关哪个房间的舱门？
ask-turn-doors = 开启或关闭{ $a }的哪些舱门？
ask-which-door-next = 舱门标记不够。接下来关闭哪扇舱门？
ask-look-at-which-room = 私下查看哪个未探索的房间？

## 为何不行，怎样才行

not-no-weapon-in-hand = 你手中没有武器。
not-classic-weapon = 传统武器不能在此装填。
not-weapon-full = 这件武器的弹药已满。
not-signal-sent-already = 你已经发送过信号。
not-no-wound-to-dress = 你没有未包扎的严重创伤。
not-no-dressed-wound = 你没有已包扎的严重创伤。
not-no-light-wounds = 你没有轻微创伤。
not-destruct-runs = 自毁程序正在运行。
not-destruct-does-not-run = 自毁程序没有运行。
not-destruct-unstoppable = 太迟了：自毁程序已无法中断。
not-somebody-hibernates = 有人休眠时，飞船不允许这样做。
not-nothing-to-analyse = 研究室中没有尸体、残骸或虫卵。
not-weakness-known = 由此能发现的弱点已经知道了。
not-no-eggs-in-the-nest = 巢穴中没有虫卵了。
not-no-other-yellow-room = 没有其他已探索的黄色房间。
not-door-destroyed-there = 那个房间有舱门被摧毁。
not-no-slime = 你身上没有粘液。
not-all-doors-destroyed = 船上的舱门全被摧毁了。
not-no-closed-pod = 没有关闭的逃生舱。
not-no-open-pod = 没有开启的逃生舱。
not-everything-explored = 所有房间都已探索。
fix-dress-wound = 先包扎这处创伤。

## 发生的事

log-signal-sent = { $crew }发送信号。
log-larva-removed = { $crew }摆脱了幼虫。
log-slime-gone = { $crew }洗去了粘液。
log-airlock-started = { $crew }对{ $room }启动气闸程序。
log-shut-in = { $crew }被关在{ $room }里：全员跳过后空气被排空，里面无人能活。
log-destination-set = { $crew }把目的地设为{ $space }。
