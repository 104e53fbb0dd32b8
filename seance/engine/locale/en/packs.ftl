# What is wrong with a content pack: files that an owner of a printed game has typed in.

error-pack-no-folder = There is no folder { $file } with a content pack.
error-pack-not-toml = { $file } cannot be read as TOML: { $why }
error-pack-missing = { $file }, { $card }: { $field } is missing; it should be { $expected ->
    [kind-text] a text in quotes
    [kind-number] a number
    [kind-flag] true or false
    [kind-list] a list
   *[kind-table] a table
 }.
error-pack-wrong-kind = { $file }, { $card }: { $field } should be { $expected ->
    [kind-text] a text in quotes
    [kind-number] a number
    [kind-flag] true or false
    [kind-list] a list
   *[kind-table] a table
 }, not { $given }.
error-pack-unknown-word = { $file }, { $card }: { $given } is not possible for { $field }; possible are { $known }.
error-pack-unknown-field = { $file }, { $card }: nothing is known of { $field }; what can be written there is { $known }.
error-pack-twice = { $file }: there are two cards with the key of { $card }.
error-pack-no-name = { $file }, { $card }: it has no name; write { $message } into a file of the pack’s locale folder.
error-pack-missing-card = { $file }: { $card } is missing, and the game cannot do without it.
error-pack-too-few = { $file }: { $field } has { $n }, but at least { $least } are needed.
