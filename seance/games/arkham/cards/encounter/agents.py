"""The agents of Hastur, Yog-Sothoth, Shub-Niggurath and Cthulhu: one of these sets is in the woods."""

from seance.games.arkham.cards.effects import (
    Act,
    CardText,
    DiscardThis,
    Draw,
    Either,
    FiercerAgainstTheFrightened,
    FindWeakness,
    Forced,
    FrightenAllHere,
    HealThis,
    LessSanity,
    LoseCardOrWorse,
    PlaceDoom,
    Plus,
    Revelation,
    Take,
    Test,
    ToThreatArea,
)  # fmt: skip

CARDS: dict[str, CardText] = {
    "screeching-byakhee": CardText(FiercerAgainstTheFrightened(1, sanity=4)),
    "the-yellow-sign": CardText(Revelation(Test("willpower", 4, failed=Take(horror=2) & FindWeakness("madness")))),
    "yithian-observer": CardText(Forced("this-attacks", LoseCardOrWorse(1))),
    "offer-of-power": CardText(Revelation(Either(Draw(2) & PlaceDoom(2, advances=True), Take(horror=2)))),
    "relentless-dark-young": CardText(Forced("round-ends", HealThis(2))),
    "goat-spawn": CardText(Forced("this-defeated", FrightenAllHere(1))),
    "young-deep-one": CardText(Forced("this-engages-you", Take(horror=1))),
    "dreams-of-rlyeh": CardText(
        Revelation(ToThreatArea()),
        Plus("willpower", -1),
        LessSanity(1),
        Act(Test("willpower", 3, passed=DiscardThis())),
    ),
}
