"""Yellow Mythos cards: Events that come with the Omen, a reckoning and Gates."""

from seance.games.eldritch.rules.printed import INFLUENCE

from .effects import (
    AdvanceDoom,
    Ambush,
    BecomeDelayed,
    BoxExpedition,
    ChooseOne,
    Count,
    CountOf,
    Discard,
    DiscardAny,
    DiscardMonster,
    DoomPerMatchingGate,
    Each,
    Fact,
    FightAllHere,
    Gain,
    HealMonsters,
    If,
    IfLost,
    Lose,
    May,
    MayDo,
    MoveTo,
    On,
    Recover,
    Roll,
    SetOmen,
    SpawnMonster,
    Spend,
    Test,
    Then,
    TurnOmenBack,
    Unless,
    UnlessTogether,
)  # fmt: skip
from .effects.mythos_text import MythosText
from .effects.odd import MYSTERY_UNSOLVED
from .effects.odd_mythos import DRAW_RUMOR
from .effects.things import Assets, Clues, Condition, ConditionOf, Possessions, Spells

CARDS: dict[str, MythosText] = {
    "everyone-has-a-price": MythosText(Each("all", May(Gain(Condition("debt")), Discard(ConditionOf())))),
    "omen-of-good-fortune": MythosText(Each("lead", MayDo(SetOmen()))),
    "rally-the-people": MythosText(Each("lead", Gain(Assets(trait="ally")))),
    "silver-twilight-aid": MythosText(Each("all", MayDo(ChooseOne(Gain(Clues()), Gain(Assets()), Gain(Spells()))))),
    "the-world-fights-back": MythosText(
        Each("all", MayDo(ChooseOne(Recover(2), Recover(sanity=2), DiscardMonster("here"))))
    ),
    "all-for-nothing": MythosText(
        If(Fact("no-mystery-solved"), AdvanceDoom(), UnlessTogether(Count("half-players"), MYSTERY_UNSOLVED))
    ),
    "desperate-times": MythosText(Each("lead", Unless(Gain(Condition("dark-pact")), AdvanceDoom(2)))),
    "eyes-everywhere": MythosText(Each("all", Roll(On(1, 2, Lose(2, 2)), On(3, 5, Ambush())))),
    "perplexing-stars": MythosText(TurnOmenBack() & DoomPerMatchingGate()),
    "the-storm": MythosText(If(Fact("rumor-in-play"), Each("all", Discard(Clues(Count("rumors")))), DRAW_RUMOR)),
    "a-dark-power": MythosText(HealMonsters() & Each("all", FightAllHere())),
    "ancient-guardians": MythosText(SpawnMonster(2, "expedition")),
    "arrests-made-in-murder-case": MythosText(
        Each(
            "in-cities-with-weapons",
            Test(INFLUENCE, failed=Discard(Possessions(trait="weapon")) & Gain(Condition("detained"))),
        )
    ),
    "burden-of-greed": MythosText(
        Each("all", DiscardAny("possessions", "item") & Then(Lose(CountOf("possessions", "item"))))
    ),
    "from-bad-to-worse": MythosText(
        Each(
            "all",
            Lose(CountOf("conditions", "injury"), CountOf("conditions", "madness"))
            & Discard(Clues(CountOf("conditions", "deal"))),
        )
    ),
    "haunting-nightmares": MythosText(
        Each("all", Unless(Spend(Clues()), Lose(sanity=2) & Gain(ConditionOf("madness"))))
    ),
    "heat-wave-singes-the-globe": MythosText(Each("all", Unless(BecomeDelayed(), Lose(3)))),
    "the-bermuda-triangle": MythosText(Each("all", Roll(On(1, 2, MoveTo("space-8") & BecomeDelayed())))),
    "the-world-shakes": MythosText(Each("near-expedition", Lose(2) & BecomeDelayed()) & BoxExpedition()),
    "tide-of-despair": MythosText(Each("all", Unless(Discard(Condition("blessed")), Lose(2, 2)))),
    "treacherous-magic": MythosText(
        Each("all", DiscardAny("spells") & IfLost(Lose(sanity=Count("spells")), Gain(ConditionOf("madness"))))
    ),
}
