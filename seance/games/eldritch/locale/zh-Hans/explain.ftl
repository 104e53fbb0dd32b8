# 每个提问的说明：在决定什么、该想些什么、举个例子；`.rules` 是所依的规则。

explain-pay = 付出代价换取收益，两者都写在卡上。想想多久才补得回来。

explain-pay-to-avoid = 付出代价，否则坏事发生。两边都和你所剩的比一比，毁灭也算：到0古神苏醒，阿撒托斯一醒游戏就结束。例：1个线索或3点神智值，只剩4点：付。

explain-may-do = 卡牌允许的事，有代价会写明。拒绝则一切照旧。

explain-choose-one = 从卡牌所列中选一项。选全队现在缺的：神秘事件缺线索，战前缺生命值。

explain-gain-which = 获得哪张支援。看得见的有把握，随机的可好可坏。例：战士看到武器：就拿它。
    .rules = EH-GAIN-01 EH-GAIN-02

explain-move-clue = 这个线索放哪里。靠近最会找线索的人，远离会吃掉它的东西。
    .rules = EH-CLUE-01 EH-CLUE-02

explain-spawn-clue = 线索出现在哪里。在你要走的路上，或没有怪物的格子。
    .rules = EH-CLUE-01 EH-CLUE-02

explain-discard-gate = 哪个次元门消失。征兆将到其颜色的，或最难走到的。
    .rules = EH-GATE-03 EH-MYTHOS-04

explain-set-omen = 征兆放哪里。下次还会前进一格，所以放在没有次元门的颜色之前。
    .rules = EH-MYTHOS-03 EH-TRACK-04

explain-hurt-monster = 哪个怪物失去生命值。能打倒一个，胜过只伤一个。
    .rules = EH-COMBAT-08

explain-hurt-monsters-on-space = 哪一格的怪物全部失去生命值。能倒下最多的，或同伴必经的格子。
    .rules = EH-COMBAT-08

explain-discard-monster = 移走哪个怪物。守着次元门或线索、又没人打得过的那个。
    .rules = EH-MON-04

explain-move-monster = 移动哪个怪物。从有人要办事的格子移开。
    .rules = EH-MON-01

explain-move-monster-to = 移到哪里。移到没人要去的地方，别靠近疲惫的同伴。
    .rules = EH-SPACE-03

explain-pull-monster = 把哪个怪物拉到身边，随即战斗。选你打得过、又挡着同伴的。
    .rules = EH-COMBAT-02

explain-add-a-success = 是否用1个线索多算1个成功。补得齐才值，补不齐就白花。
    .rules = EH-TEST-06 EH-CLUE-03

explain-spend-sanity-for-dice = 花多少神智值换骰子，每点1个。留够应付下一次恐惧的。
    .rules = EH-TEST-02 EH-DEFEAT-01

explain-move-to = 直接移到哪里。线索、次元门还是城市：看本轮还缺什么。
    .rules = EH-SPACE-03

explain-lead-chooses = 队长指定谁承受。坏事给撑得住的人。
    .rules = EH-NEXT-02

explain-solve-which = 立即解决哪个流言。标记最少的，或耗尽就输的那个。
    .rules = EH-RUMOR-03 EH-RUMOR-04

explain-put-on-rumor = 是否花1个线索把击败的怪物放上流言。这个流言就靠它解决；别处1个线索值一次重掷。
    .rules = EH-RUMOR-01 EH-CLUE-04

explain-choose-another = 影响哪位同伴。坏事给撑得住的，好事给接下来行动的。
    .rules = EH-NEXT-03

explain-exchange-points = 生命值与神智值怎样互换。看下一战的代价：先是恐惧，再是伤害。
    .rules = EH-HEALTH-01 EH-HEALTH-03

explain-spend-improvements = 放弃哪些提升，好换成别的。想想本轮要检定什么。
    .rules = EH-IMPR-01 EH-IMPR-03

explain-improve-again = 同一技能要不要再提升一次。几乎总该要，除非已到+2。
    .rules = EH-IMPR-02 EH-IMPR-04

explain-which-nearest = 几人离它一样近，队长说它盯上谁。选打得过的。
    .rules = EH-NEXT-02

explain-ride-away = 付1点神智值骑走，免受其害。这一战代价更大时才划算。
    .rules = EH-HEALTH-01 EH-COMBAT-11

explain-lift-curse = 替谁解除诅咒。选本轮有检定要过的人。
    .rules = EH-NEXT-02

explain-which-clue-space = 怪物拿走哪个最近的线索。让它拿你们最难到的那个。
    .rules = EH-NEXT-02 EH-CLUE-01

explain-monster-moves-where = 有几条路通向猎物。让它走没人要停的地方。
    .rules = EH-NEXT-02 EH-SPACE-03

explain-carry-off-whom = 怪物带走谁。选换个地方损失最小的人。
    .rules = EH-NEXT-02

explain-which-comes = 换成什么出现。拿恐惧值、伤害值、坚韧值和附近的人比一比。
    .rules = EH-EPIC-07 EH-NEXT-02

explain-token-where = 神秘事件的标记放哪里。放在下轮有人到得了、技能又对的地方。
    .rules = EH-MYST-01

explain-move-which-clue = 这个线索移到哪一格。靠近最会找线索的人。
    .rules = EH-CLUE-01 EH-CLUE-02

explain-use-in-combat = 本场战斗是否用这张卡，有些用后即弃。留给能左右胜负的一战。
    .rules = EH-COMBAT-03 EH-TEST-08

explain-choose-one-here = 同格谁来承受，可以是自己。选本轮最用得上的人。
    .rules = EH-NEXT-03

explain-give-to-whom = 隔空交给谁。给站在用得着之处的人。
    .rules = EH-TRADE-02

explain-change-places = 要不要与这位调查员换位置。本轮你们都在新地点遭遇。
    .rules = EH-SPACE-02

explain-who-leads-first = 第一轮由谁领队并最先行动。每轮结束都可以换。例：离次元门最近的人。
    .rules = EH-SETUP3-01 EH-SETUP3-02

explain-who-leads = 从现在起谁先行。队长先行动、先遭遇，许多神话效果只落在队长身上。例：崔西要先清罗马，诺曼才进得去：让崔西当队长。
    .rules = EH-FLOW-02 EH-ACTION-02

explain-which-investigator = 你扮演谁。观察高者找线索，力量与意志善战，知识与意志关门，影响善于获取支援。例：已有两名战士，就选找线索的。
    .rules = EH-SETUP3-03 EH-SKILL-01

explain-your-action = 两个行动之一，同种一轮只能做一次。先想之后的遭遇：你想停在哪里，谁还到得了？例：先购票，再走两格到线索。
    .rules = EH-ACTION-01 EH-ACTION-05

explain-extra-action = 两个之外的一个行动。本轮做过的种类仍不能再做。例：已经旅行过，就休息或购票。
    .rules = EH-ACTION-05

explain-travel-on = 是否用票再走一格。你只遭遇停下之处的东西，可以越过或停在危险之前。
    .rules = EH-TRAVEL-02 EH-TRAVEL-03 EH-TRAVEL-04

explain-which-ticket-to-lose = 最多两张票。看你所在地的路线：内陆用不上船票。
    .rules = EH-TICKET-05

explain-acquire-what = 用成功数换什么，够用可以多拿。想想谁会用，不只看价格。例：3个成功：价值2的武器加一件价值1的。
    .rules = EH-ACQ-02 EH-ACQ-03

explain-bank-loan = 现在多2个成功，换来“债务”。清算时它会翻面，可能失去生命值、神智值、卡牌或推进毁灭。例：决战前的武器值得，小东西不值。
    .rules = EH-ACQ-03

explain-who-receives = 新卡给谁。给会用到那项技能的人，不一定给付账的。
    .rules = EH-ACQ-03 EH-GAIN-01

explain-discard-from-reserve = 一张未得时，是否弃掉备用区的一张。会补上新的，旧的谁也拿不到了。
    .rules = EH-ACQ-04 EH-ACQ-05

explain-trade-give = 交出什么；白给也行。交给下一个用得上的人。例：把线索交给站在神秘事件地点的人。
    .rules = EH-TRADE-01 EH-TRADE-02

explain-trade-take = 想要什么。大家同输同赢，只看本轮谁用得上。
    .rules = EH-TRADE-01 EH-TRADE-02

explain-trade-agree = 是否同意交易；你不点头就不换。线索以印在上面的地点为名，价值都一样。
    .rules = EH-TRADE-01

explain-reroll = 是否重掷、用什么重掷。先用免费的卡；失败代价大或事关神秘事件时才用线索。1个骰子成功的机会是三分之一。
    .rules = EH-REROLL-01 EH-REROLL-03

explain-one-more-die = 有人每轮一次可让检定多掷1个骰子。留给本轮最要紧的检定：用在关门上，而不是获取支援。
    .rules = EH-TEST-02 EH-TEST-08

explain-spend-what = 用什么代替线索支付。线索还能重掷骰子，舍得的话就付别的。
    .rules = EH-CLUE-03 EH-CLUE-04

explain-spend-together = 全队是否花线索挡下威胁。先数神秘事件还缺几个，再答应。
    .rules = EH-CLUE-03 EH-WIN-05

explain-who-gives-clue = 下一个线索由谁付。离用得着线索的地方最远的人付。
    .rules = EH-CLUE-03

explain-which-space = 卡牌留下几个格子由你选。选同伴下轮到得了的，或危害最小的。
    .rules = EH-RANDOM-01 EH-NEXT-02

explain-which-skill = 提升哪项技能，最多+2。加强本行，或补上只有1的短处。
    .rules = EH-IMPR-01 EH-IMPR-02 EH-IMPR-04

explain-discard-which = 弃掉哪张卡。用处已过的，或所助技能很少检定的。
    .rules = EH-GAIN-02

explain-move-where = 一格一格走到哪里，不用票。想想停下之处会遭遇什么。
    .rules = EH-SPACE-03

explain-prevent-loss = 是否用卡牌或法术减轻这次损失。会被击败时用，或这张牌没有更好的时机。例：剩2点生命值又要失去2点：用。
    .rules = EH-HEALTH-01 EH-DEFEAT-01

explain-where-to-fall = 倒在哪座最近的城市。同伴可以在那里遭遇你，拿走遗物：选同伴会经过的。
    .rules = EH-DEFEAT-03 EH-ENCDEF-03

explain-which-mark = 生命与神智同时归零，算哪一种？它决定别人找到你时遭遇什么。
    .rules = EH-DEFEAT-04 EH-DEFEAT-05

explain-fight-or-evade = 与这里的怪物战斗，还是用卡绕过去、做别的遭遇。绕过去，它就留给下一个人。
    .rules = EH-ENC-04 EH-ENC-06

explain-which-monster = 先与谁战斗；这里的都要打。先打有把握的，除非生命值不够撑后面。
    .rules = EH-ENC-04 EH-ENC-05 EH-COMBAT-11

explain-which-encounter = 在这里遭遇什么，只能选一个。标记带来线索、关门和进展，地点带来提升、卡牌和法术。例：线索与次元门同格，征兆将到其颜色：选次元门。
    .rules = EH-ENC-06 EH-TOK-01 EH-LOC-01

explain-which-first = 同时发生的事先结算哪一件。全部都会结算；先得后失可能救你一命。
    .rules = EH-NEXT-02 EH-REST-01
explain-which-dice = 重掷哪些骰子。“6”算2个成功时，“5”也值得重掷；还能加1的骰子先留着。
    .rules = EH-REROLL-04 EH-REROLL-01
explain-which-die = 给哪个骰子加1。选加1后成为成功的，或在“6”算2个成功时成为“6”的。
    .rules = EH-REROLL-04 EH-TEST-04
explain-which-reckoning = 先结算哪个清算效果。全部都会结算；前一个改变后一个的条件时，次序才重要。
    .rules = EH-MYTHOS-05 EH-MYTHOS-07

explain-which-gate-first = 怪物不够分给所有同色次元门。先给离战士最近的那个。
    .rules = EH-MYTHOS-09 EH-MON-01

explain-newcomers-or-lead = 新调查员在交出队长标记之前还是之后出场。想让新人领队，就让新人先来。
    .rules = EH-NEWINV-01 EH-FLOW-02

explain-which-gate-on-top = 两个次元门中哪个先打开。颜色对照接下来的征兆，地点对照谁在附近。例：下轮是红色，就把蓝色的放上面。
    .rules = EH-GATE-01 EH-MYTHOS-04

explain-look-at-back = 要不要看别人刚得的卡背面。知道代价，大家好打算。
    .rules = EH-SPELL-01 EH-SPELL-02

explain-cast-in-combat = 战斗中是否施放这个法术。要检定知识，背面可能反噬：胜负攸关才用。
    .rules = EH-SPELL-03 EH-TEST-02

explain-conjure = 法术变来备用区哪张支援，价值不超过上限。拿马上用得上的。
    .rules = EH-TEST-06 EH-ACQ-03
