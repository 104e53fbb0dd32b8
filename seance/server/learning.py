"""Routes of learning: how it goes, lessons, first games, puzzles."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import msgspec
from litestar import Response, get, post

import seance
from seance.engine import Game, Refused, State
from seance.engine.texts import Texts
from seance.learn import at_first_game, at_lesson, at_picture, guided, how, lesson, lessons
from seance.learn.content import How, Part
from seance.learn.puppet import PUPPET
from seance.learn.puzzles import at_puzzle, of_day, puzzle, puzzles

from .clock import now
from .files import alone_at
from .learn_types import FirstGame, HowInfo, LearnInfo, LessonInfo, PartInfo, PuzzleInfo, SignInfo
from .lobby import find
from .lobby_types import TableInfo
from .seating import check_bot, room_for_another
from .store import Identity
from .web import Asked, Caller, Service, address, tagged
from .words import words

DAY = 86_400_000  # ms


def how_info(page: How, game: str, texts: Texts) -> HowInfo:
    icons = {sign.id: sign.icon for sign in page.sign}
    return HowInfo(
        goal=texts.say("how-goal"),
        more=texts.say("how-more"),
        win=texts.say("how-win"),
        lose=texts.say("how-lose"),
        turn=texts.say("how-turn"),
        minutes=page.minutes,
        difficulty=page.difficulty,
        together="partly" if page.together == "partly" else "yes" if page.together else "no",
        rules=page.rules,
        parts=[
            PartInfo(
                id=part.id,
                title=texts.say(f"how-part-{part.id}", form="title"),
                text=texts.say(f"how-part-{part.id}"),
                rules=part.rules,
                icons=[icons[name] for name in part.signs if name in icons],
                view=picture(game, place),
            )
            for place, part in enumerate(page.part)
        ],
        signs=[
            SignInfo(
                icon=sign.icon,
                title=texts.say(f"how-sign-{sign.id}", form="title"),
                text=texts.say(f"how-sign-{sign.id}"),
            )
            for sign in page.sign
        ],
    )


@lru_cache
def picture(game: str, place: int) -> dict[str, object] | None:
    """What the first seat sees in the position of a picture."""
    page = how(game)
    part: Part | None = None if page is None else page.part[place]
    if part is None or not part.position:
        return None
    found: dict[str, object] = msgspec.to_builtins(at_picture(game, part).view(0))
    return found


async def learn_info(service: Service, caller: Caller, game: str) -> LearnInfo:
    said, rules = words(caller.words.language, game), seance.rules(game)
    learnt = await service.store.learnt(caller.id) if caller.id else set()
    finished = await service.store.finished(caller.id) if caller.id else set()
    page, first, seats = how(game), guided(game), rules.seats(rules.options())
    return LearnInfo(
        game=game,
        title=said.title(),
        least=seats[0],
        most=seats[-1],
        lessons=[
            LessonInfo(
                id=one.id,
                title=said.texts.say(f"lesson-{one.id}", form="title"),
                idea=said.texts.say(f"lesson-{one.id}"),
                minutes=one.minutes,
                done=f"{game}/lesson/{one.id}" in learnt,
            )
            for one in lessons(game)
        ],
        how=None if page is None else how_info(page, game, said.texts),
        guided=None
        if first is None
        else FirstGame(
            title=said.texts.say("guided", form="title"),
            text=said.texts.say("guided"),
            minutes=first.minutes,
            notes=len(first.notes),
            done=f"{game}/guided" in learnt,
        ),
        puzzles=len(puzzles(game)),
        finished=game in finished or not {f"{game}/guided", f"{game}/skipped"}.isdisjoint(learnt),
    )


@get("/games/{game:str}/learn")
async def learn(request: Asked, service: Service, caller: Caller, game: str) -> Response[LearnInfo]:
    """What can be learnt of a game, and what the caller has learnt."""
    seance.rules(game)
    return tagged(request, await learn_info(service, caller, game))


@get("/learn")
async def learn_all(request: Asked, service: Service, caller: Caller) -> Response[list[LearnInfo]]:
    """What can be learnt of all games."""
    found = [await learn_info(service, caller, game) for game in seance.games()]
    for one in found:
        if one.how is not None:  # pictures are for the page of one game
            one.how.parts, one.how.signs = [], []
    return tagged(request, found)


@post("/games/{game:str}/learn/skip", status_code=200)
async def skip(service: Service, caller: Caller, game: str) -> None:
    """The first game is not offered any more."""
    seance.rules(game)
    await service.store.learn(caller.me.id, [f"{game}/skipped"])


async def seated(
    request: Asked, service: Service, caller: Caller, made: Callable[[], Game[State]], seat: int, bot: str, teaches: str
) -> TableInfo:
    """A table of one's own that teaches something. Of lessons and puzzles one is open at a time."""
    service.runs.take(address(request))
    await tidy(service, caller.me)
    await room_for_another(service, caller.me)
    table = await asyncio.to_thread(made)
    made_at = await alone_at(service, caller.me, table, [seat], bot, teaches=teaches)
    return (await find(service, caller, made_at)).info()


async def tidy(service: Service, me: Identity) -> None:
    for row in await service.store.listed(me.id, "mine", None, 100):
        if row.host == me.id and row.settings.teaches.partition(":")[0] in ("lesson", "puzzle"):
            await service.store.delete_table(row.id)
            await service.rooms.touched(row.id)


@post("/games/{game:str}/learn/lessons/{name:str}")
async def begin_lesson(request: Asked, service: Service, caller: Caller, game: str, name: str) -> TableInfo:
    """A table at which this lesson is played."""
    seance.rules(game)
    one = lesson(game, name)
    bot = PUPPET if one.others == PUPPET else check_bot(game, one.others)
    return await seated(request, service, caller, lambda: at_lesson(game, one), one.seat, bot, f"lesson:{name}")


@post("/games/{game:str}/learn/guided")
async def begin_guided(request: Asked, service: Service, caller: Caller, game: str) -> TableInfo:
    """The first game of its kind, with a coach."""
    seance.rules(game)
    first = guided(game)
    if first is None:
        raise Refused("no-first-game")
    bot = check_bot(game, first.bot)
    return await seated(request, service, caller, lambda: at_first_game(game, first), first.seat, bot, "guided")


@get("/puzzles")
async def list_puzzles(request: Asked, service: Service, caller: Caller) -> Response[list[PuzzleInfo]]:
    """Today's puzzle of every game."""
    learnt = await service.store.learnt(caller.id) if caller.id else set()
    found = [
        PuzzleInfo(
            game=game,
            title=words(caller.words.language, game).title(),
            id=one.id,
            done=f"{game}/puzzle/{one.id}" in learnt,
        )
        for game in seance.games()
        if (one := of_day(game, now() // DAY)) is not None
    ]
    return tagged(request, found)


@get("/games/{game:str}/puzzles")
async def game_puzzles(request: Asked, service: Service, caller: Caller, game: str) -> Response[list[PuzzleInfo]]:
    seance.rules(game)
    learnt = await service.store.learnt(caller.id) if caller.id else set()
    title = words(caller.words.language, game).title()
    found = [
        PuzzleInfo(game=game, title=title, id=one.id, done=f"{game}/puzzle/{one.id}" in learnt)
        for one in puzzles(game)
    ]  # fmt: skip
    return tagged(request, found)


@post("/games/{game:str}/puzzles/{name:str}")
async def begin_puzzle(request: Asked, service: Service, caller: Caller, game: str, name: str) -> TableInfo:
    """A table at which the question of this puzzle is open."""
    seance.rules(game)
    one = puzzle(game, name)
    bot = check_bot(game, "")
    return await seated(request, service, caller, lambda: at_puzzle(game, one), one.seat, bot, f"puzzle:{name}")


ROUTES: list[Any] = [
    learn, learn_all, skip, begin_lesson, begin_guided, list_puzzles, game_puzzles, begin_puzzle
]  # fmt: skip
