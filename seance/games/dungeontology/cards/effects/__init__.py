"""The words in which cards are written: each is a verb of the content files, runs and says itself."""

from __future__ import annotations

from .cards import DigScheme, DiscardHand, DrawCards, LetDrawCards, LookTakeGive, PeekClan, PeekTiles, SeekScheme
from .costs import DiscardCards, DiscardOthers, DrawNStudents, DrawStudents, GainStun, PayOneOf, Sacrifice
from .cubes import CollectFirst, DestroyCube, ForceDrop, StealCube, SwapCubes, TakeGift, TakeGiftOfEach
from .menace import (
    ActivateBoss,
    BringBoss,
    Chase,
    DrunkenTalk,
    Hunted,
    MeetDiscoverer,
    PlaceBoss,
    Stagger,
    StunOrDriveOut,
)
from .moves import (
    IgnoreDoors,
    Move,
    MoveAdjacent,
    MoveBoss,
    PlaceNTokens,
    PlaceToken,
    RandomMove,
    StopMovement,
    Teleport,
)
from .people import (
    CapValue,
    Doom,
    Favour,
    GainStudents,
    Recruit,
    RemoveStun,
    SacrificeIfAble,
    StealStudents,
    StudentOrStun,
)
from .skills import CollectFor, Headbutt, Recover
from .stealth import Alert, Counter, LowerAlert, Prophecy, ShieldAttempt, Stealth

__all__ = [
    "ActivateBoss", "Alert", "BringBoss", "CapValue", "Chase", "CollectFirst", "CollectFor", "Counter", "DestroyCube",
    "DigScheme", "DiscardCards", "DiscardHand", "DiscardOthers", "Doom", "DrawCards", "DrawNStudents", "DrawStudents",
    "DrunkenTalk", "Favour", "ForceDrop", "GainStudents", "GainStun", "Headbutt", "Hunted", "IgnoreDoors",
    "LetDrawCards", "LookTakeGive", "LowerAlert", "MeetDiscoverer", "Move", "MoveAdjacent", "MoveBoss", "PayOneOf",
    "PeekClan", "PeekTiles", "PlaceBoss", "PlaceNTokens", "PlaceToken", "Prophecy", "RandomMove", "Recover", "Recruit",
    "RemoveStun", "Sacrifice", "SacrificeIfAble", "SeekScheme", "ShieldAttempt", "Stagger", "StealCube",
    "StealStudents", "Stealth", "StopMovement", "StudentOrStun", "StunOrDriveOut", "SwapCubes", "TakeGift",
    "TakeGiftOfEach", "Teleport",
]  # fmt: skip
