"""The 40 Assets."""

from seance.engine.effect import CardText
from seance.games.eldritch.rules.printed import INFLUENCE, LORE, OBSERVATION, STRENGTH, WILL

from .effects import (
    ChooseOne,
    Discard,
    DiscardThis,
    Gain,
    HurtMonstersOnSpace,
    May,
    MayDo,
    On,
    Recover,
    RetreatDoom,
    Roll,
    Spend,
    Test,
)  # fmt: skip
from .effects.card_text import (
    ANY_NUMBER,
    Act,
    BurstOf,
    DiceHere,
    DoubleSixes,
    LessDamage,
    NeverDelayed,
    Plus,
    PreventLoss,
    RaiseDie,
    RerollDice,
    When,
    WhenGained,
    WhenRestHere,
)
from .effects.helps import ForOneHere, FromReserve, GiveAway, HurtMonstersHere, MoveUpTo, RecoverAll  # fmt: skip
from .effects.things import Artifacts, Clues, Condition, ConditionOf, Sanity, Spells

COMBAT, SPELL, ACQUIRE = "combat", "spell", "acquire"

CARDS: dict[str, CardText] = {
    "18-derringer": CardText(RaiseDie(STRENGTH, COMBAT)),
    "38-revolver": CardText(Plus(2, STRENGTH, COMBAT)),
    "45-automatic": CardText(Plus(3, STRENGTH, COMBAT)),
    "agency-quarantine": CardText(WhenGained(HurtMonstersOnSpace(4))),
    "arcane-manuscripts": CardText(Plus(1, LORE, SPELL)),
    "arcane-scholar": CardText(Plus(1, LORE), RerollDice(LORE)),
    "arcane-tome": CardText(Plus(2, LORE, SPELL), When("rest", MayDo(Test(LORE, passed=Gain(Spells()))))),
    "axe": CardText(Plus(2, STRENGTH, COMBAT), RerollDice(STRENGTH, COMBAT, ANY_NUMBER, cost=Spend(Sanity(2)))),
    "bandages": CardText(PreventLoss(health=2)),
    "bull-whip": CardText(Plus(1, STRENGTH, COMBAT), RerollDice(STRENGTH, COMBAT)),
    "carbine-rifle": CardText(BurstOf(5, "round", STRENGTH)),
    "cat-burglar": CardText(Act(Roll(On(5, 6, Gain(FromReserve("item", "trinket"))), On(1, 1, DiscardThis())))),
    "charter-flight": CardText(WhenGained(MoveUpTo(2))),
    "delivery-service": CardText(WhenGained(GiveAway("item"))),
    "double-barreled-shotgun": CardText(Plus(4, STRENGTH, COMBAT), DoubleSixes(STRENGTH, COMBAT)),
    "dynamite": CardText(Act(HurtMonstersHere(3), cost=DiscardThis())),
    "fine-clothes": CardText(DoubleSixes("", ACQUIRE)),
    "fishing-net": CardText(RerollDice(STRENGTH, COMBAT), LessDamage()),
    "hired-muscle": CardText(Plus(1, STRENGTH), RerollDice(STRENGTH)),
    "holy-cross": CardText(Plus(2, WILL, COMBAT)),
    "holy-water": CardText(
        BurstOf(5, "discard", WILL, STRENGTH), Act(ForOneHere(Gain(Condition("blessed"))), cost=DiscardThis())
    ),
    "kerosene": CardText(BurstOf(5, "discard", STRENGTH)),
    "king-james-bible": CardText(RerollDice(WILL, COMBAT), When("rest", Recover(sanity=1))),
    "lodge-researcher": CardText(When("combat-won", Recover(sanity=1) & Gain(Clues()))),
    "lucky-cigarette-case": CardText(RaiseDie(each="round")),
    "lucky-rabbits-foot": CardText(RerollDice(each="round")),
    "personal-assistant": CardText(Plus(1, INFLUENCE), RerollDice(INFLUENCE)),
    "pocket-watch": CardText(NeverDelayed()),
    "private-care": CardText(WhenGained(RecoverAll())),
    "private-investigator": CardText(Plus(1, OBSERVATION), RerollDice(OBSERVATION)),
    "protective-amulet": CardText(Plus(1, WILL, COMBAT)),
    "puzzle-box": CardText(When("rest", MayDo(Test(OBSERVATION, -2, passed=May(DiscardThis(), Gain(Artifacts())))))),
    "sanctuary": CardText(WhenGained(MayDo(Discard(ConditionOf())))),
    "silver-twilight-ritual": CardText(WhenGained(RetreatDoom())),
    "spirit-dagger": CardText(Plus(1, WILL, COMBAT), Plus(2, STRENGTH, COMBAT)),
    "urban-guide": CardText(DiceHere("city")),
    "vatican-missionary": CardText(Plus(1, WILL), RerollDice(WILL)),
    "whiskey": CardText(PreventLoss(sanity=2)),
    "wireless-report": CardText(WhenGained(GiveAway("clues"))),
    "witch-doctor": CardText(WhenRestHere(MayDo(ChooseOne(Recover(health=1), Discard(Condition("cursed")))))),
}
