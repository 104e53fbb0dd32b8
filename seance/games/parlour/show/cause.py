"""What a moment is about, in numbers: who may answer it need not remember them."""

from __future__ import annotations

from seance.engine import Ask, Note
from seance.games.parlour.rules.printed import EVENING
from seance.games.parlour.rules.state import Parlour


def cause(s: Parlour, ask: Ask[object]) -> tuple[Note, ...]:
    if ask.prompt == "when-rolled":
        return rolled(s)
    if ask.prompt == "would-strike":
        return (Note("hour-comes", (str(s.hour + 1), str(EVENING.midnight))),)
    return ()


def rolled(s: Parlour) -> tuple[Note, ...]:
    """Power and die against the voice of the spirit."""
    contact = s.contact
    spirit = None if contact is None else s.veils[contact.veil].spirit
    if contact is None or spirit is None:
        return ()
    came = contact.power + contact.die >= spirit.voice
    numbers = (spirit.key, str(contact.power), str(contact.die), str(spirit.voice))
    return (Note("would-come" if came else "would-not-come", numbers),)
