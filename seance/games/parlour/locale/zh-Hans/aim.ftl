# 目标行：我要什么，还差多少。

aim-points = 敲十二点前得到{ $goal }分 · 现有{ $have }分，还剩{ $hours }下钟声
