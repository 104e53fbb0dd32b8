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

name-clan-orvieto = 酒杯氏族
name-clan-gaia = 盖亚之血氏族
name-clan-blades = 舞刃氏族

## 怪物首领

name-laetus = 拉图斯，斟酒人
name-aggressive = 好斗的怪物首领
name-drunk = 醉酒的怪物首领

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
name-knowledge-bonus = 学识加成

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
