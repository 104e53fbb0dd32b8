# Research encounters: Shub-Niggurath: the story of each section, by how it ends.

name-story-research-shub-niggurath-1-city-pass = The butcher's second ledger lists what was bought for no table, and one animal that got out is traced and put down.
name-story-research-shub-niggurath-1-city-fail = The butcher's second ledger is burned an hour before it is found, and the milk turns in every bottle on the street.
name-story-research-shub-niggurath-1-wilderness-pass = The kid on the altar stands up and is not a kid; when it lies down again there are answers beneath it.
name-story-research-shub-niggurath-1-wilderness-fail = The kid on the altar stands up, and from then on there is a gap, with hoofprints round it.
name-story-research-shub-niggurath-1-sea-pass = The ship's figurehead has grown bark, and inside the bark are two sets of initials.
name-story-research-shub-niggurath-1-sea-fail = The cargo of saplings has come up on deck by itself.

name-story-research-shub-niggurath-2-city-pass = In the florist's hothouse one pot is labelled in Aklo, and the label comes off cleanly.
name-story-research-shub-niggurath-2-city-fail = In the florist's hothouse one pot is not labelled, and it has not been fed.
name-story-research-shub-niggurath-2-wilderness-pass = Between two oaks hangs a curtain of hair, and the sign woven into it can be copied from a safe distance.
name-story-research-shub-niggurath-2-wilderness-fail = One of the two oaks takes its roots out of the ground.
name-story-research-shub-niggurath-2-sea-pass = The harbour master is persuaded to burn the infested barge, and lets its manifest be read first.
name-story-research-shub-niggurath-2-sea-fail = The harbour master sees a barge, paid-up fees and no reason for alarm.

name-story-research-shub-niggurath-3-city-pass = The midwife's parish book has a page between the pages, stuck down with wax.
name-story-research-shub-niggurath-3-city-fail = The midwife's parish book has been borrowed, by a gentleman with a cloven stick, she thinks.
name-story-research-shub-niggurath-3-wilderness = The Mother has strength for every one of her children, and wonders aloud whether there is one more here.
name-story-research-shub-niggurath-3-sea-pass = The kelp has hold of the rudder and of two sealed jars, and in the end lets go of all three.
name-story-research-shub-niggurath-3-sea-fail = The kelp has hold of the rudder, and steers, quite purposefully, for the trees.

name-story-research-shub-niggurath-4-city-pass = The scent in the theatre is not breathed, and the one usher not smiling has kept the programmes.
name-story-research-shub-niggurath-4-city-fail = The scent in the theatre is of warm grass; there is no third act, only moss, and morning.
name-story-research-shub-niggurath-4-wilderness-pass = The ring of toadstools has been trodden in twice, from the inside, by bare feet.
name-story-research-shub-niggurath-4-wilderness-fail = The one who stepped into the ring of toadstools was calling out a moment ago, and is not calling now.
name-story-research-shub-niggurath-4-sea-pass = A raft of matted roots drifts by with the missing naturalist's desk on it, both drawers locked.
name-story-research-shub-niggurath-4-sea-fail = The raft of roots is under way, against wind and current, home to the forest.

name-story-research-shub-niggurath-5-city-pass = The brewer adds something on moonless nights, and both suppliers are in the telephone directory.
name-story-research-shub-niggurath-5-city-fail = The brewer insists that it be tasted.
name-story-research-shub-niggurath-5-wilderness-pass = The charcoal burners buried two of their own on the wrong side of the stream, with all they had.
name-story-research-shub-niggurath-5-wilderness-fail = It is not a tree, it has never been a tree, and it has been walking alongside since the bridge.
name-story-research-shub-niggurath-5-sea-pass = The net is cut from the thing in it, and what it had swallowed is laid out on the deck.
name-story-research-shub-niggurath-5-sea-fail = The thing in the net hauls harder than four men, toward the mangroves.

name-story-research-shub-niggurath-6-city-pass = The black milk is poured into the gutter under her very eyes, and somewhere one of hers cries out.
name-story-research-shub-niggurath-6-city-fail = The black milk smells of childhood, and one sip is not so very much.
name-story-research-shub-niggurath-6-wilderness-pass = The maypole's ribbons are tied in a code that the village children sing without knowing.
name-story-research-shub-niggurath-6-wilderness-fail = The village keeps its guests until the feast, in the good barn, with plenty of straw.
name-story-research-shub-niggurath-6-sea = The brine burns every scratch, but what was sown under the skin drifts away on it, and the truth floats up.

name-story-research-shub-niggurath-7-city-pass = The society ladies adore a listener, and two of them, over sherry, cannot stop.
name-story-research-shub-niggurath-7-city-fail = The society ladies were discussing something quite else, and one of their husbands is the judge.
name-story-research-shub-niggurath-7-wilderness-pass = The old words of the harvest queen are spoken, the sickle hangs itself up, and the fields lie fallow in peace.
name-story-research-shub-niggurath-7-wilderness-fail = The old words are almost right, and the harvest bends down to hear them better.
name-story-research-shub-niggurath-7-sea-pass = The goats on the barren island are all looking at one rock, and the rock turns over.
name-story-research-shub-niggurath-7-sea-fail = The goats on the barren island have eaten through the mooring.

name-story-research-shub-niggurath-8-city = The antiquary lays a saint's sword on the counter, and beside it a paper that the saint refused to sign.
name-story-research-shub-niggurath-8-wilderness-pass = The horned stone is greeted in its own tongue, and tells who has been pouring wine on it.
name-story-research-shub-niggurath-8-wilderness-fail = The horned stone is greeted in its own tongue, and one of the litter answers from behind.
name-story-research-shub-niggurath-8-sea-pass = The lifeboat's biscuit tin holds no biscuits; the last survivor had better things to keep dry.
name-story-research-shub-niggurath-8-sea-fail = The lifeboat is not empty under the tarpaulin.
