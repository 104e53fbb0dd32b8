# 仪式的文字：值为句首的说法。
burn = 烧去{ $n }蜡
mend = 恢复{ $n }蜡
draw = 抽{ $n }张牌
divine = 查看牌堆顶{ $n }张牌，并以任意顺序放回
show-hand = 向打出此牌者展示手牌
    .one = 向你展示手牌
unveil = 揭开一道帷幕
another = 另一位与会者{ $deed }
each = 从你起向左，每位与会者{ $deed }
odd-musical-chairs = 所有与会者同时把全部手牌传给左邻

# 回应牌与反应牌。
text-fraud = 回应任意一张牌：它不起作用。
text-looking-glass = 回应一张指向你的牌：改为指向打出它的人。
text-cupped-hands = 当你将烧去蜡时反应：改为不烧去。
text-martyrdom = 当另一位与会者将烧去蜡时反应：改为你烧去1蜡，并获得1点信念，除非你逃离。
text-loaded-die = 掷骰后反应：点数改为算作6。
text-cold-fingers = 掷骰后反应：点数改为算作1。
text-stopped-clock = 钟声将敲响时反应：不敲响。此牌移出游戏。
text-cough = 当另一位与会者使用反应牌时反应：阻止它。

# 幽灵。
text-the-child = 它只想玩耍。
text-the-jester = 他笑到最后。
text-the-nurse = 每轮一次，当任何人将烧去蜡时，你可以改为什么也不烧去。
text-the-drummer = 钟声敲响后，你的左邻烧去1蜡。
text-the-judge = 每轮一次，掷骰之后，你可以让点数改为算作4。
text-the-bride = 钟声敲响后，你烧去1蜡。
text-the-admiral = 他从海底说话。
text-the-duchess = 她并非谁都肯见。
