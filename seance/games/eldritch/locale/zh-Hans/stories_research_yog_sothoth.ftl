# 研究遭遇：犹格·索托斯：每一段的故事，依结果而定。

name-story-research-yog-sothoth-1-city-pass = 锁匠的目录里有一项银钥没标价，他妻子知道模子去了哪里。
name-story-research-yog-sothoth-1-city-fail = 锁匠遭了窃，而此刻正有人在翻他的抽屉。
name-story-research-yog-sothoth-1-wilderness-pass = 穿袍的哨兵倒下了，口袋里的粉笔磨成了那枚缺失符印的形状。
name-story-research-yog-sothoth-1-wilderness-fail = 穿袍的哨兵守住了他的圆圈，黑夜守住了其余的。
name-story-research-yog-sothoth-1-sea-pass = 水面的虹彩静止了片刻，刚够读完。
name-story-research-yog-sothoth-1-sea-fail = 水面的虹彩要拿一道法术来换，否则便收回显露过的一切。

name-story-research-yog-sothoth-2-city = 装订匠宁可烧了那卷书也不卖，唯有一种签名，他不得不收。
name-story-research-yog-sothoth-2-wilderness = 真相就摊在山顶的祭坛上，身无法术的过客，还不值得祭坛理会。
name-story-research-yog-sothoth-2-wilderness-pass = 真相就摊在山顶的祭坛上，行囊里带着的力量经过时，依旧沉睡。
name-story-research-yog-sothoth-2-wilderness-fail = 真相就摊在山顶的祭坛上，而行囊里的法术开始同它说话。
name-story-research-yog-sothoth-2-sea-pass = 船钟自己响了一声，尾浪一时跑到了船头前面，写出来的比指望的还多。
name-story-research-yog-sothoth-2-sea-fail = 船钟自己响了一声，要说的也就这么多。

name-story-research-yog-sothoth-3-city-pass = 会社弟兄争着解释他们的图式，各自纠正了对方的谎话。
name-story-research-yog-sothoth-3-city-fail = 会社弟兄听了问题，沉默下来，把图式画完了。
name-story-research-yog-sothoth-3-wilderness-pass = 夜鹰在同一口气里停了声，寂静中分得出两个人的嗓音。
name-story-research-yog-sothoth-3-wilderness-fail = 夜鹰打着拍子，那拍子合的是谁的呼吸。
name-story-research-yog-sothoth-3-sea = 线索四周的角度全不对劲，沿着最尖的那一个，有个瘦长的东西跑了起来。

name-story-research-yog-sothoth-4-city-pass = 税册上同一个门牌出现两次，而其中只有一栋房子真的盖了。
name-story-research-yog-sothoth-4-city-fail = 税册上同一个门牌出现两次，书记员说，是书记员的笔误。
name-story-research-yog-sothoth-4-wilderness-pass = 十三块石头的环阵投下十四道影子，多出的那道指了两个地方。
name-story-research-yog-sothoth-4-wilderness-fail = 第十四道影子打开了，而身上的法术已经少了一道。
name-story-research-yog-sothoth-4-sea-pass = 圣艾尔摩之火化作文字爬上桅杆，还来得及抄下一段有用的。
name-story-research-yog-sothoth-4-sea-fail = 圣艾尔摩之火爬上桅杆，又顺着指点它的那只手爬了下来。

name-story-research-yog-sothoth-5-city-pass = 那位数学家孤独、出众，又高兴得很，把证明连同推论一并送了人。
name-story-research-yog-sothoth-5-city-fail = 那位数学家受了侮辱，当场演示了一遍。
name-story-research-yog-sothoth-5-wilderness-pass = 月光照出刻在山坡上的钥匙，匙柄匙齿俱全，连它要开什么也看得见。
name-story-research-yog-sothoth-5-wilderness-fail = 刻在山坡上的钥匙，已经转过了。
name-story-research-yog-sothoth-5-sea = 守门者把着海峡，若不许下诺言，便得留下一扇门。

name-story-research-yog-sothoth-6-city-pass = 已故学者立下遗嘱，谁看出平面图上少了地窖，地窖就归谁，他的书全都还在。
name-story-research-yog-sothoth-6-city-fail = 已故学者的房子多了一间地窖，光是找上来的楼梯就花了半夜。
name-story-research-yog-sothoth-6-wilderness-pass = 磨坊上刻的式子在纸上补完了，也只在纸上。
name-story-research-yog-sothoth-6-wilderness-fail = 磨坊上刻的式子念出声补完了，等时间拾起漏掉的那一针，已过了一个星期。
name-story-research-yog-sothoth-6-sea-pass = 遇难者的计日刻痕是倒着数的，起头的地方有一个名字。
name-story-research-yog-sothoth-6-sea-fail = 遇难者的计日刻痕是倒着数的，看着看着，手边又多了一道新的。

name-story-research-yog-sothoth-7-city-pass = 侍祭抡起香炉当棍使，落了空，祈祷书掉在地上，正好翻到那一页。
name-story-research-yog-sothoth-7-city-fail = 侍祭从一扇原本没有的门逃走了，从此每一面墙都可疑。
name-story-research-yog-sothoth-7-wilderness = 要找的东西在门楣下找到了，门楣听了听，血里什么动静也没有，便放行了。
name-story-research-yog-sothoth-7-wilderness-pass = 要找的东西在门楣下找到了，门楣倾听之时，血中的魔法按捺着没有出声。
name-story-research-yog-sothoth-7-wilderness-fail = 要找的东西在门楣下找到了，血中的魔法却应答了起来，久久不休。
name-story-research-yog-sothoth-7-sea-pass = 漩涡自有文法，拿一道法术作动词，便能叫它合上它打开的东西。
name-story-research-yog-sothoth-7-sea-fail = 漩涡反复说着它唯一的一个词，船上谁也没有字典。

name-story-research-yog-sothoth-8-city-pass = 鹅卵石拼的图案只差一笔，谁舍得耗去身上的力量，就能把它画完。
name-story-research-yog-sothoth-8-city-fail = 浑然不觉，逆着日头，从鹅卵石的图案上走了过去。
name-story-research-yog-sothoth-8-wilderness-pass = 闪电在岩石上写了字，便有法子叫雷声念出来。
name-story-research-yog-sothoth-8-wilderness-fail = 闪电在岩石上写了字，又回来签了名。
name-story-research-yog-sothoth-8-sea = 答案在水上浮沉，而水面倾斜起来，起初很缓，朝着最近的世界出口。
