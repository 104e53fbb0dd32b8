"""Routes of the deck builder: what decks are built from, and what the rules say about a list."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Response, get, post

import seance
from seance.engine import BadInput
from seance.engine.workshop import Pool, Workshop

from .lobby_types import DeckDraft, DeckFault, DeckVerdict
from .web import Asked, Caller, tagged
from .words import Words, words


def workshop_of(game: str) -> Workshop:
    found = seance.rules(game).workshop
    if found is None:
        raise BadInput("no-decks", game=game)
    return found


def told(fault: BadInput, said: Words) -> DeckFault:
    """A fault in the reader's words; its rule and its card are for the page to point at."""
    details = fault.details
    rule, card, line = details.get("rule"), details.get("card"), details.get("line")
    return DeckFault(
        reason=fault.reason,
        text=said.error(fault),
        rule=rule if isinstance(rule, str) else "",
        card=card if isinstance(card, str) else "",
        line=line if isinstance(line, int) else 0,
    )


def judged(game: str, draft: DeckDraft, language: str) -> DeckVerdict:
    options = seance.checked_options(seance.rules(game), draft.options)
    verdict = workshop_of(game).judge(draft.text, options, language)
    said = words(language, game)
    return DeckVerdict(
        title=verdict.title,
        owner=verdict.owner,
        cards=dict(verdict.cards),
        aside=list(verdict.aside),
        size=verdict.size,
        worth=verdict.worth,
        missing=verdict.missing,
        duties=list(verdict.duties),
        faults=[told(fault, said) for fault in verdict.faults],
        bars={card: told(fault, said) for card, fault in verdict.bars.items()},
        text=verdict.text,
    )


@get("/games/{game:str}/decks")
async def decks(request: Asked, game: str) -> Response[Pool]:
    """Whose decks can be built, and from which cards."""
    return tagged(request, workshop_of(game).pool(), private=False)


@post("/games/{game:str}/decks/check", status_code=200)
async def check(caller: Caller, game: str, data: DeckDraft) -> DeckVerdict:
    """What is wrong with a deck list, and which cards may still go in. Nothing is kept."""
    workshop_of(game)
    return await asyncio.to_thread(judged, game, data, caller.words.language)


ROUTES: list[Any] = [decks, check]
