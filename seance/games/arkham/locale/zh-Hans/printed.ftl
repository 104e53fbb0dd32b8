# 卡牌文字以外印着的内容，给看不到卡牌的人。

printed-two = { $first }、{ $second }
printed-more = { $first }、{ $second }
printed-last = { $first }、{ $second }
printed-class = { $of }
printed-weakness = 弱点
printed-asset = 支援卡。
printed-event = 事件卡。
printed-skill = 技能卡。
printed-enemy = 敌人卡。
printed-treachery = 诡计卡。
printed-location = 地点卡。
printed-level = 等级{ $n }。
printed-cost = 费用{ $n }。
printed-slots = 槽位：{ $slots }。
printed-slot-hand = 手部
printed-slot-arcane = 法术
printed-slot-ally = 盟友
printed-slot-body = 身体
printed-slot-accessory = 饰品
printed-icons = 图标：{ $icons }。
printed-icon = { $icon }{ $n }
printed-icon-willpower = 意志
printed-icon-intellect = 智慧
printed-icon-combat = 战斗
printed-icon-agility = 敏捷
printed-icon-wild = 百搭
printed-takes = { $health ->
    [0] 理智{ $sanity }。
   *[other] { $sanity ->
        [0] 生命{ $health }。
       *[other] 生命{ $health }，理智{ $sanity }。
    }
}
printed-numbers = 攻击{ $fight }，生命{ $health }，躲避{ $evade }。造成{ $damage }点伤害和{ $horror }点恐惧。
printed-per-investigator = 生命按调查员人数计算。
printed-place = 隐藏值{ $shroud }，每名调查员{ $clues }个线索。
printed-traits = 特性：{ $traits }。
