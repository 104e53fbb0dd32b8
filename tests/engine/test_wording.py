"""Words and patterns that we avoid, marks without partners, names without marks: each is a fault of the text build."""

from pathlib import Path

import pytest

from seance.engine.build import Traditional, game_folders, rooms
from seance.engine.messages import read
from seance.engine.texts import ENGINE
from seance.engine.wording import Style, wording_faults

AVOIDED = """
plain = ["老朋友们"]
allowed = ["卵"]

[zh-Hans]
"打酱油" = "旁观"

[patterns.zh]
'很+好' = "too much praise"

[patterns.en]
'\\bvery\\b' = "a word without weight"
"""
TERMS = """
[[term]]
en = "Egg"
hans = "虫卵"
hant = "蟲卵"
gloss_en = ""
gloss_zh = ""
aliases = ["虫蛋", "卵", "Ovum"]
"""


@pytest.fixture
def home(tmp_path: Path) -> Path:
    (tmp_path / "locale").mkdir()
    (tmp_path / "locale" / "avoided.toml").write_text(AVOIDED, "utf-8")
    (tmp_path / "terms.toml").write_text(TERMS, "utf-8")
    (tmp_path / "titles.ftl").write_text("name-night = 夜半钟声{ $n }\nname-friends = 老朋友们\n", "utf-8")
    return tmp_path


def faults(home: Path, source: str, language: str = "zh-Hans") -> list[str]:
    (home / "game.ftl").write_text(f"{source}\n", "utf-8")
    messages, wrong = read(home)
    assert not wrong
    found = wording_faults(language, messages, ENGINE, home)
    return [fault.partition(".ftl:1: ")[2] for fault in found]


def test_a_word_that_is_avoided_in_a_language_is_a_fault_there(home: Path) -> None:
    assert faults(home, "a = 可以打酱油。") == ["a says 打酱油; we write 旁观"]
    assert faults(home, "a = 可以打酱油。", "en") == []
    assert faults(home, "# 打酱油\n\nb = 可以旁观。") == []


def test_so_is_a_pattern(home: Path) -> None:
    assert faults(home, "a = 很很好。") == faults(home, "a = 很很好。", "zh-Hant") == ["a has too much praise: 很很好"]
    assert faults(home, "a = A very good day.", "en") == ["a has a word without weight: very"]


def test_so_is_an_alias_of_the_glossary(home: Path) -> None:
    assert faults(home, "a = 砸碎虫蛋。") == ["a says 虫蛋; the glossary has 虫卵"]
    assert faults(home, "a = Smash an Ovum.", "en") == ["a says Ovum; the glossary has Egg"]
    assert faults(home, "a = 砸碎虫卵，或别的卵。") == []  # part of the term, and allowed in another sense


def test_so_is_the_name_of_a_card_without_its_marks(home: Path) -> None:
    assert faults(home, "log-a = 打出夜半钟声。") == ["log-a names 夜半钟声 without its marks"]
    assert faults(home, "log-a = 打出“夜半钟声”。") == []
    assert faults(home, "log-a = 遇见老朋友们。") == []  # an ordinary word
    assert faults(home, "tale-a = 夜半钟声响起。") == []
    assert faults(home, "log-a = 打出夜半钟声。", "en") == []


@pytest.mark.parametrize("text", ["好,走", "走!", "（一)", "游戏的...概要", "独特(★)"])
def test_chinese_has_no_half_width_punctuation(home: Path, text: str) -> None:
    assert faults(home, f"a = {text}")


@pytest.mark.parametrize(
    "text", ["受到 1 点伤害", "第 { $n } 轮", "共{ $n } 张", "牺牲1学生", "好。，走", "弃掉““烛剪””"]
)
def test_nor_spaces_around_figures_nor_marks_side_by_side(home: Path, text: str) -> None:
    assert faults(home, f"a = {text}")


@pytest.mark.parametrize(
    "text",
    [
        "好，走！",
        "输入 help, quit 均可",
        "（★）独特",
        "1.2 放置毁灭标记",
        "{ $n }/{ $of }张",
        "按 Tab 键",
        "第{ $n }轮",
    ],
)
def test_figures_and_foreign_words_keep_their_punctuation(home: Path, text: str) -> None:
    assert faults(home, f"a = {text}") == []


@pytest.mark.parametrize(
    "text", ["Lay the table.", "Discard students as far as there are any.", "All cards that there are.", "So be it."]
)
def test_english_that_has_to_be_read_twice(home: Path, text: str) -> None:
    assert faults(home, f"a = {text}", "en")


def test_each_variant_and_attribute_is_read_by_itself(home: Path) -> None:
    source = "a = { $n ->\n    [0] “无\n   *[other] “{ $n }”\n }\n    .unseen = 有些）\n    .words = 一, 二\n"
    assert faults(home, source) == ["a has “ without its partner", "a has ） without its partner"]


def test_marks_close_in_order() -> None:
    style = Style("zh-Hans", ENGINE)
    assert style.unpaired("（“甲”与乙）") == ""
    assert style.unpaired("（“甲）”") == "）"
    assert style.unpaired("甲”") == "”"


@pytest.mark.parametrize(
    ("where", "simplified", "traditional"),
    [
        ("arkham", "连钟也跟着走了", "連鐘也跟著走了"),
        ("parlour", "灵媒停住了钟", "靈媒停住了鐘"),
        ("eldritch", "森林松了口气", "森林鬆了口氣"),
        ("eldritch", "岩间", "岩間"),
        ("eldritch", "干河床", "乾河床"),
        ("nemesis", "里面有东西", "裡面有東西"),
        ("nemesis", "只剩一只", "只剩一隻"),
        ("nemesis", "最后查出感染发作", "最後查出感染發作"),
        ("nemesis", "扫描后角色包扎创伤，擦掉粘液", "掃描後角色包紮創傷，擦掉黏液"),
        ("dungeontology", "面向后方，后来", "面向後方，後來"),
        ("server", "把链接发给朋友，保存文件，搜索设置", "把連結發給朋友，儲存檔案，搜尋設定"),
        ("server", "服务器默认用鼠标或触摸屏", "伺服器預設用滑鼠或觸控螢幕"),
        ("terminal", "数据库所在的文件夹，端口，进程", "資料庫所在的資料夾，連接埠，行程"),
    ],
)
def test_traditional_words_are_those_of_taiwan_and_hong_kong(where: str, simplified: str, traditional: str) -> None:
    home = next(folder for folder in [*rooms(), *game_folders()] if folder.name == where)
    assert Traditional(*dict.fromkeys((ENGINE, home))).convert(simplified) == traditional
