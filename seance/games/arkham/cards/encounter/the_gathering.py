"""The Gathering: the rooms of the house, what waits in them, and Lita Chantler."""

from seance.games.arkham.cards.effects import (
    Act,
    CardText,
    Forced,
    Lends,
    MoreDamage,
    NoEntry,
    PlusForAll,
    Reaction,
    Resign,
    Take,
    TakeControl,
    Test,
)  # fmt: skip

CARDS: dict[str, CardText] = {
    "study": CardText(),
    "hallway": CardText(),
    "attic": CardText(Forced("you-enter", Take(horror=1))),
    "cellar": CardText(Forced("you-enter", Take(damage=1))),
    "parlor": CardText(
        Act(Resign(), designator="resign"),
        Lends("lita-chantler", Act(Test("intellect", 4, passed=TakeControl()), designator="parley")),
    ),
    "parlor-unrevealed": CardText(NoEntry()),
    "flesh-eater": CardText(),
    "icy-ghoul": CardText(),
    "ghoul-priest": CardText(),
    "lita-chantler": CardText(PlusForAll("combat", 1), Reaction("monster-attacked-here", MoreDamage(1))),
}
