# The story of the world.

## Ancient Ones: how it begins, and how they awaken

name-story-azathoth = Somewhere at the centre of everything a sleeper turns over, and the pipers lose the beat.
name-story-cthulhu = In the spring the sculptors began to dream of the same city, and not one of them had ever been to sea.
name-story-shub-niggurath = Milk soured, orchards bore in winter, and along the edges of the woods new paths had been trodden.
name-story-yog-sothoth = It began with doors: a few too many, in houses whose builders remembered each one.
name-story-azathoth-awake = The pipes fall silent, the sleeper opens what it has for eyes, and there is no one left to say what it saw.
name-story-cthulhu-awake = The sea stands up.
name-story-shub-niggurath-awake = The forest leans inward, all of it, and down the aisle of bowing trees the mother of thousands comes to be fed.
name-story-yog-sothoth-awake = The door is everywhere, and it is ajar.

## Investigators set out

name-story-akachi-onyele = { name-akachi-onyele } reads the smoke, breaks camp and walks toward the place it would not blow from.
name-story-charlie-kane = { name-charlie-kane } puts down the telephone, smiles for the cameras and begins to call in favours.
name-story-diana-stanley = { name-diana-stanley } burns the robe, keeps the prayer book and does not tell anyone which page is missing.
name-story-jacqueline-fine = { name-jacqueline-fine } wakes with the last words of somebody who has not died yet.
name-story-jim-culver = { name-jim-culver } plays the old tune backwards at closing time, and something in the rafters hums along.
name-story-leo-anderson = { name-leo-anderson } counts the mules, the rifles and the men who came back last time, and hires more.
name-story-lily-chen = { name-lily-chen } bows to her teachers, who have prepared her for this since she was born, and leaves the mountain.
name-story-lola-hayes = { name-lola-hayes } has read the second act of the play, and goes on every night as if she had not.
name-story-mark-harrigan = { name-mark-harrigan } buried what came over the wire that night, and has been listening to the ground ever since.
name-story-norman-withers = { name-norman-withers } measures the plate again, and again one star is missing.
name-story-silas-marsh = { name-silas-marsh } signs on with any ship that sails away from the voices, and none of them ever does.
name-story-trish-scarborough = { name-trish-scarborough } decodes the message, burns it and asks for leave to travel.

## Defeated investigators are found

name-story-akachi-onyele-crippled = { name-akachi-onyele } lies under a carrier's blanket, unable to stand, and passes over the bundle with the spirits still quarrelling in it.
name-story-akachi-onyele-insane = { name-akachi-onyele } speaks only to those who are not there, and one of them seems to know the way.
name-story-charlie-kane-crippled = From a clinic bed { name-charlie-kane } dictates one last letter of introduction, and signs it with his left hand.
name-story-charlie-kane-insane = { name-charlie-kane } is still giving the speech, to an empty ballroom, with the right names in it.
name-story-diana-stanley-crippled = { name-diana-stanley }'s old brothers found her first, and left her alive to see them finish.
name-story-diana-stanley-insane = { name-diana-stanley } has put the robe back on, and has to be told gently whose side she is on.
name-story-jacqueline-fine-crippled = { name-jacqueline-fine } had known about the staircase for years, and is calm about it.
name-story-jacqueline-fine-insane = { name-jacqueline-fine } answers tomorrow's questions, and the art is to work out what they are.
name-story-jim-culver-crippled = { name-jim-culver } cannot hold the trumpet any more, but he can still whistle what must not be played.
name-story-jim-culver-insane = { name-jim-culver } is playing for the dead, and they are in the room, and they want an encore.
name-story-leo-anderson-crippled = { name-leo-anderson } waits by a dead fire with his maps laid out in order, for whoever leads next.
name-story-leo-anderson-insane = { name-leo-anderson } is still counting the men back in, and the number is always too high.
name-story-lily-chen-crippled = { name-lily-chen } folds her broken hands and asks to be carried to where she can see the mountain.
name-story-lily-chen-insane = { name-lily-chen } fights on in an empty courtyard, move for move, against someone taller.
name-story-lola-hayes-crippled = { name-lola-hayes } receives in the dressing room, lying down, in full make-up, and gives away everything but the script.
name-story-lola-hayes-insane = { name-lola-hayes } knows her lines and has forgotten that there was ever anyone who was not in the play.
name-story-mark-harrigan-crippled = { name-mark-harrigan } holds out his kit and his tags, and says which way it went.
name-story-mark-harrigan-insane = { name-mark-harrigan } has dug a trench through the hotel garden, and the sentry's challenge must be answered rightly.
name-story-norman-withers-crippled = { name-norman-withers } was found at the foot of the dome, with his arms round the photographic plates.
name-story-norman-withers-insane = { name-norman-withers } has papered over every window, and keeps the stars out one by one.
name-story-silas-marsh-crippled = { name-silas-marsh } came up in a net, more dead than alive, and will not be laid where he can hear the tide.
name-story-silas-marsh-insane = { name-silas-marsh } stands in the harbour to his chest, and it takes a friend's voice to make him turn round.
name-story-trish-scarborough-crippled = { name-trish-scarborough } is in a safe house that is not, behind a door that was, and has memorised the files.
name-story-trish-scarborough-insane = { name-trish-scarborough } speaks in a cipher of her own, and will only be answered in it.

## Mysteries: when one opens, and when it is solved

name-story-occult-research = Someone must read what the dead astronomers left unread, to the last page.
name-story-occult-research-solved = The notes, laid side by side, make one long equation, and it comes out to silence.
name-story-omen-of-devastation = Each rift must be shut under its own star, or it will only open elsewhere.
name-story-omen-of-devastation-solved = The comet passes, and for once it is only a comet.
name-story-seed-of-the-daemon-sultan = In the flattened forest something has put down a root.
name-story-seed-of-the-daemon-sultan-solved = The root is drawn out of the frozen ground, screaming very softly, and burned.
name-story-the-true-name = The name was broken into syllables and hidden where no one would say them in order.
name-story-the-true-name-solved = The syllables are gathered, and put away separately, each in its own locked box.
name-story-rlyeh-risen = In the South Pacific there is land where there was none, and it is not an island.
name-story-rlyeh-risen-solved = The corpse-city tilts, settles and lets the water have it back.
name-story-the-deep-ones-attack = From every coast the same report: lanterns, low in the water, moving in step.
name-story-the-deep-ones-attack-solved = The lanterns go under, one by one, and the fishing fleets put out again.
name-story-the-stars-are-right = What is known about the sleeper has been carried out to sea, and it must be followed there.
name-story-the-stars-are-right-solved = The hour is known, and it is allowed to pass.
name-story-watching-the-stars = The sleeper's daughter has come up in cold waters to watch the sky for him.
name-story-watching-the-stars-solved = She sinks with her eyes closing, and the whales come back.
name-story-hunting-the-thousand = For each of her young there must be a hunter, and there are a thousand young.
name-story-hunting-the-thousand-solved = In the woods it grows so quiet that leaves can be heard to fall.
name-story-nature-of-the-all-mother = She is worshipped in the wild under forty names, and each name is a piece of an answer.
name-story-nature-of-the-all-mother-solved = She is understood, as far as can be borne, and understanding her is a fence.
name-story-rituals-in-the-wild = Four fires burn in four wildernesses on the same night of each month.
name-story-rituals-in-the-wild-solved = The ashes of the fires are scattered, and on all of them grass is growing.
name-story-spawn-of-the-black-goat = Up the great river one of her firstborn is looking for its mother.
name-story-spawn-of-the-black-goat-solved = It is dead, and it took the river three days to run clear.
name-story-arcane-understanding = Only those who give their magic away can learn what it was lent for.
name-story-arcane-understanding-solved = The last formula is spoken and forgotten, and the air has edges again.
name-story-spawn-of-yog-sothoth = Behind the hills of Arkham a barn has burst from inside, and the cattle are gone.
name-story-spawn-of-yog-sothoth-solved = On the hilltop it calls once for its father, and is not answered.
name-story-the-beyond-one = Something is the gate, and the key, and the one who knocks; it remains to find out where.
name-story-the-beyond-one-solved = The proof is finished, and proves that there is no door here.
name-story-where-the-old-ones-broke-through = Whoever shuts a door must leave some power in the lock.
name-story-where-the-old-ones-broke-through-solved = The doors are taken off their hinges and carried away.

## Mythos cards

name-story-everyone-has-a-price = A stranger at the hotel desk settles the bill, and mentions, smiling, that there is only one small condition.
name-story-omen-of-good-fortune = For one night the clouds part exactly where they should.
name-story-rally-the-people = A speech from a fruit crate, and somebody in the crowd puts down his tools and comes along.
name-story-silver-twilight-aid = Three envelopes with a silver seal arrive on the same morning, and only one may be opened.
name-story-the-world-fights-back = Doctors, priests and farmers with shotguns: for a week nobody looks away.
name-story-all-for-nothing = The sealed evidence is opened in court, and every page of it is blank.
name-story-desperate-times = The clock in the hall strikes an hour that no clock has, and someone offers to have it unsaid.
name-story-eyes-everywhere = In every city on the same evening a window opposite is unlit and not empty.
name-story-perplexing-stars = The almanac and the sky part company, and it is the almanac that gives way.
name-story-the-storm = It rains for nine days on five continents, and all the rain is falling from the same cloud.
name-story-a-dark-power = Wounds close on things that ought to be dead, and they turn round.
name-story-ancient-guardians = The camp is found standing, the tents laced from inside, and large prints all round.
name-story-arrests-made-in-murder-case = Detectives with a photograph go from hotel to hotel, looking at hands and luggage.
name-story-burden-of-greed = Trunks grow heavier overnight, and the straps have begun to cut.
name-story-from-bad-to-worse = The old wound opens, the old dream returns, the old creditor is in the lobby.
name-story-haunting-nightmares = From Quito to Kyoto sleepers sit up in bed at the same minute and say the same word.
name-story-heat-wave-singes-the-globe = Rails buckle, wells taste of iron, and the thermometer at the consulate has run out of numbers.
name-story-the-bermuda-triangle = The compass needle turns once about itself, like a dog, and lies down.
name-story-the-world-shakes = The seismographs draw the same profile everywhere, and it is the profile of a face.
name-story-tide-of-despair = The telegrams all come on one day, and none of them brings anything but endings.
name-story-treacherous-magic = A spell learned by heart changes a syllable while nobody is saying it.
name-story-a-proposition = The gentleman in grey can make the whole affair go away, and does not ask for money.
name-story-buying-information = A tavern, a purse on the table, and as many answers as the purse has friends.
name-story-heart-of-corruption = The black box is delivered without a sender, and it is worth a fortune, and it is warm.
name-story-support-of-the-church = In forty parishes the same name is included in the evening prayer.
name-story-that-which-consumes = Something comes to the threshold, eats the threshold and moves on.
name-story-from-beyond = Rumours that were almost forgotten are in all the morning papers, with drawings.
name-story-rising-terror = The watchdogs stop barking, one kennel after another, and hide.
name-story-strange-sightings = Something sits in the corner of each sickroom, and nobody gets any rest.
name-story-tied-to-a-dark-purpose = Every promise ever given falls due on the same night.
name-story-torn-asunder = Where the sky has been cut the edges pull, and so does everything underneath.
name-story-blood-flows = It can be driven off with blood, and someone has to be the one who bleeds.
name-story-calling-the-elder-things = Wherever a robe is worn tonight the chant is answered.
name-story-dimensional-instability = The rifts close by themselves, like mouths that have finished.
name-story-driven-to-bankruptcy = The shutters come down along the whole street, and the bank has a sign on its door.
name-story-legitimate-banking = A very ordinary loan, says the very ordinary clerk, and turns the paper round.
name-story-no-peace-for-the-fallen = The graves are found open, the clothes in them folded, and a mark burned on one particular door.
name-story-patrolling-the-border = At the frontier the passports are looked at, then the faces, then the passports again.
name-story-unexpected-betrayal = The knife is handed over hilt first, as between friends, and then it is turned.
name-story-fractured-reality = In mid-ocean there is a pane of air through which another sea can be seen.
name-story-growing-madness = Passengers from one particular steamer all draw the same spiral on their napkins.
name-story-lost-knowledge = In the red desert clockwork is heard at night, coming nearer, and libraries begin to empty of ink.
name-story-secrets-of-the-past = What the expeditions were to dig up has begun to dig itself out.
name-story-dimensions-collide = Off the African coast two tides run through each other, and one of them is not of water.
name-story-mysterious-lights = Green lights hang over the North Atlantic, and under them no door will close.
name-story-spreading-sickness = The fever has no name, only a map, and the map is growing.
name-story-web-between-worlds = On the ice a thread is found, thinner than hair, stretched from the ground to nothing, and it trembles.
name-story-faded-from-society = Acquaintances do not answer, offices have new names on the doors, and nobody remembers the old ones.
name-story-return-of-the-ancient-ones = Along the Siberian line the stations report, one after another, footsteps on the roof.
name-story-stars-aligned = In the isthmus a priest has built a stair, and each night the sky comes down one step.
name-story-the-wind-walker = In the northern forests men are found in the tops of the pines, frozen, looking delighted.

## Conditions turn out to be

name-story-amnesia-back-1 = The lost week is remembered at last, and with it whom one spoke to, and what one agreed.
name-story-amnesia-back-2 = The bills are in one's own handwriting, from a town one has never visited.
name-story-amnesia-back-3 = The police remember it very well.
name-story-back-injury-back-1 = The fingers open, and do not close again in time.
name-story-back-injury-back-2 = Between one step and the next the back locks, and the baggage goes on down the slope.
name-story-back-injury-back-3 = There is a sound like kindling, and after that nothing can be carried but the lightest thing.
name-story-blessed-back-1 = A cat sleeps the whole night on the foot of the bed, and by morning the fever is gone.
name-story-blessed-back-2 = In the dream a bearded youth turns the pages, slowly enough to read.
name-story-blessed-back-3 = A grey hand out of the clouds picks something up by the scruff, and the sky is empty.
name-story-cursed-back-1 = It has been following for days, and has decided that this is the street.
name-story-cursed-back-2 = Somebody else has died of it, far away, and the debt is paid.
name-story-cursed-back-3 = The mirror shows wider eyes and a patient mouth, and the sound of water is very loud.
name-story-dark-pact-back-1 = The bargain is called in at every threshold at once.
name-story-dark-pact-back-2 = The Dark Man in the doorway closes his book and holds out an arm, as for a dance.
name-story-dark-pact-back-3 = It need not be oneself, says the voice, kindly; it need only be someone.
name-story-debt-back-1 = Two men are waiting by the car, and neither of them wants the money any more.
name-story-debt-back-2 = The creditor collects in hours, and leaves no record of what was done with them.
name-story-debt-back-3 = The collector is civil, and has brought a cart.
name-story-debt-back-4 = The warrant is signed, stamped and quite possibly genuine.
name-story-debt-back-5 = The ledger can be closed tonight, if the other book is opened.
name-story-debt-back-6 = The creditor does not count in coin, and shows what it does count in.
name-story-detained-back-1 = The bowl is pushed under the door on the first day and not again.
name-story-detained-back-2 = Eleven others in the cell, and one of them never blinks.
name-story-detained-back-3 = The lamp is never put out, and the questions are about things that have not happened yet.
name-story-hallucinations-back-1 = None of it was real, not the letter, not the witness, not the map in the drawer.
name-story-hallucinations-back-2 = They have started calling each other by name.
name-story-hallucinations-back-3 = They come out of the wallpaper, out of the sleeves, out of the yawn.
name-story-internal-injury-back-1 = Laughing hurts, and coughing, and after a while standing.
name-story-internal-injury-back-2 = Something inside that had been holding lets go.
name-story-internal-injury-back-3 = The handkerchief comes away red, and the stairs will have to wait.
name-story-leg-injury-back-1 = The knee gives way on a kerb like any other.
name-story-leg-injury-back-2 = One more step, says the mind, and the leg declines.
name-story-leg-injury-back-3 = The village healer has a poultice, a knife and all the time in the world.
name-story-paranoia-back-1 = It was only in case they came, and then it was already in the pocket.
name-story-paranoia-back-2 = They were whispering, they are always whispering, and somebody had to make them stop.
name-story-paranoia-back-3 = In the square all faces turn at once, the way birds do.
