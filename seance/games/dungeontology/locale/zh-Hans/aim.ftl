# 目标行：我要什么，还差多少。

aim-stars = 论文需要{ $need }颗星：现有{ $stars }颗 · { aim-cubes }
aim-thesis = 回合开始时提交论文 · { aim-cubes }
aim-thesis-maybe = 论文可以提交，但{ $of }张可能的氏族卡中只有{ $yes }张会通过 · { aim-cubes }
aim-more-cubes = 论文的星够了，但信息块不够，再多拿些 · { aim-cubes }
aim-flee = 最高警戒：在起始地域结束回合，论文就在那里提交 · { aim-cubes }
aim-cubes = 信息块{ $least ->
    [0] 按氏族卡共{ $points }分，论文需要{ $most }分
   *[other] 共{ $points }分，论文需要{ $least }到{ $most }分（你还没看过的氏族卡决定要多少，还会修正你的分）
 }
