# 《全球惊悚》的规则：步骤、问题、回答、不可行的理由、记录与结局。

# ---- 步骤

step-lead = 游戏准备：调查员队长
step-investigators = 游戏准备：调查员
step-set-up = 游戏准备：版图
step-action = 行动阶段
step-encounter = 遭遇阶段
step-mythos = 神话阶段
step-mythos-end = 神话阶段结束

# ---- 结局

end-won-mysteries = 调查员获胜：三个神秘事件已经解决，古神继续沉睡。
end-won-final = 调查员获胜：终极神秘事件已经解决，古神被驱逐。
end-lost-azathoth = 调查员失败：阿撒托斯苏醒，世界被吞噬。
end-lost-eliminated = 调查员失败：再没有调查员了。
end-lost-mythos = 调查员失败：需要抽取神话卡牌，但神话牌堆已空。
closing = 游戏在第{ $rounds }轮结束：解决神秘事件{ $mysteries }个，次元门{ $gates }个，毁灭{ $doom }。

# ---- 问题

ask-who-leads-first = 由谁担任首任调查员队长？队长先行动，并替大家作决定。
ask-who-leads = 从现在起由谁担任调查员队长？队长先行动，并替大家作决定。
ask-which-investigator = 你扮演哪位调查员？
ask-your-action = 你的行动
ask-extra-action = { $a }可以执行1个额外的行动
ask-travel-on = { $a }是否使用车票或船票继续旅行？
ask-which-ticket-to-lose = 车票和船票合计最多2张：弃掉哪一张？
ask-acquire-what = { $a }还可以获得总价值{ $b }以内的支援
ask-bank-loan = { $a }{ $b ->
    [0] 没有成功
   *[other] 有{ $b }个成功可用
 }：是否借贷，再加2个成功？借贷会带来{ $c }状态。
ask-who-receives = 谁得到{ $a }？
ask-discard-from-reserve = { $a }什么也没有获得：是否弃掉备用区的1张牌？
ask-trade-give = 你给{ $a }什么？
ask-trade-take = 你想从{ $a }处得到什么？
ask-trade-agree = { $a }提出交易
ask-reroll = { $a }进行{ $b }检定：是否重掷？
ask-one-more-die = 这次{ $b }检定，是否多掷1个骰子？{ $a }每轮可以给出1个。
ask-spend-what = { $a }用什么代替线索来花费？
ask-spend-together = 是否合力花费{ $a }个线索，避免“{ $b }”的后果？
ask-who-gives-clue = 由谁花费线索？（还需{ $a }个）
ask-which-space = 指的是哪个格子？
ask-which-skill = { $a }提升哪项技能？
ask-discard-which = { $a }弃掉什么？
ask-move-where = { $a }移动到哪里？（至多{ $b }格）
ask-prevent-loss = { $a }将要失去{ $b ->
    [0] { $c }点神智值
   *[other] { $c ->
        [0] { $b }点生命值
       *[other] { $b }点生命值和{ $c }点神智值
     }
 }：是否防止？
ask-where-to-fall = { $a }倒在哪座城市？
ask-which-mark = 用什么标记{ $a }被击败？
ask-fight-or-evade = 这里有怪物：{ $a }战斗还是绕过它们？
ask-which-monster = { $a }接下来与哪个怪物战斗？
ask-which-encounter = { $a }在{ $b }进行哪个遭遇？
ask-which-reckoning = 接下来结算哪个清算效果？全部都会结算。
ask-which-first = 数件事同时发生在{ $a }身上：先结算哪一件？
ask-which-dice = { $a }重掷哪些骰子？
ask-which-die = { $a }用{ $b }给哪个骰子加1？
ask-which-gate-first = 怪物标记池即将耗尽：接下来是哪个次元门？
ask-newcomers-or-lead = 先进行哪一项：新调查员加入，还是更换队长？

# ---- 回答

do-yes = 是
do-no = 否
do-choose = { $a }
do-lead = { $a }
do-travel = 旅行到{ $a }
do-rest = 休息
do-trade = 与{ $a }交易
do-prepare = 购票：{ $a }
do-acquire = 获取支援
do-buy = 获取{ $a }
do-end-turn = 结束行动
do-ride = 用{ $a }到{ $b }
do-stop = 停在这里
do-stay = 留在这里
do-move = 移动到{ $a }
do-lose = { $a }
do-give = 给出{ $a }
do-take = 拿取{ $a }
do-give-to = { $a }
do-agree = 同意
do-refuse = 不同意
do-discard = 弃掉{ $a }
do-spend = { $a }
do-gives-clue = { $a }
do-reroll = 重掷：{ $a }
do-raise-die = 1个骰子加1：{ $a }
do-improve = { $a }
do-prevent-with = 使用{ $a }
do-fall-at = { $a }
do-mark-with = { $a }
do-fight = 与{ $a }战斗
do-fight-them = 战斗
do-evade-with = 绕过它们：{ $a }
do-visit = { $a }
do-research = 研究：{ $a }
do-enter = 穿过{ $a }
do-explore = 探险：{ $a }
do-meet = 探望{ $a }
do-encounter = { $a }
do-no-encounter = 不再进行遭遇
do-reckon = { $a }
do-comes-first = { $a }
do-die = { $a }点
do-keep-lead = 不换
do-anybody = 由其他人决定
do-newcomers-first = 新的调查员
do-lead-first = 调查员队长标记

odds-success = 再得1个成功
odds-any-success = 至少1个成功
odds-passed = 检定通过
odds-defeated = 击败怪物

# ---- 不可行的理由

not-done-this-round = 本轮你已经做过这件事。
not-held-fast-by = { $because }困住了你：只能执行该卡上的行动。
not-held-fast = 你被困住了：只能执行该状态卡上的行动。
not-cannot-move-by = { $because }使你不能移动。
not-cannot-move = 你不能移动。
not-not-adjacent = 你所在的格子没有道路通往那里。走出第一步之后，每张票可以再走一格。
not-no-rest-now = 目前谁也不能休息。
not-monster-here = 你所在的格子上有怪物。
not-no-city = 你不在城市。
not-reserve-empty = 备用区是空的。
not-nobody-to-trade-with = 这里没有可以交易的人。
not-no-train-path = 这里没有铁路。
not-no-ship-path = 这里没有航路。
fix-leave-monster = 先击败它，或者旅行到别处。
fix-go-to-city = 先旅行到一座城市。

# ---- 记录

log-lead = { $who }是调查员队长。
log-investigator = { $who }由玩家{ $seat }扮演，从{ $space }开始。
    .you = 你扮演{ $who }，从{ $space }开始。
log-round = 第{ $n }轮。
log-stands-up = { $who }不再被耽搁。
log-action-ends = { $who }受阻，行动结束。
    .you = 你受阻，行动结束。
log-delayed = { $who }被耽搁。
log-moved = { $who }{ $by ->
    [none] { "" }
   *[other] 因{ $by }
 }移动到{ $space }。
    .unseen = { $who }移动到{ $space }。
log-acts = { $who }执行角色卡上的行动。
    .you = 你执行自己角色卡上的行动。
    .deed = 执行角色卡上的行动
log-uses = { $who }使用{ $card }。
log-rests = { $who }休息。
log-acquires = { $who }尝试获取支援。
log-acquires-nothing = { $who }什么也没有获得。
log-recovered = { $health ->
    [0] { $who }恢复{ $sanity }点神智值。
   *[other] { $sanity ->
        [0] { $who }恢复{ $health }点生命值。
       *[other] { $who }恢复{ $health }点生命值和{ $sanity }点神智值。
     }
 }
lost-points = { $health ->
    [0] { $sanity }点神智值
   *[other] { $sanity ->
        [0] { $health }点生命值
       *[other] { $health }点生命值和{ $sanity }点神智值
     }
 }
log-lost = { $who }{ $by ->
    [none] { "" }
   *[other] 因{ $by }
 }失去{ lost-points }。
    .unseen = { $who }失去{ lost-points }。
log-spent = { $health ->
    [0] { $who }花费{ $sanity }点神智值。
   *[other] { $sanity ->
        [0] { $who }花费{ $health }点生命值。
       *[other] { $who }花费{ $health }点生命值和{ $sanity }点神智值。
     }
 }
log-prevents = { $of ->
    [none] { $who }使用{ $card }防止损失。
   *[other] { $who }使用{ $card }防止{ $of }的损失。
 }
    .unseen = { $who }使用{ $card }防止损失。
log-spared = { $health ->
    [0] { $who }因{ $by }免去{ $sanity }点神智值的损失。
   *[other] { $sanity ->
        [0] { $who }因{ $by }免去{ $health }点生命值的损失。
       *[other] { $who }因{ $by }免去{ $health }点生命值和{ $sanity }点神智值的损失。
     }
 }
log-ticket-gained = { $who }获得1张{ $ticket }。
log-ticket-lost = { $used ->
    [yes] { $who }使用1张{ $ticket }。
   *[no] { $who }失去1张{ $ticket }。
 }
    .unseen = { $who }失去1张{ $ticket }。
log-offers = { $who }向{ $to }提出交易（给出：{ $give }；换取：{ $take }）。
log-declines = { $who }不同意。
log-traded = { $who }用{ $give }向{ $to }换得{ $take }。
log-got = { $who }从{ $giver }处得到{ $things }。
log-gained = { $who }{ $by ->
    [none] { "" }
   *[other] 因{ $by }
 }获得{ $card }。
    .deed = 获得{ $card }
    .unseen = { $who }获得{ $card }。
log-gains-no = { $why ->
    [undone] { $who }本应获得{ $card }，改为抵消{ $instead }。
    [has-one] { $who }已有{ $card }，不再获得第二张。
    [none-left] { $who }本应获得{ $card }，但已没有剩余。
   *[never] { $who }从不获得{ $card }。
 }
log-received = { $who }得到{ $card }。
log-discarded = { $who }弃掉{ $card }。
log-cast = { $n ->
    [0] { $who }施放{ $card }失败，后果见背面。
   *[other] { $who }以{ $n }个成功施放{ $card }，其余效果见背面。
 }
log-flipped = { $who }将{ $card }翻面：{ $back }。
log-reserve = { $card }进入备用区。
log-from-reserve = { $who }从备用区弃掉{ $card }。
log-improved = { $who }将{ $skill }提升到+{ $to }。
log-tested = { $who }进行{ $skill }检定：{ $rolled }。
    .deed = 进行{ $skill }检定（{ $rolled }）
log-rerolled = { $who }重掷：{ $was }变为{ $now }。骰子现在是{ $rolled }。
    .deed = 重掷（{ $was }变为{ $now }）
    .unseen = { $who }重掷，骰子现在是{ $rolled }。
log-rolled = { $counts ->
    [no] { $who }为{ $card }掷1个骰子：{ $n }，没有效果。
   *[yes] { $who }为{ $card }掷1个骰子：{ $n }。
 }
    .unseen = { $who }掷1个骰子：{ $n }。
log-die-raised = { $who }用{ $card }给1个骰子加1，骰子现在是{ $rolled }。
    .deed = 用{ $card }给1个骰子加1
log-test-result = { $result ->
    [0] { $who }的{ $skill }检定失败。
   *[other] { $who }的{ $skill }检定通过，{ $result }个成功。
 }
    .deed = { $result ->
        [0] 检定失败
       *[other] 检定通过（{ $result }个成功）
     }
log-clue-spawned = { $space }出现1个线索。
log-clue-gained = { $who }获得1个线索。
deeds-clue-gained = 获得{ $n }个线索
own-deeds-clue-gained = 获得{ $n }个线索
log-clue-moved = { $clue }移到{ $space }。
log-clue-discarded = { $space }的线索被弃掉。
log-clues-discarded = { $spent ->
    [yes] { $who }花费{ $n }个线索。
   *[no] { $who }弃掉{ $n }个线索。
 }
    .unseen = { $who }弃掉{ $n }个线索。
log-clues-received = { $who }得到{ $n }个线索。
log-random-space = 随机抽出格子：{ $space }。
log-gate-spawned = 次元门出现：{ $space }。
log-gate-closed = { $who }关闭{ $gate }。
log-gate-discarded = { $gate }消失。
log-monster-spawned = { $monster }出现在{ $space }。
log-monster-moved = { $monster }移动到{ $space }。
log-monster-hurt = { $monster }失去{ $n }点生命值。
log-monster-recovers = { $monster }恢复{ $n }点生命值。
log-monster-defeated = { $monster }被击败。
log-monster-discarded = { $monster }被弃掉。
log-epic-leaves = { $monster }离开版图。
log-combat = { $who }与{ $monster }战斗：{ $tests ->
    [by-will] 意志{ $will }，恐惧值{ $horror }
    [by-strength] 力量{ $strength }，伤害值{ $damage }
   *[by-both] 意志{ $will }，恐惧值{ $horror }；力量{ $strength }，伤害值{ $damage }
 }；坚韧值{ $toughness }。
    .deed = 与{ $monster }战斗
    .unseen = { $who }与{ $monster }战斗：意志{ $will }，恐惧值{ $horror }；力量{ $strength }，伤害值{ $damage }；坚韧值{ $toughness }。
log-ambush = { $who }遭到{ $monster }埋伏。
log-defeated = { $who }被击败。
log-devoured = { $who }被吞噬。
log-falls = { $who }留在{ $space }（{ $mark }）：去那里探望的调查员会接手其随身之物。
    .you = 你留在{ $space }（{ $mark }）：去那里探望的调查员会接手你的随身之物。
log-leaves-behind = { $who }在那里留下{ $things }。
    .you = 你在那里留下{ $things }。
log-loses-for-good = { $who }永远失去{ $things }。
    .you = 你永远失去{ $things }。
log-newcomer-due = { $who }在神话阶段结束时由新的调查员接替。
    .you = 神话阶段结束时，你选择一名新的调查员。
log-eliminated = { $who }被消灭，退出游戏。
log-meets-fallen = { $who }找到了{ $fallen }。
log-buried = { $fallen }的调查员卡放回游戏盒。
log-encounter = { $who }在{ $space }遭遇：{ $card }。
    .deed = 在{ $space }抽到{ $card }
log-turns-to = { $who }在{ $space }进行{ $card }的遭遇。
log-expedition = 当前探险通往{ $space }。
log-expedition-lost = 通往{ $space }的探险不复存在。
log-no-expedition = 再没有探险可进行。
log-doom-advanced = { $why ->
    [by-gates] 因同色的次元门，毁灭推进{ $n }格{ doom-left }
    [by-tokens] 因征兆绿色格上的惊悚标记，毁灭推进{ $n }格{ doom-left }
    [by-no-gate] 没有次元门可以打开，毁灭推进{ $n }格{ doom-left }
    [by-defeat] 因调查员倒下，毁灭推进{ $n }格{ doom-left }
   *[other] 因{ $why }，毁灭推进{ $n }格{ doom-left }
 }
    .unseen = 毁灭推进{ doom-left }
doom-left = { $at ->
    [0] ，降到了0。
   *[other] ，还剩{ $at }。
 }
log-doom-retreated = 毁灭后退，还剩{ $at }。
log-omen = { $gates ->
    [0] 征兆推进到{ $omen }：没有同色的次元门。
   *[other] 征兆推进到{ $omen }：有{ $gates }个同色的次元门。
 }
    .unseen = 征兆推进到{ $omen }。
log-omen-set = 征兆放到{ $omen }，毁灭不因此推进。
log-ancient-one = 古神：{ $ancient_one }。
log-awakens = { $ancient_one }苏醒了！
log-mythos = 神话卡牌：{ $card }。
log-event = 结算{ $card }的文字。
log-comes-into-play = { $card }留在场上。
log-mythos-discarded = { $card }被弃掉。
log-surge = 怪物从次元门中涌出。
log-surge-opens = 怪物涌现，但没有与征兆同色的次元门：改为打开一个新的。
log-rumor = 场上有流言：{ $card }。
log-rumor-placed = { $card }：流言标记放在{ $space }。
log-rumor-solved = 流言{ $card }已解决。
log-rumor-fails = 没有人阻止{ $card }：最后1个标记已经移除。
log-rumor-ends = { $card }到此为止，离开场上。
log-eldritch-lies = { $space }放上1个惊悚标记。
log-eldritch-placed = { $card }上有{ $n }个惊悚标记。
log-token-taken = { $left ->
    [0] 最后1个惊悚标记离开{ $card }。
   *[other] { $n }个惊悚标记离开{ $card }，还剩{ $left }个。
 }
    .unseen = { $card }上还剩{ $left }个惊悚标记。
log-reckoning = { $n ->
    [0] 触发清算：场上没有清算效果。
   *[other] 触发清算。
 }
    .unseen = 触发清算。
log-nothing-happens = { $of ->
    [none] 没有任何效果。
   *[other] “{ $of }”没有任何效果。
 }
    .unseen = 没有任何效果。
log-reckoning-of = 清算：{ $thing }。
log-own-reckoning = { $who }结算{ $thing }的清算效果。
log-mystery = 当前神秘事件：{ $card }。
log-put-on-mystery = { $who }将{ $thing }放在“{ $card }”上。
    .unseen = { $thing }被放在“{ $card }”上。
log-mystery-solved = { $card }已解决：第{ $n }个，共需3个。
log-mystery-unsolved = { $card }不再算作已解决。
log-final-mystery = { $ancient_one }的终极神秘事件开始。
log-final-mystery-closed = { $ancient_one }的终极神秘事件又须等待。

log-won = { $how ->
    [won-mysteries] { end-won-mysteries }
   *[other] { end-won-final }
 }
log-doomed = { $how ->
    [lost-azathoth] { end-lost-azathoth }
    [lost-shub-niggurath] { end-lost-shub-niggurath }
    [lost-yog-sothoth] { end-lost-yog-sothoth }
    [lost-eliminated] { end-lost-eliminated }
    [lost-by-rumor] { end-lost-by-rumor }
   *[other] { end-lost-mythos }
 }

# ---- 书页上的话

tale-defeated = 人们先找到行李，再找到帽子，最后找到一个不再回应帽子里那个名字的人。
tale-devoured = 没有遗体，也没有行李。只剩一把还带着余温的椅子，和一股海的气味。
tale-eliminated = 墙上的名单又短了一行，再没有人可以派出去了。
tale-rumor-solved = 流言又传了一遍，声音小了些；到了周末，街上讲的已经是另一个故事。
tale-rumor-fails = 报纸上写过，街角也有人喊过，可它发生时，人人还是吃了一惊：这一条是真的。
tale-mystery-unsolved = 卷宗早已合上、扎好。今天早晨绳结松开，第一页不见了。
tale-final-mystery = 三次漫长的追查换来的一切，如今都要用在一个晚上。它醒着，也知道是谁要来。
tale-won = 第二天的报纸只登了天气。天各一方的几个人把那一版读了两遍，觉得那是一生中读过最好的文章。
tale-doomed = 日记的最后一页停在半句话上，笔还搁在旁边。没有人来合上这本书了。

# ---- 名称

name-player = 玩家{ $n }

# ---- 终端所示

see-tracks = 第{ $round }轮，对手为{ $ancient_one }：毁灭{ $doom }，神话卡牌还剩{ $mythos }张。
see-omens = 征兆：现在{ $omen }；接着{ $coming }。
see-omen = { $omen }（次元门{ $gates }个{ $tokens ->
    [0] { "" }
   *[other] ，惊悚标记{ $tokens }个
 }：毁灭−{ $cost }）
see-omen-free = { $omen }（没有次元门）
see-ways = { $space }的道路，以及再往前：
see-way = { $kind }：{ $spaces }
see-rumor = { $space ->
    [none] 流言“{ $card }”：{ danger }
   *[other] 流言“{ $card }”，在{ $space }：{ danger }
 }
see-awake = 古神已经苏醒！
see-mystery = 神秘事件：{ $card }；已解决{ $solved }个，共需3个。
see-final = { $ancient_one }的终极神秘事件。
see-ongoing = 场上：{ $cards }
see-tokens = { $card }（标记：{ $n }）
see-gate = 次元门（{ $omen }）
see-here = 就在这里
see-far = 相隔{ $n }格
see-progress = { $card }（{ $n }/{ $goal }）
see-reserve = 备用区：{ $cards }
see-skills = 你的技能：{ $skills }
see-skill = { $skill }{ $n }
see-monster = { $monster }（坚韧值{ $left }/{ $all }）
see-fallen = { $who }（被击败）
see-points = 生命值{ $health }/{ $most_health }，神智值{ $sanity }/{ $most_sanity }
see-clues = 线索：{ $n }
see-delayed = 被耽搁
see-gone = 被击败
see-out = 退出游戏

# ---- 查看

ask-which-gate-on-top = 哪个次元门放在顶上？另一个放到底下。
ask-look-at-back = 是否查看{ $a }获得的“{ $b }”的背面？
do-act = 使用角色卡上的行动
do-look = 查看次元门堆顶的两个次元门
do-put-on-top = { $a }
not-no-gate-in-stack = 次元门堆已空。
log-gates-seen = { $who }看到接下来的次元门：{ $gates }。
    .unseen = { $who }查看次元门堆顶的次元门。
log-gates-ordered = { $who }把次元门放回。
log-back-seen = { $who }查看{ $card }的背面：{ $back }。
    .unseen = { $who }查看{ $card }的背面。

note-leads-now = 现任队长是{ $a }。
note-successes = 目前{ $a }个成功。
note-successes-of = 目前{ $a }个成功，{ $b }个就够。
note-against-horror = 恐惧值{ $a }：每个成功少失去1点神智值。
note-against-damage = 伤害值{ $a }：每个成功少失去1点生命值，并使怪物失去1点生命值（还剩{ $b }点）。
note-health-left = 还剩{ $a }点生命值
note-health-left-of = { $b }还剩{ $a }点生命值
note-left-of = 现有{ $a }点生命值、{ $b }点神智值。
note-look-and-clue = 查看者获得1个线索。
note-worth = 价值{ $a }
note-becomes = { $a } → { $b }
note-meets-city = 城市通用的遭遇：支援与盟友，也可能惹上麻烦
note-meets-wilderness = 荒野通用的遭遇：线索、神器、技能，也可能受伤
note-meets-sea = 海洋通用的遭遇：神器、线索、法术，也可能耽误行程
note-meets-research = 多半先检定，成功则获得这个线索
note-meets-enter = 前往异世界，常有机会关闭这道次元门
note-meets-explore = 这次探险：可能得到神器与线索，但有风险
note-meets-meet = 取得其所有物，并有机会通过检定让毁灭后退
note-heals = { $a ->
    [0] 恢复1点神智值
   *[other] { $b ->
        [0] 恢复1点生命值
       *[other] 恢复1点生命值和1点神智值
     }
 }
note-costs = 代价：{ $text }
note-so-far-on = { $a }现有{ $b }/{ $c }。
note-enough-on = { $a }已够数（{ $b }/{ $c }）：再多也无用。
cost-reroll = { $n }个线索
note-buys = 每个成功可换取价值1的支援。
note-reserve-renewed = 弃掉后会补上另一张，下次就有别的可买。
note-unhurt = 生命值和神智值都是满的。
note-health-full = 生命值是满的。
note-sanity-full = 神智值是满的。
note-if-passed = 成功时：{ $text }
note-if-failed = 失败时：{ $text }
note-passed-nothing = 成功时：没有其他效果。
note-passed-retreat = 成功时：毁灭后退1（现在还剩{ $a }）。
note-failed-nothing = 失败时：没有效果。
