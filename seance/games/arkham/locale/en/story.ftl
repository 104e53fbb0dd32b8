# The story of Night of the Zealot: introductions, resolutions, acts, agendas, places, and how it ends.

log-story = { $line }

## Introductions

name-story-the-gathering = Four people have walked out of Arkham’s lamplight this month and been found again by the dogs. The newspaper calls it wolves; the coroner, after two drinks, calls it something else. So tonight the curtains are drawn in your study, the coffee has gone cold over maps and borrowed reports, and everyone you trust has a chair. Near midnight the talk falters. A sound comes up through the floorboards, patient and rhythmic, like many mouths rehearsing a single word. Somebody laughs and reaches for the door handle. There is no handle. Where the door stood an hour ago, the wallpaper runs on without a seam. Below you, something has begun to dig.

name-story-the-midnight-masks-strangers = You had never heard of Lita Chantler before she put her boot in your door. She is soaked, she has not slept, and she talks as if an argument were already half over: there was a house, there were people in it braver than they were lucky, and now there is only the house. She tells you what came out of the floor and what it was singing. You would send her away, but the same song was under your own street last week, and you had blamed the pipes. So you make coffee and let her spread her papers on the table. She wants people with steady hands and no reputation to lose. By the second cup you discover that she has been describing you.
name-story-the-midnight-masks-survivors = For a few days Arkham behaves as if nothing had happened, and that is the hardest part. The trams run, the professors quarrel in the letters column, and you sleep in your clothes with the lamp lit. You have asked your questions quietly and been answered in the same way: by a name pencilled in a margin, by a hymn hummed in the wrong key behind a respectable door. The thing that dug its way up to you was only a servant, sent ahead to clear a path. Those who sent it own pews, shops, a desk at the bank. Yesterday a note came under the door without a stamp. It holds half a dozen names and one word, underlined: tonight.
name-story-the-midnight-masks = Whatever the names on the list intend, they intend it for midnight, when the last of them is to leave town by the river road and join the others among the trees. Until then they are scattered through Arkham like anyone on an errand: a professor leaving the library, an undertaker locking up, a collector home early from a sale. Catch one by the sleeve in the right light and you may learn where the next will be. There are more doors than you can watch and fewer hours than you would like. And you are not the only ones hunting. Twice already, in a shop window, you have seen behind you a tall figure in a mask, standing very still, as if counting.

name-story-the-devourer-below = Beyond the last farm the road gives up and becomes a path, and the path does not like being looked at. No owl calls. The trunks lean together overhead as though somebody had told them a secret, and every few yards a strip of cloth, or something that had been a person’s, hangs from a branch to mark the way for those who came before you. You can feel the chanting through your boots before you can hear it. It is a name, and tonight it is being answered. Somewhere ahead is the place where they mean to open the ground. You have until it opens. Nobody suggests turning back; nobody, you notice, suggests anything aloud.

## Resolutions

name-story-the-gathering-none = None of you can say afterwards who found the front door, or how the cold grass came to be under your hands. Behind you every window of the house is dark, and something moves from room to room, unhurried, like a new owner. Nobody has won anything tonight. At the corner of the street a woman with ash on her sleeves is waiting. She gives her name as Lita Chantler and wastes no breath on comfort: the thing you left inside wears a priest’s rags, it answers to a greater hunger below, and it will remember your smell. She knows where it means to go next. She would rather not go there alone, and neither, it seems, would you.
name-story-the-gathering-r1 = You carry the lamp oil in yourselves, because it ought to be your hands that do it. Books first, then the stairs; the curtains hardly need asking. Under the floor the singing turns to shrieking, and the shrieking goes on much longer than any animal’s breath should last. By the time the fire brigade arrives there is only heat, and neighbours in their nightclothes, and no story fit to tell them. Lita Chantler watches the roof fall in with something close to approval. “The ones beneath will find another door,” she says, “but not tonight, and not this one.” She offers her help for what comes next. You nod, and cannot stop looking at the place where your bedroom used to be.
name-story-the-gathering-r2 = “It is a house,” you tell her, “and I mean to live in it.” Lita Chantler looks at the broken boards, then at you, with the pity that people keep for the newly bereaved. She says that the tunnels go on for miles, that fire is the only mercy they understand, and that she has no time to bury fools. The door bangs behind her. You spend what is left of the night with planks, nails and quicklime, and with the notes that the dead priest carried in a fold of its own skin. By morning the hole is closed, and you have read things that you did not know anyone had written down. It is very quiet. You lie awake listening to how quiet it is.
name-story-the-gathering-r3 = The barricade holds for as long as wood can hold. After that there is not much to tell, and nobody left in the room to tell it. They come up through the boards and down through the ceiling, and they are neither quick nor cruel about it, only hungry. Somewhere beyond the burning threshold Lita Chantler hears the house go silent. She had hoped for allies. She waits until there is nothing more to wait for, says a few words in a language that does not forgive, and walks away into the rain. If anyone escaped before the end, they ran without looking back. The thing in the priest’s rags has the house now, and whoever would stand against it must be found elsewhere, and soon.

name-story-the-midnight-masks-r1 = The bells are still short of twelve when you stop, because there is nobody left within reach to ask, or no strength left to ask with. What you have is written down in three different hands: names that you crossed out, and names that you did not. Some of them talked for an hour and wept with relief; some slipped through your fingers with a smile, and those you will see again. But the pieces fit. All of them speak of a clearing, of a thing beneath the ground that is called by a name nobody says twice, and of an hour before dawn when it can be called. You empty your pockets, share out the cartridges and the bread, and take the river road while the town sleeps behind you.
name-story-the-midnight-masks-r2 = You are in the wrong street when the bells begin, and you stand there and count them as if the number might change. At the twelfth stroke every lamp along the Miskatonic burns low and green, and far off beyond the last houses something exhales. Those whom you did not find have no more need of errands. They have taken off their masks and gone, and whatever they were sent to fetch has gone with them. There is no time now to sleep, to reload with care, or to think twice about what you carry. What you have learned from the others must do. You leave doors open behind you and run for the trees, and the road under your feet hums like a struck wire.

name-story-the-devourer-below-none = No one interrupts the final verse. The clearing drops away like a trapdoor, and what rises through it has been hungry since before there was grass. It does not hate you. It closes over the people who called it, who had been so certain that they would be spared, and then over those who had come to stop them, and it makes no difference between the two. By daybreak there is a hollow where the woods were. By noon the river runs into it. Arkham hears a sound like wet silk being torn, street after street, and afterwards a traveller could walk from the hospital to the college without meeting anyone, if there were still a road. Somewhere underneath it turns over in its sleep, and dreams of Boston.
name-story-the-devourer-below-r1 = The last sign comes apart under your hands like rotten cloth, and the circle loses its voice. For a moment nothing happens. Then the ground, which had been opening, changes its mind. The ones who sang are flung down in their robes, blinking like sleepwalkers, and some of them begin to scream at what they remember. Through the closing gap something looks up. It has no face, yet each of you will swear that it looked at you, and took the trouble to learn who you were. The soil shuts. Birds start up in the dark, hours early. You come home to a town that will never know what it owes you, and you do not tell it. You have enough to do at night, keeping certain doors closed behind your eyes.
name-story-the-devourer-below-r2 = It should not have been possible, and you do not understand why it was. You struck at a thing the size of a chapel with whatever you had left, and somewhere in that mass of mouths a thread was cut. It did not die. It let go. The whole black weight of it slid backwards into the earth, taking the altar, the trees and the people who had knelt to it, and it went on falling long after there was nothing more to see. You lie where you were thrown until the sky turns grey. Not one of you is whole, in bone or in mind, and not one of you is sorry. They will find the clearing in the spring and argue about sinkholes. You will read it in the paper, and say nothing.
name-story-the-devourer-below-r3 = She understands what you are about to do a moment before you do it. That is what you will keep: not the scream but the look, as if she had expected better and was only tired. Lita Chantler goes into the dark with her hands still raised against it, and the dark is satisfied. It folds itself up slowly, like a guest who has dined well, and the earth closes over the pair of them. The singers have fled. It is over, and Arkham is saved, and the price was not yours to pay. On the way back nobody walks beside anyone. You have seen how such bargains are made, and that you can make them. In certain lights, since then, your own hands look to you like somebody else’s.

## How the campaign ends

name-story-arkham-succumbed = On later maps there is a lake here. Nobody who drew them could say who had told them its name.
name-story-ritual-broken = The song is broken off, and nobody is left who knows the rest of it. On still nights you catch yourself listening for the next verse.
name-story-umordhoth-repelled = What you drove back is still falling. As long as it falls, there are summers in Arkham.
name-story-lita-sacrificed = Arkham wakes, yawns and opens its shops. Only one name is missing from the town, and you never speak it.
name-story-nobody-left = There is no one left in Arkham who knows and would still go out at night. What is coming finds the road empty.

## Agendas

name-story-whats-going-on = The house you know has stopped obeying its own plan. Something beneath it keeps time, and the clocks have begun to follow.
name-story-whats-going-on-back = An hour is missing, and nobody can say which. What you were holding is not quite what you find in your hands.
name-story-rise-of-the-ghouls = Claws are at work behind the wainscot. They are in no hurry: they have been digging since before the house was built.
name-story-rise-of-the-ghouls-back = The floor gives way at last, and the dark beneath it has a smell, and then a face.
name-story-theyre-getting-out = They have learned the way to the front door. If they reach the street, Arkham will wake to something worse than a scandal.
name-story-theyre-getting-out-back = The hinges scream once, and the pack goes over the threshold like water over a broken weir.
name-story-predator-or-prey = You came out to hunt by name. After dark it is your own names that are known.
name-story-predator-or-prey-back = A figure steps out from between two lamps, and the mask it wears is turned towards you alone.
name-story-time-is-running-short = Every clock in town agrees tonight, and none of them is on your side.
name-story-time-is-running-short-back = Twelve. The last stroke hangs over the roofs, and whoever was waiting for it has gone.
name-story-the-arkham-woods = These are the trees that children are told about. They close behind you as politely as a servant shutting a door.
name-story-the-arkham-woods-back = The woods have noticed you, and have sent somebody to see to it.
name-story-the-ritual-begins = The chant has found its rhythm. Each verse lends strength to everything out here that has teeth.
name-story-the-ritual-begins-back = Something vast leans its thought against yours, to find out where it gives.
name-story-vengeance-awaits = They no longer sing to call it. They sing to keep up with it.
name-story-vengeance-awaits-back = The earth opens like an eyelid, and Umôrdhoth looks at the world it means to eat.

## Acts

name-story-trapped = Four walls, windows that show only brick, and no door. The way out must be somewhere in what you know.
name-story-trapped-back = Under the rug there is a door where no door was, set into the floor; beyond it the hallway hangs the wrong way up until you step through.
name-story-the-barrier = Across the last threshold burns a light that gives no warmth. Somebody drew it there, and what was drawn can be unpicked.
name-story-the-barrier-back = The light goes out like a held breath. A woman stumbles into the open, and behind you the floor bursts upward around something in a priest’s rags.
name-story-what-have-you-done = “Do you know what that light was for?” the woman shouts, and then there is no more time for talk.
name-story-what-have-you-done-back = The priest lies still, and the house waits to hear what is to become of it.
name-story-uncovering-the-conspiracy = Six people in this town have promised it to something else. Each of them is somewhere tonight, being ordinary.
name-story-uncovering-the-conspiracy-back = The last of them talks, and the talk makes a circle: every name leads to the same clearing.
name-story-investigating-the-trail = The path divides wherever you are not looking. Somewhere among the trees are the signs that the others followed.
name-story-investigating-the-trail-back = Now the marks make sense. They point to one place, and they have drawn a crowd.
name-story-into-the-darkness = The chanting comes from ahead and from below. All that is left is to walk into it.
name-story-into-the-darkness-back = You step into the torchlight, and every hood in the clearing turns.
name-story-disrupting-the-ritual = The rite is a knot of signs and voices. Pull the right threads, and it may yet come undone.
name-story-disrupting-the-ritual-back = The final sign gutters out, and the verse breaks off in the middle of a word.

## Places

name-story-study = Your own books, your own chair; only the walls have been counted again while you were not looking.
name-story-hallway = The carpet is rucked up along the boards, as if something long had been dragged the length of it.
name-story-attic = Hooks hang from the beams, and what hangs from the hooks is better not counted.
name-story-cellar = Frost has crept down the coal chute, and a draught comes from a hole that no builder left.
name-story-parlor = The good chairs stand in a circle, and the front door beyond them is only a door.
name-story-your-house = The key still turns, but the rooms have the look of having been gone through by somebody patient.
name-story-rivertown = Warehouse lamps shiver in the Miskatonic, and every alley runs down to the water.
name-story-southside-01126 = The Historical Society keeps its minutes in good order, except for the years that somebody has cut out.
name-story-southside-01127 = Ma knows every lodger by the sound of the third stair, and some of them by what they owe her.
name-story-st-marys-hospital = Clean sheets, low voices, and one corridor that the night nurses walk only in pairs.
name-story-miskatonic-university = The library lamps burn late, and behind the locked grille the oldest books seem to lean forward.
name-story-downtown-01130 = The vault is closed for the night, but money that nobody speaks of goes in and out by the side door.
name-story-downtown-01131 = The asylum is quiet at this hour. It is the sort of quiet that is listening.
name-story-easttown = Respectable porches, less respectable cellars: here a friend can be had for the price of a meal.
name-story-graveyard = The newest graves are the untidiest, and the mist keeps to the paths like a visitor.
name-story-northside = Behind the shop windows, for cash, one may ask where the curiosities come from.
name-story-main-path = A strip of trodden earth that is still, more or less, a way out.
name-story-arkham-woods-01150 = The stones here were set upright by nobody with a Christian name, and the air between them bites.
name-story-arkham-woods-01151 = You pass the same split oak three times, and the third time it has turned to watch.
name-story-arkham-woods-01152 = A roofless house, a made bed, a candle burning: somebody means you to stay.
name-story-arkham-woods-01153 = The ground stops without warning, and the trail goes on along the edge of it.
name-story-arkham-woods-01154 = Thorns as long as fingers, woven so close that they must have been taught.
name-story-arkham-woods-01155 = Grass, starlight, no sound but your own breath. You had forgotten that such places are allowed.
name-story-ritual-site = Torches stand in a ring around bare earth, and the earth rises and falls.
