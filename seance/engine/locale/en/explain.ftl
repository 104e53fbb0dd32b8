# What each question is about: what is decided, what to think of, an example; `.rules` are the rules behind it.

explain-which-first = Several things happen at the same moment, and you say which one comes first. It matters only when one changes what the next one finds.

explain-order-forced = Several effects must happen now; you only choose their order. What would spare you the next one comes first.
