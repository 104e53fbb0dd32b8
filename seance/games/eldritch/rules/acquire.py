"""Acquire Assets: a test of Influence, a loan, and what the reserve has to offer."""

from __future__ import annotations

from seance.engine import Flow, Note, Odds, Option, Preview, choose, cites

from .pieces import Investigator
from .possessions import can_gain_condition, fill_reserve, gain_condition, gain_from_reserve
from .printed import INFLUENCE, Asset
from .registers import RECEIVERS
from .skill_tests import at_least, dice_of, skill_test, success_from
from .state import World
from .under_way import Trial

DEBT = "debt"
LOAN = 2  # successes


@cites("EH-ACQ-01", "EH-ACQ-02", "EH-ACQ-03", "EH-ACQ-04", "EH-ACQ-05", "EH-ACQ-06")
def acquire(s: World, who: Investigator) -> Flow[None]:
    """Cards for as much value as there are successes; who gains none may discard one of the reserve."""
    s.log("acquires", who=who.key)
    enough = sum([asset.value for asset in s.reserve])
    left = yield from skill_test(s, who, INFLUENCE, enough=enough, during="acquire")
    left += yield from bank_loan(s, who, left)
    gained = False
    while not who.gone and not s.action_over:
        affordable = [asset for asset in s.reserve if asset.value <= left]
        if not affordable:
            break
        options: list[Option[Asset | None]] = [Option(asset, "buy", (asset.key,)) for asset in affordable]
        asset = yield from choose(
            who.seat, "acquire-what", [*options, DONE], (who.key, str(left)), preview=lambda option: price(option.value)
        )  # fmt: skip
        if asset is None:
            break
        left -= asset.value
        gained = True
        receiver = yield from choose_receiver(s, who, asset)
        yield from gain_from_reserve(s, receiver, asset)
    if not gained and not who.gone and not s.action_over:
        s.log("acquires-nothing", who=who.key)
        yield from discard_from_reserve(s, who)
    fill_reserve(s)


DONE: Option[None] = Option(None, "done", ends=True)


def hope(s: World, who: Investigator) -> Preview:
    """How likely the test is to buy anything at all."""
    trial = Trial(who, INFLUENCE, 0, "acquire", 1)
    share = at_least(1, dice_of(s, who, trial), success_from(who))
    return Preview(odds=(Odds("any-success", round(share, 3)),), notes=(Note("buys"),))


def bank_loan(s: World, who: Investigator, result: int) -> Flow[int]:
    """Printed on the board: who has no Debt may gain one to have two successes more."""
    if not can_gain_condition(s, who, DEBT) or not buys_more(s, result):
        return 0
    if not (
        yield from choose(
            who.seat, "bank-loan", [Option(False, "no"), Option(True, "yes")], (who.key, str(result), "debt")
        )
    ):
        return 0
    owned = yield from gain_condition(s, who, DEBT, chosen=True)
    return LOAN if owned is not None else 0


def buys_more(s: World, result: int) -> bool:
    """Are there cards that cost more together than the result, but not more than with the loan?"""
    sums = {0}
    for asset in s.reserve:
        sums |= {price + asset.value for price in sums}
    return any(result < price <= result + LOAN for price in sums)


def price(asset: object) -> Preview | None:
    """How many of the successes it takes."""
    return Preview(notes=(Note("worth", (str(asset.value),)),)) if isinstance(asset, Asset) else None


def choose_receiver(s: World, who: Investigator, asset: Asset) -> Flow[Investigator]:
    others = RECEIVERS.get(who.key)
    if others is None:
        return who
    options = [Option(one, "give-to", (one.key,)) for one in (who, *others(s, who))]
    return (yield from choose(who.seat, "who-receives", options, (asset.key,)))


def discard_from_reserve(s: World, who: Investigator) -> Flow[None]:
    options: list[Option[Asset | None]] = [Option(asset, "discard", (asset.key,)) for asset in s.reserve]
    asset = yield from choose(
        who.seat, "discard-from-reserve", [*options, DONE], (who.key,), notes=(Note("reserve-renewed"),)
    )
    if asset is not None:
        s.reserve.remove(asset)
        s.assets.discard.append(asset)
        s.log("from-reserve", who=who.key, card=asset.key)
