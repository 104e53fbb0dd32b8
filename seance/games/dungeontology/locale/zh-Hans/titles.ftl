# 卡牌的名称：在句子中加引号，见title。

## 学者的技能

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

## 警戒卡、恐慌卡与氏族卡

name-alert-easy = 瞌睡的哨兵
name-alert-normal = 警觉的氏族
name-alert-hard = 警号长鸣
name-panic-uprising = 全面起义
name-panic-great-hunt = 大狩猎
name-panic-laetus-rampage = 斟酒人暴走
