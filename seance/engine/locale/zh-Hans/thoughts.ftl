# 机器人为什么这样走，以及为什么这样建议：与次优选择相比，它好在哪里
thought = { $choice }，而不是“{ $instead }”
thought-for = { $thought }，为了{ $motive }
thought-odds = { $thought }。{ $outcome }：{ $percent }%
hint-than = { $reason }在这点上，“{ $instead }”不如它。
hint-against = 在{ $motive }上不如“{ $choice }”。
