"""What is printed on the cards of a game, for a human reader and for the page.

A card whose text is written by hand needs only its message `text-<card>`. Cards that are effects are listed in the
face of their game and write themselves:

    def card_effects() -> Mapping[str, Effect[World, Investigator]]:
        return {"arkham-1": Gain(Spells(1)), …}
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, Protocol, runtime_checkable

from .face import face, names
from .texts import texts as texts_of
from .words import Say, Spoken, writer


@runtime_checkable
class Divided(Spoken, Protocol):
    """A card with a text for each of several places, of which only one is met."""

    def parts(self) -> Mapping[str, Say]: ...


@runtime_checkable
class Stamped(Spoken, Protocol):
    """A card on which more is printed than its text: cost, icons, numbers, traits."""

    def whole(self) -> Say: ...


class CardText(NamedTuple):
    key: str
    name: str
    text: str
    whole: str  # with all that is printed beside it, where nobody sees the card
    parts: Mapping[str, str]  # of a card of which only one part is met: each by its name


def effects(game: str) -> Mapping[str, Spoken]:
    """The cards of a game that are effects."""
    return face(game).card_effects() if game in names() else {}


def texts(game: str, language: str) -> list[CardText]:
    """All card texts of a game: those written by hand, then those that write themselves."""
    words, write = texts_of(language, game), writer(language, game).write
    by_hand = {key.removeprefix("text-"): words.say(key) for key in words.keys if key.startswith("text-")}
    by_themselves = {key: write(effect.text()) for key, effect in effects(game).items()}
    parts = {key: {part: write(said) for part, said in parts_of(each).items()} for key, each in effects(game).items()}
    wholes = {key: write(effect.whole()) for key, effect in effects(game).items() if isinstance(effect, Stamped)}
    return [
        CardText(key, words.name(key), text, wholes.get(key, text), parts.get(key, {}))
        for key, text in (by_hand | by_themselves).items()
    ]


def parts_of(effect: Spoken) -> Mapping[str, Say]:
    """The text for each place, of a card that has several; the parts of a plain effect are no texts."""
    parts: object = effect.parts() if isinstance(effect, Divided) else None
    return parts if isinstance(parts, Mapping) else {}


def part_of(game: str, language: str, card: str, part: str) -> str | None:
    """The text of a card for one place; None if the card has no such part."""
    divided = effects(game).get(card)
    said = None if divided is None else parts_of(divided).get(part)
    return None if said is None else writer(language, game).write(said)


def text_of(effect: Spoken | None, game: str, language: str) -> str:
    """What an effect says that is no whole card; nothing if there is none."""
    return "" if effect is None else writer(language, game).write(effect.text())
