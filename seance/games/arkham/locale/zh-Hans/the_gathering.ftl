# The Gathering: acts, agendas, chaos tokens, and what is asked in it.

ask-a-lapse-in-time = 少了一个钟头：代价是什么？
ask-defending-the-home = 食尸鬼祭司已被击败。房子怎么办？
do-all-discard = 每位调查员随机弃掉1张手牌
do-lead-takes-horror = { $a }受到2点恐惧
do-burn-it-down = 烧掉它
do-keep-the-house = 留下房子

text-the-gathering = { signs-easy }骷髅：你所在地点每有一个食尸鬼，−1。异教徒：−1；如果失败，受到1点恐惧。石板：−2；如果你所在地点有食尸鬼，受到1点伤害。
text-the-gathering-hard = { signs-hard }骷髅：−2；如果失败，在检定结束后，从遭遇牌库及其弃牌堆中查找一个食尸鬼并抽取，然后混洗牌库。异教徒：再揭示一个标记；如果失败，受到2点恐惧。石板：−4；如果你所在地点有食尸鬼，受到1点伤害和1点恐惧。
name-the-gathering-hard = 聚集于此（困难与专家）

text-whats-going-on = 场上有3个毁灭时推进。
text-whats-going-on-back = 调查员队长选择：每位调查员随机弃掉1张手牌，或调查员队长受到2点恐惧。
text-rise-of-the-ghouls = 场上有7个毁灭时推进。
text-rise-of-the-ghouls-back = 将遭遇弃牌堆混洗入遭遇牌库。从牌库顶弃牌，直到出现一个食尸鬼敌人；调查员队长抽取它。
text-theyre-getting-out = 场上有10个毁灭时推进。强制，在敌军阶段结束时：每个未交战的食尸鬼向客厅移动一个地点。强制，在本轮结束时：走廊或客厅中每有一个食尸鬼，在此密谋上放置1个毁灭。
text-theyre-getting-out-back = 处于场景1或2时：结局3。处于场景3时：每位没有撤退的调查员被击败，并承受1点肉体创伤。

text-trapped = 团队可以花费线索来推进：每有1位调查员，花费2个。
text-trapped-back = 将走廊、地窖、阁楼和客厅放置入场。弃掉书房中的每个敌人，将每位调查员放到走廊，将书房从游戏中移除。
text-the-barrier = 目标：在本轮结束时，走廊中的调查员可以合力花费线索来推进：每有1位调查员，花费3个。
text-the-barrier-back = 揭示客厅，将丽塔·钱德勒放置入场到该处，在走廊生成食尸鬼祭司。
text-what-have-you-done = 目标：当食尸鬼祭司被击败，推进。
text-what-have-you-done-back = 调查员队长选择：烧掉房子（结局1），或留下房子（结局2）。
