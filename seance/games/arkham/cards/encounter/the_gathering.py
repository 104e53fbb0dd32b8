"""The Gathering: the rooms of the house, what waits in them, and Lita Chantler."""

from seance.games.arkham.cards.effects import (
    Act,
    After,
    CardText,
    Entering,
    Forced,
    Lends,
    MonsterAttacked,
    MoreDamage,
    NoEntry,
    PlusForAll,
    Reaction,
    Resign,
    Take,
    TakeControl,
    Test,
    When,
)  # fmt: skip

CARDS: dict[str, CardText] = {
    "study": CardText(),
    "hallway": CardText(),
    "attic": CardText(Forced(After(Entering()), Take(horror=1))),
    "cellar": CardText(Forced(After(Entering()), Take(damage=1))),
    "parlor": CardText(
        Act(Resign(), designator="resign"),
        Lends("lita-chantler", Act(Test("intellect", 4, passed=TakeControl()), designator="parley")),
    ),
    "parlor-unrevealed": CardText(NoEntry()),
    "flesh-eater": CardText(),
    "icy-ghoul": CardText(),
    "ghoul-priest": CardText(),
    "lita-chantler": CardText(PlusForAll("combat", 1), Reaction(When(MonsterAttacked()), MoreDamage(1))),
}
