"""Questions that carry the decision: what it is for, what it costs, what the other side gets, what is of no use."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import cast

import pytest

import seance
from seance.engine import Ask, Game, State
from seance.engine.ledger import GAMES
from seance.engine.texts import LANGUAGES
from seance.server.encode import ask_seen, preview_seen
from seance.server.hints import advised, hint_seen
from seance.server.messages import AskSeen
from seance.server.snapshots import Pictures, previews_of
from seance.server.words import words
from seance.testing import scene

# of each game, the questions that take something for a purpose, or in which somebody else has a part
COSTS = {"nemesis": {"pay-with"}, "parlour": {"pay"}}
PARTNERS = {
    "nemesis": {"interrupt", "trade-answer"}, "eldritch": {"trade-agree"}, "parlour": {"answer-offer"},
}  # fmt: skip
ANSWERS = 400


def seen(ask: Ask[object] | None, game: str, language: str = "en") -> AskSeen:
    assert ask is not None
    return ask_seen(ask, {}, ask.notes, 0, words(language, game))


def told(ask: AskSeen) -> str:
    return " ".join([ask.text, *[note.text for note in ask.notes]])


def questions(game: str, seed: int) -> Iterator[tuple[Game[State], Ask[object], str]]:
    """Every question of a random evening, and what was answered before it."""
    table, before = seance.new(game, 3, seed), ""
    for n in range(ANSWERS):
        ask = table.ask
        if ask is None:
            return
        yield table, ask, before
        place = (7 * n + seed) % len(ask.options)
        if ask.group is None:
            option = ask.options[place]
            before = words("en", game).label(option.verb, option.on)
        table.play(place)


@pytest.mark.parametrize("game", COSTS)
def test_a_question_with_a_cost_names_its_purpose_and_the_amount(game: str) -> None:
    found = 0
    for seed in range(3):
        for _, ask, before in questions(game, seed):
            if ask.prompt in COSTS[game] and not ask.chosen:
                text = told(seen(ask, game)).casefold()
                purpose = re.sub(r"^(play|use) ", "", before.casefold())
                assert before.casefold() in text or purpose in text or set(ask.about), text
                assert str(ask.min) in text or {1: "one", 2: "two"}[ask.min] in text, text
                found += 1
    assert found > 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(seance.games()))
def test_every_prompt_reads_as_a_sentence_without_gaps(game: str, language: str) -> None:
    for seed in range(2):
        for _, ask, _ in questions(game, seed):
            here = seen(ask, game, language)
            assert here.text, ask.prompt
            assert not re.search(r"\{|\}|…|note-|ask-", told(here)), told(here)
            if ask.prompt in PARTNERS.get(game, ()):
                assert here.notes, ask.prompt


def test_whoever_may_interrupt_is_told_what_is_about_to_happen() -> None:
    t = scene("nemesis", seats=2).crew("scout", room="011", hand=["rest", "search"])
    t.crew("captain", room="011", hand=["interruption", "rest"])
    t.answer("move:room-006", "pay:rest")
    ask = next(each for each in t.begin().asks if each.prompt == "interrupt")
    (note,) = seen(ask, "nemesis").notes
    assert "Scout" in note.text
    assert words("en", "nemesis").label("move", ("room-006",)) in note.text


def test_whoever_may_respond_is_told_who_does_what_to_whom() -> None:
    t = scene("dungeontology").area("i-3", "north").scholar("sofia", area="i-3", hand=["toast"])
    t.scholar("valerio", area="i-3", hand=["counterspell"]).at("action").answer("play-favour-on:toast:valerio")
    ask = next(each for each in t.begin().asks if each.prompt == "respond")
    note, unless = seen(ask, "dungeontology").notes
    # whoever "you" is on the card, it is not who reads this
    assert note.text.startswith("Against Valerio. What it says (“you” is Sofia): Sacrifice 1 student")
    assert note.entities == ["sofia", "valerio"]
    assert unless.text == "It takes effect unless it is answered."


def test_an_offer_is_told_with_both_sides() -> None:
    t = scene("eldritch", seats=2).investigator("lily-chen", space="rome", cards=["axe"])
    t.investigator("jim-culver", space="rome", cards=["necronomicon"])
    t.answer("trade:jim-culver", [], ["take:necronomicon"])
    texts = [note.text for note in seen(t.begin().asks[0], "eldritch").notes]
    assert texts == ["You get nothing.", "You give: Necronomicon."]


def test_what_is_of_no_use_says_why() -> None:
    t = scene("arkham").investigator("roland-banks")
    for place in t.s.locations:
        place.clues = 0
    assert t.offers("investigate")
    ask = t.begin().ask
    assert ask is not None
    preview = t.begin().preview("investigate", ask.seat)
    assert preview is not None
    here = words("en", "arkham")
    assert preview_seen("investigate", preview, here).notes
    options = ask_seen(ask, {"investigate": preview}, (), 0, here).options
    assert [each.key for each in options if not each.useful] == ["investigate"]


# verbs whose answer is rolled or drawn for at once
CHANCES = {
    "arkham": {"investigate", "fight", "evade", "fight-with"}, "eldritch": {"acquire", "reroll"},
    "nemesis": {"shoot", "melee", "play-shoot"},
}  # fmt: skip


@pytest.mark.parametrize("game", ["arkham", "dungeontology", "eldritch", "nemesis"])
def test_what_is_random_shows_its_chances_and_what_is_of_no_use_says_why(game: str) -> None:
    risky, idle = set[str](), 0
    for seed in range(6):
        for _, ask, _ in questions(game, seed):
            previews = previews_of(ask)
            for option in ask.choices if ask.group is None else ():
                preview = previews.get(option.key)
                if option.verb in CHANCES.get(game, ()):
                    assert preview is not None, option.key
                    assert preview.odds, option.key
                    risky.add(option.verb)
                if preview is not None and preview.idle:
                    assert all(preview_seen(option.key, preview, words(each, game)).notes for each in LANGUAGES)
                    idle += 1
    assert risky >= CHANCES.get(game, set()) - {"play-shoot", "reroll"}
    assert idle or game in ("dungeontology", "nemesis")


def test_passing_in_a_burning_room_says_what_it_costs() -> None:
    for fire, keys in ((True, ["fire-here"]), (False, [])):
        t = scene("nemesis").crew("scout", room="011", hand=["rest", "search"])
        t.s.fire[t.who("scout").room] = fire
        assert t.offers("pass")
        preview = t.begin().preview("pass", 0)
        assert preview is not None
        assert [note.key for note in preview.notes] == keys


def test_passing_beside_an_intruder_says_that_it_will_attack() -> None:
    t = scene("nemesis").crew("scout", room="006", hand=["rest", "search"]).objectives_chosen().intruder("adult", "006")
    preview = t.begin().preview("pass", 0)
    assert preview is not None
    assert [(note.key, note.on) for note in preview.notes] == [("will-attack", ("adult-1",))]


def test_a_move_says_who_attacks_whoever_runs_and_who_is_there_already() -> None:
    t = scene("nemesis", seats=2).crew("scout", room="006", hand=["rest", "search"]).crew("captain", room="011")
    calm = t.begin().preview("move:room-011", 0)
    assert calm is not None
    assert (calm.danger, [(note.key, note.on) for note in calm.notes]) == (False, [("not-empty", ("captain",))])
    t = scene("nemesis").crew("scout", room="006", hand=["rest", "search"]).objectives_chosen().intruder("adult", "006")
    escape = t.begin().preview("move:room-011", 0)
    assert escape is not None
    assert (escape.danger, [(note.key, note.on) for note in escape.notes]) == (
        True, [("attacks-the-runner", ("adult-1",))],
    )  # fmt: skip


def test_whoever_drops_the_only_thing_is_warned() -> None:
    t = scene("nemesis").crew("scout", room="006", hand=["rest", "search"])
    preview = t.begin().preview("drop-things", 0)
    assert preview is not None
    assert (preview.danger, [note.key for note in preview.notes]) == (True, ["drops-only"])


def test_a_test_tells_what_success_and_failure_do_and_every_chance_beforehand() -> None:
    t = scene("arkham").investigator("roland-banks", at="cellar", hand=["perception", "deduction"])
    t.location("cellar", clues=2).answer("investigate")
    ask = t.begin().ask
    assert ask is not None
    assert ask.prompt == "commit"
    assert [note.key for note in ask.notes] == ["success-investigate", "failure-nothing"]
    test = t.begin().view(0).test  # type: ignore[attr-defined]
    assert test.icons == {"perception": 2, "deduction": 1}
    shares = [outlook.chance for outlook in test.outlook]
    assert shares[0] == test.chance
    assert len(shares) == 4
    assert shares == sorted(shares)


# ---- every prompt of every game ------------------------------------------------------------------------------------

ARGUMENT = re.compile(r"\{\s*\$(\w+)")
# what no argument could make clearer: the question of a turn or a phase, of a vote or a chooser, or of a named card
PLAIN = {
    "arkham": {
        "a-lapse-in-time", "after-phase-begins", "after-turn-begins", "at-end-of-phase", "at-end-of-round",
        "at-end-of-turn", "come-back", "defending-the-home", "discard-in-which-order", "investigator", "lead",
        "new-lead", "player-window", "put-back", "when-round-ends", "which-hunter-first", "which-resolution",
        "who-goes-next", "who-takes-lita", "who-was-interrogated", "your-action",
    },
    "dungeontology": {
        "guide-boss", "how-many-cubes", "in-own-attempt", "prophecy-alert", "prophecy-stealth", "where-boss",
        "which-prey", "which-scholar",
    },
    "eldritch": {
        "discard-gate", "discard-monster", "lead-chooses", "lift-curse", "move-clue", "move-monster",
        "move-monster-to", "newcomers-or-lead", "solve-which", "spawn-clue", "which-gate-first",
        "which-gate-on-top", "which-investigator", "which-reckoning", "which-space", "which-ticket-to-lose",
        "who-leads", "who-leads-first", "your-action",
    },
    "nemesis": {
        "before-turn-ends", "burn-what", "claim-course", "claim-event", "cover-whom", "discard-on-pass",
        "engine-tokens", "event-foreseen", "fire-with-which", "gather-where", "go-on-as-intruders", "grow-which",
        "hands-full", "keep-hunting-card", "keep-item", "let-what-happen", "look-at-which-room", "look-at-which-rooms",
        "motivate-whom", "pay-with", "pursue-whom", "recover-which", "send-which", "set-which-on-whom",
        "speak-of-what", "trade-offer", "trade-show", "what-to-drop", "which-attacks-first", "which-character",
        "which-colour", "which-door-next", "which-doors", "which-objective", "which-pod", "which-room-action",
        "which-room-to-douse", "your-action", "your-hunt",
    },
}  # fmt: skip
# questions in which something is paid, or somebody else gets something: the arguments that name it
NAMES = {
    "arkham": {"advance-act": "ab", "spend-clues": "a", "who-is-engaged": "a", "which-skill": "a"},
    "dungeontology": {"give-cards": "a", "how-to-pay": "a", "generate-stealth": "a", "respond": "a", "in-attempt": "a"},
    "eldritch": {
        "pay": "ab", "pay-to-avoid": "ab", "may-do": "ab", "trade-give": "a", "trade-take": "a", "trade-agree": "a",
        "reroll": "ab", "spend-together": "ab", "who-gives-clue": "a", "put-on-rumor": "ab", "bank-loan": "ab",
        "one-more-die": "ab", "add-a-success": "a", "spend-sanity-for-dice": "a", "spend-what": "a",
        "hurt-monster": "b", "hurt-monsters-on-space": "b", "set-omen": "b",
    },
    "nemesis": {
        "trade-give": "a", "trade-want": "a", "trade-answer": "a", "interrupt": "a", "roll-again": "a",
        "roll-combat-again": "ab", "discard-cards": "a", "ignore-attack": "a", "one-more-injury": "a",
        "agree-to-move": "ab", "which-to-spend": "a", "which-component": "a",
    },
}  # fmt: skip


def prompts(game: str, language: str) -> dict[str, str]:
    """The source of every question of a game."""
    files = sorted((GAMES / game / "locale" / language).glob("*.ftl"))
    source = "\n".join([file.read_text(encoding="utf-8") for file in files])
    return dict(re.findall(r"^ask-([\w-]+) = (.*(?:\n[ }].*)*)", source, re.MULTILINE))


@pytest.mark.parametrize("game", sorted(PLAIN))
def test_every_prompt_names_what_it_is_about_in_every_language(game: str) -> None:
    in_english = {prompt: set(ARGUMENT.findall(text)) for prompt, text in prompts(game, "en").items()}
    for language in LANGUAGES:
        here = {prompt: set(ARGUMENT.findall(text)) for prompt, text in prompts(game, language).items()}
        assert here == in_english, language
    assert {prompt for prompt, named in in_english.items() if not named} == PLAIN[game]
    for prompt, wanted in NAMES[game].items():
        assert set(wanted) <= in_english[prompt], prompt


@pytest.mark.parametrize("game", ["eldritch", "arkham"])
def test_a_question_of_a_card_says_which_card(game: str) -> None:
    caused = 0
    for seed in range(4):
        for table, ask, _ in questions(game, seed):
            for note in table.notes(ask.seat):
                if note.key == "set-off":
                    assert not set(note.on) & set(ask.about)
                    assert all(words(language, game).texts.named(note.on[0]) for language in LANGUAGES), note
                    caused += 1
    assert caused > 3


def test_the_server_proposes_the_card_that_is_missed_least() -> None:
    t = scene("nemesis").crew("scout", room="011", hand=["quick-repairs", "interruption", "search"])
    t.answer("move:room-006")
    game = cast("Game[State]", t.begin())
    ask = game.ask
    assert ask is not None
    pictures = Pictures()
    pictures.take(game, 0, {0}, set(), False)
    assert ask.prompt == "pay-with"
    assert pictures.of[0].proposed == ["pay:interruption"]


def test_a_hint_pays_with_what_the_server_proposes() -> None:
    t = scene("nemesis").crew("soldier", room="011", hand=["covering-fire", "full-auto", "rest", "steel-nerves"])
    t.answer("move-carefully:room-006")
    game = cast("Game[State]", t.begin())
    ask = game.ask
    assert ask is not None
    pictures = Pictures()
    pictures.take(game, 0, {0}, set(), False)
    assert len(pictures.of[0].proposed) == 2
    assert advised(game, 0, ask.number)[0].keys == pictures.of[0].proposed


def test_a_hint_names_the_cards_that_it_counts_on() -> None:
    t = scene("arkham").investigator("roland-banks", at="attic", hand=["manual-dexterity"])
    game = cast("Game[State]", t.enemy("ravenous-ghoul", at="attic", engaged="roland-banks").begin())
    ask = game.ask
    assert ask is not None
    found = [one for one in advised(game, 0, ask.number) if one.keys == ["evade:ravenous-ghoul-1"]]
    for language, said in (("en", "Commit Manual Dexterity. The chance rises from"), ("zh-Hans", "成功率由")):
        assert said in hint_seen(found, ["…"], words(language, "arkham"))[0].text


def test_a_hint_counts_on_cards_after_a_window_too_and_says_where_the_chance_is_poor() -> None:
    def evading(*hand: str) -> str:
        t = scene("arkham").investigator("roland-banks", at="attic", hand=list(hand), assets=["beat-cop-01018"])
        game = cast("Game[State]", t.enemy("icy-ghoul", at="attic", engaged="roland-banks").begin())
        assert game.ask is not None
        found = [one for one in advised(game, 0, game.ask.number) if one.keys == ["evade:icy-ghoul-1"]]
        return hint_seen(found, ["…"], words("en", "arkham"))[0].text

    assert "The chance rises from 0% to" in evading(
        "manual-dexterity", "manual-dexterity", "mind-over-matter", "hyperawareness"
    )
    assert "Only 0% to succeed: a last resort." in evading()
