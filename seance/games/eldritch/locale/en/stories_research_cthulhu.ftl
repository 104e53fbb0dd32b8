# Research encounters: Cthulhu: the story of each section, by how it ends.

name-story-research-cthulhu-1-city-pass = The clay tablet in the customs shed has a twin in the sculptor's dreams, and both are signed.
name-story-research-cthulhu-1-city-fail = The crate in the customs shed is empty, and the wet trail leads off the quay.
name-story-research-cthulhu-1-wilderness-pass = The man with the gull mask lies still at last, and his satchel is full of letters.
name-story-research-cthulhu-1-wilderness-fail = The man with the gull mask gets away laughing, and what he shouted cannot be unheard.
name-story-research-cthulhu-1-sea = A voice from the fog offers everything that is down there, and asks for very little in writing.

name-story-research-cthulhu-2-city-pass = The harbour pilots compare notes for the first time in years, and their nightmares have coordinates.
name-story-research-cthulhu-2-city-fail = The harbour pilots will not speak, but one of them draws it on the tablecloth.
name-story-research-cthulhu-2-wilderness-pass = High above any tide the rock is crusted with barnacles, and scratched between them are two names.
name-story-research-cthulhu-2-wilderness-fail = High above any tide the rock is crusted with barnacles, and all of them are open.
name-story-research-cthulhu-2-sea-pass = The bells under the water are refused an answer until they have told everything.
name-story-research-cthulhu-2-sea-fail = The bells under the water are answered, and now they ring in baths, in basins, in a spoon.

name-story-research-cthulhu-3-city-pass = The fishmonger weighs with coins of strange gold, and keeps the bill of lading under the ice.
name-story-research-cthulhu-3-city-fail = The fishmonger's boys are quick, and the bag is lighter on the way out.
name-story-research-cthulhu-3-wilderness-pass = The swamp worshippers' song is heard out from behind a cypress, and written down with a steady hand.
name-story-research-cthulhu-3-wilderness-fail = The song from the swamp ends; the dancers are still there, over the bed, in the rain, on the page.
name-story-research-cthulhu-3-sea-pass = Wedged in the reef is a statue no hand should have made, and it can be pried loose before the tide turns.
name-story-research-cthulhu-3-sea-fail = The statue in the reef is admired a moment too long, and its sculptors come up for air.

name-story-research-cthulhu-4-city-pass = The order's catechism is answered as a member would, and the doorkeeper hands over the week's minutes.
name-story-research-cthulhu-4-city-fail = A wrong answer in the cellar, and behind the doorkeeper something unfolds that has never needed stairs.
name-story-research-cthulhu-4-wilderness-pass = The raven's nest is lined with torn pages, and they fit together.
name-story-research-cthulhu-4-wilderness-fail = The pages blow off the cliff, and the sea reaches up for them.
name-story-research-cthulhu-4-sea-pass = Below decks on the quarantined steamer somebody has painted the whole route on the boilers.
name-story-research-cthulhu-4-sea-fail = The quarantined steamer has guards, and guards have brigs.

name-story-research-cthulhu-5-city-pass = The drowned man's watch stopped at the hour, and the engraver of its case remembers two customers.
name-story-research-cthulhu-5-city-fail = The drowned man on the slab is asked nothing, yet there is that wet, helpful whisper.
name-story-research-cthulhu-5-wilderness-pass = The stone on the moor is turned to face inland, as it used to stand, and the dreams on the coast grow quiet.
name-story-research-cthulhu-5-wilderness-fail = The stone on the moor rolls downhill, all the way, as if it had been waiting for a push.
name-story-research-cthulhu-5-sea-pass = The sounding line comes up with wax on its lead, and in the wax, as clear as print, a seal.
name-story-research-cthulhu-5-sea-fail = The sounding line goes taut, and what has taken hold of it begins to climb.

name-story-research-cthulhu-6-city-pass = The mapmaker's blind apprentice knows where the mist is kept, and how it is called.
name-story-research-cthulhu-6-city-fail = The mapmaker's apprentice is not blind, it turns out, and has been following all week.
name-story-research-cthulhu-6-wilderness-pass = The tide pool holds a message in a bottle, miles and years from any tide.
name-story-research-cthulhu-6-wilderness-fail = The flood comes down the dry valley without rain, and takes the camp and the bottle with it to the sea.
name-story-research-cthulhu-6-sea-pass = The buoy that marks the risen city is cut adrift, and its chain, hauled in, is scratched with a prayer of binding.
name-story-research-cthulhu-6-sea-fail = The buoy that marks the risen city has a light in it, and the light has a face.

name-story-research-cthulhu-7-city-pass = The fanatic in the alley is overpowered, and sewn into his collar is the whole plan.
name-story-research-cthulhu-7-city-fail = The fanatic in the alley strikes once, takes the papers and is last seen wading.
name-story-research-cthulhu-7-wilderness-pass = The hermit's shells, held to the ear in the right order, tell a story with two endings.
name-story-research-cthulhu-7-wilderness-fail = The hermit's shells, held to the ear in the wrong order, tell nothing but the truth, for hours.
name-story-research-cthulhu-7-sea-pass = The thing on the anchor chain is beaten off, and around its neck hung a sailor's whole library.
name-story-research-cthulhu-7-sea-fail = The thing on the anchor chain lets go in its own time, with a piece of calf.

name-story-research-cthulhu-8-city-pass = The cellar grating comes up by main force, and the meeting below has left in a hurry.
name-story-research-cthulhu-8-city-fail = The cellar grating comes down again on the fingers, and the police come to see who is screaming.
name-story-research-cthulhu-8-wilderness-pass = The fallen totem is raised for the first time in a century, and there are words on the buried side.
name-story-research-cthulhu-8-wilderness-fail = The fallen totem rolls, pins a sleeve till morning and goes on into the river.
name-story-research-cthulhu-8-sea-pass = The diver's lamp finds the wreck, the wreck's guardian finds the diver, and only the lamp and a red stone come up.
name-story-research-cthulhu-8-sea-fail = The diver's lamp finds the wreck and enough to go on, and the wreck's guardian keeps the rest.
