# What cards, rooms and tokens do. Costs, combat signs and numbers stand before the text (as_read.ftl).

## Rooms

text-armory = Add 2 ammo to one of your Energy weapons, within its capacity. Classic weapons cannot be loaded here.
text-comms-room = Send the Signal: mark it on your board. Only objectives care about it.
text-emergency-room = Choose one: dress all your Serious Wounds, heal one dressed Serious Wound, or heal all your Light Wounds.
text-evacuation-section-a = If an open pod of area A has room: roll for noise. If an Intruder is here after that, you fail; otherwise enter such a pod, and launch it or wait.
text-evacuation-section-b = If an open pod of area B has room: roll for noise. If an Intruder is here after that, you fail; otherwise enter such a pod, and launch it or wait.
text-fire-control-system = Choose any room, burning or not. Its Fire marker is discarded, and each Intruder in it flees through the corridor that an Event card of its own shows.
text-generator = Start the Self-Destruct sequence, or stop it while its marker is not yet on a yellow space. It cannot be started while anybody hibernates.
text-laboratory = Analyse a Character Corpse, Intruder Carcass or Egg that lies or is carried here: the Weakness of that object is discovered. The object stays.
text-nest = Take 1 Egg from the Intruder board into a hand slot, then roll for noise. With the last Egg the Nest is destroyed. It has no items and cannot malfunction.
text-storage = Choose red, yellow or green. Draw 2 Items of that colour, keep one and put the other under the deck. The item counter stays as it is.
text-surgery = Scan all your Contamination cards, wherever they are, and remove the infected ones and your Larva. Suffer 1 Light Wound, shuffle all your cards into a new deck, and pass.
text-airlock-control = Choose another yellow room with no destroyed door around it. Its doors close and it gets the Airlock token, which is lost if one of them opens or is destroyed. When everybody has passed, all that lives in the room dies, and its fire goes out.
text-cabins = No action. If you start a round here with no Intruder and no Malfunction, you draw 1 card more, up to 6.
text-canteen = Heal 1 Light Wound. Then you may scan the Contamination cards in your hand: clean ones are removed, infected ones stay and give you a Larva. If you already had one, you die and a Creeper appears.
text-command-center = Choose any room. Open or close any of the doors around it, each as you like.
text-engine-control-room = Look secretly at the upper token of all three engines. Nothing can be changed from here.
text-hatch-control-system = Open or close one Escape Pod.
text-monitoring-room = Look secretly at one unexplored room and its Exploration token. You need not tell the truth about them.
text-room-covered-with-slime = No action. Whoever enters gets a Slime marker, before the Exploration token is resolved. It has no items and cannot malfunction.
text-shower-room = Discard your Slime marker. Then you may scan the Contamination cards in your hand: clean ones are removed, infected ones stay and give you a Larva. If you already had one, you die and a Creeper appears.
text-cockpit = Choose one: look secretly at the Coordinates, or move the Destination marker to any space. The destination cannot be changed while anybody hibernates.
text-engine-1-working = Each engine has two tokens, one working and one damaged. The upper one is its true state.
text-engine-1-damaged = { text-engine-1-working }
text-engine-2-working = { text-engine-1-working }
text-engine-2-damaged = { text-engine-1-working }
text-engine-3-working = { text-engine-1-working }
text-engine-3-damaged = { text-engine-1-working }
text-engine-1 = Look secretly at the upper token of this engine. Repairing or breaking it takes a repair card, Tools or Duct Tape, and works in spite of a Malfunction.
text-engine-2 = { text-engine-1 }
text-engine-3 = { text-engine-1 }
text-hibernatorium = While the Time marker is on a blue space and no Intruder is here: roll for noise. If an Intruder is here after that, you fail; otherwise your character hibernates until the end of the game.

## Exploration tokens

text-malfunction = The room gets a Malfunction marker.
text-fire = The room gets a Fire marker.
text-silence = On the noise die: no noise. On an Exploration token: no noise roll for this movement. With a Slime marker it is Danger instead.
text-slime = Whoever turned it gets a Slime marker.
text-danger = Intruders next to the room that are not in combat come in; if there are none, every corridor around it without a Noise marker gets one. On an Exploration token it replaces the noise roll of this movement.
text-door = The door of the corridor that you came through closes.

## Action cards

text-search = Lower the item counter of your room by 1. Draw 2 Items of the room's colour (in a white room, of a colour that you choose), keep one and put the other under the deck.
text-rest = Scan the Contamination cards in your hand and remove the clean ones. If any is infected you get a Larva; if you already had one, you die and a Creeper appears in your room.
text-interruption = Discard this card to cancel an action that somebody else performs in your room, or somebody else's Interruption. What was paid stays paid. Not possible after you have passed.
text-demolition = Choose one: destroy a door next to your room, or put a Malfunction marker in your room.
text-basic-repairs = Choose one: remove the Malfunction from your room, or, in an Engine Room, look at both engine tokens and put them back in any order.
text-repairs = { text-basic-repairs }
text-quick-repairs = { text-basic-repairs }
text-computer-skills = Choose one: open or close a door next to your room, or perform the action of your room for free if it has a working computer.
text-suppressive-fire = Discard 1 ammo. You, or another character in your room who agrees, move to a neighbouring room; no Intruder attacks for that.
text-reload = Add 1 ammo to your 6-Shooter.
text-order = Move one character from your room to a neighbouring room of your choice, whether its player agrees or not.
text-motivation = Every character in your room, you among them, draws 1 Action card.
text-ship-knowledge = Choose one: open or close a door next to your room, or look secretly at one unexplored room, without its Exploration token.
text-piloting = Choose one: perform for free the action of a working Cockpit or of a room with a working computer in which you are, or, in a room with a computer, look secretly at the Coordinates.
text-old-friend = Perform the action of your room for free if it has neither a computer nor a Malfunction.
text-ingenuity = Choose one: remove the Malfunction from your room; in an Engine Room, look at both engine tokens and put them back in any order; or craft an Item, with any yellow Item in place of a tool.
text-pyrotechnics = Choose one: discard any Item to put a Fire marker in your room, or remove the Fire marker from your room.
text-technical-corridors-card = In a room with an entrance to the Technical Corridors: move to any other room with an entrance to the same ones. Then pass.
text-full-auto = Discard all ammo of your Assault Rifle and Shoot once. 1 Injury more for every 2 ammo discarded, even if you miss.
text-steel-nerves = Discard this card when a Surprise Attack is made on you: it has no effect.
text-covering-fire = Discard 1 ammo. You, another character in your room who agrees, or both move to a neighbouring room; no Intruder attacks for that.
text-aimed-shot = Shoot with an Energy weapon. You may roll the combat die once more.
text-adrenaline = Shoot or Escape; then draw 1 Action card.
text-reconnaissance = Move to a neighbouring room without a noise roll. Silence and Danger of an Exploration token do not count.
text-scavenging = As Search, but an item counter of 0 is no hindrance; a higher one is lowered by 1.
text-intranet = In a room with a working computer: perform for free the action of any explored room with a working computer.
text-access-denied = In a room with a working computer, choose one: perform its action for free, or put a Malfunction marker in a room with a computer.
text-threat-assessment = In a room with a working computer: look secretly at the top Event card, and leave it there or put it under the deck.

## Contamination

text-contamination = Fills your hand and pays for nothing. Whether it is infected only a scan can tell.
text-infected = Scanned: it is infected. At the end of the game it may cost your life.
text-clean = Scanned: it is not infected.

## Red Items

text-energy-charge-red = Choose one: load one of your Energy weapons fully, or open or close a door next to your room.
text-grenade = Choose an Intruder in your room or, with no closed door between, in a neighbouring one. It suffers 2 Injuries, every other Intruder there 1, and every character there 1 Serious Wound. Of Eggs that nobody carries it destroys 2.
text-smoke-grenade = Every other character in your room discards 1 Action card. You move to a neighbouring room; no Intruder attacks for that.
text-recon-drone = Look secretly at one unexplored room and its Exploration token.
text-decoy = Choose a neighbouring room. All Intruders in rooms around it move there, those in your room too; each that was in combat attacks once before it leaves.
text-extended-magazine = Attach it to one of your Energy weapons: 2 more ammo now, and a capacity that is 2 higher for good.
text-prototype-rifle = On a hit for 2 you may discard 1 more ammo for 1 more Injury.
text-prototype-shotgun = Anything but a miss deals at least 1 Injury. A hit deals 1 more.
text-prototype-pistol = You may roll the combat die once more for each shot.
text-comms-key = In a room with a working computer: look at an objective of a character who has sent the Signal.
text-evacuation-key = In an Evacuation Section: open or close one of its Escape Pods.
text-self-destruct-key = In a room with a working computer: start the Self-Destruct sequence, or stop it while its marker is not yet on a yellow space.

## Yellow Items

text-duct-tape = Choose one: remove the Malfunction from your room; in an Engine Room, look at both engine tokens and put them back in any order; or tie two heavy Items in your hands together, so that they use one hand slot.
text-tools = Choose one: remove the Malfunction from your room; in an Engine Room, look at both engine tokens and put them back in any order; or open or close a door next to your room.
text-fire-extinguisher = Choose one: remove the Fire marker from your room, or make one Intruder in your room retreat.
text-chemicals = Load a Flamethrower fully.
text-clothes-yellow = Choose one: discard your Slime marker, or dress one of your Serious Wounds.
text-energy-charge-yellow = { text-energy-charge-red }
text-technical-corridors-plans = In a room with an entrance to the Technical Corridors: move to any other room with an entrance to the same ones.
text-space-suit = In a yellow room: discard all your Action cards and move to any other yellow room.
text-nemesis-plans = Look secretly at two unexplored rooms, without their Exploration tokens.

## Green Items

text-bandages = Choose one: dress one of your Serious Wounds, or heal all your Light Wounds.
text-medkit = Choose one: dress one of your Serious Wounds, or heal a dressed one.
text-synthetic-food = Draw 2 Action cards.
text-adrenaline-injection = Draw 1 card. This turn you may perform as many actions as you like; then you pass.
text-alcohol = Scan and remove one Contamination card from your hand. If it was infected, gain a new one; you get no Larva.
text-clothes-green = { text-clothes-yellow }
text-military-drugs = Discard any cards from your hand, Contamination cards included, and draw as many plus 1.

## Crafted Items

text-antidote = Scan all your Contamination cards and remove the infected ones and your Larva. Gain 1 Contamination card, shuffle all your cards into a new deck, and pass.
text-taser = Choose one: an Intruder in your room suffers 1 Injury and retreats, or a character in your room discards the whole hand.
text-flamethrower = Made fully loaded, and loaded again only with Chemicals. Anything but a miss deals at least 1 Injury; a hit for 2 also puts a Fire marker in your room.
text-molotov-cocktail = Choose your room or, with no closed door between, a neighbouring one with an Intruder. It gets a Fire marker, every Intruder there suffers 1 Injury and every character there 1 Serious Wound. Of Eggs that nobody carries it destroys 1.

## Starting weapons

text-6-shooter = Only Reload loads it. A hit for 2 deals 1 Injury more.
text-shotgun = Deals 1 Injury more whenever it deals any.
text-pistol = A hit for 2 counts as a hit for 1.
text-rifle = Nothing special.
text-assault-rifle = Deals 1 Injury more whenever it deals any.
text-sawed-off-shotgun = A hit for 1 counts as a hit for 2.

## Quest Items

text-ships-log = Quest: be in the Comms Room. Then, in a room with a working computer: look at the objective of a character.
text-intercom = Quest: discard Tools or Duct Tape. Then Order and Motivation also reach characters in any room with a computer.
text-orbital-maneuvering-system = Quest: discard an Energy Charge. Then: all players pass at once, you too, and in this round Intruders make no attacks in the Event Phase.
text-evacuation-key-pilot = Quest: be in the Fire Control System. Then, in an Evacuation Section: open or close one of its Escape Pods.
text-plasma-torch = Quest: be in Storage. Then: open or close a door next to your room; even a destroyed door can be closed.
text-flashlight = Quest: discard an Energy Charge. Then: Search your room.
text-autoloader = Quest: be in the Armory. Then it is attached to the Assault Rifle: 1 more capacity, and an Energy Charge loads it at no cost.
text-armor = Quest: discard Tools or Duct Tape. Then: discard it when an Intruder has attacked you, and that attack has no effect.
text-motion-tracker = Quest: discard an Energy Charge. Then: discard 1 Action card to roll a noise die again, once for each noise roll.
text-security-key = Quest: be in the Cockpit. Then: choose any room and open or close any of the doors around it.
text-holographic-computer = Quest: be in the Generator. Then Intranet and Threat Assessment can be used in any room.
text-laboratory-equipment = Quest: discard Chemicals. Then, in a room with a Character Corpse, Intruder Carcass or Egg: the Weakness of that object is discovered.

## Event cards

text-egg-protection = An Encounter for every character who is in the Nest or carries an Egg.
text-hatching = 1 Egg is lost from the Intruder board. Every character in the Nest without an Action card in hand is infested; if nobody is, a Larva token goes into the bag.
text-regeneration = Every Intruder on the map loses up to 2 Injuries.
text-damage = Every room with an Adult, a Breeder or the Queen gets a Malfunction marker.
text-lurking = Every Intruder that shares its room with no character leaves the map, and a token of its kind goes into the bag.
text-eclosion = Every character with a Larva dies, and a Creeper appears in that room. Then every character draws 4 cards, scans the Contamination cards among them and discards them all; if any is infected, that character gets a Larva.
text-flammable-compounds = The Hibernatorium gets a Fire marker; if it is burning already, every room around it does. Closed doors stop the fire.
text-hunt = Every Adult that is not in combat moves to a neighbouring room with a character, to the lowest number if there are several.
text-consuming-fire = Burning rooms lose all their items. Then the fire spreads to every room around them; closed doors stop it.
text-damaging-fire = Burning rooms get a Malfunction marker. Then the fire spreads to every room around them; closed doors stop it.
text-scent-of-prey = Every corridor around a character with a Slime marker gets a Noise marker if it has none.
text-malfunction-event = The explored room with the lowest number gets a Malfunction marker.
text-noise-in-technical-corridors = The Technical Corridors get a Noise marker. If they have one, every character in a room with an entrance to them rolls for noise.
text-nest-event = If the Nest is explored, every corridor around it gets a Noise marker if it has none.
text-bulkheads-open = All closed doors open.
text-evacuation-pod-ejection = The Escape Pod with the lowest number is launched, with everybody in it.
text-short-circuit = Every explored yellow room with a computer gets a Malfunction marker.
text-coolant-leak = If the Generator malfunctions, the Self-Destruct sequence starts, unless somebody hibernates.
text-life-support-failure = Every explored green room gets a Malfunction marker.

## Intruder Attack cards

text-scratch = 1 Light Wound and 1 Contamination card.
text-claw-attack = 2 Light Wounds and 1 Contamination card.
text-bite = With 2 or more Serious Wounds, dressed ones included, you die; otherwise 1 Serious Wound.
text-tail-attack = With 1 or more Serious Wounds, dressed ones included, you die; otherwise 1 Serious Wound.
text-transformation = The Creeper becomes a Breeder if there is one left. If the attacked player has no card in hand, it makes a Surprise Attack at once.
text-frenzy = Everybody in the room: with 2 or more Serious Wounds you die; otherwise 1 Serious Wound.
text-slime-attack = You get a Slime marker and 1 Contamination card.
text-summoning = A token is drawn from the bag, and that Intruder appears in the room. It does not attack in this action or phase.

## Serious Wounds

text-arm = You have only 1 hand slot; what you cannot hold you drop at once.
text-leg = Your Escape costs 2.
text-body = At the start of a round you draw up to 4 cards, in the Cabins up to 5.
text-bleeding = You suffer 1 Light Wound each time you pass.
text-hand = Your Item actions cost 1 more. Shoot is none of them.

## Intruder Weaknesses

text-vulnerability-to-fire = An Intruder that is injured by fire suffers 1 Injury more: by Fire markers, a Flamethrower or a Molotov Cocktail.
text-vulnerability-to-energy = An Energy weapon that deals any Injury deals 1 more.
text-reaction-to-danger = For a Surprise Attack the number on a token is 1 lower, but at least 1.
text-way-of-moving = Only Breeders and the Queen destroy closed doors. Others are stopped by them.
text-vital-places = Against Adults a miss counts as a hit for 1.
text-brink-of-extinction = It takes 1 Injury less to kill an Intruder, once for each check.
text-way-of-fighting = The Bite of an Adult deals a Light Wound in place of a Serious one. Who has 2 Serious Wounds still dies.
text-susceptibility-to-phosphates = An Intruder driven off by a Fire Extinguisher or by the Fire Control System also suffers 1 Injury.

## Cards of the Intruder player

-provisional-effect = (Provisional: this effect and the number of attack cards are ours, until the printed card can be read.)
-provisional-attack = (Provisional: the number of attack cards is ours, until the printed card can be read.)
text-pursuit = Move an Intruder that is not in combat to a neighbouring room with a character, whatever the number of the corridor. A closed door is destroyed instead. { -provisional-effect }
text-metamorphosis = A Creeper becomes a Breeder, or a Larva a Creeper, if there is one left. Injuries stay. { -provisional-effect }
text-preparation = Draw 3 Event cards, resolve one of them and discard the others. { -provisional-attack }
text-pack-hunt = Choose a room with a character. All Intruders around it that are not in combat move in; closed doors are destroyed instead. { -provisional-effect }
text-recovery = An Intruder loses 2 Injuries. { -provisional-attack }

## Personal Objectives

text-salvaging-the-prime-asset = The ship reaches Earth, or you are the only survivor.
text-the-oldest-friend = The ship reaches Earth, or you are the only survivor.
text-quarantine = The ship reaches Mars, or it reaches Earth and the Nest is destroyed.
text-relentless-investigator = Send the Signal from the Comms Room, and all rooms are explored.
text-a-proper-burial = Send the Signal from the Comms Room, and take the blue Character Corpse with you, in an Escape Pod or into hibernation.
text-hoarder = Leave in an Escape Pod with at least 7 Items. Quest Items count only if they are activated.
text-the-great-hunt = Send the Signal from the Comms Room, and the Queen is dead or the ship destroyed.
text-best-friends-forever = At least one other character survives.
text-aliens-on-a-spaceship = Send the Signal from the Comms Room, and the Nest or the ship is destroyed.

## Corporate Objectives

text-my-precious = Send the Signal from the Comms Room, and take an Egg with you, in an Escape Pod or into hibernation.
text-necroscopy = Send the Signal from the Comms Room, and the Weakness of the Intruder Carcass is discovered: what is left of a killed Intruder, brought to the Laboratory.
text-ab-ovo = The Weakness of the Egg is discovered: bring one to the Laboratory.
text-extreme-field-biology = At least 2 Weaknesses are discovered.
text-the-right-moment-to-strike = Player 1 is dead, or you are the only survivor.
text-greener-pastures = Player 2 is dead, or you are the only survivor.
text-an-old-feud = Player 3 is dead, or you are the only survivor.
text-hostile-takeover = Player 4 is dead, or you are the only survivor.
text-the-final-enlightenment = Player 5 is dead, or you are the only survivor.

## Solo/Coop Objectives

text-destination-earth = The ship reaches Earth.
text-emergency-post-mortem = The blue Character Corpse is in the Surgery at the end.
text-first-contact-protocol = At least 2 Weaknesses are discovered.
text-cutting-off-the-head = The Signal is sent from the Comms Room, and the Queen is dead or the ship destroyed.
text-no-man-left-behind = The Signal is sent from the Comms Room, and all rooms are explored.
text-special-delivery = An Egg is taken away, in an Escape Pod or into hibernation.
text-clean-up-crew = The Signal is sent from the Comms Room, and the Nest or the ship is destroyed.

## Coordinates

text-coordinates-1 = A: { name-venus }; B: { name-deep-space }; C: { name-mars }; D: { name-earth }.
text-coordinates-2 = A: { name-mars }; B: { name-venus }; C: { name-deep-space }; D: { name-earth }.
text-coordinates-3 = A: { name-deep-space }; B: { name-mars }; C: { name-earth }; D: { name-venus }.
text-coordinates-4 = A: { name-mars }; B: { name-venus }; C: { name-earth }; D: { name-deep-space }.
text-coordinates-5 = A: { name-venus }; B: { name-earth }; C: { name-deep-space }; D: { name-mars }.
text-coordinates-6 = A: { name-deep-space }; B: { name-earth }; C: { name-venus }; D: { name-mars }.
text-coordinates-7 = A: { name-earth }; B: { name-deep-space }; C: { name-mars }; D: { name-venus }.
text-coordinates-8 = A: { name-earth }; B: { name-mars }; C: { name-venus }; D: { name-deep-space }.
