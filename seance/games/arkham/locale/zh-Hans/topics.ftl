# 概览：每个主题的回答、标题、会用到的词、所依的规则。

topic-win = 推进场景：用线索，或达成场景的要求，走到结局。“聚集于此”的最后一张场景要解决食尸鬼祭司。
    .title = 怎么获胜？
    .words = 获胜, 赢, 胜利, 目标, 目的, 结局
    .rules = AHC-WIN-02 AHC-ACT-01 AHC-ACT-03 AHC-ACT-21

topic-lose = 最后一张密谋翻面，或场上再没有调查员。剧本模式下故事仍会继续。
    .title = 怎么会输？
    .words = 输, 失败, 输掉
    .rules = AHC-WIN-03 AHC-ACT-02 AHC-WIN-04 AHC-ELM-13

topic-round = 神话、调查、敌军、补给四个阶段。第一轮没有神话阶段。
    .title = 一轮怎么进行？
    .words = 一轮, 阶段, 流程, 顺序
    .rules = AHC-TIM-01 AHC-MYT-01 AHC-FW14-01 AHC-FW33-03 AHC-FW44-01

topic-turn = 至多三个行动：调查、移动、抽牌、拿资源、打出、激活、攻击、躲避、交战。顺序随意，可以重复。
    .title = 我的回合能做什么？
    .words = 回合, 行动, 做什么, 三个行动
    .rules = AHC-ACN-01 AHC-FW221-01 AHC-FW221-03 AHC-FW22-01

topic-test = 技能加投入的图标，再加一个混乱标记，对难度；相等就成功。标记放回袋中。
    .title = 检定怎么做？
    .words = 检定, 技能, 混乱, 标记, 混乱袋, 难度, 成功
    .rules = AHC-SKT-02 AHC-ST2-01 AHC-ST3-01 AHC-ST6-02 AHC-CHT-01

topic-commit = 手牌上每个相符或百搭图标+1；不花资源，之后弃掉。同地点的同伴可各投一张。
    .title = 怎么投入卡牌？
    .words = 投入, 图标, 帮助
    .rules = AHC-ST2-01 AHC-ST2-02 AHC-ST2-03 AHC-ST2-04 AHC-ST8-02

topic-investigate = 调查：智慧对所在地点的隐藏值。成功就拿走那里1个线索。
    .title = 怎么得到线索？
    .words = 线索, 调查, 隐藏值, 发现
    .rules = AHC-INV-01 AHC-INV-02 AHC-INV-03 AHC-CLU-05 AHC-CLU-06

topic-act = 你们的进展。全队花掉它要求的线索（不花行动），它就翻面；有的另有要求。
    .title = 场景是什么？
    .words = 场景, 推进
    .rules = AHC-ACT-01 AHC-ACT-03 AHC-ACT-05 AHC-ACT-06 AHC-ACT-07

topic-agenda = 对方的时钟。每个神话阶段放1个毁灭；场上毁灭总数够了，密谋就翻面。
    .title = 密谋和毁灭是什么？
    .words = 密谋, 毁灭, 时间, 阈值
    .rules = AHC-ACT-02 AHC-ACT-08 AHC-ACT-14 AHC-DOM-02 AHC-FW12-01

topic-encounter = 神话阶段每人抽一张。诡计当场生效，敌人则生成：没写别的，就与你交战。
    .title = 遭遇卡牌是什么？
    .words = 遭遇, 诡计, 神话, 生成
    .rules = AHC-FW14-01 AHC-FW14-02 AHC-TRE-02 AHC-ENM-02 AHC-ENM-03

topic-enemies = 同地点未横置的敌人会与你交战，跟着你走，在敌军阶段攻击一次。
    .title = 敌人会做什么？
    .words = 敌人, 怪物, 交战, 缠住
    .rules = AHC-ENG-01 AHC-ENG-02 AHC-ENG-03 AHC-ENG-04 AHC-FW33-03

topic-fight = 战斗对敌人的攻击值；命中造成1点伤害，武器更多。
    .title = 怎么攻击？
    .words = 攻击, 打, 战斗, 武器, 杀
    .rules = AHC-FGT-02 AHC-FGT-03 AHC-FGT-04 AHC-FGT-05 AHC-DFT-02

topic-evade = 敏捷对它的躲避值。成功后它横置、不再缠你；补给阶段它会重整，缠上还在那里的人。
    .title = 怎么躲避、逃跑？
    .words = 躲避, 逃, 逃跑, 摆脱, 躲
    .rules = AHC-EVD-02 AHC-EVD-06 AHC-EVD-07 AHC-ENG-10 AHC-DFT-04

topic-opportunity = 被缠住时，除攻击、躲避、谈判、撤退外做别的行动，它们会先打你。
    .title = 趁乱攻击是什么？
    .words = 趁乱攻击, 趁乱, 借机攻击
    .rules = AHC-AOO-01 AHC-AOO-02 AHC-AOO-05 AHC-AOO-07

topic-hunter = 猎手在敌军阶段朝你走；猎物说明追谁；反击在你失手时打你；庞大缠住所有人；冷漠不主动交战。
    .title = 猎手、猎物、反击、庞大、冷漠是什么？
    .words = 猎手, 猎物, 反击, 庞大, 冷漠, 关键词
    .rules = AHC-HUN-01 AHC-HUN-02 AHC-HUN-03 AHC-PRE-01 AHC-RET-01 AHC-MAS-01 AHC-ALF-01

topic-harm = 伤害对生命值，恐惧对神智值，到头就退场。有生命值或神智值的支援可以替你承受。
    .title = 伤害和恐惧会怎样？
    .words = 伤害, 恐惧, 生命, 神智, 受伤, 死, 击败, 治疗, 创伤, 血
    .rules = AHC-DMG-01 AHC-DMG-04 AHC-DMG-12 AHC-HLT-06 AHC-TRA-02

topic-cards = 花一个行动和相应资源。支援留在面前，事件生效后弃掉；快速卡牌不用行动。
    .title = 怎么打出卡牌？
    .words = 打出, 打牌, 出牌, 卡牌, 支援, 事件, 资源, 费用, 付, 钱, 快速
    .rules = AHC-PLA-02 AHC-CST-03 AHC-AST-02 AHC-EVT-05 AHC-FAS-01

topic-slots = 两手、两法术、一盟友、一饰品、一身体。超出时要弃掉旧的。
    .title = 槽位是什么？
    .words = 槽位, 槽, 手部, 盟友, 法术槽位, 秘法, 饰品
    .rules = AHC-SLT-02 AHC-SLT-05 AHC-SLT-06 AHC-SLT-07 AHC-SLT-11

topic-move = 一个行动走到相连地点。第一个进入的人翻开它，放上线索。
    .title = 怎么移动？
    .words = 移动, 走, 地点, 相连, 揭示
    .rules = AHC-MVA-02 AHC-MOV-03 AHC-CLU-02 AHC-LOC-04

topic-reaction = 反应只在其时机，免费能力在任何窗口，行动能力在自己回合。只有行动能力花行动。
    .title = 能力什么时候能用？
    .words = 能力, 反应, 触发, 免费, 时机, 窗口
    .rules = AHC-TRG-06 AHC-TRG-07 AHC-TRG-10 AHC-TRG-04 AHC-TIM-04

topic-deck = 张数按调查员要求，同名至多两张，限自己的职阶；弱点另加。
    .title = 怎么组牌库？
    .words = 牌库, 组牌, 构筑, 职阶, 等级
    .rules = AHC-DBK-01 AHC-DBK-02 AHC-DBK-04 AHC-DBK-05 AHC-WEA-01

topic-campaign = 经验可以买牌，创伤会留下，发生的事记入剧本日志。下个冒险从那里开始。
    .title = 剧本里什么会保留？
    .words = 剧本, 战役, 经验, 升级, 记录, 购买
    .rules = AHC-CAM-01 AHC-CAM-02 AHC-XP-02 AHC-XP-05 AHC-TRA-04

topic-upkeep = 卡牌重整，每人抽1张、得1资源，手牌最多留八张。
    .title = 补给阶段做什么？
    .words = 补给, 重整, 横置
    .rules = AHC-FW43-01 AHC-FW44-01 AHC-FW44-02 AHC-FW45-01

topic-players = 一到四名调查员，各五资源、五张牌；许多数值按人数增加。
    .title = 怎么开局，几个人玩？
    .words = 几人, 人数, 开局, 开始, 设置, 重调, 换牌, 队长, 几个人
    .rules = AHC-PIN-01 AHC-SU01-01 AHC-SU07-01 AHC-SU08-01

topic-hand = 补给阶段每人抽1张、得1资源，手牌弃到八张。也可以用行动抽1张或拿1资源。
    .title = 怎么获得手牌和资源？
    .words = 手牌, 手牌上限, 抽牌, 资源, 获得资源, 钱
    .rules = AHC-FW44-01 AHC-FW44-02 AHC-FW45-01 AHC-FW221-01

topic-tokens = 数字改变你的技能值。骷髅、邪教徒、石板、古神按剧本结算，远古印记按调查员结算，自动失败就是失败。
    .title = 混乱标记有什么效果？
    .words = 混乱标记, 触手, 触手标记, 自动失败, 骷髅, 邪教徒, 石板, 远古印记, 混乱袋
    .rules = AHC-CHT-03 AHC-CHT-04 AHC-CHT-02 AHC-CHT-01 AHC-AUT-02

topic-weakness = 牌库里的弱点抽到就发作：敌人和诡计如同从遭遇牌堆抽到，其他的照卡上写的做。
    .title = 弱点是什么？
    .words = 弱点, 基础弱点
    .rules = AHC-WEA-01 AHC-WEA-02 AHC-WEA-03

topic-order = 开始时选一位首席调查员。调查阶段各人的回合顺序由你们商量。
    .title = 谁先行动？
    .words = 谁先, 先手, 顺序, 首席调查员, 玩家顺序
    .rules = AHC-FW22-01 AHC-LEA-02 AHC-PLO-01
