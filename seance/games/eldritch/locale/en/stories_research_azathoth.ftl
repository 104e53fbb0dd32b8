# Research encounters: Azathoth: the story of each section, by how it ends.

name-story-research-azathoth-1-city-pass = The observatory's night ledger was rubbed out, but the pencil had pressed hard, twice.
name-story-research-azathoth-1-city-fail = The observatory's night ledger is blank for the one week that matters.
name-story-research-azathoth-1-wilderness-pass = From the hilltop the pattern in the sky is plain, and with a mirror and patience it can be nudged.
name-story-research-azathoth-1-wilderness-fail = The hilltop is farther up than it looks in starlight, and the way down is quicker.
name-story-research-azathoth-1-sea-pass = The captain's charts give two positions for the same star, and both are useful.
name-story-research-azathoth-1-sea-fail = Corrected by a star that is not there, the ship spends a day finding out where it is.

name-story-research-azathoth-2-city-pass = The comet cult's hymn is only a table of orbits, sung, and its last verse gives a date.
name-story-research-azathoth-2-city-fail = The hymn is sung through to test the reading, and overhead something green grows a little brighter.
name-story-research-azathoth-2-wilderness-pass = In the burnt circle nothing grows but two sets of tracks, and they can be told apart.
name-story-research-azathoth-2-wilderness-fail = The burnt circle is entered at dusk, and left at dusk, and the calendar disagrees.
name-story-research-azathoth-2-sea-pass = The meteorite is winched aboard, and the cable, against all reason, holds.
name-story-research-azathoth-2-sea-fail = The meteorite is winched aboard, and the cable comes after it like a whip.

name-story-research-azathoth-3-city-pass = Under ultraviolet light the stained poster shows what the glee club was really rehearsing.
name-story-research-azathoth-3-city-fail = The rehearsal room is empty, but the flutes on the chairs are still warm, and wet.
name-story-research-azathoth-3-wilderness-pass = The drumming from the tor is listened to until it has a meaning, and then until it has none, and a shadow lifts from the sky.
name-story-research-azathoth-3-wilderness-fail = The drumming from the tor is listened to until it has a meaning.
name-story-research-azathoth-3-sea-pass = On the one calm night the reflection of the heavens is clearer than the heavens, and can be stirred with an oar.
name-story-research-azathoth-3-sea-fail = Cloud, from one end of the sea to the other.

name-story-research-azathoth-4-city-pass = The strongroom of the astrologers' bank is opened the old way, with a bar.
name-story-research-azathoth-4-city-fail = The strongroom door is meant to fall on people.
name-story-research-azathoth-4-wilderness-pass = The shepherd's cairns are a star map, and one of the stars has been moved since he died.
name-story-research-azathoth-4-wilderness-fail = They are only cairns, by daylight.
name-story-research-azathoth-4-sea = The sunken observatory yields its secret, and through the broken dome the comet looks in.

name-story-research-azathoth-5-city-pass = Two newspapers report the same impossible sunset, and their reporters took the same photograph.
name-story-research-azathoth-5-city-fail = The file that proved everything is not in the cabinet, nor is the cabinet, nor the room.
name-story-research-azathoth-5-wilderness-pass = The little bone flutes found in the cave are broken in the proper order, and the night sky closes one eye.
name-story-research-azathoth-5-wilderness-fail = The flutes in the cave give up their maker's name, and nothing more.
name-story-research-azathoth-5-sea = The steersman of the nameless yacht has the book aboard, and reads from it what it costs.

name-story-research-azathoth-6-city-pass = The planetarium's director is glad to talk to somebody who does not ask for the end of the show.
name-story-research-azathoth-6-city-fail = The planetarium's director is offended, and turns the projector back on, and it is not the projector that turns.
name-story-research-azathoth-6-wilderness-pass = The sundial in the thicket is an hour off, and the hour is hidden under the plate.
name-story-research-azathoth-6-wilderness-fail = The sundial in the thicket is an hour off; looking at it too long puts it right.
name-story-research-azathoth-6-sea-pass = The lighthouse flashes a second message between the flashes, for those who count the dark.
name-story-research-azathoth-6-sea-fail = Counting the dark between the flashes, one loses count, and the heavens do not.

name-story-research-azathoth-7-city-pass = The hypnotist's patient repeats the litany, and it is heard to the end without once humming along.
name-story-research-azathoth-7-city-fail = The hypnotist counts to three; it is hard to say what happened after two.
name-story-research-azathoth-7-wilderness-pass = The old miner wants only to be believed, and believed he is, and he draws the map.
name-story-research-azathoth-7-wilderness-fail = The old miner is not believed, so he shows what he brought up in the bucket.
name-story-research-azathoth-7-sea-pass = The whistle under the waves passes through the body and out again, leaving its score behind.
name-story-research-azathoth-7-sea-fail = The whistle under the waves passes through the body, and some of it stays.

name-story-research-azathoth-8-city-pass = Behind the astronomer's wallpaper are his real sums, and behind those somebody else's.
name-story-research-azathoth-8-city-fail = Behind the wallpaper is more wallpaper, and the landlady, and her questions.
name-story-research-azathoth-8-wilderness-pass = The glass desert cuts through boots, and in its mirror the sign and its twin are both to be seen.
name-story-research-azathoth-8-wilderness-fail = The glass desert cuts through boots, and the dune beyond it is steeper than the back can bear.
name-story-research-azathoth-8-sea-pass = The log of the ghost ship is read, and in the margin stands how her master once steered the sky.
name-story-research-azathoth-8-sea-fail = The log of the ghost ship is read; its margins have been nibbled away.
