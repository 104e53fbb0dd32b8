# 问题或选项的补充说明。
note-you-get = 你得到：{ $things }。
note-you-get-nothing = 你什么也得不到。
note-you-give = 你给出：{ $things }。
note-you-give-nothing = 你什么也不用给。
note-set-off = 起因：{ $things }。
note-if-you-do = 若执行：{ $text }
note-if-you-do-not = 若不执行：{ $text }
note-does = { $text }
