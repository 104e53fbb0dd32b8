"""The 14 Artifacts."""

from seance.engine.effect import CardText
from seance.games.eldritch.rules.printed import LORE, STRENGTH, WILL

from .effects import Gain, Improve, May, Recover, Spend, Test
from .effects.card_text import Act, DiceHere, DoubleSixes, Plus, RerollDice, When, WhenGained
from .effects.helps import AllHereLose, DefeatMonstersHere, GainAction, HurtMonsterHere
from .effects.odd_possessions import (
    CLUE_FOR_SANITY,
    ONE_CLUE_LESS,
    SPELLS_COST_LESS,
    TRADE_AND_CHANGE_PLACES,
    UNSEEN_BY_MONSTERS,
)  # fmt: skip
from .effects.things import Clues, Health, Sanity, Spells

COMBAT, SPELL, OTHER_WORLD = "combat", "spell", "other-world"

CARDS: dict[str, CardText] = {
    "cultes-des-goules": CardText(Act(Test(LORE, passed=May(Spend(Sanity()), Gain(Clues(2)))))),
    "de-vermis-mysteriis": CardText(Act(Test(LORE, passed=May(Spend(Sanity()), Improve("any"))))),
    "flute-of-the-outer-gods": CardText(Act(DefeatMonstersHere(), cost=Spend(Health(2), Sanity(2)))),
    "gate-box": CardText(DiceHere(OTHER_WORLD), When("gate-closed", Gain(Clues()))),
    "glass-of-mortlan": CardText(DoubleSixes("", SPELL), SPELLS_COST_LESS),
    "grotesque-statue": CardText(WhenGained(Gain(Clues(5)), stays=True), CLUE_FOR_SANITY),
    "lightning-gun": CardText(Plus(6, STRENGTH, COMBAT), Act(AllHereLose(1))),
    "mi-go-brain-case": CardText(TRADE_AND_CHANGE_PLACES),
    "necronomicon": CardText(Act(Test(LORE, passed=May(Spend(Sanity()), Gain(Spells(2)))))),
    "pallid-mask": CardText(UNSEEN_BY_MONSTERS),
    "ruby-of-rlyeh": CardText(Act(GainAction(), cost=Spend(Sanity()), extra=True)),
    "sword-of-saint-jerome": CardText(
        Plus(2, WILL, COMBAT), Plus(5, STRENGTH, COMBAT), When("combat-won", Recover(sanity=1))
    ),
    "ttka-halot": CardText(Act(Test(LORE, passed=May(Spend(Sanity()), HurtMonsterHere(3))))),
    "the-silver-key": CardText(ONE_CLUE_LESS, RerollDice("", OTHER_WORLD)),
}
