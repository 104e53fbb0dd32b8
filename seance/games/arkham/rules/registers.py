"""Where cards, locations, acts, agendas, investigators and scenarios write what they do: registers by their keys.

A text is a function `(s, who) -> Deed`: what an effect's `run` is. `who` is "you". While it runs, `s.subject` is what
it stands on (a card in play, an enemy, a location, an investigator, the act or agenda), `s.moment` what it answers,
`s.test` the skill test under way and `s.target` what was chosen together with an action. A `can` is asked in the
same way and says whether the text would change anything. The core asks the registers for whatever is in play or in
hand; what has no entry does nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import TypeAlias

from seance.engine import Deed, Dice, Flow, Note, Steps, do
from seance.engine.words import Spoken

from .pieces import Enemy, Investigator, Location, Thing
from .printed import PlayerCard, Printed
from .state import Table
from .under_way import Test

Text: TypeAlias = Callable[[Table, Investigator], Deed]
Can: TypeAlias = Callable[[Table, Investigator], bool]

WINDOW = "player-window"  # the point of free abilities and of fast cards without a trigger


def always(s: Table, who: Investigator) -> bool:
    return True


def resolve(s: Table, text: Text, who: Investigator, subject: Thing | None = None) -> Flow[None]:
    """Let a text take effect; meanwhile it knows what it stands on, and is no part of another effect."""
    before, s.subject = s.subject, subject
    waiting, s.waiting = s.waiting, None
    yield from do(text(s, who))
    s.subject, s.waiting = before, waiting


def acting(s: Table) -> str:
    """The key of what the text stands on that takes effect, an event that is played too; "" if none does."""
    if s.limbo and isinstance(s.subject, Investigator):
        return s.limbo[-1][1].key
    return s.subject.key if s.subject is not None else ""


def allowed(s: Table, can: Can, who: Investigator, subject: Thing | None) -> bool:
    before, s.subject = s.subject, subject
    answer = can(s, who)
    s.subject = before
    return answer


# ---- steps that wait ----------------------------------------------------------

STEPS: Steps[Table, Investigator] = Steps(attrgetter("investigators"))
step = STEPS.step


@step("slots")
def keep_to_slots(s: Table, who: Investigator) -> Deed:
    """What has no room in the slots any more is discarded: done in the chapter on slots."""


@step("engagements")
def engage_there(s: Table, location: str) -> Deed:
    """Whatever is ready and unengaged at a location engages: done in the chapter on enemies."""


# ---- costs and limits ------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Cost:
    """What stands before the colon."""

    actions: int = 0
    resources: int = 0
    uses: int = 0  # of this card
    exhaust: bool = False  # this card
    discard: bool = False  # this card
    clues: int = 0
    group_clues: int = 0  # for each investigator; anybody may contribute
    cards: int = 0  # chosen and discarded from hand
    horror: int = 0  # taken
    damage_here: int = 0  # placed on this card
    horror_here: int = 0


FREE = Cost()
ONE_ACTION = Cost(actions=1)


@dataclass(frozen=True, slots=True)
class Limit:
    """ "Limit 1 per round": each investigator, each copy. `group`: all investigators together; `title`: all copies."""

    per: str  # "test", "turn", "phase", "round", "game"
    times: int = 1
    group: bool = False
    title: bool = False


# ---- abilities ------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Ability:
    """A forced, reaction or free ability of a card in play, or of an event that is played from hand."""

    key: str  # of the printed card, the investigator, the location's face
    number: int  # which ability of the card it is, from 1
    point: str
    run: Text
    can: Can
    forced: bool
    cost: Cost
    limit: Limit | None
    tests: bool  # it begins a skill test: inside another one it waits for the end of it
    word: str = ""  # of its options, if it has one of its own
    in_test: bool = False  # it changes a test under way
    supplies: str = ""  # what it brings: "cards" or "resources"
    leaves: bool = False  # all it does is to discard its own card
    waits: bool = False  # a free one that is as good in the own turn: nobody is stopped for it before
    says: Spoken | None = None  # its price and what it does, without what the card says besides
    raises: int = 0  # the value of a test under way, by so much
    only_raises: bool = False  # outside of a test it does nothing

    @property
    def verb(self) -> str:
        return self.word or ("use" if self.number == 1 else f"use-{self.number}")


ABILITIES: dict[str, list[Ability]] = {}
POINTS: dict[str, int] = {}  # points that some card answers: others need no window


def ability(
    key: str,
    point: str,
    run: Text,
    can: Can = always,
    forced: bool = False,
    cost: Cost = FREE,
    limit: Limit | None = None,
    tests: bool = False,
    word: str = "",
    in_test: bool = False,
    supplies: str = "",
    leaves: bool = False,
    waits: bool = False,
    says: Spoken | None = None,
    raises: int = 0,
    only_raises: bool = False,
) -> None:
    """An ability of a card while it is in play."""
    mine = ABILITIES.setdefault(key, [])
    more = (word, in_test, supplies, leaves, waits, says, raises, only_raises)
    mine.append(Ability(key, len(mine) + 1, point, run, can, forced, cost, limit, tests, *more))
    POINTS[point] = POINTS.get(point, 0) + 1


def forced(
    key: str,
    point: str,
    run: Text,
    can: Can = always,
    tests: bool = False,
    leaves: bool = False,
    says: Spoken | None = None,
) -> None:
    """ "Forced – …": initiates by itself whenever it would change anything."""
    ability(key, point, run, can, True, tests=tests, leaves=leaves, says=says)


HAND_FORCED: dict[str, list[Ability]] = {}  # forced abilities of cards in hand, by point


def forced_in_hand(key: str, point: str, run: Text, can: Can = always) -> None:
    """ "Forced – if this card is in your hand …": who holds it is "you"."""
    HAND_FORCED.setdefault(point, []).append(Ability(key, 1, point, run, can, True, FREE, None, False))


def free(
    key: str,
    run: Text,
    can: Can = always,
    cost: Cost = FREE,
    limit: Limit | None = None,
    word: str = "",
    in_test: bool = False,
    supplies: str = "",
    waits: bool = False,
    says: Spoken | None = None,
    raises: int = 0,
    only_raises: bool = False,
) -> None:
    """A free triggered ability, for player windows."""
    ability(
        key, WINDOW, run, can, False, cost, limit, word=word, in_test=in_test, supplies=supplies, waits=waits,
        says=says, raises=raises, only_raises=only_raises,
    )  # fmt: skip


Outlook: TypeAlias = Callable[[Table, Investigator], tuple[str, int]]  # which skill is tested, and how much better


@dataclass(frozen=True, slots=True)
class ActionAbility:
    """An ability for the activate action, with its designator if it has one.

    With "fight" and "evade" the enemy is chosen together with it (`s.target`), unless it says that it wants none.
    """

    key: str
    number: int
    run: Text
    can: Can
    cost: Cost
    designator: str
    limit: Limit | None
    safe: bool  # provokes no attack of opportunity
    outlook: Outlook | None  # of an attack, evasion or investigation, for its odds
    says: Spoken | None = None  # its price and what it does

    @property
    def verb(self) -> str:
        """The word of its options: an attack "with" a card is another than a bare one."""
        verb = self.designator or "activate"
        if self.designator in ("fight", "evade", "investigate"):
            if self.cost.discard:
                return f"{verb}-discarding"
            verb = f"{verb}-with"
        return verb if self.number == 1 else f"{verb}-{self.number}"


ACTIONS: dict[str, list[ActionAbility]] = {}
SAFE = ("fight", "evade", "parley", "resign")  # actions that provoke no attacks of opportunity


def action(
    key: str,
    run: Text,
    can: Can = always,
    cost: Cost = ONE_ACTION,
    designator: str = "",
    limit: Limit | None = None,
    safe: bool = False,
    outlook: Outlook | None = None,
    says: Spoken | None = None,
) -> None:
    """An ability that costs actions: of an asset, investigator, location, enemy, treachery, act or agenda."""
    mine = ACTIONS.setdefault(key, [])
    safe = safe or designator in SAFE
    mine.append(ActionAbility(key, len(mine) + 1, run, can, cost, designator, limit, safe, outlook, says))


# ---- cards that are played or committed ------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Event:
    """An event card. `point`: "" with a play action, WINDOW in player windows, else when that happens.

    `designator`: "fight" and "evade" events provoke no attacks of opportunity.
    """

    key: str
    run: Text
    can: Can
    point: str
    designator: str
    limit: Limit | None  # "max 1 per round" and the like
    in_test: bool  # it changes a test under way


EVENTS: dict[str, Event] = {}
EVENT_POINTS: dict[str, set[str]] = {}  # the keys of all events that answer a point


def event(
    key: str,
    run: Text,
    can: Can = always,
    point: str = "",
    designator: str = "",
    limit: Limit | None = None,
    in_test: bool = False,
) -> None:
    EVENTS[key] = Event(key, run, can, point, designator, limit, in_test)
    EVENT_POINTS.setdefault(point, set()).add(key)


@dataclass(frozen=True, slots=True)
class Skill:
    """A skill card: what it adds to a successful test (`adds` changes the test, `passed` is a result of its own)."""

    key: str
    adds: Callable[[Table, Test], None] | None
    passed: Text | None
    can: Can  # would `passed` change anything?
    most: int  # copies that may be committed to one test; 0: any number
    own: bool  # only to a test that one performs oneself
    kind: str = ""  # of the tests that it adds something to; "": of all
    tells: tuple[Note, ...] = ()  # what `passed` does


SKILLS: dict[str, Skill] = {}


REVELATIONS: dict[str, Text] = {}  # treacheries and weaknesses; `s.drawing[-1]` is the card


def revelation(key: str, run: Text) -> None:
    REVELATIONS[key] = run


# ---- chaos tokens ------------------------------------------------------------------

TokenValue: TypeAlias = "int | Callable[[Table, Investigator], int]"


@dataclass(frozen=True, slots=True)
class Symbol:
    """What a symbol means: its modifier, and what happens at once, on failure, on success, or after a failed test."""

    value: TokenValue = 0
    now: Text | None = None
    failed: Text | None = None
    passed: Text | None = None
    after_failure: Text | None = None  # when the test is over
    again: Can | None = None  # reveal another token?
    succeeds: Can | None = None  # automatically?
    passes: Can = always  # would `passed` change anything?
    acts: Can = always  # does what happens at once, or after a failure, happen here?
    tells: Note | None = None  # what `failed` does, for whoever puts the results in order


TOKENS: dict[tuple[str, str, bool], Symbol] = {}  # scenario, symbol, hard side
ELDER_SIGNS: dict[str, Symbol] = {}  # by investigator


def token(scenario: str, symbol: str, easy: Symbol, hard: Symbol) -> None:
    """A symbol on both sides of a scenario reference card."""
    TOKENS[scenario, symbol, False] = easy
    TOKENS[scenario, symbol, True] = hard


def elder_sign(investigator: str, symbol: Symbol) -> None:
    ELDER_SIGNS[investigator] = symbol


# ---- constant abilities ------------------------------------------------------------------

Value: TypeAlias = Callable[[Table, Thing, Thing], int]  # (s, this card, whose stat is asked) -> how much


@dataclass(frozen=True, slots=True)
class Constant:
    """Changes a stat while its card is in play. Stats: the four skills, "health", "sanity", "fight", "evade", "damage",

    "horror", "shroud", "actions", "hand-size", "blank" (above 0: its text is treated as blank).
    """

    key: str
    stat: str
    value: Value


CONSTANTS: dict[str, list[Constant]] = {}
FACTORS: dict[str, list[Constant]] = {}  # how many halves of the stat are left: 1 halves it, 4 doubles it
FIXED: dict[str, list[Constant]] = {}  # the stat is this number, whatever is printed; -1: this card says nothing
DELAYED: dict[str, tuple[str, Text]] = {}  # a lasting effect: at which point it takes effect, and what that is


def constant(key: str, stat: str, value: int | Value) -> None:
    """A number is for "you": the investigator in whose areas the card lies."""
    CONSTANTS.setdefault(key, []).append(Constant(key, stat, for_you(value) if isinstance(value, int) else value))


def for_you(n: int) -> Value:
    def value(s: Table, this: Thing, whose: Thing) -> int:
        return n if isinstance(whose, Investigator) and (this is whose or this in whose.assets + whose.threats) else 0

    return value


@dataclass(frozen=True, slots=True)
class Forbid:
    """ "Cannot": absolute. (s, this card, who or which enemy would do it, where or to what: an entity key or "")."""

    key: str
    what: str
    holds: Callable[[Table, Thing, Investigator | Enemy, str], bool]


FORBIDS: dict[str, list[Forbid]] = {}


def forbid(key: str, what: str, holds: Callable[[Table, Thing, Investigator | Enemy, str], bool]) -> None:
    """What: "move-into", "investigate", "play", "attack", "discover-clues", "spend-clues", "leave-play"."""
    FORBIDS.setdefault(key, []).append(Forbid(key, what, holds))


COST_CHANGES: dict[str, Callable[[Table, Thing, Investigator, Printed], int]] = {}  # of a card that somebody plays
ACTION_COSTS: dict[str, Callable[[Table, Thing, Investigator, str], int]] = {}  # additional actions for a verb
EXTRA_ACTIONS: dict[
    str, Callable[[Table, Investigator, str, Thing | None], bool]
] = {}  # an additional action, perhaps only for some deeds
SLOTS: dict[str, tuple[str, int, str]] = {}  # more slots: which, how many, only for assets with this trait
SKILL_INSTEAD: dict[str, Callable[[Table, Investigator, str], Sequence[str]]] = {}  # lasting effects: may use in place
INVESTIGATE_WITH: dict[str, str] = {}  # a location's face: the skill
CONNECTIONS: dict[str, Callable[[Table, Location, Location], bool]] = {}  # a location's face: connected by its text
PLAYABLE_FROM_DISCARD: dict[str, Callable[[Table, Investigator], PlayerCard | None]] = {}  # an asset: Wendy's Amulet
AFTER_PLAY: dict[str, str] = {}  # an asset: where its controller's events go instead ("under-deck")
LASTING_FORBIDS: dict[str, tuple[str, Callable[[Table, str, Investigator | Enemy, str], bool]]] = {}  # a lasting
# effect: what it forbids, and when: (s, the entity that it is on, who would do it, where or to what)
IMMUNITIES: dict[str, tuple[str, ...]] = {}  # a card: kinds of cards ("treachery", "event" …), or "player-card",
# "scenario-card", whose effects cannot touch it; a lasting effect "immune-<kind>" does the same
X_COSTS: list[str] = []  # cards whose resource cost is X: whoever plays them chooses it
DISCARD_WHEN_EMPTY: list[str] = []  # assets that are discarded when their uses are spent
NO_TOKENS: list[str] = []  # lasting effects of an investigator: no chaos token is revealed
TOKEN_AS: dict[str, tuple[str, str]] = {}  # a card: its bearer treats one token as another
TOKEN_CHANGES: dict[str, Callable[[Table, Thing, Test, int], int]] = {}  # a card: another modifier of a revealed token


# ---- acts, agendas, scenarios ------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Advance:
    """An act or agenda. `back`: what its b side says. `spenders`: who may contribute clues to advance it;

    `at`: the point at which they may (an act with an objective need not be advanced by clues at all).
    """

    back: Text
    spenders: Can = always
    at: str = WINDOW
    by_clues: bool = True
    follow: str = ""  # a successor that it names


ADVANCES: dict[str, Advance] = {}


def act(
    key: str, back: Text, spenders: Can = always, at: str = WINDOW, by_clues: bool = True, follow: str = ""
) -> None:
    ADVANCES[key] = Advance(back, spenders, at, by_clues, follow)


def agenda(key: str, back: Text) -> None:
    ADVANCES[key] = Advance(back)


@dataclass(frozen=True, slots=True)
class Scenario:
    """A scenario: `set_up` is step 10 of set-up (its words are in `scenario_setup.py`)."""

    key: str
    set_up: Callable[[Table], Deed]
    imagine: Callable[[Table, int, Dice], None] | None = None  # what else a seat cannot know


SCENARIOS: dict[str, Scenario] = {}


def scenario(
    key: str, set_up: Callable[[Table], Deed], imagine: Callable[[Table, int, Dice], None] | None = None
) -> None:
    SCENARIOS[key] = Scenario(key, set_up, imagine)


AFTER_SCENARIO: list[Callable[[Table], Deed]] = []  # what follows a resolution: the campaign writes itself here
