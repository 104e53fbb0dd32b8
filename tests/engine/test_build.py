"""A word that is missing in any language, or that code names and nobody wrote, fails the build."""

from collections.abc import Callable
from pathlib import Path

import pytest

from seance.engine import build
from seance.engine.build import (
    Traditional,
    explanation_faults,
    locale_faults,
    make_traditional,
    read_all,
    reference_faults,
    rule_faults,
    ruling_faults,
)
from seance.engine.ledger import terms_in
from seance.engine.messages import read
from seance.engine.references import messages_in, rules_in
from seance.engine.texts import ENGINE

Home = Callable[..., Path]


@pytest.fixture
def home(tmp_path: Path) -> Home:
    """A game with these English and simplified Chinese messages, built."""

    def make(en: str, zh: str = "", **more: str) -> Path:
        for language, source in {"en": en, "zh-Hans": zh}.items():
            folder = tmp_path / "locale" / language
            folder.mkdir(parents=True, exist_ok=True)
            (folder / "game.ftl").write_text(source, "utf-8")
        for name, source in more.items():
            (tmp_path / f"{name}.toml").write_text(source, "utf-8")
        make_traditional(tmp_path)
        return tmp_path

    return make


def faults(home: Path) -> list[str]:
    """Without the places where they were found."""
    found: list[str] = []
    found += locale_faults(read_all(home, found), {})
    return [fault.rpartition(".ftl:")[2].partition(": ")[2] for fault in found]


def test_nothing_is_missing_anywhere() -> None:
    assert build.faults() == []


# ---- traditional Chinese ---------------------------------------------------------------------------------------

TERMS = """
[[term]]
en = "Queen"
hans = "虫后"
hant = "蟲后"
gloss_en = ""
gloss_zh = ""
aliases = []

[[term]]
en = "Action card"
hans = "行动卡"
hant = "行動卡牌"
gloss_en = ""
gloss_zh = ""
aliases = []
"""


def test_traditional_words_are_made_from_simplified_ones(home: Home) -> None:
    folder = home("a = The “Queen” is { $n }", "a = “虫后”为{ $n }")
    assert (folder / "locale" / "zh-Hant" / "game.ftl").read_text("utf-8") == "a = 「蟲後」為{ $n }"


def test_the_glossary_wins_over_the_converter(home: Home) -> None:
    traditional = Traditional(ENGINE, home("", terms=TERMS))
    assert traditional.convert("虫后打出行动卡") == "蟲后打出行動卡牌"
    assert traditional.convert("行动卡牌") == "行動卡牌"


def test_what_a_term_means_is_told_in_traditional_words_too(home: Home) -> None:
    folder = home("", terms=TERMS.replace('gloss_zh = ""', 'gloss_zh = "最大的虫后。"', 1))
    queen = terms_in(folder)[0]
    assert [queen.gloss(language) for language in ("zh-Hans", "zh-Hant")] == ["最大的虫后。", "最大的蟲后。"]


def test_a_correction_of_the_game_wins_over_all(home: Home) -> None:
    folder = home("", terms=TERMS)
    (folder / "locale" / "zh-Hant.toml").write_text('[instead]\n"蟲後" = "女王"\n', "utf-8")
    assert Traditional(ENGINE, folder).convert("虫后") == "女王"


@pytest.mark.parametrize(
    ("room", "simplified", "traditional"),
    [
        ("server", "把链接发给朋友，在其他设备上登录服务器", "把連結發給朋友，在其他裝置上登入伺服器"),
        ("server", "恢复默认设置，用鼠标或触摸屏", "恢復預設設定，用滑鼠或觸控螢幕"),
        ("server", "全部信息和信息块", "全部資訊和資訊塊"),
        ("terminal", "本程序的数据库与文件夹", "本程式的資料庫與資料夾"),
        ("games/arkham", "连钟也跟着走了", "連鐘也跟著走了"),
        ("games/arkham", "程序与图标", "程序與圖標"),
        ("games/eldritch", "森林松了口气", "森林鬆了口氣"),
        ("games/parlour", "停住了钟", "停住了鐘"),
    ],
)
def test_each_room_has_its_traditional_words(room: str, simplified: str, traditional: str) -> None:
    assert Traditional(ENGINE, build.PACKAGE / room).convert(simplified) == traditional


def test_only_what_has_changed_is_written(home: Home) -> None:
    folder = home("a = a", "a = 虫")
    assert make_traditional(folder) == []
    (folder / "locale" / "zh-Hans" / "game.ftl").rename(folder / "locale" / "zh-Hans" / "other.ftl")
    changed = make_traditional(folder)
    assert sorted(file.name for file in changed) == ["game.ftl", "other.ftl"]
    assert [file.name for file in (folder / "locale" / "zh-Hant").iterdir()] == ["other.ftl"]


# ---- what one language has and another has not -----------------------------------------------------------------


def test_languages_that_agree_have_no_faults(home: Home) -> None:
    en = "a = { $n ->\n    [one] { $n } card\n   *[other] { $n } cards\n }\n    .start = { $n } cards\nb = { a }\n"
    assert faults(home(en, "a = { $n }张牌\nb = { a }\n")) == []


@pytest.mark.parametrize(
    ("en", "zh", "fault"),
    [
        ("a = a\nb = b", "a = 甲", "b is missing in zh-Hans"),
        ("a = a", "a = 甲\nb = 乙", "b is missing in en"),
        ("a = { $n }", "a = 甲", "$n of a is missing in zh-Hans"),
        ("a = a", "a = { $n }", "$n of a is missing in en"),
        ("a = a\n    .unseen = b", "a = 甲", "a.unseen is missing in zh-Hans"),
        (
            "a = { $hit ->\n    [yes] hit\n   *[no] miss\n }",
            "a = { $hit ->\n   *[no] 未中\n }",
            "the variant [yes] of $hit in a is missing in zh-Hans",
        ),
        (
            "a = { $hit ->\n    [yes] hit { $whom }\n   *[no] miss { $whom }\n }",
            "a = { $hit ->\n    [yes] 命中{ $whom }\n   *[no] 未中\n }",
            "$whom in the variant [no] of a is missing in zh-Hans",
        ),
        ("a = { nobody }", "a = 甲", "a refers to nobody, which is not there"),
    ],
)
def test_a_difference_is_a_fault(home: Home, en: str, zh: str, fault: str) -> None:
    assert fault in faults(home(en, zh))


def test_what_only_helps_grammar_may_differ(home: Home) -> None:
    en = "a = { $how_many ->\n    [one] gain { $b }\n   *[more] to gain, { $b }\n }\n    .one = gains { $b }"
    assert faults(home(en, "a = 获得{ $b }\n    .after = 并获得{ $b }")) == []


def test_a_file_that_cannot_be_read_is_a_fault(home: Home) -> None:
    folder = home("a = a\nb = { $n\nc = c\na = again", "a = 甲\nc = 丙")
    found: list[str] = []
    read_all(folder, found)
    broken, twice = [fault.partition("/en/")[2] for fault in found]
    assert broken.startswith("game.ftl:2: Expected token")
    assert twice.startswith("game.ftl:4: a is already in")


# ---- what code names -------------------------------------------------------------------------------------------

MODULE = """
def rule(s, who, more):
    s.step = "events"
    s.log("moved", crew=who, room=1, audience=(0,), secret={"card": 1})
    s.log("won" if who else "lost", **more)
    yield from choose(who, "which-room", rooms)
    yield from choose_some(who, "which-cards", cards, 1, 2, (who,))
    Group(who, "which-tokens", tokens, 1, 2, about=(who, who))
    Option(1, "fight", (who, who))
    Option[int](1, verb="flee", on=tuple(more))
    Ready(0, "amulet", run, "wave")
    Occurrence("when-lost", (who,))
    Action("shoot", shoot, targets, needs=(Need("NEM-SHOOT-01", "no-ammo", loaded, fix="reload"),))
    Odds("hit", 0.5)
    raise s.over("ship-lost")

def bad():
    math.log(2)
    words.tell("hello", who=1)
    raise BadInput("bad-seats", seats=3)
"""


def test_the_messages_that_code_names_are_found(tmp_path: Path) -> None:
    (tmp_path / "module.py").write_text(MODULE, "utf-8")
    found = {each.key: each.given and "".join(sorted(each.given)) for each in messages_in(tmp_path / "module.py")}
    assert found == {
        "step-events": None, "log-moved": "crewroom", "log-won": None, "log-lost": None,
        "ask-which-room": frozenset(), "ask-which-cards": "a", "ask-which-tokens": "ab",
        "do-fight": "ab", "do-flee": None, "do-wave": None, "ask-when-lost": "a",
        "do-shoot": None, "not-no-ammo": None, "fix-reload": None, "odds-hit": None,
        "end-ship-lost": None, "error-bad-seats": "seats", "tell-hello": "who",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("message", "call", "fault"),
    [
        ("log-b = b", 's.log("a")', "log-a is missing"),
        ("log-a = { $crew }", 's.log("a", room=1)', "log-a wants $crew, which is not given here"),
        ("log-a = { $crew }", 's.log("a", crew=1)', None),
        ("log-a = { $card }\n    .unseen = x", 's.log("a", secret={"card": 1})', None),
        ("log-a = x\n    .unseen = { $b }", 's.log("a", secret={"b": 1})', "log-a wants $b, which is not given here"),
        ("log-a = { $b }", 's.log("a", secret={"b": 1})', "log-a.unseen is missing, for those who do not get it"),
        ("log-a = { $b }", 's.log("a", secret={"b": 1}, hidden=True)', None),
        ("do-a = { $b }", 'Option(1, "a", (who,))', "do-a wants $b, which is not given here"),
        ("do-a = { $a }", 'Option(1, "a", (who,))', None),
        ("error-a = { $n }", 'Refused("a", m=1)', "error-a wants $n, which is not given here"),
    ],
)  # fmt: skip
def test_a_message_that_code_names_must_be_there(
    home: Home, tmp_path: Path, message: str, call: str, fault: str | None
) -> None:
    messages, _ = read(home(message) / "locale" / "en")
    (tmp_path / "module.py").write_text(call, "utf-8")
    found = [each.rpartition(": ")[2] for each in reference_faults([tmp_path / "module.py"], messages)]
    assert found == ([fault] if fault else [])


EXPLAINED = "ask-a = a\nexplain-a = b\n    .rules = PAR-END-01 PAR-END-02\n"


@pytest.mark.parametrize(
    ("en", "zh", "fault"),
    [
        (EXPLAINED, EXPLAINED, None),
        ("ask-a = a\nexplain-a = b", "ask-a = a\nexplain-a = b", None),
        ("ask-a = a", "ask-a = a", "explain-a is missing"),
        ("explain-a = b", "explain-a = b", "explain-a explains no question"),
        (f"{EXPLAINED}ask-b = b", f"{EXPLAINED}ask-b = b", "explain-b is missing"),
        (EXPLAINED, EXPLAINED.replace("-02", "-03"), "explain-a names other rules in zh-Hans"),
        (EXPLAINED.replace("-02", "-99"), EXPLAINED.replace("-02", "-99"), "there is no rule PAR-END-99"),
    ],
)
def test_every_question_is_explained_by_rules_that_are_there(
    home: Home, en: str, zh: str, fault: str | None
) -> None:  # fmt: skip
    unread: list[str] = []
    found = [each.rpartition(": ")[2] for each in explanation_faults(read_all(home(en, zh), unread))]
    assert not unread
    assert found[:1] == ([fault] if fault else [])


def test_a_rule_that_code_or_content_cites_must_be_in_a_ledger(tmp_path: Path) -> None:
    code = '@cites("NEM-NOISE-01", "NEM-NOISE-9999", "NME-NOISE-01")\ndef noise(): Need("NEM-NEED-77", "no", holds)\n'
    (tmp_path / "noise.py").write_text(code, "utf-8")
    (tmp_path / "content").mkdir()
    (tmp_path / "content" / "rooms.toml").write_text('cites = ["NEM-ROOMS-99", "NEM-COMP-03"]', "utf-8")
    found = [fault.rpartition(" ")[2] for fault in rule_faults([tmp_path / "noise.py"], [tmp_path])]
    assert sorted(found) == ["NEM-NEED-77", "NEM-NOISE-9999", "NEM-ROOMS-99", "NME-NOISE-01"]


def test_a_string_that_looks_like_a_rule_is_one(tmp_path: Path) -> None:
    (tmp_path / "noise.py").write_text('RULES = {"a": "NEM-NOISE-77", "b": "UTF-A-8", "c": "nem"}', "utf-8")
    assert [rule for _, rule in rules_in(tmp_path / "noise.py", {"NEM"})] == ["NEM-NOISE-77"]


# ---- rulings ---------------------------------------------------------------------------------------------------


def test_a_ruling_without_a_part_or_with_a_word_that_we_avoid_is_a_fault(tmp_path: Path) -> None:
    english = "- Ruling: One.\n- Reason: Ours.\n"
    entries = [f"### 1. How many?\n{english}- 问：几个？\n- 裁定：一个。", f"### 2. How many?\n{english}"]
    entries.append(f"### 3. How many?\n{english}- 问：几个？\n- 裁定：您说。")
    (tmp_path / "rulings.md").write_text("\n".join(entries), "utf-8")
    found = [fault.partition("rulings.md: ")[2] for fault in ruling_faults(tmp_path)]
    assert found == ["2 has no question_zh", "2 has no ruling_zh", "3 says 您; we write 你"]
