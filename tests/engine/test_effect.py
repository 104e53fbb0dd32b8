"""Cards that run and write their own text, on a tiny vocabulary."""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from pathlib import Path

import pytest

from seance.engine.ask import Flow, do
from seance.engine.build import make_traditional
from seance.engine.effect import Effect
from seance.engine.texts import ENGINE, LANGUAGES, Missing, Texts
from seance.engine.words import Say, Several, Writer
from seance.testing.effects import assert_different_texts, assert_every_change_is_told, assert_forms_agree

from . import vocabulary
from .vocabulary import HERE, THE_LAST_KNOCK, Each, FallAsleep, Gain, IfDark, LoseCandles, May, Omens, Parlour, Sitter

CARDS: dict[str, Effect[Parlour, Sitter]] = {
    "draught": LoseCandles(),
    "gust": LoseCandles(2) & FallAsleep(),
    "signs": Gain(Omens(2), Omens(1, "bad")) & LoseCandles(1) & FallAsleep(),
    "bargain": Gain(Omens()) & May(LoseCandles(2), Gain(Omens(3, "good"))),
    "night": IfDark(FallAsleep(), Gain(Omens(2))),
    "dusk": IfDark(LoseCandles()) & Gain(Omens()),
    "lullaby": Each("everybody", LoseCandles() & FallAsleep()),
    "whisper": Each("the-medium", Gain(Omens())),
    "knock": THE_LAST_KNOCK,
}
OTHERS = {"kind": ["good", "bad"], "whom": ["everybody", "the-medium"]}
ALIKE: dict[str, str] = {}


@pytest.fixture(scope="module")
def writers(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Writer]:
    home = tmp_path_factory.mktemp("vocabulary")
    for file in (HERE / "locale").rglob("*.ftl"):
        copy = home / file.relative_to(HERE)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(file.read_bytes())
    make_traditional(home)
    return {language: Writer(Texts(language, ENGINE, home)) for language in LANGUAGES}


def play(effect: Effect[Parlour, Sitter], *answers: int, sitters: int = 1, dark: bool = False) -> Parlour:
    """Run an effect on the first sitter to its end."""
    s = Parlour([Sitter(seat) for seat in range(sitters)], dark)
    flow: Flow[None] = do(effect.run(s, s.sitters[0]))
    given = iter(answers)
    try:
        next(flow)
        while True:
            flow.send((next(given),))
    except StopIteration:
        assert not list(given), "never asked"
    return s


# ---- what a card does ------------------------------------------------------------------------------------------


def test_effects_happen_one_after_the_other() -> None:
    assert play(CARDS["gust"]).sitters == [Sitter(candles=1, asleep=True)]


def test_nothing_more_happens_to_who_is_gone() -> None:
    assert play(FallAsleep() & LoseCandles()).sitters == [Sitter(candles=3, asleep=True)]


def test_an_effect_may_ask() -> None:
    assert play(CARDS["bargain"], 0).sitters == [Sitter(candles=1, omens=["good"] * 4)]
    assert play(CARDS["bargain"], 1).sitters == [Sitter(candles=3, omens=["good"])]


def test_what_cannot_be_paid_is_not_offered() -> None:
    assert play(May(LoseCandles(2) & LoseCandles(4), FallAsleep())).sitters == [Sitter()]


def test_a_card_like_no_other_is_a_function() -> None:
    s = Parlour([Sitter(0), Sitter(1)])
    list(do(THE_LAST_KNOCK.run(s, s.sitters[1])))
    assert [sitter.seat for sitter in s.sitters] == [1, 0]


def test_joined_effects_are_flat() -> None:
    one, two, three = LoseCandles(1), LoseCandles(2), LoseCandles(3)
    assert (one & two) & three == one & (two & three)


# ---- what a card says ------------------------------------------------------------------------------------------


def test_the_texts_read_well(writers: dict[str, Writer]) -> None:
    texts = {key: [writer.write(effect.text()) for writer in writers.values()] for key, effect in CARDS.items()}
    assert texts == {
        "draught": ["Lose 1 candle.", "失去1支蜡烛。", "失去1支蠟燭。"],
        "gust": ["Lose 2 candles, and fall asleep.", "失去2支蜡烛，并睡着。", "失去2支蠟燭，並睡著。"],
        "signs": [
            "Gain 2 good omens and 1 bad omen, lose 1 candle, and fall asleep.",
            "获得2个吉兆和1个凶兆，失去1支蜡烛，并睡着。",
            "獲得2個吉兆和1個凶兆，失去1支蠟燭，並睡著。",
        ],
        "bargain": [
            "Gain 1 good omen, then you may lose 2 candles to gain 3 good omens.",
            "获得1个吉兆，然后你可以失去2支蜡烛，以获得3个吉兆。",
            "獲得1個吉兆，然後你可以失去2支蠟燭，以獲得3個吉兆。",
        ],
        "night": [
            "If it is dark, you fall asleep. Otherwise, gain 2 good omens.",
            "若天黑，你睡着；否则，获得2个吉兆。",
            "若天黑，你睡著；否則，獲得2個吉兆。",
        ],
        "dusk": [
            "If it is dark, lose 1 candle. Gain 1 good omen.",
            "若天黑，失去1支蜡烛。获得1个吉兆。",
            "若天黑，失去1支蠟燭。獲得1個吉兆。",
        ],
        "lullaby": [
            "Everybody loses 1 candle, and falls asleep.",
            "每个人失去1支蜡烛，并睡着。",
            "每個人失去1支蠟燭，並睡著。",
        ],
        "whisper": ["The medium gains 1 good omen.", "灵媒获得1个吉兆。", "靈媒獲得1個吉兆。"],
        "knock": [
            "Knock three times; whoever answers is the medium.",
            "敲三下，谁应声谁就是灵媒。",
            "敲三下，誰應聲誰就是靈媒。",
        ],
    }


def test_different_cards_have_different_texts(writers: dict[str, Writer]) -> None:
    assert_different_texts(CARDS, writers.values())
    with pytest.raises(AssertionError, match="reads like another card"):
        assert_different_texts({"one": Silent(1), "two": Silent(2)}, writers.values())


def test_every_change_of_a_card_changes_its_text(writers: dict[str, Writer]) -> None:
    assert assert_every_change_is_told(CARDS, [*writers.values()], OTHERS) == 23  # numbers, words and branches


@dataclass(frozen=True, slots=True, repr=False)
class Silent(LoseCandles):
    """Does not say how many."""

    def say(self) -> Say:
        return Say("lose-candles", n=1)


def test_a_change_that_is_not_told_is_found(writers: dict[str, Writer]) -> None:
    cards = {"draught": Gain(Omens()) & IfDark(Silent(2))}
    with pytest.raises(AssertionError, match=r"draught: Gain\(Omens\(\)\) & IfDark\(Silent\(3\)\) reads like"):
        assert_every_change_is_told(cards, [*writers.values()], OTHERS)


def test_every_form_of_a_message_names_the_same_arguments() -> None:
    assert_forms_agree([HERE / "locale" / language for language in ("en", "zh-Hans")], ALIKE)


@pytest.mark.parametrize(
    "source",
    [
        "lose = lose { $n } of { $things }\n    .one = loses { $n }\n",
        "lose = { $n ->\n    [one] lose { $n } candle\n   *[other] lose candles\n }\n",
    ],
)
def test_a_form_that_forgets_an_argument_is_found(tmp_path: Path, source: str) -> None:
    (tmp_path / "effects.ftl").write_text(source, "utf-8")
    with pytest.raises(AssertionError, match="lose"):
        assert_forms_agree([tmp_path], ALIKE)
    assert_forms_agree([tmp_path], ALIKE, free=["n", "things"])


def test_a_missing_message_argument_or_verb_form_is_an_error(writers: dict[str, Writer]) -> None:
    with pytest.raises(Missing, match="no-such-message"):
        writers["en"].write(Say("no-such-message"))
    with pytest.raises(Missing, match="lose-candles"):
        writers["en"].write(Say("lose-candles"))
    with pytest.raises(Missing, match=r"if-dark\.one"):
        writers["en"].write(Each("everybody", IfDark(FallAsleep())).text())


def test_a_list_of_choices_has_its_commas(writers: dict[str, Writer]) -> None:
    omens = [Omens(n).say() for n in (1, 2, 3)]
    choices = [Say("gain", things=Several("or", tuple(omens[:n]))) for n in (1, 2, 3)]
    assert [writers["en"].say(choice) for choice in choices] == [
        "gain 1 good omen",
        "gain 1 good omen or 2 good omens",
        "gain 1 good omen, 2 good omens, or 3 good omens",
    ]


def test_values_paste_back() -> None:
    for one, other in itertools.product(CARDS.values(), repeat=2):
        assert (repr(one) == repr(other)) == (one == other)
    for effect in CARDS.values():
        assert eval(repr(effect), vars(vocabulary)) == effect
    assert repr(CARDS["signs"]) == "Gain(Omens(2), Omens(kind='bad')) & LoseCandles() & FallAsleep()"
