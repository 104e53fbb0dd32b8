# What encounter cards ask, and the labels of what can be answered.

ask-which-asset-to-discard = { $a }：弃掉哪张支援？
ask-choose-one = { $a }：选择一项
ask-carried-where = { $a }被带走：去哪里？
ask-attach-where = { $a }附属到哪里？
ask-nearest-enemy = { $a }：最近的敌人中指的是哪一个？
do-take-damage = 受到{ $a }点伤害
do-take-horror = 受到{ $a }点恐惧
do-take-both = 受到{ $a }点伤害和{ $b }点恐惧
do-give-clues = 花费{ $a }个线索
do-go-to = 移动到{ $a }
do-accept = 接受
do-attach-to = { $a }
do-discard-cards = 弃掉{ $a }张卡牌
ask-discard-in-which-order = 以什么顺序弃掉它们？最后一张在最上面。
