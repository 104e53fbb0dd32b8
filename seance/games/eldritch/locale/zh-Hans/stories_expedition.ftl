# 探险遭遇：每一段的故事，依结果而定。

name-story-expedition-amazon-1-initial = 树根下压着一扇石门，那些根已经抓了四百年。
name-story-expedition-amazon-1-pass-pass = 石门开了，门后的封印重新归位，整片森林松了口气。
name-story-expedition-amazon-1-pass-fail = 封印重新归位，可那些符文要拿往日来抵价。
name-story-expedition-amazon-1-fail-pass = 倒下的树干压得肋骨作响，趴在那里却看见了第二道封印，伸手就够得着。
name-story-expedition-amazon-1-fail-fail = 倒下的树干压得肋骨作响，趴在那里只看得见蚂蚁。

name-story-expedition-amazon-2-initial = 藤蔓之间某处悬着一座桥，向导们谁也不肯提起。
name-story-expedition-amazon-2-pass-pass = 过了桥，先念对了话，再把黄金面孔从壁龛里取下来。
name-story-expedition-amazon-2-pass-fail = 过了桥，还没人碰它，黄金面孔就睁开了眼睛。
name-story-expedition-amazon-2-fail-pass = 走错的路断在河边，把独木舟拖上瀑布时，露出了两块刻字的木板。
name-story-expedition-amazon-2-fail-fail = 走错的路断在河边，瀑布的尽头，正好砸在腰上。

name-story-expedition-amazon-3-initial = 神像的墓室淹到了门楣，得有人顶着水流把门撑住。
name-story-expedition-amazon-3-pass-pass = 宝物捞出了水面，上头缠着一条还能辨读的结绳。
name-story-expedition-amazon-3-pass-fail = 宝物捞出了水面，后面跟着的是一长排彬彬有礼的手。
name-story-expedition-amazon-3-fail-pass = 腿断了，可替人接骨的村民，把那件圣物一直供在长屋里。
name-story-expedition-amazon-3-fail-fail = 腿断了，而村民对擅闯的人自有一套规矩。

name-story-expedition-antarctica-1-initial = 黑城上头的冰必须凿开，严寒把铁器和手都磨钝了。
name-story-expedition-antarctica-1-pass-pass = 五角大厅里的古老机器停了下来，随后的寂静，不过是寂静。
name-story-expedition-antarctica-1-pass-fail = 古老机器停了下来，可壁画已被读到了末尾。
name-story-expedition-antarctica-1-fail-pass = 雪橇翻了两个滚，停下的地方，冰壁里的拉杆伸手可及。
name-story-expedition-antarctica-1-fail-fail = 雪橇翻了两个滚，雪落定了，此后很久什么也没发生。

name-story-expedition-antarctica-2-initial = 群山之中有一座没有影子，得靠仪器找出是哪一座。
name-story-expedition-antarctica-2-pass-pass = 空心的山峰里响着笛声，忍着它走过去，便到了存放那东西的地方。
name-story-expedition-antarctica-2-pass-fail = 空心的山峰里响着笛声，此后每把水壶、每片铰链，都在重复它。
name-story-expedition-antarctica-2-fail-pass = 徒手从雪崩里刨出了失踪的营地和它的日志，其中两本还是干的。
name-story-expedition-antarctica-2-fail-fail = 雪崩什么都松开了，唯独没松开一只靴子和里头的脚。

name-story-expedition-antarctica-3-initial = 竖井深过了最后一根绳子，底下却还有微光。
name-story-expedition-antarctica-3-pass-pass = 神器躺在绿皂石的托座里，那些瞎眼的企鹅转身走开了。
name-story-expedition-antarctica-3-pass-fail = 神器刚离开托座，深处就有个滚圆的东西开始往坡上滚。
name-story-expedition-antarctica-3-fail-pass = 一只脚踩穿了冰面，拉人上来的挪威人愿拿他们的怪东西换煤。
name-story-expedition-antarctica-3-fail-fail = 一只脚踩穿了冰面，挪威人不信什么善心，而黑夜要到九月才完。

name-story-expedition-heart-of-africa-1-initial = 湖边的人守着一口井，井盖是一整块石板。
name-story-expedition-heart-of-africa-1-pass-pass = 井里正往上升的东西，被一段一段地唱了回去，直到水只是水。
name-story-expedition-heart-of-africa-1-pass-fail = 井里正往上升的东西被唱了回去，唱歌人的名字也跟着沉了下去。
name-story-expedition-heart-of-africa-1-fail-pass = 石板一滑砸了下来，可它的背面刻着上一回是怎样封住这口井的。
name-story-expedition-heart-of-africa-1-fail-fail = 石板一滑砸了下来，上面刻的东西脸朝下埋进了泥里。

name-story-expedition-heart-of-africa-2-initial = 鼓声在夜里换了地方，鼓手留下的踪迹很淡。
name-story-expedition-heart-of-africa-2-pass-pass = 鼓手们的无花果树下放着那张面具，回去的路上，谁也没有戴它。
name-story-expedition-heart-of-africa-2-pass-fail = 在无花果树下把面具举到光里，只一次，只透过它看了一眼。
name-story-expedition-heart-of-africa-2-fail-pass = 陷坑很深，不过早先掉进来的人里，有两个带着文件。
name-story-expedition-heart-of-africa-2-fail-fail = 陷坑很深，挖坑的人黄昏时带着绳子回来了。

name-story-expedition-heart-of-africa-3-initial = 峡谷收窄成一道湿滑的树根梯，顶上就是那座灰色的城。
name-story-expedition-heart-of-africa-3-pass-pass = 灰城里只有宝库还留着屋顶，白猿默默地看着，一声不出。
name-story-expedition-heart-of-africa-3-pass-fail = 宝库交出了最好的一件，白猿们轻声说起话来，说的竟是人话。
name-story-expedition-heart-of-africa-3-fail-pass = 树根梯折断了一条小腿，路过的商人货包里有件怪东西，人也还有副心肠。
name-story-expedition-heart-of-africa-3-fail-fail = 树根梯折断了一条小腿，路过的商人拿走了靴子、水和骡子。

name-story-expedition-himalayas-1-initial = 喇嘛敲响一声铜钵，守着山口的东西便下来见客了。
name-story-expedition-himalayas-1-pass-pass = 守护者一去，经筒便能往正确的方向转，转了整整一夜。
name-story-expedition-himalayas-1-pass-fail = 经筒又往正确的方向转了，只是每只后面都多了一张先前没有的脸。
name-story-expedition-himalayas-1-fail-pass = 守护者有一侧看不见，寺钟有一个音敲得准，两样凑在一起，把它送回了老家。
name-story-expedition-himalayas-1-fail-fail = 守护者横坐在山口，独自哼着歌，那嗓音像是从家庭相册里传来的。

name-story-expedition-himalayas-2-initial = 赶牦牛的人曾见北壁上亮着一扇窗，那里不可能有窗。
name-story-expedition-himalayas-2-pass-pass = 窗后的老人把保管多年的东西交了出来，终于睡下了。
name-story-expedition-himalayas-2-pass-fail = 窗后的桌上摆着两副碗筷，茶是趁热倒好的。
name-story-expedition-himalayas-2-fail-pass = 身下是万丈虚空，戴手套的手摸到了遇难者的挎包，里头有两张地图。
name-story-expedition-himalayas-2-fail-fail = 身下是万丈虚空，有足够的工夫体会绳子怎样勒紧肋骨。

name-story-expedition-himalayas-3-initial = 最后一座营地，谁要睡在里头，谁就得自己背上去。
name-story-expedition-himalayas-3-pass-pass = 冰洞里的冷之高原不过是幅画，画前的圣物也不过是沉。
name-story-expedition-himalayas-3-pass-fail = 圣物取走了，一路跟下山谷的风，是从画里吹出来的。
name-story-expedition-himalayas-3-fail-pass = 脚夫不肯再走，却有一个愿意卖出祖父当年背下山的东西。
name-story-expedition-himalayas-3-fail-fail = 脚夫不肯再走，也不肯说他们夜里一直在数什么。

name-story-expedition-pyramids-1-initial = 沙子把甬道填到了胸口，只能一筐一筐地往外搬。
name-story-expedition-pyramids-1-pass-pass = 残破的王名圈补全了，黑暗法老失去了归来所凭的名字。
name-story-expedition-pyramids-1-pass-fail = 残破的王名圈补全了，补上的那个名字，取自离它最近的人。
name-story-expedition-pyramids-1-fail-pass = 顶上的石块只差一掌没砸中要害，石后的一丝风却通向封印。
name-story-expedition-pyramids-1-fail-fail = 顶上的石块落了下来，石后的风吹灭了最后一根火柴。

name-story-expedition-pyramids-2-initial = 墓道里画着许多门，其中一扇不是画的。
name-story-expedition-pyramids-2-pass-pass = 四十二问一一答过，离开时，天平上少了一样东西。
name-story-expedition-pyramids-2-pass-fail = 问到第十九条，羽毛沉了下去，胡狼头的神合上了书。
name-story-expedition-pyramids-2-fail-pass = 掀开的石棺并不是要找的那口，棺里的书吏却带着笔记下葬。
name-story-expedition-pyramids-2-fail-fail = 掀开的石棺并不是要找的那口，棺盖合回来比掀开时快得多。

name-story-expedition-pyramids-3-initial = 通风道刚够一个人爬，前提是呼出一口气，不再吸回来。
name-story-expedition-pyramids-3-pass-pass = 王后的灯还亮着，捧灯的人张开手骨，侧身让路。
name-story-expedition-pyramids-3-pass-fail = 王后的灯取下来了，没看见圣甲虫，等看见时已钻进了袖子。
name-story-expedition-pyramids-3-fail-pass = 半截身子卡在通风道里，底下的盗墓人却通情达理，还肯分赃。
name-story-expedition-pyramids-3-fail-fail = 半截身子卡在通风道里，底下的盗墓人商量了一阵，生起了火。

name-story-expedition-tunguska-1-initial = 倒伏的松树直铺到天边，全都背向一处，树间的沼泽拽着人往下沉。
name-story-expedition-tunguska-1-pass-pass = 那块天空的碎片被弄懂、压熄，沉进了电报也找不到的地方。
name-story-expedition-tunguska-1-pass-fail = 碰了那块天空的碎片，又回到了1908年，随后什么年也不是。
name-story-expedition-tunguska-1-fail-pass = 膝盖在泥淖里扭断了，贴着地面却看清了老萨满埋下的符记，还来得及修补。
name-story-expedition-tunguska-1-fail-fail = 膝盖在泥淖里扭断了，泥淖知道的别的事，一样也没吐出来。

name-story-expedition-tunguska-2-initial = 驯鹿死也不肯走进某一条山谷，要找它，就看鹿往哪里不走。
name-story-expedition-tunguska-2-pass-pass = 走过坑底那片玻璃时没有低头看，宝物就在正中央。
name-story-expedition-tunguska-2-pass-fail = 坑底的玻璃清澈见底，深处有个人，一步不差地跟着走。
name-story-expedition-tunguska-2-fail-pass = 考察队的雪橇从沼泽里拖了出来，两只铁箱还锁着。
name-story-expedition-tunguska-2-fail-fail = 考察队的雪橇还在沼泽里，拉它的人背上却撕裂了什么。

name-story-expedition-tunguska-3-initial = 一根粗如房屋的树干横在唯一的干路上。
name-story-expedition-tunguska-3-pass-pass = 坠落之物的手艺一望便知，造它的人还在边上刻了留言。
name-story-expedition-tunguska-3-pass-fail = 坠落之物带走了，它嘀嗒作响，与心跳合得太准。
name-story-expedition-tunguska-3-fail-pass = 在猎人的炉边咳着血，听说他拿一颗金属蛋抵门。
name-story-expedition-tunguska-3-fail-fail = 在猎人的炉边咳着血，才知道他养着狗，也不喜欢生人。
