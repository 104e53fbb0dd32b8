"""The words in which the cards are written: verbs here, the nouns they take in `things`."""

from .belongings import BecomeDelayed, BeDevoured, Discard, Gain, Improve, Lose, Recover, Spend
from .board import (
    AdvanceDoom,
    AdvanceOmen,
    CloseGate,
    DiscardEldritch,
    DiscardGate,
    Move,
    MoveThisClue,
    MoveToNearest,
    MoveTowardGate,
    PlaceEldritch,
    RetreatDoom,
    SetOmen,
    SpawnClue,
    SpawnGate,
)  # fmt: skip
from .counts import Count, CountOf, Fact, HaveCondition, OnBoard
from .decisions import FAIL_PART, PASS_PART, ChooseOne, Each, If, May, MayDo, On, Roll, Test, Unless
from .monsters import (
    Ambush,
    DiscardMonster,
    HurtMonster,
    HurtMonstersOnSpace,
    MoveMonster,
    PullMonster,
    SpawnAndFight,
    SpawnMonster,
)  # fmt: skip
from .verb import EldritchEffect

__all__ = [
    "FAIL_PART", "PASS_PART", "AdvanceDoom", "AdvanceOmen", "Ambush", "BeDevoured", "BecomeDelayed", "ChooseOne",
    "CloseGate", "Count", "CountOf", "Discard", "DiscardEldritch", "DiscardGate", "DiscardMonster", "Each",
    "EldritchEffect", "Fact", "Gain", "HaveCondition", "HurtMonster", "HurtMonstersOnSpace", "If", "Improve",
    "Lose", "May", "MayDo", "Move", "MoveMonster", "MoveThisClue", "MoveToNearest", "MoveTowardGate", "On",
    "OnBoard", "PlaceEldritch", "PullMonster", "Recover", "RetreatDoom", "Roll", "SetOmen", "SpawnAndFight",
    "SpawnClue", "SpawnGate", "SpawnMonster", "Spend", "Test", "Unless",
]  # fmt: skip
