# Headings of the rules, by the middle of their ids
section-setup = 布置
section-round = 一轮
section-planchette = 占卜板
section-turn = 回合
section-hand = 牌
section-candle = 蜡烛
section-spirit = 幽灵
section-moment = 时机
section-stack = 仪式与回应
section-bargain = 交易
section-circle = 围圈
section-end = 终局
