# What things are called. $n is what follows the name in a key: ghoul-minion-2 is name-ghoul-minion with 2.
# Of copies on the table only the later ones are told apart by a number; there is never a second one of a unique card.
copy = { $n ->
    [1] {""}
   *[other] { $n }
 }

## Investigators

name-roland-banks = 罗兰·班克斯
name-roland-banks-calling = 联邦调查员
name-daisy-walker = 黛西·沃克
name-daisy-walker-calling = 图书馆员
name-skids-otoole = “倒霉蛋”奥图尔
name-skids-otoole-calling = 前科犯
name-agnes-baker = 艾格尼丝·贝克
name-agnes-baker-calling = 侍应
name-wendy-adams = 温蒂·亚当斯
name-wendy-adams-calling = 淘气包

## Player cards

name-rolands-38-special = 罗兰的.38特制手枪
name-cover-up = 掩盖罪证
name-daisys-tote-bag = 黛西的手提包
name-the-necronomicon = 死灵之书
name-on-the-lam = 在逃中
name-hospital-debts = 医院债务
name-heirloom-of-hyperborea = 希波利尔传家宝
name-dark-memory = 黑暗回忆
name-wendys-amulet = 温蒂的护身符
name-abandoned-and-alone = 被抛弃的孤单
name-45-automatic = .45自动手枪 { copy }
name-physical-training = 体能训练 { copy }
name-beat-cop-01018 = 巡警 { copy }
name-first-aid = 急救 { copy }
name-machete = 大砍刀 { copy }
name-guard-dog = 看门狗 { copy }
name-evidence = 证据！ { copy }
name-dodge = 闪躲 { copy }
name-dynamite-blast = 炸药爆破 { copy }
name-vicious-blow = 致命打击 { copy }
name-extra-ammunition = 多余的弹药 { copy }
name-police-badge = 警徽 { copy }
name-beat-cop-01028 = 巡警（2级） { copy }
name-shotgun = 霰弹枪 { copy }
name-magnifying-glass-01030 = 放大镜 { copy }
name-old-book-of-lore = 智慧古书 { copy }
name-research-librarian = 研究馆员 { copy }
name-dr-milan-christopher = 米兰·克里斯托弗博士
name-hyperawareness = 超感知 { copy }
name-medical-texts = 医学教科书 { copy }
name-mind-over-matter = 心胜于物 { copy }
name-working-a-hunch = 专业的直觉 { copy }
name-barricade = 屏障 { copy }
name-deduction = 推理 { copy }
name-magnifying-glass-01040 = 放大镜（1级） { copy }
name-disc-of-itzamna = 伊察姆纳圆盘
name-encyclopedia = 百科全书 { copy }
name-cryptic-research = 隐秘的研究 { copy }
name-switchblade = 弹簧刀 { copy }
name-burglary = 夜盗 { copy }
name-pickpocketing = 扒窃 { copy }
name-41-derringer = .41短口手枪 { copy }
name-leo-de-luca-01048 = 里奥·德·卢卡
name-hard-knocks = 沉重打击 { copy }
name-elusive = 逃避隐藏 { copy }
name-backstab = 背刺 { copy }
name-sneak-attack = 偷袭 { copy }
name-opportunist = 机会主义者 { copy }
name-leo-de-luca-01054 = 里奥·德·卢卡（1级）
name-cat-burglar = 飞贼 { copy }
name-sure-gamble = 老千手法 { copy }
name-hot-streak = 百战百胜 { copy }
name-forbidden-knowledge = 禁忌知识 { copy }
name-holy-rosary = 圣玫瑰珠 { copy }
name-shrivelling = 皱缩术 { copy }
name-scrying = 探知术 { copy }
name-arcane-studies = 神秘研究 { copy }
name-arcane-initiate = 新晋术士 { copy }
name-drawn-to-the-flame = 飞蛾扑火 { copy }
name-ward-of-protection = 守护结界 { copy }
name-blinding-light-01066 = 眩光一闪 { copy }
name-fearless = 无所畏惧 { copy }
name-mind-wipe = 记忆抹消 { copy }
name-blinding-light-01069 = 眩光一闪（2级） { copy }
name-book-of-shadows = 影之书 { copy }
name-grotesque-statue = 诡秘石像 { copy }
name-leather-coat = 皮大衣 { copy }
name-scavenging = 拾荒 { copy }
name-baseball-bat = 球棒 { copy }
name-rabbits-foot = 幸运兔脚 { copy }
name-stray-cat = 野猫 { copy }
name-dig-deep = 深挖 { copy }
name-cunning-distraction = 调虎离山 { copy }
name-look-what-i-found = “看看我发现了什么！” { copy }
name-lucky-01080 = 运气好！ { copy }
name-survival-instinct = 求生本能 { copy }
name-aquinnah = 安奎娜
name-close-call = 千钧一发 { copy }
name-lucky-01084 = 运气好！（2级） { copy }
name-will-to-survive = 生存意志 { copy }
name-knife = 刀子 { copy }
name-flashlight = 手电筒 { copy }
name-emergency-cache = 应急物品 { copy }
name-guts = 胆识 { copy }
name-perception = 洞察力 { copy }
name-overpower = 压制 { copy }
name-manual-dexterity = 心灵手巧 { copy }
name-unexpected-courage = 绝处逢生 { copy }
name-bulletproof-vest = 防弹衣 { copy }
name-elder-sign-amulet = 远古印记护身符 { copy }

## Basic weaknesses

name-amnesia = 失忆 { copy }
name-paranoia = 妄想症 { copy }
name-haunted = 恶灵附身
name-psychosis = 神经紊乱
name-hypochondria = 忧郁症
name-mob-enforcer = 黑帮打手
name-silver-twilight-acolyte = 银暮秘社僧侣
name-stubborn-detective = 固执的侦探

## Scenarios

name-the-gathering = 聚集于此
name-the-midnight-masks = 午夜假面
name-the-devourer-below = 地底噬魔

## Agendas

name-whats-going-on = 到底发生了什么？！
name-whats-going-on-back = 时间崩坏
name-rise-of-the-ghouls = 食尸鬼崛起
name-rise-of-the-ghouls-back = 地下隧道
name-theyre-getting-out = 他们爬出来了！
name-theyre-getting-out-back = 重获自由的食尸鬼
name-predator-or-prey = 猎人还是猎物？
name-time-is-running-short = 时间飞逝
name-time-is-running-short-back = 午夜的钟声业已敲响
name-the-arkham-woods = 阿卡姆密林
name-the-arkham-woods-back = 闯入者必死
name-the-ritual-begins = 仪式开始
name-the-ritual-begins-back = 乌默尔多斯的意志
name-vengeance-awaits = 复仇开始
name-vengeance-awaits-back = 地底噬魔

## Acts

name-trapped = 被困于此
name-trapped-back = 地板上的门
name-the-barrier = 灼热屏障
name-the-barrier-back = 打破屏障
name-what-have-you-done = 瞧瞧你们做的好事！
name-what-have-you-done-back = 保卫家园
name-uncovering-the-conspiracy = 揭露阴谋
name-uncovering-the-conspiracy-back = 水落石出
name-investigating-the-trail = 顺藤摸瓜
name-investigating-the-trail-back = 揭露阴谋
name-into-the-darkness = 深入黑暗
name-into-the-darkness-back = 终末仪式
name-disrupting-the-ritual = 阻止计划
name-disrupting-the-ritual-back = 破坏仪式

## Locations

name-study = 书房
name-hallway = 走廊
name-attic = 阁楼
name-cellar = 地窖
name-parlor = 客厅
name-your-house = 你的房子
name-rivertown = 河岸城
name-southside = 南区
name-southside-01126 = 南区（历史协会）
name-southside-01127 = 南区（老马旅社）
name-st-marys-hospital = 圣玛丽医院
name-miskatonic-university = 米斯卡塔尼克大学
name-downtown = 商业区
name-downtown-01130 = 商业区（阿卡姆第一银行）
name-downtown-01131 = 商业区（阿卡姆疯人院）
name-easttown = 东城区
name-graveyard = 墓地
name-northside = 北区
name-main-path = 主道路
name-arkham-woods = 阿卡姆密林 { $n }
name-arkham-woods-01150 = 阿卡姆密林（邪恶之地）
name-arkham-woods-01151 = 阿卡姆密林（扭曲的道路）
name-arkham-woods-01152 = 阿卡姆密林（老屋）
name-arkham-woods-01153 = 阿卡姆密林（悬崖边）
name-arkham-woods-01154 = 阿卡姆密林（一团乱麻）
name-arkham-woods-01155 = 阿卡姆密林（静谧空地）
name-ritual-site = 仪式地

## Enemies

name-ghoul-priest = 食尸鬼祭司
name-flesh-eater = 食肉者
name-icy-ghoul = 冰封食尸鬼
name-the-masked-hunter = 假面猎手
name-wolf-man-drew = “狼人”德鲁
name-herman-collins = 赫尔曼·柯林斯
name-peter-warren = 彼得·沃伦
name-victoria-devereux = 维多利亚·德佛罗
name-ruth-turner = 露丝·特纳
name-umordhoth = 乌默尔多斯
name-swarm-of-rats = 鼠群 { copy }
name-ghoul-minion = 食尸鬼爪牙 { copy }
name-ravenous-ghoul = 饥饿的食尸鬼
name-acolyte = 祭司 { copy }
name-wizard-of-the-order = 密会巫师
name-hunting-nightgaunt = 狩猎中的夜魇 { copy }
name-screeching-byakhee = 尖叫的拜亚基 { copy }
name-yithian-observer = 伊斯观测者 { copy }
name-relentless-dark-young = 坚韧的黑山羊幼崽
name-goat-spawn = 黑山羊眷族 { copy }
name-young-deep-one = 年幼的深潜者 { copy }

## Treacheries

name-hunting-shadow = 追猎鬼影 { copy }
name-false-lead = 错误指示 { copy }
name-umordhoths-wrath = 乌默尔多斯的愤怒 { copy }
name-grasping-hands = 攫噬之手 { copy }
name-rotting-remains = 腐烂的尸体 { copy }
name-frozen-in-fear = 呆若木鸡 { copy }
name-dissonant-voices = 刺耳之声 { copy }
name-ancient-evils = 远古恶魔 { copy }
name-crypt-chill = 地窖寒风 { copy }
name-obscuring-fog = 朦胧之雾 { copy }
name-mysterious-chanting = 神秘咏唱 { copy }
name-on-wings-of-darkness = 乘着黑暗之翼 { copy }
name-locked-door = 上锁的门 { copy }
name-the-yellow-sign = 黄色印记 { copy }
name-offer-of-power = 提供力量 { copy }
name-dreams-of-rlyeh = 拉莱耶之梦 { copy }

## Story assets

name-lita-chantler = 丽塔·钱德勒

## Encounter sets

name-set-torch = 聚集于此
name-set-arkham = 午夜假面
name-set-cultists = 乌默尔多斯的异教徒
name-set-tentacles = 地底噬魔
name-set-rats = 老鼠
name-set-ghouls = 食尸鬼
name-set-striking-fear = 恐惧打击
name-set-ancient-evils = 远古恶魔
name-set-chilling-cold = 寒冷刺骨
name-set-pentagram = 黑暗异教徒
name-set-nightgaunts = 夜魇
name-set-locked-doors = 上锁的门
name-set-agents-of-hastur = 哈斯塔的使徒
name-set-agents-of-yog = 犹格·索托斯的使徒
name-set-agents-of-shub = 莎布·尼古拉丝的使徒
name-set-agents-of-cthulhu = 克苏鲁的使徒

## Traits

name-trait-agency = 特工
name-trait-ally = 盟友
name-trait-ancient-one = 古神
name-trait-arkham = 阿卡姆
name-trait-armor = 护甲
name-trait-byakhee = 拜亚基
name-trait-cave = 洞穴
name-trait-central = 中心
name-trait-charm = 守护
name-trait-creature = 生物
name-trait-criminal = 罪犯
name-trait-cultist = 异教徒
name-trait-curse = 诅咒
name-trait-dark-young = 黑山羊幼崽
name-trait-deep-one = 深潜者
name-trait-detective = 侦探
name-trait-drifter = 漂泊者
name-trait-elite = 精英
name-trait-firearm = 枪械
name-trait-fortune = 幸运
name-trait-ghoul = 食尸鬼
name-trait-hazard = 危险
name-trait-hex = 巫术
name-trait-humanoid = 类人
name-trait-illicit = 违法
name-trait-innate = 天性
name-trait-insight = 洞察
name-trait-item = 道具
name-trait-madness = 疯狂
name-trait-melee = 近战
name-trait-miskatonic = 米斯卡塔尼克
name-trait-monster = 怪物
name-trait-nightgaunt = 夜魇
name-trait-obstacle = 障碍
name-trait-omen = 征兆
name-trait-pact = 契约
name-trait-police = 警察
name-trait-practiced = 精通
name-trait-relic = 遗物
name-trait-science = 科学
name-trait-silver-twilight = 银暮结社
name-trait-sorcerer = 法师
name-trait-spell = 法术
name-trait-spirit = 勇气
name-trait-supply = 供给
name-trait-tactic = 策略
name-trait-talent = 才能
name-trait-task = 任务
name-trait-terror = 恐怖
name-trait-tome = 书籍
name-trait-tool = 工具
name-trait-weapon = 武器
name-trait-woods = 树林
name-trait-yithian = 伊斯

## 技能与混乱标记

name-willpower = 意志
name-intellect = 智慧
name-combat = 战斗
name-agility = 敏捷
name-skull = 骷髅
name-cultist = 异教徒
name-tablet = 石板
name-elder-thing = 古老者
name-auto-fail = 大失败
name-elder-sign = 远古印记
name-plus = + { copy }
name-minus = − { copy }
