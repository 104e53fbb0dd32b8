# 卡牌的名称：在句子中加引号，见title。

## Player cards

name-rolands-38-special = 罗兰的.38特制手枪
name-cover-up = 掩盖罪证
name-daisys-tote-bag = 黛西的手提包
name-the-necronomicon = 死灵之书
name-on-the-lam = 在逃中
name-hospital-debts = 医院债务
name-heirloom-of-hyperborea = 希波利尔传家宝
name-dark-memory = 黑暗回忆
name-wendys-amulet = 温蒂的护身符
name-abandoned-and-alone = 被抛弃的孤单
name-45-automatic = .45自动手枪{ copy }
name-physical-training = 体能训练{ copy }
name-beat-cop-01018 = 巡警{ copy }
name-first-aid = 急救{ copy }
name-machete = 大砍刀{ copy }
name-guard-dog = 看门狗{ copy }
name-evidence = 证据！{ copy }
name-dodge = 闪躲{ copy }
name-dynamite-blast = 炸药爆破{ copy }
name-vicious-blow = 致命打击{ copy }
name-extra-ammunition = 多余的弹药{ copy }
name-police-badge = 警徽{ copy }
name-beat-cop-01028 = 巡警（2级）{ copy }
name-shotgun = 霰弹枪{ copy }
name-magnifying-glass-01030 = 放大镜{ copy }
name-old-book-of-lore = 智慧古书{ copy }
name-research-librarian = 研究馆员{ copy }
name-hyperawareness = 超感知{ copy }
name-medical-texts = 医学教科书{ copy }
name-mind-over-matter = 心胜于物{ copy }
name-working-a-hunch = 专业的直觉{ copy }
name-barricade = 屏障{ copy }
name-deduction = 推理{ copy }
name-magnifying-glass-01040 = 放大镜（1级）{ copy }
name-disc-of-itzamna = 伊察姆纳圆盘
name-encyclopedia = 百科全书{ copy }
name-cryptic-research = 隐秘的研究{ copy }
name-switchblade = 弹簧刀{ copy }
name-burglary = 夜盗{ copy }
name-pickpocketing = 扒窃{ copy }
name-41-derringer = .41短口手枪{ copy }
name-hard-knocks = 沉重打击{ copy }
name-elusive = 逃避隐藏{ copy }
name-backstab = 背刺{ copy }
name-sneak-attack = 偷袭{ copy }
name-opportunist = 机会主义者{ copy }
name-cat-burglar = 飞贼{ copy }
name-sure-gamble = 老千手法{ copy }
name-hot-streak = 百战百胜{ copy }
name-forbidden-knowledge = 禁忌知识{ copy }
name-holy-rosary = 圣玫瑰珠{ copy }
name-shrivelling = 皱缩术{ copy }
name-scrying = 探知术{ copy }
name-arcane-studies = 神秘研究{ copy }
name-arcane-initiate = 新晋术士{ copy }
name-drawn-to-the-flame = 飞蛾扑火{ copy }
name-ward-of-protection = 守护结界{ copy }
name-blinding-light-01066 = 眩光一闪{ copy }
name-fearless = 无所畏惧{ copy }
name-mind-wipe = 记忆抹消{ copy }
name-blinding-light-01069 = 眩光一闪（2级）{ copy }
name-book-of-shadows = 影之书{ copy }
name-grotesque-statue = 诡秘石像{ copy }
name-leather-coat = 皮大衣{ copy }
name-scavenging = 拾荒{ copy }
name-baseball-bat = 球棒{ copy }
name-rabbits-foot = 幸运兔脚{ copy }
name-stray-cat = 野猫{ copy }
name-dig-deep = 深挖{ copy }
name-cunning-distraction = 调虎离山{ copy }
name-look-what-i-found = “看看我发现了什么！”{ copy }
name-lucky-01080 = 运气好！{ copy }
name-survival-instinct = 求生本能{ copy }
name-close-call = 千钧一发{ copy }
name-lucky-01084 = 运气好！（2级）{ copy }
name-will-to-survive = 生存意志{ copy }
name-knife = 刀子{ copy }
name-flashlight = 手电筒{ copy }
name-emergency-cache = 应急物品{ copy }
name-guts = 胆识{ copy }
name-perception = 洞察力{ copy }
name-overpower = 压制{ copy }
name-manual-dexterity = 心灵手巧{ copy }
name-unexpected-courage = 绝处逢生{ copy }
name-bulletproof-vest = 防弹衣{ copy }
name-elder-sign-amulet = 远古印记护身符{ copy }

## Basic weaknesses

name-amnesia = 失忆{ copy }
name-paranoia = 妄想症{ copy }
name-haunted = 恶灵附身
name-psychosis = 神经紊乱
name-hypochondria = 忧郁症

## Scenarios

name-the-gathering = 聚集于此
name-the-midnight-masks = 午夜假面
name-the-devourer-below = 地底噬魔

## Agendas

name-whats-going-on = 到底发生了什么？！
name-whats-going-on-back = 时间崩坏
name-rise-of-the-ghouls = 食尸鬼崛起
name-rise-of-the-ghouls-back = 地下隧道
name-theyre-getting-out = 他们爬出来了！
name-theyre-getting-out-back = 重获自由的食尸鬼
name-predator-or-prey = 猎人还是猎物？
name-time-is-running-short = 时间飞逝
name-time-is-running-short-back = 午夜的钟声业已敲响
name-the-arkham-woods = 阿卡姆密林
name-the-arkham-woods-back = 闯入者必死
name-the-ritual-begins = 仪式开始
name-the-ritual-begins-back = 乌默尔多斯的意志
name-vengeance-awaits = 复仇开始
name-vengeance-awaits-back = 地底噬魔

## Acts

name-trapped = 被困于此
name-trapped-back = 地板上的门
name-the-barrier = 灼热屏障
name-the-barrier-back = 打破屏障
name-what-have-you-done = 瞧瞧你们做的好事！
name-what-have-you-done-back = 保卫家园
name-uncovering-the-conspiracy = 揭露阴谋
name-uncovering-the-conspiracy-back = 水落石出
name-investigating-the-trail = 顺藤摸瓜
name-investigating-the-trail-back = 揭露阴谋
name-into-the-darkness = 深入黑暗
name-into-the-darkness-back = 终末仪式
name-disrupting-the-ritual = 阻止计划
name-disrupting-the-ritual-back = 破坏仪式

## Treacheries

name-hunting-shadow = 追猎鬼影{ copy }
name-false-lead = 错误指示{ copy }
name-umordhoths-wrath = 乌默尔多斯的愤怒{ copy }
name-grasping-hands = 攫噬之手{ copy }
name-rotting-remains = 腐烂的尸体{ copy }
name-frozen-in-fear = 呆若木鸡{ copy }
name-dissonant-voices = 刺耳之声{ copy }
name-ancient-evils = 远古恶魔{ copy }
name-crypt-chill = 地窖寒风{ copy }
name-obscuring-fog = 朦胧之雾{ copy }
name-mysterious-chanting = 神秘咏唱{ copy }
name-on-wings-of-darkness = 乘着黑暗之翼{ copy }
name-locked-door = 上锁的门{ copy }
name-the-yellow-sign = 黄色印记{ copy }
name-offer-of-power = 提供力量{ copy }
name-dreams-of-rlyeh = 拉莱耶之梦{ copy }
