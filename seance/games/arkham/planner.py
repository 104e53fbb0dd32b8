"""How Arkham Horror plays itself: what a view is worth, and what is answered without much thought."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from seance.engine import Ask, Option, View

from .evaluation import parts, worth
from .printed import PLAYER_CARDS
from .under_way import AUTO_FAIL
from .view import ArkhamView, HandView, TestView

OFF = ("pass", "done", "go-on", "no-lita", "stay-away", "end-turn", "no")
YES = ("when-token-revealed", "would-fail", "after-enemy-defeated", "when-harm-assigned", "after-test-succeeds")
THOUGHTLESS = ("investigator", "lead", "mulligan", "assign-damage", "assign-horror", "order-results", "put-back",
               "discard-in-which-order", "discard-from-hand", "make-room")  # fmt: skip
NEVER = ("leave", "resign")  # unless nothing else can be done
STRONG = ("roland-banks", "wendy-adams", "agnes-baker", "daisy-walker", "skids-otoole")
SURE = 0.9  # a test that needs no more cards
WORTHWHILE, LAST_RESORT = 0.1, 0.2  # how much a skill card, and any other card, must help
HOPELESS = 0.35  # below this, even with the card, it is kept


class ArkhamMind:
    dice: Mapping[str, Sequence[str]] = {}
    pauses = ("upkeep-begins",)  # what encounters may come is no reason to stand elsewhere
    parts_of_a_choice = ()
    worlds = (4, 6)

    def worth(self, view: View) -> float:
        assert isinstance(view, ArkhamView)
        return worth(view)

    def parts(self, view: View) -> Mapping[str, float]:
        assert isinstance(view, ArkhamView)
        return parts(view)

    def sensible(self, view: View, ask: Ask[object]) -> Sequence[int]:
        assert isinstance(view, ArkhamView)
        if ask.prompt == "commit":
            return (committed(view, ask),)
        if ask.prompt == "mulligan":
            return (replaced(view, ask),)
        if ask.prompt in THOUGHTLESS:
            return (self.quick(ask),)
        found = [i for i, option in enumerate(ask.options) if option.verb not in NEVER]
        return found or range(len(ask.options))

    def quick(self, ask: Ask[object]) -> int:
        """By what is asked, and by the names of what is offered."""
        options = ask.options
        if ask.prompt == "investigator":
            return min(range(len(options)), key=lambda i: STRONG.index(options[i].on[0]))
        if ask.prompt in ("assign-damage", "assign-horror"):
            return next(
                (i for i, option in enumerate(options) if option.on and "-" in option.on[0] and is_asset(option)), 0
            )
        if ask.prompt in ("discard-from-hand", "make-room"):
            return min(range(len(options)), key=lambda i: cheapness(options[i]))
        if ask.prompt == "commit" and not ask.chosen:  # as a rule one card is spent on a test
            return next((i for i, option in enumerate(options) if option.verb == "commit"), 0)
        if ask.prompt in YES:
            return next((i for i, option in enumerate(options) if option.verb not in OFF), 0)
        return next((i for i, option in enumerate(options) if option.verb in OFF), 0)


def is_asset(option: Option[object]) -> bool:
    return option.on[0].rpartition("-")[0] in PLAYER_CARDS


def cheapness(option: Option[object]) -> float:
    card = PLAYER_CARDS.get(option.on[0]) if option.on else None
    return 99.0 if card is None else (card.cost or 0) + 2 * (card.level or 0)


# ---- commits -----------------------------------------------------------------------------------------------------


def committed(view: ArkhamView, ask: Ask[object]) -> int:
    """The card that helps most, if it helps enough; otherwise nothing more."""
    done = next((i for i, option in enumerate(ask.options) if option.verb in OFF), 0)
    test = view.test
    if test is None or test.chance >= SURE:
        return done
    hand = {card.card: card for card in view.investigators[ask.seat].hand}
    best, choice = 0.0, done
    for i, option in enumerate(ask.options):
        card = hand.get(option.on[0]) if option.verb == "commit" and option.on else None
        if card is None:
            continue
        after = chance_with(test, icons(card, test.skill))
        needed = WORTHWHILE if card.kind == "skill" else LAST_RESORT
        gain = after - test.chance
        if gain >= needed and after >= HOPELESS and gain > best:
            best, choice = gain, i
    return choice


def icons(card: HandView, skill: str) -> int:
    return card.icons.get(skill, 0) + card.icons.get("wild", 0)


def chance_with(test: TestView, more: int) -> float:
    """The share of tokens with which it would succeed."""
    if not test.bag:
        return test.chance
    skill = test.base + sum([part.n for part in test.parts]) + more
    good = [
        one.chance == 1 or (one.token != AUTO_FAIL and max(0, skill + one.n) >= test.difficulty) for one in test.bag
    ]
    return sum(good) / len(good)


def replaced(view: ArkhamView, ask: Ask[object]) -> int:
    """In an opening hand: what costs much, and skill cards, as long as there is no weapon."""
    cards = [PLAYER_CARDS.get(card.card) for card in view.investigators[ask.seat].hand]
    armed = any(card is not None and "weapon" in card.traits for card in cards)
    done = next((i for i, option in enumerate(ask.options) if option.verb in OFF), 0)
    for i, option in enumerate(ask.options):
        card = PLAYER_CARDS.get(option.on[0]) if option.on else None
        if card is not None and not armed and (card.kind == "skill" or (card.cost or 0) > 3):
            return i
    return done


MIND = ArkhamMind()
