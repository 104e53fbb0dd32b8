"""What stands on monsters, and where the core finds it."""

from __future__ import annotations

from typing import Final

from seance.engine.words import Say, Several
from seance.games.eldritch.rules.printed import EPIC_MONSTERS, MONSTERS, Fight, MonsterKind

from .effects.tokens import MonsterText
from .effects.words import space_name
from .monsters import CULTISTS, EPIC_TOKENS, TOKENS

TEXTS: Final[dict[str, MonsterText]] = {**TOKENS, **EPIC_TOKENS, **CULTISTS}

for _key, _token in TEXTS.items():
    _token.register(_key)


class Token:
    """The whole token as one reads it: the numbers of its two tests, where it goes when it comes, and its text."""

    def __init__(self, kind: MonsterKind) -> None:
        self.kind = kind

    def text(self) -> Say:
        said = [*self.numbers(), *self.goes()]
        printed = TEXTS.get(self.kind.key)
        if printed is not None:
            said += printed.sections()
        return Say("clause", text=Several("sections", tuple(said)))

    def numbers(self) -> list[Say]:
        fight = self.kind.fight
        return [Say("as-the-sheet-says") if fight is None else numbers(fight, self.kind.per_player)]

    def goes(self) -> list[Say]:
        return [Say("moves-to", space=space_name(self.kind.moves_to))] if self.kind.moves_to else []


def numbers(fight: Fight, per_player: bool = False) -> Say:
    tests = (("will", fight.will, fight.horror), ("strength", fight.strength, fight.damage))
    said = [Say(f"numbers-{name}", sign=sign(by), by=abs(by), n=n) for name, by, n in tests if by is not None]
    tough = "numbers-toughness-players" if per_player else "numbers-toughness"
    return Say("numbers", numbers=Several("numbers", (*said, Say(tough, n=fight.toughness))))


def sign(by: int) -> str:
    return "plus" if by > 0 else "minus" if by < 0 else "none"


TOKENS_AS_READ: Final = {kind.key: Token(kind) for kind in (*MONSTERS.values(), *EPIC_MONSTERS.values())}
