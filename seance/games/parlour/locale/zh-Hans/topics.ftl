# 概览：每个主题的回答、标题、会用到的词、所依的规则。

topic-win = 先达到当晚分数的人立即获胜，短局五分。幽灵按分值计，信念每点一分。
    .title = 怎么获胜？
    .words = 获胜, 赢, 胜利, 目标, 分, 得分
    .rules = PAR-END-01 PAR-SETUP-02

topic-lose = 钟敲十二下，或所有人都逃了，全体失败。蜡烧尽的人独自离席。
    .title = 怎么会输？
    .words = 输, 失败, 午夜, 十二点, 逃, 出局
    .rules = PAR-END-02 PAR-END-03 PAR-CANDLE-03

topic-round = 每人抽一张；然后是占卜板，各人回合两个行动，围圈；最后钟敲一下。
    .title = 一轮怎么进行？
    .words = 一轮, 回合, 顺序, 行动, 做什么, 流程, 阶段
    .rules = PAR-ROUND-01 PAR-ROUND-02 PAR-TURN-01

topic-planchette = 人人秘密决定推不推。独自推抽两张；几人同推各烧一蜡；没人推钟就敲一下。
    .title = 占卜板是什么？
    .words = 占卜板, 推
    .rules = PAR-PLANCHETTE-01 PAR-PLANCHETTE-02 PAR-PLANCHETTE-03 PAR-PLANCHETTE-04

topic-peer = 窥视是一个行动，不花牌：只有你看到是谁。矮烛灭了就不能窥视。
    .title = 怎么看帷幕后面？
    .words = 窥视, 看, 帷幕
    .rules = PAR-SPIRIT-01 PAR-SPIRIT-02 PAR-CANDLE-04

topic-call = 恰好付两张牌，再掷骰：力量加骰点达到灵音就来。成不成帷幕都揭开。
    .title = 怎么召唤幽灵？
    .words = 召唤, 幽灵, 灵音, 通灵
    .rules = PAR-SPIRIT-03 PAR-SPIRIT-04

topic-circle = 各人暗放至多两张。力量够了圈就守住，独给最多的人得信念；不够，人人烧蜡。
    .title = 围圈是什么？
    .words = 围圈, 圈, 信念
    .rules = PAR-CIRCLE-01 PAR-CIRCLE-02 PAR-CIRCLE-03

topic-wax = 你的命：高烛三格，矮烛两格。烧哪支由你选；没有蜡就得离席。
    .title = 蜡是什么？
    .words = 蜡, 蜡烛, 烛, 烧, 生命, 命, 修补
    .rules = PAR-SETUP-01 PAR-CANDLE-01 PAR-CANDLE-03 PAR-CANDLE-05

topic-cards = 用来付召唤、放入圈中，或打出。最多留六张，高烛灭了四张。
    .title = 牌有什么用，能拿几张？
    .words = 牌, 手牌, 上限, 抽牌, 弃牌, 几张, 仪式, 力量
    .rules = PAR-HAND-01 PAR-HAND-03 PAR-HAND-04 PAR-STACK-05

topic-reply = 打出的仪式先等回应；最后打的先生效。被揭为骗局的牌无效。
    .title = 怎么回应一张牌？
    .words = 回应, 回应牌, 应对, 骗局, 抵消
    .rules = PAR-STACK-01 PAR-STACK-02 PAR-STACK-03

topic-reflex = 应对正在发生的事：掷骰、烧蜡、钟声。别的反应牌可以拦住它。
    .title = 反应牌是什么？
    .words = 反应牌, 反应, 时机, 改骰
    .rules = PAR-MOMENT-02 PAR-MOMENT-03 PAR-MOMENT-05

topic-bargain = 每回合一次，与一人：先亮至多两张，再提条件。三次提议后只能接受或拒绝。
    .title = 怎么交易？
    .words = 议价, 交易, 交换, 提议, 换牌
    .rules = PAR-BARGAIN-01 PAR-BARGAIN-02 PAR-BARGAIN-03 PAR-BARGAIN-04

topic-clock = 每轮敲一下，没人推板再敲一下。到十二点就结束。
    .title = 玩多久？
    .words = 钟, 时间, 时辰, 几点, 多久, 结束
    .rules = PAR-ROUND-02 PAR-PLANCHETTE-04 PAR-END-02 PAR-SETUP-02

topic-players = 两到五人，每人两支蜡烛、四张牌；短局五道帷幕。
    .title = 怎么开局？
    .words = 开局, 开始, 人数, 几人, 设置, 几个人
    .rules = PAR-SETUP-01 PAR-SETUP-02

topic-powers = 有的在钟敲后生效，有的每轮可用一次。
    .title = 得到的幽灵有什么能力？
    .words = 能力, 护士, 法官, 鼓手, 新娘
    .rules = PAR-SPIRIT-05 PAR-SPIRIT-06 PAR-MOMENT-01

topic-lead = 本轮先行并决定同时的次序，然后传给左边。
    .title = 领席是什么？
    .words = 领席, 先行, 谁先
    .rules = PAR-ROUND-02 PAR-MOMENT-01 PAR-MOMENT-02
