"""Cards that investigators gain, flip and lose; tickets, improvements, delay."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from seance.engine import Deck, Flow, Note, Option, Preview, choose, choose_some, cites

from .pieces import SHIP, TRAIN, Investigator, Owned
from .printed import CONDITIONS, RESERVE, SKILLS, Asset, Back, Condition, Possession, Spell
from .registers import BACKS, NEVER_DELAYED, NEVER_GAINS, ON_GAIN, forbidden, happens, resolve
from .state import World
from .telling import because, tell
from .under_way import Occasion

T = TypeVar("T", bound=Possession)
MOST_TICKETS = 2
MOST_IMPROVEMENT = 2
OPPOSITE = {"blessed": "cursed", "cursed": "blessed"}


# ---- gaining cards -------------------------------------------------------------------------------------------------


@cites("EH-GAIN-01", "EH-GAIN-02")
def draw_card(s: World, who: Investigator, family: str, trait: str = "", name: str = "") -> Flow[Owned | None]:
    """A random card of this family that fits (and is not owned already); nothing if there is none."""
    if family == "condition":
        return (yield from draw_condition(s, who, trait, name))
    card = take_from_supply(s, who, family, trait, name)
    return None if card is None else (yield from gain_card(s, who, card))


def take_from_supply(s: World, who: Investigator, family: str, trait: str = "", name: str = "") -> Possession | None:
    """Out of its deck, or of the copies that nobody has; discards come back when nothing else fits."""
    if family == "spell":
        return take_fitting(s, who, "spells", s.spells, trait, name)
    if name:
        return take_named(s, family, name)
    return take_from(s, who, s.artifacts, trait) if family == "artifact" else take_from(s, who, s.assets, trait)


def take_from(s: World, who: Investigator, deck: Deck[T], trait: str) -> T | None:
    """The discards are shuffled in only if what is sought is among them."""
    if not any(fits(who, card, trait, "") for card in deck.rest):
        if not any(fits(who, card, trait, "") for card in deck.discard):
            return None
        deck.rest, deck.discard = [*deck.rest, *deck.discard], []
    return take_fitting(s, who, deck.name, deck.rest, trait, "")


def take_named(s: World, family: str, name: str) -> Possession | None:
    """The only one of its name, out of the deck, the discard pile or the reserve, whose slot is filled again."""
    if family == "artifact":
        return picked(s.artifacts.rest, name) or picked(s.artifacts.discard, name)
    card = picked(s.assets.rest, name) or picked(s.assets.discard, name)
    if card is None:
        card = picked(s.reserve, name)
        if card is not None:
            fill_reserve(s)
    return card


def picked(pile: list[T], name: str) -> T | None:
    card = next((one for one in pile if one.key == name), None)
    if card is not None:
        pile.remove(card)
    return card


def take_fitting(
    s: World, who: Investigator, channel: str, pool: list[T], trait: str, name: str
) -> T | None:  # fmt: skip
    fitting = [card for card in pool if fits(who, card, trait, name)]
    if not fitting:
        return None
    card = s.dice.roll(channel, fitting)
    pool.remove(card)
    return card


def fits(who: Investigator, card: Possession, trait: str, name: str) -> bool:
    if (trait and trait not in card.traits) or (name and card.key != name):
        return False
    return card.family not in ("spell", "condition") or not who.has(card.key)


@cites("EH-SPELL-02")
def gain_card(s: World, who: Investigator, card: Possession) -> Flow[Owned]:
    """A card that was taken from where it lay comes to the investigator; of its back nobody knows anything."""
    owned = Owned(card, s.number(card.key) if card.family in ("spell", "condition") else 0)
    who.cards.append(owned)
    s.log("gained", who=who.key, card=owned.key, by=None if s.sink is None else because(s))
    text = ON_GAIN.get(card.key)
    if text is not None:
        yield from resolve(s, text, who, owned)
    return owned


@cites("EH-ACQ-05")
def fill_reserve(s: World) -> None:
    """Every empty slot gets the next card of the deck, unless nothing may be placed there."""
    if forbidden(s, "reserve"):
        return
    while len(s.reserve) < RESERVE:
        asset = s.assets.draw(s.dice)
        if asset is None:
            return
        s.reserve.append(asset)
        s.log("reserve", card=asset.key)


def gain_from_reserve(s: World, who: Investigator, asset: Asset) -> Flow[Owned]:
    """The slot stays empty until the reserve is refilled."""
    s.reserve.remove(asset)
    return (yield from gain_card(s, who, asset))


# ---- Conditions ----------------------------------------------------------------------------------------------------


def draw_condition(s: World, who: Investigator, trait: str = "", name: str = "") -> Flow[Owned | None]:
    if name:
        return (yield from gain_condition(s, who, name))
    card = take_fitting(s, who, "conditions", s.conditions, trait, "")
    return None if card is None else (yield from take_condition(s, who, card))


def gain_condition(s: World, who: Investigator, name: str, chosen: bool = False) -> Flow[Owned | None]:
    """A named one. Nobody has two copies; Blessed and Cursed undo each other, a second one is flipped instead.

    `chosen`: as a payment, which also those accept who would not gain it otherwise.
    """
    if not chosen and NEVER_GAINS.get(who.key) == name:
        gains_no(s, who, name, "never")
        return None
    opposite = OPPOSITE.get(name, "")
    if opposite and who.has(opposite):
        gains_no(s, who, name, "undone", instead=opposite)
        discard_card(s, who, s.owned(who, name=opposite)[0])
        return None
    if who.has(name):
        gains_no(s, who, name, "has-one")
        if opposite:
            yield from flip(s, who, s.owned(who, name=name)[0])
        return None
    card = CONDITIONS[name]
    if card not in s.conditions:
        gains_no(s, who, name, "none-left")
        return None
    s.conditions.remove(card)
    return (yield from take_condition(s, who, card))


def gains_no(s: World, who: Investigator, name: str, why: str, instead: str | None = None) -> None:
    """A text gives a Condition, and nobody sees it come: why not."""
    s.log("gains-no", who=who.key, card=name, why=why, instead=instead)


def can_gain_condition(s: World, who: Investigator, name: str) -> bool:
    """As a payment it must really be gained."""
    return CONDITIONS[name] in s.conditions and not who.has(name) and not who.has(OPPOSITE.get(name, ""))


def take_condition(s: World, who: Investigator, card: Condition) -> Flow[Owned]:
    owned = yield from gain_card(s, who, card)
    occasion = Occasion("condition-gained", who)
    occasion.card = owned
    yield from happens(s, occasion)
    return owned


# ---- backs ---------------------------------------------------------------------------------------------------------


@cites("EH-SPELL-05")
def backs_of(card: Possession) -> tuple[Back, ...]:
    return card.backs if isinstance(card, (Spell, Condition)) else ()


@cites("EH-SPELL-01")
def open_backs(s: World, card: Possession) -> list[Back]:
    """The backs that this copy may have: those that no other copy is known to have."""
    cards = [one for who in s.investigators for one in who.cards] + [one for who in s.fallen for one in who.cards]
    fixed = [one.back for one in cards]
    return [back for back in backs_of(card) if back not in fixed]


@cites("EH-SPELL-01", "EH-SPELL-03")
def turn_over(s: World, card: Owned) -> Back:
    """Everybody sees the back; it is decided now, unless somebody has seen it before."""
    if card.back is None:
        card.back = s.dice.roll("backs", open_backs(s, card.card))
    elif len(card.seen) < s.seats:
        s.dice.came("backs", card.back)
    card.seen = tuple(range(s.seats))
    return card.back


@cites("EH-SPELL-03")
def flip(s: World, who: Investigator, card: Owned) -> Flow[None]:
    """The back of a Condition is read and resolved; it says whether the card stays, face up again."""
    back = turn_over(s, card)
    s.log("flipped", who=who.key, card=card.key, back=back.key)
    tell(s, back.key)
    text = BACKS.get(back.key)
    if text is not None:
        yield from resolve(s, text, who, card)


# ---- losing cards --------------------------------------------------------------------------------------------------


def discard_card(s: World, who: Investigator, card: Owned) -> None:
    if card in who.cards:
        return_card(s, who, card)
        s.log("discarded", who=who.key, card=card.key)


def return_card(s: World, who: Investigator, card: Owned) -> None:
    """To its discard pile; Spells and Conditions go back among the copies, and everybody forgets their back."""
    who.cards.remove(card)
    printed = card.card
    if isinstance(printed, Spell):
        s.spells.append(printed)
    elif isinstance(printed, Condition):
        s.conditions.append(printed)
    elif isinstance(printed, Asset):
        s.assets.discard.append(printed)
    else:
        s.artifacts.discard.append(printed)


def choose_discards(
    s: World, who: Investigator, cards: Sequence[Owned], least: int, most: int, prompt: str = "discard-which"
) -> Flow[int]:  # fmt: skip
    """The investigator discards some of these cards; how many that was."""
    options = [Option(card, "discard", (card.key,)) for card in cards]
    chosen = yield from choose_some(who.seat, prompt, options, least, most, (who.key,))
    for card in chosen:
        discard_card(s, who, card)
    return len(chosen)


# ---- tickets, improvements, delay ----------------------------------------------------------------------------------


@cites("EH-TICKET-05")
def gain_ticket(s: World, who: Investigator, kind: str) -> Flow[None]:
    """Who has more than two keeps two."""
    who.trains += kind == TRAIN
    who.ships += kind == SHIP
    s.log("ticket-gained", who=who.key, ticket=kind)
    yield from keep_two_tickets(s, who)


def keep_two_tickets(s: World, who: Investigator) -> Flow[None]:
    while who.trains + who.ships > MOST_TICKETS:
        kinds = [kind for kind, n in ((TRAIN, who.trains), (SHIP, who.ships)) if n]
        kind = yield from choose(who.seat, "which-ticket-to-lose", [Option(one, "lose", (one,)) for one in kinds])
        lose_ticket(s, who, kind)


def lose_ticket(s: World, who: Investigator, kind: str, used: bool = False) -> None:
    who.trains -= kind == TRAIN
    who.ships -= kind == SHIP
    s.log("ticket-lost", who=who.key, ticket=kind, used=used)


def can_improve(who: Investigator) -> list[str]:
    return [skill for skill in SKILLS if who.improvement(skill) < MOST_IMPROVEMENT]


def improved(who: Investigator, skill: str) -> Preview:
    return Preview(notes=(Note("becomes", (str(who.skill(skill)), str(who.skill(skill) + 1))),))


@cites("EH-IMPR-01", "EH-IMPR-02", "EH-IMPR-04")
def improve(s: World, who: Investigator, skill: str = "") -> Flow[None]:
    """A skill (of choice) goes up by one, at most by two; a third improvement has no effect, nor one of the fallen."""
    if who.gone:
        return
    if not skill:
        options = [Option(one, "improve", (one,)) for one in can_improve(who)]
        if not options:
            return
        skill = yield from choose(
            who.seat, "which-skill", options, (who.key,), preview=lambda option: improved(who, option.on[0])
        )
    if who.improvement(skill) < MOST_IMPROVEMENT:
        who.improved[SKILLS.index(skill)] += 1
        s.log("improved", who=who.key, skill=skill, to=who.improvement(skill))
        occasion = Occasion("improved", who)
        occasion.skill = skill
        yield from happens(s, occasion)


@cites("EH-DELAY-01", "EH-DELAY-02")
def become_delayed(s: World, who: Investigator, chosen: bool = False) -> None:
    """The token is laid down. Who is delayed cannot act: an own action ends at once, and so does the turn."""
    if not chosen and any(key in NEVER_DELAYED for key in (who.key, *[card.card.key for card in who.cards])):
        return
    if who.delayed or who.gone:
        return
    who.delayed = True
    s.log("delayed", who=who.key)
    if s.phase == "action" and s.turn == who.seat:
        s.actions = 0
    if s.acting == who.seat:
        s.action_over = True
        s.log("action-ends", who=who.key)


def can_be_delayed(s: World, who: Investigator) -> bool:
    """As a payment."""
    return not who.delayed
