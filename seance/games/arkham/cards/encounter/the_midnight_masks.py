"""The Midnight Masks: the places of Arkham, what lurks there, and the Masked Hunter."""

from seance.games.arkham.cards.effects import (
    Act,
    After,
    CardText,
    Cheaper,
    Count,
    Draw,
    DropClues,
    Either,
    Entering,
    Fact,
    Forced,
    GainClues,
    GainResources,
    GainSurge,
    Heal,
    If,
    Limit,
    MoveTo,
    NoCluesWhileEngaged,
    Revelation,
    Search,
    SpawnElsewhere,
    SpawnHere,
    SpendClues,
    SpendResources,
    Take,
    Test,
    Would,
)  # fmt: skip

ONCE = Limit(1, "game")

CARDS: dict[str, CardText] = {
    "your-house": CardText(
        Forced(Would(SpawnElsewhere("ghoul-priest")), SpawnHere()),
        Act(Draw(1) & GainResources(1), limit=Limit(1, "turn")),
    ),
    "rivertown": CardText(),
    "southside-01126": CardText(Act(Draw(3), limit=ONCE)),
    "southside-01127": CardText(Act(Search(0, "asset", "ally"), limit=ONCE)),
    "st-marys-hospital": CardText(Act(Heal(damage=3), limit=ONCE)),
    "miskatonic-university": CardText(Act(Search(6, "card", "tome", "spell"))),
    "downtown-01130": CardText(Act(GainResources(3), limit=ONCE)),
    "downtown-01131": CardText(Act(Heal(horror=3), limit=ONCE)),
    "easttown": CardText(Cheaper(2, "ally")),
    "graveyard": CardText(
        Forced(After(Entering()), Test("willpower", 3, failed=Either(Take(horror=2), MoveTo("rivertown"))))
    ),
    "northside": CardText(Act(GainClues(2), SpendResources(5), limit=Limit(1, "game", group=True))),
    "hunting-shadow": CardText(Revelation(Either(SpendClues(1), Take(damage=2)))),
    "false-lead": CardText(
        Revelation(If(Fact("no-clues"), GainSurge(), Test("intellect", 4, failed=DropClues(Count("failed-by")))))
    ),
    "the-masked-hunter": CardText(NoCluesWhileEngaged()),
}
