"""Mysteries: what comes with each, how investigators make progress, and when they are solved."""

from __future__ import annotations

import pytest

from seance.games.eldritch.cards.mystery_cards import TEXTS
from seance.games.eldritch.check.scene import EldritchScene
from seance.games.eldritch.rules.printed import MYSTERIES
from seance.testing import scene

LEO, SILAS, CHARLIE = "leo-anderson", "silas-marsh", "charlie-kane"
BY_RESEARCH = ["occult-research", "the-stars-are-right", "nature-of-the-all-mother", "the-beyond-one"]
A_CLUE = {  # a Research card that gives the Clue on a City space for one success with this many dice of Charlie's
    "azathoth": ("research-azathoth-2", 2),
    "cthulhu": ("research-cthulhu-4", 2),
    "shub-niggurath": ("research-shub-niggurath-3", 3),
    "yog-sothoth": ("research-yog-sothoth-1", 3),
}


def facing(mystery: str, seats: int = 1) -> EldritchScene:
    """The current Mystery is this one; Charlie is in it."""
    t = scene("eldritch", seats=seats, ancient_one=MYSTERIES[mystery].ancient_one)
    assert isinstance(t, EldritchScene)
    return t.mystery(mystery)


def entering(mystery: str, seats: int = 1) -> EldritchScene:
    """Another Mystery is solved, and this one is drawn next."""
    ancient_one = MYSTERIES[mystery].ancient_one
    t = scene("eldritch", seats=seats, ancient_one=ancient_one)
    assert isinstance(t, EldritchScene)
    others = [card for card in MYSTERIES.values() if card.ancient_one == ancient_one and card.key != mystery]
    other = next(card.key for card in others if card.counts in ("clues", "eldritch"))
    card = MYSTERIES[other]
    t.mystery(other, eldritch=2 * seats * (card.counts == "eldritch"), clues=seats * (card.counts == "clues"))
    return t.at("mythos-end").halt("pass-lead", "round").script("mysteries", mystery)


def test_every_mystery_says_what_the_printed_card_holds() -> None:
    assert set(TEXTS) == set(MYSTERIES)
    for key, card in MYSTERIES.items():
        said = repr(TEXTS[key])
        for fact in (card.token, card.epic, card.epic_space, *card.eldritch):
            assert f"'{fact}'" in said or not fact
        assert (f"Gather('{card.counts}'" in said) is (card.counts != "epic")
        goals = {"players": "Count('players')", "half": "Count('half-players')", "twice": "Count('twice-players')"}
        assert not card.goal or f"Gather('{card.counts}', {goals[card.goal]})" in said


@pytest.mark.rule("EH-CLUE-03", "EH-MYST-01")
@pytest.mark.parametrize("mystery", BY_RESEARCH)
def test_a_clue_gained_by_research_may_be_put_on_the_mystery(mystery: str) -> None:
    ancient_one = MYSTERIES[mystery].ancient_one
    card, dice = A_CLUE[ancient_one]
    for answer, on_it, kept in (("put-clue-here", 1, 0), ("decline", 0, 1)):
        t = facing(mystery).investigator(CHARLIE, "rome").clue("rome").at("encounter").halt("mythos")
        t.script(f"research-{ancient_one}", card).script("test", 6, *[1] * (dice - 1))
        t.answer("research:clue-rome", answer)
        assert t.s.mystery is not None
        assert (len(t.s.mystery.clues), len(t.who(CHARLIE).clues)) == (on_it, kept)
        assert t.asked() == "0 scene-ends"


def test_only_what_was_gained_from_it_can_be_put_on_the_mystery() -> None:
    t = facing("occult-research").investigator(CHARLIE, "rome", clues=2).clue("rome").at("encounter").halt("mythos")
    t.script("research-azathoth", "research-azathoth-2").script("test", 1, 1).answer("research:clue-rome", "done")
    assert len(t.who(CHARLIE).clues) == 2
    assert t.asked() == "0 scene-ends"


@pytest.mark.parametrize(("omen", "answers", "tokens"), [(2, ["spend-clues:1"], 1), (2, ["decline"], 0), (0, [], 0)])
def test_closing_a_gate_of_the_omen_fights_devastation(omen: int, answers: list[str], tokens: int) -> None:
    t = facing("omen-of-devastation").investigator(CHARLIE, "rome", clues=1).gate("rome").at("encounter", omen=omen)
    t.halt("mythos").script("other-world", "other-world-08").script("test", 6, 1).script("test", 6, 1)
    t.answer("enter:gate-rome", *answers)
    assert t.s.mystery is not None
    assert (t.s.mystery.eldritch, len(t.who(CHARLIE).clues)) == (tokens, 1 - tokens)
    assert t.gates() == []
    assert t.asked() == "0 scene-ends"


@pytest.mark.parametrize(("answer", "tokens", "clues"), [("spend-clues:2", 1, 0), ("decline", 0, 2)])
def test_the_seed_is_found_in_tunguska(answer: str, tokens: int, clues: int) -> None:
    t = facing("seed-of-the-daemon-sultan").investigator(CHARLIE, "tunguska", clues=2).at("encounter").halt("mythos")
    t.script("test", 6, 1, 1).answer("encounter:seed-of-the-daemon-sultan", answer)
    assert t.s.mystery is not None
    assert (t.s.mystery.eldritch, len(t.who(CHARLIE).clues)) == (tokens, clues)
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-RANDOM-01", "EH-MYST-02")
def test_the_true_name_is_scattered_over_the_world() -> None:
    t = entering("the-true-name", seats=3).script("clues", "clue-rome", "clue-tokyo")
    t.begin()
    assert t.s.eldritch == ["rome", "tokyo"]
    assert t.s.mystery is not None
    assert t.s.mystery.key == "the-true-name"


def test_a_part_of_the_true_name_costs_two_clues() -> None:
    t = facing("the-true-name").investigator(CHARLIE, "rome", clues=2).eldritch("rome").at("encounter").halt("mythos")
    t.answer("encounter:the-true-name", "spend-clues:2")
    assert t.s.mystery is not None
    assert (t.s.eldritch, t.s.mystery.eldritch, t.who(CHARLIE).clues) == ([], 1, [])
    assert t.asked() == "0 scene-ends"


def test_rlyeh_is_entered_where_it_has_risen() -> None:
    t = facing("rlyeh-risen").investigator(CHARLIE, "space-3").at("encounter").halt("mythos")
    t.script("special-cthulhu", "special-rlyeh-3").script("test", 6).script("test", 6)
    t.answer("encounter:rlyeh-risen")
    assert t.s.mystery is not None
    assert t.s.mystery.eldritch == 1
    assert t.asked() == "0 scene-ends"


def test_the_deep_ones_attack_the_nearest_coasts() -> None:
    t = entering("the-deep-ones-attack", seats=2).investigator(LEO, "space-8").investigator(SILAS, "space-3")
    t.begin()
    assert t.s.eldritch == ["space-8", "space-3"]


@pytest.mark.parametrize(("answer", "left"), [("spend-clues:1", []), ("decline", ["space-8"])])
def test_a_deep_one_is_beaten_back(answer: str, left: list[str]) -> None:
    t = facing("the-deep-ones-attack").investigator(LEO, "space-8", clues=1).eldritch("space-8").at("encounter")
    t.halt("mythos").script("test", 6, 6, 6, 6, 6).answer("encounter:the-deep-ones-attack", answer)
    assert t.s.mystery is not None
    assert (t.s.eldritch, t.s.mystery.eldritch) == (left, 1 - len(left))
    assert t.asked() == "0 scene-ends"


@pytest.mark.parametrize(
    ("mystery", "kind"), [("the-stars-are-right", "sea"), ("nature-of-the-all-mother", "wilderness")]
)
def test_clues_gather_where_it_happens(mystery: str, kind: str) -> None:
    t = entering(mystery).clue("space-8", "space-4", "space-9")
    game = t.begin()
    while game.ask is not None and game.ask.prompt == "move-which-clue":
        game.answer(0)
    assert {t.s.kind(clue.space) for clue in t.s.clues} == {kind}
    assert len(t.s.clues) == 3


@pytest.mark.rule("EH-EPIC-07")
@pytest.mark.parametrize("mystery", ["watching-the-stars", "spawn-of-the-black-goat", "spawn-of-yog-sothoth"])
def test_an_epic_monster_comes_and_must_be_defeated(mystery: str) -> None:
    card = MYSTERIES[mystery]
    t = entering(mystery)
    t.begin()
    assert t.monsters_on(card.epic_space) == [card.epic]
    t = facing(mystery).at("mythos-end").halt("round", "pass-lead")
    t.begin()
    assert t.s.solved == []
    following = next(one.key for one in MYSTERIES.values() if one.ancient_one == card.ancient_one
                     and one.counts == "clues")  # fmt: skip
    t = facing(mystery).mystery(mystery, beaten=True).at("mythos-end").halt("round", "pass-lead")
    t.script("mysteries", following).begin()
    assert [one.key for one in t.s.solved] == [mystery]


@pytest.mark.parametrize(("answer", "on_it"), [("spend-clues:2", ["mummy"]), ("decline", [])])
def test_the_thousand_are_hunted_one_by_one(answer: str, on_it: list[str]) -> None:
    t = facing("hunting-the-thousand").investigator(CHARLIE, "rome", clues=2).monster("mummy", "rome", lost=2)
    t.at("encounter").script("test", 6, 6, 6).answer(answer)
    assert t.s.mystery is not None
    assert [kind.key for kind in t.s.mystery.monsters] == on_it
    assert ("mummy" in [kind.key for kind in t.s.cup]) is not bool(on_it)
    assert t.asked() == "0 which-encounter"


def test_a_monster_that_two_cards_want_goes_to_one() -> None:
    t = facing("hunting-the-thousand").investigator(CHARLIE, "space-19", clues=3)
    t.ongoing("return-of-the-ancient-ones").monster("mummy", "space-19", lost=2)
    t.at("encounter").script("test", 6, 6, 6).begin()
    assert t.asked() == "0 which-first"
    t.answer("comes-first:hunting-the-thousand", "spend-clues:2")
    assert t.s.mystery is not None
    assert (len(t.s.mystery.monsters), t.in_play()) == (1, ["return-of-the-ancient-ones"])
    assert t.asked() == "0 which-encounter"


@pytest.mark.rule("EH-MYST-02", "EH-MYST-03")
def test_the_toughness_of_the_thousand_counts_twice_the_players() -> None:
    for monsters, solved in ((["mummy"], 1), (["ghoul"], 0)):
        t = facing("hunting-the-thousand").at("mythos-end").halt("round", "pass-lead")
        assert t.s.mystery is not None
        for name in monsters:
            kind = next(kind for kind in t.s.cup + t.s.set_aside if kind.key == name)
            (t.s.cup if kind in t.s.cup else t.s.set_aside).remove(kind)
            t.s.mystery.monsters = (kind,)
        if solved:
            t.script("mysteries", "spawn-of-the-black-goat")
        t.begin()
        assert len(t.s.solved) == solved
        seen = t.sees(0).mystery
        assert seen is not None
        assert (seen.done, seen.goal) == ((0, 0) if solved else (1, 2))


def test_rituals_are_ended_and_their_traces_removed() -> None:
    t = facing("rituals-in-the-wild").investigator(CHARLIE, "space-4", clues=2).eldritch("space-4", "space-10")
    t.at("encounter").halt("mythos").script("test", 6, 1, 1).answer("encounter:rituals-in-the-wild", "spend-clues:2")
    assert t.s.mystery is not None
    assert (t.s.eldritch, t.s.mystery.eldritch) == (["space-10"], 1)
    t = facing("rituals-in-the-wild").mystery("rituals-in-the-wild", eldritch=1).eldritch("space-10").at("mythos-end")
    t.halt("round", "pass-lead").script("mysteries", "spawn-of-the-black-goat").begin()
    assert (t.s.eldritch, [card.key for card in t.s.solved]) == ([], ["rituals-in-the-wild"])


@pytest.mark.rule("EH-SPELL-03")
@pytest.mark.parametrize(("answers", "tokens", "left"), [(["spend-clues:1"], 1, []), (["decline"], 0, ["shriveling"])])
def test_a_spell_is_given_up_for_understanding(answers: list[str], tokens: int, left: list[str]) -> None:
    t = facing("arcane-understanding").investigator(CHARLIE, "rome", clues=1, cards=["shriveling"])
    t.monster("cthonian", "rome").script("test", 6, 6).script("backs", "shriveling-back-1")
    t.answer("use-on:shriveling-1:cthonian", *answers)
    assert t.s.mystery is not None
    assert (t.s.mystery.eldritch, t.cards(CHARLIE)) == (tokens, left)
    assert t.asked() == "0 your-action"


@pytest.mark.parametrize(("answer", "gates"), [("discard-spells:2", ["gate-rome"]), ("decline", [])])
def test_a_gate_is_sealed_where_the_old_ones_broke_through(answer: str, gates: list[str]) -> None:
    t = facing("where-the-old-ones-broke-through").investigator(CHARLIE, "rome", cards=["conjuration", "feed-the-mind"])
    t.gate("rome").at("encounter").halt("mythos").script("other-world", "other-world-08").script("test", 6, 1, 6, 1)
    t.answer("enter:gate-rome", answer)
    assert t.s.mystery is not None
    assert [gate.key for gate in t.s.mystery.gates] == gates
    assert len(t.cards(CHARLIE)) == 2 - 2 * len(gates)
    assert t.asked() == "0 scene-ends"


def test_sealed_gates_leave_the_game_when_the_mystery_is_solved() -> None:
    t = facing("where-the-old-ones-broke-through").gate("rome").at("mythos-end").halt("round", "pass-lead")
    assert t.s.mystery is not None
    t.s.mystery.gates = tuple(t.s.gates)
    t.s.gates = []
    t.script("mysteries", "the-beyond-one").begin()
    assert "gate-rome" in [card.key for card in t.s.box]
    assert [card.key for card in t.s.solved] == ["where-the-old-ones-broke-through"]
