# What things are called. $n is what follows the name in a key: ghoul-minion-2 is name-ghoul-minion with 2.
# Of copies on the table only the later ones are told apart by a number; there is never a second one of a unique card.
copy = { $n ->
    [1] {""}
   *[other] （{ $n }）
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

name-dr-milan-christopher = 米兰·克里斯托弗博士
name-leo-de-luca-01048 = 里奥·德·卢卡
name-leo-de-luca-01054 = 里奥·德·卢卡（1级）
name-aquinnah = 安奎娜

## Basic weaknesses

name-mob-enforcer = 黑帮打手
name-silver-twilight-acolyte = 银暮秘社僧侣
name-stubborn-detective = 固执的侦探

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
name-arkham-woods = 阿卡姆密林（{ $n }）
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
name-swarm-of-rats = 鼠群{ copy }
name-ghoul-minion = 食尸鬼爪牙{ copy }
name-ravenous-ghoul = 饥饿的食尸鬼
name-acolyte = 祭司{ copy }
name-wizard-of-the-order = 密会巫师
name-hunting-nightgaunt = 狩猎中的夜魇{ copy }
name-screeching-byakhee = 尖叫的拜亚基{ copy }
name-yithian-observer = 伊斯观测者{ copy }
name-relentless-dark-young = 坚韧的黑山羊幼崽
name-goat-spawn = 黑山羊眷族{ copy }
name-young-deep-one = 年幼的深潜者{ copy }

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
name-plus = { $n ->
    [0] 0
   *[other] +{ $n }
 }
name-minus = −{ $n }
