# 亚洲/澳洲遭遇：每一段的故事，依结果而定。

name-story-asia-australia-01-shanghai-pass = 算命先生的第三张签总做了记号，记号的册子就压在凳子底下。
name-story-asia-australia-01-shanghai-fail = 算命先生翻开第三张签，收起笑容，把钱退了回来。
name-story-asia-australia-01-tokyo-pass = 大佐用毛笔签下命令，天还没亮，海湾对面便传来了炮声。
name-story-asia-australia-01-tokyo-fail = 大佐拒绝了，他的军曹送客下楼，只是没有走楼梯。
name-story-asia-australia-01-sydney-pass = 剪毛工都下注说办不到，可日落之前，最后一捆羊毛上了车。
name-story-asia-australia-01-sydney-fail = 羊毛码头上热浪浮动，浮动的热浪里长着牙齿。

name-story-asia-australia-02-shanghai-pass = 青帮的账房佩服有胆色的人，想看哪本账就翻开哪本。
name-story-asia-australia-02-shanghai-fail = 青帮的账房放下算盘，朝门口的人点了点头。
name-story-asia-australia-02-tokyo = 指哪里，守军就打哪里，只要公文先走完九张办公桌。
name-story-asia-australia-02-sydney-pass = 救生艇把从没用过的筋骨都练了出来，礁石也放它过去了。
name-story-asia-australia-02-sydney-fail = 救生艇练出了筋骨，礁石又教训了骨头。

name-story-asia-australia-03-shanghai-pass = 灯下读着甲骨，裂纹的意思不多不少，正如学者所说。
name-story-asia-australia-03-shanghai-fail = 灯下读着甲骨，裂纹一路延伸到了桌面上。
name-story-asia-australia-03-tokyo = 寺里的太鼓敲了不该敲的次数，远方有什么东西转过了头。
name-story-asia-australia-03-sydney-pass = 码头工人的拳赛赢得光明正大，工头对警察说根本没这回事。
name-story-asia-australia-03-sydney-fail = 码头工人的拳赛赢得光明正大，工头对警察一五一十全说了。

name-story-asia-australia-04-shanghai-pass = 福州路的书商先端出茶，再拉出书架后面的书架。
name-story-asia-australia-04-shanghai-fail = 福州路的书商从没听说过那种书，只包了一份月历。
name-story-asia-australia-04-tokyo-pass = 中尉的手下已经折在那东西手里，他的小队不用人说第二遍。
name-story-asia-australia-04-tokyo-fail = 中尉早听说有外国人四处打听，专门给他们备了间牢房。
name-story-asia-australia-04-sydney-pass = 月圆之夜游完了最后一程，水下一路跟着的东西终究没有上来。
name-story-asia-australia-04-sydney-fail = 水下有东西一路跟着，最后掉头回去的是水上的人。

name-story-asia-australia-05-shanghai = 龙华的隐士来一次讲一章，学费是一桩真实的传闻。
name-story-asia-australia-05-tokyo-pass = 大臣推迟了晚宴，山上的炮台换了新的目标。
name-story-asia-australia-05-tokyo-fail = 大臣没有推迟晚宴，来客在卫兵室里度过了那段时间。
name-story-asia-australia-05-sydney = 谁能说出他兄弟的下落，裸拳拳王就肯教谁。

name-story-asia-australia-06-shanghai-pass = 画卷一直展到了末尾，溯江而上的船还停在码头。
name-story-asia-australia-06-shanghai-fail = 画卷一直展到了末尾，溯江而上的船却在前天就开走了。
name-story-asia-australia-06-tokyo-pass = 冰水，杉烟，心无一念，瀑布的神明颇为满意。
name-story-asia-australia-06-tokyo-fail = 瀑布的轰鸣变成了人声，回家的路上还在说个不停。
name-story-asia-australia-06-sydney-pass = 军需官的账上少了一只箱子，又长又沉的箱子。
name-story-asia-australia-06-sydney-fail = 箱子里装的是绳子和铁锈，军需官却要按枪的价钱收款。

name-story-asia-australia-07-shanghai = 方丈一个星期没有开口，事后他说，那便是功课。
name-story-asia-australia-07-tokyo = 写上真名的纸符能把任何妖物唤回去，神官缺的只是那个名字。
name-story-asia-australia-07-sydney-pass = 火堆旁的长老们让出位子，唱的歌里有了那位生客。
name-story-asia-australia-07-sydney-fail = 骑警才不管这是谁的圣地，只要有人在上面被捕就行。

name-story-asia-australia-08-shanghai-pass = 四个和尚才敲得动的寺钟，一个人敲响了，余音留在骨头里。
name-story-asia-australia-08-shanghai-fail = 钟掉了下来，地板也跟着塌了，租界巡捕冲上了楼梯。
name-story-asia-australia-08-tokyo-pass = 渔民们带着网和灯划出海去，把盘踞此地的东西赶到了别处。
name-story-asia-australia-08-tokyo-fail = 渔民们看看海，又看看彼此，低头补起了网。
name-story-asia-australia-08-sydney = 岩石区的枪匠台上有件好活计，什么时候完工，什么时候算完。
