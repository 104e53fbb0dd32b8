# Deck building: what is wrong with a deck. $rule is the id of the rule that says so.

name-class-guardian = Guardian
name-class-seeker = Seeker
name-class-rogue = Rogue
name-class-mystic = Mystic
name-class-survivor = Survivor
name-class-neutral = Neutral

error-deck-size = The deck of { $who } has { $n } cards that count towards its size; it must have exactly { $size } ({ $rule }).
error-deck-too-many-copies = { $card } is in the deck { $n } times, all levels together; at most { $most } are allowed ({ $rule }).
error-deck-class = { $card } is a { $faction } card, which { $who } may not take ({ $rule }).
error-deck-level = { $card } is too high for { $who }, who may take { $faction } cards only up to level { $most } ({ $rule }).
error-deck-of-another = { $card } belongs to { $owner }; { $who } may not take it ({ $rule }).
error-deck-story-asset = { $card } comes from the story and can only be earned in a scenario ({ $rule }).
error-deck-not-earned = { $card } must be bought with experience, and { $who } has none yet: only cards of level 0 ({ $rule }).
error-deck-experience = The deck of { $who } is worth { $n } experience; a standalone deck must stay below 50 ({ $rule }).
error-deck-required = The deck of { $who } must hold { $card } ({ $rule }).
error-deck-weaknesses = The deck names { $n } basic weaknesses, { $card } among them; it should have { $most } ({ $rule }).
error-deck-collection = { $card } is in the deck { $n } times, but the collection has only { $most } ({ $rule }).
error-deck-enough-copies = The deck holds as many copies of { $card } as it may: { $most } ({ $rule }).
error-deck-no-copy-left = The collection has no further copy of { $card } ({ $rule }).
error-deck-enough-weaknesses = The deck has all the basic weaknesses that it should have ({ $rule }).
error-deck-investigators = A deck belongs to one investigator; this list names { $whose } ({ $rule }).
error-deck-no-investigator = The list does not say whose deck it is: write the name of the investigator on a line of its own ({ $rule }).
error-deck-card-unknown = Line { $line }: there is no card “{ $name }” in the core set.
error-deck-card-like = Line { $line }: there is no card “{ $name }” in the core set. Is { $like } meant?
error-deck-too-long = The list is too long: at most { $most } lines are read.

not-card-not-for-you = This investigator’s deck may not hold this card, or not at this level.
not-enough-copies = The deck has as many copies of this title as it may hold.
not-no-copy-in-collection = There is no further copy in the collection.
not-too-little-experience = There is not enough experience left.
fix-remove-a-copy = Upgrade a copy that is in the deck already.
