"""The table in plain text, for the terminal: act and agenda, locations, investigators, the test under way."""

from __future__ import annotations

from seance.engine.texts import Texts, texts

from .view import ArkhamView, CardView, EnemyView, InvestigatorView, LocationView, TestView

Rows = list[list[str]]


def draw(view: ArkhamView, language: str, width: int) -> list[str | Rows]:
    words = texts(language, "arkham")
    parts: list[str | Rows] = [tracks(view, words)]
    if view.locations:
        parts.append([place(view, location, words) for location in view.locations])
    if view.investigators:
        parts.append([investigator(view, who, words) for who in view.investigators])
    own = next((who for who in view.investigators if who.seat == view.seat), None)
    if own is not None and not own.gone:
        skills = [words.say("see-skill", {"skill": skill, "n": n}) for skill, n in own.skills.items()]
        parts.append(words.say("see-skills", {"skills": skills}))
        parts.append(words.say("see-hand", {"cards": [words.name(card.card) for card in own.hand]}))
    if view.test is not None:
        parts.append(test(view.test, words))
    return parts


def tracks(view: ArkhamView, words: Texts) -> str:
    if view.act is not None and view.agenda is None:
        return words.say("see-act-and-agenda", {"round": view.round, "card": f"{view.act.key}-back"})
    if view.act is None or view.agenda is None:
        return words.say("see-before", {"scenario": view.scenario, "difficulty": view.difficulty})
    return words.say(
        "see-tracks",
        {
            "round": view.round,
            "agenda": view.agenda.key,
            "later": view.agenda.left,
            "doom": view.doom,
            "threshold": view.agenda.needs,
            "act": view.act.key,
            "clues": sum([who.clues for who in view.investigators]),
            "needs": view.act.needs,
        },
    )


def place(view: ArkhamView, location: LocationView, words: Texts) -> list[str]:
    """The location, its shroud and clues, where it leads, what lies there, who is there."""
    numbers = words.say("see-location", {"shroud": location.shroud, "clues": location.clues})
    numbers = numbers if location.revealed else words.say("see-unrevealed")
    there = [enemy(one, words) for one in view.enemies if one.location == location.key]
    there += [words.name(card.key) for card in view.at_locations if card.location == location.key]
    ways = words.say("see-ways", {"places": [words.name(each) for each in location.connected]})
    people = [words.name(who.key) for who in view.investigators if who.location == location.key and not who.gone]
    return [
        words.name(location.key),
        numbers,
        ways if location.connected else "",
        together(there, words),
        together(people, words),
    ]


def together(things: list[str], words: Texts) -> str:
    return words.say("board-comma").join(things)


def enemy(seen: EnemyView, words: Texts) -> str:
    state = "exhausted" if seen.exhausted else "engaged" if seen.engaged >= 0 else "free"
    numbers = {"fight": seen.fight, "evade": seen.evade, "damage": seen.deals_damage, "horror": seen.deals_horror}
    left = {"enemy": seen.key, "left": seen.health - seen.damage, "all": seen.health, "state": state}
    return words.say("see-enemy", {**numbers, **left})


def investigator(view: ArkhamView, who: InvestigatorView, words: Texts) -> list[str]:
    """Name, state, tokens, cards."""
    name = f"{'▶' if view.turn == who.seat else ''}{words.name(who.key)}{'★' if view.lead == who.seat else ''}"
    earned, points = who.experience + who.paid, ""
    if earned:
        points = words.say("see-experience", {"earned": earned, "paid": who.paid, "left": who.experience})
    if who.gone:
        return [name, words.say("see-resigned" if who.resigned else "see-gone"), points, ""]
    state = words.say(
        "see-points",
        {
            "health": who.health - who.damage,
            "most_health": who.health,
            "sanity": who.sanity - who.horror,
            "most_sanity": who.sanity,
        },
    )
    tokens = words.say("see-tokens", {"resources": who.resources, "clues": who.clues, "actions": who.actions})
    if points:
        tokens = together([tokens, points], words)
    return [name, state, tokens, together([card(one, words) for one in who.assets + who.threats], words)]


def card(seen: CardView, words: Texts) -> str:
    name = words.name(seen.key)
    name = words.say("see-uses", {"card": seen.key, "n": seen.uses}) if seen.uses_kind else name
    if seen.health or seen.sanity:
        left = {"health": seen.health - seen.damage, "sanity": seen.sanity - seen.horror}
        name = words.say("see-ally", {"card": name, **left, "most_health": seen.health, "most_sanity": seen.sanity})
    return f"{name}⤵" if seen.exhausted else name


def test(seen: TestView, words: Texts) -> str:
    value = seen.base + sum([part.n for part in seen.parts])
    args = {"who": seen.who, "skill": seen.skill, "value": value, "difficulty": seen.difficulty}
    if seen.decided:
        return words.say("see-test", args)
    return words.say("see-chance", args | {"share": round(seen.chance * 100)})
