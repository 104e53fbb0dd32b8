# 欧洲遭遇：每一段的故事，依结果而定。

name-story-europe-01-london-pass = 千万把雨伞里只有一把收着，伞的主人微微一笑，道一声祝福便不见了。
name-story-europe-01-london-fail = 雾里每块路牌都写着同一个名字，走到第三个钟头，连地图也这么写了。
name-story-europe-01-rome-pass = 那位耶稣会士不再争辩，斟上酒，说起自己夜里如何守住心门。
name-story-europe-01-rome-fail = 那位耶稣会士看着怀表，客客气气地奉陪了整整一小时。
name-story-europe-01-istanbul-pass = 讨价还价喝掉了三杯咖啡，末了地毯商反倒把看家本领教了出来。
name-story-europe-01-istanbul-fail = 地毯很美，条款却不美，而且卖主的表兄弟认得城里每一家旅馆。

name-story-europe-02-london-pass = 两封电报出自同一人之手，发报人在半个世界上都留下了踪迹。
name-story-europe-02-london-fail = 电报上的字只要没人看着，就会变成别的字。
name-story-europe-02-rome-pass = 地下墓穴的一夜炼硬了心肠，向导数了两遍人头，一个不差。
name-story-europe-02-rome-fail = 地下墓穴的一夜炼硬了心肠，可向导提早溜了，还带走了提灯。
name-story-europe-02-istanbul = 高门里的书记官自会接见来客，等来客学会了等。

name-story-europe-03-london-pass = 第三级楼梯上的灰与别处不同，踏板下面压着一封信。
name-story-europe-03-london-fail = 切尔西的那栋房子，被一个极仔细的人打扫过了。
name-story-europe-03-rome-pass = 枢机主教的秘书被说动了，原本留给君王的祝福，用在了一个过路人身上。
name-story-europe-03-rome-fail = 觐见在沉默中结束，带进去的那点恩宠，没能再带出来。
name-story-europe-03-istanbul-pass = 茶馆里有人把古老的铭文念得分毫不差，有分量的人物都把椅子挪近了。
name-story-europe-03-istanbul-fail = 茶馆里没人纠正那段念错的铭文，大家只是低头看着自己的杯子。

name-story-europe-04-london = 白厅的一位先生有两份卷宗可以“遗失”，代价是在一张表格上签字。
name-story-europe-04-rome = 谁肯跪完七场弥撒，圣器室的执事就为谁摇响那只小铃。
name-story-europe-04-istanbul-pass = 苦修者旋转，屋子也跟着旋转，停下来时，说话的声音里多了一份沉稳。
name-story-europe-04-istanbul-fail = 苦修者停下了旋转，屋子却没有停。

name-story-europe-05-london-pass = 码头工先挥了拳头却落了空，他口袋里的纸指明了去处。
name-story-europe-05-london-fail = 那张纸指明了去处，可两个巡警在街角看完了整场斗殴。
name-story-europe-05-rome-pass = 与那疯皇帝的胸像对视良久，直到它不过是一块大理石。
name-story-europe-05-rome-fail = 那疯皇帝的胸像，直到最后才眨了眨眼。
name-story-europe-05-istanbul = 香料商人按两出售引荐，称秘密用的也是同一杆秤。

name-story-europe-06-london-pass = 灵媒的助手忘了藏好一根线，线那头的地址比整场降灵会更值钱。
name-story-europe-06-london-fail = 没找到线，没找到暗门，也没找到同伙，只有那个声音，在回答谁也没问过的问题。
name-story-europe-06-rome-pass = 瑞士卫队长听完，敬了个礼，命人把小教堂打开一个安静的钟头。
name-story-europe-06-rome-fail = 瑞士卫队长听完，敬了个礼，命人把来客锁了起来。
name-story-europe-06-istanbul-pass = 埃迪尔内的摔跤手分出了橄榄油、面包，还有几位靠山的名字。
name-story-europe-06-istanbul-fail = 摔跤手说出了靠山的名字，不过是在连赢两场之后。

name-story-europe-07-london-pass = 起火的仓库里抢出了两条头绪，进去的人也一个不少地出来了。
name-story-europe-07-london-fail = 起火的仓库里抢出了两条头绪，只是抢出它们的人再也吸不进一口整气。
name-story-europe-07-rome-pass = 女先知的水喝得一滴不剩，她所要的报偿却无处附着。
name-story-europe-07-rome-fail = 女先知的水喝得一滴不剩，她数着杯中剩下的年岁，念出了声。
name-story-europe-07-istanbul-pass = 加拉太的乞丐把生客当成朋友，最可怕的那个故事却没有讲。
name-story-europe-07-istanbul-fail = 加拉太的乞丐把生客当成朋友，讲起了那口井的故事。

name-story-europe-08-london = 基尤的档案员肯调出两卷文书，等前面排队的人都办完之后。
name-story-europe-08-rome-pass = 鞭笞修士的队伍在黑暗中走过，心跳跟了他们一阵，又回到了自己的节拍。
name-story-europe-08-rome-fail = 鞭笞修士的队伍在黑暗中走过，兜帽一顶接一顶地转过来看。
name-story-europe-08-istanbul-pass = 穹顶的光落在一块地砖上，站在那里，仿佛被宽恕了。
name-story-europe-08-istanbul-fail = 抬头望穹顶时没看见缺了的那一级，而石阶很长。
