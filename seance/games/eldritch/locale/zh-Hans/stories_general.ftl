# 一般遭遇：每一段的故事，依结果而定。

name-story-general-01-city-pass = 当铺柜台后面挂着的那件东西，才是店里真正要卖的。
name-story-general-01-city-fail = 不过是往抽屉里看了一眼，店主对警察可不是这么说的。
name-story-general-01-wilderness = 死者的背囊里有件用得上的东西，还有一本写到惨叫中途便断了的日记。
name-story-general-01-sea-pass = 沉船随浪翻滚，舱窗里捞出了一件比船更古老的东西。
name-story-general-01-sea-fail = 沉船的索具缠住了小艇，光是割开脱身就花了半天。

name-story-general-02-city-pass = 夜班编辑被说服了，那柜没登出来的稿子里翻出了一个名字。
name-story-general-02-city-fail = 夜班编辑收下了贿赂，借出这笔钱的人也开始上心了。
name-story-general-02-wilderness-pass = 立石嗡嗡作响，咬牙忍到最后，总算听懂了一点。
name-story-general-02-wilderness-fail = 立石嗡嗡作响，那调子学会了跟着人走。
name-story-general-02-sea = 一股海图上没有的洋流把船送到了别处，头顶的星星谁也不愿叫出名字。

name-story-general-03-city-pass = 窃贼为了跑得快些，把麻袋扔了。
name-story-general-03-city-fail = 窃贼没有跑，他们共有三个，把每只口袋都搜了个遍。
name-story-general-03-wilderness-pass = 枯草上的图案是一句话，而且还有后半句。
name-story-general-03-wilderness-fail = 风从草上吹过，写着的话就此散了。
name-story-general-03-sea-pass = 沉没教堂的祷文依旧灵验，暖意像呼吸一样从船底升上来。
name-story-general-03-sea-fail = 浮木上刻的字泡得太久，已经认不出来了。

name-story-general-04-city-pass = 人群冷静下来，火把垂低了，甚至有人道了歉。
name-story-general-04-city-fail = 人群里谁也听不进一句话，石子路上又跑不快。
name-story-general-04-wilderness-pass = 羊肠小道，干河床，岩间一道缺口，傍晚时分，脚下已是另一片土地。
name-story-general-04-wilderness-fail = 羊肠小道的尽头，想必是山羊学会了飞的地方。
name-story-general-04-sea-pass = 礁石上的遇难者比看上去清醒，还记得那条船的名字。
name-story-general-04-sea-fail = 礁石上的遇难者只有一个，甲板下低语的那个却不是他。

name-story-general-05-city-pass = 私酒贩子把要的家伙一件件点清，报价时脸都没红。
name-story-general-05-city-fail = 私酒仓库今晚换了主人，个个别着警徽。
name-story-general-05-wilderness = 牧民的宝物不卖，但若能答上他们的问题，又另当别论。
name-story-general-05-sea = 拖网里有东西闪光，只是上头压着一吨鱼，得先铲开。

name-story-general-06-city-pass = 拍卖师念错了拍品，一本本该锁起来的书，只卖了装帧的价钱。
name-story-general-06-city-fail = 拍卖师很清楚手里是什么，坐在前排的那位先生也清楚。
name-story-general-06-wilderness-pass = 隐士的灰烬最冷的地方，油布包着他仅有的一本藏书。
name-story-general-06-wilderness-fail = 隐士的小屋一直烧到了门槛，书也跟着烧了。
name-story-general-06-sea-pass = 深海传来的歌，弄懂了文法，也不过是一首歌。
name-story-general-06-sea-fail = 深海传来的歌有段副歌，醒来时满船的人都在哼。

name-story-general-07-city-pass = 一个被开除的警察，一间借来的屋子，一瓶酒，到了半夜，世上又多了一个朋友。
name-story-general-07-city-fail = 新朋友来历体面，花销惊人，而且没打算付账。
name-story-general-07-wilderness-pass = 旧脚印旁另有一行脚印，指出前人渡过的地方，那渡口至今可用。
name-story-general-07-wilderness-fail = 又是那棵枯树，已经是第九回了，它看上去竟有些高兴有人做伴。
name-story-general-07-sea = 风平浪静里突然涌起一道浪，形如肩膀，把甲板撞成了碎片。

name-story-general-08-city-pass = 听了一晚歌舞，吃了顿好饭，大衣还挂在原来的钩子上。
name-story-general-08-city-fail = 听了一晚歌舞，吃了顿好饭，大衣连同所有的口袋都不见了。
name-story-general-08-wilderness-pass = 树上的面具一一按尊号问候过，后面的村子便敞开了门。
name-story-general-08-wilderness-fail = 把一张面具错认成另一张，惹恼了整片林子。
name-story-general-08-sea-pass = 捕鲸船的大副另有一本航海日志，酒过三巡便肯给人看。
name-story-general-08-sea-fail = 捕鲸船的大副喝了酒，嘴只用来嚼烟叶。

name-story-general-09-city-pass = 拳手大笑着从台上爬起来，问什么时候动身。
name-story-general-09-city-fail = 拳手还站着，对那只鼻子深表歉意。
name-story-general-09-wilderness-pass = 绳子撑住了，胳膊也撑住了，站在崖顶，再没有什么是办不到的。
name-story-general-09-wilderness-fail = 绳子撑住了，拴绳子的石头没有。
name-story-general-09-sea-pass = 报务员破了一回例，那封不是发给本船的电报被念了两遍。
name-story-general-09-sea-fail = 报务员用一根手指敲敲规章，把杂音调得更响了。

name-story-general-10-city-pass = 阁楼镜子里的东西被问了一个问题，答了才能走。
name-story-general-10-city-fail = 阁楼镜子里的东西抢先发问了。
name-story-general-10-wilderness-pass = 绞杀藤在开花之前就被扯断了。
name-story-general-10-wilderness-fail = 绞杀藤开了花，花粉在林子里画满了人影。
name-story-general-10-sea-pass = 抽了四个钟头的水，水泵赢了。
name-story-general-10-sea-fail = 抽了四个钟头的水，船一瘸一拐躲到岛的背风处去补缝。

name-story-general-11-city-pass = 医生的法子是问一句话，然后等着，答案说出口之后，比闷在心里轻了许多。
name-story-general-11-city-fail = 医生不停地写了一个钟头，从门口瞥去，本子上反复只有一个名字。
name-story-general-11-wilderness = 雪松下的泉水要一整天才能盛满一碗，而那碗水能带走放进去的一切。
name-story-general-11-sea-pass = 刺青的鱼叉手念念有词，海面静下来听，那些字句在沉下去之前被记住了。
name-story-general-11-sea-fail = 刺青的鱼叉手念念有词，龙骨下面传来了应和的一段。

name-story-general-12-city-pass = 讨回一份人情，又牵出另一份人情，中午时分，那扇门从里面打开了。
name-story-general-12-city-fail = 每一份人情都已被人讨走，那人早到了一天。
name-story-general-12-wilderness-pass = 神像膝上的东西取走了，神像的目光也一直忍到了最后一步。
name-story-general-12-wilderness-fail = 双手抓了个空，而神像趁这工夫，已把来人看了个透。
name-story-general-12-sea-pass = 浮标灯光里的身影，一直不理会，它终于不再呼唤。
name-story-general-12-sea-fail = 要让浮标那边的呼唤停下，就得给它扔点什么，于是扔了。
