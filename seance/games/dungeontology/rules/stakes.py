"""What is at stake in a stealth attempt, as those who decide about it are told."""

from __future__ import annotations

from seance.engine import Note, cites

from .pieces import Attempt, Play, Scholar
from .state import Expedition
from .stun import has_room_for_stun
from .values import change


def verdict(stealth: int, alert: int) -> str:
    return "succeeds" if stealth >= alert else "fails"


def so_far(attempt: Attempt) -> Note:
    stealth, alert = attempt.stealth, attempt.alert
    return Note("attempt-so-far", (str(stealth), str(alert), verdict(stealth, alert)))


def prize(s: Expedition, attempt: Attempt) -> Note:
    """What a success brings, and at whose cost."""
    if attempt.target < 0:
        return Note("prize", tuple(attempt.cubes))
    return Note("prize-of", (s.scholars[attempt.target].key, attempt.cubes[0]))


@cites("DUN-STUDY-14", "DUN-STUDY-15", "DUN-MAX-06")
def price(s: Expedition, who: Scholar) -> Note:
    """What a failure costs: who has no room for its stun token loses a student in maximum alert."""
    drawn = (str(students_of_failure(s, who)),)
    if has_room_for_stun(s, who):
        return Note("failure-draws", drawn)
    return Note("failure-sacrifices" if s.maximum_alert else "failure-only-draws", drawn)


@cites("DUN-EFFECT-07")
def students_of_failure(s: Expedition, who: Scholar) -> int:
    danger = s.area_of(who).effect("danger")
    return (1 if danger is None else danger.n) + change(who, "failure-draw")


def unless_answered(s: Expedition, top: Play) -> tuple[Note, ...]:
    """What a card answers; how the attempt under way stands, and how it would after the card."""
    answered = [Note("answers", (play.key,)) for play in s.plays if play.number == top.answers]
    attempt = s.attempt
    if attempt is None:
        return *answered, Note("takes-effect")
    stealth, alert = attempt.stealth, attempt.alert
    now = Note(
        "attempt-of", (s.scholars[attempt.seat].key, str(stealth), str(alert), verdict(stealth, alert))
    )  # fmt: skip
    adds = {one.kind: one.n for one in top.card.secondary} if top.card is not None else {}
    if top.effect not in ("stealth", "alert"):
        return *answered, now, prize(s, attempt), Note("takes-effect")
    if top.effect == "stealth":
        stealth += adds[top.effect]
    else:
        alert += adds[top.effect]
    then = Note("attempt-after", (str(stealth), str(alert), verdict(stealth, alert)))
    return *answered, now, prize(s, attempt), then
