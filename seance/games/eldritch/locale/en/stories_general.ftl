# General encounters: the story of each section, by how it ends.

name-story-general-01-city-pass = Behind the pawnbroker's counter hangs the one thing in the shop that is really for sale.
name-story-general-01-city-fail = The drawer is only being looked into, but that is not how the shopkeeper puts it to the police.
name-story-general-01-wilderness = The dead man's pack holds something useful, and a diary that stops in the middle of a scream.
name-story-general-01-sea-pass = The wreck rolls in the swell, and from its cabin window something older than ships is lifted out.
name-story-general-01-sea-fail = The wreck's rigging closes around the boat, and half a day goes into cutting free.

name-story-general-02-city-pass = The night editor is talked round, and his morgue of unprinted stories gives up a name.
name-story-general-02-city-fail = The night editor takes the bribe, and the man from whom it was borrowed takes an interest.
name-story-general-02-wilderness-pass = The standing stones hum, and it is possible to bear it long enough to understand a little.
name-story-general-02-wilderness-fail = The standing stones hum, and the tune has learned to follow.
name-story-general-02-sea = A current that is on no chart sets the ship down elsewhere, under stars nobody cares to name.

name-story-general-03-city-pass = The thief drops his sack to run faster.
name-story-general-03-city-fail = The thief does not run; there are three of him, and they go through the pockets thoroughly.
name-story-general-03-wilderness-pass = The pattern in the dry grass is a sentence, and it has a second half.
name-story-general-03-wilderness-fail = The wind has been over the grass, and what it said is lost.
name-story-general-03-sea-pass = The drowned chapel's prayer still works; warmth comes up through the hull like breath.
name-story-general-03-sea-fail = The words carved in the driftwood are waterlogged past all reading.

name-story-general-04-city-pass = The mob cools, the torches are lowered, and somebody even apologises.
name-story-general-04-city-fail = Nobody in the mob hears a word, and the cobbles are hard to run on.
name-story-general-04-wilderness-pass = A goat track, a dry riverbed, a gap in the rock: by evening another country lies below.
name-story-general-04-wilderness-fail = The goat track ends where the goats must have learned to fly.
name-story-general-04-sea-pass = The castaway on the rock is saner than he looks, and remembers the name of the ship.
name-story-general-04-sea-fail = The castaway on the rock was alone; whoever has been whispering below deck is not he.

name-story-general-05-city-pass = The bootlegger counts out what is needed and keeps a straight face at the price.
name-story-general-05-city-fail = The bootlegger's warehouse has new owners tonight, and they wear badges.
name-story-general-05-wilderness = The nomads' treasure is not for sale; a true answer to their question is another matter.
name-story-general-05-sea = Something glints in the drag net, under a ton of fish that has to be shovelled first.

name-story-general-06-city-pass = The auctioneer misreads the lot, and a book that should be chained goes for the price of its binding.
name-story-general-06-city-fail = The auctioneer knows exactly what he has, and so does the gentleman in the front row.
name-story-general-06-wilderness-pass = Where the hermit's ashes are coldest, wrapped in oilcloth, lies his library of one.
name-story-general-06-wilderness-fail = The hermit's hut has burned to the doorstep, and his books with it.
name-story-general-06-sea-pass = The song from the deep is only a song, once its grammar has been worked out.
name-story-general-06-sea-fail = The song from the deep has a refrain, and everyone aboard wakes up humming it.

name-story-general-07-city-pass = A dismissed policeman, a borrowed room, a bottle: by midnight there is one more friend in the world.
name-story-general-07-city-fail = The new friend has excellent references, expensive habits and no intention of paying.
name-story-general-07-wilderness-pass = Footprints beside the old ones show where the other party crossed, and the crossing still holds.
name-story-general-07-wilderness-fail = The same dead tree, for the ninth time; it has begun to look glad of the company.
name-story-general-07-sea = The wave comes out of a flat calm, has the shape of a shoulder, and leaves the deck in splinters.

name-story-general-08-city-pass = An evening at the music hall, a good supper, and the coat is still on its peg.
name-story-general-08-city-fail = An evening at the music hall, a good supper, and the coat is gone with all its pockets.
name-story-general-08-wilderness-pass = The masks on the trees are greeted by their titles, and the village beyond opens its doors.
name-story-general-08-wilderness-fail = One mask is greeted as another, and the whole wood takes offence.
name-story-general-08-sea-pass = The whaler's mate keeps a second log, and over rum it can be read.
name-story-general-08-sea-fail = The whaler's mate drinks the rum and keeps his mouth for chewing.

name-story-general-09-city-pass = The prizefighter gets up from the canvas laughing, and asks when they start.
name-story-general-09-city-fail = The prizefighter is still standing, and very sorry about the nose.
name-story-general-09-wilderness-pass = The rope holds, the arms hold, and on top of the cliff nothing seems impossible any more.
name-story-general-09-wilderness-fail = The rope holds; the rock it is tied to does not.
name-story-general-09-sea-pass = The wireless operator breaks a rule, and the message that was not meant for this ship is read out twice.
name-story-general-09-sea-fail = The wireless operator taps his regulations with one finger and turns up the static.

name-story-general-10-city-pass = The thing in the attic mirror is asked a question, and must answer before it may go.
name-story-general-10-city-fail = The thing in the attic mirror asks first.
name-story-general-10-wilderness-pass = The strangler vine is torn off before its flowers can open.
name-story-general-10-wilderness-fail = The strangler vine flowers, and the pollen paints the forest with people.
name-story-general-10-sea-pass = Four hours at the pumps, and the pumps win.
name-story-general-10-sea-fail = Four hours at the pumps, and the ship limps into the lee of an island to be caulked.

name-story-general-11-city-pass = The doctor's method is to ask one question and wait; the answer, when it comes, weighs less outside than in.
name-story-general-11-city-fail = The doctor writes steadily for an hour, and the pad, seen from the door, holds only one name, over and over.
name-story-general-11-wilderness = The spring under the cedars takes a whole day to fill a bowl, and the bowl takes away what is put into it.
name-story-general-11-sea-pass = The tattooed harpooner recites, the sea grows attentive, and the words are caught before they sink.
name-story-general-11-sea-fail = The tattooed harpooner recites, and an answering verse comes from under the keel.

name-story-general-12-city-pass = A favour is called in, then another behind it, and by noon the right door opens from inside.
name-story-general-12-city-fail = Every favour has been called in already, by somebody a day ahead.
name-story-general-12-wilderness-pass = What sits on the idol's knees is taken, and the eyes of the idol are endured to the last step.
name-story-general-12-wilderness-fail = The hands close on nothing; the idol, in the meantime, has been getting to know the visitor.
name-story-general-12-sea-pass = The shape in the bell buoy's light is ignored until it stops calling.
name-story-general-12-sea-fail = To stop the calling from the bell buoy something must be thrown to it, and something is.
