# 研究遭遇：莎布·尼古拉丝：每一段的故事，依结果而定。

name-story-research-shub-niggurath-1-city-pass = 肉铺的另一本账记着并非上桌的买卖，跑掉的那头也追查到了，就地除去。
name-story-research-shub-niggurath-1-city-fail = 肉铺的另一本账早一个钟头烧了，整条街的牛奶都酸在了瓶里。
name-story-research-shub-niggurath-1-wilderness-pass = 祭坛上的羊羔站了起来，原来并非羊羔，等它再躺下时，身下压着答案。
name-story-research-shub-niggurath-1-wilderness-fail = 祭坛上的羊羔站了起来，此后便是一段空白，周围满是蹄印。
name-story-research-shub-niggurath-1-sea-pass = 船首像长出了树皮，树皮底下刻着两组姓名缩写。
name-story-research-shub-niggurath-1-sea-fail = 货舱里的树苗，自己走上了甲板。

name-story-research-shub-niggurath-2-city-pass = 花匠的温室里有一盆贴着阿克罗文标签，标签揭下来完好无损。
name-story-research-shub-niggurath-2-city-fail = 花匠的温室里有一盆没贴标签，也没喂过。
name-story-research-shub-niggurath-2-wilderness-pass = 两棵橡树间垂着一道毛发编成的帘子，隔着安全的距离，把织在上面的记号临了下来。
name-story-research-shub-niggurath-2-wilderness-fail = 两棵橡树里的一棵，把根从地里拔了出来。
name-story-research-shub-niggurath-2-sea-pass = 港务长被说动，烧掉了那条染祸的驳船，烧之前还让人看了货单。
name-story-research-shub-niggurath-2-sea-fail = 港务长只看见一条驳船，费用已付，没什么可大惊小怪。

name-story-research-shub-niggurath-3-city-pass = 接生婆的教区簿册里，两页之间还夹着一页，用蜡粘住了。
name-story-research-shub-niggurath-3-city-fail = 接生婆的教区簿册借出去了，她说借的是位先生，拄着分叉的手杖。
name-story-research-shub-niggurath-3-wilderness = 母神把力气分给每一个孩子，正自言自语，问这里是不是还有一个。
name-story-research-shub-niggurath-3-sea-pass = 海藻缠住了船舵和两只封口的罐子，到头来三样都松开了。
name-story-research-shub-niggurath-3-sea-fail = 海藻缠住了船舵，不慌不忙，掉头朝着树林驶去。

name-story-research-shub-niggurath-4-city-pass = 剧院里的香气没有吸进去，唯一不笑的那个领座员留着所有的节目单。
name-story-research-shub-niggurath-4-city-fail = 剧院里飘着暖草的香气，没有第三幕，只有苔藓，和早晨。
name-story-research-shub-niggurath-4-wilderness-pass = 蘑菇圈被踩破了两处，都是从里往外，光着脚踩的。
name-story-research-shub-niggurath-4-wilderness-fail = 走进蘑菇圈的同伴方才还在喊，现在不喊了。
name-story-research-shub-niggurath-4-sea-pass = 一团盘结的树根漂过，上头是失踪博物学家的书桌，两只抽屉都锁着。
name-story-research-shub-niggurath-4-sea-fail = 那团树根正逆着风和水，往森林的方向回去。

name-story-research-shub-niggurath-5-city-pass = 酿酒师在无月之夜要添一样东西，两家供货的都登在电话簿上。
name-story-research-shub-niggurath-5-city-fail = 酿酒师非要人尝上一口。
name-story-research-shub-niggurath-5-wilderness-pass = 烧炭人把两个同伴埋在了溪水错误的一边，连同全部家当。
name-story-research-shub-niggurath-5-wilderness-fail = 那不是树，从来就不是树，过桥之后它便一直走在旁边。
name-story-research-shub-niggurath-5-sea-pass = 把网从那东西身上割开，它吞下去的一样样摆在了甲板上。
name-story-research-shub-niggurath-5-sea-fail = 网里的东西力气大过四个人，直往红树林里拖。

name-story-research-shub-niggurath-6-city-pass = 当着祂的面把黑乳倒进阴沟，远处有一个祂的孩子痛叫起来。
name-story-research-shub-niggurath-6-city-fail = 黑乳闻着像童年，抿一口也不算多。
name-story-research-shub-niggurath-6-wilderness-pass = 五月柱的彩带按密码编结，村里的孩子不知情地唱着它。
name-story-research-shub-niggurath-6-wilderness-fail = 村子把客人留到节庆那天，住的是好谷仓，铺了很多干草。
name-story-research-shub-niggurath-6-sea = 盐水灼着每一道伤口，可种在皮下的东西也随水漂走了，真相浮了上来。

name-story-research-shub-niggurath-7-city-pass = 名媛们最喜欢有人倾听，其中两位喝着雪利酒，说得停不下来。
name-story-research-shub-niggurath-7-city-fail = 名媛们谈的根本是另一回事，其中一位的丈夫是法官。
name-story-research-shub-niggurath-7-wilderness-pass = 念出了丰收女王的古语，镰刀自己挂回墙上，田地安然休耕。
name-story-research-shub-niggurath-7-wilderness-fail = 古语念得差不多对，庄稼便弯下腰来，想听个清楚。
name-story-research-shub-niggurath-7-sea-pass = 荒岛上的山羊全盯着一块石头，而那石头翻得动。
name-story-research-shub-niggurath-7-sea-fail = 荒岛上的山羊把缆绳啃断了。

name-story-research-shub-niggurath-8-city = 古董商把一位圣人的剑放上柜台，旁边摆着圣人当年不肯签的那张纸。
name-story-research-shub-niggurath-8-wilderness-pass = 用它自己的话问候那块带角的石头，它便说出是谁一直往上面浇酒。
name-story-research-shub-niggurath-8-wilderness-fail = 用它自己的话问候那块带角的石头，应声的是身后的一只崽子。
name-story-research-shub-niggurath-8-sea-pass = 救生艇的饼干罐里没有饼干，最后那名幸存者有更要紧的东西要防潮。
name-story-research-shub-niggurath-8-sea-fail = 防水布底下，救生艇并不是空的。
