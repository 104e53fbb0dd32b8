# 每个提问的说明：在决定什么、该想些什么、举个例子；`.rules` 是所依的规则。

explain-favour = 被选的人摸两张，或随机弃一张。对自己当然是摸；对马上要研究的对手，让他弃。
    .rules = DUN-FAMILY-09

explain-give-cards = 交出什么牌。下次研究用得上的留着，小数字的给出去。
    .rules = DUN-FAMILY-07

explain-headbutt = 这一撞的效果：掉一个随机信息块，或弃一张随机手牌。捡得到就要块，对方要研究就要牌。
    .rules = DUN-SKILLS-03 DUN-SKILLS-04

explain-how-many-cubes = 不经尝试拿几个，也就付多少。照样从最左边拿起。
    .rules = DUN-SKILLS-11 DUN-SKILLS-13 DUN-KEY-04

explain-how-many-students = 从大学抽几名学生；每一名都可能是欧米茄，带来厄运。够用就好。
    .rules = DUN-SCHEME-10 DUN-SYMBOL-04 DUN-UNIV-09

explain-how-to-pay = 怎么付这张牌的代价。牺牲的学生就没了；从大学抽人眼下不花什么，却可能抽到欧米茄和厄运。
    .rules = DUN-SCHEME-09 DUN-SYMBOL-04 DUN-SYMBOL-05

explain-move-where = 这张牌把人带到哪里。进入时的效果照样发生。
    .rules = DUN-SYMBOL-02 DUN-TERM-02

explain-put-back = 放回牌库的次序，最先抽的在前。想想接下来谁抽：你，还是左边那位。
    .rules = DUN-SCHEME-01

explain-student-or-stun = 承受哪样：少一名学生，还是一个眩晕标记。学生能防刺探，标记满了就得休息。
    .rules = DUN-STUN-02 DUN-SYMBOL-05

explain-take-cards = 拿哪些牌。要下次尝试的数字，或你缺的响应。
    .rules = DUN-SYMBOL-03

explain-take-openly = 拿哪张，人人看见。别人知道了会防着，拿防也防不住的。
    .rules = DUN-SYMBOL-03

explain-where-boss = 首领出现在哪里。他所在的地域警戒更高，别放在你要研究的地方。
    .rules = DUN-EFFECT-15 DUN-BOSS-03

explain-where-token = 标记放哪里。陷阱放在对手必经处，通道放在你要回来的地方。
    .rules = DUN-ATOK-01 DUN-ATOK-07

explain-where-tokens = 几个标记放哪里。陷阱散在近路上；先进去的人付。
    .rules = DUN-ATOK-01 DUN-ATOK-07

explain-which-column = 盯上哪一块，总是该列最上面的。它的分值也是警戒：便宜却带走一颗星的，也许更疼。
    .rules = DUN-KEY-07 DUN-SPY-04 DUN-SPY-05

explain-which-stack = 看或动哪一叠。选你接下来要抽的那叠。
    .rules = DUN-PLACE-01 DUN-SCHEME-01

explain-which-prey = 拉图斯去追谁；沿途撞上的人都算。例：选领先者，或学生碍着你的人。
    .rules = DUN-BOSS-06 DUN-LATUS-02

explain-which-token = 没有新的了，挪一个来。挪用处已尽的，或便宜了对手的。
    .rules = DUN-ATOK-01

explain-who-draws = 还有谁一起摸牌。给没有威胁的人，或会还人情的。
    .rules = DUN-SYMBOL-03

explain-which-scholar = 选定整局的技能。智力高，一次拿得多；体力高，失败几次也撑得住。例：丽贝卡一次研究可拿四个。
    .rules = DUN-SETUP-03 DUN-SCHOLAR-02 DUN-SCHOLAR-08 DUN-SCHOLAR-09

explain-begin-turn = 出发、休息，还是交论文：后两样都占掉整个回合。论文通过，你的游戏就结束；没通过，失去最值钱的一块，还要拿厄运卡。先看眩晕、学生和手牌。例：眩晕3/4、手里一张牌，现在休息最划算。
    .rules = DUN-TURN-01 DUN-REST-01 DUN-THESIS-01 DUN-THESIS-10 DUN-THESIS-14 DUN-THESIS-15

explain-turn-starts = 只有此刻（对手回合开始时）能打的牌。想想他要做什么，等下去你会失去什么。
    .rules = DUN-SCHEME-08 DUN-TIMING-05

explain-your-movement = 再走一步、打牌，或就此停下。想好在哪里行动，进去会遇上什么。例：多走一步踏入伏击，少一名学生。
    .rules = DUN-MOVE-01 DUN-MOVE-02 DUN-PRIO-01

explain-your-action = 本回合唯一的行动，前后都可打牌。把每项研究的警戒值和手牌总和比一比。例：警戒5、手牌6，可以一试。
    .rules = DUN-ACT-01 DUN-ACT-02 DUN-STUDY-06

explain-walk = 卡牌给的移动，也可以不走。不在移动阶段也行。例：被“停止”拦下后，靠它继续走。
    .rules = DUN-SYMBOL-02 DUN-FAMILY-04 DUN-EFFECT-13

explain-where-to-place = 板块放哪一边。数数连上几条、堵住几条。例：一块同时接上两处，就成了近路。
    .rules = DUN-PLACE-02 DUN-PLACE-03 DUN-PLACE-04

explain-stairs-to-which = 楼梯通向哪一层，定了就不变。越深信息块越值钱，警戒也越高。
    .rules = DUN-STAIR-01 DUN-STAIR-02

explain-instant = 别人每走一步、打一张牌、做一个行动之后，其余玩家依次可打一张瞬时卡，直到都选“不响应”。要赶在对方行动之前；尝试当中没有这个空当。
    .rules = DUN-PRIO-02 DUN-PRIO-04 DUN-TIMING-05 DUN-TIMING-07

explain-respond = 要不要在它生效前响应。看它对你有什么影响，谁会再应你。例：“替身学生”只保你自己。
    .rules = DUN-TIMING-08 DUN-TIMING-09 DUN-PRIO-06

explain-generate-stealth = 弃哪些牌换隐匿值，至少一张。先弃待会儿用不上的，留住命运、诡计、魔法卡。随后是地域的幸运或不幸、对手、你，相等就成功。
    .rules = DUN-STUDY-08 DUN-STUDY-09 DUN-STUDY-10 DUN-STUDY-11 DUN-STUDY-12 DUN-EFFECT-04 DUN-SPY-07

explain-in-attempt = 要不要给别人加警戒。只有能让对方失败时才加，而他在你之后还能加牌。例：对方5对4，加1没用，加2才行。
    .rules = DUN-STUDY-10 DUN-STUDY-11 DUN-SPY-08 DUN-SPY-09 DUN-STUDY-12

explain-in-own-attempt = 现在要不要追加。研究时没人能再应；刺探时对方还可以。例：6对6已成功，选“不响应”即可。
    .rules = DUN-STUDY-11 DUN-SPY-09 DUN-STUDY-12

explain-prophecy-stealth = 展示的牌里，哪张的数字加到隐匿值。够用就行，之后全部弃掉。例：差2点，翻出1和3，选3。
    .rules = DUN-PROPH-02 DUN-PROPH-03 DUN-PROPH-05

explain-prophecy-alert = 哪张的数字加到警戒值。对付对手选最大的；自己遇上“不幸”，选最小的。
    .rules = DUN-PROPH-02 DUN-PROPH-03 DUN-EFFECT-06

explain-stun-or-student = 谁来挨这一下。标记休息就清，学生还能防刺探。例：再拿一个就满，不如牺牲学生。
    .rules = DUN-STUN-02 DUN-REST-02

explain-protected-cube = 实习生保护这块，你可以不失去它。除非失去反而有利，否则保住。
    .rules = DUN-PROT-01 DUN-PROT-02

explain-where-to-drop = 信息块掉在哪里。掉在你还会经过、别人不会的地方。
    .rules = DUN-KEY-11 DUN-KEY-12 DUN-KEY-14

explain-drop-which = 掉哪一列最上面的那块。当心随之失去的星和箭头。例：从长列里掉，别动刚凑成星的那两块。
    .rules = DUN-KEY-10 DUN-KEY-11

explain-give-which = 交出哪一列最上面的块。对方该列已满，它就被消灭：有时这正合适。
    .rules = DUN-KEY-17 DUN-KEY-18 DUN-KEY-19

explain-remove-which = 论文失败，失去最值钱的一块；几块一样值钱由你选。选不带星的。
    .rules = DUN-THESIS-14

explain-boss-route = 首领走哪条路去追。沿途的人都会撞上，选对手站着的那条路。
    .rules = DUN-BOSS-08 DUN-BOSS-06

explain-guide-boss = 首领往哪走，门拦不住他。引向对手，远离你要研究的地方：他在哪，哪里警戒就高。
    .rules = DUN-BOSS-08 DUN-BOSS-11

explain-which-discard = 弃哪些牌（休息或付代价）；休息时可弃任意张，也可不弃，随后补满。没用的小数字先弃。
    .rules = DUN-REST-07 DUN-SYMBOL-07

explain-which-doom = 休息去掉哪张厄运。先去每回合碍事的，再去只扣分的。
    .rules = DUN-REST-06 DUN-DOOM-02
