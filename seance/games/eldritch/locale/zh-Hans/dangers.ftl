# 流言会带来什么，简短地说：$n是那里的标记（或怪物）数。$danger是danger-<卡牌>。

danger = { $danger ->
    [danger-fractured-reality] { danger-left }，到0时每个次元门都推进毁灭。
    [danger-growing-madness] { danger-left }，到0时每人失去3点神智值。
    [danger-lost-knowledge] { danger-left }，到0时所有线索都会失去。
    [danger-secrets-of-the-past] 每次清算移除一个探险，没有探险时游戏失败。
    [danger-dimensions-collide] { danger-left }，到0时游戏失败。
    [danger-mysterious-lights] 次元门无法关闭。
    [danger-spreading-sickness] 每次清算增加1个生命标记（现有{ $n }个），每人失去同样多的生命值。
    [danger-web-between-worlds] { danger-left }，到0时游戏失败。
    [danger-faded-from-society] { danger-left }，每次清算移除价值{ $n }以上的支援。
    [danger-return-of-the-ancient-ones] 怪物{ $n }/4个，满4个时清算使毁灭降到0。
    [danger-stars-aligned] 每次清算都推进征兆。
   *[danger-the-wind-walker] { danger-left }，到0时每人被耽搁并失去6点生命值。
 }
danger-left = 标记还剩{ $n }个
aim-danger = { $danger ->
    [none] { "" }
   *[other] { " " }· 流言“{ $rumor }”：{ danger }
 }
