# 研究遭遇：克苏鲁：每一段的故事，依结果而定。

name-story-research-cthulhu-1-city-pass = 海关仓库的泥板与雕塑家的梦互为孪生，两样都署了名。
name-story-research-cthulhu-1-city-fail = 海关仓库的木箱是空的，一道湿痕一直拖下了码头。
name-story-research-cthulhu-1-wilderness-pass = 戴鸥面具的人终于不动了，挎包里满是信件。
name-story-research-cthulhu-1-wilderness-fail = 戴鸥面具的人大笑着逃了，他喊的那句话，再也没法当没听过。
name-story-research-cthulhu-1-sea = 雾里有个声音愿把海底的一切都给出来，只要求签一小行字。

name-story-research-cthulhu-2-city-pass = 领港员们多年来头一回互相对证，发现噩梦都带着经纬度。
name-story-research-cthulhu-2-city-fail = 领港员们不肯开口，其中一个却在桌布上画了出来。
name-story-research-cthulhu-2-wilderness-pass = 远高过潮水的岩石上结满藤壶，藤壶之间刻着两个名字。
name-story-research-cthulhu-2-wilderness-fail = 远高过潮水的岩石上结满藤壶，而且全都张着口。
name-story-research-cthulhu-2-sea-pass = 水下的钟声讨不到回应，便把什么都说了。
name-story-research-cthulhu-2-sea-fail = 应了水下的钟声，从此浴缸里、脸盆里、汤匙里都响着它。

name-story-research-cthulhu-3-city-pass = 鱼贩拿怪异的金币当砝码，提单就压在冰块下面。
name-story-research-cthulhu-3-city-fail = 鱼贩的伙计手脚麻利，出来时袋子轻了。
name-story-research-cthulhu-3-wilderness-pass = 躲在柏树后听完了沼泽信徒的歌，用稳稳的手记了下来。
name-story-research-cthulhu-3-wilderness-fail = 沼泽的歌停了，舞者却还在，在床头，在雨里，在纸上。
name-story-research-cthulhu-3-sea-pass = 礁石缝里卡着一尊不该由人手造出的雕像，趁着潮水未转，撬了下来。
name-story-research-cthulhu-3-sea-fail = 对着礁石里的雕像多看了片刻，雕它的那些家伙浮上来换气了。

name-story-research-cthulhu-4-city-pass = 教团的问答对得像自己人，看门的便把这一周的记录交了出来。
name-story-research-cthulhu-4-city-fail = 在地窖里答错了一句，看门人身后便展开一个从来用不着楼梯的东西。
name-story-research-cthulhu-4-wilderness-pass = 渡鸦窝里垫着撕碎的书页，拼起来正好。
name-story-research-cthulhu-4-wilderness-fail = 书页被吹下悬崖，海伸上来接住了它们。
name-story-research-cthulhu-4-sea-pass = 在隔离汽船的底舱，有人把整条航线画在了锅炉上。
name-story-research-cthulhu-4-sea-fail = 隔离汽船上有看守，看守有禁闭舱。

name-story-research-cthulhu-5-city-pass = 溺死者的怀表停在那一刻，刻表壳的匠人记得有两位主顾。
name-story-research-cthulhu-5-city-fail = 没有人向停尸台上的溺死者问话，可那湿漉漉的低语还是热心地响了。
name-story-research-cthulhu-5-wilderness-pass = 荒原上的石头转回从前的朝向，面朝内陆，海边的梦便安静下来。
name-story-research-cthulhu-5-wilderness-fail = 荒原上的石头一路滚下山去，像是等人推这一把等了很久。
name-story-research-cthulhu-5-sea-pass = 测深锤捞上来时沾着蜡，蜡里清清楚楚印着一枚印记。
name-story-research-cthulhu-5-sea-fail = 测深绳忽然绷紧，抓住它的东西开始往上爬。

name-story-research-cthulhu-6-city-pass = 制图师的盲眼学徒知道雾收在哪里，也知道怎样唤它。
name-story-research-cthulhu-6-city-fail = 制图师的学徒原来并不瞎，还悄悄尾随了整整一周。
name-story-research-cthulhu-6-wilderness-pass = 潮池里有只瓶中信，离任何潮水都有几十里和几十年。
name-story-research-cthulhu-6-wilderness-fail = 没下雨，干谷里却来了洪水，把营地连同那瓶子一起卷去了大海。
name-story-research-cthulhu-6-sea-pass = 标示浮城的浮筒被砍断漂走，收上来的锚链上刻着束缚的祷文。
name-story-research-cthulhu-6-sea-fail = 标示浮城的浮筒里有一盏灯，灯里有一张脸。

name-story-research-cthulhu-7-city-pass = 巷子里的狂徒被制服了，领子里缝着整个计划。
name-story-research-cthulhu-7-city-fail = 巷子里的狂徒只挥了一拳，抢走文件，最后望见他时，人正蹚水而去。
name-story-research-cthulhu-7-wilderness-pass = 隐士的贝壳按次序贴在耳边，讲了一个有两种结局的故事。
name-story-research-cthulhu-7-wilderness-fail = 隐士的贝壳次序弄错了，便只讲真话，一讲好几个钟头。
name-story-research-cthulhu-7-sea-pass = 锚链上的东西被打退了，它脖子上挂着一个水手的全部藏书。
name-story-research-cthulhu-7-sea-fail = 锚链上的东西想松手时才松手，还带走了一块小腿肉。

name-story-research-cthulhu-8-city-pass = 硬是把地窖的铁栅掀了起来，底下集会的人走得很匆忙。
name-story-research-cthulhu-8-city-fail = 地窖的铁栅又砸回手指上，警察赶来看是谁在惨叫。
name-story-research-cthulhu-8-wilderness-pass = 倒了一百年的图腾柱重新立了起来，埋在土里的那面有字。
name-story-research-cthulhu-8-wilderness-fail = 倒地的图腾柱滚了起来，压住衣袖直到天亮，又一路滚进河里。
name-story-research-cthulhu-8-sea-pass = 潜水灯找到了沉船，沉船的守卫找到了潜水的人，浮上来的是灯，和一块红石。
name-story-research-cthulhu-8-sea-fail = 潜水灯找到了沉船和够用的线头，其余的都归了沉船的守卫。
