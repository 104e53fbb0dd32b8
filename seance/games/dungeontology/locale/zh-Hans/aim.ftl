# 目标行：我要什么，还差多少。

aim-stars = 论文需要{ $need }颗星：现有{ $stars }颗 · { aim-cubes }
aim-thesis = 回合开始时提交论文 · { aim-cubes }
aim-more-cubes = 论文的星够了，再多拿信息块 · { aim-cubes }
aim-flee = 最高警戒：在起始地域结束回合，论文就在那里提交 · { aim-cubes }
aim-cubes = 信息块共{ $points }分，论文需要{ $least ->
    [0] { $most }分
   *[other] { $least }到{ $most }分（看氏族卡才知道）
 }
