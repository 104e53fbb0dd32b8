# 卡牌、物品和房间上文字之外印着的内容：费用、图标、数字。

sections-two = { $first }{ $second }
sections-more = { $first }{ $second }
sections-last = { $first }{ $second }
with-two = { $first }和{ $second }
with-more = { $first }、{ $second }
with-last = { $first }和{ $second }

kinds-creeper = 爬虫
kinds-adult = 成虫
kinds-breeder = 饲虫
kinds-queen = 虫后

fact-reaction = 反应。
fact-more-cost = 另付{ $n }张行动卡。
fact-cost = 费用：{ $n }张行动卡。
fact-combat-in = 仅限战斗中。
fact-combat-out = 仅限战斗外。
fact-weapon-energy = 能量武器，容量{ $n }点弹药。
fact-weapon-classic = 传统武器，容量{ $n }点弹药。
fact-heavy = 沉重物品。
fact-one-use = 一次性。
fact-component = 组件：{ $component }。
fact-recipe = 制作需要{ $parts }。
fact-colour = 颜色：{ $colour }。
fact-computer = 有电脑。
fact-action-cost =
    { $n ->
        [0] 房间行动不需费用。
       *[other] 房间行动费用：{ $n }张行动卡。
    }
fact-moves = 不在战斗中的{ $kinds }，各经所在房间的{ $n }号通道移动。
fact-remove-and-reshuffle = 之后移出游戏，并将弃牌洗回牌库。
fact-shuffle-into-deck = 之后洗回牌库。
fact-hits = 由{ $kinds }攻击时命中。
fact-blood = 为受伤的入侵者抽到时：伤害达到{ $n }即死亡。
fact-blood-arrow = 为受伤的入侵者抽到时：它撤退。
fact-hunt-corridor = { $n }号通道。
fact-hunt-any = 任意通道。
fact-hunt-attacks = { $n }张攻击卡。
