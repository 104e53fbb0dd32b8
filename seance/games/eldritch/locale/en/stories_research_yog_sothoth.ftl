# Research encounters: Yog-Sothoth: the story of each section, by how it ends.

name-story-research-yog-sothoth-1-city-pass = The locksmith's catalogue has a silver entry without a price, and his wife knows what he did with the cast.
name-story-research-yog-sothoth-1-city-fail = The locksmith has been robbed, and here is somebody going through his drawers.
name-story-research-yog-sothoth-1-wilderness-pass = The robed sentry drops, and the chalk in his pocket is worn to the shape of the missing sigil.
name-story-research-yog-sothoth-1-wilderness-fail = The robed sentry keeps his circle, and the night keeps the rest.
name-story-research-yog-sothoth-1-sea-pass = The iridescence on the water holds still just long enough to be read.
name-story-research-yog-sothoth-1-sea-fail = The iridescence on the water will take a spell in exchange, or else take back what it showed.

name-story-research-yog-sothoth-2-city = The bookbinder would rather burn the volume than sell it, but there is one buyer whose signature he must accept.
name-story-research-yog-sothoth-2-wilderness = The truth lies open on the hilltop altar, and a traveller without magic is not worth the altar's attention.
name-story-research-yog-sothoth-2-wilderness-pass = The truth lies open on the hilltop altar, and the power carried past it in a satchel stays asleep.
name-story-research-yog-sothoth-2-wilderness-fail = The truth lies open on the hilltop altar, and the spell in the satchel begins to talk to it.
name-story-research-yog-sothoth-2-sea-pass = The ship's bell rings once by itself, and the wake, for a moment, runs ahead of the bow, and spells out more than was hoped.
name-story-research-yog-sothoth-2-sea-fail = The ship's bell rings once by itself, and that is all it has to say.

name-story-research-yog-sothoth-3-city-pass = The lodge brothers vie to explain their diagram, and each corrects the other's lies.
name-story-research-yog-sothoth-3-city-fail = The lodge brothers hear the question, fall silent and finish the diagram.
name-story-research-yog-sothoth-3-wilderness-pass = The whippoorwills stop at the same breath, and in the quiet two voices can be told apart.
name-story-research-yog-sothoth-3-wilderness-fail = The whippoorwills keep time, and it is somebody's breath that they keep time with.
name-story-research-yog-sothoth-3-sea = Round the clue the angles are all wrong, and along the sharpest of them something lean has begun to run.

name-story-research-yog-sothoth-4-city-pass = The same house number stands twice in the tax rolls, and only one of the houses has been built.
name-story-research-yog-sothoth-4-city-fail = The same house number stands twice in the tax rolls, a clerk's error, says the clerk.
name-story-research-yog-sothoth-4-wilderness-pass = The stone circle throws fourteen shadows from thirteen stones, and the odd one points twice.
name-story-research-yog-sothoth-4-wilderness-fail = The fourteenth shadow opens, and inside it a spell is missed already.
name-story-research-yog-sothoth-4-sea-pass = St Elmo's fire climbs the mast in letters, and there is time to take down a useful verse.
name-story-research-yog-sothoth-4-sea-fail = St Elmo's fire climbs the mast, and then down the arm of whoever is pointing.

name-story-research-yog-sothoth-5-city-pass = The mathematician is lonely, brilliant and delighted, and gives away the proof with its corollary.
name-story-research-yog-sothoth-5-city-fail = The mathematician is insulted, and demonstrates.
name-story-research-yog-sothoth-5-wilderness-pass = Moonlight picks out the key cut into the hillside, bow and wards, and what it is meant to open.
name-story-research-yog-sothoth-5-wilderness-fail = The key cut into the hillside has been turned already.
name-story-research-yog-sothoth-5-sea = The Lurker keeps the strait, and lets nothing by without either a promise or a door.

name-story-research-yog-sothoth-6-city-pass = A dead scholar's will leaves the cellar to whoever notices it is not on the plan, and his books are all still there.
name-story-research-yog-sothoth-6-city-fail = A dead scholar's house has one cellar too many, and half the night goes in finding the stairs up.
name-story-research-yog-sothoth-6-wilderness-pass = The formula carved on the mill is completed on paper, and only on paper.
name-story-research-yog-sothoth-6-wilderness-fail = The formula carved on the mill is completed aloud, and time picks up its dropped stitch a week later.
name-story-research-yog-sothoth-6-sea-pass = The castaway's tally marks run backwards, and where they start there is a name.
name-story-research-yog-sothoth-6-sea-fail = The castaway's tally marks run backwards, and a fresh one appears beside the watching hand.

name-story-research-yog-sothoth-7-city-pass = The acolyte swings his censer like a club, misses, and his prayer book falls open at the place.
name-story-research-yog-sothoth-7-city-fail = The acolyte escapes through a door that was not there, and now every wall is under suspicion.
name-story-research-yog-sothoth-7-wilderness = What was sought is found beneath the lintel, which listens, hears nothing in the blood and lets it go.
name-story-research-yog-sothoth-7-wilderness-pass = What was sought is found beneath the lintel, and the magic in the blood is held quiet while the lintel listens.
name-story-research-yog-sothoth-7-wilderness-fail = What was sought is found beneath the lintel, and the magic in the blood answers for far too long.
name-story-research-yog-sothoth-7-sea-pass = The whirlpool has a grammar, and with a spell for a verb it can be told to close what it opened.
name-story-research-yog-sothoth-7-sea-fail = The whirlpool says its one word over and over, and nobody aboard has the dictionary.

name-story-research-yog-sothoth-8-city-pass = The pattern in the cobbles only wants one more stroke; there is power to draw it with, for whoever will spend it.
name-story-research-yog-sothoth-8-city-fail = The pattern in the cobbles is walked across, all unknowing, against the sun.
name-story-research-yog-sothoth-8-wilderness-pass = Where lightning has written on the rock, thunder can be made to read it out.
name-story-research-yog-sothoth-8-wilderness-fail = Where lightning has written on the rock it comes back to sign.
name-story-research-yog-sothoth-8-sea = The answer bobs in the water, and the water slopes, gently at first, toward the nearest way out of the world.
