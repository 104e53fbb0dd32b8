# 神话卡牌的分句：多半说的是某人（.one），或是对全桌的指示

caption-enters = 此卡进场时
caption-encounter = 在{ $space }的遭遇
caption-reckoning = 清算
caption-no-tokens = 最后1个惊悚标记被弃掉时
at-expedition = 当前探险所在格

whom-in-cities-with-weapons = 每位位于城市格子且有武器类持有物的调查员
whom-with-allies = 每位有盟友支援的调查员
whom-near-expedition = 每位位于当前探险所在格或与其相邻的调查员
lead-chooses = 调查员队长选择1位调查员，使其{ $text }

unless-together = 除非调查员们合力{ $cost }，否则{ $effect }
if-lost = { $first }，若因此有所失去，则{ $then }
    .one = { $first }。若因此有所失去，则{ $then }
    .start = { $first }。若因此有所失去，{ $then }
if-no-mystery-solved = 没有已解决的神秘事件
if-rumor-in-play = 场上有流言
if-gate-matches = 有次元门与当前征兆相符
if-no-mythos-reckons = 场上没有神话卡牌带清算效果
if-monster-reckons = 版图上有怪物带清算效果
if-no-expedition = 已没有探险遭遇
if-four-at-rumor = 该处有4个或更多怪物
count-health-here = 此卡上的生命值标记数量
count-players-less-health = 玩家人数减去此卡上的生命值标记数量

move-to = 移动到{ $space }
any-possessions = { $trait }类持有物
any-spells = { $trait }法术
discard-any = 你可以弃掉任意数量的{ $things }
    .one = 可以弃掉任意数量的{ $things }
    .they = 可以弃掉任意数量的{ $things }
    .after = 可以弃掉任意数量的{ $things }
test-for-clues = 进行{ $skill }检定，并获得数量等于检定结果的线索
fight-all-here = 与你所在格上的每个怪物进行战斗遭遇，次序由你决定
    .one = 与自己所在格上的每个怪物进行战斗遭遇，次序自行决定
    .they = 与自己所在格上的每个怪物进行战斗遭遇，次序自行决定
discard-monster-here = 弃掉你所在格上的1个非史诗怪物
    .to-they = 弃掉自己所在格上的1个非史诗怪物
    .they = 弃掉自己所在格上的1个非史诗怪物
solve-rumor = 解决场上1张流言
all-clues = 你的全部线索
    .they = 自己的全部线索
    .own-they = 自己的全部线索
    .perhaps-they = 自己的全部线索

turn-omen-back = 将征兆标记逆时针移动1格
doom-per-matching-gate = 每有1个次元门与当前征兆相符，便推进毁灭1格
discard-matching-gates = 弃掉每个与当前征兆相符的次元门，每弃掉1个便推进毁灭1格
heal-monsters = 版图上每个怪物恢复全部生命值
spawn-monster-expedition = 在当前探险所在格生成{ $n }个怪物
spawn-monster-cultists = 在每个有异教徒的格子上生成{ $n }个怪物
spawn-monster-rumor = 在此流言所在格生成{ $n }个怪物
box-expedition = 将当前探险地区的所有遭遇卡牌放回游戏盒，并将当前探险标记移到新的顶牌所示地区
reckon-mythos = { $n ->
    [one] 结算场上每张神话卡牌的清算效果
   *[other] 结算场上每张神话卡牌的清算效果{ $n }次（全部结算一遍，再从头结算）
 }
reckon-monsters = { $n ->
    [one] 结算版图上每个怪物的清算效果
   *[other] 结算版图上每个怪物的清算效果{ $n }次（全部结算一遍，再从头结算）
 }
discard-board-clues = 弃掉版图上的所有线索
discard-reserve = 弃掉备用区中的所有卡牌
fill-reserve = 从支援牌堆补满备用区
bury-fallen = 弃掉被击败调查员的所有持有物，并将其标记与调查员卡放回游戏盒
lose-game = 调查员们输掉游戏

discard-this = 弃掉此卡
flip-this = 将此卡翻回正面
solve-this = 解决此流言
discard-tokens = 弃掉此卡上的{ $n }个惊悚标记
discard-tokens-equal = 弃掉此卡上的惊悚标记，数量等于{ $amount }
place-health = 在此卡上放置1个生命值标记
solved-by = 击败{ $name }即解决此流言
forbid-rest = 调查员不能执行休息行动
forbid-reserve = 不能将卡牌放入备用区
forbid-expeditions = 调查员不能结算探险遭遇
forbid-close-gates = 次元门不能被关闭（仍可被弃掉）

odd-that-which-consumes = 调查员们共同选择并弃掉1个次元门。若其与当前征兆不符，推进毁灭1格
odd-blood-flows = 弃掉你选择的1个非史诗怪物，并失去等于其坚韧值的生命值
    .one = 弃掉任选的1个非史诗怪物，并失去等于其坚韧值的生命值
odd-legitimate-banking = 获得“债务”状态；若已有此状态，改为结算其清算效果，所有骰子均视为1
    .one = 获得“债务”状态；若已有此状态，改为结算其清算效果，所有骰子均视为1
odd-tied-to-a-dark-purpose = 每位调查员结算自己所有状态的清算效果，所有骰子均视为1
odd-draw-rumor = 从游戏盒中随机抽取1张流言并完整结算
odd-doom-to-zero = 将毁灭推进到0
odd-faded-from-society = 将支援牌堆、其弃牌堆与备用区中价值不低于此卡上惊悚标记数量的所有支援放回游戏盒。然后弃掉此卡上的1个惊悚标记
odd-return-of-the-ancient-ones = 当位于此流言所在格的调查员击败非史诗怪物时，可以花费1个线索，将该怪物放在此卡上。此卡上所有怪物的坚韧值之和一旦不低于玩家人数，此流言即解决
odd-through-fractured-reality = 结算1次异界遭遇；若有效果将关闭次元门，改为解决此流言
