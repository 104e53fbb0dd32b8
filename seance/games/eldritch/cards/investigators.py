"""The 12 investigators: an action and another ability each."""

from seance.games.eldritch.effects import ChooseOne, Each, Fact, Gain, If, Recover, Spend, Test
from seance.games.eldritch.effects.card_text import Act, CardText, DiceHere, NeverDelayed, When
from seance.games.eldritch.effects.helps import GainAction, MayMove
from seance.games.eldritch.effects.investigators import (
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
from seance.games.eldritch.effects.things import Clues
from seance.games.eldritch.printed import INFLUENCE

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
