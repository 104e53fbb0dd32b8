# 可以扮演的人物。
role-captain = 指挥
like-captain = 像个拍板的人：把别人派到他不想去的地方，也给大家添牌。六发子弹，只能靠“装填”补。
role-pilot = 领航
like-pilot = 像个熟门熟路的老船员：先看房间，早知航向，房间行动常常免费。两发重弹，打完快跑。
role-scientist = 黑客
like-scientist = 像从每台电脑里传来的声音：一台终端遥控远处房间，锁死别人的，预知下一个事件。枪法不行，少打架。
role-scout = 潜行者
like-scout = 像道影子：走路没声，别人搜空的地方也能翻出东西，遇险反而多摸一张牌。
role-soldier = 战士
like-soldier = 像屋里最可靠的那把枪：每次命中多一点伤，突袭吓不倒，一梭子“全自动射击”定胜负。
role-mechanic = 修理工
like-mechanic = 像藏在舱壁里的一双手：修引擎，能放火也能灭火，从检修通道一钻就没影。只有两发霰弹，但擦着也算重击。
value-ammo = 弹药
value-ammo-for = 武器里的弹药
chooser-called = 你是{ $name }。目标写到{ $name }时，指的就是你。
