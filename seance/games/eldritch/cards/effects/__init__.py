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
    MoveTo,
    MoveToNearest,
    MoveTowardGate,
    PlaceEldritch,
    RetreatDoom,
    SetOmen,
    SpawnClue,
    SpawnGate,
)  # fmt: skip
from .counts import Count, CountOf, Fact, HaveCondition, OnBoard
from .decisions import FAIL_PART, PASS_PART, ChooseOne, Each, Finally, If, May, MayDo, On, Roll, Test, Then, Unless
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
from .this_card import DiscardThis, DiscardTokens, FlipThis, Forbid, PlaceHealth, SolvedBy, SolveThis
from .verb import EldritchEffect
from .world_events import (
    BoxExpedition,
    BuryFallen,
    DiscardAny,
    DiscardBoardClues,
    DiscardMatchingGates,
    DiscardReserve,
    DoomPerMatchingGate,
    FightAllHere,
    FillReserve,
    HealMonsters,
    IfLost,
    LeadChooses,
    LoseGame,
    Reckon,
    SolveRumor,
    TestForClues,
    TurnOmenBack,
    UnlessTogether,
)  # fmt: skip

__all__ = [
    "FAIL_PART", "PASS_PART", "AdvanceDoom", "AdvanceOmen", "Ambush", "BeDevoured", "BecomeDelayed",
    "BoxExpedition", "BuryFallen", "ChooseOne", "CloseGate", "Count", "CountOf", "Discard", "DiscardAny",
    "DiscardBoardClues", "DiscardEldritch", "DiscardGate", "DiscardMatchingGates", "DiscardMonster",
    "DiscardReserve", "DiscardThis", "DiscardTokens", "DoomPerMatchingGate", "Each", "EldritchEffect", "Fact",
    "FightAllHere", "FillReserve", "Finally", "FlipThis", "Forbid", "Gain", "HaveCondition", "HealMonsters",
    "HurtMonster", "HurtMonstersOnSpace", "If", "IfLost", "Improve", "LeadChooses", "Lose", "LoseGame", "May",
    "MayDo", "Move", "MoveMonster", "MoveThisClue", "MoveTo", "MoveToNearest", "MoveTowardGate", "On", "OnBoard",
    "PlaceEldritch", "PlaceHealth", "PullMonster", "Reckon", "Recover", "RetreatDoom", "Roll", "SetOmen",
    "SolveRumor", "SolveThis", "SolvedBy", "SpawnAndFight", "SpawnClue", "SpawnGate", "SpawnMonster", "Spend",
    "Test", "TestForClues", "Then", "TurnOmenBack", "Unless", "UnlessTogether",
]  # fmt: skip
