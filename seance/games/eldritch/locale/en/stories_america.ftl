# America encounters: the story of each section, by how it ends.

name-story-america-01-arkham-pass = Between a grocer's sums and a recipe for quince the old notebook keeps its spell, and the words lie still on the page.
name-story-america-01-arkham-fail = The spell is copied out, but the words go on writing themselves along the foot of every wall.
name-story-america-01-san-francisco = A lens grinder on Grant Avenue will part with his way of seeing for one good secret.
name-story-america-01-buenos-aires-pass = The old woman's prayer is answered syllable for syllable, and her candle burns white.
name-story-america-01-buenos-aires-fail = One wrong name in the litany, and every flame in the chapel leans the same way to listen.

name-story-america-02-arkham-pass = The page torn from the lodge minutes holds a spell, and the footsteps behind turn off at the next corner.
name-story-america-02-arkham-fail = The page is safe in a coat lining, but now every parked car on Pickman Street seems to have somebody in it.
name-story-america-02-san-francisco-pass = Fog hides the far end of the girder; step by step it is reached, and fear is a smaller thing afterwards.
name-story-america-02-san-francisco-fail = Halfway along the wet girder the nerve goes, and then the footing.
name-story-america-02-buenos-aires-pass = The tango's third verse is a rite in disguise, and once heard rightly it sits easily on the tongue.
name-story-america-02-buenos-aires-fail = The gramophone plays on for an hour after the needle has been lifted.

name-story-america-03-arkham-pass = The professor's joke in the margin turns out to be the missing half of a spell.
name-story-america-03-arkham-fail = The library closes with the right shelf still somewhere ahead in the dark.
name-story-america-03-san-francisco-pass = A card sharp of the Barbary Coast takes a liking to the newcomer and shows how hands are really watched.
name-story-america-03-san-francisco-fail = The lesson in reading faces costs everything on the table, and something that was never laid on it.
name-story-america-03-buenos-aires-pass = The bookseller in San Telmo sets one riddle, laughs at the answer and gives the pamphlet away.
name-story-america-03-buenos-aires-fail = It is the wrong pamphlet, and the receipt bears a signature that nobody remembers giving.

name-story-america-04-arkham = The curator keeps a spell under his blotter and lifts the corner for whoever brings news from outside.
name-story-america-04-san-francisco-pass = The mission doors stand open all night, and the vigil ends in clean, unhurried bells.
name-story-america-04-san-francisco-fail = Shouting at shadows on the mission steps brings the night patrol, and the night patrol brings handcuffs.
name-story-america-04-buenos-aires = A retired river pilot knows the rite that calms the Plate, and trades it only for something equally true.

name-story-america-05-arkham-pass = Behind a loose brick in the witch-house chimney lies a folded spell, dry as the day it was hidden.
name-story-america-05-arkham-fail = The loose brick, it turns out, was holding up all the others.
name-story-america-05-san-francisco = The master of the school on Sacramento Street teaches anyone who will first stay and sweep the floor.
name-story-america-05-buenos-aires-pass = The rite is known by heart before the whistle blows, and an innocent face does the rest.
name-story-america-05-buenos-aires-fail = The rite is known by heart, but an unsteady hand on the gate tells the constable all he wants to know.

name-story-america-06-arkham-pass = Read backwards the epitaph is a spell, and the moss has kept every letter.
name-story-america-06-arkham-fail = The epitaph is read aloud; the next thing is daylight, a different street, a stranger's umbrella.
name-story-america-06-san-francisco-pass = The mirrors of the smoke-filled cellar teach the eye to count exits, and the door that is no door stays shut.
name-story-america-06-san-francisco-fail = The mirrors teach the eye well; one reflection, though, reaches out before it is looked at.
name-story-america-06-buenos-aires-pass = The ship's surgeon copies out the rite and kindly marks the verse that ought never to be said.
name-story-america-06-buenos-aires-fail = The rite is spoken with a verse too many, and ever since the tram conductor seems to know the address.

name-story-america-07-arkham = The watchman of the university vault wants company until dawn and has two spells to pay for it.
name-story-america-07-san-francisco-pass = At the harbour telescope the eye learns to find what hides in plain sight, and to look away in time.
name-story-america-07-san-francisco-fail = At the harbour telescope the eye learns to find things, and one of them, out past the Farallones, looks back.
name-story-america-07-buenos-aires = In the back room of the café two rites are being dictated, very slowly, to anyone patient enough to write.

name-story-america-08-arkham-pass = The charm over the orchard gate is read in its proper order, and the evening seems to lean in kindly.
name-story-america-08-arkham-fail = Read in the wrong order, the charm over the gate becomes a warning with a name in it.
name-story-america-08-san-francisco-pass = Every photograph from the asylum is looked at to the end, and afterwards nothing in a street goes unnoticed.
name-story-america-08-san-francisco-fail = The last photograph shows the back of a head, bent over these same photographs.
name-story-america-08-buenos-aires-pass = The consul's widow hears a kind word for once and unlocks the drawer where the rite is kept.
name-story-america-08-buenos-aires-fail = The consul's widow serves excellent tea, and nothing else.
