# Expedition encounters: the story of each section, by how it ends.

name-story-expedition-amazon-1-initial = A stone door lies under the roots, and the roots have had four hundred years to hold on.
name-story-expedition-amazon-1-pass-pass = The door gives, the seal behind it is set right again, and the forest exhales.
name-story-expedition-amazon-1-pass-fail = The seal is set right again, but its glyphs take their payment in yesterdays.
name-story-expedition-amazon-1-fail-pass = Ribs creak under the fallen trunk; from down there the second seal can be seen, and reached.
name-story-expedition-amazon-1-fail-fail = Ribs creak under the fallen trunk, and there is nothing down there to see but ants.

name-story-expedition-amazon-2-initial = Somewhere among the lianas hangs a bridge that the guides refuse to talk about.
name-story-expedition-amazon-2-pass-pass = Across the bridge, the golden face is lifted from its niche with the right words said first.
name-story-expedition-amazon-2-pass-fail = Across the bridge, the golden face opens its eyes before anyone has touched it.
name-story-expedition-amazon-2-fail-pass = The wrong path ends in a river; hauling the canoe up the falls uncovers two carved boards.
name-story-expedition-amazon-2-fail-fail = The wrong path ends in a river, and the falls end in the small of the back.

name-story-expedition-amazon-3-initial = The idol's chamber is flooded to the lintel, and something has to be held open against the current.
name-story-expedition-amazon-3-pass-pass = The prize comes up out of the water with a strip of knotted cord that can still be read.
name-story-expedition-amazon-3-pass-fail = The prize comes up out of the water, and behind it, politely, a long row of hands.
name-story-expedition-amazon-3-fail-pass = The leg is broken, but the villagers who splint it had the relic in their longhouse all along.
name-story-expedition-amazon-3-fail-fail = The leg is broken, and the villagers have their own ideas about trespassers.

name-story-expedition-antarctica-1-initial = The ice over the black city must be cut, and the cold blunts iron and hands alike.
name-story-expedition-antarctica-1-pass-pass = In the star-shaped hall the old machine is stopped, and the silence afterwards is only silence.
name-story-expedition-antarctica-1-pass-fail = The old machine is stopped, but its murals have already been read as far as the end.
name-story-expedition-antarctica-1-fail-pass = The sledge rolls over twice; from where it stops, the lever in the ice wall is within arm's reach.
name-story-expedition-antarctica-1-fail-fail = The sledge rolls over twice, and the snow settles, and nothing else happens for a long time.

name-story-expedition-antarctica-2-initial = One of the mountains casts no shadow; the instruments must say which.
name-story-expedition-antarctica-2-pass-pass = Inside the hollow peak a piping is heard, borne and walked past, to where the thing is kept.
name-story-expedition-antarctica-2-pass-fail = Inside the hollow peak a piping is heard, and afterwards every kettle, every hinge, repeats it.
name-story-expedition-antarctica-2-fail-pass = Dug out of the avalanche by hand: the lost camp, its logbooks, two of them dry.
name-story-expedition-antarctica-2-fail-fail = The avalanche lets go of everything except one boot and what is in it.

name-story-expedition-antarctica-3-initial = The shaft goes down past the last rope, and there is still a glow at the bottom.
name-story-expedition-antarctica-3-pass-pass = The artifact lies in its cradle of green soapstone, and the penguins turn blindly away.
name-story-expedition-antarctica-3-pass-fail = The artifact is lifted from its cradle, and far below something round begins to roll uphill.
name-story-expedition-antarctica-3-fail-pass = A boot goes through the ice; the Norwegians who haul it out will trade their strange find for coal.
name-story-expedition-antarctica-3-fail-fail = A boot goes through the ice, the Norwegians are not believers in charity, and night lasts until September.

name-story-expedition-heart-of-africa-1-initial = The lake people guard a well, and the lid of the well is a single slab.
name-story-expedition-heart-of-africa-1-pass-pass = What was rising in the well is sung down again, verse by verse, until the water is only water.
name-story-expedition-heart-of-africa-1-pass-fail = What was rising in the well is sung down again; the singer's own name goes with it.
name-story-expedition-heart-of-africa-1-fail-pass = The slab slips and strikes, but on its underside is carved how the well was closed the last time.
name-story-expedition-heart-of-africa-1-fail-fail = The slab slips and strikes, and whatever was carved on it lies face down in the mud.

name-story-expedition-heart-of-africa-2-initial = The drums have moved in the night, and the trail of the drummers is faint.
name-story-expedition-heart-of-africa-2-pass-pass = Beneath the drummers' fig tree the mask waits, and it is worn by nobody on the way back.
name-story-expedition-heart-of-africa-2-pass-fail = Beneath the fig tree the mask is held up to the light, just once, just to look through.
name-story-expedition-heart-of-africa-2-fail-pass = The pit is deep, but two of those who fell in earlier had carried papers.
name-story-expedition-heart-of-africa-2-fail-fail = The pit is deep, and those who dug it return at dusk with ropes.

name-story-expedition-heart-of-africa-3-initial = The gorge narrows to a ladder of wet roots, with the grey city at its top.
name-story-expedition-heart-of-africa-3-pass-pass = In the grey city only the treasury still has a roof, and the white apes watch without a sound.
name-story-expedition-heart-of-africa-3-pass-fail = The treasury gives up its finest piece, and the white apes begin, quite softly, to speak English.
name-story-expedition-heart-of-africa-3-fail-pass = The ladder of roots breaks a shin; the trader who comes by has something odd in his bales, and a heart.
name-story-expedition-heart-of-africa-3-fail-fail = The ladder of roots breaks a shin, and the trader who comes by takes the boots, the water and the mule.

name-story-expedition-himalayas-1-initial = The lamas ring the bowl once, and the thing that guards the pass comes down to be introduced.
name-story-expedition-himalayas-1-pass-pass = With the guardian gone the prayer wheels can be turned the right way, and they are turned all night.
name-story-expedition-himalayas-1-pass-fail = The prayer wheels turn the right way again, each with a face behind it that was not there before.
name-story-expedition-himalayas-1-fail-pass = The guardian has one blind side, the monks' bell one true note, and together they send it home.
name-story-expedition-himalayas-1-fail-fail = The guardian sits down across the pass, and hums to itself, in a voice from the family album.

name-story-expedition-himalayas-2-initial = A yak driver once saw a lit window in the north wall, where there can be no window.
name-story-expedition-himalayas-2-pass-pass = Behind the window an old man gives away what he has been keeping, and finally goes to sleep.
name-story-expedition-himalayas-2-pass-fail = Behind the window the table is set for two, and the tea has been poured while it was hot.
name-story-expedition-himalayas-2-fail-pass = Roped above nothing at all, a gloved hand finds the dead climber's satchel and its two maps.
name-story-expedition-himalayas-2-fail-fail = Roped above nothing at all, there is plenty of time to feel the rope tighten round the ribs.

name-story-expedition-himalayas-3-initial = The last camp must be carried up by those who mean to sleep in it.
name-story-expedition-himalayas-3-pass-pass = In the ice cave the plateau of Leng is only a painting, and the relic in front of it only heavy.
name-story-expedition-himalayas-3-pass-fail = The relic is taken, and the wind that follows it down the valley comes out of the painting.
name-story-expedition-himalayas-3-fail-pass = The porters go no farther, but one of them is ready to sell what his grandfather carried down.
name-story-expedition-himalayas-3-fail-fail = The porters go no farther, and will not say what they have been counting at night.

name-story-expedition-pyramids-1-initial = Sand has filled the passage to the breast, and it must be moved by the basket.
name-story-expedition-pyramids-1-pass-pass = The broken cartouche is made whole, and the dark pharaoh has no name to come back by.
name-story-expedition-pyramids-1-pass-fail = The broken cartouche is made whole, with one name taken from whoever was nearest.
name-story-expedition-pyramids-1-fail-pass = The ceiling block misses by a hand's breadth and no more; the draught behind it leads to the seal.
name-story-expedition-pyramids-1-fail-fail = The ceiling block lands, and the draught behind it blows out the last match.

name-story-expedition-pyramids-2-initial = One of the painted doors in the burial shaft is not painted.
name-story-expedition-pyramids-2-pass-pass = The forty-two questions are answered, and the scales are left behind with something missing from them.
name-story-expedition-pyramids-2-pass-fail = At the nineteenth question the feather comes down, and the jackal closes the book.
name-story-expedition-pyramids-2-fail-pass = The lid of the wrong sarcophagus is heaved aside; the scribe within was buried with his notes.
name-story-expedition-pyramids-2-fail-fail = The lid of the wrong sarcophagus comes back faster than it went.

name-story-expedition-pyramids-3-initial = The air shaft is just wide enough for a climber who breathes out and stays that way.
name-story-expedition-pyramids-3-pass-pass = The queen's lamp is still burning, and its bearer steps aside with the bones of her hand open.
name-story-expedition-pyramids-3-pass-fail = The queen's lamp is lifted, the scarabs are not seen, and they are inside the sleeve by then.
name-story-expedition-pyramids-3-fail-pass = Stuck to the hips in the shaft, and yet the grave robbers below hear reason, and share.
name-story-expedition-pyramids-3-fail-fail = Stuck to the hips in the shaft, while the grave robbers below discuss it and light a fire.

name-story-expedition-tunguska-1-initial = Flattened pines lie to the horizon, all pointing away, and the swamp between them pulls.
name-story-expedition-tunguska-1-pass-pass = The splinter of sky is understood, damped and drowned where no telegraph can find it.
name-story-expedition-tunguska-1-pass-fail = The splinter of sky is touched, and it is 1908 again, and then it is nothing in particular.
name-story-expedition-tunguska-1-fail-pass = A knee goes in the sucking mud; at eye level, the buried sign of the old shamans can be read and mended.
name-story-expedition-tunguska-1-fail-fail = A knee goes in the sucking mud, and the mud keeps everything else it knows.

name-story-expedition-tunguska-2-initial = The reindeer will not enter one particular valley; that is how it can be found.
name-story-expedition-tunguska-2-pass-pass = The glass in the crater is walked on without looking down, and the prize is at its centre.
name-story-expedition-tunguska-2-pass-fail = The glass in the crater is clear to a great depth, and somebody down there keeps pace.
name-story-expedition-tunguska-2-fail-pass = The survey sledge is dragged out of the bog with its two strongboxes still locked.
name-story-expedition-tunguska-2-fail-fail = The survey sledge stays in the bog, and something tears in the shoulder that pulled it.

name-story-expedition-tunguska-3-initial = A trunk as thick as a house bars the only dry way in.
name-story-expedition-tunguska-3-pass-pass = The fallen thing's workmanship is plain, and its maker has scratched a message on the rim.
name-story-expedition-tunguska-3-pass-fail = The fallen thing is carried off, ticking, and its ticking fits too well with the heart.
name-story-expedition-tunguska-3-fail-pass = Coughing blood by a hunter's stove, one hears of the metal egg he uses as a doorstop.
name-story-expedition-tunguska-3-fail-fail = Coughing blood by a hunter's stove, one learns that he has a dog, and no love of strangers.
