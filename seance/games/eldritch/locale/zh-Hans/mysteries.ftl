# 神秘事件的分句
caption-research-resolved = 当你结算1次研究遭遇之后
caption-mystery-gate-closed = 当你关闭1个次元门时
caption-monster-defeated = 当你击败1个非史诗怪物时
caption-spell-cast = 当你施放法术并通过其检定之后
caption-at-token = 在神秘事件标记所在格的遭遇
caption-at-tokens = 在有惊悚标记的格子的遭遇
caption-solved = 此神秘事件解决时

if-closed-gate-matches = 其与当前征兆相符
count-twice-players = 玩家人数的两倍
count-twice-players-here = 玩家人数的两倍（即{ $n }）
put-clue-here = 将1个由此获得的线索放在此卡上
put-monster-here = 将其放在此卡上
put-gate-here = 将该次元门放在此卡上
move-token-here = 将你所在格的惊悚标记移到此卡上
discard-cast = 弃掉该法术
scatter-eldritch = 放置{ $n }个惊悚标记，各在1个随机格子
scatter-eldritch-equal = 放置惊悚标记，数量等于{ $amount }，各在1个随机格子
token-on-nearest-sea = 在最近的没有惊悚标记的海洋格子放置1个惊悚标记
move-all-clues = 将版图上每个线索移到最近的{ $space }格子
discard-board-eldritch = 弃掉版图上的所有惊悚标记
box-gates = 将此卡上的次元门放回游戏盒
odd-rlyeh-risen = 结算1次“拉莱耶浮现”遭遇

mystery-token = 将神秘事件标记放在{ $space }
epic-comes = 在{ $space }生成史诗怪物{ $name }
eldritch-on = 在{ $spaces }各放置1个惊悚标记
gather-clues = 神话阶段结束时，若此卡上的线索数量不低于{ $amount }，此神秘事件即解决。
gather-eldritch = 神话阶段结束时，若此卡上的惊悚标记数量不低于{ $amount }，此神秘事件即解决。
gather-gates = 神话阶段结束时，若此卡上的次元门数量不低于{ $amount }，此神秘事件即解决。
gather-toughness = 神话阶段结束时，若此卡上怪物的坚韧值总和不低于{ $amount }，此神秘事件即解决。
beat = 神话阶段结束时，若{ $name }已被击败，此神秘事件即解决。

ask-token-where = { $a }将惊悚标记放在哪里？
ask-move-which-clue = { $b }的线索移到哪里？
do-put-clue-here = 将1个线索放在其上
do-discard-cast = 弃掉该法术
log-token-moved = { $space }的惊悚标记被移到“{ $card }”上。
log-token-on-space = { $who }在{ $space }放置1个惊悚标记。
