# 终端所说的话：牌桌上、列表中和命令行里。

tell-yes = 是
tell-no = 否
tell-field = { $name }：{ $value }

# 牌桌上
tell-welcome = 输入选项的编号来选择。“explain”解释这个提问，“rules 词语”解释一个词；输入“help”查看其他命令。
tell-private = { $line }（只有你知道）
tell-choose-up-to = { $most ->
        [1] 选一项，不选请输入“-”。
       *[other] 至多选{ $most }项，例如“1 3”；不选请输入“-”。
    }
tell-choose-exactly = { $most ->
        [1] 选一项。
       *[other] 选{ $most }项，例如“1 3”。
    }
tell-choose-between = 选{ $least }至{ $most }项，例如“1 3”。
tell-choose-copies = 标着×2的，你有两张：输入“{ $both }”两张都选。
tell-in-order = 先后有别，请按顺序输入。
tell-progress = { $prompt }（{ $n }/{ $of }）
tell-copies = { $label }（×{ $n }）
tell-priced = { $label }〔{ $cost }〕
tell-noted = { $label }（{ $notes }）
tell-person = { $role }{ $first ->
    [yes] ，适合第一局
   *[no] {""}
}。{ $numbers }。{ $like }
tell-person-value = { $name }{ $n }
tell-person-number = { $name }{ $n }（最高{ $most }）：{ $use }
tell-starts-at = 起始位置：{ $where }
tell-person-beside = 适合搭配：{ $text }
tell-person-careful = 需要留意：{ $text }
tell-person-deck = 自己的牌库（{ $n }张）：{ $cards }
tell-over = 游戏结束。还可以输入“log”“view”“undo”，用“save 文件”保存对局记录，或“quit”离开。
tell-help =
    3            选择第3项（多项：1 3 4；不选：-）
    explain      这个提问在决定什么、该想些什么、依据哪些规则；“explain 词语”等于“rules 词语”
    ? 3          解释第3项：费用、风险和所依据的规则
    why          现在不能做什么、为什么、怎样才可以
    undo         撤回上一个回答；“undo action”“undo turn”可多撤几步
    log          你听到的一切；“log 20”只看最后几行
    view         再看一遍桌面和选项
    rules 词语   规则怎么说；也可以提问，例如“怎么获胜”
    card 词语    按名称查找卡牌；只输入“card”：再读最近出现的那张
    quiet 3      本轮不再为第3项停下来问我，对谁用都一样；眼下若没有别的要决定，就当作不响应
    every        本轮只要有东西可用就问我，哪怕此刻用处不大
    thoughts     机器人上一步为什么这样走：队友随时说，对手等游戏结束后说
    save 文件    存档；游戏结束后则保存对局记录
    lang en      更换语言：en、zh-Hans、zh-Hant
    quit         离开；游戏会存档
tell-help-hint = hint         规划型机器人会怎么选
tell-ordered = 好的。
tell-ordered-passed = 好的。这里没有别的要你决定，就算你跳过，游戏继续。
tell-undone = 已撤回。
tell-undone-anew = 已撤回。其间揭示过信息，此后的随机结果会重新产生。
tell-offer-after-reveal = 桌上只有你一个人：输入“{ $command }”仍可撤回，但此后的随机结果会重新产生。
tell-offer-after-others = 作答的只是机器人：输入“{ $command }”仍可撤回，它们会重新作答。
tell-hint = 规划型机器人会选：{ $choice }（{ $sure ->
    [clear] 很明确
    [fairly] 比较有把握
    [close] 相差不大，都可以
   *[habit] 经验之谈
}）
tell-hint-none = 什么也不选（“-”）
tell-no-hint = 在机器人看来，这些回答没有差别，所以不给提示。
tell-hint-best = { $choice }{ $known ->
    [yes] ：{ $why }
   *[no] {""}
}
tell-hint-next = 其次：{ $choice }{ $known ->
    [yes] 。{ $why }
   *[no] {""}
}
tell-hint-not = 最好不要：{ $choice }{ $known ->
    [yes] 。{ $why }
   *[no] {""}
}
tell-chance = 此类局面的获胜比例：{ $share }%（95%区间：{ $low }–{ $high }%；规划型机器人{ $games }局，设想了{ $worlds }个局面）
tell-thought = 座位{ $seat } · { $thought }
tell-no-thoughts = 没有可说的想法：机器人无须思考，或者它们是对手，游戏结束后才说。
tell-saved = 已存档。以后继续：seance play --load { $file }
tell-recorded = 对局记录已保存。观看：seance replay { $file }
tell-fault = 查找错误所需的内容在{ $file }里。
tell-goodbye = 再见。

# 为什么
tell-rule = { $rule }：{ $text }
tell-card = { $name }：{ $text }
tell-cost = 费用：{ $cost }
tell-danger = 这很危险。
tell-odds = { $percent }%：{ $outcome }
tell-useless = 不会带来任何变化。
tell-not-explained = 这个提问还没有说明。
tell-nothing-to-explain = 就是字面意思，没有特别的规则。
tell-more-refused = 另有{ $n }个同类选项
tell-nothing-refused = 现在没有什么是不能做的。
tell-no-rule-found = 没有规则含有“{ $words }”。
tell-try-words = 换个说法，或只用一个词，或者这样问：
tell-try-game = 先写游戏名，就能提问：seance rules nemesis 怎么获胜
tell-more-rules = ……还有{ $n }条；再加一个词可缩小范围。
tell-no-card-found = 没有名称含“{ $words }”的卡牌。
tell-no-card-yet = 还没有读出过卡牌；“card 词语”按名称查找。

# 列表
tell-game = { $key } · { $title } · { $least }至{ $most }个座位
tell-game-option = { $option }：{ $values }（默认{ $default }）
tell-coverage-game = 游戏
tell-coverage-rules = 规则
tell-coverage-doc-only = 无需代码
tell-coverage-cited = 代码引用
tell-coverage-tested = 测试证明
tell-coverage-missing = 尚缺
tell-no-cards = 此游戏还没有卡牌。
tell-version = Seance { $version }，{ $kind ->
    [compiled] 编译版
   *[pure] 纯 Python 版
}
tell-bench-calibration = 本机的简单循环每秒{ $millions }百万次；除以它即可比较不同的机器。
tell-bench-game = 游戏
tell-bench-decisions-per-s = 决定/秒
tell-bench-asks-per-s = 提问/秒
tell-bench-games-per-s = 局/秒
tell-bench-simulated-per-s = 模拟/秒
tell-bench-calls-per-ask = 调用/提问
tell-bench-clone-us = 复制 µs
tell-bench-fork-us = 分支 µs
tell-bench-save-load-us = 存读 µs
tell-bench-end-save-ms = 末尾存读 ms
tell-bench-slider-p95-ms = 回看 ms
tell-bench-tail-p95 = 尾 p95
tell-bench-planner-ms = 规划 ms
tell-bench-trials-per-s = 试走/秒
tell-bench-absent = 本机没有安装：{ $peers }。
tell-simulated = { $game }：{ $bots }的{ $games }局游戏
tell-share = 平均
tell-interval = 95%区间
tell-simulated-score = 得分
tell-simulated-rounds = 轮数
tell-simulated-answers = 回答数
tell-drawn = 图表：{ $file }
tell-dueled = { $game }：{ $games }个种子，双方各玩一遍
tell-duel-side = { $bots }：得分{ $score }，获胜{ $wins }
tell-duel-scores = 得分之差：{ $difference }（95%区间{ $low }至{ $high }）
tell-duel-victories = 胜率之差：{ $difference }（95%区间{ $low }至{ $high }）
tell-evaluated = { $agent }：{ $n }个任务
tell-evaluated-lessons = 课程
tell-evaluated-tables = 整局游戏
tell-evaluated-questions = 规则问题
tell-evaluated-legal = 合法回答：{ $share }，共{ $n }次
tell-evaluated-tokens = 每次回答的词元：读{ $read }，写{ $written }
tell-replay = { $title }（程序版本{ $version }）
tell-replay-of-seat = { $seat }号座位的所见所闻。
tell-replay-unfinished = 游戏没有结束。
tell-replay-same = 按规则重演，对局完全一致。

# 不能做的事
error-which-game = 玩哪个游戏？有：{ $known }。
error-other-game = 这是{ $game }的存档。
error-load-has-its-own = 存档自带座位、种子和选项；请只给 --load。
error-unknown-bot = 此游戏没有机器人“{ $bot }”；可用的有：{ $known }。
error-too-many-bots = { $bots }个机器人太多：只有{ $seats }个座位给它们。
error-bad-lineup = 为{ $seats }个座位指定了{ $bots }个机器人；请为全部指定一个，或每个座位一个。
error-bad-budget = “{ $budget }”不是思考量；请写search:40（推演次数）或search:0.5s（秒）。
error-bad-results-file = { $file }必须以.csv或.parquet结尾。
error-agent-not-started = 智能体“{ $command }”无法启动。
error-agent-silent = 智能体“{ $command }”没有按时回答。
error-agent-gone = 智能体“{ $command }”还没回答就结束了。
error-no-folder = 没有文件夹{ $folder }。
error-not-installed = 没有安装{ $package }；请运行“pip install 'seance[lab]'”。
error-not-a-window = 这个问题不能略过：只有可用可不用的时机才能。
error-unknown-word = “{ $word }”既不是编号也不是命令；输入“help”查看可用的命令。
error-cannot-read = 无法读取{ $file }。
error-cannot-write = 无法写入{ $file }。
error-not-our-file = { $file }已经存在，且不是本程序写的；请换一个名字。
error-unknown-command = 没有命令“{ $command }”；用“seance --help”查看有哪些。
error-unknown-flag = 这里没有“{ $flag }”；用“--help”查看有哪些。
error-unexpected-word = “{ $word }”的位置不该有内容；用“--help”查看写法。
error-missing-argument = 缺少{ $argument }。
error-repeated-flag = { $flag }只能给一次。
error-bad-argument = { $argument }不能是“{ $value }”。
error-bad-command-line = 无法理解这行命令；用“--help”查看写法。

# the server
tell-serving = Seance 的地址：{ $url }
tell-upgraded = 数据库已是最新。
tell-backed-up = { $file }中存有{ $rows }行。
tell-restored = 恢复了{ $rows }行。
error-no-database = 无法使用数据库{ $database }：{ $why }
error-database-not-found = { $database }处没有 Seance 的数据库。
error-database-not-empty = 数据库{ $database }不是空的。
error-unknown-setting = { $file }：没有“{ $setting }”这项设置。“seance serve --show-settings”会列出全部设置。
error-bad-setting = 设置“{ $setting }”不能是“{ $value }”；通常是“{ $usual }”。
error-bad-settings-file = 无法读取{ $file }：{ $why }
error-no-such-table = 没有牌桌{ $table }。
error-no-such-person = 这里没有{ $person }这个人。
tell-none-there = 一个也没有。
tell-done = 完成。
error-newer-database = 数据库{ $database }由更新的 Seance 建立（结构{ $revision }），请用那个版本打开。
error-newer-backup = { $file }由更新的 Seance 备份（结构{ $revision }），请用那个版本恢复。
error-database-in-use = 另一个服务器正在使用数据库{ $database }。一个文件只能供一个服务器使用。
error-corrupt-backup = { $file }已损坏，或者不是备份。
error-port-taken = 无法使用{ $host }:{ $port }：{ $why }
error-bad-address = “{ $address }”不是数据库或 Redis 的地址。

# 帮助页
page =
    Seance 严格照规则书玩规则繁复的桌游。

    seance                    在本机的浏览器中玩
    seance games              有哪些游戏及其选项
    seance play 游戏          在终端里玩
    seance learn GAME         怎么玩、课程、有教练的第一局
    seance serve              在浏览器中供多人游戏
    seance mcp                给你的 AI 助手一张牌桌
    seance db                 服务器的数据库
    seance admin              服务器的牌桌、玩家与举报
    seance rules 游戏 词语    查找规则
    seance rules coverage     有多少规则已实现并经测试
    seance cards 游戏         所有卡牌的文字
    seance replay 文件        观看对局记录
    seance simulate 游戏      让机器人玩许多局并统计结果
    seance arena 游戏         两组机器人玩相同的种子
    seance autopsy 游戏       机器人为何输：最糟的回合，以及更好的做法
    seance evaluate           评测智能体：课程、整局、规则问题
    seance bench 游戏         测量运行速度

    每个命令都可用 --lang（en、zh-Hans、zh-Hant）和 --help。
page-play =
    seance play 游戏 [--seats 数] [--seed 种子] [--bots 阵容] [--option 选项=值] [--load 文件]

    --seats 数       桌上几个座位；你坐第一个，其余是机器人
    --seed 种子      整数：同样的种子和同样的回答得到同样的对局
    --bots 阵容      依次由谁坐其余座位，以半角逗号分隔；最后一个占满剩下的（有 planner 的游戏为 planner）
    --option 选项=值 游戏选项，可多次给出；用“seance games”查看
    --load 文件      继续存档
page-mcp =
    seance mcp [--server 网址] [--token 令牌]

    给支持模型上下文协议（MCP）的助手一张牌桌，通过标准输入输出对话。它可以玩、讲解、当裁判；牌桌保存在它自己的服务器上，
    别人可以用链接加入。

    --server 网址    改在那个服务器上玩
    --token 令牌     以谁的身份；用 POST /api/me/token 取得（也可写在 SEANCE_TOKEN）

page-serve =
    seance serve [--host H] [--port N] [--database URL] [--redis URL] [--workers N]
    以及 --ops-port N、--settings FILE、--show-settings、--open，还有它所列出的每项设置

    --host H         监听的地址（127.0.0.1：只限本机）
    --port N         8000；0表示任意空闲端口
    --database URL   sqlite:///file.db 或 postgresql://user@host/name
    --redis URL      redis://host:6379，让多个进程立即互通消息
    --workers N      进程数；多于一个时请用 PostgreSQL 和 Redis
    --ops-port N     运维端口（健康状态与指标），只限本机
    --settings FILE  其余设置，TOML 格式；SEANCE_DATABASE 之类的环境变量优先于它，命令行参数最优先
    --show-settings  显示现有设置，不含秘密；其中的 keep_chat 在此写作 --keep-chat
    --open           并在浏览器中打开；只输入“seance”也一样
page-db =
    seance db upgrade [--database URL] [--settings FILE]
    seance db backup FILE [--database URL] [--settings FILE]
    seance db restore FILE [--database URL] [--settings FILE]

    upgrade：升级到本版本，“seance serve”会自动进行。backup：把一切存入一个文件。restore：把这样的文件放入空的数据库。
page-admin =
    seance admin tables | people | reports [--database URL] [--settings FILE]
    seance admin close 牌桌
    seance admin ban 玩家、seance admin unban 玩家
    seance admin message 文字

    服务器主人的管理工具。close：收起一张牌桌。ban：不再为这个人提供服务。
    message：所有人在首页看到的话；不带文字则撤下。
page-games =
    seance games

    有哪些游戏、几人玩、有什么选项。
page-rules =
    seance rules [游戏] [词语]
    seance rules coverage [游戏] [--json] [--missing]

    不写“coverage”时：以任何语言查找含有所有词语的规则。
    --json           供其他程序读取
    --missing        另外列出尚未实现并测试的规则
page-cards =
    seance cards 游戏

    每张卡牌的文字。
page-replay =
    seance replay 文件 [--rerun]

    一局游戏的记录，或一个座位的所见。
    --rerun          另外按规则重演，看结果是否一致
page-simulate =
    seance simulate 游戏 [--games 局数] [--bots 阵容] [--seats 座位数] [--option 名称=值] …

    --games N        局数（100）
    --bots 阵容      所有座位同一个机器人，或每个座位一个：planner、search:40,planner（random）
    --seats K        座位数
    --seed S         第一局的种子（0）
    --jobs J         进程数（1）
    --engine ray     在Ray集群上：RAY_ADDRESS所指的集群，或本机上有J个工作进程的集群
    --option …       游戏的选项
    --out 文件       每局每个座位一行，.csv或.parquet
    --plots 文件夹   胜率、长度、结局与轨道的图，以及汇总网页
    --json           供其他程序使用的摘要
page-arena =
    seance arena 游戏 --a 阵容 --b 阵容 [--games 种子数] [--seats 座位数] [--option 名称=值] …

    双方玩相同的种子；对手同桌并交换座位。得分之差附有95%区间。
    --games N        种子数（60）
    --seats K        座位数
    --seed S         第一个种子（0）
    --jobs J         进程数（1）
    --engine ray     在Ray集群上
    --option …       游戏的选项
    --json           供其他程序使用
page-autopsy =
    seance autopsy 游戏 [--games 局数] [--bots 阵容] [--searcher 机器人] [--seats 座位数] [--option 名称=值] …

    在输掉的对局里，哪些回合之后机器人对局面的评价大跌，当时发生了什么，另一个选项又能好多少。损失最大的在前。
    --games N        局数（20）
    --bots 阵容      所有座位同一个，或每座一个（planner）
    --searcher 名    由谁重新思考（search:40）
    --seats K        座位数
    --seed S         第一局的种子（0）
    --option …       游戏的选项
    --json           供其他程序使用
page-evaluate =
    seance evaluate [游戏 …] [--agent 命令 | --bot 名称] [--seeds N] [--questions N]

    课程、整局游戏与规则问题，每次都相同；评测办法见 docs/evaluate.md。
    --agent 命令     读取问题、写出回答的程序
    --form text      每个问题给它一页文字，而不是一行JSON（json）
    --bot 名称       改为评测机器人（random）
    --seeds N        每个游戏玩几局（10）
    --questions N    每个游戏每种语言的问题数（0：全部五十个）
    --budget full    页面附有卡牌文字（brief）
    --out 文件       全部结果，JSON
    --page 文件      带图的网页
    --json           供其他程序读取
page-bench =
    seance bench [游戏] [--seconds 秒] [--json] [--peers]

    --seconds 秒     每个数字测量多久（3）
    --json           供其他程序读取
    --peers          若已安装，同时运行 catanatron 和 OpenSpiel

tell-autopsied = { $game }：{ $games }局中输了{ $lost }局
tell-autopsy-event = 发生的事
tell-autopsy-deed = 所做的事
tell-autopsy-better = 更好的做法
tell-autopsy-times = 次数
tell-autopsy-drop = 跌幅
tell-autopsy-avoidable = 可避免
tell-aim = 你的目标：{ $text }
tell-you = 你
tell-face-down = 它还没翻开：有人进入时才知道另一面写着什么。
tell-read-by = （“你”指{ $who }）{ $text }
tell-note = 教练 · { $title } —— { $text } [{ $rules }]
tell-coach-on = 教练又开口了。
tell-coach-off = 教练不说话了。
tell-sign = { $name }：{ $text }
tell-signs = 你会看到这些
tell-example = 举个例子
tell-learn-lessons = 课程：每课一个要点，几分钟。在命令行输入：
tell-learn-first = 第一次来？先玩入门局：约{ $minutes }分钟，遇到新东西教练会讲解。在命令行输入：
tell-learn-lesson = seance learn { $command } · { $title }
tell-why = { $why } [{ $rules }]
tell-and-else = 还能怎么做？输入另一个编号。
tell-suggested = { $n ->
    [1] 教练建议：{ $numbers }
   *[other] 教练建议从中选一项：{ $numbers }
}
tell-not-said = 这一局没有遇到、教练还没说到的：
tell-recalled = { $title } —— { $text }
error-no-first-game = 这个游戏没有引导的第一局。
page-learn =
    seance learn GAME [LESSON]

    一页讲清一个游戏怎么玩，并列出课程。给出课程名就上那一课；
    “guided”玩有教练的第一局。在牌桌上输入“coach”可以关掉或打开教练。
