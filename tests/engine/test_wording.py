"""Words that we avoid, marks without partners and punctuation of the wrong width are faults of the text build."""

from pathlib import Path

import pytest

from seance.engine.messages import read
from seance.engine.wording import unpaired, wording_faults


@pytest.fixture
def home(tmp_path: Path) -> Path:
    (tmp_path / "locale").mkdir()
    (tmp_path / "locale" / "avoided.toml").write_text('[zh-Hans]\n"悔步" = "撤回"\n', "utf-8")
    return tmp_path


def faults(home: Path, source: str, language: str = "zh-Hans") -> list[str]:
    (home / "game.ftl").write_text(source, "utf-8")
    messages, wrong = read(home)
    assert not wrong
    return [fault.partition(".ftl:1: ")[2] for fault in wording_faults(language, messages, home)]


def test_a_word_that_is_avoided_in_a_language_is_a_fault_there(home: Path) -> None:
    assert faults(home, "a = 可以悔步。") == ["a says 悔步; we write 撤回"]
    assert faults(home, "a = 可以悔步。", "en") == []
    assert faults(home, "# 悔步\n\nb = 可以撤回。") == []


@pytest.mark.parametrize("text", ["好,走", "走!", "（一)", "游戏的...概要", "独特(★)"])
def test_chinese_has_no_half_width_punctuation(home: Path, text: str) -> None:
    assert faults(home, f"a = {text}")


@pytest.mark.parametrize(
    "text", ["好，走！", "输入 help, quit 均可", "（★）独特", "1.2 放置毁灭标记", "{ $n }/{ $of }张"]
)
def test_figures_and_foreign_words_keep_their_punctuation(home: Path, text: str) -> None:
    assert faults(home, f"a = {text}") == []


def test_each_variant_and_attribute_is_read_by_itself(home: Path) -> None:
    source = "a = { $n ->\n    [0] “无\n   *[other] “{ $n }”\n }\n    .unseen = 有些）\n    .words = 一, 二\n"
    assert faults(home, source) == ["a has “ without its partner", "a has ） without its partner"]


def test_marks_close_in_order() -> None:
    assert unpaired("（“甲”与乙）") == ""
    assert unpaired("（“甲）”") == "）"
    assert unpaired("甲”") == "”"
