"""How Nemesis plays itself: what a view is worth, and what is answered without much thought."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from seance.engine import Ask, Option, View
from seance.engine.mind import Fact, Mind
from seance.games.nemesis.rules.printed import COMBAT_DIE, COORDINATES, NOISE_DIE, WEAKNESS_SLOTS, Condition
from seance.games.nemesis.show.view import LookedAtView, NemesisView, top_of

from .aims import OBJECTIVES, kind_of
from .duties import DESTROYED, duties, objectives, together, unseen
from .evaluation import parts, worth
from .prospects import NEEDED_ENGINES, Chart
from .reasons import facts
from .weights import W

CONTAMINATION = ("contamination", "infected", "clean")
PAYMENT = "pay-with"
CORPSE = "blue-character-corpse"  # the only thing that is wanted where it can be laid down
HELD = {
    "intruder-carcass": 0, "character-corpse": 1, "holographic-computer": 2, "fire-extinguisher": 3,
    "motion-tracker": 3, CORPSE: 5, "intruder-egg": 6,
}  # fmt: skip  # what is dropped first when the hands are full, in this order
WEAPON = 4
EASE = (
    "destination-earth", "salvaging-the-prime-asset", "the-oldest-friend", "quarantine", "best-friends-forever",
    "emergency-post-mortem", "special-delivery", "a-proper-burial", "the-right-moment-to-strike", "greener-pastures",
    "an-old-feud", "hostile-takeover", "the-final-enlightenment", "ab-ovo", "my-precious", "first-contact-protocol",
    "extreme-field-biology", "clean-up-crew", "aliens-on-a-spaceship", "necroscopy", "cutting-off-the-head",
    "the-great-hunt", "no-man-left-behind", "relentless-investigator", "hoarder",
)  # fmt: skip  # objectives, the easiest first
OFF = ("pass", "done", "refuse")
ON = ("launch", "react", "spend-ammo", "use")  # what is done when it is offered in passing
HABITS = ("interrupt", "trade-show", "trade-give", "trade-want")


CORPSE_SLOT = WEAKNESS_SLOTS.index("character-corpse")
TURN = ("your-action", "before-turn-ends")
STARTS = ("act-start", "use-start")
DOORS = ("play-door", "use-door")
ENGINE_WORK = ("play-engine", "use-engine")
CHECKS = ("act-check", "play-coordinates")
NEVER = ("trade", "announce", "play-break", "play-destroy", "play-break-down")  # they help nobody who does not plot


def things_wanted(view: NemesisView) -> set[str]:
    """The kinds of heavy objects for which an objective asks that this seat pursues."""
    found: set[str] = set()
    for one in demands(view):
        if one.kind in ("carried-away", "object-in-room", "weakness-discovered"):
            found.add(one.what)
        elif one.kind == "weaknesses-discovered" and sum(map(bool, view.weaknesses)) < one.number:
            found.update([slot for slot, known in zip(WEAKNESS_SLOTS, view.weaknesses, strict=True) if not known])
    return found


def demands(view: NemesisView) -> Iterator[Condition]:
    """Of the own objectives, or of all if they are everybody's."""
    for objective in objectives(view) if view.mode == "coop" else view.crew[view.seat].objective_cards:
        for way in OBJECTIVES[objective].any_of:
            yield from way


def to_lay_down(view: NemesisView) -> str:
    """What this seat has brought to where an objective wants it."""
    me = view.crew[view.seat]
    here = next((room.tile for room in view.rooms if room.key == me.room), "")
    wanted = [one.what for one in demands(view) if one.kind == "object-in-room" and one.room == here]
    return next((held.key for held in me.hands if held.key in wanted), "")


def worth_a_thought(view: NemesisView, option: Option[object], wanted: set[str]) -> bool:
    verb, on = option.verb, option.on
    if verb == "melee":
        hurt = next(one.injuries for one in view.intruders if one.key == on[0])
        armed = any(held.ammo for held in view.crew[view.seat].hands)
        return on[0].startswith(("larva", "creeper")) or hurt >= W.nearly_dead or not armed
    if verb in STARTS and view.mode == "coop":
        return only_to_leave(view)
    if verb == "act-set" and view.mode == "coop":
        return leads_home(view, on[1].removeprefix("space-").upper())
    if verb == "pick-up" and delivered(view, on[0]):
        return False
    if verb == "pick-up":
        return kind_of(on[0]) in wanted or ("character-corpse" in wanted and "corpse" in on[0])
    if verb == "drop-things":
        return to_lay_down(view) != ""
    if verb in ENGINE_WORK:
        return not known_engine(view).endswith("working") and not seen_by_friends(view, engine_here(view))
    if verb == "act" and on[0] == "engine-control-room":
        return any(not top_of(engine) and not seen_by_friends(view, engine) for engine in view.engines)
    if verb == "act" and on[0].startswith("engine-"):
        return not known_engine(view) and not seen_by_friends(view, engine_here(view))
    if verb in CHECKS:
        return not top_of(view.coordinates) and not seen_by_friends(view, view.coordinates)
    if verb in DOORS:
        return any(one.key == on[1] and one.door == "door-closed" for one in view.corridors)
    return verb not in NEVER


def leads_home(view: NemesisView, space: str) -> bool:
    """Full cooperation: would the ship then go to Earth, as far as this seat has seen, and does it not already?"""
    card = next((one for one in COORDINATES if one.key == top_of(view.coordinates)), None)
    if card is None:
        return False
    return card.destinations[view.destination] != "earth" and card.destinations[space] == "earth"


def delivered(view: NemesisView, thing: str) -> bool:
    """Does it lie where an objective wants it? Unless the Laboratory wants it too."""
    wanted = list(demands(view))
    if any(one.kind == "weaknesses-discovered" for one in wanted) and not view.weaknesses[CORPSE_SLOT]:
        return False
    here = next(room for room in view.rooms if room.key == view.crew[view.seat].room)
    brought = [one.what for one in wanted if one.kind == "object-in-room" and one.room == here.tile]
    return kind_of(thing) in brought and thing in here.objects


def only_to_leave(view: NemesisView) -> bool:
    """Full cooperation: has all been done for which the ship is still needed, but not what wants it destroyed?"""
    wanted = dict(together(objectives(view))).get(DESTROYED)
    if wanted is None:
        return False
    chart, before = Chart(view), [one for one in wanted if one.kind != "ship-destroyed"]
    return len(before) < len(wanted) and not duties(chart, before) and not unseen(chart, before)


def engine_here(view: NemesisView) -> LookedAtView | None:
    here = next((room.tile for room in view.rooms if room.key == view.crew[view.seat].room), "")
    return next((one for n, one in enumerate(view.engines, 1) if here == f"engine-{n}"), None)


def known_engine(view: NemesisView) -> str:
    """What this seat knows of the engine at which it stands."""
    engine = engine_here(view)
    return "" if engine is None else top_of(engine)


def seen_by_friends(view: NemesisView, deck: LookedAtView | None) -> bool:
    """In full cooperation nobody looks again: who has found damage mends it."""
    if deck is None or view.mode != "coop" or view.seat in deck.known_by:
        return False
    return any(view.crew[seat].fate != "dead" for seat in deck.known_by)


def card_worth(view: NemesisView, card: str) -> float:
    """How much this seat may want to play it soon."""
    me, worth = view.crew[view.seat], float(W.cards.get(card, -1))
    if card in W.repairing:
        return worth + W.repairs_wanted if in_doubt(view) else worth - W.out_of_place
    if card in ("search", "scavenging"):
        return worth if any(room.key == me.room and room.items for room in view.rooms) else worth - W.out_of_place
    if card == "rest":
        return worth + W.rest_wanted * any(one in CONTAMINATION for one in me.hand)
    return worth


def in_doubt(view: NemesisView) -> bool:
    """Could work on an engine still be needed?"""
    return sum([top_of(engine).endswith("working") for engine in view.engines]) < NEEDED_ENGINES


def least_useful(view: NemesisView, ask: Ask[object]) -> int:
    worth = [card_worth(view, option.on[0]) if option.on else 99.0 for option in ask.options]
    return worth.index(min(worth))


def discarded(view: NemesisView, ask: Ask[object]) -> int:
    """Contamination; and if a repair card is wanted, what stands in the way of drawing it."""
    hand = view.crew[view.seat].hand
    seeks = in_doubt(view) and not any(card in W.repairing for card in hand) and len(ask.options) - 1 > W.ready
    for place, option in enumerate(ask.options):
        if option.on and (option.on[0] in CONTAMINATION or (seeks and W.cards.get(option.on[0], 9) < W.kept_card)):
            return place
    return len(ask.options) - 1


class NemesisMind(Mind):
    dice: Mapping[str, Sequence[str]] = {"noise": NOISE_DIE, "combat": COMBAT_DIE}
    in_passing = 2
    weighty = ("which-character", "which-objective")
    doubt = 0.07
    horizon = ("event",)
    glances = 2

    def worth(self, view: View) -> float:
        assert isinstance(view, NemesisView)
        return worth(view)

    def parts(self, view: View) -> Mapping[str, float]:
        assert isinstance(view, NemesisView)
        return parts(view)

    def facts(self, view: View) -> Sequence[Fact]:
        assert isinstance(view, NemesisView)
        return facts(view)

    def out_of_sight(self, view: View) -> Collection[str]:
        """Tokens of the bag and the supply have the names of the Intruders that they may become."""
        assert isinstance(view, NemesisView)
        return {*view.bag, *view.supply}.difference([one.key for one in view.intruders])

    def payment(self, view: View, ask: Ask[object]) -> list[str]:
        assert isinstance(view, NemesisView)
        if ask.prompt != PAYMENT:
            return []
        return [one.key for one in sorted(ask.choices, key=lambda one: card_worth(view, one.on[0]))[: ask.min]]

    def sensible(self, view: View, ask: Ask[object]) -> Sequence[int]:
        assert isinstance(view, NemesisView)
        if ask.prompt in (PAYMENT, "discard-cards"):
            return (least_useful(view, ask),)
        if ask.prompt == "discard-on-pass":
            return (discarded(view, ask),)
        if ask.prompt == "what-to-drop":
            laid = to_lay_down(view)
            return (next((i for i, option in enumerate(ask.options) if option.on == (laid,)), len(ask.options) - 1),)
        if ask.prompt in HABITS:
            return (self.quick(ask),)
        if ask.prompt not in TURN:
            return range(len(ask.options))
        wanted = things_wanted(view)
        found = [i for i, option in enumerate(ask.options) if worth_a_thought(view, option, wanted)]
        return found or range(len(ask.options))

    def span(self, view: View) -> int:
        assert isinstance(view, NemesisView)
        return view.round

    def quick(self, ask: Ask[object]) -> int:
        """By what is asked, and by the names of what is offered."""
        options = ask.options
        if ask.prompt in (PAYMENT, "discard-cards"):
            return min(range(len(options)), key=lambda i: W.cards.get(options[i].on[0], 0) if options[i].on else 99)
        if ask.prompt == "discard-on-pass":
            return next(
                (i for i, option in enumerate(options) if option.on and option.on[0] in CONTAMINATION), len(options) - 1
            )
        if ask.prompt == "what-to-drop":
            return next((i for i, option in enumerate(options) if option.on == (CORPSE,)), len(options) - 1)
        if ask.prompt == "hands-full":
            return min(range(len(options)), key=lambda i: HELD.get(kind_of(options[i].on[0]), WEAPON))
        if ask.prompt == "which-objective":
            return min(range(len(options)), key=lambda i: EASE.index(options[i].on[0]))
        if ask.prompt == "keep-item":
            return max(range(len(options)), key=lambda i: W.items.get(options[i].on[0], W.any_item))
        if ask.prompt == "engine-tokens":
            return next(i for i, option in enumerate(options) if option.on[0].endswith("working"))
        for wanted in (OFF, ON) if ask.prompt == "interrupt" else (ON, OFF):
            for i, option in enumerate(options):
                if option.verb in wanted:
                    return i
        return 0


MIND = NemesisMind()
