# 名称。$n是键中名称后面的部分：adult-2即name-adult，编号2。

## 地点

name-room = 房间{ $n }
known-place = { $tile }（{ $n }）
name-corridor = 通道{ $n }
name-technical-corridors = 检修通道
name-technical-corridors-red = 红色检修通道
name-technical-corridors-blue = 蓝色检修通道

## 房间

name-armory = 军械库
name-comms-room = 通讯室
name-emergency-room = 急诊室
name-evacuation-section-a = A逃生区
name-evacuation-section-b = B逃生区
name-fire-control-system = 消防系统
name-generator = 发电室
name-laboratory = 研究室
name-nest = 巢穴
name-storage = 储藏室
name-surgery = 手术室
name-airlock-control = 气闸控制室
name-cabins = 舱室
name-canteen = 餐厅
name-command-center = 指挥中心
name-engine-control-room = 引擎控制室
name-hatch-control-system = 减压舱门控制系统
name-monitoring-room = 监控室
name-room-covered-with-slime = 布满粘液的房间
name-shower-room = 浴室
name-cockpit = 驾驶舱
name-engine-1 = 1号引擎室
name-engine-2 = 2号引擎室
name-engine-3 = 3号引擎室
name-hibernatorium = 休眠室

## 入侵者

name-larva = 幼虫{ $n }
name-creeper = 爬虫{ $n }
name-adult = 成虫{ $n }
name-breeder = 饲虫{ $n }
name-queen = { $n ->
    [one] 虫后
    [other] 虫后
   *[token] 虫后
 }
name-blank = 空白

## 探索标记

name-malfunction = 故障
name-fire = 火焰
name-silence = 寂静
name-slime = 粘液
name-danger = 危险
name-door = 舱门

## 物体

name-blue-character-corpse = 蓝色角色尸体
name-character-corpse = 角色尸体
name-intruder-carcass = 入侵者残骸
name-intruder-egg = 虫卵

## 角色

name-captain = 船长
name-pilot = 驾驶员
name-scientist = 科学家
name-scout = 侦察员
name-soldier = 士兵
name-mechanic = 机械师

## 玩家

name-player = 玩家{ $n }

## 污染

name-contamination = 污染卡
name-infected = 感染的污染卡
name-clean = 未感染的污染卡

## 红色物品

name-energy-charge-red = 能量电池（红）
name-grenade = 手榴弹
name-smoke-grenade = 烟雾弹
name-recon-drone = 侦察无人机
name-decoy = 诱饵
name-extended-magazine = 扩展弹匣
name-prototype-rifle = 原型步枪
name-prototype-shotgun = 原型霰弹枪
name-prototype-pistol = 原型手枪
name-comms-key = 通讯密钥
name-evacuation-key = 逃生密钥
name-self-destruct-key = 自毁密钥

## 黄色物品

name-duct-tape = 管道胶带
name-tools = 工具箱
name-fire-extinguisher = 灭火器
name-chemicals = 化学品
name-clothes-yellow = 服装（黄）
name-energy-charge-yellow = 能量电池（黄）
name-technical-corridors-plans = 检修通道平面图
name-space-suit = 太空服
name-nemesis-plans = 复仇女神号平面图

## 绿色物品

name-bandages = 绷带
name-medkit = 医疗箱
name-synthetic-food = 合成食品
name-adrenaline-injection = 肾上腺素注射剂
name-alcohol = 酒精
name-clothes-green = 服装（绿）
name-military-drugs = 军用药剂

## 制成物品

name-antidote = 解毒剂
name-taser = 电击枪
name-flamethrower = 火焰喷射器
name-molotov-cocktail = 燃烧弹

## 组件

name-flame = 火焰
name-cloth = 布料
name-cross = 十字
name-tool = 工具
name-battery = 电池

## 起始武器

name-6-shooter = 六响枪
name-shotgun = 霰弹枪
name-pistol = 手枪
name-rifle = 步枪
name-assault-rifle = 突击步枪
name-sawed-off-shotgun = 短管霰弹枪

## 任务物品

name-ships-log = 飞船日志
name-intercom = 对讲机
name-orbital-maneuvering-system = 轨道机动系统
name-evacuation-key-pilot = 逃生密钥（驾驶员）
name-plasma-torch = 等离子焊枪
name-flashlight = 手电筒
name-autoloader = 自动装弹器
name-armor = 护甲
name-motion-tracker = 移动探测器
name-security-key = 安全密钥
name-holographic-computer = 全息电脑
name-laboratory-equipment = 实验器材

## 严重创伤

name-arm = 手臂
name-leg = 腿部
name-body = 身体
name-bleeding = 流血
name-hand = 手部

## 坐标与目的地

name-coordinates = 坐标{ $n }
name-earth = 地球
name-mars = 火星
name-venus = 金星
name-deep-space = 深空

## 引擎与逃生舱

name-engine-1-working = 1号引擎（运作）
name-engine-1-damaged = 1号引擎（受损）
name-engine-2-working = 2号引擎（运作）
name-engine-2-damaged = 2号引擎（受损）
name-engine-3-working = 3号引擎（运作）
name-engine-3-damaged = 3号引擎（受损）
name-pod = 逃生舱{ $n }

## 舱门

name-door-open = 开启的舱门
name-door-closed = 关闭的舱门
name-door-destroyed = 被摧毁的舱门

## 骰面

name-1 = 1
name-2 = 2
name-3 = 3
name-4 = 4
name-retreat = 撤退
name-miss = 未命中
name-hits = 命中
name-hit-1 = 命中，1点伤害
name-hit-2 = 命中，2点伤害

## 颜色

name-red = 红色
name-yellow = 黄色
name-green = 绿色
name-blue = 蓝色
name-white = 白色

# the game itself
name-nemesis = 复仇女神号
