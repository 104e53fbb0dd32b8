"""A log that tells a story: whoever does something begins the sentence, so that a turn can be told in one."""

from __future__ import annotations

from random import Random

import pytest

import seance
from seance.engine import Option, Told
from seance.engine.texts import LANGUAGES
from seance.games.arkham.rules.printed import LOCATIONS
from seance.games.arkham.rules.telling import ENDS, INTRODUCTIONS, RESOLUTIONS
from seance.games.nemesis.rules.printed import CORPORATE, PERSONAL, Objective
from seance.server.encode import events_seen
from seance.server.snapshots import arrived
from seance.server.words import POSSESSIVE, words
from seance.testing import scene

# events that name somebody, but in which somebody or something else acts, or that come before there is anybody
OTHERS = {
    "arkham": {
        "draws-weakness", "enemy-attacks", "enemy-defeated", "engaged", "forced", "harm-moved", "horror-moved",
        "plays-as", "threat-area",
    },
    "dungeontology": {
        "alert-lowered", "boss-chases", "boss-meets", "boss-stays", "gained-students", "omega",
    },
    "eldritch": {"investigator"},
    "nemesis": {"attack-missed", "attacked", "character-chosen", "infested", "surprise-attack"},
}  # fmt: skip
ANSWERS = 200


@pytest.mark.parametrize("game", sorted(OTHERS))
def test_whoever_acts_begins_the_sentence_in_every_language(game: str) -> None:
    table, luck = seance.new(game, 2, 3), Random(3)
    for _ in range(ANSWERS):
        ask = table.ask
        if ask is None:
            break
        table.answer(luck.randrange(len(ask.options)), ask.seat)
    figures = {**arrived(table.sink.events, table.rules.arrival), **table.rules.figures(table.state)}
    for language in LANGUAGES:
        seen = events_seen(table.events(0, 0), words(language, game), figures)
        own = [event for event in seen if event.seat >= 0 and not event.quiet and event.event not in OTHERS[game]]
        assert len(own) > 20
        said = words(language, game)
        theirs = tuple(said.subject(who) + mark for who in figures for mark in POSSESSIVE)  # of what somebody has
        assert [event.text for event in own if not event.deed and not event.text.startswith(theirs)] == []


def numbers_in(objective: Objective) -> list[int]:
    return [one.number for way in objective.any_of for one in way if one.kind == "player-dead"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_goal_line_says_who_is_meant_by_a_players_number(language: str) -> None:
    t = scene("nemesis", seats=2).crew("scout", room="011").crew("captain", room="011")
    said = words(language, "nemesis").texts
    for seat, named in ((0, said.name("captain")), (1, "")):
        who, other = t.s.crew[seat], t.s.crew[1]
        meant = [one for one in (*PERSONAL, *CORPORATE) if other.number in numbers_in(one)]
        who.objectives = meant[:1]
        aim = t.begin().rules.aim(t.s, seat)
        assert aim is not None
        assert aim.key == "missing-player"
        line = said.say(f"aim-{aim.key}", aim.args)
        assert str(other.number) in line
        assert named in line
        assert aim.args["you"] is (seat == 1)


@pytest.mark.parametrize("seed", [0, 3])
def test_every_chapter_of_a_campaign_but_that_of_a_place_is_a_page_that_everybody_reads(seed: int) -> None:
    table, luck = seance.new("arkham", 2, seed), Random(seed)
    while table.ask is not None:
        table.answer(luck.randrange(len(table.ask.options)), table.ask.seat)
    figures = {**arrived(table.sink.events, table.rules.arrival), **table.rules.figures(table.state)}
    page, read = "", []  # the step of a page that is open, and the chapters that stand on one
    for event in events_seen(table.events(0, 0), words("en", "arkham"), figures):
        chapter = str(event.args.get("line", "")).removeprefix("story-")
        if event.stage == "all":
            page = event.step
        elif event.event == "story" and chapter not in LOCATIONS:
            assert event.step == page, chapter
            read.append(chapter)
        elif event.seat >= 0:
            page = ""
    assert set(INTRODUCTIONS) & set(read)
    assert set(RESOLUTIONS) & set(read)
    assert read[-1] in ENDS


@pytest.mark.parametrize("seed", range(4))
def test_every_page_of_eldritch_horror_has_words_of_its_own(seed: int) -> None:
    """The Ancient One, each Mystery, Mythos card and Rumor, the awakening, defeats and the end."""
    table, luck = seance.new("eldritch", 2, seed, ancient_one="random"), Random(seed)
    while table.ask is not None:
        table.answer(luck.randrange(len(table.ask.options)), table.ask.seat)
    heard = table.events(0, 0)
    pages = [(n, one) for n, one in enumerate(heard) if one.event in PAGES]
    assert {"ancient-one", "mystery", "mythos"} <= {one.event for _, one in pages}
    assert pages[-1][1].event in ("won", "doomed")
    for language in LANGUAGES:
        said = words(language, "eldritch").texts
        for n, one in pages:
            assert said.has(f"tale-{one.event}") or heard[n + 1].event == "story", one.event


PARTS = {"falls", "leaves-behind", "loses-for-good", "newcomer-due", "rumor"}  # of another page
PAGES = seance.rules("eldritch").pace.table - PARTS

SELF = ("valerio",)
FIGURES = {"valerio": 0, "sofia": 1}


@pytest.mark.parametrize(
    ("language", "deed", "label", "listed"),
    [
        ("en", "plays Toast Together on you", "You draw 2 cards", "Discard Gossip and Secret Tunnel"),
        ("zh-Hans", "对你打出“共饮一杯”", "你摸2张牌", "弃掉“流言蜚语”、“秘密隧道”"),
    ],
)
def test_whoever_reads_is_you_in_what_others_do_and_in_what_can_be_chosen(
    language: str, deed: str, label: str, listed: str
) -> None:
    said = words(language, "dungeontology")
    told = Told(0, "played-secondary-on", "action", {"who": "sofia", "card": "toast", "target": "valerio"})
    assert said.deed(told, FIGURES, SELF) == deed
    assert said.label("let-draw", ("valerio",), SELF) == label
    cards = [Option(card, "discard", (card,)) for card in ("gossip", "secret-tunnel")]
    assert said.listed(cards, SELF) == listed


EVENING_PAGES = {
    "dungeontology": {"boss-discovered", "thesis-succeeded", "thesis-failed", "won"},
    "parlour": {"unveiled", "won", "midnight", "darkness"},
}


@pytest.mark.parametrize("game", sorted(EVENING_PAGES))
def test_what_turns_an_evening_is_a_page_for_everybody_with_words_of_its_own(game: str) -> None:
    seen = set[str]()
    for seed in range(60):
        table, luck = seance.new(game, 2, seed), Random(seed)
        while table.ask is not None:
            table.answer(luck.randrange(len(table.ask.options)), table.ask.seat)
        for event in events_seen(table.events(0, 0), words("en", game), {}):
            assert event.stage == "all" or event.event not in EVENING_PAGES[game]
            seen.add(event.event)
        if seen >= EVENING_PAGES[game]:
            break
    assert seen >= EVENING_PAGES[game]
    for language in LANGUAGES:
        for page in ("opening", *EVENING_PAGES[game]):
            assert words(language, game).texts.has(f"tale-{page}")
