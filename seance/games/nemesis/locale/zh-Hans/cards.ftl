# 卡牌、房间与标记的作用。费用、战斗图标与数字写在文字之前（as_read.ftl）。

## 房间

text-armory = 给你的1件能量武器加2点弹药，不超过其容量。传统武器不能在此装填。
text-comms-room = 发送信号：在你的角色版图上标记。仅对目标有用。
text-emergency-room = 三选一：包扎你全部的严重创伤；治愈1处已包扎的严重创伤；治愈你全部的轻微创伤。
text-evacuation-section-a = A区有开启且有空位的逃生舱时可用：先进行噪声掷骰；若此后房间内有入侵者则失败，否则进入该类逃生舱，可立即发射或等待。
text-evacuation-section-b = B区有开启且有空位的逃生舱时可用：先进行噪声掷骰；若此后房间内有入侵者则失败，否则进入该类逃生舱，可立即发射或等待。
text-fire-control-system = 选择任意1个房间，着火与否均可。弃掉其火焰标志；其中的每个入侵者各抽1张事件卡，沿卡上数字的通道逃走。
text-generator = 启动自毁；或在自毁标志尚未到黄色格时中断自毁。任何角色休眠时不能启动。
text-laboratory = 研究放在此处或被携带的角色尸体、入侵者残骸或虫卵：发现该物体对应的弱点。物体保留。
text-nest = 从入侵者版图拿取1个虫卵放入手部栏位，然后进行噪声掷骰。最后一个虫卵离开时巢穴被摧毁。此处没有物品，也不会发生故障。
text-storage = 选择红、黄或绿。抽2张该颜色的物品，保留1张，另一张放到牌库底。物品计数不变。
text-surgery = 扫描你在各处的全部污染卡，移除感染的卡和你的幼虫。受到1处轻微创伤，把你所有的牌洗成新牌库，然后跳过。
text-airlock-control = 选择另一个周围没有被摧毁舱门的黄色房间：其所有舱门关闭，并放上气闸程序标记；任一舱门开启或被摧毁则移除标记。全员跳过时，房间内一切生物死亡，火焰熄灭。
text-cabins = 没有行动。每轮开始时若你在此处，且没有入侵者与故障，则多抽1张，抽至6张手牌。
text-canteen = 治愈1处轻微创伤。然后可扫描手牌中的污染卡：移除未感染的，感染的留下并使你获得幼虫；若你已有幼虫，则你死亡并出现1个爬虫。
text-command-center = 选择任意1个房间，任意开启或关闭其周围的舱门。
text-engine-control-room = 秘密查看三个引擎最上面的标记。在此不能改变任何东西。
text-hatch-control-system = 开启或关闭1个逃生舱。
text-monitoring-room = 秘密查看1个未探索的房间及其探索标记。不必如实说明。
text-room-covered-with-slime = 没有行动。进入者获得粘液标志，先于探索标记结算。此处没有物品，也不会发生故障。
text-shower-room = 弃掉你的粘液标志。然后可扫描手牌中的污染卡：移除未感染的，感染的留下并使你获得幼虫；若你已有幼虫，则你死亡并出现1个爬虫。
text-cockpit = 二选一：秘密查看坐标卡；或把目的地标志移到任意一格。任何角色休眠时不能改变目的地。
text-engine-1-working = 每台引擎有两个标记，运作与受损各一。上面的那个才是它的真实状态。
text-engine-1-damaged = { text-engine-1-working }
text-engine-2-working = { text-engine-1-working }
text-engine-2-damaged = { text-engine-1-working }
text-engine-3-working = { text-engine-1-working }
text-engine-3-damaged = { text-engine-1-working }
text-engine-1 = 秘密查看此引擎最上面的标记。修理或破坏引擎须用修理类卡牌、工具箱或管道胶带，有故障时也可以。
text-engine-2 = { text-engine-1 }
text-engine-3 = { text-engine-1 }
text-hibernatorium = 时间标志在蓝色格且此处没有入侵者时可用：先进行噪声掷骰；若此后房间内有入侵者则失败，否则你的角色休眠至游戏结束。

## 探索标记

text-malfunction = 房间放上故障标志。
text-fire = 房间放上火焰标志。
text-silence = 噪声骰上：没有噪声。探索标记上：此次移动不进行噪声掷骰。有粘液标志时改为危险。
text-slime = 翻开它的人获得粘液标志。
text-danger = 相邻房间中不在战斗的入侵者进入此房间；若没有，则每条没有噪声标志的相连通道各放1个。在探索标记上，还取代此次移动的噪声掷骰。
text-door = 你来时所经通道的舱门关闭。

## 行动卡

text-search = 所在房间的物品计数减1。抽2张房间颜色的物品（白色房间自选颜色），保留1张，另一张放到牌库底。
text-rest = 扫描手牌中的污染卡，移除未感染的。若有感染，你获得幼虫；若你已有幼虫，则你死亡并在所在房间出现1个爬虫。
text-interruption = 弃掉此卡，取消他人在你所在房间执行的行动，或取消他人的打断。已付的费用不退。跳过之后不能使用。
text-demolition = 二选一：摧毁所在房间旁的1个舱门；或在所在房间放故障标志。
text-basic-repairs = 二选一：移除所在房间的故障；或在引擎室查看该引擎的2个标记，以任意顺序放回。
text-repairs = { text-basic-repairs }
text-quick-repairs = { text-basic-repairs }
text-computer-skills = 二选一：开启或关闭所在房间旁的1个舱门；或免费执行所在房间的行动，该房间须有运作中的电脑。
text-suppressive-fire = 弃掉1点弹药。你或同房间1名同意的角色移到相邻房间，入侵者不因此攻击。
text-reload = 给你的六响枪加1点弹药。
text-order = 把所在房间的1名角色移到你选的相邻房间，无须其玩家同意。
text-motivation = 所在房间的每名角色（包括你）抽1张行动卡。
text-ship-knowledge = 二选一：开启或关闭所在房间旁的1个舱门；或秘密查看1个未探索的房间，不看其探索标记。
text-piloting = 二选一：免费执行所在房间的行动，须为运作中的驾驶舱或有运作中电脑的房间；或在有电脑的房间秘密查看坐标卡。
text-old-friend = 所在房间既无电脑又无故障时，免费执行其行动。
text-ingenuity = 三选一：移除所在房间的故障；在引擎室查看该引擎的2个标记，以任意顺序放回；或制作物品，可用任意黄色物品代替工具。
text-pyrotechnics = 二选一：弃任意1件物品，在所在房间放火焰标志；或移除所在房间的火焰标志。
text-technical-corridors-card = 在有检修通道入口的房间：移到任意另一个有同一检修通道入口的房间。然后跳过。
text-full-auto = 弃掉突击步枪的全部弹药，射击一次。每弃2点弹药多造成1点伤害，未命中时也一样。
text-steel-nerves = 你受到突袭攻击时弃掉此卡：该攻击无效。
text-covering-fire = 弃掉1点弹药。你、同房间1名同意的角色，或你们两人，移到相邻房间，入侵者不因此攻击。
text-aimed-shot = 用能量武器射击。可重掷一次战斗骰。
text-adrenaline = 射击或逃离，然后抽1张行动卡。
text-reconnaissance = 移到相邻房间，不进行噪声掷骰。翻开的探索标记若为寂静或危险，则无效果。
text-scavenging = 同搜寻，但物品计数为0时也可以；大于0则减1。
text-intranet = 在有运作中电脑的房间：免费执行任意一个已探索且有运作中电脑的房间的行动。
text-access-denied = 在有运作中电脑的房间，二选一：免费执行其行动；或在1个有电脑的房间放故障标志。
text-threat-assessment = 在有运作中电脑的房间：秘密查看最上面的事件卡，留在原处或放到牌库底。

## 污染

text-contamination = 占用手牌，不能用来支付费用。扫描后才知道是否感染。
text-infected = 已扫描：感染。游戏结束时可能要你的命。
text-clean = 已扫描：未感染。

## 红色物品

text-energy-charge-red = 二选一：装满你的1件能量武器；或开启或关闭所在房间旁的1个舱门。
text-grenade = 选择所在房间或相邻房间（中间没有关闭的舱门）的1个入侵者：它受2点伤害，该房间其他入侵者各受1点，该房间每名角色受1处严重创伤。可摧毁2个未被携带的虫卵。
text-smoke-grenade = 同房间其他角色各弃1张行动卡。你移到相邻房间，入侵者不因此攻击。
text-recon-drone = 秘密查看1个未探索的房间及其探索标记。
text-decoy = 选择1个相邻房间。其周围所有房间（包括你所在房间）的入侵者移入其中；其中处于战斗中的，离开前各攻击一次。
text-extended-magazine = 加装到你的1件能量武器：立即加2点弹药，容量永久加2。
text-prototype-rifle = 掷出“2命中”时，可再弃1点弹药，多造成1点伤害。
text-prototype-shotgun = 除“未命中”面外至少造成1点伤害。命中面多造成1点。
text-prototype-pistol = 每次射击可重掷一次战斗骰。
text-comms-key = 在有运作中电脑的房间：查看1名已发送信号的角色的1张目标。
text-evacuation-key = 在逃生区：开启或关闭该区的1个逃生舱。
text-self-destruct-key = 在有运作中电脑的房间：启动自毁；或在自毁标志尚未到黄色格时中断自毁。

## 黄色物品

text-duct-tape = 三选一：移除所在房间的故障；在引擎室查看该引擎的2个标记，以任意顺序放回；或把你手中的2件沉重物品绑在一起，共占1个手部栏位。
text-tools = 三选一：移除所在房间的故障；在引擎室查看该引擎的2个标记，以任意顺序放回；或开启或关闭所在房间旁的1个舱门。
text-fire-extinguisher = 二选一：移除所在房间的火焰标志；或使所在房间的1个入侵者撤退。
text-chemicals = 装满1个火焰喷射器。
text-clothes-yellow = 二选一：弃掉你的粘液标志；或包扎你的1处严重创伤。
text-energy-charge-yellow = { text-energy-charge-red }
text-technical-corridors-plans = 在有检修通道入口的房间：移到任意另一个有同一检修通道入口的房间。
text-space-suit = 在黄色房间：弃掉你全部的行动卡，移到任意另一个黄色房间。
text-nemesis-plans = 秘密查看2个未探索的房间，不看其探索标记。

## 绿色物品

text-bandages = 二选一：包扎你的1处严重创伤；或治愈你全部的轻微创伤。
text-medkit = 二选一：包扎你的1处严重创伤；或治愈1处已包扎的严重创伤。
text-synthetic-food = 抽2张行动卡。
text-adrenaline-injection = 抽1张牌。本回合你可执行任意次行动，然后跳过。
text-alcohol = 扫描并移除手牌中的1张污染卡。若为感染，则获得1张新的污染卡；你不会获得幼虫。
text-clothes-green = { text-clothes-yellow }
text-military-drugs = 弃掉任意张手牌（可含污染卡），然后抽取弃牌数加1张。

## 制成物品

text-antidote = 扫描你全部的污染卡，移除感染的卡和你的幼虫。获得1张污染卡，把你所有的牌洗成新牌库，然后跳过。
text-taser = 二选一：所在房间的1个入侵者受1点伤害并撤退；或所在房间的1名角色弃掉全部手牌。
text-flamethrower = 制成时装满，之后只能用化学品装填。除“未命中”面外至少造成1点伤害；掷出“2命中”时还在所在房间放火焰标志。
text-molotov-cocktail = 选择所在房间，或有入侵者的相邻房间（中间没有关闭的舱门）：放火焰标志，其中每个入侵者受1点伤害，每名角色受1处严重创伤。可摧毁1个未被携带的虫卵。

## 起始武器

text-6-shooter = 只能用“装填”卡装弹。掷出“2命中”时多造成1点伤害。
text-shotgun = 造成伤害时，多造成1点。
text-pistol = 掷出“2命中”视为“1命中”。
text-rifle = 没有特殊规则。
text-assault-rifle = 造成伤害时，多造成1点。
text-sawed-off-shotgun = 掷出“1命中”视为“2命中”。

## 任务物品

text-ships-log = 任务：身在通讯室。之后，在有运作中电脑的房间：查看1名角色的目标。
text-intercom = 任务：弃掉工具箱或管道胶带。之后，“命令”与“激励”也可作用于任意有电脑房间内的角色。
text-orbital-maneuvering-system = 任务：弃掉能量电池。之后：所有玩家（包括你）立即跳过，本轮事件阶段入侵者不攻击。
text-evacuation-key-pilot = 任务：身在消防系统。之后，在逃生区：开启或关闭该区的1个逃生舱。
text-plasma-torch = 任务：身在储藏室。之后：开启或关闭所在房间旁的1个舱门；被摧毁的舱门也可关闭。
text-flashlight = 任务：弃掉能量电池。之后：在所在房间搜寻。
text-autoloader = 任务：身在军械库。之后加装到突击步枪：容量加1，用能量电池装填时费用为0。
text-armor = 任务：弃掉工具箱或管道胶带。之后：入侵者攻击你后弃掉它，该攻击无效。
text-motion-tracker = 任务：弃掉能量电池。之后：弃1张行动卡，重掷噪声骰，每次噪声掷骰限一次。
text-security-key = 任务：身在驾驶舱。之后：选择任意1个房间，任意开启或关闭其周围的舱门。
text-holographic-computer = 任务：身在发电室。之后，“内联网”与“威胁评估”可在任意房间使用。
text-laboratory-equipment = 任务：弃掉化学品。之后，在有角色尸体、入侵者残骸或虫卵的房间：发现该物体对应的弱点。

## 事件卡

text-egg-protection = 每名在巢穴中或携带虫卵的角色各发生一次遭遇。
text-hatching = 从入侵者版图弃掉1个虫卵。巢穴中每名手中没有行动卡的角色被寄生；若无人被寄生，则在布袋中放入1个幼虫标记。
text-regeneration = 版图上每个入侵者移除至多2点伤害。
text-damage = 每个有成虫、饲虫或虫后的房间放故障标志。
text-lurking = 不与角色同房间的入侵者全部离开版图，并把其种类的标记放入布袋。
text-eclosion = 角色版图上有幼虫的角色死亡，所在房间出现1个爬虫。然后每名角色抽4张牌，扫描其中的污染卡，再全部弃掉；若有感染，该角色获得幼虫。
text-flammable-compounds = 休眠室放火焰标志；若已着火，则其周围每个房间各放1个。关闭的舱门阻挡火势。
text-hunt = 每个不在战斗的成虫移到有角色的相邻房间；若有多个，移到编号最小的。
text-consuming-fire = 着火房间的物品计数归0。然后火势蔓延到其周围每个房间；关闭的舱门可阻挡。
text-damaging-fire = 着火房间放故障标志。然后火势蔓延到其周围每个房间；关闭的舱门可阻挡。
text-scent-of-prey = 有粘液标志的角色周围每条没有噪声标志的通道各放1个。
text-malfunction-event = 编号最小的已探索房间放故障标志。
text-noise-in-technical-corridors = 检修通道放噪声标志。若已有，则每名在其入口房间的角色进行噪声掷骰。
text-nest-event = 若巢穴已探索，其周围每条没有噪声标志的通道各放1个。
text-bulkheads-open = 所有关闭的舱门开启。
text-evacuation-pod-ejection = 编号最小的逃生舱连同舱内所有人一起发射。
text-short-circuit = 每个有电脑的已探索黄色房间放故障标志。
text-coolant-leak = 若发电室有故障，启动自毁；有角色休眠时不启动。
text-life-support-failure = 每个已探索的绿色房间放故障标志。

## 入侵者攻击卡

text-scratch = 受到1处轻微创伤，并获得1张污染卡。
text-claw-attack = 受到2处轻微创伤，并获得1张污染卡。
text-bite = 已有2处或更多严重创伤（含已包扎）则死亡，否则受到1处严重创伤。
text-tail-attack = 已有1处或更多严重创伤（含已包扎）则死亡，否则受到1处严重创伤。
text-transformation = 若还有饲虫模型，该爬虫变为饲虫。若被攻击的玩家没有手牌，它立即进行突袭攻击。
text-frenzy = 房间内每名角色：已有2处或更多严重创伤则死亡，否则受到1处严重创伤。
text-slime-attack = 你获得粘液标志和1张污染卡。
text-summoning = 从布袋抽1个标记，该入侵者出现在房间中。它在此行动或阶段中不攻击。

## 严重创伤

text-arm = 你只有1个手部栏位；拿不住的立即掉落。
text-leg = 你的逃离费用为2。
text-body = 每轮开始时你抽至4张手牌，在舱室则抽至5张。
text-bleeding = 你每次跳过时受到1处轻微创伤。
text-hand = 你的物品行动费用加1。射击不算物品行动。

## 入侵者弱点

text-vulnerability-to-fire = 入侵者因火受到伤害时多受1点：火焰标志、火焰喷射器、燃烧弹皆是。
text-vulnerability-to-energy = 能量武器造成伤害时，多造成1点。
text-reaction-to-danger = 判定突袭攻击时，标记上的数字减1，至少为1。
text-way-of-moving = 只有饲虫与虫后能摧毁关闭的舱门，其他入侵者被舱门挡住。
text-vital-places = 对成虫，“未命中”面视为“1命中”。
text-brink-of-extinction = 杀死入侵者所需的伤害少1点，每次检查只减一次。
text-way-of-fighting = 成虫的撕咬造成轻微创伤而非严重创伤。已有2处严重创伤者仍会死亡。
text-susceptibility-to-phosphates = 被灭火器或消防系统赶走的入侵者还受1点伤害。

## 入侵者行动卡

-provisional-effect = （暂定：效果与攻击卡数量为我们所拟，待见到原卡再改。）
-provisional-attack = （暂定：攻击卡数量为我们所拟，待见到原卡再改。）
text-pursuit = 把1个不在战斗的入侵者移到有角色的相邻房间，不论通道数字。若有关闭的舱门，则改为摧毁它。{ -provisional-effect }
text-metamorphosis = 1个爬虫变为饲虫，或1个幼虫变为爬虫，须还有模型。伤害保留。{ -provisional-effect }
text-preparation = 抽3张事件卡，结算其中1张，弃掉其余。{ -provisional-attack }
text-pack-hunt = 选择1个有角色的房间。其周围不在战斗的入侵者全部移入；若有关闭的舱门，则改为摧毁它。{ -provisional-effect }
text-recovery = 1个入侵者移除2点伤害。{ -provisional-attack }

## 个人目标

text-salvaging-the-prime-asset = 飞船抵达地球；或你是唯一幸存者。
text-the-oldest-friend = 飞船抵达地球；或你是唯一幸存者。
text-quarantine = 飞船抵达火星；或飞船抵达地球且巢穴被摧毁。
text-relentless-investigator = 在通讯室发送信号，且所有房间均已探索。
text-a-proper-burial = 在通讯室发送信号，且带走蓝色角色尸体，乘逃生舱或休眠皆可。
text-hoarder = 带着至少7件物品乘逃生舱离开。未激活的任务物品不计。
text-the-great-hunt = 在通讯室发送信号，且虫后死亡或飞船被摧毁。
text-best-friends-forever = 至少还有1名其他角色幸存。
text-aliens-on-a-spaceship = 在通讯室发送信号，且巢穴或飞船被摧毁。

## 公司目标

text-my-precious = 在通讯室发送信号，且带走1个虫卵，乘逃生舱或休眠皆可。
text-necroscopy = 在通讯室发送信号，且入侵者残骸对应的弱点已被发现：残骸由被杀的入侵者留下，须带到研究室。
text-ab-ovo = 虫卵对应的弱点已被发现：须把虫卵带到研究室。
text-extreme-field-biology = 至少发现2个弱点。
text-the-right-moment-to-strike = 玩家1死亡；或你是唯一幸存者。
text-greener-pastures = 玩家2死亡；或你是唯一幸存者。
text-an-old-feud = 玩家3死亡；或你是唯一幸存者。
text-hostile-takeover = 玩家4死亡；或你是唯一幸存者。
text-the-final-enlightenment = 玩家5死亡；或你是唯一幸存者。

## 单人／合作目标

text-destination-earth = 飞船抵达地球。
text-emergency-post-mortem = 游戏结束时，蓝色角色尸体在手术室。
text-first-contact-protocol = 至少发现2个弱点。
text-cutting-off-the-head = 已从通讯室发送信号，且虫后死亡或飞船被摧毁。
text-no-man-left-behind = 已从通讯室发送信号，且所有房间均已探索。
text-special-delivery = 1个虫卵被带走，乘逃生舱或休眠皆可。
text-clean-up-crew = 已从通讯室发送信号，且巢穴或飞船被摧毁。

## 坐标

text-coordinates-1 = A：{ name-venus }；B：{ name-deep-space }；C：{ name-mars }；D：{ name-earth }。
text-coordinates-2 = A：{ name-mars }；B：{ name-venus }；C：{ name-deep-space }；D：{ name-earth }。
text-coordinates-3 = A：{ name-deep-space }；B：{ name-mars }；C：{ name-earth }；D：{ name-venus }。
text-coordinates-4 = A：{ name-mars }；B：{ name-venus }；C：{ name-earth }；D：{ name-deep-space }。
text-coordinates-5 = A：{ name-venus }；B：{ name-earth }；C：{ name-deep-space }；D：{ name-mars }。
text-coordinates-6 = A：{ name-deep-space }；B：{ name-earth }；C：{ name-venus }；D：{ name-mars }。
text-coordinates-7 = A：{ name-earth }；B：{ name-deep-space }；C：{ name-mars }；D：{ name-venus }。
text-coordinates-8 = A：{ name-earth }；B：{ name-mars }；C：{ name-venus }；D：{ name-deep-space }。
