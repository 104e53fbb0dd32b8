"""A person at a table of bots: what is typed, and what is shown."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest

import seance
from seance.bots import Imagine, new_bot
from seance.engine import Ask, Game, Option, State, View
from seance.engine.face import face
from seance.engine.ledger import rules
from seance.engine.orders import KeptOrders, passes, without_target
from seance.engine.texts import LANGUAGES, explanation, texts
from seance.games.dungeontology.check.scene import DungeontologyScene
from seance.terminal.menu import Menu
from seance.terminal.people import at_length, briefly
from seance.terminal.play import PERSON, Table, adviser
from seance.terminal.screen import Screen
from seance.terminal.words import Words, words
from seance.testing import scene

from .typist import RandomTypist, after, asked, parlour, seen, shown, table_of

WHOLE_GAME = ["1", "-", "1 2", "1 2 3"] * 400  # one of them fits every question


@pytest.fixture(autouse=True)
def _in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def typed_at_random(game: Game[State], language: str = "en") -> Table:
    """A table at which somebody types anything, to the end of the game."""
    table, typist = table_of(game, [], language), RandomTypist(4)
    typist.table, table.screen.source = table, typist
    return table


def files() -> list[str]:
    return sorted([file.name for file in Path.cwd().iterdir()])


def to_the_person(game: Game[State], language: str) -> Words:
    """The words of who types: they are "you"."""
    said = Words(language, game.rules.name)
    said.you = [who for who, seat in game.rules.figures(game.state).items() if seat == PERSON]
    return said


# ---- a whole game ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 5])
def test_a_whole_game_can_be_played_by_typing_numbers(seats: int, language: str) -> None:
    game = parlour(seats)
    shown = seen(table_of(game, [*WHOLE_GAME, "log", "view", "quit"], language))
    assert game.result is not None
    assert words(language, "parlour").result(game.result) in shown
    assert words(language, "parlour").tell("over") in shown
    assert files() == []


@pytest.mark.parametrize("name", seance.games())
@pytest.mark.parametrize("language", ["en", "zh-Hans"])
def test_any_game_can_be_played_to_its_end(name: str, language: str) -> None:
    game = seance.new(name, seed=3)
    shown = seen(typed_at_random(game, language))
    assert game.result is not None
    assert words(language, name).result(game.result) in shown
    assert words(language).own.say("error-not-a-group") not in shown
    if name == "eldritch":
        rounds, figures = face(name).outcomes.course(game.state)
        assert texts(language, name).say("closing", {"rounds": rounds, **figures}) in shown


def test_the_same_seed_and_the_same_typing_show_the_same_game() -> None:
    assert seen(table_of(parlour(), WHOLE_GAME)) == seen(table_of(parlour(), WHOLE_GAME))


def test_after_the_end_there_is_nothing_to_choose_but_much_to_read() -> None:
    game = parlour(2)
    shown = seen(table_of(game, [*WHOLE_GAME, "end", "1", "? 1", "why", "log", "undo!", "quit"]))
    rest = shown.partition("› end\n")[2]
    over = words("en").own.say("error-game-over")
    assert after(rest, "1") == after(rest, "? 1") == over
    assert len(after(rest, "log").splitlines()) > 20
    assert game.result is None  # the last answer was taken back


# ---- secrets ---------------------------------------------------------------------------------------------------------


def test_what_is_shown_is_the_same_in_every_world_that_the_person_cannot_tell_apart() -> None:
    game = asked("your-action", seats=3)
    typed = ["view", "why", "? 1", "? 3", "? 9", "lang zh-Hans", "view"]

    def shown(world: Game[State]) -> str:
        return seen(table_of(world, typed)).partition("› view\n")[2]

    imagined = [game.determinize(PERSON, seed, keep=True) for seed in range(8)]
    assert {shown(world) for world in imagined if world is not None} == {shown(game)}


def test_no_card_of_another_hand_is_shown() -> None:
    game = parlour(3)
    shown = seen(table_of(game, ["view", "log"]))
    name = words("en", "parlour").name
    own = set(hand_of(game.view(PERSON)))
    assert all(name(card) in shown for card in own)
    for seat in (1, 2):
        cards = set(hand_of(game.view(seat))) - own
        assert cards
        assert not [card for card in cards if name(card) in shown]


def hand_of(view: View) -> list[str]:
    sitters = msgspec.to_builtins(view)["sitters"]
    hand: list[str] = sitters[view.seat]["hand"]
    return hand


# ---- answers ---------------------------------------------------------------------------------------------------------


def test_a_number_is_an_answer_and_what_happens_is_told() -> None:
    game = asked("your-action")
    shown = seen(table_of(game, ["1"]))
    assert (game.journal[-1].seat, game.journal[-1].keys) == (PERSON, ("draw",))
    assert to_the_person(game, "en").log(game.events(0, PERSON)[-1]) in after(shown, "1")


@pytest.mark.parametrize("typed", ["0", "99", "-1", "1 2", "-", "9" * 30, "dance", "1.5", "\x1b[2J", "undo never"])
def test_what_is_no_answer_changes_nothing_and_gets_one_sentence(typed: str) -> None:
    game = asked("your-action")
    before = game.save()
    shown = seen(table_of(game, ["help", typed])).split("› ")
    (sentence,) = shown[2].partition("\n")[2].splitlines()
    assert sentence.isprintable()
    assert sentence.endswith(".")
    assert game.save() == before


def test_nothing_typed_is_nothing_done() -> None:
    game = asked("your-action")
    before = game.save()
    assert "› \n›   \n› why\n" in seen(table_of(game, ["", "  ", "why"]))
    assert game.save() == before


def test_several_are_chosen_by_several_numbers() -> None:
    game = asked("circle")
    options = sorted({option.key for option in game.asks[0].choices})
    seen(table_of(game, ["1 2"]))
    entry = next(entry for entry in game.journal if entry.seat == PERSON and entry.keys[:1] == (options[0],))
    assert entry.keys == (options[0], options[1])


def test_none_is_chosen_by_a_dash() -> None:
    game = asked("circle")
    seen(table_of(game, ["-"]))
    assert [entry.keys for entry in game.journal if entry.seat == PERSON][-1] == ()


def test_wide_digits_and_signs_are_understood() -> None:
    shown = seen(table_of(asked("your-action"), ["？１", "? 1", "?1"]))
    assert after(shown, "？１") == after(shown, "? 1") == after(shown, "?1")


# ---- commands --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "command",
    ["? 1", "?", "why", "undo", "undo action", "undo turn", "undo!", "log", "log 2", "view", "rules card", "card a",
     "save x.json", "save", "lang en", "lang zh-Hans", "help", "quit"],
)  # fmt: skip
def test_every_command_answers_in_every_language(command: str, language: str) -> None:
    shown = seen(table_of(asked("your-action"), [command], language))
    told = after(shown, command)
    assert told.strip()
    assert told.isascii() is False or language == "en" or command == "lang en"


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_names_every_command(language: str) -> None:
    table = table_of(parlour(), ["help"], language, adviser=Decided(0))
    helped = after(seen(table), "help")
    assert [command for command in table.commands if command.rstrip("!") not in f"{helped} help"] == []


def test_an_option_is_explained_by_its_cost_its_odds_its_card_and_its_rules() -> None:
    game = asked("your-action")
    ask = game.ask_of(PERSON)
    assert ask is not None
    place, call = next((n, option) for n, option in enumerate(ask.options, 1) if option.verb == "call")
    told = after(seen(table_of(game, [f"? {place}"])), f"? {place}")
    assert call.cites
    assert all(rules("parlour")[rule].en in told for rule in call.cites)
    assert "Cost: 2" in told
    assert "%" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_is_explained_by_what_is_decided_and_its_rules(language: str) -> None:
    game = asked("planchette")
    told = after(seen(table_of(game, ["explain"], language)), "explain")
    text, behind = explanation(language, "parlour", "planchette")
    assert text in told
    assert behind
    assert all(rules("parlour")[rule].text(language) in told for rule in behind)


def test_the_menu_tells_what_an_option_costs() -> None:
    shown = seen(table_of(seance.new("nemesis", 2, 11), ["1"]))
    assert "Move carefully to room 006 [2 cards]" in shown
    assert "Pass [" not in shown


@pytest.mark.parametrize("game", ["arkham", "dungeontology", "eldritch", "nemesis"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_can_be_chosen_is_told_with_numbers_and_at_length_on_demand(game: str, language: str) -> None:
    shown = seen(table_of(seance.new(game, 2, 5), ["? 1"], language))
    cast, table = face(game).cast.people(), words(language, game)
    offered = [one for one in cast if briefly(table, one) in shown]
    assert len({briefly(table, one) for one in cast}) == len(cast)
    assert offered
    assert any(all(line in after(shown, "? 1") for line in at_length(table, one)) for one in offered)


def test_a_card_is_explained_by_its_text() -> None:
    game, place, card = a_card_to_play()
    table = words("en", "parlour")
    assert table.cards[card].text in after(seen(table_of(game, [f"? {place}"])), f"? {place}")
    assert table.cards[card].text in after(seen(table_of(game, [f"card {card}"])), f"card {card}")


def a_card_to_play() -> tuple[Game[State], int, str]:
    for seats in (2, 3, 4, 5):
        game = asked("your-action", seats)
        for n, option in enumerate(game.asks[0].options, 1):
            if option.verb == "play":
                return game, n, option.on[0]
    raise AssertionError("nobody has a card to play")


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_tells_the_reason_the_rule_and_what_would_help(language: str) -> None:
    game = asked("your-action")
    while not (refusals := game.refusals(PERSON)):
        game.answer("draw", PERSON)
    told = after(seen(table_of(game, ["why"], language)), "why")
    table = words(language, "parlour")
    for refusal in refusals:
        assert table.label(refusal.verb, refusal.on) in told
        assert table.reason(refusal.reason, refusal.on) in told
        assert rules("parlour")[refusal.rule].text(language) in told
        assert not refusal.fix or table.fix(refusal.fix, refusal.on) in told


def test_undo_takes_back_what_revealed_nothing() -> None:
    game = asked("your-action")
    before = game.view(PERSON)
    place = next(n for n, option in enumerate(game.asks[0].options, 1) if option.verb == "call")
    shown = seen(table_of(game, [str(place), "undo"]))
    assert words("en", "parlour").prompt("pay", ()) in after(shown, str(place))
    assert after(shown, "undo").startswith(words("en").tell("undone") + "\n")
    assert game.view(PERSON) == before
    assert game.rekeys == []


def test_undo_across_what_was_revealed_is_offered_to_who_plays_alone() -> None:
    game = asked("your-action")
    answers = len(game.journal)
    shown = seen(table_of(game, ["1", "undo", "undo!"]))
    assert words("en").own.say("error-undo-after-reveal") in after(shown, "undo")
    assert "undo!" in after(shown, "undo")
    assert after(shown, "undo!").startswith(words("en").tell("undone-anew"))
    assert len(game.journal) == answers
    assert game.rekeys


def test_undo_turn_goes_back_to_its_beginning() -> None:
    game = asked("your-action")
    before = game.view(PERSON)
    seen(table_of(game, ["1", "undo! turn"]))
    assert game.view(PERSON) == before


def test_the_language_changes_at_once() -> None:
    game = asked("your-action")
    shown = after(seen(table_of(game, ["lang zh-Hans"])), "lang zh-Hans")
    ask = game.ask_of(PERSON)
    assert ask is not None
    table = to_the_person(game, "zh-Hans")
    assert table.prompt(ask.prompt, ask.about) in shown
    assert all(table.label(option.verb, option.on) in shown for option in ask.options)


def test_the_log_can_be_cut_to_its_last_lines() -> None:
    game = asked("circle")
    table = to_the_person(game, "en")
    lines = [table.log(told) for told in game.events(0, PERSON)]
    shown = seen(table_of(game, ["log 2"]))
    told = after(shown, "log 2").splitlines()
    assert [line.strip() for line in told if "──" not in line] == lines[-2:]


class Decided:
    """Always the same choice."""

    def __init__(self, choice: int | str | list[str]) -> None:
        self.choice = choice

    def choose(self, view: View, ask: Ask[object], imagine: Imagine) -> int | str | list[str]:
        return self.choice


def test_a_hint_is_what_the_adviser_would_do_and_changes_nothing() -> None:
    game = asked("your-action")
    before = game.save()
    for choice in (0, "draw"):
        told = after(seen(table_of(game, ["hint"], adviser=Decided(choice))), "hint")
        assert words("en", "parlour").label("draw", ()) in told
    assert game.save() == before


def test_a_hint_for_a_group_names_all_of_it() -> None:
    game = asked("circle")
    first, second, *_ = game.asks[0].choices
    told = after(seen(table_of(game, ["hint"], adviser=Decided([first.key, second.key]))), "hint")
    assert words("en", "parlour").name(first.on[0]) in told
    assert words("en", "parlour").name(second.on[0]) in told


def test_without_an_adviser_there_are_no_hints() -> None:
    shown = seen(table_of(asked("your-action"), ["hint", "help"]))
    assert "“hint”" in after(shown, "hint")
    assert "hint" not in after(shown, "help")


RATHER = {"en": "rather than", "zh-Hans": "，而不是", "zh-Hant": "，而不是"}  # the one before the next best


@pytest.mark.parametrize("language", LANGUAGES)
def test_partners_tell_why_they_moved_so_when_they_are_asked(language: str) -> None:
    table = table_of(seance.new("eldritch", 2, 3), [*["1"] * 12, "thoughts"], language)
    table.bots = {1: new_bot("planner", "eldritch", 1)}
    told = after(seen(table), "thoughts")
    assert RATHER[language] in told


def rivals(typed: list[str]) -> Table:
    table = table_of(seance.new("nemesis", 2, 3, mode="semi-coop"), typed)
    table.bots = {1: new_bot("planner", "nemesis", 1)}
    return table


def test_rivals_have_nothing_to_tell_before_the_game_is_over() -> None:
    table = rivals([*["1"] * 30, "thoughts"])
    assert words("en").tell("no-thoughts") in after(seen(table), "thoughts")
    assert table.kept_thoughts
    assert table.game.result is None


def test_when_it_is_over_they_tell() -> None:
    table, typist = rivals([]), RandomTypist(4)
    typist.table, table.screen.source = table, typist
    evening = seen(table)
    table.thoughts("")
    assert table.game.result is not None
    assert RATHER["en"] in shown(table).removeprefix(evening)


def test_a_planners_hint_names_a_reason_the_runner_up_and_what_it_would_rather_not_do() -> None:
    game = seance.new("nemesis", 1, 4, mode="solo")
    while game.ask is not None and not game.ask.opens:
        game.play(0)
    told = after(seen(table_of(game, ["hint"], adviser=new_bot("planner", "nemesis", 1))), "hint")
    assert "Runner-up: " in told
    assert "Rather not: " in told
    assert words("en", "nemesis").name("room-011") in told.partition("Rather not: ")[2]  # the fire there, or the noise


# ---- saving and leaving ----------------------------------------------------------------------------------------------


def test_a_saved_game_goes_on_as_it_was() -> None:
    game = asked("your-action")
    seen(table_of(game, ["save evening.json"]))
    assert files() == ["evening.json"]
    again = seance.load(Path("evening.json").read_bytes())
    assert again.save() == game.save()


def test_the_record_of_a_finished_game_is_saved_instead() -> None:
    seen(table_of(parlour(2), [*WHOLE_GAME, "save record.json"]))
    assert json.loads(Path("record.json").read_bytes())["format"].startswith("seance-replay/")


def test_a_save_may_be_written_over_but_nothing_else() -> None:
    Path("letter.txt").write_text("Dear aunt,")
    shown = seen(table_of(asked("your-action"), ["save evening.json", "save evening.json", "save letter.txt"]))
    assert Path("letter.txt").read_text() == "Dear aunt,"
    assert "letter.txt" in after(shown, "save letter.txt")
    assert files() == ["evening.json", "letter.txt"]


@pytest.mark.parametrize("name", ["nowhere/evening.json", ".", "x" * 300, "\0"])
def test_where_nothing_can_be_written_that_is_told(name: str) -> None:
    game = asked("your-action")
    shown = seen(table_of(game, [f"save {name}"]))
    assert files() == []
    assert len(shown.rpartition("› ")[0].splitlines()) > 2


def test_who_leaves_in_the_middle_is_told_where_the_game_lies() -> None:
    for n, end in enumerate((["quit"], []), 1):
        game = asked("your-action")
        shown = seen(table_of(game, ["2", *end]))
        assert f"seance play --load parlour-{n}.save" in shown
        assert seance.load(Path(f"parlour-{n}.save").read_bytes()).save() == game.save()


def test_who_has_done_nothing_or_has_saved_leaves_no_further_file() -> None:
    game = asked("your-action")
    seen(table_of(game, ["quit"]))
    assert files() == []
    seen(table_of(game, ["2", "save evening.json", "quit"]))
    assert files() == ["evening.json"]


class Interrupted(Screen):
    """Somebody types a few lines and then Ctrl-C."""

    lines: Iterator[str] = iter(())

    def read(self) -> str | None:
        for line in self.lines:
            return line
        raise KeyboardInterrupt


def test_ctrl_c_is_a_way_to_leave() -> None:
    game = asked("your-action")
    table = table_of(game, [])
    table.screen = Interrupted(table.screen.console)
    table.screen.lines = iter(["2"])
    assert "parlour-1.save" in seen(table)


# ---- when a rule fails -----------------------------------------------------------------------------------------------


def test_when_a_rule_fails_the_table_stays_and_the_fault_is_put_into_a_file() -> None:
    game = asked("your-action")
    before = game.save()
    breaks(game, PERSON)
    shown = seen(table_of(game, ["1", "quit"]))
    assert "parlour-fault-1.save" in after(shown, "1")
    assert files() == ["parlour-fault-1.save"]
    assert seance.load(Path("parlour-fault-1.save").read_bytes()).view(PERSON) == game.view(PERSON)
    assert seance.load(before).view(PERSON) == game.view(PERSON)


def test_when_a_rule_fails_at_the_answer_of_a_bot_the_game_is_left() -> None:
    game = asked("your-action", seat=1)
    breaks(game, 1)
    assert "fault" in seen(table_of(game, []))


def breaks(game: Game[State], seat: int) -> None:
    """The rules will not know what to do with any answer of this seat."""
    ask = game.ask_of(seat)
    assert ask is not None
    ask.options = [Option(None, option.verb, option.on) for option in ask.options]


# ---- the table -------------------------------------------------------------------------------------------------------


def test_the_table_is_drawn_when_it_looks_otherwise_and_when_it_is_wanted() -> None:
    game = asked("your-action")
    hand = words("en", "parlour").texts.say("see-hand", {"cards": ""}).partition(":")[0]
    place = next(n for n, option in enumerate(game.asks[0].options, 1) if option.verb == "call")
    shown = seen(table_of(game, [str(place), "undo", "view", "1"]))
    assert hand in shown.partition("› ")[0]
    assert hand not in after(shown, str(place))  # in the middle of an action
    assert hand not in after(shown, "undo")  # as it was
    assert hand in after(shown, "view")
    assert hand in after(shown, "1")


# ---- without the box at hand -----------------------------------------------------------------------------------------


def test_a_card_that_comes_up_for_the_first_time_is_read_out() -> None:
    game = seance.new("nemesis", 1, 3, mode="solo")
    shown = seen(typed_at_random(game))
    event = next(told.args["card"] for told in game.events(0, PERSON) if told.event == "event")
    card = words("en", "nemesis").card(str(event))
    assert card is not None
    assert shown.count(f"Event: {card.name}.\n   {card.text}\n") == 1


def test_the_last_card_is_read_again_and_before_the_first_one_there_is_none() -> None:
    said = words("en", "arkham")
    t = scene("arkham").investigator("roland-banks").agenda("whats-going-on", doom=2)
    assert t.asked() == "0 your-action"
    assert t.game is not None
    before = after(seen(table_of(seance.load(t.game.save()), ["card"])), "card")
    assert before.startswith(said.tell("no-card-yet"))
    game = seance.load(t.game.save())
    table = table_of(game, ["card"])
    table.latest_card = "rise-of-the-ghouls"  # the key of others begins like it
    assert after(seen(table), "card").startswith(f"{said.cards['rise-of-the-ghouls'].name}: ")


def test_letting_somebody_be_is_not_called_useless() -> None:
    t = scene("dungeontology").area("i-3", "north").scholar("sofia", area="i-3", hand=["disguise"])
    t.scholar("valerio", area="i-3", hand=["toast", "sprint"]).at("action", turn=1)
    t.answer("1 study:cubes-1", "1 discard:toast")
    assert t.asked() == "0 in-attempt"
    assert t.game is not None
    place = next(n for n, option in enumerate(t.game.asks[0].options, 1) if option.key == "pass")
    told = after(seen(table_of(seance.load(t.game.save()), [f"? {place}"])), f"? {place}")
    assert told
    assert words("en", "dungeontology").tell("useless") not in told


def test_in_a_card_of_a_rival_that_is_read_out_you_is_somebody() -> None:
    t = scene("dungeontology").area("i-4", "north").scholar("sofia", area="i-4", hand=["fate-2"])
    t.scholar("valerio", area="i-4").at("action", turn=1)
    t.answer("1 use-skill-on:iron-head:sofia")
    assert t.game is not None
    table = table_of(seance.load(t.game.save()), [])
    table.tell_news()
    assert "(“you” is Valerio) " in shown(table)


def test_the_back_of_a_turned_card_is_read_out_and_then_the_front_of_the_next() -> None:
    t = scene("arkham").investigator("roland-banks").agenda("whats-going-on", doom=2).draws("ancient-evils")
    assert t.asked() == "0 scene-ends"
    assert t.game is not None
    told, said = seen(table_of(seance.load(t.game.save()), [])), words("en", "arkham")
    back, front = [said.cards[key] for key in ("whats-going-on-back", "rise-of-the-ghouls")]
    assert told.index(f"{back.name}: {back.text}") < told.index(front.text)


def test_a_mythos_card_is_read_out_with_its_signs_before_its_text() -> None:
    card = words("en", "eldritch").cards["patrolling-the-border"]
    assert card.whole == f"Signs, in this order: the Omen moves on, Monsters surge, Clues appear. {card.text}"


def test_where_one_of_a_few_cards_is_chosen_all_are_read_out() -> None:
    game = seance.new("nemesis", 2, 5)
    while (ask := game.ask_of(PERSON)) is None or ask.prompt != "which-objective":
        assert game.ask is not None
        game.play(len(game.ask.options) // 2)
    shown = seen(table_of(game, []))
    for option in ask.options:
        card = words("en", "nemesis").card(option.on[0])
        assert card is not None
        assert f"  Keep {card.name}\n     {card.text}\n" in shown


def test_the_person_is_told_which_of_two_actions_it_is() -> None:
    game = seance.new("nemesis", 1, 3, mode="solo")
    assert "Your action (1 of 2)" in seen(table_of(game, ["1"]))


def test_of_an_encounter_card_only_the_text_of_this_space_is_read_out() -> None:
    game = seance.new("eldritch", 1, 3, ancient_one="azathoth")
    shown = seen(typed_at_random(game))
    met = next(told.args for told in game.events(0, PERSON) if told.event == "encounter" and told.args["part"])
    card, text = str(met["card"]), words("en", "eldritch").part(str(met["card"]), str(met["part"]))
    whole = words("en", "eldritch").card(card)
    assert text is not None
    assert whole is not None
    assert text.startswith(words("en", "eldritch").name(str(met["part"])))
    assert f"{whole.name}.\n   {text}\n" in shown
    assert f"   {whole.text}\n" not in shown


def test_cards_are_read_out_where_none_of_them_may_be_chosen_too() -> None:
    game = seance.new("eldritch", 1, 3)
    typist = RandomTypist(4)
    typist.table = table = table_of(game, [])
    while (ask := game.ask_of(PERSON)) is not None and ask.prompt != "acquire-what":
        table.menu = Menu(ask)
        game.answer(table.menu.answer(typist.readline().split()), PERSON)
    assert ask is not None
    offered = [option.on[0] for option in ask.options if option.on]
    shown = seen(table)
    assert offered
    for key in offered:
        card = words("en", "eldritch").card(key)
        assert card is not None
        assert re.search(rf"{re.escape(card.name)} \(value \d\)\n     {re.escape(card.text)}\n", shown)
    assert "  Done\n" in shown


# ---- few questions ---------------------------------------------------------------------------------------------------


def test_what_the_person_wants_to_be_quiet_passes_for_this_round() -> None:
    game = asked("would-burn")
    ask = game.ask_of(PERSON)
    assert ask is not None
    keys = [option.key for option in ask.options if option.key != "pass"]
    table = table_of(game, [f"quiet {number}" for number in range(2, len(keys) + 2)])
    seen(table)
    assert ("pass",) in [answer.keys for answer in game.journal if answer.seat == PERSON][-1:]
    assert table.orders.abilities == dict.fromkeys(keys, "round")
    assert words("en").tell("ordered-passed") in shown(table)


def test_what_is_quiet_for_one_is_quiet_for_all_whom_it_could_name() -> None:
    t: DungeontologyScene = scene("dungeontology").area("i-4", "north").at("movement", turn=1)
    t.scholar("rebecca", area="i-4", hand=["friendship-debt"], students=2)
    t.scholar("valerio", area="i-4", hand=["fate-2"], students=2).answer("end-movement")
    game = seance.load(t.begin().save())
    ask = game.ask_of(PERSON)
    assert ask is not None
    orders = KeptOrders(abilities={without_target(ask.options[1]): "round"})
    assert [option.key.rpartition(":")[2] for option in ask.options[1:]] == ["rebecca", "valerio"]
    assert not passes(KeptOrders(), ask, game)
    assert passes(orders, ask, game)


def test_a_hint_for_a_group_names_all_that_is_taken_or_nothing() -> None:
    t: DungeontologyScene = scene("dungeontology").area("i-4", "north").at("action")
    t.scholar("rebecca", area="i-4", hand=["poach", "study-group", "sprint"]).answer("study:cubes-1")
    game = seance.load(t.begin().save())
    hinted = after(seen(table_of(game, ["hint"], adviser=adviser(game))), "hint")
    assert "Poach Students" in hinted
    assert "Study Group" in hinted


def test_what_must_be_decided_cannot_be_made_quiet() -> None:
    shown = seen(table_of(asked("your-action"), ["quiet 1"]))
    assert words("en").own.say("error-not-a-window") in after(shown, "quiet 1")


def nothing_at_stake() -> Game[State]:
    """In the middle of a test somebody could do only what could be done at any other time as well."""
    game, chance = seance.new("arkham", 1, 2, mode="standalone"), Random(2)
    while (ask := game.ask) is not None:
        if ask.window and len(ask.options) > 1 and not any(option.useful for option in ask.options):
            return game
        game.play(chance.randrange(len(ask.options)))
    raise AssertionError("something is always at stake")


def test_a_moment_with_nothing_at_stake_passes_by_itself_and_is_taken_back_with_what_was_before() -> None:
    game = nothing_at_stake()
    ask = game.ask_of(PERSON)
    assert ask is not None
    table = table_of(game, ["undo!"])
    seen(table)
    assert not table.unasked()
    assert game.ask_of(PERSON) != ask


def test_who_wants_to_be_asked_at_every_moment_of_the_round_is() -> None:
    game = nothing_at_stake()
    answers = len(game.journal)
    table = table_of(game, [])
    table.every("")
    shown = seen(table)
    assert len(game.journal) == answers
    assert words("en", "arkham").prompt("player-window", ()) in shown


def test_what_a_heading_says_is_not_said_again() -> None:
    game, said = nothing_at_stake(), words("en", "arkham")
    shown = seen(table_of(game, ["log"]))
    phase = next(told for told in game.events(0, PERSON) if told.event == "phase")
    assert said.step(phase.step) in shown
    assert said.line(phase) not in shown
