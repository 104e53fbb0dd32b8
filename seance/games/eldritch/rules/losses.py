"""Health and Sanity: lost, prevented, recovered, spent."""

from __future__ import annotations

from functools import partial

from seance.engine import PASS, Flow, Note, Option, Preview, choose, cites

from .defeat import defeat
from .pieces import NAME, Investigator, Owned
from .registers import PREVENTIONS, clockwise_from, resolve
from .state import World
from .telling import because
from .under_way import Loss, Occasion

PREVENTS = PREVENTIONS.keys()  # as the register is filled


def lose(s: World, who: Investigator, health: int = 0, sanity: int = 0) -> Flow[None]:
    """Both at once: one defeat, even if both reach 0."""
    yield from suffer(s, who, health, sanity)


@cites("EH-HEALTH-01", "EH-DEFEAT-01")
def suffer(s: World, who: Investigator, health: int = 0, sanity: int = 0) -> Flow[Loss]:
    """The same, and how much it really was."""
    loss = Loss(who, health, sanity)
    if any(not PREVENTS.isdisjoint(map(NAME, one.cards)) for one in s.investigators):
        yield from preventions(s, loss)
    if who.gone:  # or what should have saved them was their end
        return Loss(who, 0, 0)
    if (loss.health, loss.sanity) != (health, sanity):
        s.log("spared", who=who.key, health=health - loss.health, sanity=sanity - loss.sanity, by=loss.used)
    loss.health, loss.sanity = min(loss.health, who.health), min(loss.sanity, who.sanity)
    if not loss.health and not loss.sanity:
        return loss
    who.health -= loss.health
    who.sanity -= loss.sanity
    by = None if s.sink is None else because(s, else_of=s.ancient_one.key)
    s.log("lost", who=who.key, health=loss.health, sanity=loss.sanity, by=by)
    if who.health == 0 or who.sanity == 0:
        yield from defeat(s, who)
    return loss


def preventions(s: World, loss: Loss) -> Flow[None]:
    """Whoever has something against it is asked, the victim first, as long as there is anything left to prevent."""
    occasion, before = Occasion("would-lose", loss.who), s.occasion
    occasion.loss = loss
    for owner in clockwise_from(s, loss.who.seat):
        if PREVENTS.isdisjoint(map(NAME, owner.cards)):
            continue
        while (loss.health > 0 or loss.sanity > 0) and not loss.who.gone:
            cards = [one for one in owner.cards if one.card.key in PREVENTIONS and against(s, owner, one, loss)]
            if not cards:
                break
            options: list[Option[Owned | None]] = [PASS, *[Option(card, "prevent-with", (card.key,)) for card in cards]]
            about = (loss.who.key, str(loss.health), str(loss.sanity))
            left = Note("left-of", (str(loss.who.health), str(loss.who.sanity)))
            card = yield from choose(
                owner.seat, "prevent-loss", options, about, notes=(left,), preview=partial(odds, s, owner)
            )
            if card is None:
                break
            s.occasion = occasion
            loss.used.append(card.key)
            s.log("prevents", who=owner.key, card=card.key, of=None if owner is loss.who else loss.who.key)
            yield from resolve(s, PREVENTIONS[card.card.key].run, owner, card)
    s.occasion = before


def odds(s: World, owner: Investigator, option: Option[Owned | None]) -> Preview | None:
    """How likely it is that the card helps, where it takes a test."""
    told = None if option.value is None else PREVENTIONS[option.value.card.key].odds
    return None if told is None else told(s, owner)


def against(s: World, owner: Investigator, card: Owned, loss: Loss) -> bool:
    return card.key not in loss.used and PREVENTIONS[card.card.key].can(s, owner, card, loss)


@cites("EH-HEALTH-02", "EH-HEALTH-03")
def recover(s: World, who: Investigator, health: int = 0, sanity: int = 0) -> None:
    """Never above the maximum."""
    health = min(health, who.max_health - who.health)
    sanity = min(sanity, who.max_sanity - who.sanity)
    if health > 0 or sanity > 0:
        who.health += health
        who.sanity += sanity
        s.log("recovered", who=who.key, health=health, sanity=sanity)


def can_spend(who: Investigator, health: int = 0, sanity: int = 0) -> bool:
    """The last Health and the last Sanity cannot be spent."""
    return who.health > health and who.sanity > sanity


def spend(s: World, who: Investigator, health: int = 0, sanity: int = 0) -> None:
    """As a payment: nobody can prevent it."""
    who.health -= health
    who.sanity -= sanity
    s.log("spent", who=who.key, health=health, sanity=sanity)
