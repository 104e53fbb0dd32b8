"""What a seat sees, typed. Hands are open; hidden are only what lies face down and what others have looked at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from msgspec import Struct, field

from seance.engine import Deck, View, cites
from seance.engine.views import KnownCards, PendingView, known_cards, view_pending
from seance.games.arkham.rules.acts import clues_needed, doom_needed
from seance.games.arkham.rules.chaos import chance, difficulty_of, icons_of, prospects, skill_modifiers
from seance.games.arkham.rules.costs import actions_left
from seance.games.arkham.rules.index import is_blank
from seance.games.arkham.rules.locations import connected
from seance.games.arkham.rules.modifiers import keywords, modifiers, stat
from seance.games.arkham.rules.pieces import NOBODY, Current, Enemy, InPlay, Investigator, Location
from seance.games.arkham.rules.printed import SKILLS, ActCard, AgendaCard, PlayerCard, Printed
from seance.games.arkham.rules.skill_tests import committable
from seance.games.arkham.rules.state import Table
from seance.games.arkham.rules.under_way import Test

C = TypeVar("C", bound=Printed)


class Part(Struct, array_like=True, frozen=True):
    """A part of a value: where it comes from, and how much it is."""

    source: str
    n: int


class CommittedView(Struct, array_like=True, frozen=True):
    seat: int
    card: str


class TokenView(Struct, array_like=True, frozen=True):
    """A token of the bag: its modifier for the test, and the chance to succeed with it."""

    token: str
    n: int
    chance: float


class LastingView(Struct, array_like=True, frozen=True):
    what: str
    on: str
    n: int
    until: str


def parts_of(parts: Sequence[tuple[str, int]]) -> list[Part]:
    return [Part(source, n) for source, n in parts]


class CardView(Struct, omit_defaults=True, kw_only=True):
    """A card in play, with what lies on it."""

    key: str
    card: str
    kind: str = ""
    traits: list[str] = field(default_factory=list)
    location: str = ""
    exhausted: bool = False
    damage: int = 0
    health: int = 0
    horror: int = 0
    sanity: int = 0
    uses: int = 0
    uses_kind: str = ""
    clues: int = 0
    doom: int = 0
    resources: int = 0
    slots: list[str] = field(default_factory=list)
    blank: bool = False


class HandView(Struct, omit_defaults=True, kw_only=True):
    """A card in hand."""

    card: str
    kind: str
    faction: str = ""
    cost: int | None = None
    icons: dict[str, int] = field(default_factory=dict)


class DeckView(Struct, omit_defaults=True, kw_only=True):
    cards: int
    discard: list[str] = field(default_factory=list)
    known: list[KnownCards] = field(default_factory=list)


class InvestigatorView(Struct, omit_defaults=True, kw_only=True):
    seat: int
    key: str
    location: str = ""
    skills: dict[str, int] = field(default_factory=dict)  # with all modifiers
    parts: dict[str, list[Part]] = field(default_factory=dict)  # where they come from, beyond the printed one
    health: int = 0
    damage: int = 0
    sanity: int = 0
    horror: int = 0
    resources: int = 0
    clues: int = 0
    actions: int = 0
    acted: bool = False
    hand: list[HandView] = field(default_factory=list)
    deck: DeckView
    assets: list[CardView] = field(default_factory=list)
    threats: list[CardView] = field(default_factory=list)
    gone: bool = False
    resigned: bool = False
    defeated: bool = False
    killed: str = ""
    physical: int = 0
    mental: int = 0
    experience: int = 0
    paid: int = 0  # experience that bought cards
    owned: list[str] = field(default_factory=list)  # the deck as it is built, wherever its cards are now
    blank: bool = False


class EnemyView(Struct, omit_defaults=True, kw_only=True):
    key: str
    card: str
    location: str
    engaged: int = -1
    exhausted: bool = False
    damage: int = 0
    health: int
    fight: int
    evade: int
    deals_damage: int = 0
    deals_horror: int = 0
    doom: int = 0
    clues: int = 0
    keywords: list[str] = field(default_factory=list)
    traits: list[str] = field(default_factory=list)
    prey: str = ""
    victory: int = 0
    blank: bool = False


class LocationView(Struct, omit_defaults=True, kw_only=True):
    """A location; of an unrevealed one only its title and its connections."""

    key: str
    title: str
    card: str = ""
    revealed: bool = False
    shroud: int = 0
    clues: int = 0
    doom: int = 0
    resources: int = 0
    victory: int = 0
    traits: list[str] = field(default_factory=list)
    symbol: str = ""
    connected: list[str] = field(default_factory=list)


class CurrentView(Struct, omit_defaults=True, kw_only=True):
    """The current act or agenda: how much lies on it, and how much it needs."""

    key: str
    stage: int = 0
    clues: int = 0
    doom: int = 0
    needs: int = 0
    left: int = 0  # cards of the deck after it


class OutlookView(Struct, array_like=True, frozen=True):
    chance: float
    tokens: list[float]  # as `bag`: the chance to succeed with each


class TestView(Struct, omit_defaults=True, kw_only=True):
    """The skill test under way, with its parts for the stage."""

    who: str
    skill: str
    kind: str = ""
    enemy: str = ""
    location: str = ""
    source: str = ""
    difficulty: int
    base: int
    parts: list[Part] = field(default_factory=list)
    committed: list[CommittedView] = field(default_factory=list)
    tokens: list[str] = field(default_factory=list)
    value: int = 0
    passed: bool = False
    decided: bool = False
    chance: float = 0.0
    bag: list[TokenView] = field(default_factory=list)  # token, what it is worth, chance to succeed with it
    icons: dict[str, int] = field(default_factory=dict)  # what the cards add that this seat could commit
    outlook: list[OutlookView] = field(default_factory=list)  # with 0, 1, 2 … more from such cards


class ArkhamView(View, omit_defaults=True, kw_only=True):
    mode: str
    difficulty: str
    scenario: str
    phase: str
    round: int
    turn: int = -1
    lead: int = 0
    investigators: list[InvestigatorView] = field(default_factory=list)
    locations: list[LocationView] = field(default_factory=list)
    enemies: list[EnemyView] = field(default_factory=list)
    at_locations: list[CardView] = field(default_factory=list)
    act: CurrentView | None = None
    agenda: CurrentView | None = None
    doom: int = 0
    encounters: DeckView
    cultists: int = 0
    set_aside: list[str] = field(default_factory=list)
    victory: list[str] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)
    bag: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    names: dict[str, list[str]] = field(default_factory=dict)
    test: TestView | None = None
    drawing: list[str] = field(default_factory=list)
    playing: list[str] = field(default_factory=list)
    peril: int = -1
    lasting: list[LastingView] = field(default_factory=list)  # what, on, how much, until
    pending: list[PendingView] = field(default_factory=list)

    def sitter(self, seat: int) -> InvestigatorView:
        """The investigator of a seat that is not empty."""
        return next(who for who in self.investigators if who.seat == seat)


def keys(things: Sequence[Printed]) -> list[str]:
    return [thing.key for thing in things]


@cites("AHC-DIS-05", "AHC-LOC-05", "AHC-DEK-02")
def view(s: Table, eye: int) -> ArkhamView:
    return ArkhamView(
        game="arkham",
        seat=eye,
        step=s.step,
        result=s.result or "",
        mode=s.mode,
        difficulty=s.difficulty,
        scenario=s.scenario,
        phase=s.phase_name,
        round=s.round,
        turn=s.turn,
        lead=s.lead,
        investigators=[view_investigator(s, who, eye) for who in s.investigators if not who.nobody],
        locations=[view_location(s, location) for location in s.locations],
        enemies=[view_enemy(s, enemy) for enemy in s.enemies],
        at_locations=[view_card(s, card) for card in s.at_locations],
        act=None if s.act is None else view_act(s, s.act),
        agenda=None if s.agenda is None else view_agenda(s, s.agenda),
        doom=s.doom(),
        encounters=view_deck(s.encounters, eye),
        cultists=len(s.cultists),
        set_aside=sorted(keys(s.set_aside)),
        victory=keys(s.victory),
        removed=sorted(keys(s.removed)),
        bag=sorted(s.bag),
        notes=s.log_notes[:],
        names={where: names[:] for where, names in s.names_noted.items()},
        test=None if s.test is None else view_test(s, s.test, eye),
        drawing=[drawn.card.key for drawn in s.drawing],
        playing=[card.key for _, card in s.limbo if s.phase_name != "set"],
        peril=s.peril,
        lasting=[LastingView(one.what, one.on, one.n, one.until) for one in s.lasting],
        pending=view_pending(s.pending),
    )


def view_card(s: Table, card: InPlay) -> CardView:
    printed = card.card
    return CardView(
        key=card.key,
        card=printed.key,
        kind=printed.kind,
        traits=list(printed.traits),
        location=card.location,
        exhausted=card.exhausted,
        damage=card.damage,
        health=card.health,
        horror=card.horror,
        sanity=card.sanity,
        uses=card.uses,
        uses_kind=printed.uses_kind if isinstance(printed, PlayerCard) else "",
        clues=card.clues,
        doom=card.doom,
        resources=card.resources,
        slots=list(card.slots),
        blank=is_blank(s, card),
    )


def view_deck(deck: Deck[C], eye: int) -> DeckView:
    return DeckView(cards=len(deck), discard=keys(deck.discard), known=known_cards(deck, eye))


def view_investigator(s: Table, who: Investigator, eye: int) -> InvestigatorView:
    return InvestigatorView(
        seat=who.seat,
        key=who.key,
        location=who.location,
        skills={skill: stat(s, skill, who) for skill in SKILLS},
        parts={skill: parts_of(parts) for skill in SKILLS if (parts := modifiers(s, skill, who))},
        health=stat(s, "health", who),
        damage=who.damage,
        sanity=stat(s, "sanity", who),
        horror=who.horror,
        resources=who.resources,
        clues=who.clues,
        actions=max(0, actions_left(s, who)) if s.turn == who.seat else 0,
        acted=who.acted,
        hand=[
            HandView(card=card.key, kind=card.kind, faction=card.faction, cost=card.cost, icons=dict(card.icons))
            for card in sorted(who.hand, key=lambda card: card.key)
        ],
        deck=view_deck(who.deck, eye),
        assets=[view_card(s, card) for card in who.assets],
        threats=[view_card(s, card) for card in who.threats],
        gone=who.gone,
        resigned=who.resigned,
        defeated=who.defeated,
        killed=who.killed,
        physical=who.physical,
        mental=who.mental,
        experience=who.xp,
        paid=who.paid,
        owned=sorted(keys(who.owned)),
        blank=is_blank(s, who),
    )


def view_enemy(s: Table, enemy: Enemy) -> EnemyView:
    card = enemy.card
    return EnemyView(
        key=enemy.key,
        card=card.key,
        location=enemy.location,
        engaged=enemy.engaged,
        exhausted=enemy.exhausted,
        damage=enemy.damage,
        health=stat(s, "health", enemy),
        fight=stat(s, "fight", enemy),
        evade=stat(s, "evade", enemy),
        deals_damage=stat(s, "damage", enemy),
        deals_horror=stat(s, "horror", enemy),
        doom=enemy.doom,
        clues=enemy.clues,
        keywords=list(keywords(s, enemy)),
        traits=list(card.traits),
        prey=card.prey,
        victory=0 if isinstance(card, PlayerCard) else card.victory,
        blank=is_blank(s, enemy),
    )


def face_down(view: ArkhamView) -> list[str]:
    """Locations of which nobody has seen the other side."""
    return [place.key for place in view.locations if not place.revealed]


def view_location(s: Table, location: Location) -> LocationView:
    seen = LocationView(
        key=location.key,
        title=location.title,
        revealed=location.revealed,
        clues=location.clues,
        doom=location.doom,
        resources=location.resources,
        symbol=location.symbol,
        connected=[there.key for there in connected(s, location.key)],
    )
    if location.revealed:
        seen.card = location.card.key
        seen.shroud = stat(s, "shroud", location)
        seen.victory = location.card.victory
        seen.traits = list(location.traits)
    return seen


def view_act(s: Table, act: Current) -> CurrentView:
    needs, stage = (clues_needed(s), act.card.stage) if isinstance(act.card, ActCard) else (0, 0)
    return CurrentView(key=act.key, stage=stage, clues=act.clues, doom=act.doom, needs=needs, left=len(s.acts))


def view_agenda(s: Table, agenda: Current) -> CurrentView:
    needs, stage = (doom_needed(s), agenda.card.stage) if isinstance(agenda.card, AgendaCard) else (0, 0)
    left = len(s.agendas)
    return CurrentView(key=agenda.key, stage=stage, clues=agenda.clues, doom=agenda.doom, needs=needs, left=left)


def view_test(s: Table, test: Test, eye: int) -> TestView:
    decided = bool(test.token_parts)
    icons: dict[str, list[int]] = {} if decided or test.ready else could_add(s, test, eye)
    return TestView(
        who=test.who.key,
        skill=test.skill,
        kind=test.kind,
        enemy="" if test.enemy is None else test.enemy.key,
        location="" if test.location is None else test.location.key,
        source=test.source,
        difficulty=difficulty_of(s, test),
        base=test.who.persona.skills[test.skill],
        parts=parts_of(skill_modifiers(s, test) + test.token_parts),
        committed=[CommittedView(seat, card.key) for seat, card in test.committed],
        tokens=test.revealed[:],
        value=test.value,
        passed=test.passed,
        decided=decided,
        chance=0.0 if decided else chance(s, test),
        bag=[] if decided else [TokenView(*one) for one in prospects(s, test)],
        icons={key: each[0] for key, each in icons.items()},
        outlook=[
            OutlookView(chance(s, test, n), [share for *_, share in prospects(s, test, n)])
            for n in range(sum([sum(each) for each in icons.values()]) + 1 if icons else 0)
        ],
    )


def could_add(s: Table, test: Test, eye: int) -> dict[str, list[int]]:
    """By card of the own hand, what each copy would add if it were committed."""
    found: dict[str, list[int]] = {}
    for who in s.at(test.who.location) if s.peril == NOBODY else [test.who]:
        if who.seat == eye:
            for card in committable(s, test, who):
                found.setdefault(card.key, []).append(icons_of(card, test.skill))
    return found
