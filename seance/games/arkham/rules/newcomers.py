"""Who takes part: new investigators, and players who join or leave between two scenarios."""

from __future__ import annotations

from seance.engine import Flow, Option, choose_some, cites

from .campaign import AWAY, LOST, add_weakness, collection_of, taking_part
from .deck_building import (
    DeckList,
    Mode,
    bar_to_add,
    counts_toward_size,
    experience_in,
    starter_deck,
    weaknesses_to_draw,
)
from .pieces import Investigator
from .printed import PERSONAS, PLAYER_CARDS, PlayerCard
from .registers import step
from .state import Table


def mode_of(s: Table) -> Mode:
    return "standalone" if s.mode == "standalone" else "campaign"


@cites("AHC-DBK-07", "AHC-DBK-09", "AHC-DBK-10", "AHC-JLV-05", "AHC-CAM-01", "AHC-IDK-01")
def enter_campaign(s: Table, seat: int, deck: DeckList) -> Investigator:
    """A new investigator: a deck with its random basic weaknesses, no trauma, and rarely any experience."""
    who = Investigator(seat, deck.persona)
    who.owned = list(deck.cards)
    if s.mode == "campaign":
        who.xp = deck.persona.experience - experience_in(deck)
    for _ in range(weaknesses_to_draw(deck, mode_of(s))):
        add_weakness(s, who)
    return who


@cites("AHC-TRA-11", "AHC-JLV-04", "AHC-SU01-01")
def unused(s: Table) -> list[str]:
    """Investigators whom nobody has played in this campaign."""
    used = [who.key for who in s.investigators + s.retired] + s.names_noted.get(LOST, [])
    return [key for key in PERSONAS if key not in used]


@cites("AHC-JLV-01", "AHC-JLV-02")
def leave(s: Table, who: Investigator) -> None:
    """The player sits out; what is written about the investigator is kept."""
    s.names_noted.setdefault(AWAY, []).append(who.key)
    s.log("leaves", who=who.key)


def may_leave(s: Table, who: Investigator) -> bool:
    return len(taking_part(s)) > 1


@cites("AHC-JLV-03")
def come_back(s: Table, seat: int, key: str) -> None:
    """An investigator who was away takes part again, at the seat of the one who is away now."""
    here = s.investigators[seat]
    if here.key != key:
        back = next(who for who in s.retired if who.key == key)
        s.retired = [who for who in s.retired if who is not back]
        if not here.nobody:
            s.retired.append(here)
        s.investigators[seat] = back.copy()
        s.investigators[seat].seat = seat
    s.names_noted[AWAY].remove(key)
    s.log("comes-back", who=key)


def join(s: Table, seat: int, key: str) -> None:
    """Another investigator takes a free seat, or that of one who was killed, driven insane or is away."""
    before, mine = s.investigators[seat], s.brought.get(seat)
    if not (before.killed or before.nobody):
        s.retired.append(before)
    own = mine is not None and mine[0].key == key
    deck = DeckList(key, mine[1]) if mine is not None and own else starter_deck(key)
    who = s.investigators[seat] = enter_campaign(s, seat, deck)
    s.log("joins", who=key)
    if not own:
        s.then(build_deck(who))


@step("build-deck")
@cites("AHC-TRA-10", "AHC-JLV-05", "AHC-DBK-02", "AHC-DBK-04", "AHC-DBK-05")
def build_deck(s: Table, who: Investigator) -> Flow[None]:
    """The deck of a newcomer: the starter deck, or any other that deck building allows, by exchanging its cards."""
    options = [Option(card, "swap-out", (card.key,)) for card in who.owned if counts_toward_size(card)]
    out = yield from choose_some(who.seat, "swap-out", options, 0, len(options), (who.key,))
    if out:
        kept = DeckList(who.key, who.owned)
        for card in out:
            kept = kept.without(card)
        choices = [Option(card, "swap-in", (card.key,)) for card in could_take(s, kept)]
        n = len(out)
        taken = yield from choose_some(who.seat, "swap-in", choices, n, n, (who.key,))
        who.owned = [*kept.cards, *taken]
        s.log("deck-built", who=who.key, n=n)


def could_take(s: Table, deck: DeckList) -> list[PlayerCard]:
    """Every copy of every card that may be added to this deck."""
    found: list[PlayerCard] = []
    for card in PLAYER_CARDS.values():
        more = deck
        while counts_toward_size(card) and bar_to_add(more, card, collection_of(s), mode_of(s)) is None:
            found.append(card)
            more = more.with_(card)
    return found


def could_come_back(s: Table, seat: int) -> list[str]:
    """Those who are away: the one of this seat, and all whose seat others have taken."""
    return [who.key for who in (s.investigators[seat], *s.retired) if not who.nobody]


@cites("AHC-KLD-01", "AHC-TRA-10")
def bury(s: Table) -> None:
    """Killed and insane investigators are recorded in the campaign log."""
    for who in s.investigators:
        if who.killed and who.key not in s.names_noted.get(LOST, ()):
            s.note(LOST, who.key)
