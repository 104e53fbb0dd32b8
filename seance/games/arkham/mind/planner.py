"""How Arkham Horror plays itself: what a view is worth, and what is answered without much thought."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence

from seance.engine import PASS, Ask, Option, View
from seance.engine.mind import Fact, Habit, Mind
from seance.games.arkham.rules.printed import AGILITY, COMBAT, PLAYER_CARDS
from seance.games.arkham.show.view import ArkhamView, HandView, InvestigatorView, TestView

from .commits import TALENTS, boost, commits, committing
from .evaluation import in_hand, parts, worth
from .prospects import WEAPONS
from .reasons import facts
from .weights import W

OFF = ("pass", "done", "go-on", "no-lita", "stay-away", "end-turn", "no")
YES = ("when-token-revealed", "would-fail", "after-enemy-defeated", "when-harm-assigned", "after-test-succeeds",
       "when-test-succeeds")  # fmt: skip
THOUGHTLESS = ("investigator", "lead", "order-results", "put-back", "discard-in-which-order", "make-room",
               "new-investigator", "come-back", "how-it-ended", "who-takes-lita",
               "was-the-ghoul-priest-overcome")  # fmt: skip
CHOSEN = ("yes", "take-lita", "interrogated")  # of such questions the answer that helps
NEVER = ("leave", "resign")  # unless nothing else can be done
BEST_ENDINGS = ("the-gathering-r2", "the-midnight-masks-r1")  # of scenarios that are told, not played
STRONG = ("roland-banks", "skids-otoole", "daisy-walker", "agnes-baker", "wendy-adams")
RITUALISTS = ("roland-banks", "wendy-adams", "agnes-baker", "skids-otoole", "daisy-walker")  # for the last scenario
FIGHTERS = ("roland-banks", "skids-otoole", "agnes-baker")
ALWAYS_KEPT = ("emergency-cache", "deduction", "working-a-hunch", "drawn-to-the-flame")
ONLY_ENGAGED = ("mind-over-matter", "dynamite-blast", "cunning-distraction", "blinding-light-01066", "backstab",
                "elusive", "barricade")  # fmt: skip  # cards that are for whoever has an enemy about


SHIELDS = {"leather-coat": 0, "bulletproof-vest": 0, "elder-sign-amulet": 0, "research-librarian": 1, "guard-dog": 1,
           "stray-cat": 2, "arcane-initiate": 2, "holy-rosary": 2}  # fmt: skip  # what takes harm gladly, in this order
DEBTS = "hospital-debts"
BACK_TO_HAND = "magnifying-glass-01040"  # which costs nothing: a planner would lay it down and take it up forever
BLADES = ("machete", "knife", "switchblade")  # an attack with one of them costs no more than with bare hands
IN_TESTS = (*TALENTS,)  # what helps in a test is decided there


class ArkhamMind(Mind):
    # what encounters may come is no reason to stand elsewhere, nor the next scenario a reason not to end this one
    pauses = ("upkeep-begins", "scenario-ends")
    parts_of_a_choice = ("which-skill",)
    worlds = (4, 6)
    computed = ("commit",)
    doubt = 0.07
    settled = ("advance",)  # an act that is done too early: the new places look like gain, and nobody is ready
    horizon = pauses
    vague = ("rounds", "work", "reached")  # what they come from says more

    def worth(self, view: View) -> float:
        assert isinstance(view, ArkhamView)
        return worth(view)

    def parts(self, view: View) -> Mapping[str, float]:
        assert isinstance(view, ArkhamView)
        return parts(view)

    def facts(self, view: View) -> Sequence[Fact]:
        assert isinstance(view, ArkhamView)
        return facts(view)

    def out_of_sight(self, view: View) -> Collection[str]:
        """Cards that lie somewhere in a deck: only luck brings one of them."""
        assert isinstance(view, ArkhamView)
        hidden = {card for who in view.investigators for card in who.owned}
        for who in view.investigators:
            hidden.difference_update([one.card for one in who.hand], who.deck.discard)
            hidden.difference_update([one.card for one in (*who.assets, *who.threats)])
        return hidden

    def habit(self, view: View, ask: Ask[object], keys: Sequence[str]) -> Habit | None:
        assert isinstance(view, ArkhamView)
        if ask.prompt == "commit" and view.test is not None and view.test.bag:
            return committing(view.test, keys)
        if ask.prompt != "mulligan":
            return None
        who = view.sitter(ask.seat)
        if keys and not is_armed(who):
            return Habit("look-for-weapon", (who.key,))
        return Habit("later" if keys else "ready")

    def chances(self, view: View) -> Mapping[str, Sequence[str]]:
        """The tokens: the imagined worlds together get nearly what is in the bag."""
        assert isinstance(view, ArkhamView)
        return {"chaos": view.bag} if view.bag else {}

    def payment(self, view: View, ask: Ask[object]) -> list[str]:
        """Clues of the group; and effects come in the order in which they are listed, where none is wished."""
        keys = [option.key for option in ask.choices]
        if ask.prompt == "spend-clues":
            return shared_out(keys, ask.min)
        return keys if ask.prompt == "order-results" else []

    def sensible(self, view: View, ask: Ask[object]) -> Sequence[int]:
        assert isinstance(view, ArkhamView)
        if ask.prompt == "commit":
            return (next_of(ask, commits(view, ask)),)
        if ask.prompt == "mulligan":
            return (next_of(ask, replaced(view, ask)),)
        if ask.prompt == "discard-from-hand":
            return (cheapest(view, ask),)
        if ask.prompt == "investigator" and view.scenario == "the-devourer-below":
            return (first_in(RITUALISTS, ask),)
        if ask.prompt in THOUGHTLESS:
            return (self.quick(ask),)
        if ask.common and PASS.key in ask.keys:  # a bot leaves it to the people at the table
            return (ask.keys.index(PASS.key),)
        if ask.prompt == "who-goes-next":
            return (first_of(view, ask),)
        if ask.prompt == "when-token-revealed" and view.test is not None and is_enough(view.test):
            return (off(ask.options),)
        if ask.prompt == "player-window" and view.test is not None:
            return (boost(view, ask, off(ask.options)),)
        scene = Scene(view, ask)
        found = [i for i, option in enumerate(ask.options) if scene.makes_sense(option)]
        return found or range(len(ask.options))

    def span(self, view: View) -> int:
        assert isinstance(view, ArkhamView)
        return view.round

    def spent(self, ask: Ask[object]) -> bool:
        """Whoever has an action left may take a resource; that stands at the beginning of the menu."""
        return ask.prompt == "your-action" and all(option.verb != "resource" for option in ask.options)

    def quick(self, ask: Ask[object]) -> int:
        """By what is asked, and by the names of what is offered."""
        options = ask.options
        if ask.prompt in ("investigator", "new-investigator"):
            return first_in(STRONG, ask)
        if ask.prompt == "come-back":
            return coming(ask)
        if ask.prompt == "lead":
            return len(options) - 1  # people at the table decide it
        if ask.prompt == "how-it-ended":
            return next((i for i, option in enumerate(options) if option.on[0] in BEST_ENDINGS), 0)
        if ask.prompt in ("assign-damage", "assign-horror"):
            return min(range(len(options)), key=lambda i: shielding(options[i].on[0].rpartition("-")[0]))
        if ask.prompt in ("discard-from-hand", "make-room"):
            return min(range(len(options)), key=lambda i: keeping(options[i]))
        if ask.prompt in YES:
            return next((i for i, option in enumerate(options) if option.verb not in OFF), 0)
        helps = next((i for i, option in enumerate(options) if option.verb in CHOSEN), None)
        return off(options) if helps is None else helps


class Scene:
    """Where a seat is asked: what makes no sense there need not be tried out."""

    def __init__(self, view: ArkhamView, ask: Ask[object]) -> None:
        who = self.who = view.sitter(ask.seat)
        self.view = view
        here = [enemy for enemy in view.enemies if enemy.location == who.location]
        self.met = bool(here)
        self.held = any(enemy.engaged == who.seat and not enemy.exhausted for enemy in here)
        self.nearly = any(enemy.health - enemy.damage == 1 for enemy in here)
        place = next((place for place in view.locations if place.key == who.location), None)
        self.clues = place is not None and place.clues > 0
        armed = [option.on for option in ask.options if option.verb == "fight-with"]
        self.bladed = {enemy for enemy, weapon, *_ in armed if weapon.rpartition("-")[0] in BLADES}
        self.idle = ask.prompt == "your-action" and who.actions > 0
        self.saving = len(who.hand) >= W.full_hand or any(is_dear(card, who) for card in who.hand)

    def makes_sense(self, option: Option[object]) -> bool:
        verb = option.verb
        if verb in NEVER:
            return False
        if verb in ("investigate", "investigate-with"):
            return self.clues
        if verb in ("draw", "resource"):
            return not self.held and self.saving == (verb == "resource")
        if verb == "end-turn":
            return self.held or not self.idle
        if verb == "fight":
            return option.on[0] not in self.bladed
        if verb in ("use", "use-2"):
            return self.uses(option.on[0])
        return self.met or verb != "play" or option.on[0] not in ONLY_ENGAGED

    def uses(self, card: str) -> bool:
        """Free abilities outside of tests: some only when it is time."""
        name = card.rpartition("-")[0]
        if card == "skids-otoole":
            return not self.idle and self.who.resources >= W.rich
        if name.startswith("beat-cop"):
            return self.nearly
        if name == DEBTS:
            return self.view.mode == "campaign" and self.who.resources >= W.rich
        return name != BACK_TO_HAND and name not in IN_TESTS


def is_enough(test: TestView) -> bool:
    """Does it succeed with the token that was revealed?"""
    return any(one.token == test.tokens[-1] and one.chance >= 1 for one in test.bag)


def is_dear(card: HandView, who: InvestigatorView) -> bool:
    """An asset that is worth playing and cannot be paid yet."""
    return (card.cost or 0) > who.resources and in_hand(card.card) >= W.held


def first_in(order: Sequence[str], ask: Ask[object]) -> int:
    return min(range(len(ask.options)), key=lambda i: order.index(ask.options[i].on[0]))


def coming(ask: Ask[object]) -> int:
    """A bot that has a seat takes it: as who was there, else as somebody new."""
    people = [i for i, option in enumerate(ask.options) if option.on]
    return min(people, key=lambda i: (ask.options[i].verb, STRONG.index(ask.options[i].on[0])), default=0)


def off(options: Sequence[Option[object]]) -> int:
    """To let it be, if that is possible; otherwise the first."""
    return next((i for i, option in enumerate(options) if option.verb in OFF), 0)


def next_of(ask: Ask[object], wanted: Sequence[int]) -> int:
    """The next link of a group whose places are to be chosen, or to be done with it."""
    group = ask.group
    if group is not None:
        for i, place in enumerate(group.next_places(ask.chosen)):
            if place in wanted and place not in ask.chosen:
                return i
    return off(ask.options)


def shielding(card: str) -> int:
    """Who takes harm first: what is made for it, then the investigator, then whoever is of more use."""
    return SHIELDS.get(card, len(SHIELDS) + (card in PLAYER_CARDS))


def keeping(option: Option[object]) -> float:
    """What it is worth to keep a card."""
    card = PLAYER_CARDS.get(option.on[0]) if option.on else None
    return 99.0 if card is None else in_hand(card.key) + (W.kept_skill if card.kind == "skill" else W.kept_other)


def first_of(view: ArkhamView, ask: Ask[object]) -> int:
    """Before a dangerous enemy whoever can slip it off; then whoever is engaged; else whoever fights best."""
    if PASS.key in ask.keys:  # all are asked: people decide, and else the lead
        return ask.keys.index(PASS.key)
    seats = {who.key: who for who in view.investigators}
    elite = any("elite" in enemy.traits and not enemy.exhausted and enemy.engaged >= 0 for enemy in view.enemies)

    def order(i: int) -> tuple[float, float]:
        who = seats[ask.options[i].on[0]]
        held = sum([enemy.engaged == who.seat for enemy in view.enemies])
        return (float(who.skills[AGILITY]), 0.0) if elite else (float(held), float(who.skills[COMBAT]))

    return max(range(len(ask.options)), key=order)


def shared_out(clues: Sequence[str], n: int) -> list[str]:
    """Of clues by their givers n: whoever has the most left gives the next one, so that nobody is left without."""
    left = Counter(clues)
    given: Counter[str] = Counter()
    for _ in range(n):
        giver = max(left, key=lambda key: left[key])
        left[giver] -= 1
        given[giver] += 1
    return [key for key in left for _ in range(given[key])]


def cheapest(view: ArkhamView, ask: Ask[object]) -> int:
    """A second copy of a card that is in play is worth little."""
    mine = [card.card for card in view.sitter(ask.seat).assets]
    return min(
        range(len(ask.options)),
        key=lambda i: (
            keeping(ask.options[i]) * (W.second_copy if ask.options[i].on and ask.options[i].on[0] in mine else 1.0)
        ),
    )


def replaced(view: ArkhamView, ask: Ask[object]) -> list[int]:
    """In an opening hand: whatever does not help from the start. Who has to fight looks for a weapon."""
    who = view.sitter(ask.seat)
    armed = is_armed(who)
    assert ask.group is not None
    return [i for i, option in enumerate(ask.group.options) if not is_kept(who, option.on[0], armed)]


def is_armed(who: InvestigatorView) -> bool:
    """Or need not be."""
    return who.key not in FIGHTERS or any(card.card in WEAPONS and card.card != "knife" for card in who.hand)


def is_kept(who: InvestigatorView, card: str, armed: bool) -> bool:
    if card in ALWAYS_KEPT:
        return True
    if card in WEAPONS:
        return who.key in FIGHTERS or card == "knife"
    return in_hand(card) >= (W.held if armed else W.held_unarmed)


MIND = ArkhamMind()
