"""What lies ahead of a seat, read off its view: where things are, how far they are, and which ways lead out.

Distances and efforts are counted in Action cards: a step costs one, a room action two.
"""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush
from math import exp
from typing import NamedTuple

from seance.games.nemesis.rules.board import BOARDS, ROOM_NUMBERS, Board
from seance.games.nemesis.rules.printed import COORDINATES, DESTRUCT_TRACK, POD_CAPACITY, TIME_TRACK
from seance.games.nemesis.show.view import CrewView, LookedAtView, NemesisView, top_of

from .weights import W

ROOM_ACTION = 2.0
CHAMBERS = TIME_TRACK.index("white") - 1  # the Time track when hibernation becomes possible
PODS_OPEN = DESTRUCT_TRACK.index("white") - 1  # the Self-Destruct track when all pods open
UNTIL_PODS = len(DESTRUCT_TRACK) - 1 - PODS_OPEN + 0.5  # rounds from the start of Self-Destruct until then
NEEDED_ENGINES = 2
NUMBERS = 4  # on the noise die
BEYOND, NOWHERE = 99.0, 999.0  # cards to a room that cannot be reached, and to one that is not known


class Stop(NamedTuple):
    """A place to go to, the nearest of several, and the cards that are spent there."""

    rooms: tuple[int, ...]
    cards: float


Chain = tuple[Stop, ...]  # stops in this order


class Exit(NamedTuple):
    """A way out: what has to be done first, the chance that it then works, and the round in which it opens."""

    kind: str  # "sleep" or "pod"
    chains: tuple[Chain, ...]
    last: Stop
    chance: float
    wait: float


@lru_cache(maxsize=1 << 11)  # more does not save a single search, and would be kept by every process that thinks
def distances(side: str, closed: int, steps: tuple[float, ...], start: int) -> tuple[float, ...]:
    """Cards to every room; `closed` are the doors as bits, `steps` what it takes to enter each room."""
    neighbours = BOARDS[side].neighbours
    far = [BEYOND] * len(neighbours)
    far[start] = 0.0
    queue = [(0.0, start)]
    while queue:
        so_far, room = heappop(queue)
        if so_far > far[room]:
            continue
        for corridor, other in neighbours[room]:
            cost = so_far + steps[other]
            if closed >> corridor & 1:
                cost += W.door
            if cost < far[other]:
                far[other] = cost
                heappush(queue, (cost, other))
    return tuple(far)


class Chart:
    """A view as one reads it who has plans."""

    __slots__ = (
        "awake", "board", "closed", "engines", "fight", "found", "loud", "me", "room", "steps", "tiles",
        "unexplored_1", "unexplored_2", "view", "ways",
    )  # fmt: skip

    def __init__(self, view: NemesisView) -> None:
        self.view = view
        self.me: CrewView = view.crew[view.seat]
        self.awake = [who for who in view.crew if not who.fate]
        self.board: Board = BOARDS[view.side]
        self.closed = sum([1 << c for c, one in enumerate(view.corridors) if one.door == "door-closed"])
        self.tiles: dict[str, int] = {}  # where a tile is, as far as this seat knows
        self.unexplored_1: list[int] = []
        self.unexplored_2: list[int] = []
        for number, room in enumerate(view.rooms, 1):
            tile = room.tile or room.peeked_tile
            if tile:
                self.tiles[tile] = number
            elif room.back == 1:
                self.unexplored_1.append(number)
            else:
                self.unexplored_2.append(number)
        self.room = self.room_of(self.me)
        self.loud = self.loudness()
        self.steps = self.entering()
        self.fight = W.fight if any(one.room == self.me.room for one in view.intruders) else 0.0
        self.engines = [top_of(engine) for engine in view.engines]
        self.found: dict[str, list[Exit]] = {}  # the ways out, by where the ship must go
        self.ways: dict[tuple[int, tuple[int, ...]], tuple[float, int]] = {}  # what `nearest` has found

    def room_of(self, who: CrewView) -> int:
        """Where somebody is; who waits in a pod is at its Evacuation Section."""
        if who.room:
            return ROOM_NUMBERS[who.room]
        for pod in self.view.pods:
            if pod.key == who.pod:
                return self.tiles.get(f"evacuation-section-{pod.section}", self.board.hibernatorium)
        return self.board.hibernatorium

    def loudness(self) -> list[int]:
        """How many of the four numbers lead into noise, by room."""
        noise = [one.noise for one in self.view.corridors]
        if not any(noise):
            return [0] * len(self.board.exits)
        return [sum([noise[corridor] for corridor in exits.values()]) for exits in self.board.exits]

    def entering(self) -> tuple[float, ...]:
        """What it costs to enter each room: a card, and the dangers of it."""
        steps = [1 + min(W.loud * loud, W.careful if loud < NUMBERS else 99.0) for loud in self.loud]
        for number, room in enumerate(self.view.rooms, 1):
            if room.fire:
                steps[number] += W.flames
        for who in self.view.crew:
            if who.room:
                steps[ROOM_NUMBERS[who.room]] = 1.0
        for intruder in self.view.intruders:
            steps[ROOM_NUMBERS[intruder.room]] = 1 + W.foe
        return tuple(steps)

    def far(self, start: int) -> tuple[float, ...]:
        return distances(self.view.side, self.closed, self.steps, start)

    def nearest(self, start: int, rooms: tuple[int, ...]) -> tuple[float, int]:
        """Cards to the nearest of these rooms, and which it is; no room: it is not known yet where."""
        if not rooms:
            return 0.0, start
        found = self.ways.get((start, rooms))
        if found is None:
            far, found = self.far(start), (NOWHERE, start)
            for room in rooms:
                if far[room] < found[0]:
                    found = (far[room], room)
            self.ways[start, rooms] = found
        return found

    # ---- stops ----------------------------------------------------------------------------------------------------

    def at(self, tile: str, cards: float = ROOM_ACTION) -> Stop:
        """The room with this tile, or the search for it."""
        room = self.tiles.get(tile)
        if room is not None:
            return Stop((room,), cards + (W.repairs if cards and self.view.rooms[room - 1].malfunction else 0))
        tries = (len(self.unexplored_1) + 1) / 2
        if self.view.mode == "coop":  # everybody looks for it; whoever is free goes there then
            return Stop((), cards + W.away + W.hop * max(tries - 1, 0) / max(len(self.awake), 1))
        return Stop(tuple(self.unexplored_1), cards + W.hop * max(tries - 1, 0))

    def rolling(self, stop: Stop) -> Stop:
        """The same where a roll for noise must go well."""
        return stop._replace(cards=stop.cards + W.loud * min([self.loud[room] for room in stop.rooms], default=0))

    def way(self, chains: list[Chain], last: Stop | None) -> float:
        """The cards for all these errands, the nearest first, and then the last stop."""
        cost, here = self.fight, self.room
        left = [chain for chain in chains if chain]
        while left:
            nearest, best, to = 0, NOWHERE, here
            for place, chain in enumerate(left):
                cards, room = self.nearest(here, chain[0].rooms)
                if cards < best:
                    nearest, best, to = place, cards, room
            chain = left.pop(nearest)
            cost += best + chain[0].cards
            here = to
            if len(chain) > 1:
                left.append(chain[1:])
        if last is not None:
            cost += min(self.nearest(here, last.rooms)[0], BEYOND) + last.cards
        return cost

    def timely(self, cards: float, wait: float, deadline: float) -> float:
        """The chance to spend these cards before it is too late, and to live so long."""
        return timely(self.view, self.me, cards, wait, deadline)

    # ---- ways out -------------------------------------------------------------------------------------------------

    def exits(self, place: str) -> list[Exit]:
        """Every way to survive, the surest first; `place` is where the ship must go for those who sleep."""
        found = self.found.get(place)
        if found is None:
            found = self.found[place] = [*self.sleeping(place), *self.pods()]
            found.sort(key=lambda way_out: -way_out.chance)
        return found

    def sleeping(self, place: str) -> list[Exit]:
        view = self.view
        if view.destruct >= 0:
            return []
        last = self.rolling(self.at("hibernatorium"))
        wait = max(view.time - CHAMBERS, 0)
        found: list[Exit] = []
        for errand, course in self.courses(place):
            for chains, running in self.repairs():
                found.append(Exit("sleep", (*errand, *chains), last, course * running * W.sure, wait))
        return found

    def course(self, place: str) -> float:
        """The chance that the ship goes there as it is set now."""
        view = self.view
        known = top_of(view.coordinates)
        if not known and place == "earth" and (trust := self.trust(view.coordinates)):
            return trust
        right = [card.destinations[view.destination] == place for card in COORDINATES if known in ("", card.key)]
        return sum(right) / len(right)

    def trust(self, deck: LookedAtView) -> float:
        """In full cooperation: that all is well, if somebody else has looked; 0, if nobody has."""
        if self.view.mode != "coop":
            return 0.0
        fates = [self.view.crew[seat].fate for seat in deck.known_by if seat != self.me.seat]
        return 0.0 if not fates else W.trust if any(fate != "dead" for fate in fates) else W.trust_dead

    def courses(self, place: str) -> list[tuple[tuple[Chain, ...], float]]:
        """The same, and after a visit to the Cockpit."""
        view, now, known = self.view, self.course(place), top_of(self.view.coordinates)
        if now == 1 or any(who.fate == "hibernating" for who in view.crew):
            return [((), now)]
        cards = ROOM_ACTION if known else W.look_and_set
        return [((), now), (((self.at("cockpit", cards),),), 1.0)]

    def engine_chances(self) -> list[float]:
        return [
            float(token.endswith("working")) if token else self.trust(engine) or 0.5
            for token, engine in zip(self.engines, self.view.engines, strict=True)
        ]

    def repairs(self) -> list[tuple[tuple[Chain, ...], float]]:
        """The chance that the engines run, as they are, and after work on one or two of them."""
        chances = self.engine_chances()
        found: list[tuple[tuple[Chain, ...], float]] = [((), running(chances))]
        if found[0][1] == 1:
            return found
        far = self.far(self.room)
        doubtful = sorted(
            [n for n, chance in enumerate(chances) if chance < 1], key=lambda n: far[self.board.engines[n]]
        )
        ready = sorted([W.repairing[key] for key in (*self.me.hand, *self.me.items) if key in W.repairing])
        chains: tuple[Chain, ...] = ()
        for place, n in enumerate(doubtful[:NEEDED_ENGINES]):
            cards = ready[place] if place < len(ready) else W.next_repair
            chances[n] = 1.0
            chains = (*chains, (Stop((self.board.engines[n],), cards),))
            found.append((chains, running(chances)))
        return found

    def pods(self) -> list[Exit]:
        found: list[Exit] = []
        for pod in self.view.pods:
            inside = pod.key == self.me.pod
            if pod.launched or (len(pod.crew) >= POD_CAPACITY and not inside):
                continue
            last = self.rolling(self.at(f"evacuation-section-{pod.section}", 0.0 if inside else ROOM_ACTION))
            if pod.open:
                found.append(Exit("pod", (), last, 1.0, 0))
            else:
                found += self.opening(pod.key, last)
        return found

    def opening(self, pod: str, last: Stop) -> list[Exit]:
        """Ways to get a closed pod open."""
        view, found = self.view, []
        if any(key in ("evacuation-key", "evacuation-key-pilot") for key in self.me.items):
            found.append(Exit("pod", (), last._replace(cards=last.cards + 1), W.sure, 0))
        if "hatch-control-system" in self.tiles:
            found.append(Exit("pod", ((self.at("hatch-control-system"),),), last, W.sure, 0))
        if view.destruct > PODS_OPEN:
            found.append(Exit("pod", (), last, W.sure, view.destruct - PODS_OPEN))
        if view.destruct < 0 and all(who.fate != "hibernating" for who in view.crew):
            found.append(Exit("pod", ((self.at("generator"),),), last, W.blast, UNTIL_PODS))
        others = sum([not who.fate for who in view.crew if who.seat != view.seat])
        found.append(Exit("pod", (), last, min(W.by_another * others, W.by_others), W.patient))
        return found

    def deadline(self) -> float:
        view = self.view
        return view.time if view.destruct < 0 else min(view.time, view.destruct)

    def out(self, place: str) -> float:
        """The chance that all goes well for one who sleeps: nothing more can be done."""
        return self.courses(place)[0][1] * self.repairs()[0][1]


def summed(risk: tuple[float, ...]) -> tuple[float, ...]:
    """Of staying awake to the end, by time left."""
    return tuple([sum(risk[:time]) for time in range(len(risk) + 1)])


RISK_LEFT, CREW_RISK_LEFT = summed(W.round_risk), summed(W.crew_risk)


def risk_of(view: NemesisView, rounds: float) -> float:
    """Of staying awake for so many rounds: it grows with every round that the Intruders have had."""
    risk, left = (W.crew_risk, CREW_RISK_LEFT) if view.mode == "coop" else (W.round_risk, RISK_LEFT)
    then = max(view.time - rounds, 0.0)
    whole = int(then)
    return left[view.time] - left[whole] - (then - whole) * risk[whole]


def timely(view: NemesisView, who: CrewView, cards: float, wait: float, deadline: float) -> float:
    """The chance that somebody spends these cards before it is too late, and lives so long."""
    if who.passed:
        rounds = 1 + max(cards - W.full_hand, 0.0) / W.pace if cards else 0.0
    else:
        rounds = max(cards - payable(who), 0.0) / W.pace
    rounds = max(rounds * W.delay, wait)
    late = rounds + W.slack - deadline
    if late > 30:
        return 0.0
    frail = 1 + W.frailty * len(who.wounds)
    return exp(-frail * (W.card_risk * cards + risk_of(view, rounds))) / (1 + exp(late))


def payable(who: CrewView) -> int:
    """Cards with which somebody can pay; in the hands of others any card may be one."""
    return sum([card not in ("contamination", "infected", "clean") for card in who.hand]) if who.hand else who.cards


def running(chances: list[float]) -> float:
    """The chance that at least two of three engines run."""
    a, b, c = chances
    return a * b * c + a * b * (1 - c) + a * (1 - b) * c + (1 - a) * b * c
