# 财物牌上文字之外印着的内容。

traits-two = { $first }、{ $second }
traits-more = { $first }、{ $second }
traits-last = { $first }、{ $second }
asset-value = 价值{ $n }。
has-traits = { $traits }。
