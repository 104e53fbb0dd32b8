"""The parlour in plain text, for the terminal."""

from __future__ import annotations

from msgspec import UnsetType

from seance.engine.texts import Texts, texts
from seance.games.parlour.rules.printed import CARDS, SHORT, SPIRITS, TALL

from .view import ParlourView, SitterSeen, VeilSeen

Rows = list[list[str]]


def draw(view: ParlourView, language: str, width: int) -> list[str | Rows]:
    words = texts(language, "parlour")
    parts: list[str | Rows] = [
        words.say("see-evening", {"round": view.round, "hour": view.hour, "goal": view.goal, "deck": view.deck}),
        [sitter(view, who, words) for who in view.sitters],
        [veil(each, words) for each in view.veils],
    ]
    if view.turn:
        parts.append(words.say("see-turn", {"sitter": view.turn, "actions": view.actions}))
    parts += [words.say("see-stack", {"sitter": play.sitter, "card": play.card}) for play in view.stack]
    if not isinstance(view.bargain, UnsetType) and view.bargain.give:
        offer = {"sitter": view.bargain.by, "give": view.bargain.give, "want": view.bargain.want}
        parts.append(words.say("see-offer", offer))
    parts += [words.say("see-known", {"depth": known.depth + 1, "cards": known.cards}) for known in view.known]
    own = next((who for who in view.sitters if who.hand), None)
    if own is not None:
        parts.append(words.say("see-hand", {"cards": [card(key, words) for key in own.hand]}))
    return parts


def sitter(view: ParlourView, who: SitterSeen, words: Texts) -> list[str]:
    """Name, candles, cards, score, and what one knows of the hand."""
    name = words.name(who.key)
    you = view.seat == view.sitters.index(who)
    return [
        words.say("see-you", {"sitter": name}) if you else name,
        words.say("see-gone") if who.gone else words.say("see-wax", {"tall": who.wax[TALL], "short": who.wax[SHORT]}),
        words.say("see-cards", {"n": who.cards}),
        words.say("see-score", {"n": who.score}),
        words.say("see-has", {"cards": who.known}) if who.known and not you else "",
    ]


def veil(seen: VeilSeen, words: Texts) -> list[str]:
    """Which one, who is behind it as far as one knows, and whom it has spoken to."""
    if not seen.spirit:
        return [words.name(seen.key), words.say("see-unknown")]
    spirit = SPIRITS[seen.spirit]
    voice = words.say("see-spirit", {"spirit": spirit.key, "voice": spirit.voice, "worth": spirit.worth})
    if seen.owner:
        return [words.name(seen.key), voice, words.say("see-owner", {"sitter": seen.owner})]
    return [words.name(seen.key), voice, "" if seen.open else words.say("see-secret")]


def card(key: str, words: Texts) -> str:
    return words.say("see-card", {"card": key, "power": CARDS[key].power})
