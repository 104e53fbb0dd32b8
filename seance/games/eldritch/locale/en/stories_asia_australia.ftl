# Asia/Australia encounters: the story of each section, by how it ends.

name-story-asia-australia-01-shanghai-pass = The fortune teller's third card is always marked; the book of the marks is under his stool.
name-story-asia-australia-01-shanghai-fail = The fortune teller turns the third card, stops smiling and gives the money back.
name-story-asia-australia-01-tokyo-pass = The colonel signs the order with a brush, and before dawn the guns are heard across the bay.
name-story-asia-australia-01-tokyo-fail = The colonel declines, and his sergeant escorts the petitioner down the stairs without using them.
name-story-asia-australia-01-sydney-pass = The shearers bet against it, but the last bale goes onto the cart before sundown.
name-story-asia-australia-01-sydney-fail = The heat on the wool dock shimmers, and the shimmer has teeth.

name-story-asia-australia-02-shanghai-pass = The Green Gang's accountant respects nerve, and opens whichever ledger is asked for.
name-story-asia-australia-02-shanghai-fail = The Green Gang's accountant puts down his abacus and nods to the man at the door.
name-story-asia-australia-02-tokyo = The garrison will march on whatever is pointed out, once the papers have passed nine desks.
name-story-asia-australia-02-sydney-pass = The surf-boat teaches muscles that nobody knew were there, and the reef lets it by.
name-story-asia-australia-02-sydney-fail = The surf-boat teaches muscles that nobody knew were there, and the reef teaches bones.

name-story-asia-australia-03-shanghai-pass = The oracle bones are read by lamplight, and the cracks mean only what the scholars say they mean.
name-story-asia-australia-03-shanghai-fail = The oracle bones are read by lamplight, and the cracks spread on across the table.
name-story-asia-australia-03-tokyo = A temple drum is beaten the forbidden number of times, and something far away turns its head.
name-story-asia-australia-03-sydney-pass = The stevedores' fight is won fairly, and the foreman tells the police it never took place.
name-story-asia-australia-03-sydney-fail = The stevedores' fight is won fairly, and the foreman tells the police everything.

name-story-asia-australia-04-shanghai-pass = The bookseller on Fuzhou Road brings out tea, and then the shelf behind the shelf.
name-story-asia-australia-04-shanghai-fail = The bookseller on Fuzhou Road has never heard of any such book, and wraps up a calendar instead.
name-story-asia-australia-04-tokyo-pass = The lieutenant has lost men to the thing already; his squad needs no second asking.
name-story-asia-australia-04-tokyo-fail = The lieutenant has heard of foreigners asking questions, and there is a cell for them.
name-story-asia-australia-04-sydney-pass = The last stretch is swum under the full moon, past whatever keeps pace below.
name-story-asia-australia-04-sydney-fail = Something keeps pace below the swimmer, and in the end it is the swimmer who turns back.

name-story-asia-australia-05-shanghai = The hermit of Longhua teaches one chapter a visit, and a true rumour is the fee.
name-story-asia-australia-05-tokyo-pass = The minister postpones his dinner, and the battery on the hill is given a new target.
name-story-asia-australia-05-tokyo-fail = The minister does not postpone his dinner, and the visitor spends it in the guardroom.
name-story-asia-australia-05-sydney = The bare-knuckle champion trains anyone who can tell him what became of his brother.

name-story-asia-australia-06-shanghai-pass = The scroll is unrolled to the end, and the boat upriver is still at the jetty.
name-story-asia-australia-06-shanghai-fail = The scroll is unrolled to the end, and the boat upriver left the day before yesterday.
name-story-asia-australia-06-tokyo-pass = Ice water, cedar smoke, no thought at all; the gods of the waterfall are pleased.
name-story-asia-australia-06-tokyo-fail = Under the waterfall the roar becomes voices, and they do not stop on the road home.
name-story-asia-australia-06-sydney-pass = The quartermaster loses a crate from his books, and it is a long, heavy crate.
name-story-asia-australia-06-sydney-fail = The crate holds rope and rust, and the quartermaster expects to be paid for guns.

name-story-asia-australia-07-shanghai = The abbot says nothing for a week, and that, he explains afterwards, was the lesson.
name-story-asia-australia-07-tokyo = A paper charm with the right name on it will call any demon home, and the priest lacks only the name.
name-story-asia-australia-07-sydney-pass = The elders by the fire make room, and the song they sing includes the stranger.
name-story-asia-australia-07-sydney-fail = The trooper does not care whose sacred ground it is, so long as somebody is arrested on it.

name-story-asia-australia-08-shanghai-pass = The temple bell that needs four monks is rung by one, and its note stays in the bones.
name-story-asia-australia-08-shanghai-fail = The bell comes down, the floor with it, and the concession police up the stairs.
name-story-asia-australia-08-tokyo-pass = The fishermen row out with nets and lanterns, and what was here is driven somewhere else.
name-story-asia-australia-08-tokyo-fail = The fishermen look at the water, look at each other and mend their nets.
name-story-asia-australia-08-sydney = A gunsmith in the Rocks has one fine piece on the bench, finished when it is finished.
