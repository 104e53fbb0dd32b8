# 事件卡的效果。

log-regenerated = { $intruder }再生，移除{ $n }点伤害。
log-drew-openly = { $crew }抽出{ $cards }并弃掉。
log-items-burnt = { $room }的物品全被烧毁。
log-launched-empty = { $pod }发射，舱内无人。
