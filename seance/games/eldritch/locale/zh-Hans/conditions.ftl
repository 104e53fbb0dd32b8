# 状态的分句
caption-local-action = 地区行动
turn-over = 翻转此卡
keep-one = 弃掉你的{ $trait }类持有物，只留1张
another = 你选择的另一位调查员{ $text }
whom-others-here = 与你同在一格的其他每位调查员
if-on-city = 你位于城市格子
if-on-sea = 你位于海洋格子
success-from = { $n ->
    [6] 你的检定中只有6算成功。
   *[other] 你的检定中{ $n }或更高的点数算成功。
 }
opposes = 若你将再次获得此状态，改为翻转此卡；若你将获得“{ $name }”状态，改为弃掉此卡。
imprisons = 你不能移动，也不能执行此卡以外的行动。你不进行遭遇，改为翻转此卡。
odd-kleptomania = 获得1张从牌堆随机抽取的物品支援，然后进行观察检定。若检定结果小于其价值，弃掉它并获得“拘留”状态

ask-choose-another = { $a }选择谁？
do-roll = 掷1个骰子
