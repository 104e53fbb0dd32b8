# 财物牌上文字之外印着的内容。

traits-two = { $first }、{ $second }
traits-more = { $first }、{ $second }
traits-last = { $first }、{ $second }
asset-value = 价值{ $n }。
has-traits = { $traits }。
has-signs = 图标依次为：{ $signs }。
sign-advance-omen = 征兆前进
sign-reckoning = 清算
sign-spawn-gates = 打开次元门
sign-monster-surge = 怪物涌现
sign-spawn-clues = 出现线索
sign-place-rumor = 放置流言标记
sign-place-eldritch = 在卡上放置惊悚标记
