"""English words without their endings, so that "moving", "moves" and "moved" are one word."""

from __future__ import annotations

ENDINGS = (
    ("able", 4), ("ies", 2), ("ied", 2), ("ing", 3), ("ed", 3), ("es", 3), ("s", 3), ("e", 3),
)  # and how much of a word must be left  # fmt: skip
BARE = {
    form: verb
    for verb, forms in {
        "become": "became", "begin": "began begun", "break": "broke broken", "burn": "burnt", "choose": "chose chosen",
        "come": "came", "deal": "dealt", "die": "dies died dying dead death", "draw": "drew drawn",
        "fall": "fell fallen", "fight": "fought", "find": "found", "flee": "fled", "give": "gave given",
        "go": "goes went gone", "hide": "hid hidden", "hold": "held", "keep": "kept", "lay": "laid", "leave": "left",
        "lie": "lies lay lying", "lose": "lost", "pay": "paid", "run": "ran running", "see": "saw seen",
        "send": "sent", "shoot": "shot", "sleep": "slept asleep", "spend": "spent", "stand": "stood",
        "steal": "stole stolen", "take": "took taken", "throw": "threw thrown",
        "wake": "woke woken awake", "win": "won winning",
    }.items()
    for form in forms.split()
}  # fmt: skip


def stem(word: str) -> str:
    """A word without its ending: "moving" and "moves" are "move", "drawn" is "draw"."""
    word = BARE.get(word, word)
    for ending, least in ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= least and not word.endswith("ss"):
            word = word[: -len(ending)] + ("y" if ending in ("ies", "ied") else "")
            break
    word = word.removesuffix("e") if len(word) > 3 else word
    return word[:-1] if len(word) > 3 and word[-1] == word[-2] and word[-1] not in "aeiouls" else word
