"""A person plays: what happened is told, the options are numbered, and what is typed is an answer or a command."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from typing import TypeAlias

from seance.bots import PLANNER, Bot, bot_names, new_bot, seat_bots, stream_seed
from seance.bots.advice import (
    Advice,
    Thinks,
    Thought,
    advice_of,
    certainty,
    habit_of,
    hundredths,
    in_words,
    is_plain,
    reason_in_words,
    thought_of,
)
from seance.bots.base import answer_of, as_seen
from seance.bots.chances import measured
from seance.engine import Ask, BadInput, Game, Refused, RuleBroke, SeanceError, State, Told
from seance.engine.face import face
from seance.engine.grounds import grounds
from seance.engine.orders import KeptOrders, leaving, passes, settled, without_target
from seance.engine.texts import LANGUAGES
from seance.lab.outcomes import may_be_told

from .drawing import SIDE, Drawing, drawing, read_out, show
from .explain import explain_cards, explain_option, explain_question, explain_refusals, explain_rules
from .files import free_name, write_file
from .menu import Menu
from .screen import QUIET, STRONG, WARNING, Screen
from .words import HEADED, Words, language_of

Command: TypeAlias = Callable[[str], None]

PERSON = 0  # the seat of who types
MOST_RULES = 12  # found by words; more help nobody at the table


def adviser(table: Game[State]) -> Bot | None:
    """Who gives hints, if the game has somebody who can."""
    name = table.rules.name
    return new_bot(PLANNER, name, stream_seed(table, PERSON)) if PLANNER in bot_names(name) else None


class Table:
    """One person at a table of bots."""

    def __init__(
        self, game: Game[State], bots: Mapping[int, Bot], language: str, screen: Screen, adviser: Bot | None = None
    ) -> None:
        self.game = game
        self.bots = bots
        self.adviser = adviser  # gives hints
        self.screen = screen
        self.words = Words(language, game.rules.name)
        self.reading = {**game.rules.moments, **read_out(game.rules.name)}
        self.heard = 0  # events that were told
        self.told: set[tuple[str, str]] = set()  # cards that were, with what was read of them
        self.latest_card = ""  # the last of them
        self.step = ""  # the printed step that was told last
        self.heard_thoughts: dict[int, Thought] = {}  # the last one of each bot
        self.kept_thoughts: dict[int, Thought] = {}  # newer ones, of rivals: they are told when the game is over
        self.orders = KeptOrders()  # what the person does not want to be asked
        self.suggested: Sequence[str] = ()  # the keys that a coach has just recommended
        self.drawn: Drawing = ()
        self.menu: Menu | None = None
        self.latest = game.save()  # the table as the person last saw it
        self.saved = self.latest  # as it lies in a file, or was at the beginning
        self.left = False
        self.commands: dict[str, Command] = {
            "?": self.explain,
            "explain": self.explain_question,
            "why": self.why,
            "undo": self.undo,
            "undo!": self.undo_agreed,
            "log": self.log,
            "view": self.view,
            "rules": self.rules,
            "card": self.card,
            "quiet": self.quiet,
            "every": self.every,
            "thoughts": self.thoughts,
            "save": self.save,
            "lang": self.lang,
            "help": self.help,
            "quit": self.quit,
        }
        if adviser is not None:
            self.commands["hint"] = self.hint

    def play(self) -> None:
        """Until the person leaves. The table is never lost: who leaves an unfinished game is told where it lies."""
        try:
            self.screen.line(self.words.tell("welcome"), QUIET)
            self.go_on(draw=True)
            self.saved = self.latest
            while not self.left:
                line = self.screen.read()
                if line is None:
                    self.leave()
                else:
                    self.obey(unicodedata.normalize("NFKC", line).split())
        except KeyboardInterrupt:
            self.screen.line()
            self.leave()

    def obey(self, typed: list[str]) -> None:
        if not typed:
            return
        first, rest = typed[0].casefold(), " ".join(typed[1:])
        if first.startswith("?") and first != "?":
            first, rest = "?", f"{first[1:]} {rest}".strip()
        try:
            if first in self.commands:
                self.commands[first](rest)
            elif first == "-" or first.isdecimal():
                self.answer(typed)
            else:
                raise BadInput("unknown-word", word=first[:60])
        except SeanceError as wrong:
            self.screen.line(self.words.error(wrong), WARNING)
            if isinstance(wrong, RuleBroke):
                self.report(wrong)

    def report(self, broke: RuleBroke) -> None:
        """A rule failed: what is needed to find out why is put into a file."""
        name = free_name(f"{self.game.rules.name}-fault", "save")
        write_file(name, broke.save)
        self.screen.line(self.words.tell("fault", file=name))

    # ---- what happens ----------------------------------------------------------------------------------------------

    def answer(self, typed: list[str]) -> None:
        if self.menu is None:
            raise Refused("game-over")
        choice = self.menu.answer(typed)
        self.game.answer(choice, PERSON, self.menu.ask.number)
        self.go_on()

    def go_on(self, draw: bool = False) -> None:
        """Bots answer; then what happened is told, and the person is asked."""
        try:
            seat_bots(self.game, self.bots, self.listen)
            while key := self.unasked():
                self.game.answer(key, PERSON)
                seat_bots(self.game, self.bots, self.listen)
        except RuleBroke as broke:  # the bot would only try again
            self.left = True
            self.screen.line(self.words.error(broke), WARNING)
            self.report(broke)
            return
        self.latest = self.game.save()
        self.acquaint()
        self.tell_news()
        self.ask(draw)

    def acquaint(self) -> None:
        """The words know who the person is, and where what lies."""
        figures = self.game.rules.figures(self.game.state)
        self.words.you = [who for who, seat in figures.items() if seat == PERSON]
        self.words.known = self.known()

    def known(self) -> Mapping[str, str]:
        """Places that the person knows by what lies there."""
        known = face(self.game.rules.name).known
        return {} if known is None else known(self.game.view(PERSON))

    def tell_news(self) -> None:
        news = self.game.events(self.heard, PERSON)
        self.heard += len(news)
        for told in news:
            self.tell(told)

    def tell(self, told: Told) -> None:
        self.tell_line(told)
        self.tell_card(told)

    def tell_line(self, told: Told) -> None:
        self.tell_step(told.step)
        if told.event != HEADED:
            self.screen.indented(self.words.log(told), by=1)

    def tell_card(self, told: Told) -> None:
        """What a card does that has come up for the first time, or concerns everybody: nobody needs the box at hand.

        An event may name the `part` of the card that counts. What others draw is not read out: `card` tells it.
        """
        if not self.concerns(told):
            return
        argument, turned, side = self.reading.get(told.event, "").partition(SIDE)
        shown, part = told.args.get(argument), told.args.get("part", side)
        card = self.words.card(f"{shown}{turned and '-'}{side}") if isinstance(shown, str) else None
        if card is not None:
            only = self.words.part(card.key, part) if isinstance(part, str) else None
            text = only or (self.words.tell("card", name=card.name, text=card.whole) if side else card.whole)
            if self.is_of_another(told) and self.words.tell("you") in text:
                text = self.words.tell("read-by", who=self.words.name(str(told.args["who"])), text=text)
            self.latest_card = card.key
            if (card.name, text) not in self.told or self.concerns_all(told):
                self.told.add((card.name, text))
                self.screen.indented(text, QUIET)

    def concerns(self, told: Told) -> bool:
        """Does it concern the person: everybody, nobody in particular, or this seat?"""
        rules = self.game.rules
        figures = rules.figures(self.game.state)
        seats = [figures[value] for value in told.args.values() if isinstance(value, str) and value in figures]
        return not seats or PERSON in seats or self.concerns_all(told)

    def is_of_another(self, told: Told) -> bool:
        """Whoever it is about is none of the person's figures: a card that says “you” does not mean the reader."""
        seat = self.game.rules.figures(self.game.state).get(str(told.args.get("who", "")))
        return seat is not None and seat != PERSON

    def concerns_all(self, told: Told) -> bool:
        return self.game.rules.pace.stage(told.event, told.step) == "all"

    def tell_step(self, step: str) -> None:
        if step and step != self.step:
            self.step = step
            self.screen.heading(self.heading(step))

    def heading(self, step: str) -> str:
        return self.words.step(step)

    def ask(self, draw: bool) -> None:
        """What is asked now; the table first if something new begins, or if it is wanted."""
        ask = self.game.ask_of(PERSON)
        self.menu = (
            None if ask is None else Menu(ask, self.game.rules.figures(self.game.state), self.game.notes(PERSON))
        )
        if self.menu is None:
            self.screen.line(self.ending(), STRONG)
            self.close()
            self.screen.line(self.words.tell("over"), QUIET)
            return
        self.tell_step(self.menu.ask.step)
        if draw or self.menu.ask.opens:
            self.draw(again=draw)
        self.menu.show(self.screen, self.words)

    def ending(self) -> str:
        """How it ended; in a game of rivals, for the person."""
        ended = self.game.result or ""
        won = face(self.game.rules.name).outcomes.outcomes(self.game.state)[PERSON]["won"]
        own = f"{ended}-{'yours' if won else 'others'}"
        return self.words.result(own if self.words.texts.has(f"end-{own}") else ended)

    def close(self) -> None:
        """How far it had come, in the words of a game that has any for it."""
        outcomes = face(self.game.rules.name).outcomes
        if self.words.texts.has("closing"):
            rounds, figures = outcomes.course(self.game.state)
            self.screen.line(self.words.texts.say("closing", {"rounds": rounds, **figures}))

    def draw(self, again: bool) -> None:
        """The table; unless it is wanted again, only if it looks otherwise than when it was last drawn."""
        drawn = drawing(self.words, self.game.view(PERSON), self.screen.console.width)
        if again or drawn != self.drawn:
            show(self.screen, drawn)
            self.tell_aim()
        self.drawn = drawn

    def tell_aim(self) -> None:
        aim = self.game.aim(PERSON)
        if aim is not None:
            text = self.words.texts.say(f"aim-{aim.key}", aim.args)
            self.screen.line(self.words.tell("aim", text=text), QUIET)

    def unasked(self) -> str:
        """The answer to what the person need not or does not want to be asked; "" if it is for them."""
        ask = self.game.ask_of(PERSON)
        if ask is None:
            return ""
        return settled(ask, self.game, (PERSON,)) or (leaving(ask) if passes(self.orders, ask, self.game) else "")

    # ---- commands --------------------------------------------------------------------------------------------------

    def explain(self, number: str) -> None:
        if not number:
            self.help("")
        elif self.menu is None:
            raise Refused("game-over")
        else:
            option = self.menu.option(number)
            explain_option(self.screen, self.words, self.menu.ask, option, grounds(self.game), self.face_down())

    def explain_question(self, wanted: str) -> None:
        """What is asked; with words, what the rules say to them."""
        if wanted:
            self.rules(wanted)
        elif self.menu is None:
            raise Refused("game-over")
        else:
            explain_question(self.screen, self.words, self.menu.ask, grounds(self.game))

    def why(self, _: str) -> None:
        explain_refusals(self.screen, self.words, self.game.refusals(PERSON))

    def undo(self, to: str) -> None:
        try:
            self.take_back(to, agreed=False)
        except Refused as refused:
            self.screen.line(self.words.error(refused), WARNING)
            command = f"undo! {to}".strip()
            if refused.reason == "undo-after-reveal":
                self.screen.line(self.words.tell("offer-after-reveal", command=command))
            elif refused.reason == "undo-after-others":
                self.screen.line(self.words.tell("offer-after-others", command=command))

    def undo_agreed(self, to: str) -> None:
        self.take_back(to, agreed=True)

    def take_back(self, to: str, agreed: bool) -> None:
        futures = len(self.game.rekeys)
        self.game.undo(PERSON, to or "answer", agreed)
        with suppress(Refused):
            while self.unasked():  # it has passed by itself, and would again
                self.game.undo(PERSON, "answer", agreed)
        self.screen.line(self.words.tell("undone" if len(self.game.rekeys) <= futures else "undone-anew"))
        self.heard = min(self.heard, len(self.game.events(0, PERSON)))
        self.go_on()

    def log(self, last: str) -> None:
        heard = self.game.events(0, PERSON)
        self.step = ""
        for told in heard[-int(last) :] if last.isdecimal() and len(last) < 9 and int(last) else heard:
            self.tell_line(told)

    def view(self, _: str) -> None:
        self.draw(again=True)
        if self.menu is not None:
            self.menu.show(self.screen, self.words)

    def rules(self, wanted: str) -> None:
        explain_rules(self.screen, self.words, wanted, self.game.rules.name, MOST_RULES)

    def card(self, wanted: str) -> None:
        """Those with these words in their names; without words the one that came up last."""
        latest = self.words.card(self.latest_card) if self.latest_card and not wanted else None
        if latest is not None:
            self.screen.line(self.words.tell("card", name=latest.name, text=latest.whole))
            return
        if not wanted:
            self.screen.line(self.words.tell("no-card-yet"))
            return
        met = {value for told in self.game.events(0, PERSON) for value in told.args.values() if isinstance(value, str)}
        unread = set(face(self.game.rules.name).unread()) - met
        explain_cards(self.screen, self.words, wanted, unread, self.face_down())

    def face_down(self) -> Collection[str]:
        return face(self.game.rules.name).face_down(self.game.view(PERSON))

    def listen(self, bot: Bot, ask: Ask[object]) -> None:
        thought = thought_of(bot, self.game, ask)
        if thought is None:
            return
        if may_be_told(self.game):
            self.heard_thoughts[ask.seat] = thought
            self.kept_thoughts.pop(ask.seat, None)
        else:
            self.kept_thoughts[ask.seat] = thought

    def thoughts(self, _: str) -> None:
        over = self.game.result is not None
        told = {**self.heard_thoughts, **self.kept_thoughts} if over else self.heard_thoughts
        for seat, thought in sorted(told.items()):
            self.screen.line(self.words.tell("thought", seat=seat + 1, thought=in_words(thought, self.words)))
        if not told:
            self.screen.line(self.words.tell("no-thoughts"))

    def quiet(self, number: str) -> None:
        """Not again in this round, whomever it would be used on."""
        if self.menu is None:
            raise Refused("game-over")
        if not self.menu.ask.window:
            raise BadInput("not-a-window")
        key = without_target(self.menu.option(number))
        self.order(KeptOrders(abilities={**self.orders.abilities, key: "round"}))

    def every(self, _: str) -> None:
        self.order(KeptOrders(abilities=self.orders.abilities, every=True))

    def order(self, orders: KeptOrders) -> None:
        """It holds for what is asked now, too: who gave it is told when that has passed."""
        orders.heard = len(self.game.sink.events)
        self.orders = orders
        passed = bool(self.unasked())
        self.screen.line(self.words.tell("ordered-passed" if passed else "ordered"))
        if passed:
            self.go_on()

    def hint(self, _: str) -> None:
        ask = self.game.ask_of(PERSON)
        if ask is None or self.adviser is None:
            raise Refused("game-over")
        paid = self.adviser.mind.payment(self.game.view(PERSON), ask) if isinstance(self.adviser, Thinks) else []
        keys = paid or answer_of(self.adviser, self.game, PERSON)
        found = advice_of(self.adviser, as_seen(ask)) if ask.group is None else []
        sure = certainty(found)
        if sure == "habit" and self.suggested:  # what was not tried out is no word against the coach's
            keys = list(self.suggested[:1])
        elif found and self.suggested and keys[0] not in self.suggested:
            found = coached(found, [ask.options[one.option].key for one in found], self.suggested)
            keys = [ask.options[found[0].option].key]
            sure = "close" if keys[0] in self.suggested else sure
        options = {option.key: option for option in (*ask.options, *ask.choices)}
        labels = [(self.words.label(ask.verb(options[key]), options[key].on), options[key].on) for key in keys]
        chosen = self.words.texts.deeds(labels) if labels else self.words.tell("hint-none")
        if sure == "unknown" or ask.common:
            self.screen.line(self.words.tell("no-hint"))
            return
        self.screen.line(self.words.tell("hint", choice=chosen, sure=sure))
        if found:
            self.reasons(ask, found, sure)
        elif isinstance(self.adviser, Thinks):
            usual = habit_of(self.adviser.mind, self.game.view(PERSON), as_seen(ask), keys).reason
            if usual is not None:
                self.screen.indented(reason_in_words(usual, self.words, self.words.you))

    def reasons(self, ask: Ask[object], found: Sequence[Advice], sure: str) -> None:
        """Why; the runner-up, and what one had rather not do. Chances only where they tell the options apart."""
        kind = measured(self.game.rules.name, self.game.seats, self.game.table.options)
        rows = [("hint-best", found[0], found[0].reason), ("hint-next", found[1], found[1].reason)]
        if len(found) > 2:
            rows.append(("hint-not", found[-1], found[-1].against))
        for key, one, why in rows:
            option = ask.options[one.option]
            told = why if why is None or not is_plain(why, option.on) else None
            said = "" if told is None else reason_in_words(told, self.words, self.words.you)
            label = self.words.label(ask.verb(option), option.on)
            self.screen.indented(self.words.tell(key, choice=label, why=said, known=told is not None))
            if kind is not None and sure in ("clear", "fairly"):
                share, low, high, games = kind.chance(one.worth, one.low, one.high)
                numbers = {"share": hundredths(share), "low": hundredths(low), "high": hundredths(high)}
                self.screen.indented(self.words.tell("chance", games=games, worlds=one.worlds, **numbers), QUIET)

    def save(self, name: str) -> None:
        """The game as it stands; of a finished game its record."""
        over = self.game.result is not None
        name = name or free_name(self.game.rules.name, "json" if over else "save")
        write_file(name, self.game.export() if over else self.latest)
        self.saved = self.latest
        self.screen.line(self.words.tell("recorded" if over else "saved", file=name))

    def lang(self, word: str) -> None:
        language = language_of(word)
        if language is None:
            raise BadInput("unknown-language", language=word[:60], known=", ".join(LANGUAGES))
        self.words = Words(language, self.game.rules.name)
        self.acquaint()
        self.step = ""
        self.ask(draw=True)

    def help(self, _: str) -> None:
        self.screen.line(self.words.tell("help"))
        if self.adviser is not None:
            self.screen.line(self.words.tell("help-hint"))

    def quit(self, _: str) -> None:
        self.leave()

    def leave(self) -> None:
        """An unfinished game is saved, unless nothing was done since it was."""
        self.left = True
        if self.game.result is None and self.latest != self.saved:
            try:
                self.save("")
            except BadInput as wrong:
                self.screen.line(self.words.error(wrong), WARNING)
        self.screen.line(self.words.tell("goodbye"))


def coached(found: list[Advice], keys: Sequence[str], suggested: Collection[str]) -> list[Advice]:
    """What a coach has just recommended, being as good, goes before the rest; who has two teachers has none."""
    place = next((place for place, key in enumerate(keys) if key in suggested), 0)
    best = found[0] if place == 1 else found[0]._replace(reason=None)  # its reason names another rival
    return found if not place else [found[place], best, *found[1:place], *found[place + 1 :]]
