# 参谋为什么看好一个回答
hint-mystery = 这让神秘事件更接近解决。
hint-time = 这在毁灭推进之前争取时间。
hint-team = 这让调查员们的状态更好。
hint-clues = 这把线索带到需要的地方。
hint-board = 这让次元门、怪物和流言更少。
hint-plans = 这符合大家接下来要做的事。

# 机器人为了什么而走
motive-mystery = 神秘事件
motive-time = 时间
motive-team = 调查员们
motive-clues = 线索
motive-board = 版图
motive-plans = 共同的计划
