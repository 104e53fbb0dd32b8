# The deck builder of the page.

build-decks = 牌库
build-lead = 自己组建牌库，粘贴一份牌表，或从预组牌库开始。牌库保存在此浏览器中。
build-your-decks = 你的牌库
build-none-yet = 你还没有组建牌库。选择一位调查员，从其预组牌库开始。
build-new = 新的牌库
build-from-starter = 预组牌库
build-from-nothing = 空牌库
build-import = 导入牌表
build-import-more = 粘贴一份牌表：每行一张卡牌，或 ArkhamDB 导出的文本。卡名中英文皆可。
build-list = 牌表
build-read = 读取牌表
build-read-faults = 有些内容无法读取：
build-take-rest = 只取能读的部分
build-export = 导出
build-export-more = 这段文本可在此处或新建牌桌时读回同一副牌库。
build-copy-text = 复制文本
build-copied = 已复制
build-save-file = 存为文件
build-open = 打开
build-copy = 复制
build-copy-of = { $name }（副本）
build-delete = 删除
build-deleted = 已删除“{ $name }”。
build-play = 用这副牌库开局
build-play-not = 请先修正：这副牌库尚不合规。
build-name = 牌库名称
build-deck-of = { $who }的牌库
build-kept = 已保存在此浏览器
build-not-found = 此浏览器中没有这副牌库。
build-all-decks = 全部牌库
build-collection = 拥有的卡牌
build-mode = 用于
build-investigator = 调查员
build-cards = 卡牌
build-deck = 牌库
build-panes = 组牌页面的各部分

build-health = 生命
build-sanity = 神智
build-duties = 这副牌库的规则
build-duty-size = { $n } / { $of }张
build-duty-copies = 同名卡牌最多两张
build-duty-classes = 只含{ $who }可选用的卡牌
build-duty-experience = { $mode ->
        [standalone] { $n }点经验值，最多49点
       *[campaign] 获得经验值之前只能用0级卡牌
    }
build-duty-required = 包含专属卡牌
build-duty-weakness = { $n ->
        [0] 基础弱点已经选定
       *[other] 开局时抽取{ $n }张基础弱点
    }
build-duty-collection = 不超过拥有的张数
build-held = 符合
build-broken = 不符
build-class-levels = { $class } 0⁠–⁠{ $most }级
build-class-level = { $class } 0级

build-search = 搜索卡牌
build-class = 职阶
build-kind = 类型
build-kind-asset = 支援
build-kind-event = 事件
build-kind-skill = 技能
build-kind-weakness = 弱点
build-level = 等级
build-cost = 费用
build-icon = 技能图标
build-any = 不限
build-five-or-more = 5或以上
build-fitting = 只看可用的
build-shown = { $n ->
        [0] 没有这样的卡牌。
       *[other] { $n }张卡牌
    }
build-clear = 清除筛选
build-add = 放入一张{ $card }
build-take = 取出一张{ $card }
build-in-deck = 牌库中{ $n }张
build-level-n = { $n }级
build-cost-n = 费用{ $n }
build-copies = 拥有{ $n }张
build-slots = 槽位：{ $slots }
build-signature = 专属卡牌
build-fixed = 固定包含

build-legal = 这副牌库合规。
build-checking = 正在核对规则……
build-wrong = 有{ $n }处不合规则
build-empty = 牌库里还没有卡牌。
build-curve = 费用分布
build-curve-bar = 费用{ $cost }：{ $n }张
build-icons = 技能图标
build-icon-count = { $icon }：{ $n }

build-choose-deck = 座位{ $n }的牌库
build-choose-starter = 预组牌库，入座后选择
build-choose-paste = 粘贴一份牌表
