"""Message keys and arguments become sentences in the reader's language."""

from pathlib import Path

import pytest

from seance.engine import texts
from seance.engine.errors import Refused
from seance.engine.texts import ENGINE, LANGUAGES, Missing, Texts
from seance.engine.wire import Plain, Told

EN = """
name-scout = Scout
name-egg = Egg
name-adult = Adult { $n }
name-corridor = corridor { $n }
name-energy-charge = Energy Charge
log-moved = { $crew } moves to { $room }.
log-drawn = { $crew } draws { $cards }.
    .unseen = { $crew } draws { $n ->
        [one] a card
       *[other] { $n } cards
     }.
log-hit = { $hit ->
    [yes] { $crew } hits.
   *[no] { $crew } misses.
 }
log-found = Found: { $things }.
log-lead = Ahead by { $by ->
    [egg] eggs
   *[other] something else
 }.
log-leads = { $crew }: { lead }.
lead = ahead by { $by ->
    [egg] eggs
   *[other] something else
 }
do-fight = Fight { $a } with { $b }
do-roll = Roll { $a } times
do-pass = Let it pass
ask-fight = Fight { $a }?
not-too-far = { $a } is too far away.
fix-too-far = Go nearer to { $a }.
step-events = Event phase
end-won = You live.
odds-hit = a hit
"""
ZH = """
name-scout = 侦察员
name-egg = 虫卵
log-found = 找到：{ $things }。
log-played = { $crew }打出{ $card }。
do-play = 打出{ $a }
do-choose = { $a }
do-read = 读“{ $a }”
see-hand = 手牌：{ $cards }
"""
TITLES = {"en": "name-rest = Rest", "zh-Hans": "name-rest = 休息\nname-look = “看！”{ $n }\n"}


@pytest.fixture
def home(tmp_path: Path) -> Path:
    for language, source in {"en": EN, "zh-Hans": ZH}.items():
        folder = tmp_path / "locale" / language
        folder.mkdir(parents=True)
        (folder / "game.ftl").write_text(source, "utf-8")
        (folder / "titles.ftl").write_text(TITLES[language], "utf-8")
    return tmp_path


@pytest.fixture
def en(home: Path) -> Texts:
    return Texts("en", ENGINE, home)


def told(event: str, **args: Plain) -> Told:
    return Told(1, event, "", args)


def test_the_key_of_an_entity_becomes_its_name(en: Texts) -> None:
    assert en.name("scout") == "Scout"
    assert en.name("adult-2") == "Adult 2"
    assert en.name("adult") == "Adult"
    assert en.name("corridor-006-011") == "corridor 006-011"
    assert en.name("energy-charge-red-1") == "Energy Charge"
    with pytest.raises(Missing, match="name-nobody-3"):
        en.name("nobody-3")


def test_arguments_that_are_keys_read_as_names(en: Texts) -> None:
    assert en.log_line(told("moved", crew="scout", room="corridor-3-4")) == "Scout moves to corridor 3-4."
    assert en.log_line(told("moved", crew="scout", room="nowhere")) == "Scout moves to nowhere."


@pytest.mark.parametrize(
    ("things", "english", "chinese"),
    [
        ([], "Found: nothing.", "找到：无。"),
        (["egg"], "Found: Egg.", "找到：虫卵。"),
        (["egg", "scout"], "Found: Egg and Scout.", "找到：虫卵、侦察员。"),
        (["egg", "scout", "egg"], "Found: 2 × Egg and Scout.", "找到：虫卵×2、侦察员。"),
        ([6, 1, 1], "Found: 6, 1 and 1.", "找到：6、1、1。"),
        ({"egg": 2, "scout": 1}, "Found: 2 × Egg and 1 × Scout.", "找到：虫卵×2、侦察员×1。"),
        (12, "Found: 12.", "找到：12。"),
    ],
)
def test_lists_read_as_in_the_language(home: Path, things: Plain, english: str, chinese: str) -> None:
    assert Texts("en", ENGINE, home).log_line(told("found", things=things)) == english
    assert Texts("zh-Hans", ENGINE, home).log_line(told("found", things=things)) == chinese


def test_the_name_of_a_card_is_marked_in_a_sentence(home: Path) -> None:
    zh = Texts("zh-Hans", ENGINE, home)
    assert zh.log_line(told("played", crew="scout", card="rest")) == "侦察员打出“休息”。"
    assert zh.log_line(told("found", things=["rest", "egg", "rest-2"])) == "找到：“休息”×2、虫卵。"
    assert zh.say_of("do-play", ["look-2"]) == "打出“看！”2"
    assert zh.note("you-get", ["rest"], "") == "你得到：“休息”。"


def test_a_name_by_itself_or_in_the_marks_of_its_message_gets_no_more(home: Path) -> None:
    zh = Texts("zh-Hans", ENGINE, home)
    assert [zh.say_of("do-choose", ["rest"]), zh.say_of("do-read", ["rest"])] == ["休息", "读“休息”"]
    assert zh.say("see-hand", {"cards": ["rest", "egg"]}) == "手牌：休息、虫卵"


def test_who_does_not_get_the_secret_reads_another_form(en: Texts) -> None:
    assert en.log_line(told("drawn", crew="scout", n=2, cards=["egg", "egg"])) == "Scout draws 2 × Egg."
    assert en.log_line(told("drawn", crew="scout", n=2)) == "Scout draws 2 cards."
    assert en.log_line(told("drawn", crew="scout", n=1)) == "Scout draws a card."


def test_an_argument_that_is_missing_is_an_error(en: Texts) -> None:
    with pytest.raises(Missing, match="log-moved"):
        en.log_line(told("moved", crew="scout"))
    with pytest.raises(Missing, match="log-unheard-of"):
        en.log_line(told("unheard-of"))


def test_yes_and_no_select_a_variant(en: Texts) -> None:
    assert en.log_line(told("hit", crew="scout", hit=True)) == "Scout hits."
    assert en.log_line(told("hit", crew="scout", hit=False)) == "Scout misses."


def test_what_only_selects_a_variant_selects_it_by_its_key(en: Texts) -> None:
    """Whatever it is called: in another language no variant would have that name."""
    assert en.log_line(told("lead", by="egg")) == "Ahead by eggs."
    assert en.log_line(told("leads", crew="scout", by="egg")) == "Scout: ahead by eggs."  # in a part of it, too


def test_entities_are_a_and_b(en: Texts) -> None:
    assert en.say_of("do-fight", ["adult-2", "egg"]) == "Fight Adult 2 with Egg"
    assert en.say_of("do-roll", ["3"]) == "Roll 3 times"


def test_a_message_of_the_game_wins(en: Texts) -> None:
    assert Texts("en", ENGINE).say("do-pass") == "Pass"
    assert en.say("do-pass") == "Let it pass"
    assert en.say("do-done") == "Done"


def test_nothing_is_isolated_by_invisible_marks(en: Texts) -> None:
    line = en.log_line(told("moved", crew="scout", room="egg"))
    assert line.isascii()


def test_every_noun_of_the_engine_has_its_messages() -> None:
    assert texts.name("en", "nemesis", "scout") == "Scout"
    assert texts.say("en", "nemesis", "error-bad-seats", least=1, most=5, seats=9) == (
        "This game is for 1 to 5 seats, not for 9."
    )
    assert texts.label("en", "", "pass") == "Pass"
    assert texts.prompt("en", "", "which-first") == "Which comes first?"
    assert texts.log_line("zh-Hans", "", told("resumed-at-checkpoint")).startswith("存档")


def test_refusals_and_results_are_found_by_their_prefix(en: Texts) -> None:
    said = [en.say_of(key, ["scout"]) for key in ("ask-fight", "not-too-far", "fix-too-far")]
    assert said == ["Fight Scout?", "Scout is too far away.", "Go nearer to Scout."]
    assert [en.say(key) for key in ("step-events", "end-won", "odds-hit")] == ["Event phase", "You live.", "a hit"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_error_is_one_sentence(language: str) -> None:
    refused = Refused("not-offered", choice="fly:moon")
    sentence = texts.error(language, refused.reason, refused.details)
    assert "fly:moon" in sentence
    assert sentence.endswith("." if language == "en" else "。")
