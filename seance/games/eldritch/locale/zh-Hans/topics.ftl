# 概览：每个主题的回答、标题、会用到的词、所依的规则。

topic-win = 在古神苏醒前解决三个神秘事件。苏醒之后，还要解决终极神秘事件。
    .title = 怎么获胜？
    .words = 获胜, 赢, 胜利, 目标, 目的
    .rules = EH-GOAL-01 EH-WIN-01 EH-WIN-02 EH-MYST-01

topic-lose = 所有人被消灭、卡牌写明失败，或要抽神话卡牌而牌库已空。苏醒的古神另有方式；阿撒托斯苏醒即输。
    .title = 怎么会输？
    .words = 输, 失败, 输掉
    .rules = EH-WIN-03 EH-WIN-04 EH-WIN-05 EH-WIN-06 EH-AWAKE-06

topic-round = 行动、遭遇、神话三个阶段。每阶段由调查员队长先行；之后可以交出标记。
    .title = 一轮怎么进行？
    .words = 一轮, 阶段, 流程, 顺序
    .rules = EH-FLOW-01 EH-FLOW-02 EH-FLOW-03 EH-ACTION-02

topic-turn = 两个，同种每轮一次：旅行、休息、交易、购票、获取支援，以及卡牌上的行动。
    .title = 能做哪些行动？
    .words = 回合, 行动, 做什么, 两个行动
    .rules = EH-ACTION-01 EH-ACTION-04 EH-ACTION-05

topic-travel = 沿道路走一格，再用相符的票每张多走一格。票在城市购买，最多两张。
    .title = 怎么旅行？
    .words = 旅行, 移动, 走, 车票, 船票, 火车, 轮船, 购票, 票
    .rules = EH-TRAVEL-01 EH-TRAVEL-02 EH-TRAVEL-03 EH-TRAVEL-04 EH-TICKET-01 EH-TICKET-05

topic-rest = 休息恢复1点生命值和1点神智值，有怪物时不行。卡牌和地点也能帮忙。
    .title = 怎么恢复？
    .words = 休息, 恢复, 治疗, 生命, 神智, 回血, 血
    .rules = EH-REST-01 EH-REST-02 EH-HEALTH-03

topic-acquire = 在城市检定影响：成功数就是可用来换备用区卡牌的价值。
    .title = 怎么获取支援？
    .words = 获取, 购买, 买, 支援, 备用区, 影响, 物品, 武器, 装备
    .rules = EH-ACQ-01 EH-ACQ-02 EH-ACQ-03 EH-ACQ-04 EH-ACQ-05

topic-trade = 同格时作为行动：支援、神器、线索、法术和票，双方同意即可。
    .title = 怎么交易？
    .words = 交换, 交易, 给
    .rules = EH-TRADE-01 EH-TRADE-02

topic-test = 按技能值掷骰，至少1个。5或6算成功；没另说，一个就够。
    .title = 检定怎么做？
    .words = 检定, 技能, 骰子, 掷骰, 成功
    .rules = EH-TEST-02 EH-TEST-03 EH-TEST-04 EH-TEST-05 EH-TEST-08

topic-reroll = 用来解决神秘事件和流言，也可每个重掷1个骰子。在研究遭遇中得到。
    .title = 线索有什么用？
    .words = 线索, 重掷, 花费线索
    .rules = EH-REROLL-01 EH-REROLL-02 EH-CLUE-03 EH-IMPR-01

topic-encounter = 与怪物同格就战斗；否则做一个遭遇：地点，或格子上的标记。
    .title = 遭遇阶段做什么？
    .words = 遭遇, 地点, 遇到
    .rules = EH-ENC-01 EH-ENC-04 EH-ENC-06 EH-TOK-01 EH-LOC-01

topic-gate = 次元门带来怪物；征兆到其颜色时推进毁灭。通过异界遭遇关闭。
    .title = 次元门是什么，怎么关？
    .words = 次元门, 门, 关门, 关闭, 异界
    .rules = EH-GATE-01 EH-GATE-02 EH-GATE-03 EH-TOK-03 EH-MYTHOS-04

topic-fight = 先以意志抵恐惧，再以力量抵伤害；第二次的成功数就是它失去的生命值。
    .title = 怎么与怪物战斗？
    .words = 战斗, 打, 怪物, 攻击, 恐惧, 伤害, 坚韧, 杀
    .rules = EH-COMBAT-02 EH-COMBAT-04 EH-COMBAT-05 EH-COMBAT-06 EH-COMBAT-08

topic-mythos = 队长抽一张卡，按次序结算图标：征兆、清算、次元门、怪物涌现、线索、流言、文字。
    .title = 神话阶段发生什么？
    .words = 神话, 神话阶段, 怪物涌现, 涌现
    .rules = EH-MYTHOS-01 EH-MYTHOS-02 EH-MYTHOS-03 EH-MYTHOS-05 EH-MYTHOS-17

topic-doom = 通往苏醒的倒数：推进时数字变小。与征兆同色的次元门、被击败的调查员都会推进。
    .title = 毁灭是什么？
    .words = 毁灭, 毁灭值, 推进, 倒数, 末日
    .rules = EH-TRACK-01 EH-TRACK-02 EH-AWAKE-01 EH-DEFEAT-02 EH-MYTHOS-04

topic-omen = 一圈颜色。前进后，每个同色次元门推进1点毁灭。
    .title = 征兆是什么？
    .words = 征兆, 彗星, 颜色
    .rules = EH-MYTHOS-03 EH-MYTHOS-04 EH-MYTHOS-09 EH-TRACK-04

topic-reckoning = 场上所有带红色图标的效果依次生效：怪物、古神、持续卡，然后是你们自己的。
    .title = 清算是什么？
    .words = 清算
    .rules = EH-MYTHOS-05 EH-MYTHOS-06 EH-MYTHOS-07

topic-mystery = 每张写明要什么：线索、标记、击败的怪物。达成后算解决，翻下一张。
    .title = 神秘事件怎么解决？
    .words = 神秘事件, 神秘, 解决, 终极, 最终
    .rules = EH-MYST-01 EH-MYST-02 EH-MYST-04 EH-WIN-01

topic-rumor = 蓝色神话卡牌，地图上有标记。在它耗尽之前去那里解决。
    .title = 流言是什么？
    .words = 流言, 传闻, 谣言
    .rules = EH-RUMOR-01 EH-RUMOR-02 EH-RUMOR-03 EH-RUMOR-04 EH-TOK-05

topic-ancient = 毁灭到0，翻开古神表。此后倒下的人不再回来，还要解决终极神秘事件。
    .title = 古神苏醒后怎样？
    .words = 古神, 苏醒, 醒来, 克苏鲁, 阿撒托斯
    .rules = EH-OVER-02 EH-AWAKE-01 EH-AWAKE-02 EH-AWAKE-04 EH-FINAL-01 EH-ELIM-01

topic-defeat = 生命值或神智值归零就倒下：毁灭推进，物品留在城市等人来取。你换一名新调查员继续。
    .title = 调查员被击败会怎样？
    .words = 被击败, 击败, 死, 死亡, 阵亡, 疯, 新调查员, 倒下
    .rules = EH-DEFEAT-01 EH-DEFEAT-02 EH-DEFEAT-03 EH-NEWINV-01 EH-ENCDEF-03

topic-delayed = 下个行动阶段只能起身、不能行动；遭遇照常。
    .title = 被耽搁是什么意思？
    .words = 被耽搁, 耽搁, 延误
    .rules = EH-DELAY-01 EH-DELAY-03 EH-DELAY-05

topic-improve = 通过遭遇和卡牌：先+1，再+2，最多如此。
    .title = 技能怎么提升？
    .words = 提升, 技能提升, 变强
    .rules = EH-IMPR-01 EH-IMPR-02 EH-IMPR-04 EH-SKILL-01

topic-spells = 背面隐藏的卡。只能看正面，正面写明何时翻面。
    .title = 法术和状态是什么？
    .words = 法术, 状态, 诅咒, 债务, 祝福
    .rules = EH-SPELL-01 EH-SPELL-02 EH-SPELL-03 EH-GAIN-02

topic-players = 一到八人，同进同退，各一名调查员。第一次推荐阿撒托斯。
    .title = 几个人玩，怎么开局？
    .words = 几人, 人数, 开局, 开始, 设置, 队长, 合作, 几个人
    .rules = EH-OVER-01 EH-OVER-03 EH-SETUP3-01 EH-SETUP5-02

topic-expedition = 在荒野之间移动的标记；在那里遭遇它，可能得到神器。
    .title = 探险是什么？
    .words = 探险, 神器
    .rules = EH-TOK-04 EH-SETUP9-07
