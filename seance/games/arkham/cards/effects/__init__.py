"""The words in which the cards are written: verbs, abilities, prices, numbers and questions."""

from seance.engine.effect import CardText

from .abilities import Act, Committed, ElderSign, Event, Forced, Free, Limit, Reaction, Revelation
from .belongings import (
    AddUses,
    DiscardHandTo,
    Discover,
    Draw,
    DrawEncounter,
    EarnLess,
    GainResources,
    LoseAllResources,
    PlaceDoom,
    RemoveDiscardPile,
    TakeFromDiscard,
    UsesBecomeResources,
)  # fmt: skip
from .constants import (
    AtMost,
    BlankInvestigators,
    DiscardWhenEmpty,
    ElderSignFails,
    EventsUnderDeck,
    KeepOut,
    MoreActions,
    MoreSlots,
    OwnTestsOnly,
    PlayTopEvent,
    Plus,
    PlusEach,
    StaysWithHorror,
)  # fmt: skip
from .counts import CardInPlay, Count, Fact, FewerOnThis, SucceededBy
from .decisions import ForOneHere, If, Then, TreatOneHere
from .encounter_effects import (
    AttachHere,
    CannotPlay,
    DiscardAssetOr,
    FirstCostsMore,
    Lends,
    MoreShroud,
    NoEntry,
    PlusForAll,
    Resign,
    TakeControl,
)  # fmt: skip
from .enemies import (
    AutoEvade,
    CancelAttack,
    CancelRevelation,
    DiscardThatEnemy,
    Disengage,
    Move,
    ShuffleThatEnemy,
    SlipAway,
    TurnAttack,
)  # fmt: skip
from .harm import Blast, Heal, HealOneHere, HurtEnemy, HurtThatEnemy, SufferTrauma, Take
from .hidden import LookAtTop, Search
from .lasting import BlankEnemy, ExtraActions, LoseActions, NotAttacked, NoTokens, RaiseSkill, UseInPlace
from .prices import DiscardFromHand, ExhaustThis, HurtThis, SpendResources, SpendUses
from .skill_tests import (
    DamageByPoints,
    DamageIf,
    Evade,
    Fight,
    IfSucceeded,
    InsteadOfClues,
    Investigate,
    OnSymbols,
    SkillIf,
)  # fmt: skip
from .test_changes import Boost, DiscoverMore, MoreDamage, RaiseValue, RevealAnother, RevealTwo, Test, TurnSign
from .this_card import (
    AttachToLocation,
    CluesFromThisInstead,
    DiscardThis,
    PayToThis,
    ReturnThis,
    TakeHorrorFromThis,
    ToThreatArea,
)  # fmt: skip
from .town_effects import (
    AttachToMostClues,
    CarriedOff,
    Cheaper,
    DoomOnNearest,
    DropClues,
    Either,
    GainClues,
    GainSurge,
    HealThis,
    MoveTo,
    NoCluesWhileEngaged,
    NoInvestigation,
    SpawnHere,
    SpendClues,
    TestEither,
    ToVictory,
    WorseTokens,
)  # fmt: skip
from .verb import ArkhamEffect
from .woods_effects import (
    CancelMove,
    ConnectsTo,
    FiercerAgainstTheFrightened,
    FindWeakness,
    ForEach,
    FrightenAllHere,
    GiveUp,
    HealOne,
    InvestigatedWith,
    LessSanity,
    LoseCardOrWorse,
    ReadyThis,
    RefillClues,
)  # fmt: skip

__all__ = [
    "Act", "AddUses", "ArkhamEffect", "AtMost", "AttachHere", "AttachToLocation", "AttachToMostClues", "AutoEvade",
    "BlankEnemy", "BlankInvestigators", "Blast", "Boost", "CancelAttack", "CancelMove", "CancelRevelation",
    "CannotPlay", "CardInPlay", "CardText", "CarriedOff", "Cheaper", "CluesFromThisInstead", "Committed", "ConnectsTo",
    "Count", "DamageByPoints", "DamageIf", "DiscardAssetOr", "DiscardFromHand", "DiscardHandTo", "DiscardThatEnemy",
    "DiscardThis", "DiscardWhenEmpty", "Discover", "DiscoverMore", "Disengage", "DoomOnNearest", "Draw",
    "DrawEncounter", "DropClues", "EarnLess", "Either", "ElderSign", "ElderSignFails", "Evade", "Event",
    "EventsUnderDeck", "ExhaustThis", "ExtraActions", "Fact", "FewerOnThis", "FiercerAgainstTheFrightened", "Fight",
    "FindWeakness", "FirstCostsMore", "ForEach", "ForOneHere", "Forced", "Free", "FrightenAllHere", "GainClues",
    "GainResources", "GainSurge", "GiveUp", "Heal", "HealOne", "HealOneHere", "HealThis", "HurtEnemy", "HurtThatEnemy",
    "HurtThis", "If", "IfSucceeded", "InsteadOfClues", "Investigate", "InvestigatedWith", "KeepOut", "Lends",
    "LessSanity", "Limit", "LookAtTop", "LoseActions", "LoseAllResources", "LoseCardOrWorse", "MoreActions",
    "MoreDamage", "MoreShroud", "MoreSlots", "Move", "MoveTo", "NoCluesWhileEngaged", "NoEntry", "NoInvestigation",
    "NoTokens", "NotAttacked", "OnSymbols", "OwnTestsOnly", "PayToThis", "PlaceDoom", "PlayTopEvent", "Plus",
    "PlusEach", "PlusForAll", "RaiseSkill", "RaiseValue", "Reaction", "ReadyThis", "RefillClues", "RemoveDiscardPile",
    "Resign", "ReturnThis", "RevealAnother", "RevealTwo", "Revelation", "Search", "ShuffleThatEnemy", "SkillIf",
    "SlipAway", "SpawnHere", "SpendClues", "SpendResources", "SpendUses", "StaysWithHorror", "SucceededBy",
    "SufferTrauma", "Take", "TakeControl", "TakeFromDiscard", "TakeHorrorFromThis", "Test", "TestEither", "Then",
    "ToThreatArea", "ToVictory", "TreatOneHere", "TurnAttack", "TurnSign", "UseInPlace", "UsesBecomeResources",
    "WorseTokens",
]  # fmt: skip
