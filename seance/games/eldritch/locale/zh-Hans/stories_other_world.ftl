# 异界遭遇：每一段的故事，依结果而定。

name-story-other-world-01-initial = 玄武岩书架高不见顶，每一架上的书名都朝着墙。
name-story-other-world-01-pass-pass = 那本书一归位，来路便合上了，还来得及多读一页。
name-story-other-world-01-pass-fail = 那本书一归位，来路便合上了，而摊开的那一页，正有谁从另一面读着。
name-story-other-world-01-fail = 管理员从上方的黑暗里降下来，伸出一条肢体，索要阅览费。

name-story-other-world-02-initial = 街道是熟悉的，太阳却不是，这里会动的东西，没有一样是娘生的。
name-story-other-world-02-pass-pass = 归路合拢，把世界的废墟关在身后，一张昨日的报纸随身带了出来。
name-story-other-world-02-pass-fail = 归路合拢，把世界的废墟关在身后，快得只带回了一股气味。
name-story-other-world-02-fail-pass = 最后一部编年史用死去的语言写成，幸好只看得懂年份。
name-story-other-world-02-fail-fail = 最后一部编年史清晰可辨，而且把每个人的下场都写得很细。

name-story-other-world-03-initial = 锥形的学者滑行而过，个个朝将要借用的身体微微欠身。
name-story-other-world-03-pass-pass = 拒绝了换体，光门熄灭，手心里还攥着一张揉皱的卡片。
name-story-other-world-03-pass-fail = 拒绝了换体，光门熄灭，只是那双手过了很久才又像是手。
name-story-other-world-03-fail = 档案员一段一段地取走记忆，除非拿得出更好的东西来换。

name-story-other-world-04-initial = 高塔矗立在月亮背后，露台上那片褴褛的黄色正在招手。
name-story-other-world-04-pass = 第二幕始终没有开演，幕布落下，次元门也随之合上，谁肯留下，更衣室就为谁开着。
name-story-other-world-04-fail-pass = 给廷臣们讲了个更好的故事，今夜没有通报国王驾到。
name-story-other-world-04-fail-fail = 廷臣们一个接一个摘下面具，通报国王驾到。

name-story-other-world-05-initial = 炉火很暖，猎人手里有矛，一切全看怎样在他们中间坐下。
name-story-other-world-05-pass = 部落里的老人能把空中的洞缝上，手上忙着，嘴里讲着故事，只要有人肯留下来听。
name-story-other-world-05-fail-pass = 追猎持续到天亮，被追的跑赢了。
name-story-other-world-05-fail-fail = 追猎持续到天亮，对猎人来说是个好早晨。

name-story-other-world-06-initial = 女巫审判到了第三天，法庭请新来的人充当翻译。
name-story-other-world-06-pass = 被告获释，池水合上了岁月之间的通路，月落之前，她还有一样东西可教。
name-story-other-world-06-fail-pass = 站着听完了判决，那根绳子原来是用来挂画的。
name-story-other-world-06-fail-fail = 宣读判决的是今人的嗓音，旁听席上的每张脸都是亲戚。

name-story-other-world-07-initial = 通往深睡之门的七百级台阶，醒时所知的一切，压在每一级上。
name-story-other-world-07-pass-pass = 用肩膀顶着梦，把铜门推上了，门就此关着。
name-story-other-world-07-pass-fail = 铜门朝反方向荡开，从云中桨帆船间跌下去，跌了大半夜。
name-story-other-world-07-fail = 乌撒的一只猫指了路，过了好几个星期，才有人想到要怀疑那只猫。

name-story-other-world-08-initial = 甲虫族在我们的城上建起了他们的城，把来客当成古物。
name-story-other-world-08-pass-pass = 甲虫贤者比对两部历法，找出错处，把那一页合上了。
name-story-other-world-08-pass-fail = 甲虫贤者比对两部历法，为看个仔细，把那错处解剖了。
name-story-other-world-08-fail-pass = 博物馆的展柜比玻璃结实，却拗不过拼命的人。
name-story-other-world-08-fail-fail = 博物馆的展柜里很安宁，标签上写着里面曾经是谁。

name-story-other-world-09-initial = 应声而动的身体有四条臂、没有喉咙，只能单凭意志驾驭。
name-story-other-world-09-pass-pass = 转动巨大的透镜，直到两个纪元不再相触。
name-story-other-world-09-pass-fail = 巨大的透镜转反了，照过来的是年轻太阳的正午。
name-story-other-world-09-fail = 那身体不肯听话，主人的梦像地下水一样漫上来，除非能给其中一个安上意义。

name-story-other-world-10-initial = 黑河之下，真菌们开庭问话，隔着一只金属匣子打听血肉之躯为何远来。
name-story-other-world-10-pass-pass = 古老匠人的桥被击中拱心石，通往犹格斯的路掉进了河里。
name-story-other-world-10-pass-fail = 古老匠人的桥被敲响了，桥下的什么东西把那声音当成了自己的名字。
name-story-other-world-10-fail = 法庭认为证人闪烁其词，便又问了一遍，这回没用匣子，直接问进脑子里。

name-story-other-world-11-initial = 大厅的索引自成一室，按读者所怕的东西重新排列。
name-story-other-world-11-pass-pass = 禁书架用亲人的声音呼唤着，还是走了过去，大门在身后砰然关上。
name-story-other-world-11-pass-fail = 那到底是极好的一架书，再看一章也不碍事。
name-story-other-world-11-fail = 大厅把来客编进目录，此后原件便无须保留，除非另有东西可供收录。

name-story-other-world-12-initial = 死城里的钟都长着手，人的手，其中一只正指着路。
name-story-other-world-12-pass-pass = 黄印出现一处便刮去一处，刮到最后一处，双日落了下去。
name-story-other-world-12-pass-fail = 黄印刮掉了，却又出现在刀上、袖子上、眼皮里面。
name-story-other-world-12-fail = 哈利湖横在每一条街上，可以等它退潮，也可以涉水过去。

name-story-other-world-13-initial = 这里没有太阳可以把人照疯，只有一阵嗡鸣，它想让人附和。
name-story-other-world-13-pass-pass = 用低半音去应那嗡鸣，发声的机器便从天上把自己撕了下来。
name-story-other-world-13-pass-fail = 用准音去应那嗡鸣，接下来出于礼貌，只好把整曲听完。
name-story-other-world-13-fail-pass = 样样附和，样样便都肯给看，连开关也在其中。
name-story-other-world-13-fail-fail = 样样附和，便看见了那一架子圆筒，还有空筒上的标签。

name-story-other-world-14-initial = 图书之城的门口有件仪器，按来客查明了多少来称分量。
name-story-other-world-14-pass-pass = 称过分量，迎进门去，领到地库，独自面对那根拉杆，于是拉了下去。
name-story-other-world-14-pass-fail = 称过分量，迎进门去，却被误领到一间侧厅，里头存着再没人来领的神智。
name-story-other-world-14-fail-pass = 分量不够，被撵了出来，底层的窗栅却掰得弯。
name-story-other-world-14-fail-fail = 分量不够，被撵了出来，从一座没有楼梯的城的顶上。

name-story-other-world-15-initial = 真菌们轮班采矿，拿一桩好秘密来，工头便会看向别处。
name-story-other-world-15-pass-pass = 工头看向别处，供养通路的矿脉被它自己的矿渣封死了。
name-story-other-world-15-pass-fail = 工头看向别处，矿渣开始低语，要说的话多得很。
name-story-other-world-15-fail-pass = 监工用声音驱赶众人，不为所动的心径直穿过去，抽掉了坑柱。
name-story-other-world-15-fail-fail = 监工先用声音驱赶，后用爪子。

name-story-other-world-16-initial = 有一本书在呼吸，通往出口的过道正从它旁边经过。
name-story-other-world-16-pass-pass = 书末题记点出了印坊小鬼的名字，它被遣走时，把整座大厅合了起来。
name-story-other-world-16-pass-fail = 书末题记点出了印坊小鬼的名字，印坊小鬼抬起了头。
name-story-other-world-16-fail = 那本书自己翻着页，寻找来客所在的那一处，若有枚书签，事情就好办了。

name-story-other-world-17-initial = 戴面具的主人把生客依次引给每位宾客，这支舞很长。
name-story-other-world-17-pass-pass = 用合乎礼数的话提前一个钟头报了午夜，整座宫殿都信了。
name-story-other-world-17-pass-fail = 报了午夜，宾客纷纷摘下面具，其中一位根本没有戴。
name-story-other-world-17-fail-pass = 一路舞到大厅边缘，还看得清地上画的舞步，倒着踩了回去。
name-story-other-world-17-fail-fail = 一路舞到大厅边缘，然后被极有礼貌地请了出去，外头没有地。

name-story-other-world-18-initial = 下层墓窟的食尸鬼还记得自己做过人，指望别人照此同它们说话。
name-story-other-world-18-pass-pass = 它们领路到那块带铁环的巨石前，石头放下时，谁也没有看。
name-story-other-world-18-pass-fail = 它们领路到那块带铁环的巨石前，先请吃了一顿，问是什么未免失礼。
name-story-other-world-18-fail = 阶梯底下要收过路钱，或从行李里出，或从人身上出。

name-story-other-world-19-initial = 伟大种族只同对等者往来，并备有表格以资鉴定。
name-story-other-world-19-pass-pass = 两份卷宗交到手上，第二份的脚注写明了离开时如何关门。
name-story-other-world-19-pass-fail = 两份卷宗交到手上，第二份是自己的，很长，却很快便断了。
name-story-other-world-19-fail = 表格上还有最后一问，可以当场作答，也可以想到想通为止。

name-story-other-world-20-initial = 大厅里最古老的文字不在架上，而在地板的纹理中。
name-story-other-world-20-pass-pass = 从地板上读出一道法术，看门人受了恭维，顺手把来路扫得干干净净。
name-story-other-world-20-pass-fail = 从地板上读出一道法术，看门人却要人把他的笔迹细细夸上一番。
name-story-other-world-20-fail-pass = 目光移开之后，地板的纹理还在动，好在它爬不高。
name-story-other-world-20-fail-fail = 地板的纹理还在动，而且会爬，已经找到了脚踝。

name-story-other-world-21-initial = 塞勒菲斯来的大胡子船长，谁懂得云港的规矩就载谁。
name-story-other-world-21-pass = 航程中学到两件真事，再洒一点血，便能升起拦港的锁链。
name-story-other-world-21-fail-pass = 黑色桨船的桨手又抓又扯，好在每根带子都扣得紧。
name-story-other-world-21-fail-fail = 黑色桨船的桨手又抓又扯，为掉出来的东西互相抬价。

name-story-other-world-22-initial = 那盏灯只照出心里所想，因此最好少想些什么。
name-story-other-world-22-pass-pass = 外域真菌的宝物装进了袋子，撑开通路的那块松动铁板也被看见，一脚踢了进去。
name-story-other-world-22-pass-fail = 外域真菌的宝物装进了袋子，一根细如睫毛的针扎进了后颈。
name-story-other-world-22-fail-pass = 带翼的搬运工抓不牢的，便松了爪。
name-story-other-world-22-fail-fail = 带翼的搬运工从不松爪，除非在高处。

name-story-other-world-23-initial = 下面什么也没有，上面什么也没有，而其中一样正在靠近。
name-story-other-world-23-pass-pass = 凝望深渊的人没有被深渊望穿，双脚一蹬，把崖沿蹬开了。
name-story-other-world-23-pass-fail = 意志从深渊里回来时更硬了，脊梁却没有。
name-story-other-world-23-fail-pass = 腿陷了下去，可那个倒数年岁的声音，叫它住口，它便住了口。
name-story-other-world-23-fail-fail = 腿陷了下去，那个倒数的声音已经数到了个位。

name-story-other-world-24-initial = 国王的侍从长按品级接见来客，而品级，全看能叫他相信什么。
name-story-other-world-24-pass = 像对待使节一样赠了礼，至于城门的钥匙，还要再说两件心腹话。
name-story-other-world-24-fail-pass = 前厅的画像上没有一个认识的人，就死死抓住这一点。
name-story-other-world-24-fail-fail = 前厅的画像上全是认识的人，都望着左边，望着那扇门。
