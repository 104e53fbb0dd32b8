# 卡牌的名称：在句子中加引号，见title。

## 行动卡

name-search = 搜寻
name-rest = 休息
name-interruption = 打断
name-demolition = 拆除
name-basic-repairs = 基础修理
name-repairs = 修理
name-quick-repairs = 快速修理
name-computer-skills = 电脑技能
name-suppressive-fire = 火力压制
name-reload = 装填
name-order = 命令
name-motivation = 激励
name-ship-knowledge = 飞船知识
name-piloting = 驾驶
name-old-friend = 老朋友
name-ingenuity = 巧思
name-pyrotechnics = 纵火好手
name-technical-corridors-card = 检修通道
name-full-auto = 全自动射击
name-steel-nerves = 钢铁神经
name-covering-fire = 火力掩护
name-aimed-shot = 精准射击
name-adrenaline = 肾上腺素
name-reconnaissance = 勘察
name-scavenging = 拾荒
name-intranet = 内联网
name-access-denied = 拒绝访问
name-threat-assessment = 威胁评估

## 事件卡

name-egg-protection = 护卵
name-hatching = 孵化
name-regeneration = 再生
name-damage = 破坏
name-lurking = 潜伏
name-eclosion = 羽化
name-flammable-compounds = 易燃化合物
name-hunt = 狩猎
name-consuming-fire = 吞噬之火
name-damaging-fire = 毁坏之火
name-scent-of-prey = 猎物的气味
name-malfunction-event = 故障
name-noise-in-technical-corridors = 检修通道的噪声
name-nest-event = 巢穴
name-bulkheads-open = 舱门开启
name-evacuation-pod-ejection = 逃生舱弹射
name-short-circuit = 短路
name-coolant-leak = 冷却液泄漏
name-life-support-failure = 维生系统故障

## 入侵者攻击卡

name-scratch = 抓挠
name-claw-attack = 利爪攻击
name-bite = 撕咬
name-tail-attack = 尾击
name-transformation = 蜕变
name-frenzy = 狂暴
name-slime-attack = 粘液覆体
name-summoning = 召唤

## 入侵者弱点

name-vulnerability-to-fire = 惧火
name-vulnerability-to-energy = 惧能量
name-reaction-to-danger = 危险反应
name-way-of-moving = 移动方式
name-vital-places = 要害
name-brink-of-extinction = 濒危物种
name-way-of-fighting = 战斗方式
name-susceptibility-to-phosphates = 对磷酸盐敏感

## 入侵者行动卡

name-pursuit = 追击
name-metamorphosis = 异变（通道1，攻击3）
name-preparation = 准备
name-pack-hunt = 群猎
name-recovery = 复原（通道2，攻击3）
name-pursuit-1 = 追击（通道1，攻击2）
name-pursuit-2 = 追击（通道2，攻击2）
name-pursuit-3 = 追击（通道3，攻击2）
name-pursuit-any = 追击（任意通道，攻击1）
name-preparation-any = 准备（任意通道，攻击1）
name-preparation-4 = 准备（通道4，攻击2）
name-pack-hunt-3 = 群猎（通道3，攻击2）
name-pack-hunt-4 = 群猎（通道4，攻击2）

## 个人目标

name-salvaging-the-prime-asset = 抢救首要资产
name-the-oldest-friend = 多年老友
name-quarantine = 检疫隔离
name-relentless-investigator = 穷追不舍的调查员
name-a-proper-burial = 入土为安
name-hoarder = 囤积者
name-the-great-hunt = 大狩猎
name-best-friends-forever = 一辈子的好朋友
name-aliens-on-a-spaceship = 船上有异形

## 公司目标

name-my-precious = 我的宝贝
name-necroscopy = 尸检
name-ab-ovo = 起于虫卵
name-extreme-field-biology = 极限野外生物学
name-the-right-moment-to-strike = 下手的好时机
name-greener-pastures = 另谋高就
name-an-old-feud = 旧怨
name-hostile-takeover = 恶意收购
name-the-final-enlightenment = 最终启示

## 单人／合作目标

name-destination-earth = 目的地：地球
name-emergency-post-mortem = 紧急验尸
name-first-contact-protocol = 首次接触规程
name-cutting-off-the-head = 斩首行动
name-no-man-left-behind = 绝不抛下一人
name-special-delivery = 特快专递
name-clean-up-crew = 清理小队
