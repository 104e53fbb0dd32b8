"""Every section of every encounter card, with all tests passed and failed, prices paid and refused.

What the table has then gained and lost is measured and compared with what the value of the card says. The tally below
knows nothing of how effects run.
"""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Iterator

import pytest

from seance.engine import Group, do
from seance.engine.ask import Ask, Pick
from seance.engine.effect import All, Odd
from seance.engine.texts import label, prompt
from seance.games.eldritch.cards.effects import (
    AdvanceDoom,
    AdvanceOmen,
    Ambush,
    BecomeDelayed,
    BeDevoured,
    ChooseOne,
    CloseGate,
    Discard,
    DiscardEldritch,
    DiscardGate,
    DiscardMonster,
    EldritchEffect,
    Gain,
    HaveCondition,
    HurtMonster,
    HurtMonstersOnSpace,
    If,
    Improve,
    Lose,
    May,
    MayDo,
    Move,
    MoveMonster,
    MoveThisClue,
    MoveToNearest,
    MoveTowardGate,
    OnBoard,
    PlaceEldritch,
    PullMonster,
    Recover,
    RetreatDoom,
    SetOmen,
    SpawnAndFight,
    SpawnClue,
    SpawnGate,
    SpawnMonster,
    Spend,
    Test,
    Unless,
)
from seance.games.eldritch.cards.effects.decisions import Part
from seance.games.eldritch.cards.effects.odd import CLUES_AS_SUCCESSES, MYSTERY_UNSOLVED, SANITY_AS_DICE
from seance.games.eldritch.cards.effects.things import (
    Artifact,
    Artifacts,
    Assets,
    Cards,
    Clues,
    Condition,
    ConditionOf,
    Health,
    Possessions,
    ReserveAssets,
    Sanity,
    Spell,
    Spells,
    Thing,
    ThisClue,
)
from seance.games.eldritch.cards.effects.verb import Verb
from seance.games.eldritch.cards.encounter_decks import SECTIONS
from seance.games.eldritch.check.scene import POSSESSIONS, EldritchScene
from seance.games.eldritch.rules.monsters import new_monster, printed_fight
from seance.games.eldritch.rules.pieces import Investigator, Monster
from seance.games.eldritch.rules.places import distance
from seance.games.eldritch.rules.printed import CONDITIONS, ENCOUNTERS, MONSTERS, SKILLS, SPACES
from seance.games.eldritch.rules.state import World
from seance.games.eldritch.rules.under_way import Encounter
from seance.testing.effects import parts_of

Measured = Counter[str]
SECTION_KEYS = [(card, section) for card, sections in SECTIONS.items() for section in sections]
HARDY = 30  # Health and Sanity of somebody whom nothing kills
SKILLED = 12
HERE = "istanbul"  # whose Gate is green
RANDOM = "shoggoth"  # the Monster that comes from the cup: nothing but numbers stands on it
ITEMS = ("fine-clothes", "arcane-manuscripts")  # cards that do nothing by themselves in an encounter
DRAWN = {"ally": "cat-burglar", "weapon": "45-automatic", "item": "protective-amulet", "tome": "necronomicon"}
ALLY, SPELLS = "personal-assistant", ("conjuration", "feed-the-mind")


# ---- what happens, by what the card says -----------------------------------------------------------------------------


class Path:
    """Which way through a card is taken."""

    def __init__(self, card: str, passed: bool, pays: bool) -> None:
        self.card = card
        self.passed = passed
        self.pays = pays

    def leaves(self, effect: EldritchEffect | None) -> Iterator[EldritchEffect]:
        """The simple effects that happen on this way, in order."""
        match effect:
            case None:
                return
            case All(effects=parts):
                for part in parts:
                    yield from self.leaves(part)
            case Test(passed=good, failed=bad):
                yield from self.leaves(good if self.passed else bad)
            case Part(part=name):
                yield from self.leaves(SECTIONS[self.card][name])
            case May(cost=cost, effect=gain, otherwise=otherwise):
                yield from self.leaves(cost & gain if self.pays else otherwise)
            case MayDo(effect=deed, then=then):
                if self.pays:
                    yield from self.leaves(deed)
                    yield from self.leaves(then)
            case Unless(cost=cost, effect=threat):
                yield from self.leaves(cost if self.pays else threat)
            case ChooseOne(choices=choices):
                yield from self.leaves(choices[0])
            case If(then=then, otherwise=otherwise):
                yield from self.leaves(then if self.pays else otherwise)
            case Ambush(defeated=won, otherwise=lost) | SpawnAndFight(defeated=won, otherwise=lost):
                yield effect
                yield from self.leaves(won if self.passed else lost)
            case _:
                yield effect


class Tally:
    """What is left to explain of what has changed; each effect takes its share."""

    def __init__(self, t: EldritchScene, path: Path, changed: Measured) -> None:
        self.t = t
        self.path = path
        self.left = changed

    def take(self, what: str, n: int) -> None:
        self.left[what] -= n

    def take_card(self, n: int, family: str = "", trait: str = "") -> None:
        """One card more (n > 0) or less that fits, whichever it was."""
        for _ in range(abs(n)):
            fitting = [
                what
                for what, left in self.left.items()
                if what.startswith("card ") and left * n > 0 and fits(what.removeprefix("card "), family, trait)
            ]
            assert fitting, f"no {trait} {family} among {dict(self.left)}"
            self.take(fitting[0], 1 if n > 0 else -1)

    def thing(self, thing: Thing, sign: int) -> None:
        match thing:
            case Clues(n=int(n)):
                self.take("clues", sign * n)
            case ThisClue(extra=extra):
                self.take("clues on the board", -1)
                self.take("clues", 1 + extra if sign > 0 else 0)
            case Health(n=n):
                self.take("health", -n)
            case Sanity(n=n):
                self.take("sanity", -n)
            case Condition(called=name) | Spell(called=name) | Artifact(called=name):
                self.take(f"card {name}", sign)
                self.take("clues", 5 if name == "grotesque-statue" else 0)  # as it says itself
            case ReserveAssets(trait="service"):
                assert "sanctuary" in [card.key for card in self.t.s.assets.discard]  # used up at once
            case ConditionOf(trait=trait):
                self.take_card(sign, "condition", trait)
            case Possessions(n=n, trait=trait):
                self.take_card(sign * n, "", trait)
            case Spells() | Artifacts() | Assets() | ReserveAssets():
                assert isinstance(thing, Cards)
                self.take_card(sign * thing.n, thing.family, thing.trait)
            case _:
                raise AssertionError(thing)

    def effect(self, effect: EldritchEffect) -> None:
        match effect:
            case Gain(things=things):
                for thing in things:
                    self.thing(thing, 1)
            case Discard(things=things) | Spend(things=things):
                for thing in things:
                    self.thing(thing, -1)
            case Lose(health=int(health), sanity=int(sanity)):
                self.take("health", -health)
                self.take("sanity", -sanity)
            case Recover(health=health, sanity=sanity):
                self.take("health", health)
                self.take("sanity", sanity)
            case Improve(skill=skill):
                improved = [name for name in SKILLS if self.left[name] > 0] if skill == "any" else [skill]
                assert improved, "no skill has been improved"
                self.take(improved[0], 1)
            case BecomeDelayed():
                self.take("delayed", 1)
            case AdvanceDoom(n=int(n)):
                self.take("doom", -n)
            case RetreatDoom(n=n):
                self.take("doom", n)
            case SpawnClue(n=n):
                self.take("clues on the board", n)
            case CloseGate() | DiscardGate():
                self.take("gates", -1)
            case SpawnGate(n=int(n)):
                self.take("gates", n)
                self.take("monsters", n)
            case SpawnMonster(n=n):
                self.take("monsters", n)
            case PlaceEldritch(where=where, n=n):
                self.take(f"eldritch {where}", n)
            case DiscardEldritch(n=n):
                self.take("eldritch omens", -n)
            case AdvanceOmen(n=n):
                self.take("omen", n)
            case SetOmen():
                self.take("omen", -2)  # from place 2 to place 0, which is offered first
            case HurtMonster(n=n) | HurtMonstersOnSpace(n=n):
                self.take("lost by monsters", n)
            case DiscardMonster():
                self.take("monsters", -1)
            case Ambush(called=name):
                self.fight(name or RANDOM)
            case SpawnAndFight(called=name):
                self.fight(name or RANDOM)
                self.take("monsters", 0 if self.path.passed else 1)
            case PullMonster():
                self.fight(self.t.s.monsters[0].kind.key if not self.path.passed else RANDOM)
                self.take("monsters", -1 if self.path.passed else 0)
            case Odd():
                self.odd(effect)
            case _:
                raise AssertionError(effect)

    def fight(self, name: str) -> None:
        """Whoever passes all tests is not hurt; whoever fails them loses all that stands on the Monster."""
        if not self.path.passed:
            fight = printed_fight(self.t.s, MONSTERS[name])
            self.take("sanity", -fight.horror if fight.will is not None else 0)
            self.take("health", -fight.damage if fight.strength is not None else 0)

    def odd(self, effect: EldritchEffect) -> None:
        helped = effect == CLUES_AS_SUCCESSES and self.path.pays and not self.path.passed
        if effect == MYSTERY_UNSOLVED:
            self.take("solved", -1)
        elif self.path.passed or helped:
            self.take("eldritch sheet", 1)
            self.take("clues", -3 if helped else 0)
        elif effect == CLUES_AS_SUCCESSES:
            self.take("sanity", -3)
        else:
            assert effect == SANITY_AS_DICE
            self.take("card cursed", 1)


def fits(name: str, family: str, trait: str) -> bool:
    card = POSSESSIONS[name]
    return (not family or card.family == family) and (not trait or trait in card.traits)


# ---- the table -------------------------------------------------------------------------------------------------------


def measure(s: World, who: Investigator) -> Measured:
    found: Measured = Counter({f"card {one.card.key}": 1 for one in who.cards})
    found.update({
        "health": who.health, "sanity": who.sanity, "clues": len(who.clues), "delayed": int(who.delayed),
        "doom": s.doom, "omen": s.omen, "gates": len(s.gates), "clues on the board": len(s.clues),
        "monsters": len(s.monsters), "lost by monsters": sum([monster.lost for monster in s.monsters]),
        "eldritch omens": s.omen_eldritch, "eldritch sheet": s.sheet_eldritch, "solved": len(s.solved),
        "eldritch mystery": s.mystery.eldritch if s.mystery is not None else 0,
        **{skill: who.improvement(skill) for skill in SKILLS},
    })  # fmt: skip
    return found


def table(card: str, leaves: list[EldritchEffect], path: Path, effect: EldritchEffect) -> EldritchScene:
    """Something is there for every effect to act on; somebody hardy and skilled is in the middle of the encounter."""
    pulled = [leaf.called for leaf in leaves if isinstance(leaf, PullMonster) and leaf.called]
    t = EldritchScene(ancient_one="shub-niggurath")
    t.investigator("leo-anderson", HERE, clues=4, cards=[*ITEMS, ALLY, *SPELLS]).gate(HERE).clue(HERE)
    t.monster(pulled[0] if pulled else "cthonian", "tokyo").solved("rituals-in-the-wild")
    t.reserve("38-revolver", "axe", "witch-doctor", "sanctuary")
    s, who = t.s, t.who("leo-anderson")
    assert who.sheet is not None
    hardy = copy.copy(who.sheet)
    hardy.health = hardy.sanity = HARDY
    hardy.skills = dict.fromkeys(SKILLS, SKILLED)
    who.sheet, who.health, who.sanity = hardy, HARDY - 10, HARDY - 10
    s.phase, s.omen, s.omen_eldritch, s.doom = "encounter", 2, 2, 10
    needed = [thing.called for leaf in leaves if isinstance(leaf, Discard) for thing in leaf.things
              if isinstance(thing, Condition)]  # fmt: skip
    needed += ["hallucinations"] * any(
        isinstance(leaf, Discard) and any(isinstance(thing, ConditionOf) for thing in leaf.things) for leaf in leaves
    )
    if path.pays:
        needed += [part.called for part in questions(effect) if isinstance(part, HaveCondition)]
    who.cards += [t.take(name) for name in needed]
    if any(isinstance(leaf, MoveTowardGate) for leaf in leaves):
        who.space = "rome"
    here = s.encounter = Encounter(ENCOUNTERS[card], HERE)
    here.clue, here.gate, here.monster = s.clues[0], s.gates[0], s.monsters[0]
    if "initial" in SECTIONS[card]:
        here.passed, here.failed = SECTIONS[card]["pass"], SECTIONS[card]["fail"]
    s.dice.strict = False
    for thing in [thing for leaf in leaves if isinstance(leaf, Gain) for thing in leaf.things]:
        if isinstance(thing, Assets | Artifacts):
            t.script(f"{thing.family}s", *[DRAWN.get(thing.trait, "pallid-mask")] * thing.n)
    t.script("test", *[6 if path.passed else 1] * 500).script("cup", *[RANDOM] * 3)
    if not path.pays:  # then nothing that a card asks for is so
        if any(
            isinstance(part, If) and not isinstance(part.condition, HaveCondition | OnBoard) for part in whole(effect)
        ):
            who.cards = [one for one in who.cards if one.family != "spell"]
        if any(isinstance(part, OnBoard) for part in questions(effect)):
            s.monsters[0] = new_monster(s, MONSTERS["cthonian"], "tokyo")
    return t


def whole(effect: EldritchEffect | None) -> Iterator[EldritchEffect]:
    if effect is None:
        return
    for part in effect.parts():
        yield part
        if isinstance(part, Test):
            yield from whole(part.passed)
            yield from whole(part.failed)


def questions(effect: EldritchEffect) -> list[object]:
    return [part.condition for part in whole(effect) if isinstance(part, If)]


def resolve(s: World, who: Investigator, effect: EldritchEffect, pays: bool) -> None:
    """Run it to its end. Everything that is asked can be put into words."""
    flow = do(effect.run(s, who))
    try:
        poll = next(flow)
        while True:
            picks: list[Pick] = []
            for ask in poll.asks:
                for language in ("en", "zh-Hans"):
                    assert prompt(language, "eldritch", ask.prompt, ask.about)
                    assert all(label(language, "eldritch", option.verb, option.on) for option in ask.options)
                picks.append(decide(s, ask, pays))
            poll = flow.send(tuple(picks))
    except StopIteration:
        return


def decide(s: World, ask: Ask[object], pays: bool) -> Pick:
    """Prices of the card itself are paid or refused; the first of everything else is chosen."""
    if isinstance(ask, Group):
        return tuple(range(ask.least))
    declines = [place for place, option in enumerate(ask.options) if option.verb == "decline"]
    if declines and (s.fight is not None or not pays):
        return declines[0]
    return 0


@pytest.mark.parametrize("pays", [True, False], ids=["paid", "refused"])
@pytest.mark.parametrize("passed", [True, False], ids=["passed", "failed"])
@pytest.mark.parametrize(("card", "section"), SECTION_KEYS, ids=[f"{card}-{name}" for card, name in SECTION_KEYS])
def test_a_section_does_what_it_says(card: str, section: str, passed: bool, pays: bool) -> None:
    check(card, section, passed, pays)


def check(card: str, section: str, passed: bool, pays: bool) -> None:
    """What has changed on the table is what the value says, no more and no less."""
    effect = SECTIONS[card][section]
    path = Path(card, passed, pays)
    leaves = list(path.leaves(effect))
    t = table(card, leaves, path, effect)
    s, who = t.s, t.who("leo-anderson")
    before, space = measure(s, who), who.space
    clue, monster = s.clues[0], s.monsters[0]
    stood = monster.space
    resolve(s, who, effect, pays)
    if any(isinstance(leaf, BeDevoured) for leaf in leaves):
        assert who.gone
        return
    changed = measure(s, who)
    changed.subtract(before)
    tally = Tally(t, path, changed)
    for leaf in leaves:
        if not moves(t, leaf, space, clue.token.key, monster, stood):
            tally.effect(leaf)
    assert {what: n for what, n in tally.left.items() if n} == {}
    walks = any(isinstance(leaf, Move | MoveToNearest | MoveTowardGate) for leaf in leaves)
    assert (who.space != space) is walks


def moves(t: EldritchScene, leaf: EldritchEffect, space: str, clue: str, monster: Monster, stood: str) -> bool:
    """Whether the effect is a move; if so, whoever or whatever moves has arrived."""
    s, who = t.s, t.who("leo-anderson")
    match leaf:
        case Move(n=n):
            assert distance(space, who.space) == n
        case MoveToNearest(kind=kind):
            assert SPACES[who.space].kind == kind
        case MoveTowardGate(n=n):
            assert distance(space, who.space) == n
        case MoveThisClue(kind=kind):
            lying = next(one for one in s.clues if one.token.key == clue)
            assert SPACES[lying.space].kind == kind
        case MoveMonster():
            assert monster.space != stood
        case _:
            return False
    return True


VERBS = sorted(
    {type(part) for sections in SECTIONS.values() for effect in sections.values() for part in parts_of(effect)
     if isinstance(part, Verb)}, key=lambda verb: verb.__name__,
)  # fmt: skip


@pytest.mark.parametrize("verb", VERBS)
def test_a_verb_that_does_nothing_is_noticed(verb: type[Verb], monkeypatch: pytest.MonkeyPatch) -> None:
    cards = [key for key in SECTION_KEYS if any(isinstance(part, verb) for part in parts_of(SECTIONS[key[0]][key[1]]))]
    monkeypatch.setattr(verb, "run", lambda self, s, who: None)
    assert any(not holds(*key, passed, pays) for key in cards for passed in (True, False) for pays in (True, False))


def holds(card: str, section: str, passed: bool, pays: bool) -> bool:
    try:
        check(card, section, passed, pays)
    except AssertionError:
        return False
    return True


def test_a_tally_notices_what_is_missing_too_much_or_another_thing() -> None:
    t = EldritchScene()
    path = Path("america-01", True, True)
    wrong: list[tuple[EldritchEffect, Measured]] = [
        (Gain(Clues(2)), Counter(clues=1)),
        (Lose(1), Counter(sanity=-1)),
        (Gain(Condition("debt")), Counter({"card amnesia": 1})),
        (Improve("lore"), Counter(will=1)),
    ]
    for effect, changed in wrong:
        tally = Tally(t, path, changed)
        tally.effect(effect)
        assert any(tally.left.values())
    assert set(CONDITIONS) <= set(POSSESSIONS)
