"""Between two scenarios: cards are bought, players come and go, and the campaign moves on or ends."""

from __future__ import annotations

from seance.engine import Deed, Flow, Option, Preview, Refusal, choose, cites

from .campaign import collection_of, deck_of, is_away, is_won, living, next_scenario, resolution_of
from .deck_building import is_permanent
from .newcomers import bury, come_back, could_come_back, join, leave, may_leave, unused
from .pieces import Investigator
from .printed import PlayerCard
from .purchases import Buyer, bar_to_buy, bar_to_upgrade, buy, can_be_bought, for_sale, price, removable, upgrades
from .registers import AFTER_SCENARIO, step
from .setup import begin_next_scenario
from .state import Table
from .telling import tell

GO_ON, LEAVE = "go-on", "leave"


class Deal:
    """A card that may be bought, and the lower version that makes room for it."""

    __slots__ = ("card", "instead_of")

    def __init__(self, card: PlayerCard, instead_of: PlayerCard | None = None) -> None:
        self.card = card
        self.instead_of = instead_of


@cites("AHC-WIN-04", "AHC-WIN-05", "AHC-NXT-01", "AHC-TRA-12")
def after_scenario(s: Table) -> None:
    """A standalone game is over; a campaign goes on, whatever the outcome, until its last scenario."""
    if s.mode == "standalone":
        raise s.over("won-standalone" if is_won(s.scenario, s.resolution) else "lost-standalone")
    bury(s)
    sheet = resolution_of(s.scenario, s.resolution)
    if sheet.ends:
        end_campaign(s)
        tell(s, sheet.notes[0])
        raise s.over(f"{sheet.ends}-{sheet.notes[0]}")
    players = s.investigators[s.lead :] + s.investigators[: s.lead]
    s.then(*[between_scenarios(who) for who in players], begin_next_scenario(next_scenario(sheet)))


AFTER_SCENARIO.append(after_scenario)


def end_campaign(s: Table) -> None:
    """With what it has brought to whoever saw its end."""
    for who in living(s):
        if who.xp or who.paid:
            s.log("experience-in-all", who=who.key, n=who.xp + who.paid)
    s.log("campaign-ends")


@step("between-scenarios")
def between_scenarios(s: Table, who: Investigator) -> Deed:
    if who.killed:
        return replace(s, who)
    return come_or_stay_away(s, who) if is_away(s, who) else spend_experience(s, who)


@cites("AHC-TRA-10", "AHC-TRA-11", "AHC-TRA-12")
def replace(s: Table, who: Investigator) -> Flow[None]:
    """Whoever was killed or driven insane must choose a new investigator; if none is left, the campaign is lost."""
    free = unused(s)
    if not free:
        end_campaign(s)
        s.log("none-left", who=who.key)
        tell(s, "nobody-left")
        raise s.over("lost-nobody-left")
    key = yield from choose(who.seat, "new-investigator", [Option(key, "join", (key,)) for key in free], (who.key,))
    join(s, who.seat, key)


@cites("AHC-JLV-01", "AHC-JLV-03", "AHC-JLV-04")
def come_or_stay_away(s: Table, who: Investigator) -> Flow[None]:
    """Of a seat that somebody has left, or that nobody has taken yet."""
    options = [Option(("back", key), "come-back", (key,)) for key in could_come_back(s, who.seat)]
    options += [Option(("new", key), "join", (key,)) for key in unused(s)]
    about = () if who.nobody else (who.key,)
    how, key = yield from choose(who.seat, "come-back", [*options, Option(("", ""), "stay-away")], about)
    if how == "back":
        come_back(s, who.seat, key)
    elif how == "new":
        join(s, who.seat, key)


@cites("AHC-XP-05", "AHC-XP-12", "AHC-XP-13", "AHC-XP-14", "AHC-JLV-01")
def spend_experience(s: Table, who: Investigator) -> Flow[None]:
    """Buy one card after another; what is left is kept."""
    buyer = Buyer(deck_of(who), who.xp, collection_of(s))
    options: list[Option[Deal | str]] = [
        Option(Deal(new, old), "upgrade", (old.key, new.key))
        for old, new in upgrades(buyer.deck)
        if bar_to_upgrade(buyer, old, new) is None
    ]
    options += [Option(Deal(card), "buy", (card.key,)) for card in can_be_bought(buyer)]
    options.append(Option(GO_ON, "go-on"))
    if may_leave(s, who):
        options.append(Option(LEAVE, "leave"))
    deal = yield from choose(
        who.seat, "spend-experience", options, (who.key, str(who.xp)), why=lambda: refused(buyer), preview=price_of
    )
    if isinstance(deal, Deal):
        yield from make_deal(s, who, buyer, deal)
        s.then(between_scenarios(who))
    elif deal == LEAVE:
        leave(s, who)
    else:
        s.log("unspent", who=who.key, n=who.xp)


@cites("AHC-XP-05", "AHC-XP-08")
def make_deal(s: Table, who: Investigator, buyer: Buyer, deal: Deal) -> Flow[None]:
    """A new card needs room: another one is removed, unless an upgrade takes its place."""
    removed = deal.instead_of
    if removed is None and not is_permanent(deal.card):
        options = [Option(card, "remove", (card.key,)) for card in removable(buyer.deck)]
        removed = yield from choose(who.seat, "make-room", options, (deal.card.key,))
    cost = price(deal.card, removed)
    buy(buyer, deal.card, removed)
    who.owned, who.xp = list(buyer.deck.cards), buyer.experience
    who.paid += cost
    s.log("bought", who=who.key, card=deal.card.key, removed=None if removed is None else removed.key, n=cost)


def refused(buyer: Buyer) -> list[Refusal]:
    """Why the other cards cannot be bought."""
    found: list[Refusal] = []
    for card in for_sale():
        bar = bar_to_buy(buyer, card)
        if bar is not None:
            found.append(Refusal("buy", (card.key,), bar.rule, bar.reason, bar.fix))
    for old, new in upgrades(buyer.deck):
        bar = bar_to_upgrade(buyer, old, new)
        if bar is not None:
            found.append(Refusal("upgrade", (old.key, new.key), bar.rule, bar.reason))
    return found


def price_of(option: Option[object]) -> Preview | None:
    deal = option.value
    return Preview(cost=price(deal.card, deal.instead_of)) if isinstance(deal, Deal) else None
