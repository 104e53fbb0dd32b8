# 每个提问的说明：在决定什么、该想些什么、举个例子；`.rules` 是所依的规则。

explain-speak-of-what = 说哪件只有你看过的事。免费，每回合一次，不必属实。例：先说引擎：三台里要有两台好的。
    .rules = NEM-MON-02 NEM-COCK-08 NEM-ENG-07

explain-claim = 你怎么说。别人不去看就无从查证，记录也只记成说法。谎话穿了，下次真话也没人信。
    .rules = NEM-MON-02 NEM-ENG-07

explain-claim-course = 坐标怎么说，真假由你。要休眠的人全靠航向，这句话很值钱，别轻易用。
    .rules = NEM-COCK-08 NEM-COCK-07

explain-claim-event = 下一张事件是什么，真假由你。大家都得及时离开某处时，说真话。
    .rules = NEM-EP-05

explain-to-which-room = 这张牌把人带到哪间。数那里有标志的通道；里面有人就不掷噪声骰。例：脱离战斗：去隔壁同伴那里。
    .rules = NEM-MOVE-05 NEM-MOVE-06

explain-motivate-whom = 通过对讲机，还有谁抽一张。同房的人本来就抽；手牌多能防突袭，对手也一样。
    .rules = NEM-PP-02

explain-burn-what = 烧哪件物品点火，烧掉就没了。什么都行，烧不再用的，并在回合结束前离开房间。
    .rules = NEM-FIRE-01 NEM-ITEM-04

explain-fire-with-which = 用哪件武器开一枪作掩护，不会打中谁。用子弹多的那把。
    .rules = NEM-SHOOT-10 NEM-ESC-08

explain-cover-whom = 你开枪时，谁安全离开。伤最重的，或你自己；别人要同意才行。
    .rules = NEM-ESC-08 NEM-MOVE-07

explain-agree-to-move = 要不要趁掩护去那间房。路上不会挨打；那边有什么，照常处理。
    .rules = NEM-ESC-08 NEM-MOVE-07

explain-event-foreseen = 你看到了下一张事件卡。对别人不利、或来得正好就留着，否则放到底下。别人只看得到它放哪儿。
    .rules = NEM-EP-05

explain-look-at-which-rooms = 看两间未知房间的板块，探索标记看不到。先看近处：省不了路的消息不值钱。
    .rules = NEM-EXPL-17 NEM-MON-02

explain-which-objective-to-see = 看对方哪个秘密，凭背面选。个人目标说他自己要什么，公司目标说他替谁办事。
    .rules = NEM-KEY-05

explain-your-hunt = 你是入侵者：一张牌，移动、攻击或用其效果，或跳过。你赢不了，只求别人也赢不了。先盯快要休眠或上舱的人。
    .rules = NEM-INTR-11 NEM-INTR-13 NEM-INTR-24

explain-keep-hunting-card = 可留一张，其余弃掉，之后抽三张。留下编号正对上你守着的通道的那张。
    .rules = NEM-INTR-12 NEM-INTR-08

explain-send-which = 让哪只入侵者走这个编号的通道。走向受伤的人，或大家必经的房间。
    .rules = NEM-INTR-14

explain-send-which-way = 这个编号有几条路。走检修通道就离开版图、回到布袋。
    .rules = NEM-INTR-14 NEM-INTR-25

explain-set-which-on-whom = 哪只攻击谁，由你挑。伤最重的，或手里没牌、还不了手的。
    .rules = NEM-INTR-15 NEM-INTR-16

explain-attack-with-which = 用抽到的哪张攻击卡，其余放回牌库底。看对方的伤：第三处轻微创伤会变严重。
    .rules = NEM-INTR-17 NEM-INTR-18

explain-go-on-as-intruders = 继续与活着的人为敌，还是旁观。操控入侵者不能获胜，但能让谁都赢不了。你若不接，就没有人操控。
    .rules = NEM-INTR-01 NEM-INTR-02

explain-pursue-whom = 让一只不在战斗中的入侵者扑向隔壁的人。被追上的人只能打、逃，或留在原地。
    .rules = NEM-INTR-19

explain-grow-which = 幼虫变爬虫，或爬虫变饲虫，伤害保留。旁边有人时最合算。
    .rules = NEM-INTR-19

explain-let-what-happen = 三张事件卡中发生一张，其余弃掉。挑能烧掉、弄坏领先者去路的。
    .rules = NEM-INTR-19 NEM-INTR-22

explain-gather-where = 这间房四周闲着的入侵者一起扑来。关着的门会被撞毁，但也挡住它们。
    .rules = NEM-INTR-19

explain-recover-which = 哪只去掉至多两个伤害标志。选下一枪就会倒的那只。
    .rules = NEM-INTR-19

explain-which-room-to-douse = 任选一间：火熄灭，里面的入侵者逃走。没火也能选，专为替同伴赶走它们。
    .rules = NEM-FCS-01 NEM-FCS-02 NEM-FCS-03

explain-which-doors = 转动哪间房四周的舱门。关上能挡入侵者一次：它撞门而不进来。想久留，就选自己这间。
    .rules = NEM-CMD-01 NEM-CMD-02

explain-turn-doors = 哪些门变动：开的关上，关的打开。给自己留条路，关着的门你也过不去。
    .rules = NEM-CMD-02 NEM-DOOR-06 NEM-DOOR-08

explain-which-door-next = 舱门标记不够关所有通道，次序就要紧了。先关有东西会来的那边。
    .rules = NEM-DOOR-17 NEM-CMD-01

explain-look-at-which-room = 偷看哪间未知房间，别人看不到。看你反正要去的，或目标点名的房间可能在的地方。
    .rules = NEM-MON-01

explain-your-action = 本回合两个行动之一，或跳过。想三样：花几张牌、会不会出声、来了东西手牌够不够。例：五张牌，移动加搜寻，还剩三张。
    .rules = NEM-PP-06 NEM-COST-01 NEM-MOVE-05

explain-pay-with = 用哪些牌付费；牌库洗过还会回来。留下一间房用得上的；污染卡不能付。例：要去有物品的房间，留着“搜寻”。
    .rules = NEM-COST-01 NEM-COST-03

explain-discard-cards = 为此弃掉哪些手牌。它们进你的弃牌堆，洗牌后会回来，所以先弃本轮最用不上的。
    .rules = NEM-COST-02 NEM-CONT-02

explain-discard-on-pass = 跳过时弃哪些。下轮补到五张，留牌就少抽新牌，但手牌多能防突袭。例：弃污染卡，留四张好牌。
    .rules = NEM-PP-10 NEM-PP-01 NEM-ENC-09

explain-hands-full = 双手只拿两样，放下什么。物体留在房间，物品就没了。例：抱着要用的虫卵，就丢空枪。
    .rules = NEM-HEAVY-03 NEM-HEAVY-04 NEM-DROP-02 NEM-DROP-03

explain-what-to-drop = 免费放下什么。物体以后花一张牌还能抬起，物品不能。例：要抬残骸，先空出一只手。
    .rules = NEM-DROP-01 NEM-DROP-02 NEM-DROP-03

explain-ignore-attack = 要不要用护甲挡下这一击，用后弃掉。和以后可能更糟的比一比。例：小伤可以忍，已有两处严重创伤时的撕咬忍不得。
    .rules = NEM-QUEST-02

explain-keep-your-nerve = 要不要用“钢铁神经”抵消突袭；没有这张牌也会问，免得露底。想想现在挨一下会怎样。例：已有三处严重创伤，再伤就死：用。
    .rules = NEM-SURP-01 NEM-ENC-08 NEM-ENC-09

explain-interrupt = 要不要取消同房者的行动；没有“打断”也会问，免得露底。对方付的不退，你的牌也用掉。例：你想休眠，而他要启动自毁：打断。
    .rules = NEM-ACARD-01

explain-roll-again = 花一张行动卡，用动作侦测器重掷噪声骰。看第一次的数字会落在哪条通道：那里已有标志就是遭遇。掷出“寂静”就留着，除非你身上有粘液。
    .rules = NEM-NOISE-01 NEM-NOISE-04

explain-roll-combat-again = 保留，或重掷并接受新结果。能打中目标就留。例：对成虫掷出“爬虫”算未命中：重掷。
    .rules = NEM-SHOOT-04 NEM-SHOOT-06 NEM-SHOOT-07

explain-one-more-injury = 要不要多花1弹药，多造成1点伤害。不补这一下它就能还手时才值；下回合还要开枪，就省着。
    .rules = NEM-SHOOT-03 NEM-SHOOT-10

explain-where-noise = 轻声移动的标志放哪条通道。选下一间房不相连的那条。例：往西走，就放东边。
    .rules = NEM-BAS-06 NEM-BAS-21

explain-which-attacks-first = 同种入侵者谁先攻击。多半无所谓：打的是当时行动卡最少的人。例：两只成虫一个目标：随便。
    .rules = NEM-IATK-03 NEM-EP-03

explain-which-character = 整局扮演谁。看武器、十张行动卡，以及两个目标要什么。例：“飞船抵达地球”适合驾驶员。
    .rules = NEM-CREW-12 NEM-CREW-14

explain-which-objective = 两个秘密留哪个，不能反悔。数数各缺什么、谁会挡路。例：身边就有残骸，可留要残骸的那个。
    .rules = NEM-KEY-02 NEM-KEY-03 NEM-KEY-05

explain-which-colour = 抽哪种颜色。红的打，黄的修，绿的治。例：坏了两台引擎：黄色。
    .rules = NEM-SEARCH-04

explain-keep-item = 找到的留哪件，另一件放回牌库底。沉重物品占手，人人看得见。例：在流血？先要绷带，不要第二把枪。
    .rules = NEM-SEARCH-09 NEM-ITEM-05 NEM-HEAVY-02

explain-which-component = 用哪件物品充当这个部件，用掉就没了。几件都合适，就给单独用处最小的。
    .rules = NEM-BAS-17 NEM-CRAFT-04

explain-which-to-spend = 弃掉哪件来激活任务物品。之后它就是普通物品。给多余的那件。
    .rules = NEM-QUEST-01 NEM-QUEST-03

explain-which-door-token = 舱门标记用完了，要从别处挪一个，那条通道从此敞开。从没人需要遮挡的地方拿。
    .rules = NEM-DOOR-17 NEM-DOOR-05

explain-which-pod = 进哪个开着的逃生舱。一舱两人，同舱者也能发射。独自一舱，没人替你做主。
    .rules = NEM-EVA-04 NEM-EVA-05

explain-launch-or-wait = 立即发射，还是坐等（等于跳过）。入侵者来到逃生区，你就得出来。例：目标已完成：发射。
    .rules = NEM-POD-03 NEM-POD-04 NEM-POD-10

explain-in-pod = 发射、等待或离开；后两者都等于本轮跳过。看时间，看还有谁会来。例：时间只剩1：发射。
    .rules = NEM-POD-06 NEM-POD-07 NEM-POD-08

explain-before-turn-ends = 行动已用完，但仍是你的回合：可免费放下东西，或翻开任务卡。例：把尸体带到目标要的房间，现在就放下。
    .rules = NEM-DROP-01 NEM-QUEST-03

explain-which-room-action = 免费执行哪个房间行动。选本来要花两张牌的。例：驾驶舱：查看或设定，只能一样。
    .rules = NEM-AROOM-01 NEM-AROOM-02

explain-engine-tokens = 哪个标记放上面：上面的才算数。换没换人人知道，换成什么不公开。例：目标要毁船，就把受损的放上面。
    .rules = NEM-ENG-03 NEM-ENG-04 NEM-SETUP-19

explain-trade-show = 交易前给别人看什么。看得见的才会被索要；不给看的，说不说由你。
    .rules = NEM-BAS-12

explain-trade-offer = 要不要向同房的人提议。双方同意才换。例：对方没受伤，正好要绷带。
    .rules = NEM-BAS-11 NEM-BAS-13 NEM-BAS-14

explain-trade-give = 给什么，白给也行。给对方看过的，他就知道了；弹药只随武器走。例：多出的能量电池可以换人情。
    .rules = NEM-BAS-15 NEM-BAS-16

explain-trade-want = 在你知道的东西里要什么。要只对你有用的，对方才舍得。
    .rules = NEM-BAS-13

explain-trade-answer = 接受、拒绝或还价；你不点头就不换。想想对方为何要它：也许正是他的目标。
    .rules = NEM-BAS-13
