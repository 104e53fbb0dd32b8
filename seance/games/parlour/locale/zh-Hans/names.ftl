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

# the game itself
name-parlour = 降灵客厅
