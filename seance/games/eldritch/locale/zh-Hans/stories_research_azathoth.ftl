# 研究遭遇：阿撒托斯：每一段的故事，依结果而定。

name-story-research-azathoth-1-city-pass = 天文台的夜间记录被擦掉了，好在铅笔下得很重，而且写了两遍。
name-story-research-azathoth-1-city-fail = 天文台的夜间记录，唯独要紧的那一周是空白。
name-story-research-azathoth-1-wilderness-pass = 站在山顶，天上的图样一目了然，拿一面镜子，耐住性子，竟能拨动它。
name-story-research-azathoth-1-wilderness-fail = 星光下看，山顶比实际近，而下来的路又比上去快。
name-story-research-azathoth-1-sea-pass = 船长的星图给同一颗星标了两个位置，两个都用得上。
name-story-research-azathoth-1-sea-fail = 照着一颗并不存在的星校正航向，船花了一整天才弄清自己在哪儿。

name-story-research-azathoth-2-city-pass = 彗星教的圣歌不过是唱出来的轨道表，末一段唱的是个日子。
name-story-research-azathoth-2-city-fail = 为了验证读法，把圣歌唱了一遍，头顶上那点绿光亮了几分。
name-story-research-azathoth-2-wilderness-pass = 焦黑的圆圈里寸草不生，只有两行脚印，还分得清谁是谁的。
name-story-research-azathoth-2-wilderness-fail = 黄昏走进焦黑的圆圈，黄昏走出来，日历却不认账。
name-story-research-azathoth-2-sea-pass = 陨石吊上了船，钢缆居然撑住了，毫无道理。
name-story-research-azathoth-2-sea-fail = 陨石吊上了船，钢缆紧跟着像鞭子一样抽了过来。

name-story-research-azathoth-3-city-pass = 紫外灯下，沾污的海报显出那合唱团排练的究竟是什么。
name-story-research-azathoth-3-city-fail = 排练室里空无一人，椅子上的笛子却还是热的，也还是湿的。
name-story-research-azathoth-3-wilderness-pass = 听着山岩上的鼓声，听到它有了意义，再听到它没了意义，天上一片阴影便散了。
name-story-research-azathoth-3-wilderness-fail = 听着山岩上的鼓声，一直听到它有了意义。
name-story-research-azathoth-3-sea-pass = 那唯一平静的夜里，天的倒影比天还清楚，用桨一搅就动。
name-story-research-azathoth-3-sea-fail = 阴云密布，从海的这头直到那头。

name-story-research-azathoth-4-city-pass = 星相家银行的金库，是用老办法打开的，拿铁棍撬。
name-story-research-azathoth-4-city-fail = 金库的门，本就是造来砸人的。
name-story-research-azathoth-4-wilderness-pass = 牧羊人的石堆是一幅星图，他死后，其中一颗星被人挪过。
name-story-research-azathoth-4-wilderness-fail = 白天看来，不过是些石堆。
name-story-research-azathoth-4-sea = 沉没的天文台交出了它的秘密，而彗星正从破穹顶往里看。

name-story-research-azathoth-5-city-pass = 两家报纸都登了同一场不可能的日落，两个记者拍的是同一张照片。
name-story-research-azathoth-5-city-fail = 证明一切的卷宗不在柜子里，柜子也不在，房间也不在。
name-story-research-azathoth-5-wilderness-pass = 洞里找到的小骨笛按正确的次序折断，夜空闭上了一只眼睛。
name-story-research-azathoth-5-wilderness-fail = 洞里的笛子只透露了制笛人的名字，再没别的。
name-story-research-azathoth-5-sea = 无名游艇的舵手把那本书带在船上，并照着书念出了价钱。

name-story-research-azathoth-6-city-pass = 天象馆馆长很高兴，终于有人来谈话而不打听节目的结尾。
name-story-research-azathoth-6-city-fail = 天象馆馆长动了气，重新打开投影仪，而转动的并不是投影仪。
name-story-research-azathoth-6-wilderness-pass = 灌木丛里的日晷差了一个钟头，那个钟头就藏在晷盘底下。
name-story-research-azathoth-6-wilderness-fail = 灌木丛里的日晷差了一个钟头，盯着看久了，它便准了。
name-story-research-azathoth-6-sea-pass = 灯塔在明灭之间另发一段讯息，给数着黑暗的人看。
name-story-research-azathoth-6-sea-fail = 数着明灭之间的黑暗，数着数着人便乱了，苍天却没有乱。

name-story-research-azathoth-7-city-pass = 被催眠的人重复着那段祷文，听的人从头听到尾，一声也没跟着哼。
name-story-research-azathoth-7-city-fail = 催眠师数到三，很难说二之后发生了什么。
name-story-research-azathoth-7-wilderness-pass = 老矿工只求有人信他，有人信了，他便画出了地图。
name-story-research-azathoth-7-wilderness-fail = 没人信老矿工的话，他便亮出了桶里带上来的东西。
name-story-research-azathoth-7-sea-pass = 海浪下的哨音穿过身体又穿了出去，把曲谱留了下来。
name-story-research-azathoth-7-sea-fail = 海浪下的哨音穿过身体，有一部分没出去。

name-story-research-azathoth-8-city-pass = 天文学家的墙纸后面是他真正的演算，再后面，是另一个人的。
name-story-research-azathoth-8-city-fail = 墙纸后面还是墙纸，再后面是房东太太，和她的一堆问题。
name-story-research-azathoth-8-wilderness-pass = 玻璃荒原割穿了靴底，镜面里却同时照出那记号和它的孪生。
name-story-research-azathoth-8-wilderness-fail = 玻璃荒原割穿了靴底，再往前的沙丘，陡得腰背吃不消。
name-story-research-azathoth-8-sea-pass = 读了幽灵船的日志，页边记着船长当年如何给天空掌舵。
name-story-research-azathoth-8-sea-fail = 读了幽灵船的日志，页边全被啃掉了。
