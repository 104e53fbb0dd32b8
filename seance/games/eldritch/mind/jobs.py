"""Who goes for what: each investigator has one job, the best first, by what it changes, how likely and how soon."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from seance.games.eldritch.rules.printed import ANCIENT_ONES, MYSTERIES, MYTHOS, OBSERVATION, OMENS, SPACE_KINDS, SPACES
from seance.games.eldritch.show.view import EldritchView, InPlayView, InvestigatorView, MonsterView

from .journeys import Stand, rounds, rounds_if_travelling
from .prospects import Abilities, abilities, against, closing, researching
from .stakes import GATHERING, SPELL_MYSTERIES, TOO_MANY, closed_gate, epic_goal, rumor, rumor_cost, step, weight
from .weights import W

LATER = [W.soon**n for n in range(20)]
TOKEN_COST = {
    "seed-of-the-daemon-sultan": 2, "the-true-name": 2, "the-deep-ones-attack": 1, "rituals-in-the-wild": 2,
    "rlyeh-risen": 0,
}  # fmt: skip  # Clues that a token of the Mystery costs
TESTED = ("seed-of-the-daemon-sultan", "rituals-in-the-wild")  # where Observation decides first
OMEN_MYSTERY, GATE_MYSTERY = "omen-of-devastation", SPELL_MYSTERIES[0]
SPELL_CITIES = ("arkham", "buenos-aires")  # where encounters teach them
HUNT, EXPEDITIONS = "hunting-the-thousand", "secrets-of-the-past"
GATE, TOKEN, EPIC, PREY, PERHAPS = "gate", "token", "epic", "hunt", "perhaps"  # kinds of jobs; Clues: by their space
FIGHTS = (EPIC, PREY)  # those that are done by fighting

Task = tuple[str, str, str, float]  # kind, a name that only one investigator goes for, the space, what it would change


class Work:
    """What there is to do on this board."""

    def __init__(self, view: EldritchView) -> None:
        self.view = view
        self.name = "" if view.mystery is None else view.mystery.key
        self.weight = weight(view)
        self.clue = W.clue * self.weight
        self.gate = closed_gate(view) if view.gates else 0.0
        self.step = step(view)
        self.monsters: dict[str, list[MonsterView]] = {}  # by space
        for monster in view.monsters:
            self.monsters.setdefault(monster.space, []).append(monster)
        self.common = list(self.common_tasks())

    def common_tasks(self) -> Iterator[Task]:
        view = self.view
        yield from [(GATE, gate.key, gate.space, self.gate) for gate in view.gates]
        gain = self.step if self.name and MYSTERIES[self.name].counts == "clues" else self.clue
        yield from [(SPACES[clue.space].kind, clue.key, clue.space, gain) for clue in view.clues]
        if view.expedition:
            yield PERHAPS, "expedition", view.expedition, W.expedition * self.weight
        yield from [(PERHAPS, fallen.key, fallen.space, W.fallen * self.weight) for fallen in view.fallen]
        yield from [(PREY, space, space, 0.0) for space in self.monsters]

    def own_tasks(
        self, who: InvestigatorView, able: Abilities, far: Mapping[str, int], waits: int
    ) -> Iterator[Task]:  # fmt: skip
        """Those that depend on what the investigator has, and those that several can work at."""
        view, epic = self.view, epic_goal(self.view)
        for monster in view.monsters if epic else ():
            if monster.kind == epic:
                done = min(1.0, W.together * hits(able, monster) / monster.toughness)
                yield EPIC, f"{epic}-{who.seat}", monster.space, self.step * done
        if view.final and not epic:
            yield from [(PERHAPS, f"final-{gate.key}", gate.space, self.step) for gate in view.gates]
        yield from self.mystery_tasks(who, far, waits)
        for card in view.ongoing:
            yield from self.rumor_tasks(card, who, able)

    def rumor_tasks(self, card: InPlayView, who: InvestigatorView, able: Abilities) -> Iterator[Task]:
        gain, epic = rumor(self.view, card), MYTHOS[card.key].epic
        for monster in self.view.monsters if epic else ():
            if monster.kind == epic:
                done = min(1.0, hits(able, monster) / monster.toughness)
                yield EPIC, f"{epic}-{who.seat}", monster.space, gain * done
        space = card.space or (self.view.expedition if card.key == EXPEDITIONS else "")
        if space and card.key != GATHERING:
            yield PERHAPS, card.key, space, gain * (1.0 if len(who.clues) >= rumor_cost(self.view, card) else W.short)
        elif space:
            here = self.monsters.get(space, ())
            yield from [(PREY, one.key, space, gain / TOO_MANY) for one in here]

    def mystery_tasks(self, who: InvestigatorView, far: Mapping[str, int], waits: int) -> Iterator[Task]:
        view, name, held = self.view, self.name, len(who.clues)
        if view.mystery is not None and name in TOKEN_COST:
            cost = TOKEN_COST[name]
            gain = (self.step - self.clue * cost) * (1.0 if held >= cost else W.short)
            if view.mystery.space:
                yield TOKEN, f"token-{who.seat}", view.mystery.space, gain
            else:
                yield from [(TOKEN, f"token-on-{space}", space, gain) for space in view.eldritch]
        elif name == OMEN_MYSTERY and held:
            for gate in view.gates:
                soonest = view.omen + max(far[gate.space], waits)
                n = next((n for n in range(len(OMENS)) if OMENS[(soonest + n) % len(OMENS)] == gate.omen), 0)
                yield GATE, gate.key, gate.space, (self.gate + self.step - self.clue) * LATER[n]
        elif name in SPELL_MYSTERIES:
            if name == GATE_MYSTERY and sum([card.family == "spell" for card in who.cards]) > 1:
                yield from [(GATE, gate.key, gate.space, self.gate + self.step) for gate in view.gates]
            yield from [(PERHAPS, f"{city}-{who.seat}", city, W.magic * self.weight / 2) for city in SPELL_CITIES]
        elif name == HUNT and held > 1:
            for monster in view.monsters:
                if not monster.epic:
                    yield PREY, monster.key, monster.space, self.step * monster.toughness - 2 * self.clue

    def meeting(self, who: InvestigatorView, able: Abilities, monsters: Sequence[MonsterView]) -> Meeting:
        """What comes of it if an investigator meets them."""
        free, prey = 1.0, 0.0
        sanity = health = 0.0
        for monster in monsters:
            fight = against(able, monster)
            free *= fight.beaten
            prey += fight.beaten * (monster.toughness - monster.lost)
            sanity += fight.sanity
            health += fight.health
        last = (sanity / max(who.sanity, 1)) ** 2 + (health / max(who.health, 1)) ** 2
        fear = W.horror * sanity + W.damage * health + W.defeat * min(1.0, last)
        return Meeting(free, -W.monster * prey * self.weight, self.weight * fear)


@lru_cache(maxsize=4096)
def likely(able: Abilities, deck: str, tested: bool) -> Mapping[str, float]:
    """By kind of job, how likely it is that an encounter does it."""
    found = {kind: researching(able, deck, kind) for kind in SPACE_KINDS}
    found[GATE], found[PERHAPS] = closing(able), W.some
    found[TOKEN] = able.passing(OBSERVATION, 0) if tested else 1.0
    found[EPIC] = found[PREY] = 1.0
    return found


class Meeting(NamedTuple):
    free: float  # how likely it is that the way is free afterwards
    prey: float  # what it changes to beat those that can be beaten
    fear: float  # what it may cost


NOBODY = Meeting(1.0, 0.0, 0.0)


class Job(NamedTuple):
    """What an investigator goes for: what that may come to, for whom, a name that nobody else goes for, and where."""

    value: float
    seat: int
    key: str
    space: str
    kind: str


def jobs(view: EldritchView) -> float:
    """What all of them together may come to, less what must be feared where they are."""
    found, feared = plan(view)
    return sum([job.value for job in found]) - sum(feared.values())


def plan(view: EldritchView) -> tuple[list[Job], dict[int, float]]:
    """Who goes for what; and what each has to fear that cannot be helped any more."""
    work, deck = Work(view), ANCIENT_ONES[view.ancient_one].research
    offers: list[Job] = []
    feared: dict[int, float] = {}
    for who in view.investigators:
        if who.gone or not who.space:
            continue
        able = abilities(who)
        far, waits = when(view, who)
        met = {space: work.meeting(who, able, there) for space, there in work.monsters.items()}
        if who.space in met and waits == 0 and not may_travel(view, who):
            feared[who.seat] = met[who.space].fear
            met[who.space] = met[who.space]._replace(fear=0.0)
        odds = likely(able, deck, work.name in TESTED)
        for kind, key, space, gain in (*work.common, *work.own_tasks(who, able, far, waits)):
            free, prey, fear = met.get(space, NOBODY)
            chance = odds[kind] if kind in FIGHTS else odds[kind] * free
            value = W.share * gain * chance / (1 - W.soon * (1 - chance)) + prey - fear  # who fails tries again
            if value > 0:
                offers.append(Job(value * LATER[max(far[space], waits)], who.seat, key, space, kind))
    return best_division(offers), feared


def best_division(offers: list[Job]) -> list[Job]:
    """The best offer first; nobody has two jobs, and no job is done twice."""
    busy: set[int] = set()
    taken: set[str] = set()
    found: list[Job] = []
    for job in sorted(offers, reverse=True):
        if job.seat not in busy and job.key not in taken:
            busy.add(job.seat)
            taken.add(job.key)
            found.append(job)
    return found


def may_travel(view: EldritchView, who: InvestigatorView) -> bool:
    """Still in this round?"""
    if view.phase != "action" or who.delayed or "travel" in who.acted:
        return False
    return who.seat in view.queue or (who.seat == view.turn and view.actions > 0)


def when(view: EldritchView, who: InvestigatorView) -> tuple[Mapping[str, int], int]:
    """By space, in how many rounds an encounter there is possible; and how long the next encounter takes anyway."""
    stand = Stand(who.space, who.trains, who.ships)
    far = rounds_if_travelling(stand) if may_travel(view, who) else rounds(stand)
    had = view.phase not in ("action", "encounter") or (view.phase == "encounter" and who.seat not in view.queue)
    return far, int(had)


def hits(able: Abilities, monster: MonsterView) -> float:
    """Successes in the Strength test, on average."""
    return max(1, able.fighting[1] + (monster.strength or 0)) * (7 - able.least) / 6
