"""The 10 Spells, and the 20 backs of their copies."""

from seance.engine.effect import CardText
from seance.games.eldritch.rules.skill_tests import MANY

from .effects import Count, Discard, DiscardThis, Fact, Gain, If, Improve, Lose, MayDo, On, Unless  # fmt: skip
from .effects.helps import FromReserve, GainAction, MayMove
from .effects.spells import (
    Cast,
    Conjure,
    DiscardChosenClue,
    ForChosen,
    ForUnblessedHere,
    HurtChosen,
    HurtOthersHere,
    Instead,
    PassUnseen,
    Prevent,
    RerollStrength,
    ResearchChosen,
    SpellBack,
    StrengthNow,
)  # fmt: skip
from .effects.things import Assets, Clues, Condition

BLESS = Gain(Condition("blessed"))
FADES = If(Fact("no-four"), DiscardThis())
FADES_OR_MIND = Unless(Lose(sanity=2), DiscardThis())

FRONTS: dict[str, CardText] = {
    "blessing-of-isis": CardText(Cast("action", "unblessed-here", -1, ForChosen(BLESS))),
    "clairvoyance": CardText(Cast("encounter", "clue", 0, ResearchChosen())),
    "conjuration": CardText(Cast("action", "", 1, Conjure())),
    "feed-the-mind": CardText(Cast("action", "one-here", -1, ForChosen(Improve("any")))),
    "flesh-ward": CardText(Cast("health-loss", "", 0, Prevent("health", 2))),
    "instill-bravery": CardText(Cast("sanity-loss", "", 0, Prevent("sanity", 2))),
    "mists-of-releh": CardText(Cast("encounter", "", 0, PassUnseen())),
    "plumb-the-void": CardText(Cast("action", "anyone", -1, ForChosen(MayMove("anywhere")))),
    "shriveling": CardText(Cast("action", "monster-here", 0, HurtChosen(2))),
    "wither": CardText(Cast("combat", "", 0, StrengthNow(3))),
}

BACKS: dict[str, SpellBack] = {
    "blessing-of-isis-back-1": SpellBack(On(0, 0, ForChosen(Gain(Condition("cursed")))), On(1, 1, Lose(sanity=1))),
    "blessing-of-isis-back-2": SpellBack(On(0, 2, Lose(1)), On(3, MANY, ForUnblessedHere(BLESS))),
    "clairvoyance-back-1": SpellBack(
        On(0, 0, Unless(Gain(Condition("paranoia")), DiscardThis())), On(3, MANY, Instead(ResearchChosen(1)))
    ),
    "clairvoyance-back-2": SpellBack(
        On(0, 0, DiscardChosenClue()), On(1, 2, Lose(sanity=1)), On(3, MANY, Gain(Clues()))
    ),
    "conjuration-back-1": SpellBack(
        On(0, 0, FADES), On(1, 3, Lose(sanity=1)), On(4, MANY, Gain(FromReserve("item", "trinket")))
    ),
    "conjuration-back-2": SpellBack(
        On(0, 0, Unless(Discard(Assets(trait="item")), DiscardThis())),
        On(1, 1, Lose(sanity=1)),
        On(2, MANY, Instead(Conjure(many=True))),
    ),
    "feed-the-mind-back-1": SpellBack(On(0, 2, FADES_OR_MIND), On(3, MANY, ForChosen(MayDo(Improve("any"))))),
    "feed-the-mind-back-2": SpellBack(On(0, 0, FADES), On(1, MANY, Lose(sanity=1))),
    "flesh-ward-back-1": SpellBack(On(0, 0, FADES), On(1, MANY, Lose(sanity=1))),
    "flesh-ward-back-2": SpellBack(
        On(0, 0, ForChosen(Unless(Gain(Condition("internal-injury")), Lose(1)))),
        On(3, MANY, Instead(Prevent("health", Count("result")))),
    ),
    "instill-bravery-back-1": SpellBack(On(0, 0, FADES), On(1, MANY, Lose(1))),
    "instill-bravery-back-2": SpellBack(
        On(0, 0, ForChosen(Unless(Gain(Condition("hallucinations")), Lose(sanity=1)))),
        On(3, MANY, Instead(Prevent("sanity", Count("result")))),
    ),
    "mists-of-releh-back-1": SpellBack(On(0, 1, Lose(1, 1))),
    "mists-of-releh-back-2": SpellBack(
        On(0, 0, Unless(Gain(Condition("hallucinations")), DiscardThis())), On(1, MANY, Lose(sanity=1))
    ),
    "plumb-the-void-back-1": SpellBack(
        On(0, 0, ForChosen(Lose(3))), On(1, 2, Lose(sanity=1)), On(3, MANY, GainAction())
    ),
    "plumb-the-void-back-2": SpellBack(On(0, 1, Unless(Gain(Condition("amnesia")), DiscardThis()))),
    "shriveling-back-1": SpellBack(On(0, 1, FADES_OR_MIND), On(3, MANY, Instead(HurtChosen(Count("result"))))),
    "shriveling-back-2": SpellBack(On(0, 0, Lose(2)), On(1, 1, Lose(sanity=1)), On(2, MANY, HurtOthersHere(2))),
    "wither-back-1": SpellBack(On(0, 1, FADES_OR_MIND), On(2, MANY, Instead(StrengthNow(5)) & Lose(sanity=1))),
    "wither-back-2": SpellBack(
        On(0, 0, Unless(Gain(Condition("internal-injury")), DiscardThis())),
        On(1, 1, Lose(sanity=1)),
        On(2, MANY, RerollStrength()),
    ),
}
