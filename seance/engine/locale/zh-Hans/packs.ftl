# 内容包有何不对：实体游戏的拥有者自己录入的文件。

error-pack-no-folder = 没有内容包文件夹{ $file }。
error-pack-not-toml = { $file }不是可读的TOML文件：{ $why }
error-pack-missing = { $file }，{ $card }：缺少{ $field }；应为{ $expected ->
    [kind-text] 引号中的文字
    [kind-number] 数字
    [kind-flag] true或false
    [kind-list] 列表
   *[kind-table] 表
 }。
error-pack-wrong-kind = { $file }，{ $card }：{ $field }应为{ $expected ->
    [kind-text] 引号中的文字
    [kind-number] 数字
    [kind-flag] true或false
    [kind-list] 列表
   *[kind-table] 表
 }，而不是{ $given }。
error-pack-unknown-word = { $file }，{ $card }：{ $given }不能用于{ $field }；可用的有{ $known }。
error-pack-unknown-field = { $file }，{ $card }：不认识{ $field }；那里可以写的有{ $known }。
error-pack-twice = { $file }：有两张卡与{ $card }同键。
error-pack-no-name = { $file }，{ $card }：没有名称；请在内容包的locale文件夹中写上{ $message }。
error-pack-missing-card = { $file }：缺少{ $card }，游戏不能没有它。
error-pack-too-few = { $file }：{ $field }有{ $n }个，至少需要{ $least }个。
