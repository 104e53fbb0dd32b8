"""Routes of what can be read: games, rules, glossaries, cards, texts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, get_args, get_type_hints

import msgspec
from litestar import Response, get
from litestar.params import Parameter

import seance
from seance.bots import PLANNER, bot_names, levels
from seance.engine import BadInput, Rules, State, ledger
from seance.engine.face import face
from seance.engine.inquiry import Answer, inquire
from seance.engine.ledger import Rule
from seance.engine.people import Person
from seance.engine.referee import rule_on
from seance.engine.texts import LANGUAGES

from .lobby_types import (
    AnswerInfo,
    CardInfo,
    CastInfo,
    GameInfo,
    NumberInfo,
    PersonInfo,
    RuleInfo,
    RulePage,
    RulingInfo,
    TermInfo,
    VerdictInfo,
)  # fmt: skip
from .web import Asked, Caller, tagged
from .words import Words as Worded
from .words import source, words

MOST_RULES = 500

Limit = Annotated[int, Parameter(ge=1, le=MOST_RULES)]
Words = Annotated[str, Parameter(max_length=200)]


def bounds_with(rules: Rules[State], chosen: Mapping[str, object]) -> tuple[int, int]:
    """For how many seats a game is, with this one option."""
    seats = rules.seats(msgspec.convert(chosen, rules.options))
    return seats[0], seats[-1]


def game_info(game: str, language: str) -> GameInfo:
    rules = seance.rules(game)
    options = msgspec.json.schema(rules.options)["$defs"][rules.options.__name__]
    for name, kind in get_type_hints(rules.options).items():
        if "enum" in options["properties"].get(name, ()):  # as the rules list them, not by the alphabet
            options["properties"][name]["enum"] = list(get_args(kind))
    seats = rules.seats(rules.options())
    bounds = (seats[0], seats[-1])
    others = {
        name: {
            value: there
            for value in options["properties"].get(name, {}).get("enum", ())
            if (there := bounds_with(rules, {name: value})) != bounds
        }
        for name in get_type_hints(rules.options)
    }
    return GameInfo(
        game=game,
        title=words(language, game).title(),
        least=bounds[0],
        most=bounds[1],
        seats={name: values for name, values in others.items() if values},
        options=options,
        beside={name: dict(others) for name, others in rules.beside.items()},
        bots=levels(game),
        hints=PLANNER in bot_names(game),
        rules=len(ledger.rules(game)) if game in ledger.games() else 0,
        decks=rules.workshop is not None,
        printed=face(game).printed,
    )


@get("/games")
async def games(request: Asked, caller: Caller) -> Response[list[GameInfo]]:
    """The games that can be played here."""
    return tagged(request, [game_info(game, caller.words.language) for game in seance.games()])


@get("/games/{game:str}")
async def game(request: Asked, caller: Caller, game: str) -> Response[GameInfo]:
    seance.rules(game)
    return tagged(request, game_info(game, caller.words.language))


def known(game: str) -> str:
    if game not in ledger.games():
        raise BadInput("unknown-game", game=game[:60], known=", ".join(ledger.games()))
    return game


def rule_info(rule: Rule, language: str) -> RuleInfo:
    chinese = language != "en"
    return RuleInfo(
        id=rule.id,
        game=rule.game,
        section=rule.section,
        kind=rule.kind,
        text=rule.text(language),
        example=(rule.example_zh or rule.example) if chinese else rule.example,
        also=list(rule.also),
        note=rule.note,
    )


def answer_info(answer: Answer) -> AnswerInfo:
    return AnswerInfo(
        kind=answer.kind, key=answer.key, title=answer.title, text=answer.text, rules=list(answer.rules)
    )  # fmt: skip


@get("/games/{game:str}/rules")
async def rules(
    request: Asked, caller: Caller, game: str, words: Words = "", section: Words = "", cursor: Words = "",
    limit: Limit = 100,
) -> Response[RulePage]:  # fmt: skip
    """The rules of a game, in the order of its rulebook; `words` may be a question, in any of our languages."""
    asked = inquire(words, known(game), caller.words.language)
    found = [rule for rule in asked.rules if section in ("", rule.section)]
    start = 0
    if cursor:
        start = next((place for place, rule in enumerate(found, 1) if rule.id == cursor), -1)
        if start < 0:
            raise BadInput("bad-cursor")
    page = found[start : start + limit]
    more = page[-1].id if page and start + limit < len(found) else ""
    answers = [] if cursor else [answer_info(answer) for answer in asked.answers]
    items = [rule_info(rule, caller.words.language) for rule in page]
    return tagged(request, RulePage(items=items, next=more, answers=answers, tries=asked.tries))


@get("/games/{game:str}/referee")
async def referee(request: Asked, caller: Caller, game: str, question: Words = "") -> Response[VerdictInfo]:
    """The rules and rulings that apply to a question, as people ask it at a table."""
    language = caller.words.language
    found = rule_on(question, known(game), language)  # texts are read by one thread only
    rulings = [
        RulingInfo(number=one.number, question=asked, ruling=ruling, rules=list(one.rules))
        for one in found.rulings
        for asked, ruling in [one.told(language)]
    ]
    return tagged(request, VerdictInfo(rules=[rule_info(rule, language) for rule in found.rules], rulings=rulings))


@get("/games/{game:str}/rules/{rule:str}")
async def rule(request: Asked, caller: Caller, game: str, rule: str) -> Response[RuleInfo]:
    found = ledger.rules(known(game)).get(rule)
    if found is None:
        raise BadInput("unknown-rule", rule=rule[:60])
    return tagged(request, rule_info(found, caller.words.language))


@get("/games/{game:str}/terms")
async def terms(request: Asked, caller: Caller, game: str) -> Response[list[TermInfo]]:
    """What the things of a game are called."""
    language = caller.words.language
    found = [
        TermInfo(
            term={"en": term.en, "zh-Hans": term.hans, "zh-Hant": term.hant}[language],
            gloss=term.gloss(language),
            en=term.en,
        )
        for term in ledger.terms(known(game))
    ]
    return tagged(request, found)


@get("/games/{game:str}/cards")
async def cards(request: Asked, caller: Caller, game: str) -> Response[list[CardInfo]]:
    """What is printed on the cards of a game."""
    found = words(caller.words.language, known(game)).cards
    return tagged(
        request, [CardInfo(key=card.key, name=card.name, text=card.text, parts=dict(card.parts)) for card in found]
    )


@get("/games/{game:str}/people")
async def people(request: Asked, caller: Caller, game: str) -> Response[CastInfo]:
    """Whom one can play."""
    here, cast = words(caller.words.language, known(game)), face(game).cast
    found = [person_info(one, here) for one in cast.people()]
    return tagged(request, CastInfo(prompts=list(cast.prompts), people=found))


def person_info(one: Person, here: Worded) -> PersonInfo:
    return PersonInfo(
        key=one.key,
        name=here.texts.name(one.key),
        role=here.texts.told(f"role-{one.key}"),
        like=here.texts.told(f"like-{one.key}"),
        calling=here.texts.told(one.calling) if one.calling else "",
        beside=here.texts.told(f"beside-{one.key}"),
        careful=here.texts.told(f"careful-{one.key}"),
        difficulty=one.difficulty,
        first=one.first,
        start=one.start,
        numbers=[
            NumberInfo(
                key=each.key, name=here.texts.told(f"value-{each.key}"), use=here.texts.told(f"value-{each.key}-for"),
                value=each.value, most=each.most,
            )
            for each in one.numbers
        ],
        own=list(one.own),
        deck=list(one.deck),
        kinds={card: here.texts.told(kind) for card, kind in one.kinds},
    )  # fmt: skip


@get("/texts/{language:str}/{game:str}", media_type="text/plain")
async def texts(request: Asked, language: str, game: str) -> Response[str]:
    """The Fluent messages of a game (or of the `server`), to be worded by the page."""
    if language not in LANGUAGES:
        raise BadInput("unknown-language", language=language[:60], known=", ".join(LANGUAGES))
    if game != "server":
        known(game)
    return tagged(request, source(language, game), "text/plain; charset=utf-8", private=False)


ROUTES: list[Any] = [games, game, rules, referee, rule, terms, cards, people, texts]
