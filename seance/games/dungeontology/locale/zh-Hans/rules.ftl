# 《地城学》的规则用语：步骤、提问、回答、拒绝、记录与结局。

# ---- 步骤

step-set-up = 游戏设置
step-thesis = 阶段一、二：提交论文或休息
step-rest = 阶段二：休息
step-movement = 阶段三：移动
step-action = 阶段四：行动
step-end = 阶段五：回合结束
step-scoring = 计分

# ---- 结局

end-all-finished = 探险结束：所有学者都已提交论文。
end-bag-empty = 探险结束：大学已派不出学生。
end-no-cubes-left = 探险结束：再没有可寻之物。
end-nobody-goes-on = 探险结束：没有学者能够继续。
end-round-limit = 探险结束：最后一轮已经打完。

# ---- 事物

name-player = 玩家{ $n }
name-cubes = { $n ->
   *[other] { $n }个信息块
}
name-doom-face-down = 面朝下的厄运卡
name-north = 北边
name-north-west = 北边偏西
name-north-east = 北边偏东
name-east = 东边
name-east-north = 东边偏北
name-east-south = 东边偏南
name-south = 南边
name-south-west = 南边偏西
name-south-east = 南边偏东
name-west = 西边
name-west-north = 西边偏北
name-west-south = 西边偏南

# ---- 提问

ask-which-scholar = 你扮演哪位学者？
ask-begin-turn = { $a }：出发还是休息？
ask-turn-starts = { $a }的回合开始：要打出卡牌吗？
ask-your-movement = { $a }的移动阶段
ask-your-action = { $a }的行动阶段
ask-walk = { $a }走向哪里？
ask-where-to-place = { $a }放在{ $b }的哪一边？
ask-stairs-to-which = { $a }的楼梯通往哪一层？
ask-instant = { $a }的回合：要打出瞬时卡吗？
ask-respond = 要响应{ $a }吗？
ask-generate-stealth = { $a }弃哪些卡来生成隐匿值？
ask-in-attempt = { $a }正在进行隐匿尝试：要打出卡牌吗？
ask-in-own-attempt = 你的隐匿尝试：还要打出卡牌来确保成功吗？
ask-prophecy-stealth = 揭示的哪张卡的数值计入隐匿值？全部弃掉。
ask-prophecy-alert = 揭示的哪张卡的数值计入警戒值？全部弃掉。
ask-stun-or-student = { $a }：拿眩晕标记，还是牺牲学生？
ask-protected-cube = { $a }：要失去被保护的{ $b }信息块吗？
ask-where-to-drop = { $a }信息块掉落在哪里？
ask-drop-which = { $a }掉落哪个信息块？
ask-give-which = 你给{ $a }哪个信息块？
ask-remove-which = { $a }因论文失去哪个信息块？
ask-boss-route = 怪物首领追赶{ $a }，走哪条路？
ask-guide-boss = 怪物首领走向哪个地域？
ask-which-discard = { $a }弃哪些卡？
ask-which-doom = { $a }弃哪张厄运卡？

# ---- 回答

do-choose = { $a }
do-go-on = 出发
do-submit = 提交论文
do-rest = 休息
do-move = 移动到{ $a }
do-explore = 探索新地域
do-stay = 留在原地
do-place = { $b }
do-level = 通往{ $a }
do-end-movement = 结束移动
do-end-turn = 结束回合
do-study = 研究{ $a }
do-spy = 刺探{ $a }：{ $b }
do-camp = 在{ $a }露营
do-teleport = 传送到{ $a }
do-play-main = 打出{ $a }
do-play-cards = 打出卡牌
do-play-main-on = 对{ $b }打出{ $a }
do-play-stealth = { $a }：增加隐匿值
do-play-alert = { $a }：增加警戒值
do-play-prophecy = { $a }：预言
do-play-move = { $a }的辅助效果：移动
do-play-favour = { $a }的辅助效果：让一位学者摸牌或弃牌
do-play-favour-on = { $a }的辅助效果：让{ $b }摸牌或弃牌
do-play-gain-students = { $a }的辅助效果：从篝火区获得学生
do-use-skill = { $a }
do-use-skill-on = { $a }：{ $b }
do-respond = 以{ $a }响应
do-play-no-more = 不再打牌
do-discard = 弃掉{ $a }
do-prophecy = { $a }
do-take-stun = 拿眩晕标记
do-sacrifice-student = 牺牲1名学生
do-keep-cube = 保住{ $a }信息块
do-lose-cube = 失去{ $a }信息块
do-drop-into = 掉落到{ $a }
do-cube = { $a }
do-boss-to = 走向{ $a }
do-boss-stays = 留在原地
do-discard-doom = { $a }

# ---- 未指定对象时的回答

verb-play-main = 打出卡牌
verb-play-main-on = 对他人打出卡牌
verb-play-stealth = 增加隐匿值
verb-play-alert = 增加警戒值
verb-play-prophecy = 预言
verb-play-move = 用卡牌移动
verb-play-favour = 让人摸牌或弃牌
verb-play-favour-on = 让人摸牌或弃牌
verb-play-gain-students = 从篝火区获得学生
verb-use-skill = 使用技能
verb-use-skill-on = 对他人使用技能
verb-spy = 刺探
verb-camp = 露营
verb-teleport = 传送
verb-place = 放置板块

# ---- 问题的补充说明

note-played-by = 效果（“你”指{ $a }）：{ $text }
note-played-by-on = 目标：{ $b }。效果（“你”指{ $a }）：{ $text }
note-no-prey = 在起始地域，不会被追赶：{ $things }。
note-no-room-here = { $a }没有空位：信息块掉到相连的地域，谁都可以去研究它。
note-in-movement = { $a }正在移动，{ $b ->
    [0] 没有剩余步数
   *[other] 还剩{ $b }步
 }。
note-in-movement-end = { $a }结束移动，接下来是行动。
note-in-action = { $a }正在行动，{ $b ->
    [0] 没有剩余行动
   *[other] 还剩{ $b }个行动
 }。
note-in-action-end = { $a }即将结束回合：这是你最后的机会。
note-recovers = 每弃1张卡移除{ $a }个眩晕标记，你现有{ $b }个。
note-stands-in = { $a }在{ $b }，{ $c ->
    [0] 没有学生
   *[other] 有{ $c }名学生
 }，{ $d ->
    [0] 没有手牌
   *[other] 有{ $d }张手牌
 }。
note-prize = 成功可得：{ $things }。
note-prize-of = 成功可得：{ $a }的1个{ $b }信息块。
note-failure-draws = 失败：拿1个眩晕标记，并从大学抽{ $a }名学生。
note-failure-sacrifices = 失败：眩晕已满，改为牺牲1名学生，并从大学抽{ $a }名学生。
note-failure-only-draws = 失败：眩晕已满，不再拿标记，只从大学抽{ $a }名学生。
note-stealth-needed = 需要隐匿值{ $a }。{ $b ->
    [0] 每张卡加上它的数值。
   *[other] 你已有{ $b }，每张卡再加上它的数值。
 }
note-stealth-bonus = 隐匿值+{ $a }
note-alert-bonus = 警戒值+{ $a }
note-attempt-failed = 你的尝试失败了。
note-toll-due = { $a }：通行费{ $b }。
note-drawn-up = 先弃掉用不上的卡，再把手牌补到{ $a }张。
note-attempt-of = { $a }的隐匿尝试：隐匿值{ $b }，警戒值{ $c }，目前算{ $d ->
    [fails] 失败
   *[succeeds] 成功
 }。
note-attempt-after = 无人响应的话：隐匿值{ $a }，警戒值{ $b }，算{ $c ->
    [fails] 失败
   *[succeeds] 成功
 }。
note-takes-effect = 无人响应就会生效。
note-answers = 它响应的是{ $a }。
note-by-stairs = 楼梯：首位进入者在旁边放一块别层的地域。
note-new-alert = 警戒值{ $a }。
note-new-cubes = 可研究的信息块：{ $things }。
note-new-no-cubes = 没有信息块可研究。
note-new-ambush = 放好就要走进去，那里有伏击：牺牲{ $a }名学生，不够就拿一个眩晕标记。
note-last-word = { $a }之后还可再加牌：手里有{ $b }张。
note-last-word-skill = { $a }没有手牌了，只剩技能可用。
note-last-word-none = { $a }没有手牌了，不能再加牌。
note-alert-there = 警戒值{ $a }
note-cubes-there = 信息块：{ $things }
note-no-cubes-there = 没有信息块
note-ambush-there = 伏击{ $a }
note-toll-there = 通行费{ $a }
note-stop-there = 进入即停止移动
note-traps-there = { $a }个陷阱
note-boss-there = { $a }在那里
note-boss-roused-there = 首领符号：会激活就在那里的{ $a }
note-by-secret-passage = 走秘密通道
note-boss-comes = 首领符号：首领会出现
note-boss-roused = 首领符号：会激活首领，他现在在{ $a }
note-attempt-so-far = 隐匿值{ $a }，警戒值{ $b }：目前算{ $c ->
    [fails] 失败
   *[succeeds] 成功（相等也算）
 }。
note-against-alert = 需要隐匿值{ $a }{ $c ->
    [0] {""}
   *[other] （含多块加成+{ $c }）
 }；手牌加上各种加值共{ $b }
note-misfortune-comes = 未计入：不幸{ $a }（{ $b }），预言会提高警戒值
note-luck-comes = 未计入：幸运{ $a }（{ $b }），预言会提高隐匿值
note-rivals-may-raise = 未计入：{ $things }可能提高警戒值
note-rival-comes = { $a }之后还能提高警戒值：{ $b ->
    [0] 没有手牌，只有技能
   *[other] 手里有{ $b }张牌
 }。
note-no-rival-comes = 之后没有人能提高警戒值。
note-cards-that-raise = { $b }张计谋卡中有{ $a }张能提高它：加{ $c }到{ $d }，或靠预言。
note-steps-left = { $a ->
    [0] 已没有剩余步数。
   *[other] 还可移动{ $a }步。
 }
note-actions-left = { $a ->
    [0] 没有行动了，但还可以打出卡牌。
   *[other] 还有{ $a }个行动。
 }
note-stun-room = 眩晕标记{ $a }/{ $b }，学生{ $c }名。
note-turn-go-on = 最多移动{ $a }步，然后执行{ $b }个行动
note-turn-rest = 用掉整个回合：回到起始地域，移除眩晕，补充卡牌与学生
note-turn-submit = 信息块够了：必定通过，你的游戏随之结束
note-turn-submit-some = 氏族卡可能是{ $b }张之一，其中{ $a }张会通过
note-turn-submit-none = 信息块不够：不会通过
note-turn-submit-counts = 信息块对氏族值{ $a }分，需要{ $b }分
note-turn-hands-in = 回合就在起始地域结束：当场交论文，你的游戏随之结束
note-hands-in-there = 在那里结束回合就交论文，游戏随之结束
note-turn-submit-rejected = 没通过就失去最值钱的一块，还要拿一张厄运卡

# ---- 拒绝

not-no-action-left = 本回合已没有剩余的行动。
not-in-start-area = 在起始地域不能打出卡牌，也无可研究之物。
not-no-card-to-discard = 没有计谋卡可弃来生成隐匿值。
not-no-cube-here = 这里没有你的笔记本放得下的信息块。
not-too-stunned = 失败时你既不能再拿眩晕标记，也没有学生可牺牲。
not-no-student = 必须先牺牲1名学生，而你没有学生。
not-nobody-near = 你所在或相连的地域里没有拥有信息块的学者。
not-no-camp = 这个地域没有露营效果。
not-camp-closed = 你没有这个露营颜色的信息块。
not-no-teleport = 这里没有传送标记。
not-no-faith = 传送需要1个信仰信息块。
not-maximum-alert = 最高警戒期间不能这样做。
not-no-step-left = 本回合已没有剩余的移动。
not-door-locked = 门锁着：你缺少这种颜色的信息块。
not-wall = 两个地域之间隔着墙。
not-ambush-too-hard = 那里有伏击，而你既不能牺牲学生，也不能再拿眩晕标记。
not-nothing-fits = 这一层剩下的板块都接不到这里。
not-only-as-response = 这张卡只能用来响应别的卡。
not-other-moment = 这张卡只能在对手的回合开始时打出。
not-only-for-stealth = 这张卡只在隐匿尝试中提供加成。
not-needs-action = 这张卡需要一个行动。
not-no-target-or-cost = 无法支付费用，或者不会有任何作用。
fix-leave-start-area = 先移动到地城里。
fix-get-student = 从篝火区或通过休息获得学生。
fix-get-cube = 先取得那种颜色的信息块。

# ---- 记录

log-scholar = 玩家{ $player }扮演{ $who }。
    .you = 你扮演{ $who }。
log-start-player = { $who }是起始玩家，有{ $cards }张计谋卡；第一轮里往后每位比前一位多一张。
    .unseen = { $who }是起始玩家。
log-round = 第{ $n }轮。
log-turn = { $who }的回合。
log-entered = { $who }进入{ $area }。
log-tile-drawn = 新地域：{ $tile }。
log-tile-under = { $tile }接不上，放到牌堆底部。
log-fits-once = { $who }只找到一处能接上{ $tile }。
log-stairs-lead = { $area }的楼梯通往{ $level }。
log-placed = { $who }将{ $tile }接在{ $area }旁（{ $spot }）。
    .deed = { $by ->
        [stairs] 沿楼梯发现{ $tile }
       *[walk] 探索
    }
log-kept-out = { $who }无法进入{ $area }。
log-stairs-blocked = { $area }的楼梯无处可通。
log-teleports = { $who }传送。
log-blown = { $who }被迫往{ $direction }走。
log-blown-nowhere = { $who }没有可走的路，留在原地。
    .you = 你没有可走的路，留在原地。
log-stopped = { $who }停止移动。
log-ambush = { $who }遭到伏击：牺牲{ $n }名学生，否则获得1个眩晕标记。
    .deed = 遭到伏击
log-nothing-to-pay = { $who }没有信息块可付。
log-toll = { $who }须付通行费：{ $n }个信息块。
log-secret-way = { $who }走秘密通道。
log-trap-placed = { $area }里放置1个陷阱。
log-trap-sprung = { $who }在{ $area }触发{ $trap }。
log-token-placed = { $area }里放置{ $token }。
log-sacrificed = { $who }牺牲{ $n ->
   *[other] { $n }名学生
 }。
log-gained-students = { $n ->
    [0] { $who }没有学生可获得。
   *[other] { $who }获得{ $n }名学生。
 }
log-stole-students = { $n ->
    [0] { $victim }没有学生可被{ $who }拿走。
   *[other] { $who }从{ $victim }处拿走{ $n }名学生。
 }
log-students-drawn = { $n ->
    [0] { $omegas ->
        [0] 大学空了，{ $who }没有抽到学生。
       *[other] { $who }从大学抽到{ $omegas }名欧米茄学生！
     }
   *[other] { $who }从大学抽取{ $n }名学生{ $omegas ->
        [0] 。
       *[other] 和{ $omegas }名欧米茄学生！
     }
 }
    .deed = { $n ->
        [0] { $omegas ->
            [0] 没有抽到学生
           *[other] 从大学抽到{ $omegas }名欧米茄学生
         }
       *[other] 从大学抽取{ $n }名学生{ $omegas ->
            [0] {""}
           *[other] 和{ $omegas }名欧米茄学生
         }
     }
log-refilled = 大学至多补充{ $n }名学生{ $omegas ->
    [0] 。
   *[other] 、{ $omegas }名欧米茄学生。
 }
log-omega = 欧米茄学生驱散篝火区，后果由{ $who }承担。
log-harder = 从现在起，每次研究的警戒值都比印刷值高{ $n }。
log-maximum-alert = 最高警戒：{ $card }！
log-stunned = { $who }获得1个眩晕标记，现有{ $n }个。
    .deed = 获得1个眩晕标记
log-recovered = { $who }移除{ $n ->
   *[other] { $n }个眩晕标记
 }。
log-drew = { $who }摸到{ $card }。
    .unseen = { $who }摸1张卡。
deeds-drew = 摸{ $n }张卡
log-discarded = { $who }弃掉{ $cards }。
log-card-passed = { $who }把{ $card }交给{ $to }。
    .unseen = { $who }把1张卡交给{ $to }。
log-played-main = { $who }打出{ $card }。
log-played-main-on = { $who }对{ $target }打出{ $card }。
log-played-secondary = { $who }打出{ $card }，使用辅助效果。
    .deed = 打出{ $card }
log-played-secondary-on = { $who }打出{ $card }，对{ $target }使用辅助效果。
    .deed = 对{ $target }打出{ $card }
log-played-skill = { $who }使用{ $card }。
log-played-skill-on = { $who }对{ $target }使用{ $card }。
log-responded = { $who }以{ $card }响应{ $to }。
log-countered = { $card }被抵消。
log-studies = { $who }研究{ $area }（{ $cubes }），警戒值{ $alert }。
    .deed = 研究{ $area }（{ $cubes }）
log-spies = { $who }刺探{ $target }（{ $cube }），警戒值{ $alert }。
    .deed = 刺探{ $target }（{ $cube }）
log-helped = { $who }的研究箭头、实习生和技能共提供隐匿值{ $n }。
    .you = 你的研究箭头、实习生和技能共提供隐匿值{ $n }。
log-stealth = { $who }生成隐匿值{ $stealth }；警戒值{ $alert }。
    .deed = 生成隐匿值{ $stealth }（警戒值{ $alert }）
log-stealth-raised = 隐匿值+{ $n }，现为{ $stealth }；警戒值{ $alert }。
log-alert-raised = 警戒值+{ $n }，现为{ $alert }；隐匿值{ $stealth }。
log-alert-raised-by = { $who }用{ $card }使{ $against }面对的警戒值+{ $n }，现为{ $alert }；隐匿值{ $stealth }。
    .deed = 使{ $against }面对的警戒值+{ $n }
log-luck = { $by }带来幸运。
log-misfortune = { $by }带来不幸。
log-prophecy = { $who }预言，揭示{ $cards }：一张的数字计入{ $on ->
    [stealth] 隐匿值
   *[alert] 警戒值
 }。
    .deed = 预言{ $cards }，计入{ $on ->
        [stealth] 隐匿值
       *[alert] 警戒值
    }
log-succeeded = { $who }成功：隐匿值{ $stealth }，警戒值{ $alert }。
    .deed = 以{ $stealth }对{ $alert }成功
log-danger = { $area }有危险：失败要抽{ $n }名学生。
log-failed = { $who }失败：隐匿值{ $stealth }，警戒值{ $alert }。
    .deed = 以{ $stealth }对{ $alert }失败
log-collected = { $who }在{ $area }收集1个{ $cube }信息块。
    .deed = 收集1个{ $cube }信息块
log-stole = { $who }从{ $victim }处偷取1个{ $cube }信息块。
log-no-room = { $area }没有空位放信息块。
log-dropped = { $who }的1个{ $cube }信息块掉落在{ $area }。
    .deed = 在{ $area }掉落1个{ $cube }信息块
log-cube-kept = { $who }保住了被保护的{ $cube }信息块。
log-cube-given = { $who }给予{ $to }1个{ $cube }信息块。
log-cube-destroyed = { $who }的1个{ $cube }信息块被消灭。
log-cube-removed = { $who }失去1个{ $cube }信息块。
log-recruited = { $who }获得实习生{ $trainee }。
log-trainee-stolen = { $who }从{ $victim }处偷走实习生{ $trainee }。
log-nothing-to-do = { $who }的行动无事可做。
    .you = { $why ->
        [home] 起始地域没有可研究的：你的回合结束，没有行动。
        [cards] 手上没有卡牌，无法研究：你的回合结束，没有行动。
       *[other] 这里没有可用行动做的事：你的回合结束，没有行动。
    }
log-doom-taken = { $who }面朝下拿取1张厄运卡。
    .you = 你面朝下拿取1张厄运卡：你的回合结束时翻开。
    .deed = 面朝下拿取1张厄运卡
log-doom-revealed = { $who }翻开厄运卡{ $card }。
log-doom-discarded = { $who }弃掉{ $card }。
log-must-rest = { $who }的眩晕标记已满（{ $n }个），不能出发。
    .deed = 眩晕标记已满（{ $n }个），不能出发
log-rests = { $who }休息。
log-camps = { $who }在{ $area }露营。
log-randomised = { $applies ->
    [yes] 随机化卡{ $sign ->
        [direction] 指向{ $shows }。
        [colour] 显示{ $shows }：{ $whose }的颜色。
       *[cube] 显示{ $shows }。
    }
   *[no] 随机化卡{ $sign ->
        [direction] 指向{ $shows }
       *[other] 显示{ $shows }
    }，不适用，重新翻一张。
}
    .unseen = 翻开1张随机化卡。
log-excited = { $who }的星比别人少，进入兴奋状态：从现在起只看学者卡的兴奋面。
    .you = 你的星比别人少，进入兴奋状态：从现在起只看你学者卡的兴奋面。
    .deed = 进入兴奋状态
log-calm = { $who }恢复平静（不再落后）：学者卡翻回标准面。
    .deed = 恢复平静
log-knowledge = { $who }凑齐学识所需的信息块，获得学识标记。
    .you = 你凑齐学识所需的信息块，获得学识标记。
log-clan-seen = { $who }查看氏族卡：{ $clan }。
    .unseen = { $who }查看氏族卡。
log-submits = { $who }提交论文。
log-thesis-succeeded = { $who }的论文通过，是第{ $place }篇通过的论文。
    .you = 你的论文通过，是第{ $place }篇通过的论文。{ $left ->
        [0] 你已完成，所有人都完成了。
       *[other] 你已完成，不再打牌；其他人继续游戏。
    }
log-thesis-failed = { $who }的论文没有通过。
log-boss-sign = { $area }有怪物首领的符号。
log-boss-discovered = { $who }发现了怪物首领。
log-boss-activated = { $who }激活了怪物首领。
log-boss-placed = 怪物首领出现在{ $area }。
log-boss-chases = 怪物首领追赶{ $prey }。
log-boss-spares = 起始地域里是安全的：怪物首领不会追赶{ $who }。
log-boss-stays = 怪物首领找不到通往{ $prey }的路：他不穿墙，也从不进入起始地域。
log-boss-gives-up = { $prey }已不在地城里：怪物首领留在原地。
log-boss-finds-nobody = 地城里没有怪物首领能追赶的人：他留在原地。
log-boss-slips = 怪物首领走秘密通道。
log-boss-moved = 怪物首领走到{ $area }。
log-boss-meets = 怪物首领遭遇{ $who }。
log-clan-revealed = 氏族卡是{ $clan }。
log-scored = { $who }：共{ $points }分{ $cubes ->
    [0] {""}
   *[other] ，信息块{ $cubes }
 }{ $clan ->
    [0] {""}
   *[other] ，氏族{ $clan }
 }{ $thesis ->
    [0] {""}
   *[other] ，论文{ $thesis }
 }{ $trainees ->
    [0] {""}
   *[other] ，实习生{ $trainees }
 }{ $doom ->
    [0] {""}
   *[other] ，厄运{ $doom }
 }。
    .deed = 共{ $points }分
log-lead = { $who }比{ $second }多{ $lead }分，主要靠{ $by ->
    [cubes] 信息块
    [clan] 氏族对信息块的加减分
    [thesis] 论文
    [trainees] 实习生
   *[doom] 厄运扣分较少
 }（+{ $n }）。
log-tied = { $all }同为{ $points }分：{ $by ->
    [thesis] 论文较早通过者获胜
    [students] 学生较多者获胜
   *[order] 回合顺序靠后者获胜
 }。
log-won = { $who }以{ $points }分获胜。

# ---- 文字版图

see-round = 第{ $round }轮 · { $who }的回合 · 警戒卡：{ $alert }（{ $omegas ->
    [0] 还没有欧米茄
   *[other] 欧米茄{ $omegas }/{ $room }，每次研究警戒值+{ $penalty }{ $left ->
        [0] ；再来一个欧米茄就是最高警戒
       *[other] ；之后的欧米茄依次为{ $ahead }，再之后是最高警戒
    }
}） · 篝火区{ $campfire }/12
see-panic = 第{ $round }轮 · { $who }的回合 · 最高警戒：{ $panic }（每次研究警戒值+{ $penalty }） · 篝火区{ $campfire }/12 · 全都交完、场上没有信息块，或大学里没有普通学生时结束（谁都不能数）
see-boss = 怪物首领：{ $side }，在{ $area }
see-no-boss = 怪物首领：{ $side }，尚未发现
see-clan = 氏族卡：{ $clan }
see-left-movement = 移动阶段：还可移动{ $n }步，之后是行动阶段
see-left-action = 行动阶段：{ $n ->
    [0] 没有行动了，但还可以打出卡牌
   *[other] 还有{ $n }个行动
 }
see-attempt = { $who }的尝试：隐匿值{ $stealth }，警戒值{ $alert }，目标{ $cubes }
see-area-alert = 警戒{ $n }
see-boss-sign = 首领符号
see-exit = { $passage }→{ $area }
see-exit-token = { $passage }→{ $area }（{ $token }）
see-traps = 陷阱×{ $n }
see-value = { $value }{ $n }
see-students = { $n ->
   *[other] { $n }名学生
}
see-stun = 眩晕{ $n }/{ $most }
see-stars = ★{ $n }
see-research = ▲{ $n }
see-points = { $n }分
see-cards = { $n ->
   *[other] { $n }张卡
}
see-notebook = 你的笔记本（该列有这么多信息块时得到★星、▲箭头；每个箭头使每次研究的隐匿值+1）：
see-column = { $n }/{ $of }，{ $points }分{ $next ->
    [0] {""}
   *[other] ，下一块+{ $next }，满列{ $full }
}
see-hand = 手牌：{ $cards }
see-known = { $who }手中有：{ $cards }
see-doom-down = 面朝下的厄运×{ $n }
see-finished = 已结束
see-comma = 、

## 书页

tale-opening = 院长签了文件，学生们签了另一份文件，楼梯往下延伸。下面有谁也没记述过的文化，有谁也没来得及记述第二次的首领，还有一篇要署上你名字的论文。同事们祝你好运。他们也带了自己的灯。
tale-boss-discovered = 灯光尽头，有东西坐了起来，看那盏灯的眼神像在看账单。原来这座地城是它的。
tale-omega = 多了一个学生，而这一个对着火堆发笑。营地四散进黑暗里。
tale-maximum-alert = 地城里所有的鼓一齐响起。他们知道你们全都在这里了。
tale-thesis-succeeded = 考官把最后一页读了两遍，互相看了看，找出一支笔。然后是握手。
tale-thesis-failed = 考官们说得很客气，这反而更糟。论文退了回来，第三章上印着一圈咖啡渍。
tale-won = 一百年后，脚注会为其余的事争论。今天，门上有了一个名字。
