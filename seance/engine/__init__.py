"""A small engine that knows no game: asks, flows, dice, needs, windows, events, and the driver that runs them."""

from .ask import (
    DONE,
    LET_BE,
    NO_PROGRESS,
    PASS,
    Ask,
    Deed,
    Flow,
    Group,
    Menu,
    Option,
    Poll,
    choose,
    choose_some,
    choose_some_together,
    choose_together,
    do,
    first_to_act,
)
from .codec import Codec, Printed
from .deck import Block, Deck, Memory, with_seat
from .dice import Dice, ScriptError, key_of
from .errors import BadInput, Refused, RuleBroke, SeanceError
from .game import Game, play_out
from .ledger import cites
from .needs import Action, Bar, Chosen, Doable, Need, Refusal, Target, offers, preview_of, refusals
from .pace import Pace
from .record import RECORD_FIELDS, Record
from .rules import Options, Rules
from .state import STATE_FIELDS, GameOver, State, StepOver
from .steps import STACK_FIELDS, StackState, Steps
from .windows import Abilities, Occurrence, Ready, unless_replaced, window
from .wire import ALL, PUBLIC, Event, Note, Odds, Plain, Preview, Procedure, Told, View, terms_of

__all__ = [
    "ALL",
    "DONE",
    "LET_BE",
    "NO_PROGRESS",
    "PASS",
    "PUBLIC",
    "RECORD_FIELDS",
    "STACK_FIELDS",
    "STATE_FIELDS",
    "Abilities",
    "Action",
    "Ask",
    "BadInput",
    "Bar",
    "Block",
    "Chosen",
    "Codec",
    "Deck",
    "Deed",
    "Dice",
    "Doable",
    "Event",
    "Flow",
    "Game",
    "GameOver",
    "Group",
    "Memory",
    "Menu",
    "Need",
    "Note",
    "Occurrence",
    "Odds",
    "Option",
    "Options",
    "Pace",
    "Plain",
    "Poll",
    "Preview",
    "Printed",
    "Procedure",
    "Ready",
    "Record",
    "Refusal",
    "Refused",
    "RuleBroke",
    "Rules",
    "ScriptError",
    "SeanceError",
    "StackState",
    "State",
    "StepOver",
    "Steps",
    "Target",
    "Told",
    "View",
    "choose",
    "choose_some",
    "choose_some_together",
    "choose_together",
    "cites",
    "do",
    "first_to_act",
    "key_of",
    "offers",
    "play_out",
    "preview_of",
    "refusals",
    "terms_of",
    "unless_replaced",
    "window",
    "with_seat",
]  # fmt: skip
