# 目标行：我要什么，还差多少。

aim-stars = 论文需要{ $need }颗星：现有{ $stars }颗 · 信息块{ $points }分
aim-thesis = 回合开始时提交论文 · 信息块{ $points }分
aim-flee = 最高警戒：在起始地域结束回合 · 信息块{ $points }分
