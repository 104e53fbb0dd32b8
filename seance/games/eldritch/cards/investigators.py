"""The 12 investigators: an action and another ability each."""

from seance.engine.effect import CardText
from seance.games.eldritch.rules.printed import INFLUENCE

from .effects import ChooseOne, Each, Fact, Gain, If, Recover, Spend, Test
from .effects.card_text import Act, DiceHere, NeverDelayed, When
from .effects.helps import GainAction, MayMove
from .effects.investigators import (
    AnotherActs,
    BothLose,
    BuysForOthers,
    DiscardMonsterAtGate,
    DiscardMonstersHere,
    ExchangePoints,
    FromReserveOrPile,
    HorrorAtMost,
    ImprovesTwice,
    MoreDicePerClue,
    MoveByShip,
    MoveThatCultist,
    NeverGains,
    OneMoreDie,
    ReshapeSkills,
    SanityForClue,
    SeesBacks,
    StudyGates,
    TradeClues,
)  # fmt: skip
from .effects.things import Clues

CARDS: dict[str, CardText] = {
    "akachi-onyele": CardText(StudyGates(), When("gate-closed", MayMove("clue-or-gate"))),
    "charlie-kane": CardText(AnotherActs(), BuysForOthers()),
    "diana-stanley": CardText(
        Act(If(Fact("cultist-here"), ChooseOne(DiscardMonstersHere(), MoveThatCultist()))), HorrorAtMost(1)
    ),
    "jacqueline-fine": CardText(TradeClues(), SeesBacks()),
    "jim-culver": CardText(Act(Each("here", Recover(sanity=1))), DiceHere("combat")),
    "leo-anderson": CardText(Act(Test(INFLUENCE, passed=Gain(FromReserveOrPile("ally")))), DiceHere("wilderness")),
    "lily-chen": CardText(Act(ExchangePoints()), ImprovesTwice()),
    "lola-hayes": CardText(Act(ReshapeSkills()), OneMoreDie()),
    "mark-harrigan": CardText(Act(BothLose()), NeverDelayed(), NeverGains("detained")),
    "norman-withers": CardText(Act(DiscardMonsterAtGate(), cost=Spend(Clues(2))), SanityForClue()),
    "silas-marsh": CardText(Act(MoveByShip() & GainAction()), DiceHere("sea")),
    "trish-scarborough": CardText(Act(If(Fact("no-clues"), Gain(Clues()))), MoreDicePerClue(2)),
}
