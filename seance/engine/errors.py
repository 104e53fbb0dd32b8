"""What goes wrong on purpose: a reason (a message key) and its arguments, never a sentence."""

from __future__ import annotations


class SeanceError(Exception):
    """Something that a reader should be told in their own language: `error-<reason>` with these arguments."""

    def __init__(self, reason: str, /, **args: object) -> None:
        super().__init__(reason, args)
        self.reason = reason
        self.details = args

    def __reduce__(self) -> tuple[object, ...]:
        """Out of another process it comes as it was raised there."""
        return of_kind, (type(self), self.reason, self.details)

    def __str__(self) -> str:
        return ", ".join([self.reason, *(f"{name}={value!r}" for name, value in self.details.items())])


def of_kind(kind: type[SeanceError], reason: str, args: dict[str, object]) -> SeanceError:
    return kind(reason, **args)


class Refused(SeanceError):
    """The answer, the undo or the request is not possible now; nothing has changed."""


class BadInput(SeanceError):
    """An unknown game, bad options, a corrupt or foreign file."""


class RuleBroke(SeanceError):
    """A rule raised an error. The table stands as before the answer; `save` goes into the bug report."""

    def __init__(self, game: str, answer: str, save: bytes) -> None:
        super().__init__("rule-broke", game=game, answer=answer)
        self.save = save

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.details["game"], self.details["answer"], self.save)


class Misfit(Exception):
    """An imagined world does not lead to what its seat has seen: it is thrown away."""
