# 卡牌的分句。值用在“若成功，”之后；.start .after .to .cost .one .they 见 engine/words.py

# 有几段文字的卡牌
section = { $heading }：{ $text }。
sections-two = { $first }{ $second }
sections-more = { $first }{ $second }
sections-last = { $first }{ $second }

# 检定
test = { $sign ->
    [plus] 进行{ $skill }检定（+{ $by }）
    [minus] 进行{ $skill }检定（−{ $by }）
   *[none] 进行{ $skill }检定
 }
test-per-clue = { $deed }，你每有1个线索便多掷1个骰子
test-per-spell = { $deed }，你每有1张法术便少掷1个骰子
test-per-cultist = { $deed }，版图上每有1个异教徒便少掷1个骰子
test-only = { $deed }
test-passed = { $deed }，若成功，则{ $passed }
    .one = { $deed }。若成功，则{ $passed }
    .start = { $deed }。若成功，{ $passed }
test-failed = { $deed }，若失败，则{ $failed }
    .one = { $deed }。若失败，则{ $failed }
    .start = { $deed }。若失败，{ $failed }
test-passed-failed = { $deed }，若成功，则{ $passed }，若失败，则{ $failed }
    .one = { $deed }。若成功，则{ $passed }；若失败，则{ $failed }
    .start = { $how_nested ->
        [yes] { $deed }。若成功，{ $passed }。若失败，{ $failed }
       *[no] { $deed }。若成功，{ $passed }；若失败，{ $failed }
     }
part-pass = 结算成功效果
part-fail = 结算失败效果

# 选择
may-pay = 你可以{ $cost }，以{ $effect }
    .one = 可以{ $cost }，以{ $effect }
    .they = 可以{ $cost }，以{ $effect }
    .after = 可以{ $cost }，以{ $effect }
may-pay-or = 你可以{ $cost }，以{ $effect }，否则{ $otherwise }
    .start = 你可以{ $cost }，以{ $effect }；否则，{ $otherwise }
    .after = 可以{ $cost }，以{ $effect }，否则{ $otherwise }
may = 你可以{ $effect }
    .one = 可以{ $effect }
    .they = 可以{ $effect }
    .after = 可以{ $effect }
may-then = 你可以{ $effect }；若你这样做，{ $then }
    .start = 你可以{ $effect }。若你这样做，{ $then }
unless = 除非你{ $cost }，否则{ $deed }
    .one = 除非{ $cost }，否则{ $deed }
    .they = 除非{ $cost }，否则{ $deed }
finally = 然后{ $text }
choose-one = 选择{ $choices }
    .to = { $choices }
if = 若{ $condition }，{ $then }
if-or = 若{ $condition }，{ $then }；否则，{ $otherwise }
face = { $least }
faces = { $least }–{ $most }
roll = 掷1个骰子，{ $outcomes }
    .start = 掷1个骰子。{ $outcomes }
    .one = 掷1个骰子。{ $outcomes }
roll-on = 若掷出{ $faces }，则{ $effect }
outcomes-two = { $first }；{ $second }
outcomes-more = { $first }；{ $second }
outcomes-last = { $first }；{ $second }

# 不是你，而是别人
each = { $whom }{ $text }
whom-all = 每位调查员
whom-lead = 调查员队长
whom-in-cities = 每位位于城市格子的调查员

# 实情
if-have-spell = 你至少有1张法术
if-have-condition = 你有“{ $name }”状态
if-monster-on-board = { $name }在版图上

# 多少
no-trait = { "" }
blank = { "" }
count-players = 玩家人数
count-half-players = 玩家人数一半（向上取整）
# 人数已知时
count-half-players-here = 玩家人数一半（即{ $n }）
count-spells = 你的法术数量
    .they = 自己的法术数量
count-possessions = 你的{ $trait }类持有物数量
    .they = 自己的{ $trait }类持有物数量
count-conditions = 你的{ $trait }状态数量
    .they = 自己的{ $trait }状态数量
count-rumors = 场上的流言数量
count-gates = 版图上的次元门数量
count-half-gates = 版图上次元门数量一半（向上取整）
count-matching-gates = 与当前征兆相符的次元门数量

# 调查员
gain = 获得{ $things }
discard = 弃掉{ $things }
    .to = 弃掉{ $own_things }
    .cost = 弃掉{ $own_things }
spend = 花费{ $things }
lose = 失去{ $points }
recover = 恢复{ $points }
improve = 提升{ $skill }
improve-any = 提升任意一项技能
become-delayed = 你被耽搁
    .one = 被耽搁
    .they = 被耽搁
    .after = 被耽搁
    .cost = 选择被耽搁
be-devoured = 你被吞噬
    .one = 被吞噬
    .they = 被吞噬
    .after = 被吞噬

# 版图
move = 移动{ $n }格
move-to-nearest = 移动到最近的{ $space }格子
move-toward-gate = 朝最近的次元门移动{ $n }格
move-this-clue = 将此线索移到最近的{ $space }格子
spawn-clue = 生成{ $n }个线索
spawn-clue-chosen = 在你选择的格子上生成{ $n }个线索
close-gate = 关闭此次元门
spawn-gate = 生成{ $n }个次元门
spawn-gate-equal = 生成次元门，数量等于{ $amount }
discard-gate = 弃掉你选择的1个次元门
advance-doom = 推进毁灭{ $n }格
advance-doom-equal = 推进毁灭，格数等于{ $amount }
retreat-doom = 后退毁灭{ $n }格
advance-omen = 推进征兆{ $n }格
set-omen = 将征兆标记移到征兆记录条的任意一格（不因此推进毁灭）
place-eldritch-mystery = 在当前神秘事件上放置{ $n }个惊悚标记
place-eldritch-sheet = 在古神卡上放置{ $n }个惊悚标记
place-eldritch-omens = 在征兆记录条的绿色格放置{ $n }个惊悚标记
discard-eldritch = 弃掉征兆记录条上的{ $n }个惊悚标记

# 怪物
hurt-monster = 任选版图上1个怪物，使其失去{ $n }点生命值
    .after = 使版图上任选的1个怪物失去{ $n }点生命值
    .to = 使版图上任选的1个怪物失去{ $n }点生命值
hurt-monsters-on-space = 任选1个格子，使其上每个怪物失去{ $n }点生命值
    .after = 使任选1个格子上的每个怪物失去{ $n }点生命值
    .to = 使任选1个格子上的每个怪物失去{ $n }点生命值
discard-monster-any = 弃掉版图上任选的1个非史诗怪物
discard-monster-that = 弃掉该怪物
move-monster = 将版图上任选的1个非史诗怪物移到任意格子
pull-monster = 将版图上任选的1个非史诗怪物移到你所在格，并与其进行战斗遭遇
pull-it = 将其移到你所在格，并与其进行战斗遭遇
pull-named-monster = 将{ $name }移到你所在格，并与其进行战斗遭遇
spawn-monster-here = 在你所在格生成{ $n }个怪物
a-monster = 1个怪物
a-named-monster = 1个{ $name }
ambush = 你遭到{ $monster }的埋伏
    .one = 遭到{ $monster }的埋伏
    .they = 遭到{ $monster }的埋伏
    .after = 遭到{ $monster }的埋伏
    .to = 遭到{ $monster }的埋伏
spawn-and-fight = 在你所在格生成1个怪物，并与其进行战斗遭遇
spawn-named-and-fight = 在你所在格生成{ $monster }（若其已在版图上，改为随机1个怪物），并与其进行战斗遭遇
fight-won = { $deed }，若将其击败，则{ $defeated }
    .start = { $deed }。若将其击败，{ $defeated }
fight-won-lost = { $deed }，若将其击败，则{ $defeated }，若未击败，则{ $otherwise }
    .start = { $deed }。若将其击败，{ $defeated }；若未击败，{ $otherwise }

# 事物：值为获得时，.own 为弃掉时
clues = { $n }个线索
clues-equal = 等于{ $amount }的线索
this-clue = { $extra ->
    [0] 此线索
   *[other] 此线索和额外{ $extra }个线索
 }
health = { $n }点生命值
health-equal = 等于{ $amount }的生命值
sanity = { $n }点神智值
sanity-equal = 等于{ $amount }的神智值
condition = “{ $name }”状态
    .own = 你的“{ $name }”状态
    .own-they = 自己的“{ $name }”状态
    .perhaps = 你的“{ $name }”状态（若有）
    .perhaps-they = 自己的“{ $name }”状态（若有）
condition-of = 1张随机的{ $trait }状态
    .own = 你的1张{ $trait }状态
    .own-they = 自己的1张{ $trait }状态
    .perhaps = 你的1张{ $trait }状态（若有）
    .perhaps-they = 自己的1张{ $trait }状态（若有）
spells = { $n }张{ $trait }法术
named-spell = “{ $name }”法术
artifacts = { $n }张{ $trait }神器
named-artifact = “{ $name }”神器（若仍可获得）
possessions = { $n }张{ $trait }类持有物
assets = { $n }张从牌堆随机抽取的{ $trait }支援
    .own = { $n }张{ $trait }支援
    .perhaps = { $n }张{ $trait }支援
reserve-assets = 备用区中的{ $n }张{ $trait }支援（或改为从牌堆随机抽取）

# 独一无二的卡牌
odd-clues-as-successes = 进行影响检定。你可以花费任意数量的线索，每个使成功数加1。若检定结果至少为3，在古神卡上放置1个惊悚标记；否则，失去3点神智值
odd-sanity-as-dice = 你可以花费任意点神智值，然后进行力量检定，每花费1点便多掷1个骰子。若检定结果至少为3，在古神卡上放置1个惊悚标记；否则，获得“受诅咒”状态
odd-mystery-unsolved = 将随机1张已解决的神秘事件混洗回其牌堆
