# 每个提问的说明：在决定什么、该想些什么、举个例子；`.rules` 是所依的规则。

explain-who-takes-lita = 今后谁的牌库里有丽塔。同地点的人打怪物都受益，交给常与同伴一起的战士。
    .rules = AHC-AST-07

explain-new-investigator = 有人回不来了，由谁接替。新人没有经验，也没有创伤。看全队缺什么。
    .rules = AHC-TRA-10 AHC-TRA-11 AHC-JLV-05

explain-come-back = 下个冒险这个位置有没有人。线索和毁灭的数量按人数算。
    .rules = AHC-JLV-01 AHC-JLV-03

explain-spend-experience = 经验买什么；牌库张数不变，要换下一张。先升级每局都打的牌。
    .rules = AHC-XP-05 AHC-XP-08

explain-make-room = 换下哪张：槽位满时是场上的支援，买牌时是牌库里的一张。快用完的、很少打的先走。
    .rules = AHC-SLT-11 AHC-XP-08

explain-how-it-ended = 跳过了前面的冒险，说说它怎样结束。它决定这次从哪里开始；拿不准就选第一个结局。
    .rules = AHC-STA-11 AHC-STA-12

explain-who-was-interrogated = 跳过的那个冒险里审问了谁。跑掉的会在这次等着你们。
    .rules = AHC-STA-15

explain-was-the-ghoul-priest-overcome = 食尸鬼祭司是否已被解决。没有的话，这次他还会来。
    .rules = AHC-STA-15

explain-which-enemy = 这张牌对哪个敌人用。缠着你的，或别的办法难对付的。
    .rules = AHC-TGT-01 AHC-TGT-02

explain-which-location = 这张牌在哪个地点生效。线索难拿或有危险的地方。
    .rules = AHC-TGT-01 AHC-TGT-02

explain-which-investigator = 轮到谁。是好事，给下回合最需要的人；是坏事，给撑得住的人。
    .rules = AHC-TGT-01 AHC-TGT-02 AHC-LEA-04

explain-which-asset = 给哪张支援。每回合都用、最先耗尽的那张。
    .rules = AHC-USE-05 AHC-USE-06

explain-which-card = 拿哪张牌。拿下回合缺的，不是最贵的。
    .rules = AHC-TGT-01 AHC-OWN-02

explain-which-deck = 看哪副牌库。遭遇牌库告诉你会来什么，自己的告诉你能盼什么。
    .rules = AHC-SEA-01 AHC-DEK-02

explain-raise-which-skill = 暂时提升哪项技能。接下来要检定的那项：打架选战斗，有线索选智慧。
    .rules = AHC-SKT-01 AHC-MOD-01

explain-which-token = 抽到的标记用哪个。一般选大的；符号的效果更好时除外。
    .rules = AHC-CHT-01 AHC-CHT-05

explain-heal-whom = 治疗谁、治什么。离上限最近的人，以及更危险的那一项。
    .rules = AHC-HEA-01 AHC-HEA-02

explain-put-back = 牌库顶的次序，第一张在最上面。自己的好牌先来，对方的坏牌后来。
    .rules = AHC-DEK-02 AHC-SEA-04

explain-move-to = 靠这张牌去哪里，不花行动。缠着你的敌人会跟来，除非另有说明。
    .rules = AHC-MOV-05 AHC-MVA-02

explain-disengage-all = 要不要把其他敌人也甩开。它们留在原地，未横置就会缠上那里的别人。
    .rules = AHC-MAY-01 AHC-ENG-01

explain-which-resolution = 同时达到几个结局。看各自会记下什么：剧本从那里继续。
    .rules = AHC-ACT-21 AHC-ACT-22

explain-which-asset-to-discard = 失去哪张支援。没子弹的武器先走，盟友留着；最贵的未必最有用。
    .rules = AHC-AST-03 AHC-DIS-01

explain-choose-one = 卡牌所列之事必有一件发生。对照你所剩的神智、手牌、线索来选。
    .rules = AHC-MUS-01

explain-carried-where = 被带到哪里。不花行动，选下回合最有事可做的地方。
    .rules = AHC-MOV-05

explain-attach-where = 这张牌附在哪个地点。尽量选没人要去的地方。
    .rules = AHC-ATT-01 AHC-LEA-04

explain-nearest-enemy = 几个一样近，其中一个放上毁灭标记。选最快能击败的：它离场，毁灭也离场。
    .rules = AHC-NEA-01

explain-discard-in-which-order = 弃牌堆里的次序。只有会看最上面那张时才重要。
    .rules = AHC-DIS-08

explain-investigator = 选择扮演谁，并使用其现成牌库。想想谁能打、谁能查。例：罗兰两样都行，适合新手。
    .rules = AHC-DBK-01 AHC-SU01-01

explain-lead = 遇到要全队决定的事，由谁拿主意。多数时候影响不大。意见不一则随机。
    .rules = AHC-LEA-02 AHC-LEA-03

explain-mulligan = 五张起始牌换掉哪些，仅一次。留下前两回合用得上的。例：战斗型手里没有武器，换四张也值。
    .rules = AHC-MUL-01 AHC-MUL-02 AHC-MUL-03

explain-who-goes-next = 接下来轮到谁，每人每轮一次。让能替人解围的先来。例：被敌人缠住的，等有武器的同伴先动。
    .rules = AHC-FW22-01 AHC-FW22-04

explain-your-action = 三个行动之一，或之前的免费能力。有敌人缠着你时，哪些行动会让它先打你，选项上写着。例：有线索、没敌人：调查。
    .rules = AHC-ACN-01 AHC-FW221-01 AHC-AOO-01

explain-player-window = 现在是否使用免费能力或快速卡牌。选“不响应”没有损失，很快还有机会。能改变眼前检定的才值得用。
    .rules = AHC-TIM-04 AHC-TRG-04

explain-which-hunter-first = 哪个猎手先移动。只有前一个会影响后一个时才重要，否则随意。
    .rules = AHC-HUN-01 AHC-LEA-04

explain-whom-first = 庞大敌人会依次攻击这里的每个人。先打能应对的，或撑得住的。
    .rules = AHC-MAS-04 AHC-MAS-05

explain-advance-act = 本轮结束时，是否花费线索推进场景。只算站在场景所指地点的人身上的线索。毁灭还没满，就先养好伤、备好武器。
    .rules = AHC-ACT-06 AHC-ACT-07

explain-spend-clues = 花谁的线索。谁给都一样没了；有卡牌要用线索的人多留几个。
    .rules = AHC-ACT-06 AHC-CST-10

explain-which-skill = 用哪项技能检定。比较两个数值，再看手牌上的图标。
    .rules = AHC-SKT-01 AHC-SKT-02

explain-commit = 投入哪些牌帮助检定，之后弃掉。自己的检定张数不限；同一地点别人的检定，只能投入一张。例：一张牌从50%到94%很划算，从94%到94%是浪费。
    .rules = AHC-ST2-01 AHC-ST2-04 AHC-ST8-02

explain-order-results = 检定结果的结算顺序。多数时候都一样。前一个会断了后一个的机会时，先要有用的那个。
    .rules = AHC-ST7-03

explain-discard-from-hand = 弃掉哪些手牌：作为费用，或降到八张。先弃付不起、图标也用不上的。例：独特盟友的第二张最没用。
    .rules = AHC-FW45-01 AHC-WEA-07 AHC-CST-09

explain-search = 从找到的牌里拿哪张。看现在缺什么：武器、线索，还是打出手牌的钱。
    .rules = AHC-SEA-01 AHC-SEA-03 AHC-SEA-02

explain-search-encounters = 找到哪张遭遇卡牌。选轻的，并想想由谁来面对。
    .rules = AHC-SEA-03 AHC-SEA-02

explain-who-is-engaged = 猎物条件分不出时，敌人与谁交战。交给最能打的。别给带着五个线索、快没行动的人。
    .rules = AHC-PRE-02 AHC-ENG-05

explain-where-to-spawn = 新敌人出现在哪里。离伤员远，离武器近；猎手反正会追来。
    .rules = AHC-SPW-01 AHC-SPW-04

explain-hunts = 几人一样近，猎手追谁。引向能打或跑得掉的人。
    .rules = AHC-HUN-03 AHC-HUN-04

explain-which-way = 几条路一样短，走哪条。让它走空地，别经过同伴。
    .rules = AHC-HUN-01 AHC-NEA-02

explain-which-attacks-first = 多个敌人攻击你的顺序。只有前一个会影响后一个时才重要。例：让“看门狗”先挨它咬得死的那个。
    .rules = AHC-AOO-03 AHC-FW33-06

explain-attack-whom = 攻击哪个敌人。快倒下的，或打人最疼的；攻击缠着同伴的，失手会伤到同伴。
    .rules = AHC-FGT-02 AHC-FGT-07

explain-evade-whom = 躲避哪个敌人。它会横置到补给阶段，其间不攻击，也不缠人。先躲打得疼、躲避值又低的。
    .rules = AHC-EVD-02 AHC-EVD-06

explain-assign-damage = 伤害由谁承受：你，或有生命值的支援，最多承受到被击败为止。你到了上限就退场，玩剧本时还会从此带着创伤。例：“看门狗”会反咬一口。
    .rules = AHC-DMG-04 AHC-DMG-05 AHC-DMG-07

explain-assign-horror = 恐惧由谁承受：你，或有神智值的支援；直接恐惧不能转给别人。你到了上限就退场，玩剧本时还会从此带着创伤。
    .rules = AHC-DMG-04 AHC-DMG-06 AHC-DIR-01

explain-which-trauma = 身体还是心智：留下一处伴随整个剧本的创伤。选余地较大的一项。
    .rules = AHC-TRA-09 AHC-TRA-04 AHC-TRA-07

explain-new-lead = 队长离场，从此由谁替全队做主。多数时候影响不大。
    .rules = AHC-ELM-12 AHC-LEA-01

explain-would-discover-clues = 线索是否改作他用：推进场景，还是清掉弱点。例：“掩盖罪证”要在游戏结束前清掉三个，否则承受创伤。
    .rules = AHC-INS-01 AHC-CLU-05

explain-after-clues-discovered = 发现了线索，你有卡牌可以反应。不花行动，每次仅一次。
    .rules = AHC-TRG-06 AHC-TRG-07

explain-would-reveal-token = 马上要抽标记，你可以改变抽法。用在抽坏了代价大的检定上。
    .rules = AHC-INS-01 AHC-CHT-01

explain-when-token-revealed = 是否回应这个标记。它让你失败、又付得起时才用。例：温蒂弃一张牌，换一个标记。
    .rules = AHC-TRG-06 AHC-CHT-01

explain-after-token-revealed = 标记已生效，还可以用卡牌反应。先看检定是不是真要输，再付代价。
    .rules = AHC-TRG-09 AHC-CHT-01

explain-would-fail = 扭转失败的最后机会。看看差几点：+2够补两点，但救不了大失败。
    .rules = AHC-ST6-03 AHC-AUT-02

explain-when-test-succeeds = 检定成功，结果生效之前可以加点什么。只要代价不大，多半值得。
    .rules = AHC-TRG-08 AHC-ST7-01

explain-when-test-fails = 检定失败，结果生效之前可以减轻。看看这次失败要付出什么。
    .rules = AHC-TRG-08 AHC-ST7-01

explain-after-test-succeeds = 是否用卡牌回应成功。不花行动，多半该用。
    .rules = AHC-TRG-07 AHC-TRG-09

explain-after-test-fails = 是否让失败换回点什么。看看费用；抽一张牌也算安慰。
    .rules = AHC-TRG-07 AHC-TRG-09

explain-when-harm-assigned = 伤害即将生效，有卡牌可以防止一部分。关系到谁会倒下才用，否则留着。
    .rules = AHC-DMG-11 AHC-TRG-08

explain-after-harm = 有人受了伤，你有卡牌可以反应：还击、治疗或抽牌。不花行动。
    .rules = AHC-TRG-09 AHC-DMG-09

explain-when-enemy-attacks = 是否取消或改变这次攻击。想想它有多痛，下轮还有什么。例：“闪躲”留给大家伙，别用在老鼠身上。
    .rules = AHC-TRG-08 AHC-CAN-01

explain-after-enemy-attacks = 攻击已结束，可以用卡牌反应。看这个敌人还值不值这张牌。
    .rules = AHC-TRG-09 AHC-FW33-05

explain-when-enemy-defeated = 敌人倒下，离场之前还能做点什么。
    .rules = AHC-TRG-08 AHC-DMG-14

explain-if-enemy-defeated = 敌人已被击败，有卡牌会因此生效。
    .rules = AHC-TRG-06 AHC-DMG-14

explain-after-enemy-defeated = 是否回应击败敌人。不花行动，每次仅一次。例：罗兰在所在地点发现1个线索（如果有）。
    .rules = AHC-TRG-06 AHC-TRG-10

explain-would-spawn = 敌人即将出现，你可以改变地点或阻止。想想得由谁来打。
    .rules = AHC-INS-01 AHC-SPW-01

explain-when-enemy-spawns = 敌人出现，在它缠上谁之前你可以反应。
    .rules = AHC-TRG-08 AHC-ENG-07

explain-after-enters-play = 有卡牌刚进场，可以反应。多半是白得的小便宜。
    .rules = AHC-TRG-09 AHC-ENT-01

explain-after-engaged = 敌人缠上了人，可以立刻反应。现在用，省得以后花行动。
    .rules = AHC-TRG-09 AHC-ENG-04

explain-after-evaded = 躲过了敌人，有卡牌能再占点便宜。不花行动。
    .rules = AHC-TRG-09 AHC-EVD-06

explain-when-encounter-drawn = 是否取消这张遭遇卡牌，它还没生效。取消要付1点恐惧的话，更轻的牌就不必拦。
    .rules = AHC-TRG-08 AHC-CAN-01

explain-when-agenda-advances = 密谋即将翻面。你现在做的，先于背面生效。
    .rules = AHC-TRG-08 AHC-ACT-15

explain-when-leaves = 有人离开地点，可以反应。想想会到哪里。
    .rules = AHC-TRG-08 AHC-MOV-04

explain-after-enters = 有人到达，可以反应。那里的敌人已经缠上来了。
    .rules = AHC-TRG-09 AHC-MOV-04

explain-after-played = 有牌打出，另一张牌可以反应。不花行动。
    .rules = AHC-TRG-09 AHC-EVT-05

explain-after-phase-begins = 阶段刚开始，有能力只在此刻可用。这个阶段用得上就用。
    .rules = AHC-FW11-03 AHC-TRG-09

explain-at-end-of-phase = 阶段即将结束，这时才能用的能力，现在不用就没了。
    .rules = AHC-FW15-02

explain-after-turn-begins = 回合刚开始，还没行动。能帮到三个行动的，现在用最好。
    .rules = AHC-FW22-02 AHC-TRG-09

explain-at-end-of-turn = 回合即将结束，还能用最后一个能力。缠着你的敌人还没攻击。
    .rules = AHC-FW222-01

explain-when-round-ends = 一轮即将结束。持续到本轮结束的效果还在。
    .rules = AHC-FW46-02

explain-at-end-of-round = 一轮结束，等这一刻的能力现在生效。接着就是毁灭标记。
    .rules = AHC-FW46-02 AHC-FW46-03

explain-when-game-ends = 冒险对某人结束，弱点或卡牌还要结算。看清不处理会付出什么。
    .rules = AHC-ELM-03

explain-a-lapse-in-time = 队长受2点恐惧，或每人随机弃1张手牌。先看神智值，再看手牌。例：手牌一般就弃牌。
    .rules = AHC-FW13-02 AHC-DMG-12

explain-defending-the-home = 这个故事怎样收场，下一个从哪里开始。一个选择失去房子，另一个失去丽塔。两样都会记入剧本日志。
    .rules = AHC-ACT-22 AHC-ACT-21

explain-no-slot-left = 提供槽位的牌已离场，你的一张牌没有位置了。弃掉快用完的那张。
    .rules = AHC-SLT-02 AHC-SLT-11

explain-play-from = 这张牌手里有，弃牌堆顶也有。从弃牌堆打出，手里的就留着。
    .rules = AHC-PRP-02

explain-choose-x = X是这张牌的费用，由你决定，不超过付得起的数量。减费只改变支付额，不改变X。
    .rules = AHC-LTX-01 AHC-LTX-03

explain-which-prevails = 两张牌都规定了同一数值，只能有一张生效，由调查员队长决定。
    .rules = AHC-PRI-04

explain-swap-out = 预组牌库可以直接使用。换掉几张，下一步就换入几张。
    .rules = AHC-DBK-02 AHC-TRA-10

explain-swap-in = 换入与换掉数量相同的卡牌，须符合调查员可用的职阶与等级。
    .rules = AHC-DBK-04 AHC-DBK-05
