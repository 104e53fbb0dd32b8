# What the coach says and what lessons teach.

lesson-last-round = A card is money, a weapon or a shield. Spend each on what it does best.
    .title = The last round
    .task = Win before it strikes twelve: you have 3 points, and the Judge is worth 2.
    .won = You paid with what could not help later, and kept what saved the roll.
    .lost = The clock was faster. Pay with Fraud! and Ectoplasm: the Loaded Die and the Cough are worth more in their moment.
lesson-last-round-who = You know who waits there: voice 8. It is eleven o'clock, so there is no other round.
    .title = Behind this veil
lesson-last-round-money = Two cards pay, and their power is added to the die. Pay with what cannot help you later.
    .title = Cards are money
lesson-last-round-die = Power 4 and a 2 are not enough. This card makes the die count as 6.
    .title = Cards are weapons
lesson-last-round-now = The Colonel turns your six into a one. Cough now, or it stands.
    .title = Cards are shields
quiz-last-round = It is eleven, and the planchette lies still. What would you do?
quiz-last-round-push = Push it.
    .why = Right: if nobody does, it strikes twelve and everybody has lost. At worst it costs a little wax.
quiz-last-round-still = Keep still and trust the others.
    .why = That works until everybody thinks so. Then the hour is gone, and with it the evening.
