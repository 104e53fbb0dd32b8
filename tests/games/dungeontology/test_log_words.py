"""The log reads like speech: nobody gains 0 students."""

import pytest

from seance.engine.texts import texts


@pytest.mark.parametrize(
    ("key", "facts", "en", "zh"),
    [
        ("gained-students", {"n": 0}, "There is no student that Sofia could gain.", "索菲娅没有学生可获得。"),
        ("gained-students", {"n": 1}, "Sofia gains 1 student.", "索菲娅获得1名学生。"),
        ("stole-students", {"n": 0}, "Rebecca has no student that Sofia could take.", "丽贝卡没有学生可被索菲娅拿走。"),
        ("stole-students", {"n": 2}, "Sofia takes 2 students from Rebecca.", "索菲娅从丽贝卡处拿走2名学生。"),
        ("students-drawn", {"n": 0, "omegas": 0}, "Sofia finds the University empty.",
         "大学空了，索菲娅没有抽到学生。"),
        ("students-drawn", {"n": 0, "omegas": 1}, "Sofia draws an Omega student from the University!",
         "索菲娅从大学抽到1名欧米茄学生！"),
        ("students-drawn", {"n": 1, "omegas": 0}, "Sofia draws from the University: 1 student.",
         "索菲娅从大学抽取1名学生。"),
        ("students-drawn", {"n": 2, "omegas": 1}, "Sofia draws from the University: 2 students and an Omega student!",
         "索菲娅从大学抽取2名学生和1名欧米茄学生！"),
        ("lead", {"lead": 16, "by": "cubes", "n": 16},
         "Sofia is 16 points ahead of Rebecca, most of all by cubes (+16).",
         "索菲娅比丽贝卡多16分，主要靠信息块（+16）。"),
        ("randomised", {"applies": True, "sign": "colour", "shows": "red", "whose": ["rebecca"]},
         "The randomise card shows red, the colour of Rebecca.", "随机化卡显示红：丽贝卡的颜色。"),
        ("randomised", {"applies": False, "sign": "direction", "shows": "n", "whose": []},
         "The randomise card points north, which does not apply: another one is drawn.",
         "随机化卡指向北，不适用，重新翻一张。"),
        ("tied", {"all": ["rebecca", "valerio"], "points": 3, "by": "students"},
         "Rebecca and Valerio have 3 points each: the larger number of students decides.",
         "丽贝卡、瓦莱里奥同为3分：学生较多者获胜。"),
        ("scored", {"points": 7, "cubes": 0, "clan": 0, "thesis": 0, "trainees": 11, "doom": -4},
         "Sofia: 7 points, trainees 11, doom -4.", "索菲娅：共7分，实习生11，厄运-4。"),
        ("scored", {"points": 1, "cubes": 1, "clan": 0, "thesis": 0, "trainees": 0, "doom": 0},
         "Sofia: 1 point, cubes 1.", "索菲娅：共1分，信息块1。"),
    ],
)  # fmt: skip
def test_numbers_are_told_as_one_speaks(key: str, facts: dict[str, object], en: str, zh: str) -> None:
    said = [
        texts(language, "dungeontology").say(f"log-{key}", {"who": who, "victim": victim, "second": victim, **facts})
        for language, who, victim in (("en", "Sofia", "Rebecca"), ("zh-Hans", "索菲娅", "丽贝卡"))
    ]
    assert said == [en, zh]
