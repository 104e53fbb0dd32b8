"""The 11 Conditions, and the 36 backs of their copies."""

from seance.engine.effect import CardText
from seance.games.eldritch.rules.printed import INFLUENCE, LORE, OBSERVATION, STRENGTH, WILL

from .effects import (
    AdvanceDoom,
    AdvanceOmen,
    Ambush,
    BecomeDelayed,
    BeDevoured,
    Count,
    Discard,
    DiscardMonster,
    DiscardThis,
    Each,
    EldritchEffect,
    Fact,
    Finally,
    FlipThis,
    Gain,
    If,
    Lose,
    May,
    MayDo,
    MoveToNearest,
    On,
    Recover,
    Roll,
    SpawnGate,
    Spend,
    Test,
    Unless,
)
from .effects.card_text import When
from .effects.conditions import (
    KLEPTOMANIA,
    Another,
    Imprisons,
    KeepOne,
    LocalAction,
    Opposes,
    Reckoned,
    SuccessFrom,
    TurnOver,
)
from .effects.things import AllClues, Assets, Clues, Condition, Possessions

RECOVERY = When("rest", MayDo(Roll(On(5, 6, DiscardThis()))))
MADNESS = CardText(RECOVERY, Reckoned(Test(WILL, failed=TurnOver())))
INJURY = CardText(RECOVERY, Reckoned(Test(STRENGTH, failed=TurnOver())))
RELEASE = LocalAction(Test(INFLUENCE, passed=DiscardThis()))

FRONTS: dict[str, CardText] = {
    "amnesia": MADNESS,
    "back-injury": INJURY,
    "blessed": CardText(SuccessFrom(4), Opposes("cursed"), Reckoned(Roll(On(1, 2, DiscardThis())))),
    "cursed": CardText(SuccessFrom(6), Opposes("blessed"), Reckoned(Roll(On(4, 6, DiscardThis())))),
    "dark-pact": CardText(Reckoned(Roll(On(1, 1, TurnOver())))),
    "debt": CardText(RELEASE, Reckoned(TurnOver())),
    "detained": CardText(Imprisons(), RELEASE),
    "hallucinations": MADNESS,
    "internal-injury": INJURY,
    "leg-injury": INJURY,
    "paranoia": MADNESS,
}

BACKS: dict[str, EldritchEffect] = {
    "amnesia-back-1": Gain(Condition("dark-pact")) & Finally(DiscardThis()),
    "amnesia-back-2": Gain(Condition("debt")) & Finally(DiscardThis()),
    "amnesia-back-3": Gain(Condition("detained")) & Finally(DiscardThis()),
    "back-injury-back-1": Discard(Possessions(trait="item")) & Finally(FlipThis()),
    "back-injury-back-2": Discard(Possessions(trait="item")) & BecomeDelayed() & Finally(DiscardThis()),
    "back-injury-back-3": KeepOne("item") & Finally(DiscardThis()),
    "blessed-back-1": Recover(2, 2) & Finally(FlipThis()),
    "blessed-back-2": Gain(Clues(2)) & Finally(FlipThis()),
    "blessed-back-3": MayDo(DiscardMonster()) & Finally(FlipThis()),
    "cursed-back-1": Ambush() & Finally(FlipThis()),
    "cursed-back-2": DiscardThis(),
    "cursed-back-3": If(Fact("on-sea"), BeDevoured(), Lose(3) & DiscardThis()),
    "dark-pact-back-1": SpawnGate(Count("spells")) & AdvanceOmen() & Finally(DiscardThis()),
    "dark-pact-back-2": BeDevoured(),
    "dark-pact-back-3": Another(BeDevoured()) & Finally(DiscardThis()),
    "debt-back-1": Test(STRENGTH, failed=Lose(3)) & Finally(DiscardThis()),
    "debt-back-2": Test(LORE, failed=Gain(Condition("amnesia"))) & Finally(DiscardThis()),
    "debt-back-3": Test(INFLUENCE, failed=Discard(Possessions(2, "item"))) & Finally(DiscardThis()),
    "debt-back-4": Test(
        OBSERVATION, failed=Unless(Discard(Assets(trait="ally")), MoveToNearest("city") & Gain(Condition("detained")))
    )
    & Finally(DiscardThis()),
    "debt-back-5": Unless(Gain(Condition("dark-pact")), AdvanceDoom()) & Finally(DiscardThis()),
    "debt-back-6": Test(WILL, failed=Lose(sanity=3)) & Finally(DiscardThis()),
    "detained-back-1": Unless(Spend(Clues()), Test(STRENGTH, -1, failed=Lose(3) & Gain(Condition("internal-injury"))))
    & Finally(DiscardThis()),
    "detained-back-2": Unless(Spend(Clues()), Test(INFLUENCE, -1, failed=Lose(2, 2))) & Finally(DiscardThis()),
    "detained-back-3": Unless(Spend(Clues()), Test(WILL, -1, failed=Lose(sanity=3) & Gain(Condition("paranoia"))))
    & Finally(DiscardThis()),
    "hallucinations-back-1": Discard(AllClues()) & Finally(DiscardThis()),
    "hallucinations-back-2": Lose(sanity=1) & Finally(FlipThis()),
    "hallucinations-back-3": Lose(sanity=3) & Finally(DiscardThis()),
    "internal-injury-back-1": Lose(1) & Finally(FlipThis()),
    "internal-injury-back-2": Lose(3) & Finally(DiscardThis()),
    "internal-injury-back-3": Lose(1) & BecomeDelayed() & Finally(DiscardThis()),
    "leg-injury-back-1": Unless(BecomeDelayed(), Lose(2)) & Finally(FlipThis()),
    "leg-injury-back-2": BecomeDelayed() & Finally(FlipThis()),
    "leg-injury-back-3": Lose(1) & May(BecomeDelayed(), DiscardThis(), FlipThis()),
    "paranoia-back-1": KLEPTOMANIA & Finally(DiscardThis()),
    "paranoia-back-2": Each("others-here", Lose(2)) & Discard(Assets(trait="ally")) & Finally(FlipThis()),
    "paranoia-back-3": If(Fact("on-city"), Lose(sanity=2)) & Finally(FlipThis()),
}
