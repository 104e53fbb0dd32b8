"""Moments: what may be answered from the hand or by a spirit, and who may answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from seance.engine import Abilities, Deed, Flow, Occurrence, Ready, cites, do, window

from .hands import lay_down
from .printed import Card
from .state import Contact, Parlour, Sitter, Veil


class Moment(Occurrence):
    """Something that happens or is about to happen to a sitter."""

    __slots__ = ("contact", "who")

    def __init__(self, point: str, who: Sitter, *things: str, contact: Contact | None = None) -> None:
        super().__init__(point, (who.key, *things))
        self.who = who
        self.contact = contact


class Ability:
    """The moment that a reflex or a spirit answers, when it would change anything, and what it does."""

    __slots__ = ("can", "forced", "point", "run")

    def __init__(
        self,
        point: str,
        can: Callable[[Parlour, Sitter, Moment], bool],
        run: Callable[[Parlour, Sitter, Moment], Deed],
        forced: bool = False,
    ) -> None:
        self.point = point
        self.can = can
        self.run = run
        self.forced = forced


REFLEXES: dict[str, Ability] = {}  # card -> what it does
POWERS: dict[str, Ability] = {}  # spirit -> its power


class Circle(Abilities[Moment]):
    """Everybody at the table, with what they hold and what they have called."""

    def __init__(self, s: Parlour) -> None:
        self.s = s

    def open_at(self, point: str) -> bool:
        return any(ability.point == point for known in (REFLEXES, POWERS) for ability in known.values())

    @cites("PAR-MOMENT-01")
    def lead(self) -> int:
        return self.s.present()[0].seat

    @cites("PAR-MOMENT-01")
    def forced(self, on: Moment) -> list[Ready[Moment]]:
        return [one for who in self.s.present() for one in self.powers(who, on, forced=True)]

    @cites("PAR-MOMENT-02")
    def could_react(self, on: Moment) -> Sequence[int]:
        """Any card may be a reflex, so everybody with cards could; nobody answers their own reflex."""
        own = on.point == "reflex-used"
        from_hand = any(ability.point == on.point for ability in REFLEXES.values())
        return [
            who.seat
            for who in self.s.present()
            if (from_hand and who.hand and not (own and who is on.who)) or any(self.veils(who, on, forced=False))
        ]

    def reactions(self, on: Moment, seat: int) -> list[Ready[Moment]]:
        who = self.s.sitters[seat]
        return [*self.reflexes(who, on), *self.powers(who, on, forced=False)]

    def reflexes(self, who: Sitter, on: Moment) -> list[Ready[Moment]]:
        found: list[Ready[Moment]] = []
        for card in dict.fromkeys(who.hand):
            ability = REFLEXES.get(card.key)
            if ability is not None and ability.point == on.point and ability.can(self.s, who, on):
                found.append(self.reflex(who, card, ability))
        return found

    def reflex(self, who: Sitter, card: Card, ability: Ability) -> Ready[Moment]:
        return Ready(who.seat, card.key, lambda on: use_reflex(self.s, who, card, ability, on), once=False)

    def veils(self, who: Sitter, on: Moment, forced: bool) -> list[tuple[Veil, str, Ability]]:
        """This sitter's spirits that answer the moment: everybody can see them."""
        found: list[tuple[Veil, str, Ability]] = []
        for veil in self.s.spirits_of(who):
            name = "" if veil.spirit is None else veil.spirit.key
            power = POWERS.get(name)
            if power is not None and power.point == on.point and power.forced == forced and not veil.used:
                found.append((veil, name, power))
        return found

    def powers(self, who: Sitter, on: Moment, forced: bool) -> list[Ready[Moment]]:
        return [
            self.power(who, veil, name, ability)
            for veil, name, ability in self.veils(who, on, forced)
            if ability.can(self.s, who, on)
        ]

    def power(self, who: Sitter, veil: Veil, name: str, ability: Ability) -> Ready[Moment]:
        return Ready(who.seat, name, lambda on: use_power(self.s, who, veil, name, ability, on))


@cites("PAR-MOMENT-03")
def use_reflex(s: Parlour, who: Sitter, card: Card, ability: Ability, on: Moment) -> Flow[None]:
    """The card is shown; unless a reflex of somebody else stops it, it does what it says."""
    lay_down(who, card)
    s.limbo.append(card)
    s.log("reflex", sitter=who.key, card=card.key)
    answered = Moment("reflex-used", who, card.key)
    yield from window(Circle(s), answered)
    if not answered.cancelled:
        yield from do(ability.run(s, who, on))
    s.limbo.remove(card)
    (s.ashes if card.ashes else s.deck.discard).append(card)


@cites("PAR-SPIRIT-06")
def use_power(s: Parlour, who: Sitter, veil: Veil, name: str, ability: Ability, on: Moment) -> Flow[None]:
    veil.used = not ability.forced
    s.log("power", sitter=who.key, spirit=name)
    yield from do(ability.run(s, who, on))
