"""Mythos cards like no other: a function each, and its text under odd-… in the locale files."""

from __future__ import annotations

from seance.engine import Flow, Option, choose, do
from seance.engine.effect import Odd
from seance.games.eldritch.rules.clues import can_spend_clues, spend_clues
from seance.games.eldritch.rules.doom import advance_doom
from seance.games.eldritch.rules.gates import discard_gate
from seance.games.eldritch.rules.losses import lose
from seance.games.eldritch.rules.monsters import discard_monster, toughness
from seance.games.eldritch.rules.mythos import box_rumors, play_mythos
from seance.games.eldritch.rules.pieces import InPlay, Investigator, Monster, Owned
from seance.games.eldritch.rules.possessions import fill_reserve, gain_condition
from seance.games.eldritch.rules.printed import OMENS, Asset, MonsterKind
from seance.games.eldritch.rules.registers import RECKONINGS, resolve
from seance.games.eldritch.rules.rumors import solve, take_token
from seance.games.eldritch.rules.state import World

from .monsters import choose_monster, not_epic


class OddForAll(Odd[World, Investigator]):
    """One that happens to the table."""

    __slots__ = ()
    impersonal = True


def that_which_consumes(s: World, who: Investigator) -> Flow[None]:
    if not s.gates:
        return
    options = [Option(gate, "discard-gate", (gate.key,)) for gate in s.gates]
    gate = yield from choose(s.lead, "discard-gate", options, (who.key,))
    discard_gate(s, gate)
    if gate.omen != OMENS[s.omen]:
        yield from advance_doom(s)


def blood_flows(s: World, who: Investigator) -> Flow[None]:
    monster = yield from choose_monster(s, who, "discard-monster", not_epic(s))
    if monster is not None:
        discard_monster(s, monster)
        yield from lose(s, who, health=toughness(s, monster.kind))


def legitimate_banking(s: World, who: Investigator) -> Flow[None]:
    debt = s.owned(who, "condition", name="debt")
    if not debt:
        yield from gain_condition(s, who, "debt")
    elif "debt" in RECKONINGS:
        yield from reckon_with_ones(s, who, debt[0])


def tied_to_a_dark_purpose(s: World, who: Investigator) -> Flow[None]:
    """Everybody, the Lead Investigator first, each in the order they like."""
    for one in s.in_order():
        left = [card.key for card in s.owned(one, "condition") if card.card.key in RECKONINGS]
        while left and not one.gone:
            key = yield from choose(one.seat, "which-reckoning", [Option(key, "reckon", (key,)) for key in left])
            left.remove(key)
            card = one.card(key)
            if card is not None:
                yield from reckon_with_ones(s, one, card)


def reckon_with_ones(s: World, who: Investigator, card: Owned) -> Flow[None]:
    s.log("own-reckoning", who=who.key, thing=card.key)
    s.all_ones = True
    yield from resolve(s, RECKONINGS[card.card.key], who, card)
    s.all_ones = False


def draw_rumor(s: World, who: Investigator) -> None:
    rumors = box_rumors(s)
    if rumors:
        card = s.dice.roll("rumor", rumors)
        s.mythos_box.remove(card)
        play_mythos(s, card)


def doom_to_zero(s: World, who: Investigator) -> Flow[None]:
    if not s.awake:
        yield from advance_doom(s, s.doom)


def faded_from_society(s: World, who: Investigator) -> Flow[None]:
    """What is gone from the reserve is replaced by what is left of the deck."""
    card = s.subject
    assert isinstance(card, InPlay)
    dear = [asset for asset in (*s.assets.rest, *s.assets.discard, *s.reserve) if asset.value >= card.eldritch]
    s.assets.rest = cheaper(s.assets.rest, card.eldritch)
    s.assets.discard = cheaper(s.assets.discard, card.eldritch)
    s.reserve = cheaper(s.reserve, card.eldritch)
    s.box += dear
    s.log("assets-boxed", n=len(dear), value=card.eldritch)
    fill_reserve(s)
    yield from take_token(s, card)


def cheaper(assets: list[Asset], value: int) -> list[Asset]:
    return [asset for asset in assets if asset.value < value]


def return_of_the_ancient_ones(s: World, who: Investigator) -> Flow[None]:
    """A Monster that somebody has just defeated at the Rumor may be laid on the card, if there is a token of it."""
    card, monster = s.subject, None if s.occasion is None else s.occasion.monster
    assert isinstance(card, InPlay)
    assert monster is not None
    options = (Option(True, "spend-clues", ("1",)), Option(False, "decline"))
    if (yield from choose(who.seat, "put-on-rumor", options, (monster.key, card.key))):
        yield from do(spend_clues(s, who))
        s.log("put-on-rumor", monster=monster.key, card=card.key)
        take_token_of(s, monster.kind)
        card.monsters = (*card.monsters, monster.kind)
        if sum([toughness(s, each) for each in card.monsters]) >= s.seats:
            solve(s, card)


def defeated_at_rumor(s: World, who: Investigator) -> bool:
    """With a Clue to pay, and a token that nobody has taken yet."""
    monster = None if s.occasion is None else s.occasion.monster
    if not isinstance(s.subject, InPlay) or monster is None or monster.epic or who.space != s.subject.space:
        return False
    return can_spend_clues(s, who) and has_token(s, monster)


def has_token(s: World, monster: Monster) -> bool:
    """An ambush by a named Monster uses its numbers only."""
    if monster.space:
        return monster.kind in s.cup
    return s.fight is not None and s.fight.monster is monster and s.fight.token


def take_token_of(s: World, kind: MonsterKind) -> None:
    """Only one card gets it, whatever else asks for it."""
    if s.occasion is not None:
        s.occasion.monster = None
    if kind in s.ambushers:
        s.ambushers.remove(kind)
    else:
        s.cup.remove(kind)


THAT_WHICH_CONSUMES = Odd("that-which-consumes", that_which_consumes)
BLOOD_FLOWS = Odd("blood-flows", blood_flows)
LEGITIMATE_BANKING = Odd("legitimate-banking", legitimate_banking)
TIED_TO_A_DARK_PURPOSE = Odd("tied-to-a-dark-purpose", tied_to_a_dark_purpose)
DRAW_RUMOR = Odd("draw-rumor", draw_rumor)
DOOM_TO_ZERO = OddForAll("doom-to-zero", doom_to_zero)
FADED_FROM_SOCIETY = Odd("faded-from-society", faded_from_society)
RETURN_OF_THE_ANCIENT_ONES = Odd("return-of-the-ancient-ones", return_of_the_ancient_ones)
