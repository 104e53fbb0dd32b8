"""Green Items: of the medics. Clothes are in `items`."""

from __future__ import annotations

from collections.abc import Sequence

from seance.engine import Flow, Target, cites
from seance.games.nemesis.rules.contamination import contaminate, is_contamination, scan
from seance.games.nemesis.rules.hand import choose_discards, draw_cards
from seance.games.nemesis.rules.pieces import Crew
from seance.games.nemesis.rules.printed import CLEAN, CONTAMINATION, INFECTED
from seance.games.nemesis.rules.registers import item_action, nothing
from seance.games.nemesis.rules.state import Ship
from seance.games.nemesis.rules.targets import wounds_to_dress, wounds_to_heal

from .items import dress_wound
from .rooms_basic import HURT, TO_DRESS, TO_HEAL, heal_all_light, heal_one
from .shared import CONTAMINATED

# ---- Bandages and Medkit ---------------------------------------------------------------------------------------

for _dressing in ("bandages", "medkit"):
    item_action(_dressing, dress_wound, wounds_to_dress, (TO_DRESS,), verb="use-dress")
item_action("bandages", heal_all_light, nothing, (HURT,), verb="use-heal-light")
item_action("medkit", heal_one, wounds_to_heal, (TO_HEAL,), verb="use-heal")

# ---- Synthetic Food, Adrenaline, Military Drugs ----------------------------------------------------------------

FOOD, INJECTION, DRUGS = 2, 1, 1


def eat(s: Ship, who: Crew, _: None) -> None:
    draw_cards(s, who, FOOD)


def inject(s: Ship, who: Crew, _: None) -> None:
    """As many actions as one likes, and then there is nothing left but to pass."""
    s.endless = True
    s.log("restless", crew=who.key)
    draw_cards(s, who, INJECTION)


@cites("NEM-CONT-03")
def take_drugs(s: Ship, who: Crew, _: None) -> Flow[None]:
    """Contamination cards may be discarded too."""
    n = yield from choose_discards(s, who, 0, len(who.hand), "military-drugs", only_actions=False)
    draw_cards(s, who, n + DRUGS)


item_action("synthetic-food", eat, nothing)
item_action("adrenaline-injection", inject, nothing)
item_action("military-drugs", take_drugs, nothing)

# ---- Alcohol ---------------------------------------------------------------------------------------------------


def contamination_in_hand(s: Ship, who: Crew) -> Sequence[Target[str]]:
    """What was scanned before is known."""
    return [((key,), key) for key in dict.fromkeys([card.key for card in who.hand if is_contamination(card)])]


@cites("NEM-SCAN-02", "NEM-SCAN-03", "NEM-SCAN-09")
def drink(s: Ship, who: Crew, key: str) -> None:
    """The card leaves the game, whatever it was; infected, it brings a new one, and no Larva."""
    card = BY_KEY[key]
    who.hand.remove(card)
    infected = scan(s, card) is INFECTED
    s.log("scanned", crew=who.key, n=1, infected=int(infected))
    if infected:
        contaminate(s, who)


BY_KEY = {card.key: card for card in (CONTAMINATION, INFECTED, CLEAN)}

item_action("alcohol", drink, contamination_in_hand, (CONTAMINATED,), verb="use-on")
