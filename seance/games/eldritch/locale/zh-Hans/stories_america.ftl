# 美洲遭遇：每一段的故事，依结果而定。

name-story-america-01-arkham-pass = 杂货账目与榅桲果酱的方子之间藏着一段咒文，抄下来时，字句安安静静地待在纸上。
name-story-america-01-arkham-fail = 咒文是抄下来了，可那些字还沿着每一面墙的墙脚继续往下写。
name-story-america-01-san-francisco = 格兰特大道的磨镜匠愿意传授他看东西的门道，只换一桩像样的秘密。
name-story-america-01-buenos-aires-pass = 老妇人的祷词被一字不差地接了下去，她手中的蜡烛燃起白焰。
name-story-america-01-buenos-aires-fail = 连祷中念错了一个名字，礼拜堂里所有的烛火都朝同一侧倾斜，像在侧耳倾听。

name-story-america-02-arkham-pass = 从会社记录里撕下的那一页写着咒语，身后的脚步声在下个街口拐走了。
name-story-america-02-arkham-fail = 那页纸缝进了大衣衬里，可皮克曼街上停着的每辆车里，似乎都坐着人。
name-story-america-02-san-francisco-pass = 大雾遮住了钢梁的尽头，一步接一步终究走到了，从此害怕不过是件小事。
name-story-america-02-san-francisco-fail = 湿滑的钢梁才走了一半，胆气先没了，接着脚下也没了。
name-story-america-02-buenos-aires-pass = 那支探戈的第三段其实是一套仪式，一旦听出门道，念起来竟很顺口。
name-story-america-02-buenos-aires-fail = 唱针抬起之后，留声机又响了整整一个钟头。

name-story-america-03-arkham-pass = 教授写在页边的玩笑话，原来正是一道法术缺失的另一半。
name-story-america-03-arkham-fail = 图书馆打烊时，要找的那排书架还在前方的黑暗里。
name-story-america-03-san-francisco-pass = 巴巴利海岸的老千看这生客顺眼，教了一手盯牌的真功夫。
name-story-america-03-san-francisco-fail = 这一课察言观色，赔光了桌上的钱，还赔上了一些从没摆上桌的东西。
name-story-america-03-buenos-aires-pass = 圣特尔莫的书商只出了一个谜，听了谜底哈哈大笑，把小册子白送了。
name-story-america-03-buenos-aires-fail = 拿到的小册子不对，收据上的签名却谁也不记得签过。

name-story-america-04-arkham = 馆长的吸墨纸下压着一道咒语，谁带来外头的消息，就为谁掀起一角。
name-story-america-04-san-francisco-pass = 教堂的门整夜未关，守夜在清亮而从容的钟声里结束。
name-story-america-04-san-francisco-fail = 在教堂台阶上冲着影子大喊大叫，招来了巡夜的警察，也招来了手铐。
name-story-america-04-buenos-aires = 退休的领航员懂得让拉普拉塔河平静的仪式，只肯拿同样真的东西来换。

name-story-america-05-arkham-pass = 女巫老宅的烟囱里有块松动的砖，后面折着一道咒语，干燥得像刚藏进去一样。
name-story-america-05-arkham-fail = 那块松动的砖，原来撑着上面所有的砖。
name-story-america-05-san-francisco = 萨克拉门托街的师父谁都肯教，只要先留下来把地扫完。
name-story-america-05-buenos-aires-pass = 警哨吹响之前，仪式已经默记在心，剩下的交给一张无辜的脸。
name-story-america-05-buenos-aires-fail = 仪式是学会了，可扶着铁门的手一抖，巡警便什么都明白了。

name-story-america-06-arkham-pass = 墓志铭倒着念是一道咒语，青苔把每个字母都保存得好好的。
name-story-america-06-arkham-fail = 念出墓志铭之后，再回过神来已是白昼，另一条街，手里握着陌生人的伞。
name-story-america-06-san-francisco-pass = 地下烟馆里的镜子教会了眼睛去数出口，那扇不是门的门始终关着。
name-story-america-06-san-francisco-fail = 镜子把眼力教好了，只是有一个倒影没等人看它，就先伸出了手。
name-story-america-06-buenos-aires-pass = 随船医生抄下仪式，还好心地标出哪一段千万别念。
name-story-america-06-buenos-aires-fail = 抄来的仪式多念了一段，从此连电车售票员都像是知道自己家住哪里。

name-story-america-07-arkham = 大学书库的守夜人想找人陪到天亮，愿拿两道法术作酬。
name-story-america-07-san-francisco-pass = 港口的望远镜教会眼睛找出藏在明处的东西，也教会它及时移开。
name-story-america-07-san-francisco-fail = 眼睛学会了用望远镜搜寻，而法拉隆群岛外的某样东西正朝这边看。
name-story-america-07-buenos-aires = 咖啡馆的里间有人正慢慢口授两套仪式，谁有耐心谁就能记下。

name-story-america-08-arkham-pass = 果园门楣上的护符按正确的次序念了出来，整个黄昏都变得和善。
name-story-america-08-arkham-fail = 次序念错，门楣上的护符便成了一句警告，里头还写着名字。
name-story-america-08-san-francisco-pass = 疯人院的照片一张张看完了，从此街上再没有什么能逃过眼睛。
name-story-america-08-san-francisco-fail = 最后一张照片拍的是个后脑勺，正低头看着这同一叠照片。
name-story-america-08-buenos-aires-pass = 领事的遗孀难得听见一句暖心话，打开了收着仪式的那只抽屉。
name-story-america-08-buenos-aires-fail = 领事的遗孀沏了一壶好茶，除此之外什么也没给。
