# 事件卡的效果。

log-regenerated = { $intruder }恢复{ $n }点伤害。
log-drew-openly = { $crew }抽出{ $cards }并弃掉。
log-items-burnt = { $room }中已没有物品可找。
log-launched-empty = { $pod }发射，舱内无人。
