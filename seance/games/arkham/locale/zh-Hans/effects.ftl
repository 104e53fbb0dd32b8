# 卡牌的分句。值用在标题或“如果”之后；.start .after .to .cost .one .they 见 engine/words.py

# 有几段文字的卡牌
blank = { "" }
section = { $heading }：{ $text }。
sections-two = { $first }{ $second }
sections-more = { $first }{ $second }
sections-last = { $first }{ $second }
heading = { $kind }{ $when }{ $condition }{ $limit }{ $cost }
heading-when = ，{ $when }
heading-if = ，如果{ $condition }
heading-limit = ，{ $limit }
heading-cost = ，{ $cost }
kind-action = { $n ->
    [1] 行动
   *[other] { $n }个行动
 }
kind-free = 免费
kind-reaction = 反应
kind-forced = 强制
kind-revelation = 显现
kind-elder-sign = 远古印记
designated-evade = 躲避。{ $text }
designated-parley = 谈判。{ $text }
no-opportunity = 本行动不会引发趁乱攻击
per-round = 每轮仅限{ $n }次
per-turn = 每回合仅限{ $n }次
per-phase = 每阶段仅限{ $n }次
per-test = 每次技能检定仅限{ $n }次
play-when = { $when }打出：{ $text }。
if-success = 如果{ $test }，{ $text }。
if-success-by = 如果{ $test }且至少超过难度{ $n }点，{ $text }。
success = 本次技能检定成功
success-attack = 本次技能检定为攻击且成功
success-evasion = 本次技能检定为躲避且成功
success-investigation = 本次技能检定为调查且成功
worth = +{ $n }
worth-each = { $amount }，+1

# 其他印刷内容
only-in-deck-of = { $investigator }专属。
fast = 快速。
has-uses = 使用（{ $uses }）。
no-ability = 此卡没有能力。

# 卡牌等待的时机与事件
trigger-during = 在{ $what }期间
trigger-when = 在{ $what }时
trigger-after = 在{ $what }后
trigger-before = 在{ $what }之前
trigger-at-end = 在{ $what }结束时
trigger-in-hand = { $when }，此卡在你手中
happens-turn-you = 你的回合
happens-turn-here = 你所在地点的一位调查员的回合
happens-turn-anybody = 每位调查员的回合
happens-round = 本轮
happens-phase-mythos = 神话阶段
happens-phase-enemy = 敌军阶段
happens-turn-begins = 你的回合开始
happens-phase-begins = 一个阶段开始
happens-game-ends = 游戏结束
happens-investigated = 你成功调查
happens-investigated-by = 你成功调查且至少超过难度{ $n }点
happens-investigated-in-vain = 你调查失败且相差不超过{ $n }点
happens-attached-investigated = 此卡所附属的地点被成功调查
happens-monster-attacked = 你所在地点的一位调查员成功攻击怪物
happens-failure = 你技能检定失败
happens-failure-coming = 你的技能检定将要失败
happens-reveal = 你揭示一个混乱标记
happens-reveal-negative = 你揭示一个修正值为负的混乱标记
happens-enters-play = 此卡入场
happens-played = 你打出一张{ $trait }卡牌
happens-treachery-drawn = 你抽取一张非弱点的诡计
happens-entering = 你进入此地点
happens-leaving = 你将要离开此地点
happens-leaving-attached = 一位调查员离开此卡所附属的地点
happens-discovery = 你将要发现你所在地点的线索
happens-defeat = 你击败一个敌人
happens-defeat-this = 此敌人被击败
happens-attack-you = 一个敌人攻击你
happens-attack-here = 一个敌人攻击你所在地点的一位调查员
happens-attack-this = 此敌人攻击
happens-evasion-you = 你躲避一个敌人
happens-evasion-here = 你所在地点一个既非精英也非弱点的敌人被躲避
happens-evasion-this = 此敌人被躲避
happens-engagement = 此敌人与你交战
happens-spawn = 一个非精英敌人于你所在地点生成
happens-spawn-elsewhere = { $enemy }将要于别处生成
happens-harm-horror = 你受到恐惧
happens-harm-damage = 你受到伤害
happens-horror-placed = 恐惧放置到此卡上
happens-bite = 敌人的攻击对此卡造成伤害

# 状况
if-clues-here = 你所在地点至少有1个线索
if-no-clues-here = 你所在地点没有线索
if-only-enemy = 该敌人是唯一与你交战的敌人
if-clues-on-this = 此卡上有线索
if-no-horror-on-this = 此卡上已没有恐惧
if-succeeded-by = 你成功且至少超过难度{ $n }点
if-fewer-on-this = 此卡上的资源少于{ $n }
if-card-in-play = “{ $name }”在场

# 数量
count-clues-here = 你所在地点每有1个线索
count-horror-on-you = 此卡上每有1点恐惧
count-tomes = 你每控制1张书籍卡牌
    .they = 其每控制1张书籍卡牌

# 选择
if = 如果{ $condition }，{ $then }
if-or = 如果{ $condition }，{ $then }；否则，{ $otherwise }
for-one-here = 选择你所在地点的一位调查员，其{ $text }
treat-one-here = 选择你所在地点的一位调查员并检定{ $skill }（{ $difficulty }），成功时，治愈该调查员{ $n }点伤害；失败时，对该调查员造成{ $n }点伤害
    .start = 选择你所在地点的一位调查员并检定{ $skill }（{ $difficulty }）。成功时，治愈该调查员{ $n }点伤害；失败时，对该调查员造成{ $n }点伤害

# 损害
damage = { $n }点伤害
horror = { $n }点恐惧
direct-damage = { $n }点直接伤害
direct-horror = { $n }点直接恐惧
take = 受到{ $points }
take-each = { $amount }，受到{ $points }
heal = 治愈{ $points }
heal-one-here = 治愈你所在地点一位调查员的{ $n }点伤害或{ $n }点恐惧
hurt-enemy-any = 对你所在地点的一个敌人造成{ $n }点伤害
hurt-enemy-exhausted = 对你所在地点的一个已横置敌人造成{ $n }点伤害
hurt-that-enemy = 对该敌人造成{ $n }点伤害
blast = 选择你所在地点或一个连接地点，对该处的每个敌人和每位调查员造成{ $n }点伤害
suffer = 承受{ $trauma }
trauma-physical = { $n }点肉体创伤
trauma-mental = { $n }点精神创伤

# 卡牌、资源、线索、使用次数
draw = 抽取{ $n }张卡牌
draw-equal = { $amount }，抽取1张卡牌
gain-resources = 获得{ $n }资源
lose-all-resources = 失去全部资源
earn-less = 本场冒险少获得{ $n }点经验值
discover = 发现你所在地点的{ $n }个线索
discard-hand-to = 选择并弃掉手牌，直到只剩{ $n }张
remove-discard-pile = 将你的整个弃牌堆移出游戏
search = 在{ $where }中查找{ $card }，抽取该卡，并将牌库混洗
top-cards = 你牌库顶的{ $n }张卡牌
    .they = 自己牌库顶的{ $n }张卡牌
whole-deck = 你的牌库
    .they = 自己的牌库
a-card = 一张卡牌
a-asset = 一张支援
a-trait-card = 一张{ $traits }卡牌
a-trait-asset = 一张{ $traits }支援
look-at-top = 查看任意一位调查员的牌库或遭遇牌库顶的{ $n }张卡牌，并以任意顺序放回牌库顶
take-from-discard = 将你弃牌堆中的一张{ $trait }卡牌加入手牌
add-uses = 在{ $asset }上放置{ $uses }
asset-here = 你所在地点一位调查员控制的一张{ $trait }支援
asset-yours = 你控制的一张{ $trait }支援
uses-ammo = { $n }子弹
uses-charges = { $n }充能
uses-secrets = { $n }秘密
uses-supplies = { $n }补给
uses-become-resources = 将此卡上的{ $uses }移动到你的资源池，作为资源
draw-encounter = 抽取1张遭遇卡牌
place-doom-agenda = 在当前密谋上放置{ $n }个毁灭标记
place-doom-this = 在此卡上放置{ $n }个毁灭
may-advance = { $deed }（若因此集满，立即推进）

# 费用
spend-resources = 花费{ $n }资源
spend-uses = 花费{ $uses }
exhaust-this = 横置此卡
hurt-this = 对此卡造成{ $points }
discard-from-hand = 选择并弃掉{ $n }张手牌

# 此卡
discard-this = 弃掉此卡
return-this = 将此卡返回你的手牌
to-threat-area = 将此卡置于你的威胁区域
to-threat-area-with = 将此卡置于你的威胁区域，其上有{ $tokens }
tokens-clues = { $n }个线索
tokens-horror = { $n }点恐惧
attach-to-location = 将此卡附属到你所在地点
take-horror-from-this = 将此卡上的{ $n }点恐惧移动到你的调查员卡牌上
pay-to-this = 将你资源池的{ $n }资源移动到此卡上
clues-from-this-instead = 改为弃掉此卡上同样数量的线索

# 敌人
auto-evade-one = 自动躲避你所在地点的一个非精英敌人
auto-evade-all = 自动躲避你所在地点的每个敌人
disengage = 与所有敌人解除交战
move-connecting = 移动到一个连接地点
move-safe = 移动到一个没有敌人的已揭示地点
slip-away = 躲避的调查员可以与其他每个敌人解除交战，并可以移动到一个连接地点
cancel-attack = 取消该次攻击
turn-attack = 改为对你所在地点的另一个敌人造成其伤害（你仍受到其恐惧）
discard-that-enemy = 弃掉该敌人
shuffle-that-enemy = 将该敌人混洗入遭遇牌库
cancel-revelation = 取消该卡的显现效果

# 检定
test = 检定{ $skill }（{ $n }）
test-passed = { $deed }，成功时，{ $passed }
    .start = { $deed }。成功时，{ $passed }
test-failed = { $deed }，失败时，{ $failed }
    .start = { $deed }。失败时，{ $failed }
test-passed-failed = { $deed }，成功时，{ $passed }；失败时，{ $failed }
    .start = { $deed }。成功时，{ $passed }；失败时，{ $failed }
fight = 攻击
fight-with = 攻击。本次攻击中，{ $changes }
fight-using = 使用{ $skill }攻击
fight-using-with = 使用{ $skill }攻击。本次攻击中，{ $changes }
evade = 躲避
evade-using = 使用{ $skill }躲避
investigate = 调查
investigate-with = 调查。本次调查中，{ $changes }
plus-skill = { $skill }+{ $n }
plus-damage = 伤害+{ $n }
less-shroud = 隐藏值−{ $n }
more-damage-if = 如果{ $condition }，本次攻击的伤害+{ $n }
more-skill-if = 如果{ $condition }，你在本次攻击中战斗再+{ $n }
damage-by-points = 其伤害改为你每超过难度1点造成1点，最少{ $least }点，最多{ $most }点。如果你失败并击中另一位调查员，改为每低于难度1点造成1点，上下限相同
on-symbols = 如果因此揭示{ $symbols }标记，{ $effect }
on-symbols-after = 如果因此揭示{ $symbols }标记，在其结束后{ $effect }
if-succeeded = 成功时，{ $effect }
instead-of-clues = 成功时，不发现线索，改为{ $effect }
boost = 你在本次技能检定中{ $skill }+{ $n }
raise-value = 你在该次检定中技能值+{ $n }
more-damage = 其伤害+{ $n }
discover-more = 额外发现该地点的{ $n }个线索
turn-sign = 将该标记的负号变为正号
reveal-two = 改为揭示2个混乱标记，选择其中1个结算，忽略另一个
reveal-another = 取消该标记，将其放回混乱袋，并揭示一个新的标记
succeeds-if = 如果{ $condition }，改为你自动成功

# 持续
until-turn = 你的回合余下时间内
until-phase = 直到本阶段结束
until-round = 直到本轮结束
not-attacked = { $until }，只有精英敌人能攻击你
use-in-place = { $until }，你可以使用{ $skill }代替{ $others }
no-tokens = { $until }，你的技能检定不揭示混乱标记
raise-skill = 一项技能（由你选择）+{ $n }，{ $until }
blank-enemy = 选择你所在地点的一个非精英敌人，{ $until }，将其文本框视为空白（特性除外）
extra-actions-you = 你本回合可以执行{ $n }个额外行动
extra-actions-here = 该调查员本回合可以执行{ $n }个额外行动
lose-actions = 本回合失去{ $n }个行动

# 永续
you-get = { $skill }{ $sign ->
    [plus] +{ $n }
   *[minus] −{ $n }
 }。
you-get-investigating = 你调查时，{ $skill }{ $sign ->
    [plus] +{ $n }
   *[minus] −{ $n }
 }。
you-get-each = 你的每项技能{ $sign ->
    [plus] +{ $n }
   *[minus] −{ $n }
 }。
more-slots = 你拥有{ $slots }。
more-slots-for = 你拥有{ $slots }，只能用于{ $trait }支援。
slot-hand = { $n }个额外的手部槽位
slot-arcane = { $n }个额外的法术槽位
more-actions = 在你回合期间，你可以执行{ $n }个额外行动。
more-actions-for = 在你回合期间，你可以执行{ $n }个额外行动，只能用于{ $trait }卡牌的行动能力。
discard-when-empty = 此卡{ $uses }时，将其弃掉。
no-ammo = 没有子弹
no-charges = 没有充能
no-secrets = 没有秘密
no-supplies = 没有补给
at-most-committed = 每次技能检定最多投入{ $n }张同名卡牌。
own-tests-only = 此卡只能投入你自己的技能检定。
stays-with-horror = 此卡上有恐惧时不能离场。
elder-sign-fails = 将你揭示的每个远古印记视为大失败。
play-top-event = 你可以打出你弃牌堆最顶上的事件，如同其在你手中。
events-under-deck = 每当你打出事件或从场上弃掉事件时，不将其放入弃牌堆，改为放到你的牌库底。
keep-out = 非精英敌人不能移动进入此卡所附属的地点。
blank-investigators = 此敌人位于你所在地点时，将你调查员的文本框视为空白（特性除外）。
