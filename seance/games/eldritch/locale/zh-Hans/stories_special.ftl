# 特殊遭遇：每一段的故事，依结果而定。

name-story-special-rlyeh-1-initial = 浮出海面的石头，从哪一面都能读出字来，一面比一面更糟。
name-story-special-rlyeh-1-pass-pass = 哗变的水手被说服了，最古老的封印划上岸去，安放到位。
name-story-special-rlyeh-1-pass-fail = 水手们也一直在听那块石头说话，并且照做了。
name-story-special-rlyeh-1-fail = 龙骨下面深处，一块石板挪开了，从容得像梦中人翻了个身。

name-story-special-rlyeh-2-initial = 那扇门有一亩地大，挂的角度没有石匠见过。
name-story-special-rlyeh-2-pass-pass = 海草不肯长的地方便是门枢，楔子牢牢打了进去。
name-story-special-rlyeh-2-pass-fail = 门枢混在一千块相像的石头里，潮水又涨回来了。
name-story-special-rlyeh-2-fail = 几十只黏滑的手按住了擅闯者，等候发落。

name-story-special-rlyeh-3-initial = 正午时分，人人都醒着，那梦却爬上了海滩。
name-story-special-rlyeh-3-pass-pass = 梦里有一把锁，而那把锁的名字，恰好知道。
name-story-special-rlyeh-3-pass-fail = 梦里有一把锁，只是在门的另一边。
name-story-special-rlyeh-3-fail = 那梦一直做到了头，尽头处，沉睡者的眼睛占满了天空。

name-story-special-rlyeh-4-initial = 碧水沿着巨人的阶梯倾泻而下，唯一的路是逆流而上。
name-story-special-rlyeh-4-pass-pass = 在顶上用船帆裹住了大钟，召告深海的钟声没有响起。
name-story-special-rlyeh-4-pass-fail = 顶上的大钟其实一直在响，只是下面的人听不见那么低的声音。
name-story-special-rlyeh-4-fail = 巨人的阶梯，下来时短得多，也硬得多。

name-story-special-rlyeh-5-initial = 街道会折叠，左拐三次等于右拐一次，而其中一个拐角饿着。
name-story-special-rlyeh-5-pass-pass = 用血画出了城的图样，一笔不差，又抹去了其中一笔。
name-story-special-rlyeh-5-pass-fail = 用血画出了城的图样，里头有一处错，而那个拐角找到了它。
name-story-special-rlyeh-5-fail = 那锐角像钝角一样张开，又像颌骨一样合上。

name-story-special-rlyeh-6-initial = 浮雕上的眼睛全闭着，走过去时，听得见它们一一睁开。
name-story-special-rlyeh-6-pass-pass = 不管那些眼睛，把浮雕读到了末尾，又把最后一个人像转过去朝着墙。
name-story-special-rlyeh-6-pass-fail = 浮雕读到了末尾，最后一个人像提着灯，拿着绳，还捧着这本笔记。
name-story-special-rlyeh-6-fail = 有东西从浮雕上走了下来，地面倾斜着替它让路。

name-story-special-key-gate-1-initial = 越过最后一道拱门便不再有远近，引路者问，敲门的是谁的仆从。
name-story-special-key-gate-1-pass-pass = 那个词是知道的，只是要用另一个词来付，付了便永远忘却。
name-story-special-key-gate-1-pass-fail = 那个词的各种形式都知道，唯独一种不知道，而念出口的偏偏是它。
name-story-special-key-gate-1-fail = 台座上蒙面的形影点了点头，又腾出一个台座的位置。

name-story-special-key-gate-2-initial = 光泡飘浮而过，每一个都是一百年，而且颇为好奇。
name-story-special-key-gate-2-pass = 一路上查明的一切，在这里都能像铺路石一样铺下去，一块接一块，通向对岸。
name-story-special-key-gate-2-fail = 一个光球轻轻碰了另一个，而中间原本有人。

name-story-special-key-gate-3-initial = 每个方向都通向此处，要紧的是看出哪一个此处才是最初的。
name-story-special-key-gate-3-pass = 理智在这里像灯油一样燃烧，而那扇门的门轴，就在光亮边缘的外头。
name-story-special-key-gate-3-fail = 最后那个此处，原来有一副喉咙。

name-story-special-key-gate-4-initial = 门槛必须顶住，可它既无实质，也无尽头。
name-story-special-key-gate-4-pass-pass = 咒式成立了，它要的不过是曾经懂得它的那段记忆。
name-story-special-key-gate-4-pass-fail = 咒式在第九个角上垮了，连同推演它的头脑一起。
name-story-special-key-gate-4-fail = 从这一边看是关在外头，从那一边看是关在里头，而人正站在那一边。

name-story-special-key-gate-5-initial = 信众的吟唱透过石头传来，熟知经文的人，数得出其中的错。
name-story-special-key-gate-5-pass-pass = 用他自己的经书驳倒了主祭，信众尴尬地散了阵。
name-story-special-key-gate-5-pass-fail = 主祭有话可答，信众有词可应，天空有了一道裂缝。
name-story-special-key-gate-5-fail = 吟唱先占了来人的嗓音，然后一样接一样，占了别的。

name-story-special-key-gate-6-initial = 银匣里的羊皮纸一边被读一边自己写，总领先半行。
name-story-special-key-gate-6-pass-pass = 借来的力量一分一分放下，空着的手转动了钥匙。
name-story-special-key-gate-6-pass-fail = 借来的力量不肯被放下，它抓得更紧。
name-story-special-key-gate-6-fail = 羊皮纸十分慷慨，口授了两道法术，还指明了在哪里签名。
