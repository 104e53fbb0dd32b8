# 支援与神器上的句子；.start .after .to .cost .one .they 见 engine/words.py

caption-action = 行动
caption-extra = 行动阶段中每轮一次
caption-gained = 当你从牌堆获得此卡时
caption-service = 当你获得此卡时（结算后弃掉此卡）
caption-rest = 当你休息时
caption-combat-won = 当你在战斗遭遇中击败一个怪物时
caption-gate-closed = 当你在异界遭遇中关闭一个次元门时
here-rest = 当你所在格的一位调查员休息时，该调查员{ $text }。
pay-to = { $cost }，以{ $effect }
pay-then = { $cost }，{ $effect }

# 检定
of-a-test = { $skill }检定中
of-a-test-combat = 战斗遭遇的{ $skill }检定中
of-a-test-spell = 结算法术效果的{ $skill }检定中
of-a-test-acquire = 获取支援的{ $skill }检定中
of-a-test-other-world = 异界遭遇的{ $skill }检定中
plus = { $skill }+{ $n }。
plus-combat = 战斗遭遇中，{ $skill }+{ $n }。
plus-spell = 结算法术效果时，{ $skill }+{ $n }。
some-dice = { $n }个骰子
any-dice = 任意个骰子
reroll-per-test = 你可以重掷{ $tests }的{ $dice }。
reroll-per-round = 每轮一次，你可以重掷{ $tests }的{ $dice }。
reroll-for-per-test = 你可以{ $cost }，以重掷{ $tests }的{ $dice }。
reroll-for-per-round = 每轮一次，你可以{ $cost }，以重掷{ $tests }的{ $dice }。
raise-per-test = 你可以使{ $tests }1个骰子的点数+1。
raise-per-round = 每轮一次，你可以使{ $tests }1个骰子的点数+1。
double-sixes = { $tests }，每个6算作2个成功。
burst-plus = { $skill }+{ $n }
burst-discard = 你可以弃掉此卡，在一次战斗遭遇中获得{ $bonus }。
burst-round = 每轮一次，你可以在一次战斗遭遇中获得{ $bonus }。
dice-here-city = 当你在城市格子时，你所在格的调查员进行检定时额外掷1个骰子（异界遭遇除外）。
dice-here-other-world = 你所在格的调查员在异界遭遇中进行检定时额外掷1个骰子。

# 伤害
prevent-loss = 你可以弃掉此卡，防止你所在格的一位调查员失去至多{ $points }。
less-damage = 你遭遇的怪物伤害减少{ $n }（最少为1）。
never-delayed = 除非你自愿，否则你不会被耽搁。

# 行事
recover-all = 恢复全部生命值和神智值
move-up-to = 移动至多{ $n }格
gain-action = 执行1个额外行动
hurt-monsters-here = 你所在格的每个怪物失去{ $n }点生命值
    .after = 使你所在格的每个怪物失去{ $n }点生命值
    .to = 使你所在格的每个怪物失去{ $n }点生命值
all-here-lose = 你和你所在格的每个怪物各失去{ $n }点生命值
hurt-monster-here = 你选择所在格的1个怪物，使其失去{ $n }点生命值
    .to = 使你选择所在格的1个怪物，使其失去{ $n }点生命值
defeat-monsters-here = 击败你所在格的每个非史诗怪物
for-one-here = 你选择所在格的一位调查员，其{ $text }
give-clues = 将任意数量的线索交给任意格子的另一位调查员
give-possessions = 将任意数量的{ $trait }持有物交给任意格子的另一位调查员
from-reserve = 1张备用区的{ $traits }支援

# 独一无二的持有物
odd-spells-cost-less = 当你的法术令你失去神智值时，你可以防止其中1点。
odd-clue-for-sanity = 每轮一次，你可以花费1个线索，防止你一次将要失去的全部神智值。
odd-unseen-by-monsters = 遭遇阶段中，你可以当作所在格没有怪物来选择遭遇。
odd-one-clue-less = 每轮一次，你可以为一个效果少花费1个线索。
odd-trade-and-change-places = 行动：与任意格子的一位调查员交易持有物。然后其可以移动到你所在的格子；若如此做，你移动到其离开的格子。

pass-use-in-combat = 不使用
note-burst = 本场战斗+{ $a }。
note-burst-once = 本场战斗+{ $a }，用后弃掉。
ask-use-in-combat = 在{ $b }检定中使用一张牌对付{ $c }？
ask-choose-one-here = { $a }选择该格子的哪位调查员？
ask-give-to-whom = { $a }要把东西交给谁？
ask-change-places = 与{ $a }交换位置？
log-used-in-combat = { $who }使用“{ $card }”。
log-one-more-action = { $who }可以执行1个额外行动。
log-gave = { $who }交给{ $to }：{ $things }。
not-cannot-pay = 无法支付所需的代价。
not-nothing-to-do = 现在用了也没有任何效果。
do-test = 进行检定
do-gain-artifacts = 获得神器
do-gain-from-reserve-of = 从备用区获得支援
do-discard-this = 弃掉此卡
