"""Trade: two investigators on a space exchange what they like, if both agree."""

from __future__ import annotations

from collections.abc import Sequence

from seance.engine import Flow, Note, Option, choose, choose_some, cites, terms_of

from .pieces import SHIP, TRAIN, Investigator
from .possessions import keep_two_tickets
from .state import World


@cites("EH-TRADE-01")
def partners(s: World, who: Investigator) -> list[Investigator]:
    """Others on the space, if one of the two has anything to give."""
    others = [one for one in s.investigators if one is not who and not one.gone and one.space == who.space]
    return [one for one in others if goods(who) or goods(one)] if others else others


@cites("EH-TRADE-02")
def goods(who: Investigator, clues_only: bool = False) -> list[str]:
    """Assets, Artifacts, Spells, Clues and tickets, by their keys; nothing else changes hands."""
    clues = [clue.key for clue in who.clues]
    if clues_only:
        return clues
    return [card.key for card in who.possessions()] + clues + [TRAIN] * who.trains + [SHIP] * who.ships


@cites("EH-TRADE-01", "EH-TRADE-02")
def trade(s: World, who: Investigator, other: Investigator, clues_only: bool = False) -> Flow[None]:
    """One names what to give and what to take; the other agrees or not. Traded things are not gained."""
    give = yield from choose_goods(s, who, "trade-give", who, other, clues_only)
    take = yield from choose_goods(s, who, "trade-take", other, who, clues_only)
    if not give and not take:
        return
    given, taken = counted(give), counted(take)
    s.log("offers", who=who.key, to=other.key, give=given, take=taken)
    afar = () if who.space == other.space else (Note("from-afar", (who.key,)),)
    terms = (*terms_of(given, taken), *afar)
    if not (yield from choose(other.seat, "trade-agree", AGREE, (who.key, *give, *take), notes=terms)):
        s.log("declines", who=other.key)
        return
    hand_over(s, who, other, give)
    hand_over(s, other, who, take)
    if give and take:
        s.log("traded", who=who.key, to=other.key, give=given, take=taken)
    elif give:
        s.log("gave", who=who.key, to=other.key, things=given)
    else:
        s.log("got", who=who.key, giver=other.key, things=taken)
    for one in (who, other):
        yield from keep_two_tickets(s, one)


def counted(keys: Sequence[str]) -> list[str]:
    """As one speaks of it: it does not matter where a Clue is from."""
    others = [key for key in keys if not key.startswith("clue-")]
    clues = len(keys) - len(others)
    return [*([f"clues-{clues}"] if clues else []), *others]


AGREE = (Option(True, "agree"), Option(False, "refuse"))


def choose_goods(
    s: World, who: Investigator, prompt: str, of: Investigator, to: Investigator, clues_only: bool
) -> Flow[list[str]]:  # fmt: skip
    """Nobody has two copies of a Spell, so such a one cannot be given."""
    offered = [
        key
        for key in goods(of, clues_only)
        if (card := of.card(key)) is None or welcome(card.card.key, card.family, to)
    ]
    options = [Option(key, "give" if of is who else "take", (key,)) for key in offered]
    return (yield from choose_some(who.seat, prompt, options, 0, len(options), (to.key if of is who else of.key,)))


def welcome(name: str, family: str, to: Investigator) -> bool:
    return family != "spell" or not to.has(name)


def hand_over(s: World, giver: Investigator, taker: Investigator, keys: list[str]) -> None:
    for key in keys:
        card = giver.card(key)
        if card is not None:
            giver.cards.remove(card)
            taker.cards.append(card)
            if key in giver.used:
                giver.used.remove(key)
                taker.used.append(key)
        elif key == TRAIN:
            giver.trains -= 1
            taker.trains += 1
        elif key == SHIP:
            giver.ships -= 1
            taker.ships += 1
        else:
            clue = next(clue for clue in giver.clues if clue.key == key)
            giver.clues.remove(clue)
            taker.clues.append(clue)
