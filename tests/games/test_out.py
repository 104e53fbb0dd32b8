"""Who has nothing more to decide: such a seat may be shown everything, so none that may yet be asked is among them."""

from __future__ import annotations

import seance
from seance.engine import Rules, State
from seance.testing import scene


def out(t: object) -> list[int]:
    rules: Rules[State] = seance.rules(t.rules.name)  # type: ignore[attr-defined]
    return list(rules.out(t.s))  # type: ignore[attr-defined]


def crew(fate: str, objectives: int = 1, **options: object) -> object:
    """The second of three, who is not the First Player, has this fate."""
    t = scene("nemesis", seats=3, **options).crew("captain").crew("pilot", fate=fate).crew("scout")
    t.s.crew[1].objectives = t.s.crew[1].objectives[:objectives]
    return t


def test_in_nemesis_the_dead_are_out_and_so_is_whoever_sleeps_or_has_left() -> None:
    assert [out(crew(fate)) for fate in ("dead", "hibernating", "escaped", "")] == [[1], [1], [1], []]


def test_in_nemesis_even_the_dead_choose_an_objective() -> None:
    assert out(crew("dead", objectives=2)) == []


def test_in_nemesis_the_first_player_orders_attacks_even_dead() -> None:
    t = scene("nemesis", seats=2).crew("captain", fate="dead").crew("pilot")
    t.s.crew[0].objectives = t.s.crew[0].objectives[:1]
    assert out(t) == []


def test_in_nemesis_the_dead_may_be_revived_in_full_cooperation() -> None:
    assert out(crew("dead", mode="coop")) == []


def test_in_nemesis_the_first_dead_may_lead_the_intruders_and_the_next_are_out() -> None:
    t = crew("dead", intruder_player=True)
    assert out(t) == []
    t.s.hunter = 1  # type: ignore[attr-defined]
    t.s.crew[2].fate, t.s.crew[2].objectives = "dead", []  # type: ignore[attr-defined]
    assert out(t) == [2]


def test_in_eldritch_horror_the_defeated_go_on_and_the_eliminated_pass_the_lead_on_first() -> None:
    t = scene("eldritch", seats=2).investigator("leo-anderson").investigator("lily-chen", gone=True)
    assert out(t) == []
    t.s.investigators[1].eliminated = True
    assert out(t) == [1]
    t.s.lead = 1
    assert out(t) == []


def test_in_arkham_horror_a_campaign_takes_the_eliminated_along_and_the_lead_decides_to_the_end() -> None:
    t = scene("arkham", seats=2).investigator("roland-banks").investigator("wendy-adams", resigned=True)
    t.s.mode = "campaign"
    assert out(t) == []
    t.s.mode = "standalone"
    assert out(t) == [1]
    t.s.lead = 1
    assert out(t) == []
