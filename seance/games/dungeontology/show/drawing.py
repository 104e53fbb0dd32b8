"""The dungeon in plain text, for the terminal: the campus, the areas with their cubes and exits, the scholars."""

from __future__ import annotations

from seance.engine.texts import Texts, texts
from seance.games.dungeontology.rules.printed import ALERTS, COLUMNS, TILES

from .names import effect_key
from .view import AreaView, DungeontologyView, ScholarView

Rows = list[list[str]]

# what a skill does, what the clan wants, what the other side gives; of who hands in a thesis nothing is new
READ_OUT = {
    "clan-seen": "clan", "played-skill": "card", "played-skill-on": "card", "excited": "who+excited",
    "thesis-succeeded": "", "thesis-failed": "", "won": "",
}  # fmt: skip


def draw(view: DungeontologyView, language: str, width: int) -> list[str | Rows]:
    words = texts(language, "dungeontology")
    parts: list[str | Rows] = [campus(view, words), boss(view, words)]
    if view.clan:
        parts.append(words.say("see-clan", {"clan": view.clan}))
    if view.phase in ("movement", "action"):
        left = view.steps if view.phase == "movement" else view.actions
        parts.append(words.say(f"see-left-{view.phase}", {"n": left}))
    if view.attempt is not None:
        parts.append(attempt(view, words))
    parts.append([area(view, one, words) for one in view.areas])
    parts.append([scholar(view, who, words) for who in view.scholars])
    own = next((who for who in view.scholars if who.seat == view.seat), None)
    if own is not None and view.round:
        parts += [words.say("see-notebook"), notebook(own, words)]
    for who in view.scholars:
        if who.hand and who.seat == view.seat:
            parts.append(words.say("see-hand", {"cards": who.hand}))
        elif who.known:
            parts.append(words.say("see-known", {"who": who.key, "cards": who.known}))
    return parts


def campus(view: DungeontologyView, words: Texts) -> str:
    known = {
        "round": view.round, "who": view.scholars[view.turn].key, "penalty": view.penalty, "campfire": view.campfire,
    }  # fmt: skip
    if view.panic:
        return words.say("see-panic", {**known, "panic": view.panic})
    rows = ALERTS[view.alert].rows
    ahead = words.say("see-comma").join([f"+{row.penalty}" for row in rows[view.omegas :]])
    counts = {"omegas": view.omegas, "room": len(rows), "left": len(rows) - view.omegas, "ahead": ahead}
    return words.say("see-round", {**known, "alert": view.alert, **counts})


def boss(view: DungeontologyView, words: Texts) -> str:
    if view.boss_at:
        return words.say("see-boss", {"side": view.boss, "area": view.boss_at})
    return words.say("see-no-boss", {"side": view.boss})


def attempt(view: DungeontologyView, words: Texts) -> str:
    seen = view.attempt
    assert seen is not None
    who = view.scholars[seen.seat].key
    return words.say(
        "see-attempt", {"who": who, "stealth": seen.stealth, "alert": seen.alert, "cubes": seen.cubes}
    )  # fmt: skip


def area(view: DungeontologyView, seen: AreaView, words: Texts) -> list[str]:
    """Name, alert and effects, cubes, tokens, exits, people."""
    tile = TILES[seen.key]
    effects = [words.say("see-area-alert", {"n": tile.alert + seen.more_alert})] if tile.number else []
    effects += [
        words.say("see-boss-sign") if effect.kind == "boss" else words.name(effect_key(effect))
        for effect in tile.effects
    ]
    tokens = [words.say("see-traps", {"n": seen.traps})] if seen.traps else []
    tokens += [words.name("teleport")] if seen.teleport else []
    tokens += [words.name("secret-x")] if seen.secret else []
    tokens += [words.name(cube) for cube in seen.cubes if cube]
    exits = [
        words.say(
            "see-exit-token" if link.token else "see-exit",
            {"passage": link.passage, "area": link.to, **({"token": link.token} if link.token else {})},
        )
        for link in seen.exits
    ]
    people = [words.name(who.key) for who in view.scholars if who.area == seen.key]
    return [
        words.name(seen.key),
        listed(effects, words),
        listed(tokens, words),
        listed(exits, words),
        listed(people, words),
    ]


def scholar(view: DungeontologyView, who: ScholarView, words: Texts) -> list[str]:
    """Name, what is carried, cubes, cards."""
    turn = "▶" if view.turn == who.seat else ""
    name = f"{turn}{words.name(who.key)}"
    state = [words.say("see-students", {"n": who.students})]
    if who.values:
        state.append(words.say("see-stun", {"n": who.stun, "most": who.values["stamina"]}))
    state += [words.say("see-stars", {"n": who.stars})] if who.stars else []
    state += [words.say("see-research", {"n": who.research})] if who.research else []
    state += [words.say("see-points", {"n": who.worth})]
    state += [words.name("excited")] if who.excited else []
    state += [words.say("see-finished")] if who.finished else []
    cubes = [words.say("list-number", {"thing": cube, "n": n}) for cube, n in who.cubes.items() if n]
    cards = [words.say("see-cards", {"n": who.cards})]
    cards += [words.name(card) for card in (*who.trainees, *who.dooms)]
    cards += [words.say("see-doom-down", {"n": who.doom_down})] if who.doom_down else []
    return [name, listed(state, words), listed(cubes, words), listed(cards, words)]


def notebook(who: ScholarView, words: Texts) -> Rows:
    """Each column: how full it is, its worth now, with the next cube and when full, and where its marks come."""
    rows: Rows = []
    for cube, column in COLUMNS.items():
        n = who.cubes.get(cube, 0)
        points, worth = column.ladder[n], column.ladder
        more = {"next": worth[n + 1] - points, "full": worth[-1]} if n < column.capacity else {"next": 0, "full": 0}
        full = words.say("see-column", {"n": n, "of": column.capacity, "points": points, **more})
        marks = sorted([(at, "★") for at in column.stars] + [(at, "▲") for at in column.research])
        rows.append([words.name(cube), full, " ".join([f"{sign}{at}" for at, sign in marks if at > n])])
    return rows


def listed(things: list[str], words: Texts) -> str:
    return words.say("see-comma").join(things)
