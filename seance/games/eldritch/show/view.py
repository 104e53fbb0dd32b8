"""What a seat sees, typed. Nearly everything is public; only looks at backs and at the gate stack are not."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct, field

from seance.engine import ALL, Deck, Printed, View, cites
from seance.engine.views import PendingView, view_pending
from seance.games.eldritch.rules.monsters import printed_fight, toughness
from seance.games.eldritch.rules.mysteries import gathered, goal
from seance.games.eldritch.rules.pieces import Fallen, InPlay, Investigator, Monster, Owned
from seance.games.eldritch.rules.printed import OMENS, Gate, Mystery, Mythos
from seance.games.eldritch.rules.state import World


class CardView(Struct, omit_defaults=True, kw_only=True):
    """A card in front of an investigator; its back only for those who have seen it."""

    key: str
    card: str
    family: str
    traits: list[str] = field(default_factory=list)
    back: str = ""
    seen: list[int] = field(default_factory=list)


class InvestigatorView(Struct, omit_defaults=True, kw_only=True):
    seat: int
    key: str
    space: str = ""
    health: int = 0
    max_health: int = 0
    sanity: int = 0
    max_sanity: int = 0
    skills: dict[str, int] = field(default_factory=dict)  # with improvements
    improved: dict[str, int] = field(default_factory=dict)
    clues: list[str] = field(default_factory=list)
    trains: int = 0
    ships: int = 0
    cards: list[CardView] = field(default_factory=list)
    delayed: bool = False
    gone: bool = False
    eliminated: bool = False
    acted: list[str] = field(default_factory=list)
    used: list[str] = field(default_factory=list)


class MonsterView(Struct, omit_defaults=True, kw_only=True):
    key: str
    kind: str
    space: str
    epic: bool = False
    lost: int = 0
    toughness: int
    will: int | None = None  # not there: that test is not made
    horror: int = 0
    strength: int | None = None
    damage: int = 0


class ClueView(Struct, omit_defaults=True, kw_only=True):
    key: str
    space: str


class GateView(Struct, omit_defaults=True, kw_only=True):
    key: str
    space: str
    omen: str


class ReserveView(Struct, omit_defaults=True, kw_only=True):
    key: str
    value: int


class FallenView(Struct, omit_defaults=True, kw_only=True):
    key: str
    investigator: str
    space: str
    mark: str
    cards: list[CardView] = field(default_factory=list)
    clues: int = 0
    trains: int = 0
    ships: int = 0


class InPlayView(Struct, omit_defaults=True, kw_only=True):
    """The Mystery, or an Ongoing Mythos card, with what lies on it."""

    key: str
    space: str = ""
    eldritch: int = 0
    health: int = 0
    clues: int = 0
    gates: list[str] = field(default_factory=list)
    monsters: list[str] = field(default_factory=list)
    goal: int = 0  # of a Mystery: how much has to be gathered,
    done: int = 0  # and how much has been
    beaten: bool = False
    icons: list[str] = field(default_factory=list)  # of a Mythos card, in their order


class KnownGates(Struct, omit_defaults=True, kw_only=True):
    """Gates of the stack whose place this seat knows: how deep (from below if negative)."""

    depth: int
    gates: list[str]


class TestView(Struct, omit_defaults=True, kw_only=True):
    who: str
    skill: str
    modifier: int = 0
    dice: int = 0
    rolled: list[int] = field(default_factory=list)
    least: int = 5
    result: int = 0


class UnderWayView(Struct, omit_defaults=True, kw_only=True):
    """What is being resolved."""

    card: str = ""
    deck: str = ""
    monster: str = ""
    test: TestView | None = None


class EldritchView(View, omit_defaults=True, kw_only=True):
    ancient_one: str
    awake: bool = False
    final: bool = False
    difficulty: str
    phase: str
    round: int
    turn: int = -1
    actions: int = 0
    queue: list[int] = field(default_factory=list)
    lead: int
    doom: int
    omen: int
    omen_colour: str
    omen_eldritch: int = 0
    sheet_eldritch: int = 0
    sheet_sanity: int = 0
    sheet_gates: list[str] = field(default_factory=list)
    eldritch: list[str] = field(default_factory=list)  # a space for each token
    investigators: list[InvestigatorView]
    fallen: list[FallenView] = field(default_factory=list)
    unused: list[str] = field(default_factory=list)  # investigators that nobody has played
    monsters: list[MonsterView] = field(default_factory=list)
    gates: list[GateView] = field(default_factory=list)
    clues: list[ClueView] = field(default_factory=list)
    expedition: str = ""
    mystery: InPlayView | None = None
    solved: list[str] = field(default_factory=list)
    to_solve: int = 0
    ongoing: list[InPlayView] = field(default_factory=list)
    drawn: list[InPlayView] = field(default_factory=list)
    reserve: list[ReserveView] = field(default_factory=list)
    mythos_left: list[list[int]] = field(default_factory=list)  # by stage: green, yellow, blue
    mythos_pile: list[str] = field(default_factory=list)
    gate_stack: int = 0
    known_gates: list[KnownGates] = field(default_factory=list)
    gate_discard: list[str] = field(default_factory=list)
    clue_pool: int = 0
    cup: dict[str, int] = field(default_factory=dict)
    set_aside: dict[str, int] = field(default_factory=dict)
    decks: dict[str, int] = field(default_factory=dict)  # cards left in each
    under_way: UnderWayView | None = None
    pending: list[PendingView] = field(default_factory=list)


def keys(things: Sequence[Printed]) -> list[str]:
    return [thing.key for thing in things]


def count(words: list[str]) -> dict[str, int]:
    return {word: words.count(word) for word in sorted(set(words))}


@cites("EH-SPELL-02", "EH-OVER-01", "EH-MON-03")
def view(s: World, eye: int) -> EldritchView:
    return EldritchView(
        game="eldritch",
        seat=eye,
        step=s.step,
        result=s.result or "",
        ancient_one=s.ancient_one.key,
        awake=s.awake,
        final=s.final,
        difficulty=s.difficulty,
        phase=s.phase,
        round=s.round,
        turn=s.turn,
        actions=s.actions,
        queue=s.queue[:],
        lead=s.lead,
        doom=s.doom,
        omen=s.omen,
        omen_colour=OMENS[s.omen],
        omen_eldritch=s.omen_eldritch,
        sheet_eldritch=s.sheet_eldritch,
        sheet_sanity=s.sheet_sanity,
        sheet_gates=keys(s.sheet_gates),
        eldritch=s.eldritch[:],
        investigators=[view_investigator(who, eye) for who in s.investigators],
        fallen=[view_fallen(one, eye) for one in s.fallen],
        unused=keys(s.sheets),
        monsters=[view_monster(s, monster) for monster in s.monsters],
        gates=[GateView(key=gate.key, space=gate.space, omen=gate.omen) for gate in s.gates],
        clues=[ClueView(key=clue.key, space=clue.space) for clue in s.clues],
        expedition=s.expedition,
        mystery=None if s.mystery is None else view_in_play(s, s.mystery),
        solved=keys(s.solved),
        to_solve=s.ancient_one.mysteries,
        ongoing=[view_in_play(s, card) for card in s.ongoing],
        drawn=[view_in_play(s, card) for card in s.drawn],
        reserve=[ReserveView(key=asset.key, value=asset.value) for asset in s.reserve],
        mythos_left=[list(stage) for stage in s.mythos],
        mythos_pile=keys(s.mythos_pile),
        gate_stack=len(s.gate_stack),
        known_gates=view_gate_stack(s.gate_stack, eye),
        gate_discard=keys(s.gate_stack.discard),
        clue_pool=len(s.clue_pool),
        cup=count(keys(s.cup)),
        set_aside=count(keys(s.set_aside)),
        decks={name: len(deck) for name, deck in s.encounters.items()}
        | {"assets": len(s.assets), "artifacts": len(s.artifacts), "mysteries": len(s.mysteries)},
        under_way=view_under_way(s),
        pending=view_pending(s.pending),
    )


def view_card(one: Owned, eye: int) -> CardView:
    seen = CardView(
        key=one.key, card=one.card.key, family=one.family, traits=list(one.card.traits), seen=list(one.seen)
    )
    if one.back is not None and (eye in one.seen or eye == ALL):
        seen.back = one.back.key
    return seen


def view_investigator(who: Investigator, eye: int) -> InvestigatorView:
    seen = InvestigatorView(
        seat=who.seat,
        key=who.key,
        space=who.space,
        health=who.health,
        max_health=who.max_health,
        sanity=who.sanity,
        max_sanity=who.max_sanity,
        clues=keys(who.clues),
        trains=who.trains,
        ships=who.ships,
        cards=[view_card(card, eye) for card in who.cards],
        delayed=who.delayed,
        gone=who.gone,
        eliminated=who.eliminated,
        acted=who.acted[:],
        used=who.used[:],
    )
    if who.sheet is not None:
        seen.skills = {skill: who.skill(skill) for skill in who.sheet.skills}
        seen.improved = {skill: n for skill in who.sheet.skills if (n := who.improvement(skill))}
    return seen


def view_fallen(one: Fallen, eye: int) -> FallenView:
    return FallenView(
        key=one.key,
        investigator=one.sheet.key,
        space=one.space,
        mark=one.mark,
        cards=[view_card(card, eye) for card in one.cards],
        clues=len(one.clues),
        trains=one.trains,
        ships=one.ships,
    )


def view_monster(s: World, monster: Monster) -> MonsterView:
    fight = printed_fight(s, monster.kind)
    return MonsterView(
        key=monster.key,
        kind=monster.kind.key,
        space=monster.space,
        epic=monster.epic,
        lost=monster.lost,
        toughness=toughness(s, monster.kind),
        will=fight.will,
        horror=fight.horror,
        strength=fight.strength,
        damage=fight.damage,
    )


def view_in_play(s: World, card: InPlay) -> InPlayView:
    mystery = card.card if isinstance(card.card, Mystery) and card.card.goal else None
    return InPlayView(
        key=card.key,
        space=card.space,
        eldritch=card.eldritch,
        health=card.health,
        clues=len(card.clues),
        gates=keys(card.gates),
        monsters=keys(card.monsters),
        goal=0 if mystery is None else goal(s, mystery),
        done=0 if mystery is None else gathered(s, card, mystery),
        beaten=card.beaten,
        icons=list(card.card.icons) if isinstance(card.card, Mythos) else [],
    )


def view_gate_stack(deck: Deck[Gate], eye: int) -> list[KnownGates]:
    return [KnownGates(depth=depth, gates=keys(gates)) for depth, gates, _ in deck.known_to(eye)]


def view_under_way(s: World) -> UnderWayView | None:
    here, fight, trial = s.encounter, s.fight, s.trial
    if here is None and fight is None and trial is None:
        return None
    return UnderWayView(
        card="" if here is None else here.card.key,
        deck="" if here is None else here.deck,
        monster="" if fight is None else fight.monster.key,
        test=None
        if trial is None
        else TestView(
            who=trial.who.key,
            skill=trial.skill,
            modifier=trial.modifier,
            dice=trial.dice,
            rolled=trial.rolled[:],
            least=trial.least,
            result=trial.result,
        ),
    )
