# 电脑为什么这样走：它自己的评估，从 0（败）到 100（胜），并非频率
thought = { $choice }：评估 { $worth } ± { $give }（满分 100），“{ $instead }”为 { $other } ± { $other-give }（设想局面 { $worlds } 个）
thought-for = { $thought }；主要为了{ $motive }
thought-odds = { $thought }。{ $outcome }：{ $percent }%
