# What else is known of a question or an option: $a, $b …, all of them as $things, and $deed as an option is called.
note-you-get = You get: { $things }.
note-you-get-nothing = You get nothing.
note-you-give = You give: { $things }.
note-you-give-nothing = You give nothing.
note-set-off = Because of: { $things }.
