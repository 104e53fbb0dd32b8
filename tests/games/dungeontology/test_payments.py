"""Every price on every card and skill: paid by who has just enough of it, and by nobody who has less."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from seance.engine import Group, do
from seance.games.dungeontology.cards.effects.costs import DiscardCards, DiscardOthers, GainStun, PayOneOf, Sacrifice
from seance.games.dungeontology.cards.effects.verb import Cost
from seance.games.dungeontology.rules.pieces import Play, Scholar
from seance.games.dungeontology.rules.printed import FAMILIES, SCHEMES
from seance.games.dungeontology.rules.registers import MAINS, SECONDARIES, SKILLS, CardText, Verb
from seance.games.dungeontology.rules.state import Expedition
from seance.games.dungeontology.rules.values import value
from seance.testing import scene

STUDENTS, CARDS, STUN = "students", "cards", "stun"
OF_FAMILY = {family: next(card for card in SCHEMES.values() if card.family == family) for family in FAMILIES}


def texts() -> Iterator[tuple[str, CardText]]:
    """Everything that is played or used."""
    yield from MAINS.items()
    yield from SKILLS.items()
    for key, kinds in SECONDARIES.items():
        for kind, text in kinds.items():
            yield f"{key} {kind}", text


def prices() -> Iterator[tuple[str, tuple[Cost, ...]]]:
    """What it costs; where one of several is paid, with each of them."""
    for key, text in texts():
        ways: list[tuple[Verb, ...]] = [()]
        for cost in text.costs:
            each = cost.options if isinstance(cost, PayOneOf) else (cost,)
            ways = [(*way, one) for way in ways for one in each]
        for way in ways:
            paid = tuple([one for one in way if isinstance(one, Cost)])
            if paid:
                yield key, paid


def needed(way: tuple[Cost, ...]) -> Counter[str]:
    """What is paid in all, as it is printed."""
    sums: Counter[str] = Counter()
    for cost in way:
        if isinstance(cost, Sacrifice):
            sums[STUDENTS] += cost.n
        elif isinstance(cost, (DiscardCards, DiscardOthers)):
            sums[CARDS] += cost.n
        elif isinstance(cost, GainStun):
            sums[STUN] += cost.n
    return sums


def payer(way: tuple[Cost, ...], less: str = "") -> tuple[Expedition, Scholar]:
    """Somebody who has exactly that, or one less of it. A scheme card is still in the hand when it is considered."""
    s = scene("dungeontology").area("i-3", "north").scholar("sofia", area="i-3").scholar("rebecca", area="i-3").s
    assert isinstance(s, Expedition)
    s.dice.strict = False
    who, sums = s.scholars[0], needed(way)
    sums[less] -= 1
    who.students = sums[STUDENTS]
    who.stun = value(s, who, "stamina") - sums[STUN]
    family = next((cost.family for cost in way if isinstance(cost, DiscardCards) and cost.family), "")
    own = any(isinstance(cost, DiscardOthers) for cost in way)
    who.hand = [OF_FAMILY[family] if family else next(iter(SCHEMES.values()))] * (sums[CARDS] + own)
    return s, who


def affordable(way: tuple[Cost, ...], less: str = "") -> bool:
    s, who = payer(way, less)
    return all(cost.affordable(s, who) for cost in way)


def pay(s: Expedition, who: Scholar, way: tuple[Cost, ...], pick: int = 0) -> None:
    """All of it; where a stun token can be avoided, take it or do not."""
    s.play = Play(1, who.seat, next(iter(SCHEMES.values())), None, "main")
    for cost in way:
        flow = do(cost.run(s, who))
        try:
            poll = next(flow)
            while True:
                ask = poll.asks[0]
                first = tuple(range(ask.least)) if isinstance(ask, Group) else 0
                poll = flow.send((pick if ask.prompt == "stun-or-student" else first,))
        except StopIteration:
            pass


@pytest.mark.rule("DUN-SCHEME-02", "DUN-SCHEME-09", "DUN-OVER-04")
def test_who_has_exactly_what_it_costs_pays_it_and_nobody_with_less() -> None:
    looked: Counter[str] = Counter()
    for key, way in prices():
        sums = needed(way)
        assert affordable(way), key
        for kind in sums:
            looked[kind] += 1
            assert not affordable(way, less=kind), (key, kind)
        s, who = payer(way)
        before, room, reserve = len(who.hand), value(s, who, "stamina") - who.stun, s.reserve
        pay(s, who, way)
        assert (who.students, s.reserve - reserve) == (0, sums[STUDENTS]), key
        assert before - len(who.hand) == sums[CARDS], key
        assert room - (value(s, who, "stamina") - who.stun) == sums[STUN], key
    assert min(looked[STUDENTS], looked[CARDS], looked[STUN]) > 1


@pytest.mark.rule("DUN-STUN-02", "DUN-SYMBOL-06")
def test_a_student_may_go_home_for_every_stun_token_that_can_be_avoided() -> None:
    looked = 0
    for key, way in prices():
        tokens = [cost for cost in way if isinstance(cost, GainStun)]
        for cost in tokens:
            looked += 1
            s, who = payer(way)
            who.students += cost.n
            before = who.stun
            pay(s, who, (cost,), pick=1)
            gone = cost.n if cost.avoidable else 0
            assert (who.stun - before, who.students - needed(way)[STUDENTS]) == (cost.n - gone, cost.n - gone), key
    assert looked > 1


def test_a_price_that_is_not_taken_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Sacrifice, "run", lambda self, s, who: None)
    with pytest.raises(AssertionError):
        test_who_has_exactly_what_it_costs_pays_it_and_nobody_with_less()
