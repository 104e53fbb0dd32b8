"""The world in plain text, for the terminal: tracks, the spaces where something is, investigators and cards in play."""

from __future__ import annotations

from seance.engine.texts import Texts, texts
from seance.games.eldritch.rules.doom import GREEN
from seance.games.eldritch.rules.places import PATH_KINDS, adjacent, distance
from seance.games.eldritch.rules.printed import MYTHOS, OMENS, SPACES

from .dangers import NONE, danger
from .view import EldritchView, InPlayView, InvestigatorView, MonsterView

Rows = list[list[str]]
READ_OUT = {
    "investigator": "who", "ancient-one": "ancient_one", "awakens": "side", "monster-spawned": "monster",
    "ambush": "monster", "acts": "who", "gained": "card", "flipped": "back", "cast": "back",
}  # fmt: skip


def draw(view: EldritchView, language: str, width: int) -> list[str | Rows]:
    words = texts(language, "eldritch")
    parts: list[str | Rows] = [tracks(view, words), omens(view, words)]
    if view.mystery is not None:
        parts.append(words.say("see-mystery", {"card": in_play(view.mystery, words), "solved": len(view.solved)}))
    elif view.final:
        parts.append(words.say("see-final", {"ancient_one": view.ancient_one}))
    parts += [rumor(view, card, words) for card in view.ongoing if MYTHOS[card.key].rumor]
    lasting = [in_play(card, words) for card in view.ongoing if not MYTHOS[card.key].rumor]
    if lasting:
        parts.append(words.say("see-ongoing", {"cards": lasting}))
    spaces = [row for key in SPACES if (row := space(view, key, words)) is not None]
    if spaces:
        parts.append(spaces)
    here = standing(view)
    if here:
        parts += [words.say("see-ways", {"space": here}), ways(here, words)]
    if view.reserve:
        parts.append(words.say("see-reserve", {"cards": [words.name(card.key) for card in view.reserve]}))
    if view.round:
        parts.append([investigator(view, who, words) for who in view.investigators])
    own = next((who for who in view.investigators if who.seat == view.seat), None)
    if own is not None and own.skills:
        skills = [words.say("see-skill", {"skill": skill, "n": n}) for skill, n in own.skills.items()]
        parts.append(words.say("see-skills", {"skills": skills}))
    return parts


def tracks(view: EldritchView, words: Texts) -> str:
    line = words.say(
        "see-tracks",
        {
            "round": view.round,
            "ancient_one": view.ancient_one,
            "doom": view.doom,
            "mythos": sum([sum(stage) for stage in view.mythos_left]),
        },
    )
    return f"{line} {words.say('see-awake')}" if view.awake else line


def omens(view: EldritchView, words: Texts) -> str:
    """The track: where the Omen stands, and what each of the next spaces would cost."""
    coming = [omen(view, (view.omen + step) % len(OMENS), words) for step in range(1, len(OMENS))]
    back = omen(view, view.omen, words)
    return words.say("see-omens", {"omen": view.omen_colour, "coming": listed([*coming, back], words)})


def omen(view: EldritchView, place: int, words: Texts) -> str:
    colour = OMENS[place]
    gates = sum(gate.omen == colour for gate in view.gates)
    tokens = view.omen_eldritch if colour == GREEN else 0
    if not gates + tokens:
        return words.say("see-omen-free", {"omen": colour})
    return words.say("see-omen", {"omen": colour, "gates": gates, "tokens": tokens, "cost": gates + tokens})


def rumor(view: EldritchView, card: InPlayView, words: Texts) -> str:
    """What it threatens, and how near that is."""
    there = sum(one.space == card.space for one in view.monsters) if card.space else 0
    known = danger(card.key, card.eldritch, card.health, there)
    return words.say("see-rumor", {"card": card.key, "space": card.space or NONE, **known})


def ways(here: str, words: Texts) -> Rows:
    """Each adjacent space, by which kind of path one comes there, and where one comes from there."""
    return [
        [words.name(there), words.name(kind), " · ".join(paths(there, here, words))]
        for kind in PATH_KINDS
        for there in adjacent(here, kind)
    ]


def paths(space: str, back: str, words: Texts) -> list[str]:
    """Of each kind the spaces to which it leads, but not the way back."""
    found = {kind: [words.name(there) for there in adjacent(space, kind) if there != back] for kind in PATH_KINDS}
    return [words.say("see-way", {"kind": kind, "spaces": there}) for kind, there in found.items() if there]


def in_play(card: InPlayView, words: Texts) -> str:
    """A card and how far it has come."""
    if card.goal:
        return words.say("see-progress", {"card": card.key, "n": card.done, "goal": card.goal})
    tokens = card.eldritch + card.clues + len(card.gates) + len(card.monsters) + card.health
    return words.say("see-tokens", {"card": card.key, "n": tokens}) if tokens else words.name(card.key)


def space(view: EldritchView, key: str, words: Texts) -> list[str] | None:
    """The space, its kind, how far it is, tokens, monsters, people: only if anything is there."""
    tokens = [words.say("see-gate", {"omen": gate.omen}) for gate in view.gates if gate.space == key]
    tokens += [words.name("clue") for clue in view.clues if clue.space == key]
    tokens += [words.name("eldritch-token") for at in view.eldritch if at == key]
    tokens += [words.name("active-expedition")] if view.expedition == key else []
    tokens += [words.name(card.key) for card in view.ongoing if card.space == key]
    if view.mystery is not None and view.mystery.space == key:
        tokens.append(words.name(view.mystery.key))
    monsters = [monster(one, words) for one in view.monsters if one.space == key]
    people = [words.name(who.key) for who in view.investigators if who.space == key]
    people += [words.say("see-fallen", {"who": one.key}) for one in view.fallen if one.space == key]
    if not (tokens or monsters or people):
        return None
    where = [words.name(key), words.name(SPACES[key].kind), far(view, key, words)]
    return [*where, listed(tokens, words), listed(monsters, words), listed(people, words)]


def standing(view: EldritchView) -> str:
    """Where the own investigator is; "" if nowhere."""
    return next((who.space for who in view.investigators if who.seat == view.seat), "")


def far(view: EldritchView, key: str, words: Texts) -> str:
    """From the own investigator; "" for whoever has none on the board."""
    here = standing(view)
    n = distance(here, key) if here else -1
    return "" if n < 0 else words.say("see-far", {"n": n}) if n else words.say("see-here")


def listed(things: list[str], words: Texts) -> str:
    return words.say("board-comma").join(things)


def monster(seen: MonsterView, words: Texts) -> str:
    return words.say("see-monster", {"monster": seen.key, "left": seen.toughness - seen.lost, "all": seen.toughness})


def investigator(view: EldritchView, who: InvestigatorView, words: Texts) -> list[str]:
    """Name, state, tokens, cards."""
    lead = "★" if view.lead == who.seat else ""
    turn = "▶" if view.turn == who.seat else ""
    name = f"{turn}{words.name(who.key)}{lead}"
    if who.gone:
        return [name, words.say("see-out" if who.eliminated else "see-gone"), "", ""]
    points = words.say(
        "see-points",
        {"health": who.health, "most_health": who.max_health, "sanity": who.sanity, "most_sanity": who.max_sanity},
    )
    tokens = [words.say("see-clues", {"n": len(who.clues)})] if who.clues else []
    tokens += [words.say("list-number", {"thing": "train-ticket", "n": who.trains})] if who.trains else []
    tokens += [words.say("list-number", {"thing": "ship-ticket", "n": who.ships})] if who.ships else []
    tokens += [words.say("see-delayed")] if who.delayed else []
    cards = [words.name(card.back or card.key) for card in who.cards]
    return [name, points, listed(tokens, words), listed(cards, words)]
