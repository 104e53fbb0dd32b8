# 调查员角色卡上的句子；.start .after .to .cost .one .they 见 engine/words.py

another-acts = 行动：你选择的另一位未被耽搁的调查员可以立即执行1个额外行动。
study-gates = 行动：查看次元门堆顶的2个次元门，将其中1个放回堆顶，另1个放到堆底。
trade-clues = 行动：与任意格子的一位调查员交易线索（只限线索）。
whom-here = 你所在格的每位调查员
if-cultist-here = 你所在格有异教徒
if-no-clues = 你没有线索
discard-monsters-here = 弃掉你所在格的每个非史诗怪物
move-that-cultist = 将该异教徒移到任意其他格子
discard-monster-at-gate = 从有次元门的格子弃掉你选择的1个非史诗怪物
both-lose = 你和你所在格的1个怪物（由你选择）各失去{ $n }点生命值
move-by-ship = 沿航路移动1格
exchange-points = 花费任意点生命值，以恢复等量神智值，或花费任意点神智值，以恢复等量生命值
reshape-skills = 花费任意个提升标记（+2算作2个），每花费1个便提升任意一项技能
from-reserve-or-pile = 1张你选择的{ $trait }支援（来自备用区或弃牌堆）
buys-for-others = 当你获取支援时，任意格子的其他调查员可以获得其中任意张。
sees-backs = 每轮一次，当另一位调查员获得1张非“常见”状态时，你可以查看其背面，并获得1个线索。
horror-at-most = 你遭遇的怪物恐惧值至多为{ $n }。
improves-twice = 当你提升一项技能时，可以将其再提升一次。
one-more-die = 每轮一次，你所在格的一位调查员可以在检定中额外掷1个骰子。
never-gains = 除非你自愿，否则你不会获得“{ $name }”状态。
sanity-for-clue = 每轮一次，你可以花费1点神智值代替1个线索。
more-dice-per-clue = 当你所在格的一位调查员花费线索重掷骰子时，可以改为重掷至多{ $n }个骰子。
dice-here-wilderness = 当你在荒野格子时，你所在格的调查员进行检定时额外掷1个骰子。
dice-here-sea = 当你在海洋格子时，你所在格的调查员进行检定时额外掷1个骰子。
dice-here-combat = 你所在格的调查员进行所遭遇怪物标记上的检定时，额外掷1个骰子。
found = 若你被击败，遭遇你的调查员取得你的全部持有物，并进行{ $crippled }检定（伤残）或{ $insane }检定（发疯）；若成功，后退毁灭1格。

ask-exchange-points = { $a }花费什么，换取什么？
ask-spend-improvements = { $a }花费哪些提升？
ask-improve-again = 再提升一次{ $b }？
do-exchange = 用{ $a }换另一项：{ $b }点
do-spend-improvement = { $b ->
        [1] 放弃{ $a }的+1
       *[other] 再放弃{ $a }的+1
    }
do-gain-from-pile = 弃牌堆的{ $a }
do-discard-monsters-here = 弃掉这里的每个怪物
do-move-that-cultist = 将异教徒移走
not-nobody-can-act = 现在没有其他人能够行动。
log-improvement-spent = { $who }花费{ $skill }的一次提升。
