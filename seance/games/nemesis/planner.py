"""How Nemesis plays itself: what a view is worth, and what is answered without much thought."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from seance.engine import Ask, Option, View

from .aims import OBJECTIVES, kind_of
from .evaluation import ANY_ITEM, ITEMS, worth
from .printed import COMBAT_DIE, NOISE_DIE, WEAKNESS_SLOTS
from .view import NemesisView

CONTAMINATION = ("contamination", "infected", "clean")
CARDS = {
    "interruption": 0, "demolition": 1, "rest": 2, "order": 3, "threat-assessment": 3, "access-denied": 3,
    "pyrotechnics": 2, "old-friend": 3, "ship-knowledge": 4, "computer-skills": 5, "motivation": 8, "piloting": 5,
    "technical-corridors-card": 3, "reload": 4, "suppressive-fire": 5, "covering-fire": 5, "full-auto": 5,
    "aimed-shot": 5, "steel-nerves": 5, "adrenaline": 6, "reconnaissance": 6, "scavenging": 6, "intranet": 5,
    "search": 6, "basic-repairs": 7, "repairs": 8, "quick-repairs": 9, "ingenuity": 6,
}  # fmt: skip  # the least useful is paid first
EASE = (
    "destination-earth", "salvaging-the-prime-asset", "the-oldest-friend", "quarantine", "best-friends-forever",
    "emergency-post-mortem", "special-delivery", "a-proper-burial", "the-right-moment-to-strike", "greener-pastures",
    "an-old-feud", "hostile-takeover", "the-final-enlightenment", "ab-ovo", "my-precious", "first-contact-protocol",
    "extreme-field-biology", "clean-up-crew", "aliens-on-a-spaceship", "necroscopy", "cutting-off-the-head",
    "the-great-hunt", "no-man-left-behind", "relentless-investigator", "hoarder",
)  # fmt: skip  # objectives, the easiest first
OFF = ("pass", "done", "refuse")
ON = ("launch", "react", "spend-ammo", "use")  # what is done when it is offered in passing
HABITS = ("pay-with", "discard-on-pass", "trade-show", "trade-give", "trade-want")


NEARLY_DEAD = 3  # Injuries; before that hand to hand is folly
DOORS = ("play-door", "use-door")
NEVER = ("trade", "announce", "play-break", "play-destroy", "play-break-down")  # they help nobody who does not plot


def things_wanted(view: NemesisView) -> set[str]:
    """The kinds of heavy objects that an objective of this seat asks for."""
    me = view.crew[view.seat]
    found: set[str] = set()
    for objective in me.objective_cards:
        for way in OBJECTIVES[objective].any_of:
            for one in way:
                if one.kind in ("carried-away", "object-in-room", "weakness-discovered"):
                    found.add(one.what)
                elif one.kind == "weaknesses-discovered":
                    found.update(WEAKNESS_SLOTS)
    return found


def worth_a_thought(option: Option[object], wanted: set[str], hurt: Mapping[str, int]) -> bool:
    if option.verb == "melee":
        return option.on[0].startswith(("larva", "creeper")) or hurt[option.on[0]] >= NEARLY_DEAD
    if option.verb == "pick-up":
        return kind_of(option.on[0]) in wanted or ("character-corpse" in wanted and option.on[0].endswith("corpse"))
    if option.verb == "drop-things":
        return "blue-character-corpse" in wanted
    return option.verb not in NEVER


class NemesisMind:
    dice: Mapping[str, Sequence[str]] = {"noise": NOISE_DIE, "combat": COMBAT_DIE}

    def worth(self, view: View) -> float:
        assert isinstance(view, NemesisView)
        return worth(view)

    def sensible(self, view: View, ask: Ask[object]) -> Sequence[int]:
        assert isinstance(view, NemesisView)
        if ask.prompt in HABITS:
            return (self.quick(ask),)
        if ask.prompt != "your-action":
            return range(len(ask.options))
        wanted, hurt = things_wanted(view), {one.key: one.injuries for one in view.intruders}
        shut = {one.key for one in view.corridors if one.door == "door-closed"}
        found = [
            i
            for i, option in enumerate(ask.options)
            if worth_a_thought(option, wanted, hurt) and (option.verb not in DOORS or option.on[1] in shut)
        ]
        return found or range(len(ask.options))

    def quick(self, ask: Ask[object]) -> int:
        """By what is asked, and by the names of what is offered."""
        options = ask.options
        if ask.prompt in ("pay-with", "discard-cards"):
            return min(range(len(options)), key=lambda i: CARDS.get(options[i].on[0], 0) if options[i].on else 99)
        if ask.prompt == "discard-on-pass":
            return next(
                (i for i, option in enumerate(options) if option.on and option.on[0] in CONTAMINATION), len(options) - 1
            )
        if ask.prompt == "which-objective":
            return min(range(len(options)), key=lambda i: EASE.index(options[i].on[0]))
        if ask.prompt == "keep-item":
            return max(range(len(options)), key=lambda i: ITEMS.get(options[i].on[0], ANY_ITEM))
        if ask.prompt == "engine-tokens":
            return next(i for i, option in enumerate(options) if option.on[0].endswith("working"))
        for wanted in (ON, OFF):
            for i, option in enumerate(options):
                if option.verb in wanted:
                    return i
        return 0


MIND = NemesisMind()
