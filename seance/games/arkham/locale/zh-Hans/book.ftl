# The campaign book of the page: what is written down, and what was told.

book-title = 剧本手册
book-standalone = 本场冒险手册
book-log = 剧本日志
book-nothing-noted = 还没有任何记录。
book-names-lost = 阵亡或发疯
book-names-away = 暂时离开
book-investigators = 调查员
book-experience = 经验值：共{ $earned }点，已花{ $paid }点，余{ $left }点
book-physical = { $n }点肉体创伤
book-mental = { $n }点精神创伤
book-no-trauma = 没有创伤
book-killed = 阵亡
book-insane = 发疯
book-deck = 牌库：{ $n }张
book-bag = 混乱袋，{ $n }个标记
book-token = { $token } × { $n }
book-story = 至今的故事
book-not-begun = 故事尚未开始。
book-along = 途中（{ $n }）
book-written = 记录
book-scenario-n = 第{ $n }场冒险
book-now = 进行中
