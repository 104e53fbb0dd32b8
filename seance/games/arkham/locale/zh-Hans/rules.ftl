# 核心规则：步骤、行动、时间段与播报。

## 步骤

step-set-up-investigators = 设置1：选择调查员
step-set-up-lead = 设置3：调查员队长
step-set-up-decks = 设置4：牌库与标记
step-set-up-hands = 设置8：起始手牌
step-set-up-mulligans = 设置8：重调
step-set-up-scenario = 设置9：冒险
step-mythos-begins = 1.1 神话阶段开始
step-mythos-doom = 1.2 在密谋上放置1个毁灭标记
step-mythos-check = 1.3 检查毁灭阈值
step-mythos-draws = 1.4 每位调查员抽取一张遭遇卡牌
step-mythos-ends = 1.5 神话阶段结束
step-investigation-begins = 2.1 调查阶段开始
step-investigation-next = 2.2 下一回合
step-investigation-turn = 2.2.1 行动
step-investigation-turn-ends = 2.2.2 回合结束
step-investigation-ends = 2.3 调查阶段结束
step-enemy-begins = 3.1 敌军阶段开始
step-enemy-hunters = 3.2 猎手敌人移动
step-enemy-attacks = 3.3 敌人攻击
step-enemy-ends = 3.4 敌军阶段结束
step-upkeep-begins = 4.1 补给阶段开始
step-upkeep-reset = 4.2 重置行动
step-upkeep-ready = 4.3 重整横置的卡牌
step-upkeep-draw = 4.4 抽一张卡牌并获得1资源
step-upkeep-hand = 4.5 检查手牌上限
step-upkeep-ends = 4.6 补给阶段与本轮结束
step-scenario-ends = 冒险结束
step-between = 两场冒险之间

## 名称

name-arkham = 诡镇奇谈：卡牌版
name-mythos = 神话阶段
name-investigation = 调查阶段
name-enemy = 敌军阶段
name-upkeep = 补给阶段
name-fight = 攻击
name-evade = 躲避
name-investigate = 调查
name-test = 检定
name-difficulty = 难度
name-physical = 肉体创伤
name-mental = 精神创伤
name-cultists = 异教徒牌库
name-deck = { $n }的牌库

## 设置

ask-investigator = 你要扮演谁？
ask-lead = 谁担任调查员队长？有选择余地时由队长替大家决定。
ask-mulligan = { $a }：重调哪些手牌？
do-play-as = { $a }
do-lead = { $a }
do-anybody = 由其他人决定
do-replace = 换掉{ $a }
log-plays-as = 玩家{ $seat }扮演{ $who }。
    .you = 你扮演{ $who }。
pass-who-goes-next = 都可以
pass-new-lead = 都可以
log-lead-disputed = 队长人选意见不一，随机决定。
log-lead = { $who }担任调查员队长。
log-mulligan =
    { $n ->
        [0] { $who }保留起始手牌。
        [one] { $who }换掉1张卡牌。
       *[other] { $who }换掉{ $n }张卡牌。
    }
log-scenario = 冒险开始：{ $scenario }。
log-campaign-ends = 剧本结束。
log-scenario-ends = { $resolution ->
    [none] 冒险{ $scenario }结束：调查员全部退场，没有达成结局。
    [r1] 冒险{ $scenario }结束：结局1。
    [r2] 冒险{ $scenario }结束：结局2。
   *[other] 冒险{ $scenario }结束：结局3。
 }
error-investigator-taken = { $investigator }已经有人扮演。

## 轮

log-round = 第{ $n }轮
log-phase = { $phase }开始。
log-turn = 轮到{ $who }的回合。
ask-who-goes-next = 接下来轮到谁？本轮每人各有一次。
ask-your-action = 你要做什么？
ask-player-window = 现在要使用免费能力或快速卡牌吗？
ask-which-hunter-first = 哪个猎手敌人先移动？全部都会移动。
ask-whom-first = { $a }先攻击谁？
ask-advance-act = 花费全队{ $b }个线索推进“{ $a }”吗？
ask-spend-clues = 花费谁的线索？共{ $a }个。
do-turn = { $a }
do-hunts = { $a }
do-attacked = { $a }
do-advance = 推进{ $a }
do-spend = { $a }的1个线索

## 行动

do-investigate = 调查
do-investigate-with = 用{ $a }调查
do-draw = 抽一张卡牌
do-resource = 获得1资源
do-end-turn = 结束回合
do-move = 移动到{ $a }
do-play = 打出{ $a }
do-fight = 攻击{ $a }
verb-play = 打出卡牌
verb-move = 移动
verb-fight = 攻击
verb-fight-with = 用卡牌攻击
verb-evade = 躲避
verb-evade-with = 用卡牌躲避
verb-engage = 交战
verb-activate = 使用能力
do-fight-with = 用{ $b }攻击{ $a }
do-evade = 躲避{ $a }
do-evade-with = 用{ $b }躲避{ $a }
do-engage = 与{ $a }交战
do-activate = 激活{ $a }的能力
do-activate-2 = 激活{ $a }的第二项能力
do-activate-3 = 激活{ $a }的第三项能力
do-parley = 与{ $a }谈判
do-parley-2 = 与{ $a }谈判（第二项能力）
do-resign = 撤退（{ $a }）
do-use = 使用{ $a }的能力
do-use-2 = 使用{ $a }的第二项能力
do-use-3 = 使用{ $a }的第三项能力
not-too-few-actions = 你剩余的行动不足。
not-cannot-investigate = 这个地点不能被调查。
not-no-way = 这里没有连接地点可去。
not-cannot-enter-by = { $a }进不去：{ $because }禁止进入。
    .itself = { $a }现在进不去：这张地点卡自身禁止进入。
not-cannot-investigate-by = 这里不能调查：{ $because }。
not-cannot-play-by = { $because }禁止你打出{ $a }。
not-cannot-enter = { $a }进不去：场上有卡牌或该地点本身禁止进入。
not-no-enemy-here = 你所在地点没有敌人。
not-aloof = 未交战的冷漠敌人不能被攻击。
fix-engage-it = 先与它交战。
not-no-enemy-engaged = 没有敌人与你交战。
not-nothing-to-engage = 这里没有你可以交战的敌人。
not-too-few-resources = 你的资源不足。
fix-gain-resources = 资源行动可以获得1资源。
not-not-playable-now = 现在不能打出，或打出后不会改变任何事。
not-skill-card = 技能卡牌不能打出。
fix-commit-it = 把它投入技能检定。
not-cannot-play = 有效果禁止你打出它。
not-waits-for-its-moment = 它只能在特定时机打出，且不需要行动。
not-limit-reached = 已达到使用上限。
not-cannot-pay = 无法支付费用。
not-no-effect = 这样做不会改变任何事。
log-activates = { $who }激活{ $card }。
log-parleys = { $who }与{ $card }谈判。
log-uses = { $who }使用{ $card }。
log-uses-own = { $who }使用自己的能力。
log-forced = { $card }生效。
log-plays = { $who }打出{ $card }。
log-gains-resources =
    { $n ->
        [one] { $who }获得1资源。
       *[other] { $who }获得{ $n }资源。
    }

## 检定

ask-which-skill = { $a }用哪种技能检定？
ask-commit = 向{ $a }的检定投入哪些卡牌？
ask-order-results = { $a }的检定结果按什么顺序结算？
do-with = { $a }
do-commit = 投入{ $a }
do-resolve = { $a }
odds-before = 不投入
odds-with = 投入后
odds-succeed = 成功
log-test-begins =
    { $does ->
        [investigates] { $who }调查{ $on }：{ $skill }检定，难度{ $difficulty }。
        [fights] { $who }攻击{ $on }：{ $skill }检定，难度{ $difficulty }。
        [evades] { $who }试图躲避{ $on }：{ $skill }检定，难度{ $difficulty }。
       *[other] { $who }进行{ $skill }检定，难度{ $difficulty }。
    }
    .deed = { $does ->
        [investigates] 调查{ $on }
        [fights] 攻击{ $on }
        [evades] 试图躲避{ $on }
       *[other] 进行{ $skill }检定（{ $difficulty }）
    }
log-commits = { $who }投入{ $card }。
log-token = { $who }揭示混乱标记：{ $token }。
log-token-returned = { $who }将{ $token }放回混乱袋，重新揭示一个标记。
log-token-counts = 本次检定中{ $token }为{ $worth }。
log-token-acts = { $who }结算{ $token }标记的效果。
log-test-passed =
    { $by ->
        [0] { $who }检定成功：技能值{ $value }，恰好达到难度。
       *[other] { $who }检定成功：技能值{ $value }，超过难度{ $by }点。
    }
    .deed = 检定成功
log-test-failed = { $who }检定失败：技能值{ $value }，低于难度{ $by }点。
    .deed = 检定失败（差{ $by }点）

## 线索、毁灭、场景与密谋

log-clues-discovered =
    { $n ->
        [one] { $who }在{ $location }发现1个线索。
       *[other] { $who }在{ $location }发现{ $n }个线索。
    }
log-clues-gained =
    { $n ->
        [one] { $who }获得1个线索。
       *[other] { $who }获得{ $n }个线索。
    }
log-clues-placed =
    { $n ->
        [one] 在{ $location }放置1个线索。
       *[other] 在{ $location }放置{ $n }个线索。
    }
log-clues-dropped =
    { $n ->
        [one] { $who }把1个线索放回{ $location }。
       *[other] { $who }把{ $n }个线索放回{ $location }。
    }
log-clues-spent =
    { $n ->
        [one] { $who }花费1个线索。
       *[other] { $who }花费{ $n }个线索。
    }
log-group-spends =
    { $n ->
        [one] 团队花费1个线索。
       *[other] 团队花费{ $n }个线索。
    }
log-doom-placed = 在{ $card }上放置{ $n }个毁灭标记。
log-first-agenda = 第一个密谋：{ $agenda }。
log-first-act = 第一个场景：{ $act }。
log-act-advances = 场景推进：{ $act }。
log-act = 当前场景：{ $act }。
log-agenda-advances = 密谋推进：{ $agenda }。
log-agenda = 当前密谋：{ $agenda }。

## 地点与移动

log-location-enters = 地点入场：{ $location }。
log-locations-enter = 地点入场：{ $locations }。
log-location-removed = 将{ $location }从游戏中移除。
log-revealed = 揭示{ $card }。
log-moved = { $who }移动到{ $location }。
log-placed = { $who }来到{ $location }。

## 卡牌

ask-discard-from-hand = { $b ->
    [1] { $a }：弃掉哪张手牌？
   *[other] { $a }：弃掉哪{ $b }张手牌？
 }
ask-search = { $a }：拿取哪张卡牌？
ask-search-encounters = { $a }：找到并抽取哪张遭遇卡牌？
do-discard = 弃掉{ $a }
do-find = { $a }
log-draws = { $who }抽取{ $cards }。
log-draws-weakness = { $card }是{ $who }的弱点，立即结算。
log-deck-reset = { $who }的牌库用尽，将弃牌堆混洗成新的牌库。
log-discards = { $who }弃掉{ $card }。
log-loses-at-random = { $who }随机弃掉了手牌{ $card }。
deeds-draws = 抽取{ $n }张卡牌
own-deeds-draws = 抽取{ $n }张卡牌
deeds-discards = 弃掉{ $n }张卡牌
own-deeds-discards = 弃掉{ $n }张卡牌
log-discarded = { $card }被弃掉。
log-to-hand = { $who }将{ $card }加入手牌。
log-returned-to-hand = { $card }返回手牌。
log-searches = { $who }查找：{ $cards }。
    .unseen = { $who }查找自己牌库顶的卡牌。
log-searches-deck = { $who }查找牌库。
log-finds = { $who }找到{ $card }。
log-enters-play = { $who }的{ $card }入场。
log-threat-area = { $card }放入{ $who }的威胁区域。
log-attached = { $card }置于{ $location }。
log-takes-control = { $who }取得{ $card }的控制权。
log-victory-display = { $card }放入胜利区。
log-encounter-reshuffled = 遭遇弃牌堆混洗回遭遇牌库。
log-encounter-discarded = 从遭遇牌库弃掉{ $card }。
log-draws-encounter = { $who }抽到{ $card }。
log-no-encounter-card = 没有遭遇卡牌可供{ $who }抽取。

## 敌人

ask-who-is-engaged = { $a }与谁交战？
ask-where-to-spawn = { $a }在哪里生成？
ask-hunts = { $a }朝谁移动？
ask-which-way = { $a }走哪条路？
ask-which-attacks-first = { $a }：哪个敌人先攻击？
ask-attack-whom = { $a }：攻击谁？
ask-evade-whom = { $a }：躲避谁？
do-spawn = { $a }
do-hunt = { $a }
do-attacked-by = { $a }
do-target = { $a }
log-spawned = { $enemy }生成于{ $location }（攻击{ $fight }，生命{ $health }，躲避{ $evade }；伤害{ $damage }，恐惧{ $horror }）。
log-cannot-spawn = { $card }没有可以生成的地点，被弃掉。
log-engaged =
    { $drawn ->
        [yes] { $by }抽到的{ $enemy }与{ $who }交战。
       *[no] { $enemy }与{ $who }交战。
    }
    .unseen = { $enemy }与{ $who }交战。
log-disengaged = { $enemy }解除交战。
log-evaded = { $who }成功躲避{ $enemy }。
log-enemy-moved = { $enemy }移动到{ $location }。
log-enemy-attacks =
    { $opportunity ->
        [yes] { $enemy }对{ $who }进行趁乱攻击。
       *[no] { $enemy }攻击{ $who }。
    }
log-revelation-cancelled = { $card }的显现效果被取消。
log-attack-cancelled = { $enemy }的攻击被取消。
log-hit-by-mistake = { $who }被打向{ $enemy }的一击误伤。
log-retaliates = 攻击失败，{ $enemy }反击{ $who }。
log-enemy-damaged = { $enemy }受到{ $n }点伤害。
log-enemy-defeated = { $enemy }被击败。

## 伤害与恐惧

ask-assign-damage = { $a }：{ $b }点伤害分配给谁？
ask-assign-horror = { $a }：{ $b }点恐惧分配给谁？
ask-which-trauma = { $a }：承受哪种创伤？将持续整个剧本。
ask-new-lead = 谁担任新的调查员队长？有选择余地时由队长替大家决定。
do-take = { $a }
do-suffer = { $a }
log-hurt =
    { $damage ->
        [0] { $who }受到{ $horror }点恐惧。
       *[other]
        { $horror ->
            [0] { $who }受到{ $damage }点伤害。
           *[other] { $who }受到{ $damage }点伤害和{ $horror }点恐惧。
        }
    }
log-asset-hurt =
    { $damage ->
        [0] { $card }受到{ $horror }点恐惧。
       *[other]
        { $horror ->
            [0] { $card }受到{ $damage }点伤害。
           *[other] { $card }受到{ $damage }点伤害和{ $horror }点恐惧。
        }
    }
log-asset-defeated = { $card }被击败。
log-healed =
    { $damage ->
        [0] { $card }治愈{ $horror }点恐惧。
       *[other]
        { $horror ->
            [0] { $card }治愈{ $damage }点伤害。
           *[other] { $card }治愈{ $damage }点伤害和{ $horror }点恐惧。
        }
    }
log-defeated = { $who }被击败。
log-resigned = { $who }撤退。
log-eliminated = { $who }退场。
log-trauma =
    { $physical ->
        [0] { $who }承受{ $mental }点精神创伤。
       *[other]
        { $mental ->
            [0] { $who }承受{ $physical }点肉体创伤。
           *[other] { $who }承受{ $physical }点肉体创伤和{ $mental }点精神创伤。
        }
    }
log-killed = { $who }阵亡。
log-driven-insane = { $who }发疯。

## 可以响应的时机

ask-would-discover-clues = { $a }将要发现线索：要响应吗？
ask-after-clues-discovered = { $a }发现了线索：要响应吗？
ask-would-reveal-token = { $a }将要揭示混乱标记：要响应吗？
note-passing-waits = 选“不响应”的话，下一轮结束时会再问你；到那时密谋上多1个毁灭标记，每人也多抽过一张遭遇卡。
note-token-acts = 这是{ $a }标记带来的效果。
note-token-fails = 标记是{ $a }：检定失败。
note-token-stands = 标记是{ $a }：技能值{ $b }，难度{ $c }。
ask-when-token-revealed = { $a }揭示了混乱标记：要响应吗？
ask-after-token-revealed = { $a }揭示了混乱标记：要响应吗？
ask-would-fail = { $a }将要检定失败：要响应吗？
ask-when-test-succeeds = { $a }检定成功：要响应吗？
ask-when-test-fails = { $a }检定失败：要响应吗？
ask-after-test-succeeds = { $a }检定成功后：要响应吗？
ask-after-test-fails = { $a }检定失败后：要响应吗？
ask-when-harm-assigned = { $a }受到伤害或恐惧：要响应吗？
ask-after-harm = { $a }受到伤害或恐惧后：要响应吗？
ask-when-enemy-attacks = { $a }攻击{ $b }：要响应吗？
ask-after-enemy-attacks = { $a }攻击{ $b }后：要响应吗？
ask-when-enemy-defeated = { $a }被击败：要响应吗？
ask-if-enemy-defeated = { $a }已被击败：要响应吗？
ask-after-enemy-defeated = { $a }被击败后：要响应吗？
ask-would-spawn = { $a }将要生成：要响应吗？
ask-when-enemy-spawns = { $a }生成：要响应吗？
ask-after-enters-play = { $a }入场后：要响应吗？
ask-after-engaged = { $a }与{ $b }交战后：要响应吗？
ask-after-evaded = { $b }躲避{ $a }后：要响应吗？
ask-when-encounter-drawn = { $b }抽到{ $a }：要响应吗？
ask-when-agenda-advances = { $a }推进：要响应吗？
ask-when-leaves = { $a }离开{ $b }：要响应吗？
ask-after-enters = { $a }进入{ $b }后：要响应吗？
ask-after-played = { $a }打出{ $b }后：要响应吗？
ask-after-phase-begins = 阶段开始后：要响应吗？
ask-at-end-of-phase = 阶段结束：要响应吗？
ask-after-turn-begins = 回合开始后：要响应吗？
ask-at-end-of-turn = 回合结束：要响应吗？
ask-when-round-ends = 本轮结束时：要响应吗？
ask-at-end-of-round = 本轮结束后：要响应吗？
ask-when-game-ends = { $a }的游戏结束时，要响应吗？

## 终端中的牌桌

see-before = { $scenario }（{ $difficulty ->
    [easy] 简单
    [hard] 困难
    [expert] 专家
   *[standard] 标准
 }）
see-act-and-agenda = 第{ $round }轮 · 场景兼密谋“{ $card }”
see-tracks = 第{ $round }轮 · 密谋“{ $agenda }”：毁灭{ $doom }/{ $threshold }（{ $later ->
        [0] 最后一张
       *[other] 之后还有{ $later }张密谋
    }） · 场景“{ $act }”：{ $needs ->
        [0] 持有线索{ $clues }
       *[other] 持有线索{ $clues }，需要{ $needs }
    }
see-ways = 通往{ $places }
see-location = 隐藏值{ $shroud }，线索{ $clues }
see-unrevealed = 未揭示
see-enemy = { $enemy }（生命值{ $left }/{ $all }，攻击值{ $fight }，躲避值{ $evade }，造成{ $damage }点伤害和{ $horror }点恐惧{ $state ->
        [exhausted] ，已横置
        [engaged] ，交战中
       *[free] {""}
    }）
see-uses = { $card }（{ $n }）
see-ally = { $card }{ $most_sanity ->
    [0] （生命值{ $health }/{ $most_health }）
   *[other] { $most_health ->
        [0] （神智值{ $sanity }/{ $most_sanity }）
       *[other] （生命值{ $health }/{ $most_health }，神智值{ $sanity }/{ $most_sanity }）
    }
}
see-points = 生命值{ $health }/{ $most_health }，神智值{ $sanity }/{ $most_sanity }
see-experience = 经验值共{ $earned }（已花{ $paid }，余{ $left }）
see-tokens = 资源{ $resources }，线索{ $clues }，行动{ $actions }
see-gone = 已退场
see-resigned = 已撤退
see-skills = 技能：{ $skills }
see-skill = { $skill }{ $n }
see-hand = 手牌：{ $cards }
see-test = { $who }进行{ $skill }检定：{ $value }对难度{ $difficulty }
see-chance = { $who }进行{ $skill }检定：{ $value }对难度{ $difficulty }，成功率{ $share }%

note-strikes = { $b ->
    [0] 伤害{ $a }
   *[other] { $a ->
        [0] 恐惧{ $b }
       *[other] 伤害{ $a }，恐惧{ $b }
    }
}
note-takes-health = 现有生命值{ $a }/{ $b }
note-takes-sanity = 现有神智值{ $a }/{ $b }
note-spends-clues = 花费团队的{ $a }个线索
note-costs-resources = { $a ->
    [0] 不花费资源。
   *[other] 花费{ $a }资源，生效前余{ $b }。
}
note-hits = { $things }各受到{ $a }点伤害。
note-hits-nobody = 那里没有谁会受伤。
note-window-test = 接下来为这次检定投入卡牌。
note-window-token = 接下来为这次检定揭示混乱标记。
note-window-investigation-begins = 接下来是调查阶段。
note-window-investigation-next = 接下来轮到第一位调查员。
note-window-investigation-turn = 接下来由{ $a }行动。
note-window-enemy-attacks = 接下来敌人攻击。
note-window-enemy-ends = 敌人的攻击已经结束，接下来敌军阶段结束。
note-window-attacks = 接下来攻击你：{ $things }。
note-window-upkeep-reset = 接下来重置所有卡牌，每人抽1张牌并获得1资源。
note-makes-room = 槽位已满：要弃掉{ $a }。
note-makes-room-for = 槽位已满：要从{ $things }中弃掉一张。
note-no-clues-here = { $a }没有线索可找。
note-strikes-later = 敌军阶段会攻击你：{ $things }。
note-no-better = 在这里没有用处。
note-engage = { $a }改为与你交战：跟着你走，并攻击你。
note-engage-frees = { $a }不再与它交战。
note-resign = 你就此离开这场冒险，不受创伤。
note-attacked-first = 会先遭到{ $things }的趁乱攻击。
note-actions-unused = 还有{ $a }个行动没有用。
note-success-investigate = 成功：在{ $a }发现{ $c }个线索（那里有{ $b }个）。
note-success-no-clue = 成功：{ $a }没有线索，什么也得不到。
note-success-fight = 成功：对{ $a }造成{ $b }点伤害。
note-success-evade = 成功：{ $a }横置并解除交战。
note-failure-nothing = 失败：没有其他后果。
note-failure-hits = 失败：{ $a }受到{ $b }点伤害。
note-failure-retaliate = 失败：{ $a }反击。
note-success-nothing = 成功：什么也不发生。
note-adds = { $text }
note-success-does = 成功：{ $text }
note-failure-does = 失败：{ $text }
note-success-treat = 成功：{ $a }治愈{ $b }点伤害。
note-failure-treat = 失败：{ $a }受到{ $b }点伤害。
note-success-clue-on-act = 成功：在{ $a }上放置1个线索。
note-failure-mad = 失败：{ $a }永久获得一张疯狂弱点。
note-token-horror = 你受到{ $a }点恐惧。
note-token-clue = 你将1个线索放置在所在地点。
note-token-all-clues = 你将所有线索放置在所在地点。
done-spend = 花费线索：{ $shares }
done-share = { $who }{ $n }个
done-order = 按此顺序结算
done-commit = 揭示混乱标记（成功率{ $n }%）
