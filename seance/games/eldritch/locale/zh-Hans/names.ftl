# 名称。$n是键中名称后面的部分：ghoul-2即name-ghoul，编号2。

## 格子

name-san-francisco = 旧金山
name-arkham = 阿卡姆
name-buenos-aires = 布宜诺斯艾利斯
name-london = 伦敦
name-rome = 罗马
name-istanbul = 伊斯坦布尔
name-tokyo = 东京
name-shanghai = 上海
name-sydney = 悉尼
name-amazon = 亚马逊
name-pyramids = 金字塔
name-heart-of-africa = 非洲之心
name-himalayas = 喜马拉雅山
name-tunguska = 通古斯
name-antarctica = 南极洲
name-space = { $n }号格子
name-city = 城市
name-wilderness = 荒野
name-sea = 海洋
name-train = 铁路
name-ship = 航路
name-uncharted = 未知路径

## 技能

name-lore = 知识
name-influence = 影响
name-observation = 观察
name-strength = 力量
name-will = 意志
name-health = 生命值
name-sanity = 神智值

## 调查员

name-akachi-onyele = 阿卡琪·欧尼勒
name-charlie-kane = 查理·凯恩
name-diana-stanley = 黛安娜·史丹利
name-jacqueline-fine = 贾桂琳·范恩
name-jim-culver = 吉姆·卡尔弗
name-leo-anderson = 里欧·安德森
name-lily-chen = 陈丽丽
name-lola-hayes = 萝拉·海耶斯
name-mark-harrigan = 马克·哈里根
name-norman-withers = 诺曼·威瑟斯
name-silas-marsh = 塞拉斯·马什
name-trish-scarborough = 崔西·斯卡波罗
name-crippled = 伤残
name-insane = 发疯

## 古神

name-azathoth = 阿撒托斯
name-cthulhu = 克苏鲁
name-shub-niggurath = 莎布·尼古拉丝
name-yog-sothoth = 犹格·索托斯
name-final-mystery-cthulhu = 自海中崛起
name-final-mystery-shub-niggurath = 林中之战
name-final-mystery-yog-sothoth = 钥匙与门

## 怪物

name-byakhee = 拜亚基
name-colour-out-of-space = 星之彩
name-cthonian = 钻地魔虫
name-cultist = 异教徒{ $n }
name-dark-young = 黑山羊幼崽
name-deep-one = 深潜者
name-elder-thing = 古老者
name-ghost = 鬼魂
name-ghoul = 食尸鬼{ $n }
name-gnoph-keh = 诺弗刻
name-goat-spawn = 羊之子嗣{ $n }
name-gug = 古革巨人
name-hound-of-tindalos = 廷达洛斯猎犬
name-lloigor = 罗伊戈尔
name-maniac = 狂人
name-mi-go = 米·戈
name-mummy = 木乃伊
name-nightgaunt = 夜魇
name-riot = 暴动
name-serpent-people = 蛇人
name-shoggoth = 修格斯
name-skeleton = 骷髅
name-star-spawn = 星之眷族
name-vampire = 吸血鬼
name-warlock = 巫师
name-witch = 女巫
name-wraith = 怨灵
name-zombie = 僵尸

## 史诗怪物

name-epic-cthulhu = 克苏鲁
name-epic-cthylla = 克希拉
name-epic-dunwich-horror = 敦威治怪物
name-epic-nug = 纳格
name-epic-shub-niggurath = 莎布·尼古拉丝
name-epic-spinner-of-webs = 织网者
name-epic-tick-tock-men = 滴答人
name-epic-wind-walker = 风行者
name-epic-zombie-horde = 僵尸群

## 标记

name-gate = 次元门
name-gate-arkham = { name-arkham }的次元门
name-gate-buenos-aires = { name-buenos-aires }的次元门
name-gate-istanbul = { name-istanbul }的次元门
name-gate-london = { name-london }的次元门
name-gate-rome = { name-rome }的次元门
name-gate-san-francisco = { name-san-francisco }的次元门
name-gate-shanghai = { name-shanghai }的次元门
name-gate-sydney = { name-sydney }的次元门
name-gate-tokyo = { name-tokyo }的次元门
name-clue = 线索
name-clue-san-francisco = { name-san-francisco }的线索
name-clue-arkham = { name-arkham }的线索
name-clue-buenos-aires = { name-buenos-aires }的线索
name-clue-london = { name-london }的线索
name-clue-rome = { name-rome }的线索
name-clue-istanbul = { name-istanbul }的线索
name-clue-tokyo = { name-tokyo }的线索
name-clue-shanghai = { name-shanghai }的线索
name-clue-sydney = { name-sydney }的线索
name-clue-amazon = { name-amazon }的线索
name-clue-pyramids = { name-pyramids }的线索
name-clue-heart-of-africa = { name-heart-of-africa }的线索
name-clue-himalayas = { name-himalayas }的线索
name-clue-tunguska = { name-tunguska }的线索
name-clue-antarctica = { name-antarctica }的线索
name-clue-space-1 = 1号格子的线索
name-clue-space-2 = 2号格子的线索
name-clue-space-3 = 3号格子的线索
name-clue-space-4 = 4号格子的线索
name-clue-space-5 = 5号格子的线索
name-clue-space-6 = 6号格子的线索
name-clue-space-7 = 7号格子的线索
name-clue-space-8 = 8号格子的线索
name-clue-space-9 = 9号格子的线索
name-clue-space-10 = 10号格子的线索
name-clue-space-11 = 11号格子的线索
name-clue-space-12 = 12号格子的线索
name-clue-space-13 = 13号格子的线索
name-clue-space-14 = 14号格子的线索
name-clue-space-15 = 15号格子的线索
name-clue-space-16 = 16号格子的线索
name-clue-space-17 = 17号格子的线索
name-clue-space-18 = 18号格子的线索
name-clue-space-19 = 19号格子的线索
name-clue-space-20 = 20号格子的线索
name-clue-space-21 = 21号格子的线索
name-train-ticket = 车票
name-ship-ticket = 船票
name-eldritch-token = 惊悚标记
name-mystery-token = 神秘事件标记
name-rumor-token = 流言标记
name-active-expedition = 当前探险标记
name-lead-investigator = 调查员队长
name-reference = 参考卡牌（{ $n }名玩家）

## 征兆与颜色

name-green = 绿色
name-blue = 蓝色
name-red = 红色
name-yellow = 黄色
name-omen-green = 绿色彗星
name-omen-blue = 蓝色星座
name-omen-red = 红色日食

## 特性

name-item = 物品
name-weapon = 武器
name-ally = 盟友
name-tome = 典籍
name-service = 服务
name-trinket = 饰物
name-magical = 魔法
name-teamwork = 协作
name-incantation = 咒语
name-ritual = 仪式
name-madness = 疯狂
name-injury = 伤病
name-boon = 恩惠
name-bane = 祸患
name-deal = 交易
name-common = 常见
name-restriction = 限制
name-asset = 支援
name-artifact = 神器
name-spell = 法术
name-condition = 状态

## 支援

name-18-derringer = .18德林加手枪
name-38-revolver = .38左轮手枪
name-45-automatic = .45自动手枪
name-agency-quarantine = 机构隔离
name-arcane-manuscripts = 奥术手稿
name-arcane-scholar = 奥术学者
name-arcane-tome = 奥术书籍
name-axe = 斧头
name-bandages = 绷带
name-bull-whip = 长鞭
name-carbine-rifle = 卡宾枪
name-cat-burglar = 飞贼
name-charter-flight = 包机
name-delivery-service = 快递服务
name-double-barreled-shotgun = 双管霰弹枪
name-dynamite = 炸药
name-fine-clothes = 华服
name-fishing-net = 渔网
name-hired-muscle = 雇佣打手
name-holy-cross = 圣十字架
name-holy-water = 圣水
name-kerosene = 煤油
name-king-james-bible = 钦定本圣经
name-lodge-researcher = 秘社研究员
name-lucky-cigarette-case = 幸运烟盒
name-lucky-rabbits-foot = 幸运兔脚
name-personal-assistant = 私人助理
name-pocket-watch = 怀表
name-private-care = 私人看护
name-private-investigator = 私家侦探
name-protective-amulet = 护身符
name-puzzle-box = 谜盒
name-sanctuary = 庇护所
name-silver-twilight-ritual = 银暮仪式
name-spirit-dagger = 灵魂匕首
name-urban-guide = 城市向导
name-vatican-missionary = 梵蒂冈传教士
name-whiskey = 威士忌
name-wireless-report = 无线电报告
name-witch-doctor = 巫医

## 神器

name-cultes-des-goules = 食尸鬼典仪
name-de-vermis-mysteriis = 蠕虫之秘密
name-flute-of-the-outer-gods = 外神之笛
name-gate-box = 次元门盒
name-glass-of-mortlan = 摩特兰之镜
name-grotesque-statue = 怪诞雕像
name-lightning-gun = 闪电枪
name-mi-go-brain-case = 米·戈脑匣
name-necronomicon = 死灵之书
name-pallid-mask = 苍白面具
name-ruby-of-rlyeh = 拉莱耶红宝石
name-sword-of-saint-jerome = 圣杰罗姆之剑
name-ttka-halot = 特卡·哈洛特
name-the-silver-key = 银之钥

## 法术及其背面

name-blessing-of-isis = 伊西斯的祝福
name-blessing-of-isis-back = 伊西斯的祝福背面{ $n }
name-clairvoyance = 千里眼
name-clairvoyance-back = 千里眼背面{ $n }
name-conjuration = 造物术
name-conjuration-back = 造物术背面{ $n }
name-feed-the-mind = 滋养心智
name-feed-the-mind-back = 滋养心智背面{ $n }
name-flesh-ward = 血肉守护
name-flesh-ward-back = 血肉守护背面{ $n }
name-instill-bravery = 鼓舞勇气
name-instill-bravery-back = 鼓舞勇气背面{ $n }
name-mists-of-releh = 雷勒之雾
name-mists-of-releh-back = 雷勒之雾背面{ $n }
name-plumb-the-void = 探索虚空
name-plumb-the-void-back = 探索虚空背面{ $n }
name-shriveling = 枯萎术
name-shriveling-back = 枯萎术背面{ $n }
name-wither = 凋零术
name-wither-back = 凋零术背面{ $n }

## 状态及其背面

name-amnesia = 失忆
name-amnesia-back-1 = 可怖的真相
name-amnesia-back-2 = 来路不明的债
name-amnesia-back-3 = 遗忘的罪行
name-back-injury = 背部受伤
name-back-injury-back-1 = 神经损伤
name-back-injury-back-2 = 肌肉痉挛
name-back-injury-back-3 = 脊椎骨折
name-blessed = 受祝福
name-blessed-back-1 = 巴斯特的宠儿
name-blessed-back-2 = 许普诺斯的幻视
name-blessed-back-3 = 诺登斯的祝福
name-cursed = 受诅咒
name-cursed-back-1 = 不得安生
name-cursed-back-2 = 因果报应
name-cursed-back-3 = 印斯茅斯面容
name-dark-pact = 黑暗契约
name-dark-pact-back-1 = 与犹格·索托斯的契约
name-dark-pact-back-2 = 与黑暗之人的契约
name-dark-pact-back-3 = 千子之一
name-debt = 债务
name-debt-back-1 = 杀手
name-debt-back-2 = 身不由己的仆役
name-debt-back-3 = 讨债人
name-debt-back-4 = 地方当局
name-debt-back-5 = 做个交易
name-debt-back-6 = 金钱之外
name-detained = 拘留
name-detained-back-1 = 饥饿
name-detained-back-2 = 拘留室
name-detained-back-3 = 酷刑
name-hallucinations = 幻觉
name-hallucinations-back-1 = 妄想
name-hallucinations-back-2 = 脑中的声音
name-hallucinations-back-3 = 虫群
name-internal-injury = 内伤
name-internal-injury-back-1 = 肋骨开裂
name-internal-injury-back-2 = 剧痛
name-internal-injury-back-3 = 内出血
name-leg-injury = 腿部受伤
name-leg-injury-back-1 = 膝盖扭伤
name-leg-injury-back-2 = 刺痛
name-leg-injury-back-3 = 奇异疗法
name-paranoia = 偏执
name-paranoia-back-1 = 盗窃癖
name-paranoia-back-2 = 暴力发作
name-paranoia-back-3 = 广场恐怖症

## 神秘事件

name-occult-research = 神秘学研究
name-omen-of-devastation = 毁灭之兆
name-seed-of-the-daemon-sultan = 魔皇之种
name-the-true-name = 真名
name-rlyeh-risen = 拉莱耶浮现
name-the-deep-ones-attack = 深潜者来袭！
name-the-stars-are-right = 群星归位！
name-watching-the-stars = 观星
name-hunting-the-thousand = 猎杀千子
name-nature-of-the-all-mother = 万物之母的本质
name-rituals-in-the-wild = 荒野仪式
name-spawn-of-the-black-goat = 黑山羊之子
name-arcane-understanding = 奥术领悟
name-spawn-of-yog-sothoth = 犹格·索托斯之子
name-the-beyond-one = 彼方之物
name-where-the-old-ones-broke-through = 旧日支配者破界之处

## 神话卡牌

name-everyone-has-a-price = 凡人皆有价
name-omen-of-good-fortune = 吉兆
name-rally-the-people = 号召民众
name-silver-twilight-aid = 银暮援助
name-the-world-fights-back = 世界的反击
name-all-for-nothing = 一切成空
name-desperate-times = 危急时刻
name-eyes-everywhere = 处处监视
name-perplexing-stars = 迷乱的星辰
name-the-storm = 风暴
name-a-dark-power = 黑暗之力
name-ancient-guardians = 远古守护者
name-arrests-made-in-murder-case = 谋杀案逮捕行动！
name-burden-of-greed = 贪婪的重担
name-from-bad-to-worse = 每况愈下
name-haunting-nightmares = 梦魇缠身
name-heat-wave-singes-the-globe = 热浪席卷全球
name-the-bermuda-triangle = 百慕大三角
name-the-world-shakes = 世界震动
name-tide-of-despair = 绝望之潮
name-treacherous-magic = 诡谲的魔法
name-a-proposition = 提议
name-buying-information = 购买情报
name-heart-of-corruption = 腐败之心
name-support-of-the-church = 教会的支持
name-that-which-consumes = 吞噬之物
name-from-beyond = 来自彼方
name-rising-terror = 惊怖升腾
name-strange-sightings = 奇异目击
name-tied-to-a-dark-purpose = 受缚于黑暗
name-torn-asunder = 撕裂
name-blood-flows = 血流成河
name-calling-the-elder-things = 呼唤古老者
name-dimensional-instability = 次元不稳
name-driven-to-bankruptcy = 濒临破产
name-legitimate-banking = 合法银行业务
name-no-peace-for-the-fallen = 亡者不得安宁
name-patrolling-the-border = 边境巡逻
name-unexpected-betrayal = 意外的背叛
name-fractured-reality = 破碎的现实
name-growing-madness = 疯狂滋长
name-lost-knowledge = 失落的知识
name-secrets-of-the-past = 过去的秘密
name-dimensions-collide = 次元碰撞
name-mysterious-lights = 神秘之光
name-spreading-sickness = 疫病蔓延
name-web-between-worlds = 世界之网
name-faded-from-society = 淡出社会
name-return-of-the-ancient-ones = 古神归来
name-stars-aligned = 群星归位
name-the-wind-walker = 风行者
name-easy = 简单
name-normal = 标准
name-hard = 困难

## 遭遇。异界遭遇以所到的世界为名

name-america = 美洲遭遇{ $n }
name-europe = 欧洲遭遇{ $n }
name-asia-australia = 亚洲/澳洲遭遇{ $n }
name-general = 一般遭遇{ $n }
name-research = 研究遭遇{ $n }
name-research-azathoth = 研究遭遇{ $n }（{ name-azathoth }）
name-research-cthulhu = 研究遭遇{ $n }（{ name-cthulhu }）
name-research-shub-niggurath = 研究遭遇{ $n }（{ name-shub-niggurath }）
name-research-yog-sothoth = 研究遭遇{ $n }（{ name-yog-sothoth }）
name-expedition = 探险遭遇{ $n }
name-expedition-amazon = 探险遭遇{ $n }（{ name-amazon }）
name-expedition-antarctica = 探险遭遇{ $n }（{ name-antarctica }）
name-expedition-heart-of-africa = 探险遭遇{ $n }（{ name-heart-of-africa }）
name-expedition-himalayas = 探险遭遇{ $n }（{ name-himalayas }）
name-expedition-pyramids = 探险遭遇{ $n }（{ name-pyramids }）
name-expedition-tunguska = 探险遭遇{ $n }（{ name-tunguska }）
name-other-world = 异界遭遇{ $n }
name-special-cthulhu = 拉莱耶浮现
name-special-yog-sothoth = 钥匙与门
name-special-rlyeh = 拉莱耶浮现{ $n }
name-special-key-gate = 钥匙与门{ $n }
name-initial = 开端
name-pass = 成功之后
name-fail = 失败之后
name-great-hall-of-celaeno = 塞拉伊诺大厅
name-the-future = 未来
name-city-of-the-great-race = 伟大种族之城
name-lost-carcosa = 失落的卡尔克萨
name-the-past = 过去
name-the-dreamlands = 幻梦境
name-yuggoth = 犹格斯
name-the-underworld = 地底世界
name-the-abyss = 深渊
name-other-world-01 = { name-great-hall-of-celaeno }
name-other-world-02 = { name-the-future }
name-other-world-03 = { name-city-of-the-great-race }
name-other-world-04 = { name-lost-carcosa }
name-other-world-05 = { name-the-past }
name-other-world-06 = { name-the-past }
name-other-world-07 = { name-the-dreamlands }
name-other-world-08 = { name-the-future }
name-other-world-09 = { name-city-of-the-great-race }
name-other-world-10 = { name-yuggoth }
name-other-world-11 = { name-great-hall-of-celaeno }
name-other-world-12 = { name-lost-carcosa }
name-other-world-13 = { name-yuggoth }
name-other-world-14 = { name-city-of-the-great-race }
name-other-world-15 = { name-yuggoth }
name-other-world-16 = { name-great-hall-of-celaeno }
name-other-world-17 = { name-lost-carcosa }
name-other-world-18 = { name-the-underworld }
name-other-world-19 = { name-city-of-the-great-race }
name-other-world-20 = { name-great-hall-of-celaeno }
name-other-world-21 = { name-the-dreamlands }
name-other-world-22 = { name-yuggoth }
name-other-world-23 = { name-the-abyss }
name-other-world-24 = { name-lost-carcosa }
