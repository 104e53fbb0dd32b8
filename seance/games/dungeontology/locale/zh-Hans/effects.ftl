# 卡牌上的话。消息的值是祈使句；见engine/words.py。

# ---- 整张卡 ----

sections-two = { $first }{ $second }
sections-more = { $first }{ $second }
sections-last = { $first }{ $second }
section = 【{ $heading }】{ $text }。
sentence = { $text }。
paid = { $cost }：{ $text }
paid-first = { $text }（须先{ $cost }）
caption-action = 行动
caption-instant = 瞬时
caption-instant-action = 瞬时，行动
caption-response = 响应
caption-response-action = 响应，行动
caption-opponent-turn-start = { $heading }，只能在对手回合开始时打出
caption-normal = 计谋
caption-secondary = 辅助效果
caption-in-attempt = 隐匿尝试中的辅助效果
scheme-card = { $family }卡，加成值{ $n }。

# ---- 费用 ----

sacrifice = 牺牲{ $n }名学生
draw-students = 从大学抽取{ $n }名学生到篝火旁
draw-n-students = 从大学抽取1至{ $most }名学生到篝火旁（数量由你决定）
gain-stun = 获得{ $n }个眩晕标记
gain-stun-for-certain = 获得{ $n }个眩晕标记（不可牺牲学生代替）
discard-cards = 弃{ $n }张计谋卡
discard-others = 弃{ $n }张其他计谋卡
discard-cards-of = 弃{ $n }张{ $family }卡
pay-one-of = { $choices }

# ---- 学生、眩晕标记、卡牌 ----

sacrifice-if-able = 若可以则牺牲{ $n }名学生
remove-stun = 移除最多{ $n }个眩晕标记
gain-students = 从篝火区获得最多{ $n }名学生
gain-students-reserve = 先从篝火区、再从后备区获得最多{ $n }名学生
draw-cards = 摸{ $n }张计谋卡
let-draw-cards = 你选择{ $whom }（若有），其摸{ $n }张计谋卡
discard-hand = 弃掉所有手牌
dig-scheme = 查看计谋牌堆顶{ $look }张，拿取{ $take }张，其余以任意顺序放回
seek-scheme = 展示计谋牌堆顶{ $look }张，拿取其中最多{ $take }张{ $family }卡，其余弃掉
look-take-give = 查看{ $whom }的手牌，拿取你选择的{ $n }张，再给其同样张数的手牌
peek-clan = 查看氏族卡
peek-tiles = 查看一层地域堆顶的{ $n }个板块，以任意顺序放回
steal-students = 从{ $whom }处拿走最多{ $n }名学生
student-or-stun = { $whom }须给你{ $n }名学生，或获得1个眩晕标记（不可牺牲学生代替）
doom = { $whom }面朝下摸{ $n }张厄运卡
recruit = 获得实习生“{ $trainee }”；若已有拥有者，则从其处偷取

# ---- 信息块 ----

column-chosen = 一列（由你选择）的
column-random = 一列（随机化决定）的
column-chosen-of = { $cubes }（由你选择）的
column-random-of = { $cubes }（随机化）的
steal-cube = 从{ $whom }处偷取{ $column }1个信息块
force-drop = 令{ $whom }掉落{ $column }1个信息块
destroy-cube = 消灭{ $whom }{ $column }1个信息块
swap-cubes = 将你一列顶部的信息块给予{ $whom }，再从其处偷取另一列顶部的信息块
take-gift = { $whom }若有信息块，给予你1个由其选择的信息块
take-gift-of-each = { $whom }若有信息块，各给予你1个由其选择的信息块
collect-first = { $n ->
    [1] 收集所在地域第一个可用的信息块
   *[other] 收集所在地域前{ $n }个可用的信息块
 }

# ---- 移动、标记、怪物首领 ----

move = 移动最多{ $n }个地域
move-adjacent = 移动到任意层的相邻已展示地域，无视其间的通道、门与墙
teleport-same-level = 移动到同层任意已展示地域（起始地域除外），无视其间一切
teleport-anywhere = 移动到任意已展示地域（起始地域除外），无视其间一切
random-move = { $whom }随机（执行随机化）朝一个方向移动{ $n }个地域，不经过封锁的门
stop-movement = { $whom }停止移动，失去剩余的移动
ignore-doors = 直到回合结束，无视门
place-token-here = 在所在地域放置1个{ $token }，若已用完则移动别处的一个
place-token-near = 在所在或相连地域放置1个{ $token }，若已用完则移动别处的一个
place-n-tokens-here = 在所在地域放置同样数量的{ $token }，每地域最多1个
place-n-tokens-near = 在所在与相连地域放置同样数量的{ $token }，每地域最多1个
token-trap = 随机面朝下的陷阱标记
token-teleport = 传送标记
token-secret-x = 秘密通道标记
move-boss = 若怪物首领在地城中，你可将其移动最多{ $n }个地域（不算激活）

# ---- 尝试 ----

lower-alert = 直到回合结束，你在此地域的研究警戒值减{ $n }
shield-attempt = 你本回合的下一次隐匿尝试中，对手不能打牌或使用技能
cap-value = 直到本回合结束，当前回合学者的{ $value }最多算作{ $n }
counter-you = 你所响应的计谋卡或技能对你无效
counter-all = 你所响应的计谋卡无效，费用照付
stealth = 使你的隐匿值加{ $n }
alert = 使警戒值加{ $n }
prophecy = 执行预言{ $n }
favour = 选择地城中一位学者（可为自己），由你决定其摸2张计谋卡或随机弃1张

# ---- 技能 ----

caption-turn = 在你的移动或行动阶段
caption-attempt = 在任一隐匿尝试的打牌时机
caption-once-turn = { $heading }，每回合一次
caption-once-attempt = { $heading }，每次尝试一次
headbutt = 选择同地域一位本回合未受此技能影响的学者，其一列（随机化决定）掉落1个信息块，或你随机获得其1张计谋卡
headbutt-collect = 选择同地域一位本回合未受此技能影响的学者，其一列（随机化决定）掉落1个信息块（你有空位时可收集它），或你随机获得其1张计谋卡
recover = 弃掉任意张计谋卡，每弃1张移除{ $n }个眩晕标记
collect-for-students = 如同研究一般选取信息块，每个须牺牲{ $n }名学生，无需隐匿尝试即可收集
collect-for-magic = 如同研究一般选取信息块，每个须弃掉{ $n }张魔法卡，无需隐匿尝试即可收集

# ---- 持有期间的效果 ----

higher = 加{ $n }
lower = 减{ $n }
lower-at-least = 减{ $n }（至少为{ $least }）
change-value = 你的{ $value }{ $change }
change-study-alert = 你每次研究的警戒值{ $change }
change-study-stealth = 你每次研究的隐匿值{ $change }
change-spy-stealth = 你每次刺探的隐匿值{ $change }
change-spied-alert = 你被刺探时警戒值{ $change }
change-spy-ignores-students = 你刺探时不计目标的学生
change-spy-prophecy = 你刺探时，生成隐匿值后执行预言{ $n }，加成计入隐匿值
change-magic-doubled = 你生成隐匿值时弃掉的魔法卡加成值翻倍
change-failure-draw = 你每次隐匿尝试失败时多抽取{ $n }名学生
change-thesis-target = 你的论文需多{ $n }分
change-boss-near-stun = 怪物首领进入与你相连的地域时，获得{ $n }个眩晕标记
change-actions = 你的行动阶段可多执行{ $n }次任意行动

# ---- 厄运卡、实习生、氏族卡、警戒卡与恐慌卡 ----

caption-revealed = 展示时
penalty = 游戏结束时扣{ $n }分。
points = 游戏结束时得{ $n }分。
shields = 你的{ $cubes }信息块受到保护
draws-for = 每回合一次，收集{ $cube }信息块时摸1张计谋卡
clan-target = 论文目标得分{ $n }。
clan-modifiers = 每个信息块的得分修正：{ $cubes }。
clan-modifier = { $cube }加{ $n }
clan-modifier-less = { $cube }减{ $n }
clan-plain = 信息块均按原值计分。
alert-setup = { $difficulty }，每人约{ $minutes }分钟。大学开局每人{ $students }名学生，另有{ $omegas }名欧米茄学生。
alert-row = 第{ $slot }格：每人补{ $students }名学生，另补{ $omegas }名欧米茄学生；研究惩罚{ $penalty }。
alert-back = 背面：最高警戒中不能休息，不再放置地域与信息块，在起始地域结束回合者无论有几颗星都提交论文；所有人结束、没有信息块或大学已空时游戏结束。
panic-setup = 每人向大学补{ $students }名学生；此后大学中始终有1名欧米茄学生。研究惩罚{ $penalty }。
caption-panic-reveal = 立即
caption-panic-turn-start = 每个回合开始时
caption-panic-turn-end = 每个回合结束时
panic-boss = 仅用于怪物首领“{ $boss }”。
panic-dungeon = 仅用于{ $dungeon }的地城。
hunted = 若你不在起始地域，则牺牲{ $n }名学生；若不能，则获得1个眩晕标记；若仍不能，则掉落1个自选的信息块
bring-boss = 若怪物首领不在地城，将其放到学者最多的地域
activate-boss = 激活怪物首领，不算本回合的激活

# ---- 怪物首领 ----

boss-alert = 其所在地域警戒值加{ $n }。
boss-luck = 其所在地域具有幸运{ $n }。
caption-discovery = 发现
caption-activation = 激活
caption-encounter = 遭遇（该地域每位学者）
place-boss = 将怪物首领放到刚进入的地域
meet-discoverer = 进入者结算遭遇
stagger = 其随机（执行随机化）朝一个方向移动{ $n }个地域
chase-chosen = 指定另一位不在起始地域的学者为猎物，没有则为自己；怪物首领沿你所选的最短路线朝猎物移动最多{ $n }个地域
chase-random = 怪物首领沿最短路线，朝随机（执行随机化）选出的一位不在起始地域的学者移动最多{ $n }个地域
stun-or-drive-out = 获得{ $n }个眩晕标记（可改为牺牲学生）；若都不能，则被赶到起始地域
drunken-talk = 抽取1张随机化卡：若你拥有该种信息块，则掉落1个；否则收集该地域第一个可用的信息块，若没有则摸1张计谋卡

# ---- 谁 ----

whom-same-area = 同地域的另一位学者
whom-near = 你所在或相连地域的另一位学者
whom-dungeon = 地城中的另一位学者
each-same-area = 同地域的每位其他学者
each-near = 你所在或相连地域的每位其他学者
each-dungeon = 地城中的每位其他学者

# ---- 地域与学者 ----

area-alert = { $level ->
    [1] I层
    [2] II层
    [3] III层
   *[other] { $level }层
 }，警戒值{ $n }。
area-start = I层。此处的学者不受任何影响，也不能打出计谋卡。
area-slots = 信息块：{ $cubes }。
area-door = 门（{ $passage }）：只有拥有{ $cubes }信息块者可由此进入。
area-luck = 幸运{ $n }：尝试中生成隐匿值后执行预言{ $n }，加成计入隐匿值。
area-misfortune = 不幸{ $n }：尝试中生成隐匿值后执行预言{ $n }，加成计入警戒值。
area-danger = 危险{ $n }：尝试失败者抽取{ $n }名学生，而非1名。
area-ambush = 伏击{ $n }：进入者牺牲{ $n }名学生；做不到的，获得1个眩晕标记。
area-stop = 停止：进入者停止移动。
area-toll = 通行费{ $n }：进入者掉落{ $n }个信息块。
area-stairs = 楼梯：首位进入者在旁放置一块相邻层的地域。
area-boss = 怪物首领：进入者发现或激活怪物首领。
area-camp = 露营（行动）：若拥有{ $cube }信息块，可在此休息。
area-secret-passage = 秘密通道{ $letter ->
    [a] A
    [b] B
   *[x] X
 }：一步可达另一个同字母的地域。
side-values = 学生值{ $students }，手牌值{ $hand }，速度{ $speed }，智力{ $intelligence }，体力{ $stamina }。
side-skill = { $name }：{ $text }
side-standard = 标准面：{ $values }{ $skills }
side-excited = 兴奋面：{ $values }{ $skills }
knowledge-bonus = 学识加成：{ $cubes }。
scholar-title = 称号：{ $title }。
thesis-symbol = 论文：须有{ $n }颗星。
count-of = { $cube }{ $n }个
slot-run = { $cube }×{ $n }
