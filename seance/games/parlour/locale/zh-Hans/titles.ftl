# 卡牌的名称：在句子中加引号，见title。

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
