# 页面：首页
page-navigation = 主要页面
page-play = 游戏
page-rules = 规则
page-settings = 设置
page-language = 语言
page-about = 关于
page-close = 关闭
page-hero = 长局桌游，照书来玩。
page-hero-more = 独自玩、用链接邀请朋友、或与机器人同桌。每个提问都附上规则，做不到的事都说明原因。
page-choose-game = 选择游戏
page-join-by-link = 用链接加入
page-open-file = 打开回放文件
page-paste-link = 粘贴收到的链接
page-join = 加入
page-your-tables = 你的牌桌
page-public-tables = 公开的牌桌
page-games = 游戏
page-play-now = 立即开始
page-new-table = 新牌桌
page-players = { $least }–{ $most } 人
page-rules-count = { $n } 条规则
page-about-nemesis = 飞船并不空荡：半合作求生。含版图两面。
page-about-parlour = 一个有蜡烛、卡牌与五重帷幕后的灵的短夜。十分钟就能试遍一切。
page-open = 打开
page-report = 战报
page-your-turn = 轮到你了
page-not-begun = 尚未开始
page-finished = 已结束
page-in-play = 进行中
page-bots = { $n } 个机器人
page-is-choosing = { $name }正在选择
page-not-found = 这里什么也没有。
page-back-home = 回首页

# 新牌桌
page-new-table-of = 新牌桌：{ $game }
page-who-plays = 谁来玩
page-seat-n = 座位 { $n }
page-seat-me = 我
page-seat-open = 朋友（用链接）
page-seat-bot = 机器人：{ $bot }
page-bot-random = 随意出招
page-bot-planner = 深思熟虑
page-remove-seat = 移除座位 { $n }
page-add-seat = 添加座位
page-the-game = 游戏
page-option-mode = 模式
page-value-coop = 合作
page-value-semi-coop = 半合作
page-value-solo = 单人
page-option-side = 版图
page-value-A = A 面
page-value-B = B 面
page-option-intruder_player = 首位死者可以率领入侵者
page-option-length = 长度
page-value-long = 长
page-value-short = 短
page-option-spirits = 灵
page-value-angry = 愤怒
page-value-calm = 平静
page-the-table = 牌桌
page-table-title = 牌桌名称（可不填）
page-undo-rule = 悔步
page-undo-consent = 揭示之后需众人同意
page-undo-free = 随时可以
page-undo-never = 不可以
page-timer = 反应时限
page-timer-none = 不限
page-timer-relaxed = 60 秒
page-timer-brisk = 20 秒
page-public-table = 所有人都能找到这张牌桌
page-hints-allowed = 可以求提示
page-spectators-allowed = 允许旁观
page-seed = 种子（用来重玩同样的洗牌）
page-table-summary = { $seats } 个座位，{ $bots ->
        [0] 没有机器人
       *[other] { $bots } 个机器人
    }，{ $open ->
        [0] 不邀请别人
       *[other] { $open } 个座位用链接邀请
    }。
page-start = 开始
page-lay-table = 摆好牌桌

# 入座
page-invited-to = 邀请你加入：{ $game }
page-bot = 机器人
page-taken = 已有人
page-free = 空位
page-your-name = 你的名字
page-sit-down = 入座
page-watch = 旁观
page-waiting-more = 座位坐满后即可开始。
page-invite-link = 把这个链接发给朋友
page-copy = 复制
page-copied = 已复制。
page-delete-table = 删除牌桌
page-host-starts = 由桌主开始游戏。

# 设置
page-theme = 配色
page-theme-system = 跟随系统
page-theme-dark = 深色
page-theme-light = 浅色
page-text-size = 文字大小
page-motion = 动画
page-motion-system = 跟随系统
page-motion-less = 减少
page-one-tap = 一触即答
page-one-tap-more = 否则在触摸屏上第一次点按只是选中。
page-single-keys = 单键操作
page-single-keys-more = 在牌桌上按 ? 查看。
page-notifications = 通知
page-notifications-more = 轮到你而本页在后台时通知。
page-about-seance = Seance 照规则书来玩规则繁多的桌游。这里的图画与文字都出自我们之手。
page-about-icons = 图标作者：
page-about-fonts = 字体：Spectral 与 Inter，SIL 开放字体许可。
page-about-privacy = 服务器只保存你的牌桌和一个记住座位的 Cookie，不从别处加载任何东西。

# 牌桌
page-setting-table = 正在摆桌……
page-question = 提问
page-you = 你
page-acting = 行动中
page-passed = 已让过
page-seats = 座位
page-your-seats = 你的座位
page-hand = 手牌
page-deck = 牌库
page-discard = 弃牌堆
page-own-sheet = 你的面板
page-tracks = 轨道
page-steps = 步骤
page-rail = 座位与记录
page-panes = 牌桌各部分
page-pane-board = 版图
page-pane-me = 我
page-pane-others = 他人
page-pane-log = 记录
page-pane-chat = 聊天
page-log = 记录
page-chat = 聊天
page-back = 返回
page-done = 完成
page-none = 都不选
page-cost = 费用
page-cards-cost = { $n } 张牌
page-chosen-of = { $least ->
        [0] 已选 { $n }，至多 { $most }
       *[other] { $n } / { $most }
    }
page-can-be-chosen = 桌上有 { $n } 处可选
page-really = 再按一次：{ $what }
page-not-now = 现在不行
page-why-not = 为什么不行？
page-not-this = 不能：{ $what }
page-nothing-here = 这里现在无事可做。
page-read-card = 查看
page-others-choose = 别人正在选择
page-watching = 你在旁观
page-watching-more = 你看到的是全桌都能看到的内容。
page-game-over = 游戏结束。
page-undo = 悔步
page-hint = 提示
page-hint-says = { $text }
page-take-back = 悔步
page-undo-to-answer = 一次回答
page-undo-to-action = 整个行动
page-undo-to-turn = 整个回合
page-undo-needs-others = 会先征求其他人的同意。
page-undo-anew = 此后由运气决定的一切会重新抽取。
page-pass-until = 一直让过……
page-passing-turn = 让过，直到你的下个回合
page-passing-step = 让过，直到本步骤结束
page-never-ask = 不再问我：{ $what }
page-never-asked = { $n } 项能力不再询问
page-orders-more = 服务器会替你让过，关掉页面也有效。可以在提问栏里取消。
page-agree = 同意
page-decline = 不同意
page-reconnecting = 连接中断，正在重试……
page-connected = 已连接
page-delay = { $ms } 毫秒
page-read-only = 此座位的另一个窗口正在作答，本窗口只能观看。
page-presence-online = 在线
page-presence-away = 暂离
page-presence-gone = 离线
page-presence-bot = 机器人
page-presence-empty = 空
page-chances = 几率
page-what-happened = 发生了什么
page-success = 成功
page-failure = 失败
page-part-power = 力量
page-part-die = 骰子
page-part-voice = 声音
page-part-noise-die = 噪声骰
page-part-combat-die = 战斗骰
page-search-log = 搜索记录
page-earlier-lines = 更早的 { $n } 行
page-since-you-left = 你离开之后
page-only-you = 只有你能看到
page-in-the-log = 相关记录
page-history = 历史
page-now = 现在
page-round-n = 第 { $n } 轮
page-now-round = 现在 · 第 { $n } 轮
page-looking-back = 正在回看第 { $round } 轮：{ $step }
page-new-since = 此后有 { $n } 个事件
page-back-to-now = 回到现在
page-chat-empty = 还没有人说话。
page-say = 说点什么
page-send = 发送
page-doubt = 有疑问
page-doubt-more = 告诉我们哪里不对。只会附上你的座位所知道的内容。
page-doubt-what = 哪里不对？
page-doubt-kept = 谢谢，已存为第 { $n } 号报告。
page-send-report = 发送
page-save-file = 保存文件
page-leave-table = 离开牌桌
page-leave-more = 牌桌会保留，在首页可以找到。
page-leave-for-now = 暂时离开
page-bot-plays-for-me = 让机器人替我玩

# 按键
page-keys = 按键
page-key-option = 选择提问栏的第 n 项
page-key-pass = 让过或完成
page-key-undo = 悔步
page-key-hint = 提示
page-key-why-not = 为什么不行？
page-key-board = 到版图
page-key-arrows = 版图上的下一处选择
page-key-tabs = 记录、聊天、规则
page-key-history = 前后回看
page-key-now = 回到现在
page-key-card = 查看当前焦点
page-key-back = 返回、关闭
page-key-keys = 本列表

# 规则
page-rules-of = 规则：{ $game }
page-all-rules = 全部规则
page-search-rules = 搜索规则
page-section = 章节
page-all-sections = 全部章节
page-both-languages = 中英对照
page-no-rules-found = 没有规则含有这些词。
page-glossary = 术语表
page-example = 例：
page-note = 注：
page-see-also = 参见：
page-open-page = 单独打开

# 回放与战报
page-replay = 回放
page-first = 回到开头
page-round-back = 上一轮
page-round-on = 下一轮
page-one-step = 单步
page-play-replay = 播放
page-pause = 暂停
page-speed = 速度
page-back-to-table = 回到牌桌
page-report-of = 战报：{ $game }
page-not-finished = 仍在进行
page-report-facts = { $rounds } 轮 · { $events } 个事件 · { $undone ->
        [0] 没有悔步
       *[other] 悔步 { $undone } 次
    }
page-again = 再来一局
page-over-time = 走势
page-moments = 关键时刻
page-deeds = 记录中有 { $n } 件事

# Parlour
page-parlour-hour = 时刻
page-parlour-goal = 获胜分数
page-parlour-score = 分数
page-parlour-faith = 信念
page-parlour-wax = 蜡
page-parlour-spirits = 灵
page-parlour-fled = 已逃走
page-parlour-veils = 帷幕
page-parlour-unseen = 未见
page-parlour-secret = 你见过
page-parlour-heard-by = { $name }已听到
page-parlour-clock = 时钟：{ $hour } 点
page-parlour-power = 力量 { $n }
page-parlour-facts = { $cards } 张牌 · { $score } 分

# Nemesis
page-nemesis-player-phase = 玩家阶段
page-nemesis-event-phase = 事件阶段
page-nemesis-time = 时间
page-nemesis-destruct = 自毁
page-nemesis-engines = 引擎
page-nemesis-course = 航向
page-nemesis-bag = 袋
page-nemesis-eggs = 卵
page-nemesis-weaknesses = 弱点
page-nemesis-light = 轻伤
page-nemesis-serious = 重伤
page-nemesis-wounds = 轻伤与重伤
page-nemesis-larva = 幼虫
page-nemesis-signal = 信号已发出
page-nemesis-objectives = 目标
page-nemesis-items = 物品
page-nemesis-quests = 任务物品
page-nemesis-intruders = 入侵者
page-nemesis-explored = 已探索的房间
page-nemesis-fate-dead = 已死亡
page-nemesis-fate-hibernating = 休眠中
page-nemesis-fate-escaped = 已逃离
page-closer = 放大
page-further = 缩小
page-whole-board = 整个版图
