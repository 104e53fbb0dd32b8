# 概览：每个主题的回答、标题、会用到的词、所依的规则。

topic-win = 分数最高者胜：信息块（按氏族修正）、通过的论文（10、7、5、3）、实习生，减去厄运。没有论文也能赢；同分时论文交得早的胜，再比学生多少。
    .title = 怎么获胜？
    .words = 获胜, 赢, 胜利, 目标, 分数, 得分, 计分, 平局, 同分, 谁赢
    .rules = DUN-OBJ-01 DUN-SCORE-06 DUN-SCORE-01 DUN-SCORE-03 DUN-TIE-01 DUN-TIE-02

topic-end = 第一篇通过的论文，或欧米茄满额后再抽到，进入最高警戒。所有人完成、信息块取完或大学里没有普通学生时结束。
    .title = 游戏什么时候结束？
    .words = 结束, 终局, 多久, 最高警戒, 恐慌
    .rules = DUN-END-01 DUN-END-02 DUN-END-03 DUN-MAX-01 DUN-MAX-09

topic-turn = 可以先交论文或休息；否则移动，做一个行动，最后翻开厄运卡、补满手牌。移动和行动时可以打牌。
    .title = 我的回合做什么？
    .words = 回合, 一轮, 阶段, 行动, 做什么, 流程, 顺序
    .rules = DUN-TURN-01 DUN-MOVE-01 DUN-ACT-01 DUN-ACT-02 DUN-REST-01

topic-move = 最多走速度值个地域，要有相连通道。走向空处就抽一块板块。
    .title = 怎么移动？
    .words = 移动, 走, 速度, 通道
    .rules = DUN-MOVE-01 DUN-MOVE-02 DUN-MOVE-03 DUN-TERM-02 DUN-ENTER-03

topic-tiles = 从所在层的牌叠抽，接在你所在地域旁，至少对上一条通道，不能旋转。放下就得走进去。
    .title = 板块怎么放？
    .words = 板块, 放置, 地域, 探索, 地城, 铺
    .rules = DUN-PLACE-01 DUN-PLACE-02 DUN-PLACE-03 DUN-PLACE-04 DUN-PLACE-08

topic-study = 从最左边选信息块，越多警戒越高。弃牌换隐匿值，达到警戒值就成功。失败拿一个眩晕标记，还要抽一名学生。
    .title = 怎么研究？
    .words = 研究, 收集
    .rules = DUN-STUDY-01 DUN-STUDY-03 DUN-STUDY-06 DUN-STUDY-08 DUN-STUDY-12 DUN-STUDY-14

topic-cubes = 你打探到的东西：文明2、军事3、信仰4、财富5、种姓6分。放进笔记本的各列，带来分数、箭头（每次研究隐匿值+1）和星。
    .title = 信息块是什么？
    .words = 信息块, 情报, 笔记本, 箭头, 研究加成
    .rules = DUN-OVER-05 DUN-SCHOLAR-16 DUN-SCHOLAR-24 DUN-SCHOLAR-25 DUN-SCHOLAR-30

topic-alert = 有三样：地域的警戒值，是隐匿值要达到的数；警戒卡放欧米茄，使每次研究更难；最高警戒是游戏的最后一段。首篇论文通过，或抽到欧米茄而警戒卡已无空位，就进入最高警戒。
    .title = 警戒是什么？
    .words = 警戒, 警戒值, 警戒卡, 最高警戒
    .rules = DUN-STEALTH-01 DUN-STUDY-06 DUN-ALERT-08 DUN-END-01 DUN-END-02 DUN-THESIS-11

topic-stealth = 依次是：弃牌，加上箭头；地域的幸运或不幸；对手各自可用命运、诡计、魔法卡提高警戒值；最后你也能追加。与警戒值相等就成功。
    .title = 隐匿尝试怎么进行？
    .words = 隐匿, 隐匿值, 尝试, 潜行
    .rules = DUN-STUDY-08 DUN-STUDY-09 DUN-EFFECT-04 DUN-STUDY-10 DUN-STUDY-11 DUN-STUDY-12

topic-spy = 先牺牲一名学生，指定同地域或相连地域的学者和一块信息块：它的分值加对方学生数就是警戒。只有你们两人出牌。
    .title = 怎么刺探？
    .words = 刺探, 偷, 间谍, 偷取
    .rules = DUN-SPY-01 DUN-SPY-02 DUN-SPY-03 DUN-SPY-05 DUN-SPY-12 DUN-SPY-14

topic-stun = 失败会得到；数量等于体力就得休息。可以改为牺牲一名学生。
    .title = 眩晕标记是什么？
    .words = 眩晕, 体力, 受伤, 伤
    .rules = DUN-REST-02 DUN-STUN-01 DUN-STUN-02 DUN-STUDY-14

topic-rest = 占整个回合：回到起始地域，清除眩晕，去一张厄运，补牌补学生。
    .title = 怎么休息？
    .words = 休息, 恢复, 营地, 回复
    .rules = DUN-REST-01 DUN-REST-04 DUN-REST-05 DUN-REST-06 DUN-REST-08 DUN-REST-09

topic-students = 用来付代价、替你挨打、防刺探。从篝火区招来，篝火区由大学补充；休息补到你的学生值，靠卡牌还可以更多。
    .title = 学生有什么用？
    .words = 学生, 牺牲, 篝火, 大学, 学生上限, 几名学生
    .rules = DUN-OVER-01 DUN-OVER-03 DUN-SYMBOL-01 DUN-CAMPUS-01 DUN-SPY-05

topic-omega = 袋中的兄弟会学生。抽到它，篝火区清空，警戒卡上升，抽的人得一张厄运卡。
    .title = 欧米茄是什么？
    .words = 欧米茄, 兄弟会, 抽学生, 袋子
    .rules = DUN-OMEGA-01 DUN-UNIV-06 DUN-UNIV-07 DUN-UNIV-08 DUN-UNIV-09 DUN-END-01

topic-doom = 抽到欧米茄或论文失败时得到，在你回合结束时翻开，碍事又扣分。休息可去掉一张。
    .title = 厄运卡是什么？
    .words = 厄运, 惩罚, 诅咒
    .rules = DUN-DOOM-01 DUN-DOOM-02 DUN-DOOM-03 DUN-REST-06 DUN-SCORE-05

topic-thesis = 有两颗星就能在回合开始时提交：信息块按氏族修正后要达到目标。失败则失去最值钱的一块，并得厄运卡。
    .title = 论文怎么交？
    .words = 论文, 提交, 交论文, 通过, 评审
    .rules = DUN-THESIS-01 DUN-THESIS-05 DUN-THESIS-07 DUN-THESIS-10 DUN-THESIS-14

topic-clan = 隐藏的卡，修正信息块分值，并写明论文目标。有学识标记就能查看。
    .title = 氏族卡是什么？
    .words = 氏族, 目标值, 学识标记, 学识, 知识
    .rules = DUN-THESIS-04 DUN-KNOW-01 DUN-KNOW-02 DUN-SCORE-02

topic-stars = 笔记本一列里的信息块够多，就得到那一列的星。星数少于领先者就兴奋，使用学者卡另一面。
    .title = 星和兴奋是什么？
    .words = 星, 星星, 兴奋, 落后
    .rules = DUN-EXC-01 DUN-EXC-04 DUN-EXC-05 DUN-THESIS-01

topic-cards = 每张有数字、主要效果和辅助效果，只用其一。多在自己回合的移动和行动阶段使用。
    .title = 计谋卡怎么用？
    .words = 计谋, 卡牌, 打牌, 手牌, 效果, 命运, 诡计, 魔法, 牌
    .rules = DUN-SCHEME-02 DUN-SCHEME-04 DUN-SCHEME-05 DUN-TIMING-01 DUN-TIMING-04

topic-answer = 每走一步、打一张牌、做一个行动之后，其余玩家按顺时针各可打一张瞬时卡，直到都不打。有牌打出时可以响应，最后的响应先生效。
    .title = 别人的回合能打什么？
    .words = 响应, 应, 瞬时, 反制, 打断, 别人的回合, 我的回合别人
    .rules = DUN-PRIO-02 DUN-PRIO-04 DUN-TIMING-07 DUN-TIMING-08 DUN-TIMING-09 DUN-PRIO-06

topic-boss = 踏上他的符号会唤醒或移动他。他走进哪里，哪里的人就受罪，惊动他的人也不例外；他还会改变所在的地域。
    .title = 首领做什么？
    .words = 首领, 拉图斯, 怪物, 酒杯
    .rules = DUN-BOSS-01 DUN-BOSS-02 DUN-BOSS-03 DUN-BOSS-06 DUN-EFFECT-15

topic-effects = 方框的自动生效，如伏击（损失学生）、停止；圆圈的是行动。
    .title = 地域上的符号是什么意思？
    .words = 符号, 标志, 伏击, 危险, 停止, 通行费, 地域效果
    .rules = DUN-EFFECT-02 DUN-EFFECT-07 DUN-EFFECT-08 DUN-EFFECT-11 DUN-EFFECT-14

topic-traps = 扣着的标记。第一个进入的人翻开并承受：伏击、停止或通行费。
    .title = 陷阱怎么用？
    .words = 陷阱, 标记
    .rules = DUN-ATOK-07 DUN-ATOK-08 DUN-ATOK-09 DUN-ATOK-11

topic-stairs = 第一个进入楼梯地域的人选一个相邻层，接上那一层的板块。
    .title = 怎么到别的层？
    .words = 楼梯, 层, 下层, 上层, 深
    .rules = DUN-STAIR-01 DUN-STAIR-02 DUN-STAIR-05 DUN-TERM-04 DUN-TERM-06

topic-doors = 进门要有那种颜色的信息块；出来不用。
    .title = 彩色的门是什么？
    .words = 门, 彩色, 颜色, 锁
    .rules = DUN-DOOR-01 DUN-DOOR-02 DUN-DOOR-03

topic-trainees = 计谋卡带来的帮手：有效果、有分，有的保护信息块。每种只有一个，会被别人挖走。
    .title = 实习生是什么？
    .words = 实习生, 保护, 盾
    .rules = DUN-TRAIN-01 DUN-TRAIN-02 DUN-TRAIN-04 DUN-TRAIN-05 DUN-PROT-01

topic-hinder = 有人研究或刺探时，对手依次可以用命运、诡计或魔法牌提高警戒值。最后由尝试的人回应。
    .title = 能妨碍别人吗？
    .words = 妨碍, 妨碍别人, 干扰, 阻止, 对手, 别人
    .rules = DUN-STUDY-10 DUN-FAMILY-02 DUN-STUDY-11

topic-hand = 每个自己的回合结束时，把手牌补到手牌值。休息也会补满。
    .title = 手牌有几张？
    .words = 手牌数, 手牌上限, 抽牌, 补牌, 几张牌
    .rules = DUN-EOT-02 DUN-SCHOLAR-05 DUN-REST-08
