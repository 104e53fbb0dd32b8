# 机器人为什么这样走，以及为什么这样建议：与次优选择相比，它好在哪里
thought = { $choice }，而不是“{ $instead }”
thought-for = { $thought }。{ $reason }
thought-odds = { $thought }{ $outcome }：{ $percent }%。
about = 约{ $n }
hint-then = 接着：{ $what }。{ $why }
hint-long-shot = 成功率只有{ $n }%：没有别的办法时才这样做。
