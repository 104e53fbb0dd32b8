# 遭遇卡牌等文字提出的问题、可作的回答，以及结果的记录。

ask-pay = { $a }：是否付出代价，换取“{ $b }”的效果？
ask-pay-to-avoid = { $a }：是否付出代价，避免“{ $b }”的后果？
ask-may-do = { $a }：是否执行“{ $b }”的效果？
ask-choose-one = { $a }：选择“{ $b }”的一项
ask-gain-which = { $a }获得哪张支援？
ask-move-clue = 此线索移到哪里？这些格子一样近。
ask-spawn-clue = 在哪个格子生成线索？
ask-discard-gate = 弃掉哪个次元门？怪物留在原处。
ask-set-omen = 征兆标记现在在记录条第{ $b }格：移到哪一格？毁灭不因此推进。
ask-hurt-monster = 哪个怪物失去{ $b }点生命值？降到0即被击败。
ask-hurt-monsters-on-space = 哪个格子上的怪物各失去{ $b }点生命值？
ask-discard-monster = 哪个怪物离开版图？
ask-move-monster = 移动哪个怪物？
ask-move-monster-to = 这个怪物移到哪个格子？
ask-pull-monster = 哪个怪物来到{ $a }处？
ask-add-a-success = { $a }是否花费1个线索，使成功数加1？
ask-spend-sanity-for-dice = { $a }花费多少神智值？每点增加1个骰子。

do-decline = 不
do-to = { $a }
do-monster = { $a }（{ $b }）
do-discard-gate = { $a }
do-omen-to = { $a }（第{ $b }格，接着是{ $b ->
    [2] { name-omen-red }
    [4] { name-omen-green }
   *[other] { name-omen-blue }
 }）
do-set-omen = 移动征兆标记
do-gain-from-reserve = 备用区中的{ $a }
do-gain-at-random = 从牌堆随机抽取
do-improve-any = 提升一项技能
do-improve-skill = 提升{ $a }
do-become-delayed = 选择被耽搁
do-recover = { $b ->
    [0] 恢复{ $a }点生命值
   *[other] { $a ->
        [0] 恢复{ $b }点神智值
       *[other] 恢复{ $a }点生命值和{ $b }点神智值
     }
 }
do-suffer = { $b ->
    [0] 失去{ $a }点生命值
   *[other] { $a ->
        [0] 失去{ $b }点神智值
       *[other] 失去{ $a }点生命值和{ $b }点神智值
     }
 }
do-gain-clues = 获得{ $a }个线索
do-gain-spells = 获得{ $a }张法术
do-gain-assets = 获得{ $a }张随机支援
do-gain-condition = 获得{ $a }状态
do-spend-clues = 花费{ $a }个线索
do-spend-clues-for-it = 花费所需的线索
do-spend-health = 花费{ $a }点生命值
do-spend-sanity = 花费{ $a }点神智值
do-discard-spells = 弃掉{ $a }张法术
do-discard-assets = 弃掉{ $a }张支援
do-discard-possessions = 弃掉{ $a }张持有物
do-discard-condition = 弃掉{ $a }状态
do-discard-condition-of = 弃掉1张{ $a }状态
do-discard-monster = 弃掉1个怪物

note-from-afar = { $a }的调查员卡允许隔空交易线索。
note-doom-empty = 毁灭降到0：{ $a }苏醒
note-clues-due = { $a }个线索

log-eldritch-added = 在{ $where }放置{ $n }个惊悚标记。
log-eldritch-discarded = 征兆记录条上移除{ $n }个惊悚标记。
name-omens = 征兆记录条的绿色格
name-sheet = 古神卡

# 神话卡牌

ask-move-to = { $a }移动到哪里？
ask-lead-chooses = 调查员队长选择哪位调查员？
ask-solve-which = 解决哪张流言，让它离开版图？
ask-put-on-rumor = 是否花费1个线索，将{ $a }放在“{ $b }”上？
do-solve = { $a }
log-health-placed = 在{ $card }上放置1个生命值标记，现有{ $n }个。
log-assets-boxed = 价值不低于{ $value }的支援放回游戏盒：{ $n }张。
log-put-on-rumor = { $monster }被放在{ $card }上。
log-reserve-emptied = 备用区中的所有卡牌被弃掉。
end-lost-by-rumor = 调查员失败：流言成真。
