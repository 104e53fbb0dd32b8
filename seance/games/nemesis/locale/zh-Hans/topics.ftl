# 概览：每个主题的回答、标题、会用到的词、所依的规则。

topic-win = 留下的目标要达成，而且你得活着：在抵达地球的飞船上休眠，或乘逃生舱离开。可以几个人赢，也可能没人赢。
    .title = 怎么获胜？
    .words = 获胜, 赢, 胜利, 胜出, 目的
    .rules = NEM-GOAL-02 NEM-GOAL-03 NEM-END-12 NEM-VIC-15

topic-lose = 死了就输，活着但目标没完成也输。跃迁时醒着、船毁时在船上、航向错误、三处严重创伤后再受伤，都会死。
    .title = 怎么会输？
    .words = 输, 失败, 输掉
    .rules = NEM-END-02 NEM-END-07 NEM-WND-06 NEM-VIC-02 NEM-VIC-06

topic-end = 时间走完飞船跃迁，飞船爆炸或解体，或船上再没有醒着的人。
    .title = 游戏什么时候结束？
    .words = 结束, 终局, 多久, 跃迁
    .rules = NEM-END-01 NEM-END-04 NEM-END-05 NEM-END-06 NEM-END-09

topic-turn = 每轮先补到五张牌，然后轮流各做两个行动，用手牌付费，直到所有人跳过。接着是事件阶段。
    .title = 我的回合做什么？
    .words = 回合, 一轮, 行动, 做什么, 先做什么, 阶段, 流程
    .rules = NEM-FLOW-02 NEM-PP-01 NEM-PP-06 NEM-PP-09 NEM-COST-01

topic-noise = 进入空房间要掷噪声骰，掷出的数字在那条通道放标志。那里已有标志，就有入侵者出现。
    .title = 噪声是什么？
    .words = 噪声, 噪音, 声音, 安静, 出声
    .rules = NEM-NOISE-01 NEM-NOISE-02 NEM-NOISE-04 NEM-MOVE-05 NEM-NOISE-07

topic-move = 花一张牌走到相邻房间。轻声移动要两张，噪声标志放哪条通道由你选。
    .title = 怎么移动？
    .words = 移动, 走, 轻声, 前往
    .rules = NEM-MOVE-01 NEM-BAS-04 NEM-BAS-03 NEM-BAS-06 NEM-MOVE-05

topic-encounter = 从布袋抽一个入侵者，出现在你身边。手牌数少于标记上的数字，它就立刻突袭。
    .title = 遭遇是什么？
    .words = 遭遇, 出现, 突袭, 偷袭
    .rules = NEM-ENC-01 NEM-ENC-04 NEM-ENC-05 NEM-ENC-08 NEM-ENC-09

topic-fight = 射击：花1弹药，掷战斗骰。近战总要先拿一张污染卡，没打中还受一处严重创伤。
    .title = 怎么战斗？
    .words = 战斗, 打, 攻击, 射击, 开枪, 武器, 弹药, 近战, 肉搏, 杀
    .rules = NEM-SHOOT-01 NEM-SHOOT-04 NEM-MELEE-02 NEM-MELEE-05 NEM-DMG-01

topic-escape = 从有入侵者的房间移动就是逃离：它们先各攻击你一次，然后你才走。留到事件阶段，它也会攻击。
    .title = 怎么逃跑？
    .words = 逃, 逃跑, 逃离, 脱离, 离开战斗
    .rules = NEM-ESC-01 NEM-ESC-02 NEM-ESC-03 NEM-BAS-05 NEM-EP-03

topic-wounds = 第三处轻微创伤变成严重创伤，带来妨碍；有三处严重创伤后再受伤就死。绷带、医疗箱、服装和急诊室可以治。
    .title = 受伤会怎样，怎么治疗？
    .words = 创伤, 受伤, 伤, 治疗, 治, 死, 死亡, 生命, 血, 包扎
    .rules = NEM-WND-01 NEM-WND-04 NEM-WND-05 NEM-WND-06 NEM-HEAL-01

topic-contamination = 污染卡占手牌，有些带感染，扫描才知道。到最后感染可能要命；手术室和解毒剂能救。
    .title = 污染是什么？
    .words = 污染, 感染, 幼虫, 扫描, 手术, 寄生
    .rules = NEM-CONT-01 NEM-CONT-02 NEM-CONT-04 NEM-SCAN-02 NEM-SCAN-05 NEM-VIC-11

topic-search = 用“搜寻”卡抽两件房间颜色的物品，留一件，房间计数减一。沉重物品占手，你有两只手。
    .title = 怎么找物品？
    .words = 搜寻, 搜索, 物品, 道具, 找, 沉重, 拿
    .rules = NEM-SEARCH-02 NEM-SEARCH-03 NEM-SEARCH-06 NEM-SEARCH-09 NEM-HEAVY-03

topic-rooms = 进入未探索的房间就翻开：探索标记定下能搜几次，并触发一次效果。房间行动花两张牌。
    .title = 房间和探索是怎么回事？
    .words = 房间, 探索, 未探索, 房间行动
    .rules = NEM-MOVE-03 NEM-MOVE-04 NEM-EXPL-01 NEM-AROOM-01 NEM-AROOM-02

topic-fire = 在着火的房间结束回合受轻微创伤，入侵者也会烧伤。第九个火焰标记毁掉飞船。
    .title = 火有什么影响？
    .words = 火, 火焰, 着火, 燃烧, 灭火, 起火
    .rules = NEM-FIRE-01 NEM-FIRE-04 NEM-EP-04 NEM-END-05 NEM-FIRE-06

topic-malfunction = 有故障的房间不能用房间行动和电脑，仍可搜寻。用“修理”或工具箱去除；第九个故障标记毁掉飞船。
    .title = 故障是什么？
    .words = 故障, 损坏, 坏了, 修理, 修, 电脑
    .rules = NEM-MALF-01 NEM-MALF-02 NEM-MALF-03 NEM-MALF-08 NEM-END-06

topic-doors = 关着的门谁也过不去。入侵者会撞毁它但留在外面；毁掉的门不能再关。
    .title = 舱门有什么用？
    .words = 舱门, 门, 关门, 开门
    .rules = NEM-DOOR-04 NEM-DOOR-05 NEM-DOOR-06 NEM-DOOR-08 NEM-MOVE-02

topic-events = 时间走一格，入侵者攻击，火烧它们，结算一张事件卡，再从布袋抽一个标记，改变以后会来什么。
    .title = 事件阶段发生什么？
    .words = 事件, 事件阶段, 布袋, 发展, 时间
    .rules = NEM-EP-01 NEM-EP-03 NEM-EP-05 NEM-EP-12 NEM-EP-15

topic-engines = 最后看每台引擎最上面的标记：两台以上受损，飞船爆炸。到引擎室查看，用“修理”或工具箱调换次序。
    .title = 引擎怎么回事？
    .words = 引擎, 发动机, 爆炸
    .rules = NEM-VIC-01 NEM-VIC-02 NEM-SETUP-19 NEM-ENG-01 NEM-ENG-03

topic-course = 秘密的坐标卡说明每格通向哪里。在驾驶舱可以查看坐标，或设定目的地；有人休眠后不能改。
    .title = 飞船飞往哪里？
    .words = 坐标, 航向, 目的地, 地球, 火星, 驾驶舱
    .rules = NEM-VIC-05 NEM-VIC-06 NEM-COCK-01 NEM-COCK-02 NEM-COCK-03 NEM-COCK-04

topic-sleep = 时间到蓝格后，在休眠室进行：先掷噪声，没东西来就睡着了。
    .title = 怎么休眠？
    .words = 休眠, 睡, 冬眠, 休眠室
    .rules = NEM-KEY-10 NEM-HIB-01 NEM-HIB-02 NEM-HIB-03 NEM-HIB-04

topic-pods = 从逃生区进入开着且有空位的舱，先掷噪声。进去后发射或等待。第一个人死亡时全部打开。
    .title = 逃生舱怎么用？
    .words = 逃生舱, 逃生区, 发射, 离船
    .rules = NEM-POD-01 NEM-POD-02 NEM-POD-03 NEM-POD-04 NEM-EVA-01 NEM-KEY-08

topic-destruct = 在发电室启动。到黄格就不能停止，逃生舱全开；走到最后飞船爆炸。
    .title = 自毁是什么？
    .words = 自毁, 发电室, 发电机, 毁船, 炸船
    .rules = NEM-GEN-01 NEM-GEN-02 NEM-END-04 NEM-KEY-11 NEM-KEY-12

topic-objectives = 你有一张公司目标和一张个人目标。第一个入侵者出现时留一张，一直保密。
    .title = 目标卡是怎么回事？
    .words = 目标, 秘密, 任务目标, 个人目标, 公司目标
    .rules = NEM-CREW-08 NEM-CREW-09 NEM-KEY-02 NEM-KEY-03 NEM-KEY-05

topic-nest = 虫卵在巢穴里：花两张牌取一个，或用射击、近战毁掉。卵没了，巢穴就毁了。抽到虫后时，她会来到巢穴里的人身边。
    .title = 巢穴、虫卵和女王？
    .words = 巢穴, 虫卵, 卵, 虫后, 女王, 后
    .rules = NEM-NEST-01 NEM-NEST-03 NEM-EGG-01 NEM-OBJ-07 NEM-EP-20

topic-trade = 同房可以交易，双方同意就行。只有你看过的事可以乱说。不能直接攻击别人。
    .title = 能交易、说谎、攻击别人吗？
    .words = 交易, 交换, 给, 说谎, 撒谎, 骗, 背叛, 攻击玩家, 攻击其他玩家, 其他玩家
    .rules = NEM-PVP-01 NEM-BAS-11 NEM-BAS-13 NEM-BAS-15 NEM-MON-02

topic-slime = 身上有粘液，“寂静”变成“危险”：每一步都可能招来它们。用服装或浴室去除。
    .title = 粘液有什么影响？
    .words = 粘液, 黏液
    .rules = NEM-SLIME-01 NEM-SLIME-03 NEM-NOISE-10 NEM-EXPL-07

topic-players = 一到五人。半合作：目标保密；完全合作：目标公开；也可以单人。
    .title = 几个人玩，有哪些模式？
    .words = 几人, 人数, 几个人, 多少人, 模式, 合作, 单人, 一个人
    .rules = NEM-GOAL-05 NEM-COOP-01 NEM-COOP-03 NEM-SOLO-01 NEM-SOLO-04

topic-hand = 每轮开始补到五张手牌；行动的费用就是弃手牌。跳过时，手牌可留可弃。
    .title = 手牌怎么补，怎么用？
    .words = 手牌, 补牌, 抽牌, 跳过, 付费, 费用
    .rules = NEM-PP-01 NEM-COST-01 NEM-PP-09 NEM-PP-10 NEM-COST-03

topic-ammo = 每次射击花1弹药。军械库给一件能量武器加2弹药，另有行动牌和物品能补充；不能超过武器容量。
    .title = 怎么补充弹药？
    .words = 装弹, 弹药, 子弹, 补充弹药, 容量
    .rules = NEM-ARM-01 NEM-HEAVY-06 NEM-SHOOT-03 NEM-ARM-02 NEM-HEAVY-05
