# The campaign: its log, experience, who takes part, standalone scenarios.

name-note-house-standing = 你的房子还在
name-note-house-burned = 你的房子已烧成灰烬
name-note-ghoul-priest-alive = 食尸鬼祭司还活着
name-note-lita-forced-to-find-others = 丽塔只得另找帮手
name-note-cultists-interrogated = 审问过的异教徒
name-note-cultists-who-got-away = 逃脱的异教徒
name-note-past-midnight = 午夜已过
name-note-arkham-succumbed = 阿卡姆沦陷了
name-note-ritual-broken = 召唤乌默尔多斯的仪式被破坏
name-note-umordhoth-repelled = 乌默尔多斯被击退
name-note-lita-sacrificed = 丽塔·钱德勒被献给了乌默尔多斯

log-noted = 剧本日志记下：{ $note }。
log-names-noted = 剧本日志记下，{ $note }：{ $names }。
log-crossed-out = 从剧本日志中划去：{ $note }。
log-earned = { $who }将{ $card }加入牌库。
log-lost-card = { $card }永远离开{ $who }的牌库。
log-weakness-added = { $who }得到一张基础弱点：{ $card }。
log-experience =
    { $n ->
        [0] { $who }没有获得经验值。
       *[other] { $victory ->
            [0] { $who }获得{ $n }点经验值，现有{ $total }点。
           *[other] { $who }获得{ $n }点经验值（胜利区{ $victory }点），现有{ $total }点。
        }
    }
    .unseen = { $n ->
        [0] { $who }没有获得经验值。
       *[other] { $who }获得{ $n }点经验值，现有{ $total }点。
    }
log-experience-in-all = { $who }在这场剧本中共获得{ $n }点经验值。
log-unspent =
    { $n ->
        [0] { $who }没有剩余的经验值。
       *[other] { $who }留下{ $n }点经验值。
    }
log-bought =
    { $removed ->
        [none] { $who }花费{ $n }点经验值购买{ $card }。
       *[other] { $who }花费{ $n }点经验值把{ $removed }换成{ $card }。
    }
log-leaves = { $who }离开；相关记录予以保留。
log-comes-back = { $who }回来了。
log-none-left = 已经没有调查员能接替{ $who }。
log-joins = { $who }加入剧本。
log-skipped = 跳过{ $scenario }，它的故事这样结束：

ask-who-takes-lita = 谁带上丽塔·钱德勒？
ask-new-investigator = { $a }已经不在了。由谁接替？
ask-come-back = 下一场冒险，这个座位有人吗？
ask-spend-experience = { $b ->
    [0] { $a }：经验已用完，继续吗？
   *[other] { $a }：还有{ $b }点经验，购买卡牌，还是继续？
 }
ask-make-room = 移除哪张卡牌，为{ $a }腾出位置？
ask-how-it-ended = { $a }是怎样结束的？
ask-who-was-interrogated = 审问过哪些异教徒？其余的都逃脱了。
ask-was-the-ghoul-priest-overcome = 食尸鬼祭司在{ $a }中被制服了吗？

do-take-lita = { $a }带上她
do-no-lita = 谁也不带
do-join = { $a }
do-come-back = { $a }回来
do-stay-away = 暂时没有人
do-buy = 购买{ $a }
do-upgrade = 把{ $a }升级为{ $b }
do-remove = 移除{ $a }
do-go-on = 进入下一场冒险
do-leave = 暂时离开剧本
do-ended = { $a }
do-interrogated = { $a }
do-yes = 是
do-no = 否

name-the-gathering-none = 没有人坚持到最后
name-the-gathering-r1 = 房子烧掉了
name-the-gathering-r2 = 房子守住了
name-the-gathering-r3 = 他们被困在屋里
name-the-midnight-masks-none = 没有人坚持到最后
name-the-midnight-masks-r1 = 赶在午夜之前
name-the-midnight-masks-r2 = 午夜的钟声敲响

end-won-standalone = 冒险成功。
end-lost-standalone = 冒险失败。
end-won-ritual-broken = 仪式被破坏：剧本胜利。
end-won-umordhoth-repelled = 乌默尔多斯被赶了回去：剧本胜利。
end-survived-lita-sacrificed = 阿卡姆幸存下来，代价是丽塔·钱德勒：剧本结束。
end-lost-arkham-succumbed = 阿卡姆沦陷：剧本失败。
end-lost-nobody-left = 没有调查员了：剧本失败。
ask-swap-out = { $a }：预组牌库中换掉哪些卡牌？
ask-swap-in = { $a }：换入哪些卡牌？
do-swap-out = 换掉{ $a }
do-swap-in = { $a }
log-deck-built = { $who }换掉了预组牌库中的{ $n }张卡牌。
step-build-deck = 构建牌库

note-brings-victory = 每人获得{ $a }点经验，另加胜利区的点数。
note-brings-experience = { $a }再多得{ $b }点。
note-brings-mental-trauma = { $a }承受{ $b }点精神创伤。
note-lita-may-come = 丽塔·钱德勒可以加入你们中一人的牌库。
note-lita-goes = 丽塔·钱德勒自行离去。
note-written-down = 剧本日志记下：{ $a }。
