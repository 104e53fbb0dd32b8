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
# 编号格子：所在之处，以及印在上面的编号
name-space-1 = 阿拉斯加（1）
name-space-2 = 北太平洋（2）
name-space-3 = 南太平洋（3）
name-space-4 = 加拿大北部（4）
name-space-5 = 五大湖（5）
name-space-6 = 墨西哥湾沿岸（6）
name-space-7 = 中美洲（7）
name-space-8 = 大西洋西部（8）
name-space-9 = 格陵兰（9）
name-space-10 = 非洲西北部（10）
name-space-11 = 南大西洋（11）
name-space-12 = 南冰洋（12）
name-space-13 = 北大西洋（13）
name-space-14 = 中欧（14）
name-space-15 = 好望角（15）
name-space-16 = 俄罗斯西部（16）
name-space-17 = 印度（17）
name-space-18 = 印度洋（18）
name-space-19 = 西伯利亚东部（19）
name-space-20 = 东南亚（20）
name-space-21 = 澳洲内陆（21）
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
name-clues = { $n }个线索
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
name-clue-space-1 = 阿拉斯加的线索
name-clue-space-2 = 北太平洋的线索
name-clue-space-3 = 南太平洋的线索
name-clue-space-4 = 加拿大北部的线索
name-clue-space-5 = 五大湖的线索
name-clue-space-6 = 墨西哥湾沿岸的线索
name-clue-space-7 = 中美洲的线索
name-clue-space-8 = 大西洋西部的线索
name-clue-space-9 = 格陵兰的线索
name-clue-space-10 = 非洲西北部的线索
name-clue-space-11 = 南大西洋的线索
name-clue-space-12 = 南冰洋的线索
name-clue-space-13 = 北大西洋的线索
name-clue-space-14 = 中欧的线索
name-clue-space-15 = 好望角的线索
name-clue-space-16 = 俄罗斯西部的线索
name-clue-space-17 = 印度的线索
name-clue-space-18 = 印度洋的线索
name-clue-space-19 = 西伯利亚东部的线索
name-clue-space-20 = 东南亚的线索
name-clue-space-21 = 澳洲内陆的线索
name-train-ticket = 车票
name-ship-ticket = 船票
name-eldritch-token = 惊悚标记
name-mystery-token = 神秘事件标记
name-rumor-token = 流言标记
name-active-expedition = 当前探险标记
name-improved-skills = 提升的技能
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

## 神话卡牌

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
