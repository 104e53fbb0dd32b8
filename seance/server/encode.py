"""The engine's asks, events and refusals as a client gets them, in its language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence

import msgspec

import seance
from seance.engine import PUBLIC, Ask, Note, Option, Preview, Refusal, Told

from .messages import AskSeen, EventSeen, NoteSeen, OddsSeen, OptionSeen, PreviewSeen, RefusalSeen
from .words import Words


def ask_seen(
    ask: Ask[object],
    previews: Mapping[str, Preview],
    notes: Sequence[Note],
    deadline: int,
    words: Words,
    proposed: Sequence[str] = (),
    own: Collection[str] = (),
) -> AskSeen:
    """A question in words; whoever is called by one of `own` is told "you"."""
    copies = Counter([option.key for option in ask.shown])
    options = {option.key: option for option in ask.shown}
    rules = dict.fromkeys(rule for option in options.values() for rule in option.cites)
    return AskSeen(
        number=ask.number,
        seat=ask.seat,
        prompt=ask.prompt,
        text=words.prompt(ask.prompt, ask.about, own),
        options=[
            option_seen(ask, option, copies[key], previews.get(key), words, own) for key, option in options.items()
        ],
        about=list(ask.about),
        rules=list(rules),
        step=ask.step,
        min=ask.min,
        max=ask.max,
        ordered=ask.ordered,
        window=ask.window,
        deadline=deadline,
        opens=ask.opens,
        notes=[note_seen(each, words, own) for each in notes],
        proposed=list(proposed),
        progress=ask.progress,
    )


def option_seen(
    ask: Ask[object],
    option: Option[object],
    copies: int,
    preview: Preview | None,
    words: Words,
    own: Collection[str] = (),
) -> OptionSeen:
    return OptionSeen(
        key=option.key,
        label=words.label(ask.verb(option), option.on, own),
        group=option.verb,
        entities=list(option.on),
        rules=list(option.cites),
        copies=copies,
        useful=option.useful and (preview is None or not preview.idle),
        ends=option.ends,
        cost=0 if preview is None else preview.cost,
        danger=preview is not None and preview.danger,
    )


def preview_seen(key: str, preview: Preview, words: Words, own: Collection[str] = ()) -> PreviewSeen:
    odds = [OddsSeen(label=each.label, text=words.odds(each.label), share=each.share) for each in preview.odds]
    notes = [note_seen(each, words, own) for each in preview.notes]
    return PreviewSeen(key=key, cost=preview.cost, danger=preview.danger, odds=odds, notes=notes)


def note_seen(note: Note, words: Words, own: Collection[str] = ()) -> NoteSeen:
    named = [each for each in (*note.on, *note.deed[1:]) if not each.isdecimal()]
    return NoteSeen(text=words.note(note, own), entities=named)


def refusal_seen(refusal: Refusal, words: Words) -> RefusalSeen:
    return RefusalSeen(
        key=refusal.key,
        label=words.label(refusal.says, refusal.on),
        reason=refusal.reason,
        text=words.why_not(refusal.reason, refusal.on, refusal.because),
        rule=refusal.rule,
        entities=list(refusal.on),
        fix=words.fix(refusal.fix, refusal.on),
    )


def events_seen(
    told: Sequence[Told], words: Words, figures: Mapping[str, int], reader: int = PUBLIC
) -> list[EventSeen]:
    """What was told, as whoever reads it for this seat alone is told; PUBLIC: nobody in particular."""
    former = seance.rules(words.game).former
    return [event_seen(each, words, still_played(each, figures, former), reader) for each in told]


def event_seen(told: Told, words: Words, figures: Mapping[str, int], reader: int) -> EventSeen:
    rules = seance.rules(words.game)
    own = names_of(figures, reader)
    return EventSeen(
        n=told.n,
        event=told.event,
        text=words.line(told, own),
        step=told.step,
        args=msgspec.to_builtins(told.args),
        entities=words.entities(told.args),
        procedure=told.procedure,
        private=told.private,
        seat=whose(told, figures),
        moment=moment_of(told, rules.moments),
        touches=touched(told, figures, told.event in rules.pace.quiet),
        stage=rules.pace.stage(told.event, told.step),
        deed=words.deed(told, figures, own),
        quiet=told.event in rules.pace.quiet,
    )


def still_played(told: Told, figures: Mapping[str, int], former: Collection[str]) -> Mapping[str, int]:
    """Without whom the event names as out of play: nobody is told "you" of somebody whom they have lost."""
    gone = [told.args[name] for name in former if name in told.args]
    return {who: seat for who, seat in figures.items() if who not in gone} if gone else figures


def names_of(figures: Mapping[str, int], reader: int) -> set[str]:
    """What a seat is called; PUBLIC is nobody."""
    return {who for who, seat in figures.items() if seat == reader} if reader >= 0 else set()


def whose(told: Told, figures: Mapping[str, int]) -> int:
    """The seat of the first figure that the event names."""
    named = [figures[value] for value in told.args.values() if isinstance(value, str) and value in figures]
    return named[0] if named else PUBLIC


def touched(told: Told, figures: Mapping[str, int], quiet: bool) -> list[int]:
    """The seats of all figures that the event names, in the order in which it does.

    What is only announced touches nobody whom it lists: characters to choose from are not played by anybody yet.
    """
    lists = () if quiet else (list, tuple)
    named = [each for value in told.args.values() for each in (value if isinstance(value, lists) else (value,))]
    return list(dict.fromkeys([figures[each] for each in named if isinstance(each, str) and each in figures]))


def moment_of(told: Told, moments: Mapping[str, str]) -> str:
    if told.event not in moments:
        return ""
    shown = told.args.get(moments[told.event])
    return shown if isinstance(shown, str) else told.event
