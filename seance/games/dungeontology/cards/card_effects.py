"""What is printed becomes what runs: the content files are read into effects and entered into the registers."""

from __future__ import annotations

from collections.abc import Mapping

from seance.engine.words import Spoken
from seance.games.dungeontology.rules import printed
from seance.games.dungeontology.rules.registers import (
    ACTIVATIONS,
    DISCOVERIES,
    DOOM_REVEALS,
    ENCOUNTERS,
    MAINS,
    PANIC_REVEALS,
    PANIC_TURN_ENDS,
    PANIC_TURN_STARTS,
    SECONDARIES,
    SKILLS,
    CardText,
    Verb,
)

from .effects.card_text import (
    AlertText,
    BossText,
    Camp,
    ClanText,
    CountOf,
    DoomText,
    Door,
    MainText,
    NamedSkill,
    NumberSymbol,
    PanicText,
    RowText,
    SchemeText,
    ScholarText,
    SecondaryText,
    SecretPassage,
    SideText,
    SkillText,
    StartText,
    Symbol,
    TileText,
    TraineeText,
    UseText,
)
from .effects.changes import change
from .effects.costs import DrawStudents, Sacrifice
from .effects.moves import Move
from .effects.people import Favour, GainStudents
from .effects.reader import costs, steps
from .effects.stealth import Alert, Prophecy, Stealth
from .effects.verb import Cost


def secondary(one: printed.Secondary) -> SecondaryText:
    """The effects at the edge of a card are the same in all printings: only their numbers differ."""
    paid: tuple[Cost, ...] = (DrawStudents(one.students),) if one.students else ()
    if one.kind == "favour":
        return SecondaryText((*paid, Sacrifice(one.n)), (Favour(),))
    verbs: dict[str, Verb] = {
        "stealth": Stealth(one.n),
        "alert": Alert(one.n),
        "prophecy": Prophecy(one.n),
        "move": Move(one.n),
        "gain-students": GainStudents(one.n),
    }
    return SecondaryText(paid, (verbs[one.kind],))


def scheme(card: printed.Scheme) -> SchemeText:
    main = MainText(card.timing, card.action, card.moment, costs(card.cost), steps(card.main)) if card.main else None
    return SchemeText(card.family, card.bonus, main, tuple(map(secondary, card.secondary)))


def skill(one: printed.Skill) -> SkillText:
    use = UseText(one.when, one.once, costs(one.cost), steps(one.does)) if one.does else None
    return SkillText(use, tuple(map(change, one.changes)))


def side(one: printed.Side) -> SideText:
    texts = {each.key: SKILL_TEXTS[each.key] for each in one.skills}
    skills = tuple([NamedSkill(key, text.use, text.changes) for key, text in texts.items()])
    return SideText(one.students, one.hand, one.speed, one.intelligence, one.stamina, skills)


def scholar(card: printed.ScholarCard) -> ScholarText:
    knowledge = tuple([CountOf(cube, n) for cube, n in card.knowledge.items()])
    sides = side(card.standard), side(card.excited)
    return ScholarText(card.title, knowledge, *sides, printed.STARS_FOR_THESIS)


def doom(card: printed.Doom) -> DoomText:
    return DoomText(card.penalty, steps(card.reveal), tuple(map(change, card.changes)))


def trainee(card: printed.Trainee) -> TraineeText:
    changes = tuple(map(change, card.changes))
    return TraineeText(card.bonus, card.shields, card.draws_for, changes)


def alert(card: printed.Alert) -> AlertText:
    rows = tuple([RowText(row.students, row.omegas, row.penalty) for row in card.rows])
    return AlertText(card.difficulty, card.minutes, card.students, card.omegas, rows)


def panic(card: printed.Panic) -> PanicText:
    return PanicText(
        card.students, card.penalty, card.dungeon, card.boss, steps(card.reveal), steps(card.turn_start),
        steps(card.turn_end),
    )  # fmt: skip


def clan(card: printed.Clan) -> ClanText:
    return ClanText(card.target, tuple([CountOf(cube, n) for cube, n in card.modifiers.items() if n]))


def boss(one: printed.BossSide) -> BossText:
    deeds = steps(one.discovery), steps(one.activation), steps(one.encounter)
    return BossText(one.alert, one.luck, *deeds)


def symbol(effect: printed.AreaEffect) -> Symbol | NumberSymbol | Camp | SecretPassage:
    if effect.kind == "camp":
        return Camp(effect.needs)
    if effect.kind == "secret-passage":
        return SecretPassage(effect.letter)
    return NumberSymbol(effect.kind, effect.n) if effect.n else Symbol(effect.kind)


def tile(one: printed.Tile) -> TileText | StartText:
    if one is printed.START:
        return StartText()
    doors = tuple([Door(passage, cubes) for passage, cubes in one.doors.items()])
    return TileText(one.level, one.alert, one.slots, tuple(map(symbol, one.effects)), doors)


SCHEME_TEXTS = {key: scheme(card) for key, card in printed.SCHEMES.items()}
SKILL_TEXTS = {key: skill(one) for key, one in printed.SKILLS.items()}
SCHOLAR_TEXTS = {key: scholar(card) for key, card in printed.SCHOLARS.items()}
DOOM_TEXTS = {key: doom(card) for key, card in printed.DOOMS.items()}
TRAINEE_TEXTS = {key: trainee(card) for key, card in printed.TRAINEES.items()}
ALERT_TEXTS = {key: alert(card) for key, card in printed.ALERTS.items()}
PANIC_TEXTS = {key: panic(card) for key, card in printed.PANICS.items()}
CLAN_TEXTS = {key: clan(card) for key, card in printed.CLANS.items()}
BOSS_TEXTS = {key: boss(one) for key, one in printed.BOSS_SIDES.items()}
TILE_TEXTS = {key: tile(one) for key, one in printed.TILES.items()}

for _key, _scheme in SCHEME_TEXTS.items():
    MAINS[_key] = CardText(_scheme.main.costs, _scheme.main.steps) if _scheme.main is not None else CardText()
    _kinds = [one.kind for one in printed.SCHEMES[_key].secondary]
    SECONDARIES[_key] = {
        kind: CardText(one.costs, one.steps) for kind, one in zip(_kinds, _scheme.secondaries, strict=True)
    }
for _key, _skill in SKILL_TEXTS.items():
    if _skill.use is not None:
        SKILLS[_key] = CardText(_skill.use.costs, _skill.use.steps)
for _key, _doom in DOOM_TEXTS.items():
    DOOM_REVEALS[_key] = _doom.reveal
for _key, _panic in PANIC_TEXTS.items():
    PANIC_REVEALS[_key] = _panic.reveal
    PANIC_TURN_STARTS[_key] = _panic.turn_start
    PANIC_TURN_ENDS[_key] = _panic.turn_end
for _key, _boss in BOSS_TEXTS.items():
    DISCOVERIES[_key] = _boss.discovery
    ACTIVATIONS[_key] = _boss.activation
    ENCOUNTERS[_key] = _boss.encounter


def card_effects() -> Mapping[str, Spoken]:
    return {
        **SCHEME_TEXTS, **SKILL_TEXTS, **SCHOLAR_TEXTS, **DOOM_TEXTS, **TRAINEE_TEXTS, **ALERT_TEXTS, **PANIC_TEXTS,
        **CLAN_TEXTS, **BOSS_TEXTS, **TILE_TEXTS,
    }  # fmt: skip
