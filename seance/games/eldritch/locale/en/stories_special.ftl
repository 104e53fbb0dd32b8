# Special encounters: the story of each section, by how it ends.

name-story-special-rlyeh-1-initial = The carvings on the risen stone can be read from any side, and from each they say something worse.
name-story-special-rlyeh-1-pass-pass = The mutinous crew is won over, and the oldest seal is rowed ashore and set in place.
name-story-special-rlyeh-1-pass-fail = The crew has been listening to the stone as well, and takes its advice.
name-story-special-rlyeh-1-fail = Far below the keel a slab moves aside, as unhurried as a sleeper turning over.

name-story-special-rlyeh-2-initial = The door is the size of an acre and hangs at no angle known to masons.
name-story-special-rlyeh-2-pass-pass = Where the weeds will not grow lies the pivot, and a wedge is driven home beneath it.
name-story-special-rlyeh-2-pass-fail = The pivot lies among a thousand stones like it, and the tide is coming back.
name-story-special-rlyeh-2-fail = Slimed hands, dozens of them, hold the trespasser down and wait for orders.

name-story-special-rlyeh-3-initial = The dream comes up the beach at noon, with everyone awake.
name-story-special-rlyeh-3-pass-pass = Inside the dream there is a lock, and the name of the lock is known.
name-story-special-rlyeh-3-pass-fail = Inside the dream there is a lock, and it is on the other side of the door.
name-story-special-rlyeh-3-fail = The dream is dreamed to the end, where the sleeper's eye fills the sky.

name-story-special-rlyeh-4-initial = Green water pours down the stair of giants, and the only way is up against it.
name-story-special-rlyeh-4-pass-pass = At the top the great bell is muffled with sails, and the call to the deep goes unrung.
name-story-special-rlyeh-4-pass-fail = At the top the great bell has been ringing all along, only nobody below has ears that low.
name-story-special-rlyeh-4-fail = The stair of giants is shorter on the way down, and harder.

name-story-special-rlyeh-5-initial = The streets fold: three turns to the left make a turn to the right, and one of the corners is hungry.
name-story-special-rlyeh-5-pass-pass = The plan of the city is drawn in blood, correctly, and a line of it is wiped away.
name-story-special-rlyeh-5-pass-fail = The plan of the city is drawn in blood, and there is an error in it, and the corner finds it.
name-story-special-rlyeh-5-fail = The acute angle opens like an obtuse one and shuts again like a jaw.

name-story-special-rlyeh-6-initial = All the eyes in the frieze are closed; walking by, one hears them open.
name-story-special-rlyeh-6-pass-pass = The frieze is read to its end in spite of the eyes, and the last figure is turned to the wall.
name-story-special-rlyeh-6-pass-fail = The frieze is read to its end, and the last figure in it is holding a lamp, and a rope, and this book.
name-story-special-rlyeh-6-fail = Something steps down from the frieze, and the pavement tilts to help it.

name-story-special-key-gate-1-initial = Beyond the last arch there is no distance, and the Guide asks whose servant is knocking.
name-story-special-key-gate-1-pass-pass = The word is known, and one may pay for it with another word, forgotten for ever.
name-story-special-key-gate-1-pass-fail = The word is known in all its forms but one, and in that one it is spoken.
name-story-special-key-gate-1-fail = The veiled figures on their pedestals nod, and make room for another pedestal.

name-story-special-key-gate-2-initial = Bubbles of light drift by, each of them a century, and they are curious.
name-story-special-key-gate-2-pass = Everything learned on the long road can be laid down here like paving, stone after stone, toward the other side.
name-story-special-key-gate-2-fail = One sphere brushes against another, and between them there was somebody.

name-story-special-key-gate-3-initial = Every direction leads here, so the thing is to notice which of the heres is the first.
name-story-special-key-gate-3-pass = Reason burns like lamp oil here, and the hinge of the Gate lies just beyond the edge of the light.
name-story-special-key-gate-3-fail = The last here turns out to have a throat.

name-story-special-key-gate-4-initial = The threshold has to be held shut while it has no substance and no end.
name-story-special-key-gate-4-pass-pass = The formula stands; it asks only for the memory of having known it.
name-story-special-key-gate-4-pass-fail = The formula falls down at the ninth angle, and takes the reasoning with it.
name-story-special-key-gate-4-fail = What is shut out from one side is shut in from the other, and that is the side one stands on.

name-story-special-key-gate-5-initial = The chant of the faithful comes through the stone, and its errors can be counted, if one knows the text.
name-story-special-key-gate-5-pass-pass = The hierophant is contradicted from his own scripture, and the circle breaks off, embarrassed.
name-story-special-key-gate-5-pass-fail = The hierophant has an answer, the faithful have a response, and the sky has a crack.
name-story-special-key-gate-5-fail = The chant takes the newcomer's voice for its own, and then, one after another, its other uses.

name-story-special-key-gate-6-initial = The parchment in the silver casket writes as it is read, and keeps half a line ahead.
name-story-special-key-gate-6-pass-pass = All borrowed power is let go, hand by hand, and the empty hands turn the key.
name-story-special-key-gate-6-pass-fail = The borrowed power will not be let go, and it has the stronger grip.
name-story-special-key-gate-6-fail = The parchment is generous; it dictates two spells, and where to sign.
