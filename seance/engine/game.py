"""The driver: runs the steps of a game, hands out asks, takes answers; forks, imagines, undoes.

A game is a sequence of steps, each chosen from the state alone. At the start of a step nothing lives but the
state; a *mark* keeps a copy of it. Where the game is now = the last mark + the answers since.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Generic, TypeAlias

from msgspec import structs

from .ask import UNANSWERED, Ask, Group, Pick, Poll
from .course import Course, course
from .dice import Came, Dice
from .errors import Misfit, Refused, RuleBroke
from .journal import UNDO, Entry, Mark, S, barrier, begun, plain_entry, thinned, told
from .needs import Refusal
from .picks import forced, index_of, keys_of, same_answers, whole_group
from .rules import Rules
from .state import Sink
from .wire import Aim, Note, Preview, Rekey, Table, TakenBack, Told, View
from .written import Written

Sent: TypeAlias = tuple[Poll, tuple[Pick, ...]]  # a poll and its answers

TRIES = 20  # deals of an imagined world before the answer is None


class Game(Generic[S]):
    """One table. `keep=False` is a playout: no marks, no journal, no events; it cannot be forked or undone.

    `poker_face=True` asks everybody who could publicly have a reaction, even those who can only pass, so that
    a pause tells nothing; with it, what a seat sees is independent of hidden cards exactly.
    """

    def __init__(
        self, rules: Rules[S], state: S, table: Table, keep: bool = True, poker_face: bool | None = None
    ) -> None:
        self.rules = rules
        self.state = state
        self.table = table
        self.keep = keep
        self.poker_face = table.poker_face if poker_face is None else poker_face
        self.journal: list[Entry] = []
        self.sink = Sink()
        self.written = Written()  # what saves have said of both so far
        self.marks: list[Mark[S]] = []
        self.rekeys: list[Rekey] = []
        self.doubt = ""  # what should never be so at the table as it was loaded
        self.taken_back: list[TakenBack] = []
        self.poll: Poll | None = None
        self._shown: list[Ask[object]] = []  # the asks of the open poll, of a group its present link
        self._alone = False  # is there but one?
        self._picks: list[Pick] = []  # the answers to the open poll so far
        self._open: list[bool] = []  # which of its asks were put to a player at all
        self._sent: list[Sent] = []  # since the last mark
        self._numbers = [0] * state.seats
        self._flow: Course | None = None
        self._replaying = False
        self._steps = 0
        self._until: Collection[str] = ()  # the steps before which a playout stops

    def start(self) -> Game[S]:
        if self.keep:
            self.state.sink = self.sink
        self._run(None)
        return self

    # ---- what is asked -------------------------------------------------------------------------------------

    @property
    def asks(self) -> list[Ask[object]]:
        """The asks that still want an answer, in the order of the table."""
        if self.poll is None:
            return []
        asks = [ask for ask, pick in zip(self._shown, self._picks, strict=True) if pick == UNANSWERED]
        for ask in asks:
            ask.look()
        return asks

    @property
    def ask(self) -> Ask[object] | None:
        """The first that wants an answer."""
        return self.first_ask()

    def first_ask(self) -> Ask[object] | None:
        """The same for playouts: to call a function costs less than to read a property."""
        ask = self._shown[0] if self._alone and self.poll is not None else self.question
        if ask is not None and ask.rest is not None:
            ask.look()
        return ask

    @property
    def question(self) -> Ask[object] | None:
        """The same for who need not know all its options: they may not have been made yet."""
        if self.poll is None:
            return None
        if self._alone:  # nearly always: while it is open it is not answered
            return self._shown[0]
        for place, pick in enumerate(self._picks):
            if pick == UNANSWERED:
                return self._shown[place]
        return None

    def ask_of(self, seat: int) -> Ask[object] | None:
        return next((ask for ask in self.asks if ask.seat == seat), None)

    @property
    def result(self) -> str | None:
        return self.state.result

    @property
    def seats(self) -> int:
        return self.state.seats

    def refusals(self, seat: int = 0) -> list[Refusal]:
        """Why things are not offered to this seat now, each with its rule."""
        ask = self.ask_of(seat)
        return ask.why() if ask is not None and ask.why is not None else []

    def notes(self, seat: int = 0) -> tuple[Note, ...]:
        """What set the open ask of this seat off, what it is for, and what follows from it."""
        ask = self.ask_of(seat)
        return () if ask is None else (*self.rules.cause(self.state, ask), *ask.notes)

    def aim(self, seat: int = 0) -> Aim | None:
        """What this seat wants now; nothing when all is over."""
        return None if self.state.result is not None else self.rules.aim(self.state, seat)

    def preview(self, key: str, seat: int | None = None) -> Preview | None:
        """Cost, odds and danger of an option of the open ask, from what its seat knows."""
        ask = self._shown[self._place(seat)]
        index = index_of(ask, key)
        return None if ask.preview is None else ask.preview(ask.option_at(index))

    def view(self, seat: int = 0) -> View:
        seen = self.rules.view(self.state, seat)
        seen.waiting = self.waiting
        return seen

    @property
    def waiting(self) -> list[int]:
        """The seats that are asked, as far as everybody may know."""
        poll = self.poll
        if poll is None:
            return []
        return sorted(poll.seats if poll.secret else [ask.seat for ask in self.asks])

    def events(self, since: int = 0, seat: int = 0) -> list[Told]:
        """What this seat has heard, from its `since`-th event on. Positions count what the seat heard."""
        return told(self.sink.events, seat, since)

    # ---- answers -------------------------------------------------------------------------------------------

    def answer(self, choice: str | int | Sequence[str], seat: int | None = None, number: int | None = None) -> None:
        """Give an answer: a key, an index, or the keys of a group. Refused answers change nothing."""
        place = self._place(seat)
        ask = self._shown[place]
        if number is not None and number != ask.number:
            raise Refused("stale", number=number, now=ask.number)
        if isinstance(choice, bool) or not isinstance(choice, (str, int, list, tuple)):
            raise Refused("wrong-type", given=type(choice).__name__)
        if isinstance(choice, (list, tuple)):
            self._settle(place, whole_group(ask, choice))
            return
        if isinstance(choice, str):
            self._give(place, index_of(ask, choice))
        elif 0 <= choice < len(ask.look()):
            self._give(place, choice)
        else:
            raise Refused("not-offered", choice=str(choice))

    def play(self, index: int) -> None:
        """Answer the first open ask by index: the short way for bots."""
        if self._alone and not self.keep and self._shown[0].group is None:
            self._run((index,))
        else:
            self._give(self._picks.index(UNANSWERED), index)

    def _place(self, seat: int | None) -> int:
        if self.poll is None:
            raise Refused("game-over")
        for place, pick in enumerate(self._picks):
            if pick == UNANSWERED and (seat is None or self._shown[place].seat == seat):
                return place
        raise Refused("not-asked", seat=seat)

    def _give(self, place: int, index: int) -> None:
        """The option `index` of the ask shown there; in a group, its next link."""
        ask = self._shown[place]
        group = ask.group
        if group is None:
            self._settle(place, index)
            return
        chosen, whole = group.after(ask.chosen, index)
        if whole:
            self._settle(place, chosen)
        else:
            self._shown[place] = group.link(chosen)

    def _settle(self, place: int, pick: Pick) -> None:
        """This ask is answered. When all are, the rules go on."""
        self._picks[place] = pick
        if UNANSWERED in self._picks:
            return
        poll, picks = self.poll, tuple(self._picks)
        assert poll is not None
        if not self.keep:
            self._run(picks)
            return
        at, heard = len(self.journal), len(self.sink.events)
        for ask, pick_of, asked in zip(poll.asks, picks, self._open, strict=True):
            if asked:
                self.journal.append(Entry(ask.seat, keys_of(ask, pick_of), at, ask.opens, False, heard))
        before = self.state.dice.revealed
        shown, numbers = self._shown, self._numbers[:]
        try:
            self._run(picks)
        except Exception as error:
            if self._replaying:
                raise
            tried = "; ".join(" ".join(entry.keys) for entry in self.journal[at:])
            self._restore(at)
            self._numbers = numbers
            given = [pick_of if other != place else UNANSWERED for other, pick_of in enumerate(picks)]
            self._adopt(shown, given)  # what was already answered to this poll
            raise RuleBroke(self.rules.name, tried, self.save()) from error
        if self.state.dice.revealed != before:
            for entry in self.journal[at:]:
                entry.told = True

    def _run(
        self, picks: tuple[Pick, ...] | None, again: Sequence[Sent] | None = None, by_key: bool = False
    ) -> Poll | None:
        """Let the rules run until somebody must decide or the game is over.

        With `again` the answers are those that were given before, if need be in another world (`by_key`), and
        the first poll that is not among them is handed back before it is opened.
        """
        poll, self.poll = self.poll, None
        flow, keep = self._flow, self.keep
        if flow is None:
            picks = None
            flow = self._flow = course(self.rules, self.state, keep or bool(self._until))
        given = 0
        try:
            while True:
                if keep and picks is not None:
                    assert poll is not None
                    self._sent.append((poll, picks))
                poll = flow.send(picks)
                if poll is None:  # a step is about to begin
                    picks = None
                    if again is None:
                        if self._until and self.rules.step_name(self.state) in self._until:
                            self._flow = None
                            return None
                        if keep:
                            self._mark()
                    self._steps += 1
                elif again is not None:
                    if given == len(again):
                        return poll
                    asked, picks = again[given]
                    if by_key:
                        picks = same_answers(asked, picks, poll)
                    else:  # at the same question: what was chosen there is taken from its menu
                        for ask, then in zip(poll.asks, asked.asks, strict=True):
                            ask.borrow(then)
                    given += 1
                elif self._opened(poll):
                    return None
                else:
                    picks = tuple(self._picks)
        except StopIteration:  # the game is over
            self._flow = None
        if again is not None and given < len(again):
            raise Misfit
        return None

    def _mark(self) -> None:
        """At the start of a step: if answers were given since the last mark, or somebody was shown something.

        A look counts because an imagined world must start from what its seat has learned, not learn it anew.
        """
        last = self.marks[-1] if self.marks else None
        if last is not None and last.at == len(self.journal):
            if last.state.dice.looks == self.state.dice.looks:
                return
            self.marks.pop()
        heard = len(self.sink.events)
        self.marks.append(Mark(self.state.clone(), len(self.journal), heard, self._steps))
        self.state.dice.record = []
        self._sent = []
        self.marks = thinned(self.marks)

    def _opened(self, poll: Poll) -> bool:
        """Answer what leaves no choice; say whether somebody has one."""
        asks = poll.asks
        only = asks[0]
        if type(only) is Ask and len(asks) == 1 and not (poll.secret and self.poker_face):  # nearly always
            if len(only.options) == 1:
                self._picks = [0]
                return False
            self._picks = [UNANSWERED]
            self._open = [True]
            self._shown = [only]
            self._alone = True
            if not self.keep:
                self.poll = poll
                seat, numbers = only.seat, self._numbers
                only.number = numbers[seat] = numbers[seat] + 1
                only.step = self.state.step
                return True
        else:
            face = poll.secret and self.poker_face
            self._picks = [UNANSWERED if face else forced(ask) for ask in asks]
            if UNANSWERED not in self._picks:
                return False
            self._open = [pick == UNANSWERED for pick in self._picks]
            self._shown = [ask.link(()) if isinstance(ask, Group) else ask for ask in asks]
            self._alone = len(asks) == 1
        self.poll = poll
        if self._replaying and self.rekeys:
            for rekey in self.rekeys:
                if rekey.at == len(self.journal):
                    self.state.dice.rekey(rekey.salt)
        step = self.state.step
        for ask, asked in zip(self._shown, self._open, strict=True):
            if asked:
                self._numbers[ask.seat] += 1
                ask.number = self._numbers[ask.seat]
                ask.step = step
                if ask.group is not None:
                    ask.group.number, ask.group.step = ask.number, step
        return True

    # ---- forks and imagined worlds -----------------------------------------------------------------------------

    def fork(self, keep: bool = False, until: Collection[str] = ()) -> Game[S]:
        """An independent game that stands exactly here: a playout, or with `keep` a full game.

        Before a step named in `until` it stops for good: nobody is asked anything any more.
        """
        self._must_keep()
        mark = self.marks[-1]
        new = Game(self.rules, mark.state.clone(), self.table, keep, self.poker_face)
        new._steps = mark.steps
        new._until = until
        if keep:
            new.marks = self.marks[:]
            new.journal = [entry.again() for entry in self.journal]
            new.sink.events = self.sink.events[: mark.heard]
            new.written = self.written.upto(len(self.journal), mark.heard)
            new.rekeys = self.rekeys[:]
            new.taken_back = self.taken_back[:]
            new.state.sink = new.sink
            new.state.dice.record = []
        if self.rekeys and self.rekeys[-1].at >= mark.at:
            new.keep = True
            new.marks, new.journal, new.rekeys = [mark], [entry.again() for entry in self.journal], self.rekeys[:]
            new._restore(len(self.journal))
            new.keep = keep
            new.marks = self.marks[:]
        else:
            new._resend(self._sent)
        new._numbers = self._numbers[:]
        if self.poll is not None:
            new._adopt(self._shown, self._picks)
        return new

    def _must_keep(self) -> None:
        if not self.keep:
            raise Refused("playout-cannot-fork")

    def _resend(self, sent: Sequence[Sent]) -> None:
        """Run on from a mark with the answers that were given since."""
        poll = self._run(None, sent)
        if poll is not None and not self._opened(poll):  # an imagined world asks even where it leaves nobody a choice
            face, self.poker_face = self.poker_face, True
            self._opened(poll)
            self.poker_face = face

    def _adopt(self, shown: list[Ask[object]], picks: list[Pick]) -> None:
        """The same poll as another time: its ask numbers, answers and begun groups."""
        for place, pick in enumerate(picks):
            self._picks[place] = pick
            mine, then = self._shown[place], shown[place]
            if mine.group is not None:
                mine.group.number = then.number
                self._shown[place] = mine.group.link(then.chosen)
            else:
                mine.number = then.number
                mine.borrow(then)

    def determinize(self, seat: int, seed: int, keep: bool = False) -> Game[S] | None:
        """A complete game that this seat cannot tell from the real one, or None if none was found.

        Hidden things are dealt again at the last mark and the answers since are given again by key, with the
        chances that were revealed; a deal that contradicts what the seat has heard since is thrown away. Future
        chance is new. Whatever is used here is known to the seat, so the truth makes no difference.
        """
        self._must_keep()
        if not 0 <= seat < self.seats:
            raise Refused("unknown-seat", seat=seat)
        mark = self.marks[-1]
        heard = told(self.sink.events[mark.heard :], seat)
        came = self.state.dice.record or []
        known: list[Came] = [(what, key, None if by is None or seat in by else ()) for what, key, by in came]
        table = structs.replace(self.table, seed="0x0")  # the true seed is nobody's to know
        stream = Dice(seed)
        for _ in range(TRIES):
            state = mark.state.clone()
            self.rules.imagine(state, seat, stream, heard)
            world = Game(self.rules, state, table, keep, False)
            start = state.clone() if keep else state
            world.marks = [Mark(start, 0, 0, 0)] if keep else []
            state.sink = world.sink
            state.dice.pins, state.dice.stream, state.dice.record = known[:], stream, []
            state.dice.script, state.dice.strict = {}, False
            try:
                world._follow(self, seat)
            except Misfit:
                continue
            if state.dice.pins or told(world.sink.events, seat) != heard:
                continue
            past, state.dice.record = state.dice.record, None
            state.dice.pins = state.dice.stream = None
            future = stream.below("future", 1 << 62)
            state.dice.new_future(future)
            if keep:
                start.dice.new_future(future, past)
                state.dice.record = past[:]
            else:
                state.sink = None
            world._numbers[seat] = self._numbers[seat]  # how often others were asked may tell what they hold
            return world
        return None

    def _follow(self, real: Game[S], seat: int) -> None:
        """Come to the same question as the real game, by the answers given there; Misfit if that cannot be."""
        poll = self._run(None, real._sent, by_key=True)
        if poll is None or real.poll is None:
            if poll is not real.poll:
                raise Misfit
            return
        if poll.seats != real.poll.seats:
            raise Misfit
        self.poker_face = poll.secret
        opened = self._opened(poll)
        self.poker_face = False
        if not opened:  # here it leaves no choice, but there everybody can see that somebody is asked
            raise Misfit
        self._same_question(real, seat)

    def _same_question(self, real: Game[S], seat: int) -> None:
        for place, there in enumerate(real._shown):
            here = self._shown[place]
            if there.prompt != here.prompt:
                raise Misfit
            if there.seat == seat:
                here.number = there.number
                if [option.key for option in there.choices] != [option.key for option in here.choices]:
                    raise Misfit
                if here.group is not None:
                    here.group.number = there.number
                    self._shown[place] = here.group.link(there.chosen)
                self._picks[place] = real._picks[place]  # what it has answered itself while others think

    # ---- undo --------------------------------------------------------------------------------------------------

    def undo(self, seat: int | None = None, to: str = "answer", agreed: bool = False) -> None:
        """Take back this seat's last answer, or all since its last action or turn began.

        Refused if something was revealed or others went on since. With the consent of all (`agreed`) it is not;
        then the dice get a new future, so that nobody has seen it, and the journal says so.
        """
        if to not in UNDO:
            raise Refused("wrong-type", given=to)
        if seat is None:
            seat = self._last_to_answer()
        if to == "answer" and self._take_back(seat):
            return
        found = begun(self.journal, seat, to)
        if found is None:
            raise Refused("nothing-to-undo")
        at = found.at
        since = self.journal[at:]
        reason = "" if agreed else barrier(seat, since)
        if reason:
            raise Refused(reason)
        if at < self.marks[0].at:
            from .history import remember  # noqa: PLC0415

            remember(self)
        later = [rekey for rekey in self.rekeys if rekey.at > at]
        self.rekeys = [rekey for rekey in self.rekeys if rekey.at <= at]
        self._restore(at)
        self.taken_back.append(TakenBack(at, "undo", [plain_entry(entry) for entry in since]))
        if later or any(entry.told for entry in since):
            salt = len(self.taken_back)
            self.rekeys.append(Rekey(at, salt))
            self.state.dice.rekey(salt)

    def may_undo(self, seat: int) -> str:
        """Why this seat cannot take back its last answer alone: "nothing-to-undo", for example; "" if it can."""
        if self._withdrawable(seat) is not None:
            return ""
        found = begun(self.journal, seat, "answer")
        return "nothing-to-undo" if found is None else barrier(seat, self.journal[found.at :])

    def _last_to_answer(self) -> int:
        if self.poll is not None:
            for place, pick in enumerate(self._picks):
                if self._open[place] and (pick != UNANSWERED or self._shown[place].chosen):
                    return self._shown[place].seat
        if not self.journal:
            raise Refused("nothing-to-undo")
        return self.journal[-1].seat

    def _withdrawable(self, seat: int) -> int | None:
        """Where in the open poll this seat has answered while others think, or has begun a group."""
        if self.poll is not None:
            for place, ask in enumerate(self._shown):
                if ask.seat == seat and self._open[place] and (self._picks[place] != UNANSWERED or ask.chosen):
                    return place
        return None

    def _take_back(self, seat: int) -> bool:
        """An answer to a poll that still waits for others, or the last link of a begun group."""
        place = self._withdrawable(seat)
        if place is None:
            return False
        ask = self._shown[place]
        left = () if self._picks[place] != UNANSWERED else ask.chosen[:-1]
        self._picks[place] = UNANSWERED
        if ask.group is not None:
            self._shown[place] = ask.group.link(left)
        return True

    def _restore(self, at: int) -> None:
        """Stand where the journal had length `at`."""
        while len(self.marks) > 1 and self.marks[-1].at > at:
            self.marks.pop()
        mark = self.marks[-1]
        tail = self.journal[mark.at : at]
        del self.journal[mark.at :], self.sink.events[mark.heard :]
        self.written.cut(mark.at, mark.heard)
        numbers = self._numbers[:]
        self.state = mark.state.clone()
        self.state.sink = self.sink
        self.state.dice.record = []
        self._sent = []
        self._flow = None
        self._steps = mark.steps
        self._replaying = True
        try:
            self._run(None)
        finally:
            self._replaying = False
        self.give_again(tail)
        for ask in self.asks:
            ask.number = numbers[ask.seat] = numbers[ask.seat] + 1
            if ask.group is not None:
                ask.group.number = ask.number
        self._numbers = numbers

    def give_again(self, entries: Sequence[Entry]) -> None:
        """Answers of the journal, by key; Refused if one does not fit."""
        self._replaying = True
        try:
            for entry in entries:
                self.give_keys(entry.seat, entry.keys)
        finally:
            self._replaying = False

    def give_keys(self, seat: int, keys: Sequence[str]) -> None:
        ask = self._shown[self._place(seat)]
        self.answer(list(keys) if ask.group is not None else keys[0], seat)

    # ---- files -------------------------------------------------------------------------------------------------

    def save(self) -> bytes:
        """The last mark, the answers since (by key), the whole journal and what was heard."""
        from .saves import save  # noqa: PLC0415

        self._must_keep()
        return save(self)

    def at(self, seat: int, n: int) -> View:
        """The view that a seat had when it had heard n events."""
        from .history import view_at  # noqa: PLC0415

        self._must_keep()
        return view_at(self, seat, n)

    def export(self, seat: int | None = None) -> bytes:
        """A replay of a finished game (or of one whose only human holds all seats); else what this seat received."""
        from .history import export  # noqa: PLC0415

        self._must_keep()
        return export(self, seat)


def play_out(game: Game[S], pick: Callable[[Ask[object]], int], most: int = 100_000) -> int:
    """Play to the end with one chooser for all seats; the number of answers given."""
    for n in range(most):
        ask = game.first_ask()
        if ask is None:
            return n
        game.play(pick(ask))
    return most
