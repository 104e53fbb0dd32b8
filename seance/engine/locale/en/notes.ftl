# What else is known of a question or an option: $a, $b …, all of them as $things,
# $deed as an option is called, and $text: what an effect says.
note-you-get = You get: { $things }.
note-you-get-nothing = You get nothing.
note-you-give = You give: { $things }.
note-you-give-nothing = You give nothing.
note-set-off = Because of: { $things }.
note-if-you-do = If you do: { $text }
note-if-you-do-not = If not: { $text }
note-does = { $text }
