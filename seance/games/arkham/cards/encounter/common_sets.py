"""Encounter sets that several scenarios use: Rats, Ghouls, Striking Fear, Ancient Evils, Chilling Cold."""

from seance.games.arkham.cards.effects import (
    After,
    AtEnd,
    AttachedInvestigated,
    AttachHere,
    CannotPlay,
    CardText,
    Count,
    DiscardAssetOr,
    DiscardThis,
    FirstCostsMore,
    Forced,
    MoreShroud,
    PlaceDoom,
    Revelation,
    Round,
    Take,
    Test,
    ToThreatArea,
    Turn,
)  # fmt: skip

CARDS: dict[str, CardText] = {
    "swarm-of-rats": CardText(),
    "ghoul-minion": CardText(),
    "ravenous-ghoul": CardText(),
    "grasping-hands": CardText(Revelation(Test("agility", 3, failed=Take(damage=Count("failed-by"))))),
    "rotting-remains": CardText(Revelation(Test("willpower", 3, failed=Take(horror=Count("failed-by"))))),
    "frozen-in-fear": CardText(
        Revelation(ToThreatArea()),
        FirstCostsMore(1, "move", "fight", "evade"),
        Forced(AtEnd(Turn()), Test("willpower", 3, passed=DiscardThis())),
    ),
    "dissonant-voices": CardText(
        Revelation(ToThreatArea()), CannotPlay("asset", "event"), Forced(AtEnd(Round()), DiscardThis())
    ),
    "ancient-evils": CardText(Revelation(PlaceDoom(1, advances=True))),
    "crypt-chill": CardText(Revelation(Test("willpower", 4, failed=DiscardAssetOr(Take(damage=2))))),
    "obscuring-fog": CardText(
        Revelation(AttachHere(limit=1)), MoreShroud(2), Forced(After(AttachedInvestigated()), DiscardThis())
    ),
}
