"""The tools, resources and prompts that an assistant is given. Names and descriptions are for the model, in English."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from typing import Annotated, Any, Literal, TypeVar

import anyio
import httpx
from mcp.server import MCPServer
from mcp.server.mcpserver import Context
from mcp.server.mcpserver.exceptions import ResourceNotFoundError, ToolError
from mcp_types import CallToolResult, TextContent
from pydantic import Field

import seance
from seance.client import Closed
from seance.engine import BadInput, SeanceError

from . import books, seat, tables
from .seat import Place, SeatTold
from .words import chosen_language, words

T = TypeVar("T")
Places = Callable[[Context[Any, Any]], tuple[Place, str]]  # where the caller's tables are, and the usual language

INSTRUCTIONS = (
    "Seance plays Arkham Horror: The Card Game, Nemesis, Eldritch Horror, Dungeontology and Parlour by the book. "
    "Sit down with new_table or join, then look and answer with the keys of options. Every option is legal; why_not "
    "says what is not, with its rule. You see what your seat may see, nothing more. rule_on_a_question, search_rules, "
    "explain_card and explain_term work without a table, for people who play with the real box."
)

Game = Annotated[str, Field(description="arkham, nemesis, eldritch, dungeontology or parlour")]
Table = Annotated[str, Field(description="the id of a table, as new_table, join or my_tables gave it")]
Language = Annotated[str, Field(description="en, zh-Hans or zh-Hant; empty: the usual one")]


@dataclass  # without slots, as all that a tool answers with: the schema takes defaults from the class
class Found:
    """Something to read."""

    items: list[dict[str, Any]] = field(default_factory=list)


def server(places: Places, **settings: Any) -> MCPServer[Any]:
    """All of it; `places` tells whose call it is."""
    made: MCPServer[Any] = MCPServer(
        "seance", title="Seance", instructions=INSTRUCTIONS, version=seance.__version__, log_level="WARNING", **settings
    )
    add_tables(made, places)
    add_seats(made, places)
    add_books(made, places)
    add_resources(made)
    add_prompts(made)
    return made


# ---- how a tool answers ----------------------------------------------------------------------------------------------


def said(text: str, value: dict[str, Any]) -> CallToolResult:
    return CallToolResult(content=[TextContent(type="text", text=text)], structured_content=value)


async def called(places: Places, context: Context[Any, Any], language: str, deed: Callable[[Place, str], T]) -> T:
    """In a thread of its own, because the client waits; what is refused is told in the caller's language."""
    place, usual = places(context)
    try:
        spoken = chosen_language(language, usual)
    except SeanceError as wrong:
        raise ToolError(words(usual).error(wrong)) from wrong
    try:
        return await anyio.to_thread.run_sync(deed, place, spoken)
    except SeanceError as wrong:
        raise ToolError(str(wrong.details.get("sentence", "")) or words(spoken).error(wrong)) from wrong
    except (Closed, OSError, httpx.HTTPError) as wrong:
        raise ToolError(words(spoken).tell("no-server")) from wrong


def told(seen: SeatTold) -> CallToolResult:
    return said(seen.text, asdict(seen))


# ---- tables ----------------------------------------------------------------------------------------------------------


def add_tables(made: MCPServer[Any], places: Places) -> None:
    @made.tool()
    async def list_games(ctx: Context[Any, Any], language: Language = "") -> Annotated[CallToolResult, Found]:
        """The games, how many play them, their options with defaults, and the bots that can sit beside you."""
        items = await called(places, ctx, language, lambda place, spoken: tables.games(spoken))
        return said(tables.games_text(items), {"items": items})

    @made.tool()
    async def new_table(
        ctx: Context[Any, Any],
        game: Game,
        others: Annotated[
            list[str],
            Field(description="who else sits there: bot, bot:random, human (gets a link), open", max_length=11),
        ] = [],  # noqa: B006  # a schema shows its default
        options: Annotated[dict[str, str | int | bool], Field(description="options of the game, see list_games")] = {},  # noqa: B006
        name: Annotated[str, Field(description="what you are called at the table", max_length=40)] = "",
        language: Language = "",
    ) -> Annotated[CallToolResult, tables.TableTold]:
        """Open a table with yourself at the first seat. It begins at once, unless people still have to sit down."""
        table = await called(
            places, ctx, language, lambda place, spoken: tables.open_table(place, spoken, game, others, options, name)
        )
        return said(table.text, asdict(table))

    @made.tool()
    async def join(
        ctx: Context[Any, Any],
        link: Annotated[str, Field(description="an invitation, such as http://…/j/…", max_length=500)],
        name: Annotated[str, Field(description="what you are called at the table", max_length=40)] = "",
        language: Language = "",
    ) -> Annotated[CallToolResult, tables.TableTold]:
        """Sit down at a table to which somebody has given you a link."""
        table = await called(places, ctx, language, lambda place, spoken: tables.join(place, spoken, link, name))
        return said(table.text, asdict(table))

    @made.tool()
    async def my_tables(ctx: Context[Any, Any], language: Language = "") -> Annotated[CallToolResult, Found]:
        """The tables at which you sit."""
        found = await called(places, ctx, language, tables.mine)
        return said("\n\n".join([table.text for table in found]), {"items": [asdict(table) for table in found]})

    @made.tool()
    async def begin(
        ctx: Context[Any, Any], table: Table, language: Language = ""
    ) -> Annotated[CallToolResult, SeatTold]:
        """Begin the game at a table that you have opened, once everybody has sat down."""
        return told(await called(places, ctx, language, lambda place, spoken: tables.begin(place, table, spoken)))


# ---- at a seat -------------------------------------------------------------------------------------------------------


def add_seats(made: MCPServer[Any], places: Places) -> None:
    @made.tool()
    async def look(
        ctx: Context[Any, Any],
        table: Table,
        since: Annotated[
            int | None, Field(description="`heard` of your last look: only what happened after it", ge=0)
        ] = None,
        wait: Annotated[float, Field(description="seconds to wait until you are asked", ge=0, le=50)] = 0.0,
        language: Language = "",
    ) -> Annotated[CallToolResult, SeatTold]:
        """The table as your seat sees it: the position in words, what has happened, your aim, what you are asked."""

        def deed(place: Place, spoken: str) -> SeatTold:
            with seat.seated(place, table, spoken) as client:
                seat.settle(client, wait)
                return seat.look(client, since)

        return told(await called(places, ctx, language, deed))

    @made.tool()
    async def what_may_i_do(
        ctx: Context[Any, Any], table: Table, language: Language = ""
    ) -> Annotated[CallToolResult, SeatTold]:
        """What you are asked now, without the table: every legal option with its key, cost, odds and rules."""

        def deed(place: Place, spoken: str) -> SeatTold:
            with seat.seated(place, table, spoken) as client:
                seat.settle(client, 0)
                return seat.asked_only(client)

        return told(await called(places, ctx, language, deed))

    @made.tool()
    async def why_not(
        ctx: Context[Any, Any],
        table: Table,
        about: Annotated[str, Field(description="only what has these words; empty: everything", max_length=200)] = "",
        language: Language = "",
    ) -> Annotated[CallToolResult, Found]:
        """What you cannot do now, why not, by which rule, and what would help."""

        def deed(place: Place, spoken: str) -> list[seat.RefusalTold]:
            with seat.seated(place, table, spoken) as client:
                seat.settle(client, 0)
                return seat.refusals(client, about)

        found = await called(places, ctx, language, deed)
        text = "\n".join([f"{each.label}: {each.why} [{each.rule}] {each.helps}".strip() for each in found])
        return said(text, {"items": [asdict(each) for each in found]})

    @made.tool()
    async def answer(
        ctx: Context[Any, Any],
        table: Table,
        choices: Annotated[
            list[str], Field(description="keys of options, or their numbers from 1; [] for none", max_length=60)
        ],
        wait: Annotated[float, Field(description="seconds to wait until you are asked again", ge=0, le=50)] = 25.0,
        language: Language = "",
    ) -> Annotated[CallToolResult, SeatTold]:
        """Answer what you are asked; comes back with the table as it is when you are asked again."""

        def deed(place: Place, spoken: str) -> SeatTold:
            with seat.seated(place, table, spoken) as client:
                before = client.seq
                seat.answer(client, choices, wait)
                return seat.look(client, before)

        return told(await called(places, ctx, language, deed))

    @made.tool()
    async def undo(
        ctx: Context[Any, Any],
        table: Table,
        to: Annotated[Literal["answer", "action", "turn"], Field(description="how far back")] = "answer",
        even_after_reveal: Annotated[
            bool, Field(description="also across what was revealed: chance is new then")
        ] = False,
        language: Language = "",
    ) -> Annotated[CallToolResult, SeatTold]:
        """Take back your last answer, action or turn. With other people at the table they are asked first."""

        def deed(place: Place, spoken: str) -> SeatTold:
            with seat.seated(place, table, spoken) as client:
                client.undo(to, even_after_reveal)
                seat.settle(client, seat.PATIENCE)
                return seat.look(client, None)

        return told(await called(places, ctx, language, deed))

    @made.tool()
    async def hint(
        ctx: Context[Any, Any], table: Table, language: Language = ""
    ) -> Annotated[CallToolResult, seat.HintTold]:
        """What the planner would answer, and why."""

        def deed(place: Place, spoken: str) -> seat.HintTold:
            with seat.seated(place, table, spoken) as client:
                seat.settle(client, 0)
                return seat.hint(client)

        found = await called(places, ctx, language, deed)
        return said("\n".join([found.text, found.reason, *found.others]).strip(), asdict(found))

    @made.tool()
    async def save(ctx: Context[Any, Any], table: Table, language: Language = "") -> str:
        """The record of the table as a file: of a finished game the whole, else what your seat has received."""
        return await called(places, ctx, language, lambda place, spoken: tables.record(place, table, spoken))


# ---- rules, cards, terms ---------------------------------------------------------------------------------------------


def add_books(made: MCPServer[Any], places: Places) -> None:
    @made.tool()
    async def rule_on_a_question(
        ctx: Context[Any, Any],
        game: Game,
        question: Annotated[
            str, Field(description="as somebody at the table asks it, in English or Chinese", max_length=500)
        ],
        language: Language = "",
    ) -> Annotated[CallToolResult, books.VerdictTold]:
        """Be the referee: the rules and rulings that apply to a question, the nearest first, with their ids to cite."""
        verdict = await called(places, ctx, language, lambda place, spoken: books.verdict(game, question, spoken))
        return said(verdict.text, asdict(verdict))

    @made.tool()
    async def search_rules(
        ctx: Context[Any, Any],
        game: Game,
        wanted: Annotated[str, Field(description="words or a question", max_length=200)],
        language: Language = "",
    ) -> Annotated[CallToolResult, Found]:
        """What the overview, the glossary and the rules say to these words."""
        found = await called(places, ctx, language, lambda place, spoken: books.search(game, wanted, spoken))
        return said(books.text(found), {"items": found})

    @made.tool()
    async def explain_card(
        ctx: Context[Any, Any],
        game: Game,
        card: Annotated[str, Field(description="a key, or words of its name", min_length=1, max_length=100)],
        language: Language = "",
    ) -> Annotated[CallToolResult, Found]:
        """What a card does, in words."""
        found = await called(places, ctx, language, lambda place, spoken: books.cards(game, card, spoken))
        return said(books.text(found), {"items": found})

    @made.tool()
    async def explain_term(
        ctx: Context[Any, Any],
        game: Game,
        term: Annotated[str, Field(description="a word of the game", min_length=1, max_length=100)],
        language: Language = "",
    ) -> Annotated[CallToolResult, Found]:
        """What a word of the game means."""
        found = await called(places, ctx, language, lambda place, spoken: books.terms(game, term, spoken))
        return said(books.text(found), {"items": found})


# ---- resources and prompts -------------------------------------------------------------------------------------------


def add_resources(made: MCPServer[Any]) -> None:
    def read(game: str, language: str, page: Callable[[str, str], str]) -> str:
        try:
            return page(books.known(game), chosen_language(language, "en"))
        except BadInput as wrong:
            raise ResourceNotFoundError(words("en").error(wrong)) from wrong

    @made.resource("seance://{game}/{language}/rules", mime_type="text/plain")
    def rules(game: str, language: str) -> str:
        """Every rule of a game, in our own words."""
        return read(game, language, books.rules_page)

    @made.resource("seance://{game}/{language}/cards", mime_type="text/plain")
    def cards(game: str, language: str) -> str:
        """What every card of a game does."""
        return read(game, language, books.cards_page)

    @made.resource("seance://{game}/{language}/glossary", mime_type="text/plain")
    def glossary(game: str, language: str) -> str:
        """The words of a game."""
        return read(game, language, books.glossary_page)

    @made.resource("seance://{game}/{language}/how-it-goes", mime_type="text/plain")
    def how_it_goes(game: str, language: str) -> str:
        """A game on one page: goal, round, winning and losing."""
        return read(game, language, books.how_it_goes_page)


def add_prompts(made: MCPServer[Any]) -> None:
    @made.prompt()
    def play_with_me(game: str, language: str = "en") -> str:
        """Sit down at a table with a person and play as a good companion."""
        return prompt("play-with-me", game, language)

    @made.prompt()
    def be_our_referee(game: str, language: str = "en") -> str:
        """Answer rule questions of people who play with the real box."""
        return prompt("be-our-referee", game, language)

    @made.prompt()
    def teach_me(game: str, language: str = "en") -> str:
        """Teach somebody a game by playing it."""
        return prompt("teach-me", game, language)


def prompt(key: str, game: str, language: str) -> str:
    try:
        spoken = chosen_language(language, "en")
        reader = words(spoken, books.known(game))
        return reader.tell(f"prompt-{key}", game=reader.name(game), key=game)
    except BadInput as wrong:
        raise ValueError(words("en").error(wrong)) from wrong
