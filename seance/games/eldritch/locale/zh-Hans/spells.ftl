# 法术的分句；.start .after .to .cost .one .they 见 engine/words.py

# 正面
cast-action = 行动
cast-health-loss = 每轮一次，当任意格子的一位调查员将要失去生命值时
cast-sanity-loss = 每轮一次，当任意格子的一位调查员将要失去神智值时
cast-combat = 当你结算战斗遭遇时
cast-encounter = 遭遇阶段中
cast-on-now = { $test }。然后翻转此卡
cast-on-perhaps = 你可以{ $test }。然后翻转此卡
cast-on-one-here = 选择你所在格的一位调查员，并{ $test }。然后翻转此卡
cast-on-unblessed-here = 选择你所在格没有“受祝福”状态的一位调查员，并{ $test }。然后翻转此卡
cast-on-anyone = 选择任意格子的一位调查员，并{ $test }。然后翻转此卡
cast-on-monster-here = 选择你所在格的1个怪物，并{ $test }。然后翻转此卡
cast-on-clue = 你可以选择任意格子的1个线索，并{ $test }。然后翻转此卡

# 背面
spell-back = { $outcomes }。然后将此卡翻回正面。
result-on = 检定结果为{ $faces }时，{ $effect }
result-part = 检定结果为{ $faces }时，{ $effect }。
faces-or-more = { $least }或以上
instead = 改为{ $deed }
count-result = 检定结果
if-no-four = 没有掷出4

# 效果
for-chosen = 被选择的调查员{ $text }
for-unblessed-here = 你所在格每位没有“受祝福”状态的调查员{ $text }
hurt-chosen = 该怪物失去{ $n }点生命值
    .after = 使该怪物失去{ $n }点生命值
hurt-chosen-equal = 使该怪物失去生命值，点数等于{ $amount }
hurt-others-here = 你所在格的其他每个怪物失去{ $n }点生命值
prevent-health = 防止其中至多{ $n }点生命值的损失
prevent-health-equal = 防止生命值的损失，至多等于{ $amount }
prevent-sanity = 防止其中至多{ $n }点神智值的损失
prevent-sanity-equal = 防止神智值的损失，至多等于{ $amount }
research-chosen = 如同位于该处一般，与该线索进行研究遭遇
research-chosen-with = 如同位于该处一般，与该线索进行研究遭遇，其中的检定额外掷{ $n }个骰子
discard-chosen-clue = 弃掉被选择的线索
strength-now = 在此战斗遭遇中{ $skill }+{ $n }
reroll-strength = 你可以重掷{ $skill }检定的{ $n }个骰子
pass-unseen = 当作所在格没有怪物来选择遭遇
may-move-anywhere = 你可以移动到任意格子
    .one = 可以移动到任意格子
    .they = 可以移动到任意格子
may-move-clue-or-gate = 你可以移动到任意一个有线索或次元门的格子
    .one = 可以移动到任意一个有线索或次元门的格子
    .they = 可以移动到任意一个有线索或次元门的格子
conjure = 你可以获得1张备用区的物品或饰物支援，其价值不高于检定结果
conjure-many = 你可以获得任意张备用区的物品或饰物支援，总价值不高于检定结果

ask-cast-in-combat = 对{ $b }施放{ $a }？
ask-conjure = { $a }召来哪张支援？价值至多{ $b }
do-use-on = 对{ $b }执行{ $a }的行动
verb-use-on = 使用特殊行动…
