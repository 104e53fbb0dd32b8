# 世界的故事。

## 古神：如何开始，如何苏醒

name-story-azathoth = 万物中央的某处，沉睡者翻了个身，吹笛者乱了拍子。
name-story-cthulhu = 那年春天，雕塑家们开始梦见同一座城，而他们谁也没有出过海。
name-story-shub-niggurath = 牛奶酸了，果园在冬天结果，林子边上踩出了新的小路。
name-story-yog-sothoth = 事情从门开始，多了那么几扇，而造房子的人记得每一扇门。
name-story-azathoth-awake = 笛声停了，沉睡者睁开权当眼睛的东西，再没有谁能说出祂看见了什么。
name-story-cthulhu-awake = 海站了起来。
name-story-shub-niggurath-awake = 整片森林向内俯身，千子之母沿着躬身的树列走来就食。
name-story-yog-sothoth-awake = 门无处不在，而且虚掩着。

## 调查员启程

name-story-akachi-onyele = { name-akachi-onyele }看过烟，拔了营，朝烟不肯飘来的方向走去。
name-story-charlie-kane = { name-charlie-kane }放下电话，对着镜头笑了笑，开始讨还人情。
name-story-diana-stanley = { name-diana-stanley }烧了长袍，留下经书，没告诉任何人缺的是哪一页。
name-story-jacqueline-fine = { name-jacqueline-fine }醒来时，口中含着一个尚未死去的人的遗言。
name-story-jim-culver = 打烊时分，{ name-jim-culver }把那支老曲子倒着吹，梁上有什么跟着哼了起来。
name-story-leo-anderson = { name-leo-anderson }点了点骡子、步枪和上回生还的人，又雇了一批。
name-story-lily-chen = { name-lily-chen }向自她出生起便为此教导她的师长行礼，下了山。
name-story-lola-hayes = { name-lola-hayes }读过那出戏的第二幕，每晚登台，装作没有读过。
name-story-mark-harrigan = 那一夜越过铁丝网的东西，{ name-mark-harrigan }把它埋了，从此一直听着地下。
name-story-norman-withers = { name-norman-withers }把底片又量了一遍，还是少了一颗星。
name-story-silas-marsh = 只要有船驶离那些声音，{ name-silas-marsh }就签约上船，可从没有哪条船真的驶离过。
name-story-trish-scarborough = { name-trish-scarborough }破译了那封密电，把它烧掉，申请外出。

## 找到被击败的调查员

name-story-akachi-onyele-crippled = { name-akachi-onyele }躺在脚夫的毯子下，再也站不起来，递过来的包袱里，祖灵们还在争吵。
name-story-akachi-onyele-insane = { name-akachi-onyele }只同不在场的人说话，其中一个似乎认得路。
name-story-charlie-kane-crippled = { name-charlie-kane }在病床上口授最后一封引荐信，用左手签了名。
name-story-charlie-kane-insane = { name-charlie-kane }还在演说，对着空荡荡的舞厅，说的名字却都是对的。
name-story-diana-stanley-crippled = 先找到{ name-diana-stanley }的是她从前的教友，留着她的命，好让她看到他们完成。
name-story-diana-stanley-insane = { name-diana-stanley }又穿上了长袍，得轻声告诉她，她站在哪一边。
name-story-jacqueline-fine-crippled = 那道楼梯的事，{ name-jacqueline-fine }多年前就知道了，说起来很平静。
name-story-jacqueline-fine-insane = { name-jacqueline-fine }回答的是明天的问题，难就难在弄清那是些什么问题。
name-story-jim-culver-crippled = { name-jim-culver }再也举不起小号，不过还能用口哨吹出那支不可演奏的曲子。
name-story-jim-culver-insane = { name-jim-culver }在为死者演奏，死者就在屋里，还要再来一曲。
name-story-leo-anderson-crippled = { name-leo-anderson }守着熄灭的篝火，地图按次序摆好，留给下一位领队。
name-story-leo-anderson-insane = { name-leo-anderson }还在清点归队的人，数目总是太多。
name-story-lily-chen-crippled = { name-lily-chen }把断了的双手叠好，请人抬她到看得见山的地方。
name-story-lily-chen-insane = { name-lily-chen }还在空院子里过招，一招一式，对着一个更高的人。
name-story-lola-hayes-crippled = { name-lola-hayes }躺在化妆间见客，妆容齐整，除了剧本，什么都送了人。
name-story-lola-hayes-insane = { name-lola-hayes }记得每一句台词，只忘了世上还有过不在戏里的人。
name-story-mark-harrigan-crippled = { name-mark-harrigan }交出行装和身份牌，说了它往哪边去了。
name-story-mark-harrigan-insane = { name-mark-harrigan }在旅馆花园里挖了一道战壕，得答对他的口令才能近前。
name-story-norman-withers-crippled = { name-norman-withers }倒在穹顶脚下，双臂护着那些底片。
name-story-norman-withers-insane = { name-norman-withers }糊上了所有的窗，把星星一颗颗挡在外面。
name-story-silas-marsh-crippled = { name-silas-marsh }是随渔网拉上来的，只剩半条命，死也不肯躺在听得见潮声的地方。
name-story-silas-marsh-insane = { name-silas-marsh }站在齐胸深的港水里，要有朋友的声音，才肯回过头来。
name-story-trish-scarborough-crippled = { name-trish-scarborough }藏在一处已不安全的安全屋里，门原本是完好的，卷宗她都背下来了。
name-story-trish-scarborough-insane = { name-trish-scarborough }说着一套自造的密码，也只认这套密码的回答。

## 神秘事件：开启之时与解决之时

name-story-occult-research = 死去的天文学家没敢读的东西，总得有人读到最后一页。
name-story-occult-research-solved = 笔记一份份排开，拼成一道长长的算式，算出来的结果是寂静。
name-story-omen-of-devastation = 每道裂隙都得在它自己的星下关上，否则不过换个地方再开。
name-story-omen-of-devastation-solved = 彗星过去了，这一回，它只是彗星。
name-story-seed-of-the-daemon-sultan = 在那片倒伏的森林里，有什么扎下了根。
name-story-seed-of-the-daemon-sultan-solved = 那条根从冻土里拔了出来，极轻地尖叫着，被烧掉了。
name-story-the-true-name = 那个名字被拆成音节藏了起来，藏在谁也不会按次序念的地方。
name-story-the-true-name-solved = 音节一一收齐，又分开收好，各锁进一只匣子。
name-story-rlyeh-risen = 南太平洋上多出一块陆地，那不是岛。
name-story-rlyeh-risen-solved = 死者之城倾斜，沉降，把自己还给了海水。
name-story-the-deep-ones-attack = 各处海岸传来同样的报告，贴着水面的灯火，步伐整齐地移动。
name-story-the-deep-ones-attack-solved = 灯火一盏盏没入水中，渔船又出海了。
name-story-the-stars-are-right = 关于沉睡者的一切都被带到了海上，要知道，就得跟去。
name-story-the-stars-are-right-solved = 那个时辰算了出来，又任它过去了。
name-story-watching-the-stars = 沉睡者的女儿浮上寒冷的水面，替祂守望天空。
name-story-watching-the-stars-solved = 她合着眼睛沉了下去，鲸群回来了。
name-story-hunting-the-thousand = 祂的每个孩子都要有一个猎人，而孩子有一千个。
name-story-hunting-the-thousand-solved = 林子里静下来了，听得见落叶的声音。
name-story-nature-of-the-all-mother = 祂在荒野里以四十个名字受人膜拜，每个名字都是一片答案。
name-story-nature-of-the-all-mother-solved = 终于弄懂了祂，弄懂到人能承受的程度，而懂得便是一道篱笆。
name-story-rituals-in-the-wild = 每个月的同一夜，四片荒野里燃起四堆火。
name-story-rituals-in-the-wild-solved = 火堆的灰撒开了，每一处都长出了草。
name-story-spawn-of-the-black-goat = 大河上游，祂的一个长子正在寻找母亲。
name-story-spawn-of-the-black-goat-solved = 它死了，河水过了三天才清。
name-story-arcane-understanding = 唯有把魔法交出去的人，才能明白它当初为何借出。
name-story-arcane-understanding-solved = 最后一道咒式念过便忘了，空气重新有了边界。
name-story-spawn-of-yog-sothoth = 阿卡姆的山后，一座谷仓从里面胀破了，牛也不见了。
name-story-spawn-of-yog-sothoth-solved = 它在山顶呼唤了一声父亲，没有应答。
name-story-the-beyond-one = 有什么既是门，又是钥匙，又是敲门者，只差弄清它在何处。
name-story-the-beyond-one-solved = 证明完成了，证得此处没有门。
name-story-where-the-old-ones-broke-through = 谁要关门，就得把一些力量留在锁里。
name-story-where-the-old-ones-broke-through-solved = 门一扇扇卸下铰链，抬走了。

## 神话卡牌

name-story-everyone-has-a-price = 旅馆柜台前的陌生人付清了账，微笑着提起，只有一个小小的条件。
name-story-omen-of-good-fortune = 就这一夜，云层恰在该散的地方散开了。
name-story-rally-the-people = 站在水果箱上说了一席话，人群里便有人放下工具，跟了上来。
name-story-silver-twilight-aid = 同一天早晨送来三只盖着银印的信封，只许拆开一只。
name-story-the-world-fights-back = 医生，神父，提着猎枪的农夫，整整一个星期，没有人别过脸去。
name-story-all-for-nothing = 封存的证物当庭启封，每一页都是白纸。
name-story-desperate-times = 大厅的钟敲出了钟面上没有的时辰，有人愿意当它没敲过，只要肯答应。
name-story-eyes-everywhere = 同一个傍晚，每座城里，对面都有一扇窗，没点灯，却不是空的。
name-story-perplexing-stars = 历书与天空各说各话，让步的是历书。
name-story-the-storm = 五大洲一连下了九天雨，雨全是从同一朵云里落下来的。
name-story-a-dark-power = 本该死去的东西，伤口一一合拢，转过身来。
name-story-ancient-guardians = 营地找到了，帐篷还立着，从里面系得好好的，四周满是巨大的足印。
name-story-arrests-made-in-murder-case = 侦探拿着一张照片挨家旅馆走，专看人的手和行李。
name-story-burden-of-greed = 一夜之间行李更沉了，背带勒进了肉里。
name-story-from-bad-to-worse = 旧伤裂开，旧梦重来，旧债主已经坐在大堂里。
name-story-haunting-nightmares = 从基多到京都，熟睡的人在同一分钟坐起身，说出同一个词。
name-story-heat-wave-singes-the-globe = 铁轨弯了，井水有铁锈味，领事馆的温度计已经没有刻度可升。
name-story-the-bermuda-triangle = 罗盘指针像狗一样原地转了一圈，趴下了。
name-story-the-world-shakes = 各地的地震仪画出了同样的轮廓，那是一张脸的轮廓。
name-story-tide-of-despair = 电报都在同一天送到，没有一封不是结局。
name-story-treacherous-magic = 一道背熟的法术，在没人念的时候，自己改了一个音。
name-story-a-proposition = 穿灰衣的先生能让整件事烟消云散，而且不要钱。
name-story-buying-information = 一家酒馆，桌上一只钱袋，能换到多少话，全看面子有多大。
name-story-heart-of-corruption = 黑匣子送来时没有寄件人，价值连城，而且是温的。
name-story-support-of-the-church = 四十个教区的晚祷里，都添上了同一个名字。
name-story-that-which-consumes = 有什么来到门槛前，吃掉门槛，又走了。
name-story-from-beyond = 几乎被遗忘的流言登上了所有晨报，还配了图。
name-story-rising-terror = 看门狗一窝接一窝地停止吠叫，躲了起来。
name-story-strange-sightings = 每间病房的角落里都坐着什么，谁也歇不安稳。
name-story-tied-to-a-dark-purpose = 许下过的诺言，都在同一夜到期。
name-story-torn-asunder = 天被割开的地方，边缘向两旁扯着，底下的一切也跟着被扯。
name-story-blood-flows = 用血可以把它赶走，总得有个流血的人。
name-story-calling-the-elder-things = 今夜凡有长袍之处，吟唱都得到了回应。
name-story-dimensional-instability = 裂隙自己合上了，像吃完了的嘴。
name-story-driven-to-bankruptcy = 整条街都拉下了卷帘，银行门上贴出了告示。
name-story-legitimate-banking = 极平常的一笔贷款，那极平常的职员说着，把文件转了过来。
name-story-no-peace-for-the-fallen = 坟墓被发现敞开着，里头衣物叠得整整齐齐，而某一扇门上烙着一个印记。
name-story-patrolling-the-border = 边境上，先看护照，再看脸，又看护照。
name-story-unexpected-betrayal = 那把刀递过来时刀柄朝前，像朋友之间那样，然后掉转了方向。
name-story-fractured-reality = 大洋中央立着一片空气的窗格，透过它看见的是另一片海。
name-story-growing-madness = 某一班汽船的乘客，个个在餐巾上画着同样的螺旋。
name-story-lost-knowledge = 红色荒漠的夜里传来钟表机件的声音，越来越近，而各处图书馆的墨迹开始消失。
name-story-secrets-of-the-past = 探险队要挖的东西，已经开始自己往外挖。
name-story-dimensions-collide = 非洲海岸外，两股潮水互相穿过，其中一股不是水。
name-story-mysterious-lights = 绿色的光悬在北大西洋上空，光下没有一扇门关得上。
name-story-spreading-sickness = 那场热病没有名字，只有一张图，图还在扩大。
name-story-web-between-worlds = 冰原上发现了一根丝，比头发还细，一头在地上，一头不知在哪里，正在颤动。
name-story-faded-from-society = 熟人不再回信，办公室换了门牌，旧名字谁也不记得。
name-story-return-of-the-ancient-ones = 西伯利亚沿线的车站接连报告，屋顶上有脚步声。
name-story-stars-aligned = 地峡里有位祭司造了一道阶梯，天空每夜走下一级。
name-story-the-wind-walker = 北方林海的松树顶上找到了人，冻僵了，一脸欣喜。

## 状态翻面

name-story-amnesia-back-1 = 丢失的那一周终于想了起来，连同跟谁说过话，答应了什么。
name-story-amnesia-back-2 = 账单上是自己的笔迹，寄自一个从没去过的镇子。
name-story-amnesia-back-3 = 警察倒是记得很清楚。
name-story-back-injury-back-1 = 手指松开了，没能及时再合上。
name-story-back-injury-back-2 = 一步与一步之间，背忽然僵住了，行李自己滚下了坡。
name-story-back-injury-back-3 = 响起折断柴枝似的一声，此后除了最轻的一样，什么也背不动了。
name-story-blessed-back-1 = 一只猫在床尾睡了整夜，到了早晨，烧退了。
name-story-blessed-back-2 = 梦里一个蓄须的青年翻着书页，慢得刚好够读。
name-story-blessed-back-3 = 云里伸出一只灰色的手，拎着什么的后颈，天便空了。
name-story-cursed-back-1 = 它已经跟了好几天，认定就在这条街。
name-story-cursed-back-2 = 远方另有人因它而死，这笔债算是还清了。
name-story-cursed-back-3 = 镜子里的眼睛更宽了，嘴很有耐心，水声响得厉害。
name-story-dark-pact-back-1 = 每一道门槛都在同一刻来讨这笔交易。
name-story-dark-pact-back-2 = 门口的黑暗之人合上书，伸出手臂，像邀人跳舞。
name-story-dark-pact-back-3 = 那声音和气地说，不必是自己，只要是个人就行。
name-story-debt-back-1 = 车旁等着两个人，谁也不再是来要钱的。
name-story-debt-back-2 = 债主收的是钟点，至于拿去做了什么，一概没有记录。
name-story-debt-back-3 = 讨债人很客气，还带了一辆车。
name-story-debt-back-4 = 逮捕令签了字，盖了章，很可能还是真的。
name-story-debt-back-5 = 这本账今夜就能结清，只要翻开另一本。
name-story-debt-back-6 = 债主不拿钱币计数，并让人看了它拿什么计数。
name-story-detained-back-1 = 碗在头一天从门下推进来，此后再没有过。
name-story-detained-back-2 = 牢房里另有十一个人，其中一个从不眨眼。
name-story-detained-back-3 = 灯从来不熄，问的都是还没发生的事。
name-story-hallucinations-back-1 = 全都不是真的，信不是，证人不是，抽屉里的地图也不是。
name-story-hallucinations-back-2 = 它们开始互相叫名字了。
name-story-hallucinations-back-3 = 它们从墙纸里出来，从袖口里出来，从哈欠里出来。
name-story-internal-injury-back-1 = 笑会疼，咳会疼，过一阵站着也疼。
name-story-internal-injury-back-2 = 身体里一直撑着的什么，松开了。
name-story-internal-injury-back-3 = 手帕拿开时红了一片，楼梯只好以后再爬。
name-story-leg-injury-back-1 = 不过是寻常的一道路沿，膝盖却软了下去。
name-story-leg-injury-back-2 = 再走一步，心里说，腿却不肯。
name-story-leg-injury-back-3 = 村里的郎中有一帖膏药，一把刀，和用不完的时间。
name-story-paranoia-back-1 = 只是以防他们找来，一转眼，东西已经在口袋里了。
name-story-paranoia-back-2 = 他们在低声说话，他们总在低声说话，总得有人叫他们住口。
name-story-paranoia-back-3 = 广场上所有的脸一齐转过来，像鸟那样。
