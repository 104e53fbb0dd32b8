# Europe encounters: the story of each section, by how it ends.

name-story-europe-01-london-pass = Among ten thousand umbrellas one is carried shut; its owner smiles, says a blessing and is gone.
name-story-europe-01-london-fail = Every street sign in the fog says the same thing, and by the third hour so does the map.
name-story-europe-01-rome-pass = The Jesuit stops arguing, pours the wine and teaches how he keeps his own mind shut at night.
name-story-europe-01-rome-fail = The Jesuit is polite for exactly one hour, by his own watch.
name-story-europe-01-istanbul-pass = The bargaining lasts three coffees, and the carpet seller ends by giving lessons in his trade.
name-story-europe-01-istanbul-fail = The carpet is beautiful, the terms are not, and the cousins of the seller know every hotel.

name-story-europe-02-london-pass = Two telegrams, one hand: whoever wrote them has left a trail across half the world.
name-story-europe-02-london-fail = The words in the telegrams change whenever they are not being read.
name-story-europe-02-rome-pass = The night in the catacombs steels the heart, and the guide counts heads twice and finds them right.
name-story-europe-02-rome-fail = The night in the catacombs steels the heart, but the guide leaves early and takes the lantern with him.
name-story-europe-02-istanbul = The clerk at the Sublime Porte will see visitors when the visitors have learned to wait.

name-story-europe-03-london-pass = The dust on the third stair is not like the rest; under the tread lies a letter.
name-story-europe-03-london-fail = The house in Chelsea has been swept by somebody very thorough.
name-story-europe-03-rome-pass = The cardinal's secretary is persuaded, and a blessing meant for kings is spent on a traveller.
name-story-europe-03-rome-fail = The audience ends in silence, and whatever grace was carried in does not come out again.
name-story-europe-03-istanbul-pass = An old inscription is read aloud correctly in the teahouse, and men of weight move their chairs nearer.
name-story-europe-03-istanbul-fail = Nobody in the teahouse corrects the reading; they only look into their glasses.

name-story-europe-04-london = A gentleman in Whitehall has two files to lose, and a form to be signed in return.
name-story-europe-04-rome = The sacristan will ring the small bell for anyone who kneels through all seven services.
name-story-europe-04-istanbul-pass = The dervish whirls, the room whirls, and when it stops there is a new steadiness in the voice.
name-story-europe-04-istanbul-fail = The dervish stops whirling; the room does not.

name-story-europe-05-london-pass = The docker swings first and misses, and the paper in his pocket points the way.
name-story-europe-05-london-fail = The paper points the way, but two constables have watched the whole brawl from the corner.
name-story-europe-05-rome-pass = The bust of the mad emperor is stared down until it is only marble.
name-story-europe-05-rome-fail = The bust of the mad emperor is the last to blink.
name-story-europe-05-istanbul = The spice merchant sells introductions by the ounce and weighs secrets on the same scale.

name-story-europe-06-london-pass = The medium's assistant forgets to hide a wire, and the address at its other end is worth more than the séance.
name-story-europe-06-london-fail = No wire is found, no trapdoor, no confederate; only the voice, answering questions nobody asked.
name-story-europe-06-rome-pass = The Swiss captain listens, salutes and has the chapel unlocked for one quiet hour.
name-story-europe-06-rome-fail = The Swiss captain listens, salutes and has the visitor locked up.
name-story-europe-06-istanbul-pass = The wrestlers of Edirne share their oil, their bread and the names of their patrons.
name-story-europe-06-istanbul-fail = The wrestlers share the names of their patrons, but only after winning twice.

name-story-europe-07-london-pass = Two leads come out of the burning warehouse, and so does everyone who went in.
name-story-europe-07-london-fail = Two leads come out of the burning warehouse, carried by someone who cannot draw a full breath.
name-story-europe-07-rome-pass = The sibyl's water is drunk to the last drop, and what she asks in return finds no hold.
name-story-europe-07-rome-fail = The sibyl's water is drunk to the last drop, and she counts the years in the cup aloud.
name-story-europe-07-istanbul-pass = The beggars of Galata accept the newcomer as a friend and keep their worst story to themselves.
name-story-europe-07-istanbul-fail = The beggars of Galata accept the newcomer as a friend, and tell the story of the well.

name-story-europe-08-london = The archivist at Kew will show two rolls, when the rest of the queue has been served.
name-story-europe-08-rome-pass = Flagellants pass in the dark; the heart beats with theirs, and then on its own again.
name-story-europe-08-rome-fail = Flagellants pass in the dark, and one hood after another turns round to look.
name-story-europe-08-istanbul-pass = Light through the dome falls on a single tile; standing there feels like being forgiven.
name-story-europe-08-istanbul-fail = Looking up at the dome hides the missing step, and the stair is long.
