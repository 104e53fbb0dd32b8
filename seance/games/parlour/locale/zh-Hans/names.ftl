# 与会者
name-medium = 灵媒
name-colonel = 上校
name-widow = 寡妇
name-poet = 诗人
name-doctor = 医生

# 桌面
name-veil = 帷幕{ $n }
name-tall-candle = 高烛
name-short-candle = 矮烛

# 幽灵
name-the-child = 孩童
name-the-jester = 弄臣
name-the-nurse = 护士
name-the-drummer = 鼓手
name-the-judge = 法官
name-the-bride = 新娘
name-the-admiral = 海军上将
name-the-duchess = 公爵夫人

# 牌
name-snuffer = 烛剪
name-matches = 火柴
name-incense = 熏香
name-dripping-wax = 滴蜡
name-crystal-ball = 水晶球
name-palmistry = 手相术
name-ectoplasm = 灵质
name-cold-breath = 寒息
name-musical-chairs = 抢座位
name-fraud = 骗局！
name-looking-glass = 镜子
name-cupped-hands = 双手护烛
name-martyrdom = 殉道
name-loaded-die = 灌铅骰子
name-cold-fingers = 冰冷手指
name-stopped-clock = 停摆的钟
name-cough = 咳嗽

# the game itself
name-parlour = 降灵客厅
