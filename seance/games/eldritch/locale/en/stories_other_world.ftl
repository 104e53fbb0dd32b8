# Other World encounters: the story of each section, by how it ends.

name-story-other-world-01-initial = Shelves of basalt rise out of sight, and on every one of them the titles are facing the wall.
name-story-other-world-01-pass-pass = The right volume, once replaced, shuts the way behind it, and there is time to read one page more.
name-story-other-world-01-pass-fail = The right volume, once replaced, shuts the way behind it; the page left open is already being read from the other side.
name-story-other-world-01-fail = The librarian descends from the upper dark and holds out an appendage for the reading fee.

name-story-other-world-02-initial = The streets are familiar, the sun is not, and nothing that moves here ever had a mother.
name-story-other-world-02-pass-pass = The way home closes on the ruin of the world, and yesterday's newspaper comes through with it.
name-story-other-world-02-pass-fail = The way home closes on the ruin of the world, too quickly to bring anything back but the smell.
name-story-other-world-02-fail-pass = The last chronicle is in a dead language, and it is a mercy that only the dates can be read.
name-story-other-world-02-fail-fail = The last chronicle is perfectly legible, and it goes into detail about everyone.

name-story-other-world-03-initial = Cone-shaped scholars glide past, and each bows slightly to the body it expects to borrow.
name-story-other-world-03-pass-pass = The transfer is refused, the door of light goes out, and one filed card stays crumpled in a fist.
name-story-other-world-03-pass-fail = The transfer is refused and the door of light goes out, but the hands take a while to feel like hands again.
name-story-other-world-03-fail = Memory by memory the archivists take their samples, unless there is something better to offer them.

name-story-other-world-04-initial = The towers stand behind the moon, and the tattered yellow on the balcony is beckoning.
name-story-other-world-04-pass = The second act is never begun, and the curtain comes down on the Gate; the wardrobe is unlocked for whoever lingers.
name-story-other-world-04-fail-pass = The courtiers are told a better story, and for tonight the King is not announced.
name-story-other-world-04-fail-fail = The courtiers remove their masks, one after another, and announce the King.

name-story-other-world-05-initial = The hearth is warm and the hunters have spears; everything depends on how one sits down among them.
name-story-other-world-05-pass = The old man of the tribe can unpick the hole in the air, and tells stories while he works, if anyone stays to hear.
name-story-other-world-05-fail-pass = The hunt lasts till morning, and the quarry outruns it.
name-story-other-world-05-fail-fail = The hunt lasts till morning, and it is a good morning for the hunters.

name-story-other-world-06-initial = The witch-trial is in its third day, and the court asks the newcomer to translate.
name-story-other-world-06-pass = The accused is freed, the pond closes over the way between the years, and she has one thing to teach before the moon sets.
name-story-other-world-06-fail-pass = The verdict is heard standing, and the rope turns out to be meant for a painting.
name-story-other-world-06-fail-fail = The verdict is read in a modern voice, and every face on the benches is a relative.

name-story-other-world-07-initial = Seven hundred steps lead down to deeper slumber, and what is known on waking weighs on each of them.
name-story-other-world-07-pass-pass = The brass doors are put to, shoulder against dream, and stay so.
name-story-other-world-07-pass-fail = The brass doors swing the wrong way, and the fall through the cloud-galleys takes most of the night.
name-story-other-world-07-fail = A cat of Ulthar gives directions, and it is weeks before anybody thinks of doubting the cat.

name-story-other-world-08-initial = The beetle folk have raised their cities on ours, and regard a visitor as an antiquity.
name-story-other-world-08-pass-pass = The beetle sages compare two calendars, find the error and close the page upon it.
name-story-other-world-08-pass-fail = The beetle sages compare two calendars, and dissect the error for a closer look.
name-story-other-world-08-fail-pass = The museum case is stronger than glass, but not than panic.
name-story-other-world-08-fail-fail = The museum case is restful; the label on it explains who one used to be.

name-story-other-world-09-initial = The body that answers has four arms and no throat, and it must be steered by will alone.
name-story-other-world-09-pass-pass = The great lens is turned until two eras no longer touch.
name-story-other-world-09-pass-fail = The great lens is turned the wrong way, and noon on a younger sun comes through it.
name-story-other-world-09-fail = The body refuses, and its owner's dreams come up like groundwater, unless one of them can be given a meaning.

name-story-other-world-10-initial = Under the black rivers the fungi hold a court, and ask through a metal box what brings flesh so far.
name-story-other-world-10-pass-pass = The bridge of the elder builders is struck on its keystone, and the way to Yuggoth falls into the river.
name-story-other-world-10-pass-fail = The bridge of the elder builders is struck, and rings, and something under it takes the note for its name.
name-story-other-world-10-fail = The court finds the witness evasive, and asks again, directly, without the box.

name-story-other-world-11-initial = The index of the Great Hall is a room of its own, and it rearranges itself by what the reader fears.
name-story-other-world-11-pass-pass = The forbidden shelf is walked past, though it calls in a loved voice, and the doors bang shut behind.
name-story-other-world-11-pass-fail = It is a very fine shelf, after all, and one more chapter can do no harm.
name-story-other-world-11-fail = The Hall enters its visitors in the catalogue, and then there is no more need to keep the original.

name-story-other-world-12-initial = In the dead city all the clocks have hands, human hands, and one of them is pointing the way.
name-story-other-world-12-pass-pass = The Sign is scratched out wherever it appears, and at the last scratch the twin suns set.
name-story-other-world-12-pass-fail = The Sign is scratched out, and is there again, on the knife, on the sleeve, on the inside of the eyelid.
name-story-other-world-12-fail = The lake of Hali lies across every street; one may wait for it to ebb, or wade.

name-story-other-world-13-initial = There is no sun here to go mad by, only a humming, and it wants to be agreed with.
name-story-other-world-13-pass-pass = The humming is answered a half-tone flat, and the machine that makes it tears itself out of the sky.
name-story-other-world-13-pass-fail = The humming is answered in tune, and then it is only polite to stay for the rest.
name-story-other-world-13-fail-pass = Agreeing to everything, one is shown everything, the off switch too.
name-story-other-world-13-fail-fail = Agreeing to everything, one is shown the shelf of cylinders, and the label on the empty one.

name-story-other-world-14-initial = At the gate of the library city an instrument weighs visitors by what they have found out.
name-story-other-world-14-pass-pass = Weighed and welcomed, shown to the vault, alone with the lever: it is pulled.
name-story-other-world-14-pass-fail = Weighed and welcomed, and shown by mistake the wing where the minds are kept that nobody came back for.
name-story-other-world-14-fail-pass = Found too light, and thrown out, and the bars of the lower window bend.
name-story-other-world-14-fail-fail = Found too light, and thrown out, from the top of a city without stairs.

name-story-other-world-15-initial = Mining fungi work the pit in shifts, and for a good secret the foreman looks elsewhere.
name-story-other-world-15-pass-pass = The foreman looks elsewhere, and the seam that feeds the way is sealed with its own slag.
name-story-other-world-15-pass-fail = The foreman looks elsewhere, the slag begins to whisper, and it has such a lot to tell.
name-story-other-world-15-fail-pass = The overseers herd with voices; a mind that does not flinch walks straight through them and pulls the props.
name-story-other-world-15-fail-fail = The overseers herd with voices first, and with claws afterwards.

name-story-other-world-16-initial = One of the books is breathing, and the aisle to the exit leads past it.
name-story-other-world-16-pass-pass = The colophon names the printer's devil, and so dismissed it folds the whole Hall shut.
name-story-other-world-16-pass-fail = The colophon names the printer's devil, and the printer's devil looks up.
name-story-other-world-16-fail = The book turns its own pages to find the visitor's place in it, and a bookmark would settle the matter.

name-story-other-world-17-initial = A masked host offers the stranger's arm to each guest in turn, and the dance is a long one.
name-story-other-world-17-pass-pass = Midnight is called an hour early, in the right form of words, and the palace believes it.
name-story-other-world-17-pass-fail = Midnight is called, and the guests unmask, and one of them is wearing no mask at all.
name-story-other-world-17-fail-pass = Danced to the edge of the ballroom, one may still read the steps on the floor, and tread them backwards.
name-story-other-world-17-fail-fail = Danced to the edge of the ballroom, and then, with great courtesy, over it.

name-story-other-world-18-initial = The ghouls of the lower vaults remember being people, and expect to be spoken to accordingly.
name-story-other-world-18-pass-pass = They lead the way to the great stone with the ring, and do not look as it is lowered.
name-story-other-world-18-pass-fail = They lead the way to the great stone with the ring, and share a meal first; it would be rude to ask.
name-story-other-world-18-fail = Toll is taken at the bottom of the stair, out of the luggage or out of the traveller.

name-story-other-world-19-initial = The Great Race trades only with equals, and has a form to establish who is one.
name-story-other-world-19-pass-pass = Two files are handed over, and the footnote in the second says how to close the door on leaving.
name-story-other-world-19-pass-fail = Two files are handed over, and the second is one's own, and long, and stops quite soon.
name-story-other-world-19-fail = The form has a last question, to be answered at once or thought about for as long as it takes.

name-story-other-world-20-initial = The oldest writing in the Hall is not on the shelves but in the grain of the floor.
name-story-other-world-20-pass-pass = A spell is read off the floor, the caretaker is flattered, and he sweeps the way out shut.
name-story-other-world-20-pass-fail = A spell is read off the floor, and the caretaker asks, at length, to have his handwriting admired.
name-story-other-world-20-fail-pass = The grain of the floor goes on moving after one looks away, but it cannot climb.
name-story-other-world-20-fail-fail = The grain of the floor goes on moving, and it can climb, and it has found the ankles.

name-story-other-world-21-initial = A bearded captain out of Celephaïs will carry anyone who knows the tolls of the cloud harbour.
name-story-other-world-21-pass = Two true things are learned on the voyage, and the harbour chain can be raised for a little blood.
name-story-other-world-21-fail-pass = The black galley's oarsmen grab and bruise, but every strap stays buckled.
name-story-other-world-21-fail-fail = The black galley's oarsmen grab and bruise, and bid each other up for what falls out.

name-story-other-world-22-initial = The lamp shows only what is thought about, so it is best to think of very little.
name-story-other-world-22-pass-pass = A treasure of the outer fungi is in the bag, and the loose plate that kept the way open is spotted and kicked in.
name-story-other-world-22-pass-fail = A treasure of the outer fungi is in the bag, and a needle no longer than an eyelash is in the neck.
name-story-other-world-22-fail-pass = The winged porters drop what they cannot hold.
name-story-other-world-22-fail-fail = The winged porters are not in the habit of dropping anything, except from a height.

name-story-other-world-23-initial = Nothing is below, nothing is above, and one of the two is coming closer.
name-story-other-world-23-pass-pass = What looked into the Abyss is not looked into by it, and the ledge is pushed away with both feet.
name-story-other-world-23-pass-fail = The will comes back harder from the Abyss, the spine does not.
name-story-other-world-23-fail-pass = The leg is gone under, but the voice that counts the years down is told to be quiet, and is.
name-story-other-world-23-fail-fail = The leg is gone under, and the voice that counts has reached the small numbers.

name-story-other-world-24-initial = The king's chamberlain receives callers according to rank, and rank is whatever one can make him believe.
name-story-other-world-24-pass = A gift is pressed into the hand, as to an ambassador; the keys of the city cost two confidences more.
name-story-other-world-24-fail-pass = The antechamber portraits are of nobody one knows, and that is held on to, hard.
name-story-other-world-24-fail-fail = The antechamber portraits are all of people one knows, looking to the left, at the door.
