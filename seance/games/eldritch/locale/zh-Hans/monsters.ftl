# 怪物标记上的文字；各种形式见 engine/words.py

caption-spawn = 生成时
caption-before-will = 意志检定之前
caption-after-will = 意志检定之后
caption-before-strength = 力量检定之前
caption-damage = 因其伤害失去生命值之前
caption-after-strength = 力量检定之后
caption-defeated = 当你在战斗遭遇中击败它时
caption-beaten = 它被击败时

if-failed-will = 你检定失败
if-failed-strength = 你的力量检定失败
if-lost-health-fighting = 你因此失去了生命值
whom-on-its-space = 它所在格的每位调查员
whom-near-its-space = 它所在格或相邻格子的每位调查员
whom-cursed = 每位拥有“受诅咒”状态的调查员

defeat-this = 它被击败
    .after = 击败它
hurt-by-will = 它失去等同于你检定结果的生命值
heal-this = { $n ->
    [0] 它恢复全部生命值
   *[other] 它恢复{ $n }点生命值
 }
skip-strength = 不进行力量检定
spared = 不失去生命值
no-more-encounter = 你不能再进行其他遭遇
no-clues = 本次遭遇中不能花费线索重掷
sanity-on-sheet = 将你失去的神智值放到古神卡上
ride-away = 你可以失去1点神智值，移动至多{ $n }格，代替再进行一次遭遇
named-asset = “{ $name }”支援（若仍可获得）
nearest-investigator = 最近的调查员{ $text }
lure = 朝它移动1格
lose-curse = 一位调查员可以弃掉“受诅咒”状态
take-nearest-clue = 弃掉离它最近的线索，并将它移动到该格子
hunt-down = 将它移动到最近的有调查员的格子；其中1位调查员立即遭遇它
carry-off = 若其所在格有调查员，则将该调查员与它一同移动1格，且该调查员被耽搁；否则，它朝最近的调查员移动2格
spawn-here = 在它所在的格子生成1个{ $name }
become-epic = 在它所在的格子生成{ $name }；若其原本不在版图上，弃掉此怪物
become-one-of = 在它所在的格子生成1个被放在一旁的{ $name }或{ $other }；若如此做，弃掉此怪物
come-nearer = 它朝{ $name }移动1格
roll-for-gate = 掷1个骰子，若点数不大于玩家人数，则{ $effect }
    .start = 掷1个骰子。若点数不大于玩家人数，{ $effect }

ask-which-nearest = { $a }：哪位调查员视为最近？
ask-ride-away = { $a }：失去1点神智值骑乘离去，代替战斗？
ask-lift-curse = 解除谁的诅咒？
ask-which-clue-space = { $a }夺走哪个最近的线索？
ask-monster-moves-where = { $a }移动到哪里？
ask-carry-off-whom = { $a }掳走谁？
ask-which-comes = 用什么取代{ $a }？
do-ride-away = 骑乘离去
do-defeat-this = 击败它

numbers-will = 意志{ $sign ->
    [plus] +{ $by }
    [minus] −{ $by }
   *[none] 0
 }，恐惧值{ $n }
numbers-strength = 力量{ $sign ->
    [plus] +{ $by }
    [minus] −{ $by }
   *[none] 0
 }，伤害值{ $n }
numbers-toughness = 坚韧值{ $n }
numbers-toughness-players = 坚韧值{ $n }加玩家人数
numbers = { $numbers }。
moves-to = 生成时：将它移动到{ $space }。
numbers-two = { $first }；{ $second }
numbers-more = { $first }；{ $second }
numbers-last = { $first }；{ $second }
as-the-sheet-says = 按古神卡上的说明战斗。
