# 各种东西的名称。$n是键中名称之后的部分：danger-2就是name-danger，n为2。

## 地域

name-start-area = 起始地域
name-area-i-1 = 猎人营地
name-area-i-2 = 盛大酒宴
name-area-i-3 = 牧羊人庇护所
name-area-i-4 = 旧神栖息
name-area-i-5 = 工人派对
name-area-i-6 = 舞刃竞技场
name-area-ii-1 = 圣火仪式
name-area-ii-2 = 盖亚的石碑
name-area-ii-3 = 军营重地
name-area-ii-4 = 贫民窟
name-area-ii-5 = 战利品陈列室
name-area-ii-6 = 吟游诗人集会
name-area-iii-1 = 武士营地
name-area-iii-2 = 祭司洞穴
name-area-iii-3 = 族长议会
name-area-iii-4 = 隐密植地
name-area-iii-5 = 破旧排水渠
name-area-iii-6 = 信仰大厅

## 学者、头衔与技能

name-valerio = 瓦莱里奥
name-sofia = 索菲娅
name-vincenzo = 文森佐
name-rebecca = 丽贝卡
name-bodyguard = 护卫
name-scoundrel = 人渣
name-novice = 新手
name-apprentice = 学徒
name-iron-head = 铁头功
name-invincible-iron-head = 无敌铁头功
name-recovery = 恢复元气
name-swindle = 欺诈
name-roaming = 流窜的速度
name-sermon = 布道
name-divine-intervention = 神圣干预
name-inspiring-sermon = 鼓舞人心的布道
name-confession = 忏悔
name-magic-prodigy = 魔法奇才
name-arcane-study = 奥秘研究
name-magic-vision = 魔法视界
name-ultimate-study = 终极研究

## 计谋卡

name-fate-2 = 命运微光
name-fate-3 = 命运转折
name-fate-4 = 命运眷顾
name-fate-5 = 命运之手
name-backstab = 背刺
name-smoke-bomb = 烟雾弹
name-disguise = 伪装
name-cut-the-strap = 割断背带
name-ink-spill = 泼墨
name-forged-notes = 伪造笔记
name-decoy = 替身学生
name-love-potion = 爱情魔药
name-portal-rune = 传送符文
name-counterspell = 反制法术
name-crystal-ball = 水晶球
name-blink = 闪现
name-gust = 狂风术
name-restoration = 恢复术
name-hex = 厄咒
name-astral-eye = 星界之眼
name-hunters-trap = 猎人的陷阱
name-sprint = 冲刺
name-grappling-hook = 钩爪
name-skeleton-key = 万能钥匙
name-scout-ahead = 前方侦察
name-tripwire = 绊索
name-secret-tunnel = 秘密隧道
name-lure-the-boss = 引诱斟酒人
name-friendship-debt = 友情债
name-study-group = 学习小组
name-toast = 共饮一杯
name-gossip = 流言蜚语
name-intimidate = 恐吓
name-daylight-robbery = 光天化日抢劫
name-poach = 挖角
name-smear-campaign = 抹黑
name-recruit-guard = 招募守卫
name-recruit-chronicler = 招募编年史官
name-recruit-acolyte = 招募侍僧
name-recruit-treasurer = 招募司库
name-recruit-herald = 招募传令官
name-recruit-scout = 招募斥候
name-recruit-cook = 招募厨师
name-recruit-medic = 招募医师
name-recruit-librarian = 招募图书管理员
name-recruit-pickpocket = 招募扒手

## 厄运卡

name-twisted-ankle = 扭伤脚踝
name-writers-block = 文思枯竭
name-torn-satchel = 破书包
name-squeaky-boots = 吱嘎靴
name-hay-fever = 花粉症
name-grumbling-escort = 怨声载道
name-omega-informer = 欧米茄眼线
name-open-notebook = 敞开的笔记
name-lost-luggage = 行李丢失
name-cursed-goblet = 诅咒高脚杯
name-plagiarism-charge = 剽窃指控

## 实习生

name-guard = 守卫
name-chronicler = 编年史官
name-acolyte = 侍僧
name-treasurer = 司库
name-herald = 传令官
name-scout = 斥候
name-cook = 厨师
name-medic = 医师
name-librarian = 图书管理员
name-pickpocket = 扒手

## 警戒卡、恐慌卡与氏族卡

name-alert-easy = 瞌睡的哨兵
name-alert-normal = 警觉的氏族
name-alert-hard = 警号长鸣
name-panic-uprising = 全面起义
name-panic-great-hunt = 大狩猎
name-panic-laetus-rampage = 斟酒人暴走
name-clan-orvieto = 酒杯氏族
name-clan-gaia = 盖亚之血氏族
name-clan-blades = 舞刃氏族

## 怪物首领

name-laetus = 拉图斯，斟酒人
name-aggressive = 好斗
name-drunk = 醉酒

## 信息块

name-civilisation = 文明
name-military = 军事
name-faith = 信仰
name-wealth = 财富
name-caste = 种姓
name-cube = 信息块

## 计谋卡的种类

name-fate = 命运
name-trick = 诡计
name-magic = 魔法
name-exploration = 探索
name-social = 社交
name-infamy = 恶名

## 学者的数值

name-students = 学生值
name-hand = 手牌值
name-speed = 速度
name-intelligence = 智力
name-stamina = 体力
name-standard = 标准面
name-excited = 兴奋面

## 地域符号

name-luck = 幸运{ $n }
name-misfortune = 不幸{ $n }
name-danger = 危险{ $n }
name-ambush = 伏击{ $n }
name-toll = 通行费{ $n }
name-stop = 停止
name-boss = 怪物首领
name-camp = 露营
name-secret-passage = 秘密通道{ $n ->
    [a] A
    [b] B
    [x] X
   *[other] { $n }
}
name-level-1 = I层（半羊人森林）
name-level-2 = II层（盖亚避难所）
name-level-3 = III层（普里马维洞穴）

## 通道（顺时针）与方向

name-nw = 北侧西半
name-ne = 北侧东半
name-en = 东侧北半
name-es = 东侧南半
name-se = 南侧东半
name-sw = 南侧西半
name-ws = 西侧南半
name-wn = 西侧北半
name-n = 北
name-e = 东
name-s = 南
name-w = 西

## 颜色

name-red = 红
name-yellow = 黄
name-blue = 蓝
name-green = 绿
name-violet = 紫

## 标记与其他

name-knowledge = 学识标记
name-stun = 眩晕标记
name-trap = 陷阱标记
name-trap-ambush = 陷阱（伏击）
name-trap-stop = 陷阱（停止）
name-trap-toll = 陷阱（通行费）
name-teleport = 传送标记
name-secret-x = 秘密通道X
name-stairs = 楼梯
name-wall = 墙标记
name-student = 学生
name-satyr = 半羊人
name-omega = 欧米茄学生
name-randomise = 随机化卡{ $n }
name-easy = 简单
name-normal = 标准
name-hard = 困难
name-instant = 瞬时
name-response = 响应
