# 古神卡上的句子；.start .after .to .cost .one .they 见 engine/words.py

caption-awakens = 当古神苏醒时
caption-instead-of-doom = 每当毁灭将要推进1格时，改为
caption-final-brings = 当解决3个神秘事件时
three-mysteries = 当解决{ $n }个神秘事件时，调查员获胜。
green-omen = 当征兆推进到绿色格时，征兆记录条绿色格上每有1个惊悚标记，便推进毁灭1格。
on-move-to-token = 移动到有惊悚标记的格子的调查员{ $text }。
final-fight = 当击败{ $name }时，终极神秘事件得以解决，调查员获胜。
shielded-by-mysteries = 在解决3个神秘事件之前，{ $name }不会失去生命值。
final-encounters = 当解决3个神秘事件后，位于有次元门的格子的调查员可以在该处进行特殊遭遇。当此卡上惊悚标记的数量等于{ $amount }时，终极神秘事件得以解决，调查员获胜。
whom-on-gates = 每位位于有次元门的格子的调查员
whom-at-sea-without-token = 每位位于没有惊悚标记的海洋格子的调查员
count-sheet-sanity = 此卡上神智值标记的数量
if-ten-monsters = 版图上有10个或更多怪物
cultists-fight = 异教徒如此战斗：
ancient-one-wins = 调查员输掉游戏
sanity-token-on-sheet = 在此卡上放置1个神智值标记
eldritch-here = 在该格子上放置1个惊悚标记
spawn-at-random = 在随机格子上生成1个怪物
spawn-epic = 在{ $space }生成史诗怪物{ $name }
gather-young = 将版图上的每个食尸鬼、羊之子嗣和黑山羊幼崽移到{ $space }
spawn-beside = 在{ $name }所在的格子生成1个怪物；然后，若该处有{ $n }个或更多怪物（包括{ $name }），调查员输掉游戏
faced-by = 位于{ $name }所在格的每位调查员立即与其进行战斗遭遇
gate-on-sheet = 将该次元门放在此卡上
doom-gate-on-sheet = 把令毁灭推进的次元门（若没有，则次元门堆的1个次元门）放在此卡上；然后，若其上有{ $n }个或更多次元门，调查员输掉游戏

log-sanity-on-sheet = 毁灭已无法推进：改为在古神卡上放置1个神智值标记，共{ $n }个。
log-gate-on-sheet = 毁灭已无法推进：改为将{ $gate }放到古神卡上，共{ $n }个。
end-lost-shub-niggurath = 调查员失败：{ name-shub-niggurath }身边聚集了6个或更多怪物，黑山羊的千万子嗣已遍布大地。
end-lost-yog-sothoth = 调查员失败：{ name-yog-sothoth }的古神卡上已有3个次元门，门槛上的潜伏者跨了过来。
