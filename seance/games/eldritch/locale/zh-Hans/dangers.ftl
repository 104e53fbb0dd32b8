# 流言会带来什么，简短地说：$n是那里的标记（或怪物）数。$danger是danger-<卡牌>。

danger = { $danger ->
    [danger-fractured-reality] { danger-left }；每次清算移除1个，到0时每个次元门都推进毁灭。
    [danger-growing-madness] { danger-left }；每次清算，队长获得1张疯狂状态，再按队长的疯狂状态数移除标记；到0时每人失去3点神智值。
    [danger-lost-knowledge] { danger-left }；每次清算移除1个，到0时所有线索都会失去。
    [danger-secrets-of-the-past] 每次清算移除一个探险，没有探险时游戏失败。
    [danger-dimensions-collide] { danger-left }；每次清算，每两个次元门移除1个（向上取整）；到0时游戏失败。
    [danger-mysterious-lights] 次元门无法关闭。
    [danger-spreading-sickness] 每次清算增加1个生命标记（现有{ $n }个），每人失去同样多的生命值。
    [danger-web-between-worlds] { danger-left }；每次清算不付线索就移除1个，到0时游戏失败。
    [danger-faded-from-society] { danger-left }，每次清算移除价值{ $n }以上的支援。
    [danger-return-of-the-ancient-ones] { $n ->
        [0] 那里没有怪物；每次清算来1个，来到第四个时毁灭降到0。
        [1] 那里有1个怪物；每次清算再来1个，来到第四个时毁灭降到0。
        [2] 那里有2个怪物；每次清算再来1个，来到第四个时毁灭降到0。
       *[other] 那里有{ $n }个怪物：下一次清算就会让毁灭降到0。
    }
    [danger-stars-aligned] 每次清算都推进征兆。
   *[danger-the-wind-walker] { danger-left }；每次清算移除1个，到0时每人被耽搁并失去6点生命值。
 }
danger-left = 标记还剩{ $n }个
aim-danger = { $omen ->
    [none] { "" }
   *[other] { " " }· 危险：下一个征兆（{ $omen }）会使毁灭降到0
 }{ $danger ->
    [none] { "" }
   *[other] { " " }· 流言“{ $rumor }”：{ danger }
 }
