"""Solo play: two objectives of its own deck, half the items, one to survive."""

import pytest

import seance
from seance.testing import scene


@pytest.mark.rule("NEM-GOAL-05")
@pytest.mark.parametrize("side", ["A", "B"])
def test_one_player_on_either_side(side: str) -> None:
    game = seance.new("nemesis", seed=1, mode="solo", side=side)
    assert game.seats == 1
    with pytest.raises(seance.BadInput, match="bad-seats"):
        seance.new("nemesis", seats=2, mode="solo")


@pytest.mark.rule("NEM-SOLO-01")
def test_two_objectives_of_the_solo_deck() -> None:
    for seed in range(5):
        view = seance.new("nemesis", seed=seed, mode="solo").view(0)
        kept = view.crew[0].objective_cards  # type: ignore[attr-defined]
        assert len(set(kept)) == 2
        assert set(kept) <= {
            "destination-earth", "emergency-post-mortem", "first-contact-protocol", "cutting-off-the-head",
            "no-man-left-behind", "special-delivery", "clean-up-crew",
        }  # fmt: skip


@pytest.mark.rule("NEM-SOLO-02")
def test_one_of_them_is_kept_at_the_first_encounter() -> None:
    t = scene("nemesis", mode="solo").crew("scout", hand=["rest"], objectives=["special-delivery", "clean-up-crew"])
    t.explored("006", "canteen").noise("006-007").bag(larva=1).script("noise", 1).answer("move:room-006")
    assert t.asked() == "0 which-objective"
    t.answer("keep:clean-up-crew")
    assert t.sees(0).crew[0].objective_cards == ["clean-up-crew"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-SOLO-03")
@pytest.mark.parametrize(
    ("token", "items"), [("malfunction-8", 1), ("fire-1", 1), ("malfunction-2", 2), ("malfunction-1", 2)]
)
def test_items_are_halved_rounded_up(token: str, items: int) -> None:
    t = scene("nemesis", mode="solo").crew("scout", hand=["rest"]).script("noise", "silence")
    t.script("tiles", "canteen").script("explorations", token).answer("move:room-006")
    assert t.sees(0).rooms[5].items == items
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-SOLO-04")
def test_to_win_is_to_survive_with_the_objective_fulfilled() -> None:
    for fate, objective, result in (
        ("escaped", "destination-earth", "won"),
        ("escaped", "special-delivery", "lost"),
        ("", "destination-earth", "lost"),
    ):
        t = scene("nemesis", mode="solo").crew("scout", fate=fate, objectives=[objective])
        t.engine(1, True).engine(2, True).engine(3, True).coordinates("coordinates-5").at(phase="time", time=1)
        assert t.asked() == ""
        assert t.result == result


def test_who_plays_alone_is_not_told_to_be_first() -> None:
    t = scene("nemesis", mode="solo").crew("scout", hand=["rest", "search", "search", "demolition", "interruption"])
    t.at(phase="draw", round=2)
    assert t.asked() == "0 your-action"
    assert not t.happened("first-player")
