# The Midnight Masks: the act, the agendas, and what chaos tokens mean.

text-the-midnight-masks = { signs-easy }骷髅：减去毁灭最多的异教徒敌人身上的毁灭数。异教徒：−2；在最近的异教徒敌人上放置1个毁灭。石板：−3；如果失败，将你的1个线索放到你所在地点。
text-the-midnight-masks-hard = { signs-hard }骷髅：减去场上所有毁灭的数量。异教徒：−2；在每个异教徒敌人上放置1个毁灭，如果场上没有，再揭示一个标记。石板：−4；如果失败，将你的所有线索放到你所在地点。
name-the-midnight-masks-hard = 午夜假面（困难与专家）

text-predator-or-prey = 场上有6个毁灭时推进。行动：撤退。
text-predator-or-prey-back = 如同抽到遭遇卡牌一般，抽取假面猎手。
text-time-is-running-short = 场上有8个毁灭时推进。行动：撤退。
text-time-is-running-short-back = 结局2。
text-uncovering-the-conspiracy = 行动，团队花费线索，每有1位调查员2个：抽取异教徒牌库顶的卡牌。目标：当胜利区有6个独特的异教徒敌人时，推进。
text-uncovering-the-conspiracy-back = 结局1。
