/** What was heard, cut into moments: each waits for its reader, is shown to everybody, or is somebody else's. */
import type { EventSeen } from "../wire";

/**
 * `mine` happens to the reader's seat, `table` concerns everybody: both stay until the reader goes on. `own`
 * is what the reader did and knows.
 */
export type BeatKind = "mine" | "table" | "others" | "own";

/** An event, or the run of events of one procedure. */
export interface Beat {
  kind: BeatKind;
  events: EventSeen[];
}

export const waits = (beat: Beat): boolean => beat.kind === "mine" || beat.kind === "table";

export const touches = (event: EventSeen, seat: number): boolean =>
  seat >= 0 && (event.seat === seat || (event.touches ?? []).includes(seat));

/** The reader's own result stays until the next answer, whatever others roll meanwhile. */
export const keptRoll = (events: EventSeen[], seat: number, answered: number, closed: number) =>
  events.findLast(
    (event) => event.procedure && event.n > closed && event.n >= answered && touches(event, seat),
  );

function kindOf(event: EventSeen, seat: number): BeatKind {
  if (event.stage === "all") return "table";
  if (event.stage === "mine" && touches(event, seat)) return "mine";
  return seat >= 0 && event.seat === seat ? "own" : "others";
}

const seatOf = (event: EventSeen | undefined): number => event?.seat ?? -1;
const sameStep = (beat: Beat, event: EventSeen): boolean =>
  (beat.events.at(-1)?.step ?? "") === (event.step ?? "");

/** A second card, a second page, or a second roll of the same kind, is something new. */
function anew(beat: Beat, event: EventSeen): boolean {
  if (event.stage === "all" && beat.events.some(isStory)) return true;
  if (event.moment) return beat.events.some((each) => each.moment || each.stage === "new");
  return (
    event.procedure !== undefined && beat.events.some((each) => each.procedure && each.event === event.event)
  );
}

const MUCH = 2;
const MOST_BEFORE = 2;

/** Something else has happened meanwhile: what is rolled then, or comes after much of it, is another moment. */
function afterwards(beat: Beat, event: EventSeen): boolean {
  const since = beat.events.findLastIndex((each) => seatOf(each) >= 0);
  const between = beat.events.slice(since + 1).filter((each) => !each.quiet).length;
  return beat.kind === "mine" && between >= (event.procedure ? 1 : MUCH);
}

/** What is begun here is about another thing than what has come to its end: the next enemy attacks. */
function another(beat: Beat, event: EventSeen, under?: Under): boolean {
  const found = beat.events.map((each) => under?.(each));
  return begins(under?.(event)) && found.some(ends) && !found.map(thingOf).includes(thingOf(under?.(event)));
}

/** A few words of the same seat, and nothing to look at: what concerns everybody came of it, and is read with it. */
const ledThere = (beat: Beat, event: EventSeen): boolean =>
  beat.kind === "mine" &&
  beat.events.length <= MOST_BEFORE &&
  beat.events.every((each) => seatOf(each) === seatOf(event) && !each.moment && !each.procedure);

/** Does it tell of somebody's fate: a defeat, an arrival? A Gate that opens then has nothing to do with it. */
const isFate = (beat: Beat, seat = -1): boolean =>
  beat.events.some(
    (each) => each.stage === "all" && seatOf(each) >= 0 && (seat < 0 || seatOf(each) === seat),
  );

/** What somebody suffers with what concerns everybody: a trauma with a defeat. */
const sameFate = (beat: Beat, event: EventSeen): boolean =>
  !event.procedure && !anew(beat, event) && seatOf(event) >= 0 && isFate(beat, seatOf(event));

/**
 * Does the event belong to the moment before it? What nobody did is what came of it, unless it begins by itself: that
 * belongs only to a page with which its step began (`opens`); one in the middle of a step is about its one thing.
 */
function goesOn(beat: Beat, event: EventSeen, kind: BeatKind, opens: boolean, under?: Under): boolean {
  if (!sameStep(beat, event)) return false;
  if (beat.kind === "others") return kind === "others" && seatOf(event) === seatOf(beat.events[0]);
  if (beat.kind === "table")
    return kind === "table"
      ? !anew(beat, event)
      : kind === "others"
        ? seatOf(event) < 0 && (event.stage !== "new" || (opens && !isFate(beat)))
        : sameFate(beat, event);
  if (kind === "table") return ledThere(beat, event);
  if (kind === "mine") return !anew(beat, event) && !afterwards(beat, event) && !another(beat, event, under);
  if (event.quiet && kind === "others") return true; // what somebody adds to it
  return kind === "own" || (kind === "others" && seatOf(event) < 0 && event.stage !== "new");
}

/** A few words of somebody else, of which this came at once: the card that was played against me. */
const cameOfThem = (beat: Beat, event: EventSeen): boolean =>
  beat.kind === "others" &&
  seatOf(event) >= 0 &&
  beat.events.length <= MOST_BEFORE &&
  beat.events.every((each) => seatOf(each) === seatOf(event));

/**
 * What has begun by itself, or by somebody else, and come to the reader at once: it is read there, not at the end of
 * another moment.
 */
function beginningOf(kind: BeatKind, event: EventSeen, beats: Beat[]): EventSeen[] {
  const last = beats.at(-1);
  if (kind !== "mine" || !last || !sameStep(last, event)) return [];
  if (cameOfThem(last, event)) return beats.pop()?.events ?? [];
  if (last.events.at(-1)?.stage !== "new") return [];
  const begun = last.events.splice(-1);
  if (last.events.length === 0) beats.pop();
  return begun;
}

/** Events in the order in which they came, each in exactly one beat; `earlier` was told before them. */
export function beatsOf(events: EventSeen[], seat: number, under?: Under, earlier?: EventSeen): Beat[] {
  const beats: Beat[] = [];
  for (const event of events) {
    const kind = kindOf(event, seat);
    const [before, last] = [beats.at(-2), beats.at(-1)];
    const told = before?.events.at(-1) ?? earlier;
    const opens = !last?.events[0] || !told || (told.step ?? "") !== (last.events[0].step ?? "");
    if (!last || !goesOn(last, event, kind, opens, under)) {
      const begun = beginningOf(kind, event, beats);
      beats.push({ kind, events: [...begun, event] });
    } else {
      last.events.push(event);
      if (waits({ kind, events: [] }) && last.kind !== "table") last.kind = kind;
    }
  }
  return beats;
}

/** All of it was on stage, or is what the reader did: there is nothing left to tell. */
export const knownAll = (events: EventSeen[], seat: number): boolean =>
  beatsOf(events, seat).every((beat) => beat.kind !== "others" || beat.events.every(({ quiet }) => quiet));

/** What came of my roll is a part of it, even where others were asked meanwhile, and it was heard after them. */
export const cameOf = (roll: Beat, next: Beat): boolean =>
  roll.kind === "mine" &&
  roll.events.some((event) => event.procedure) &&
  next.kind === "others" &&
  next.events.every(
    (event) => sameStep(roll, event) && (event.quiet || seatOf(event) < 0) && event.stage !== "new",
  );

/**
 * What an event begins that goes on after a question: the card or monster that it is about; null: what was begun
 * ends with it, as it does with what tells its own cause.
 */
export type Under = (event: EventSeen) => string | null | { because: string };

const begins = (found?: ReturnType<Under>): boolean => typeof found === "string" && found !== "";
const ends = (found?: ReturnType<Under>): boolean => found !== undefined && typeof found !== "string";
const thingOf = (found?: ReturnType<Under>): string =>
  typeof found === "string" ? found : (found?.because ?? "");

/** What a moment goes on with: begun before it by the same seat, in the same step, with nobody else between. */
export function underWay(
  beat: Beat,
  events: EventSeen[],
  under?: Under,
): { entity: string; event: EventSeen } | null {
  const first = beat.events.find((event) => seatOf(event) >= 0);
  if (!under || !first) return null;
  const about = (event: EventSeen) => {
    const found = under(event);
    return typeof found === "string"
      ? { entity: found, ends: false }
      : { entity: found?.because ?? "", ends: true };
  };
  const until = beat.events.find((event) => seatOf(event) >= 0 && about(event).entity) ?? first;
  let theirs: EventSeen | null = null; // with what another seat has begun in between
  for (const event of events.filter((each) => each.n <= until.n).reverse()) {
    if ((event.step ?? "") !== (first.step ?? "")) return null;
    if (seatOf(event) >= 0 && seatOf(event) !== seatOf(first) && (theirs || !event.quiet)) {
      theirs = event;
      continue;
    }
    if (theirs && !touches(theirs, seatOf(first))) return null; // it was no answer to what is under way
    theirs = null;
    const { entity, ends } = about(event);
    if (ends && event.n < first.n) return null;
    if (entity) return { entity, event };
  }
  return null;
}

/** Who has played something first since then, if that was not this seat: what it had chosen is void. */
export function cameFirst(
  since: number,
  events: EventSeen[],
  seat: number,
  plays: (event: EventSeen) => boolean,
): EventSeen | null {
  const first = events.find((event) => event.n >= since && plays(event));
  return first && seatOf(first) !== seat ? first : null;
}

/** Results that the reader has put in order are one moment: all of them in this step, until somebody else acts. */
export function inOrder(beats: Beat[], seat: number, step: string): Beat[] {
  const mine = (beat: Beat) =>
    beat.kind !== "table" &&
    beat.events.every((event) => (event.step ?? "") === step && [-1, seat].includes(seatOf(event)));
  const after = beats.findIndex((beat) => !mine(beat));
  const own = beats.slice(0, after < 0 ? beats.length : after);
  const events = own.flatMap((beat) => beat.events);
  if (own.some(waits) || events.every(({ quiet }) => quiet)) return beats;
  return [{ kind: "mine", events }, ...beats.slice(own.length)];
}

export const startOf = (beat: Beat): number => beat.events[0]?.n ?? 0;
export const endOf = (beat: Beat): number => (beat.events.at(-1)?.n ?? -1) + 1;

/** What of a moment happens for the first time in the game. */
export function newIn(beat: Beat, events: EventSeen[]): EventSeen[] {
  const before = new Set(events.filter(({ n }) => n < startOf(beat)).map(({ event }) => event));
  return beat.events.filter(({ event }) => !before.has(event));
}

/** What a page tells beside its head line, but for what happens to the reader: whoever has read it knows it. */
export function besideHead(beat: Beat, seat: number): EventSeen[] {
  const head = beat.events.find((event) => event.stage === "all");
  return beat.events.filter((event) => event !== head && (event.stage === "all" || !touches(event, seat)));
}

/** The thing of its big moment, or the moment's own name. */
export const shownBy = (beat: Beat): string => beat.events.find((event) => event.moment)?.moment ?? "";

/** The thing of a moment of the whole table is somebody at it, perhaps gone by now. */
export const isOfSomebody = (beat: Beat): boolean =>
  beat.kind === "table" &&
  beat.events.some((event) => event.moment === shownBy(beat) && event.moment && seatOf(event) >= 0);

/** What a moment of the whole table tells: the same for everybody, while its number may be another one. */
export const tellingOf = (beat: Beat): string =>
  beat.events.find((event) => event.stage === "all")?.text ?? beat.events[0]?.text ?? "";

/** What made everybody roll in a step in which nobody acts, told before the first of them did. */
function setOff(events: EventSeen[], head: EventSeen, start: number, answered: number): EventSeen[] {
  const step = events.filter(
    (event) => event.n >= answered && event.n < start && !event.quiet && event.step === head.step,
  );
  const begun = step.findLastIndex((event) => seatOf(event) < 0 && event.stage === "new");
  const before = step.slice(Math.max(begun, 0));
  const first = before.findIndex((event) => seatOf(event) >= 0);
  const told = first < 0 ? before : before.slice(0, first);
  return before.some((event) => seatOf(event) === seatOf(head)) ? [] : told.slice(-MOST_BEFORE);
}

/**
 * What led to a moment and was told before it: to a roll, what began it before the reader's last answer; to
 * what came of a roll about which the reader was asked, that roll; to
 * what concerns everybody, what happened to the same seat just before; and what somebody does whose roll others
 * were asked about first. What was on stage is not told again. `answered` tells how many events there
 * were at the answer before the last, and at the last.
 */
export function ledTo(
  events: EventSeen[],
  beat: Beat,
  answered: [number, number],
  seat: number,
): EventSeen[] {
  const head = beat.events.find((event) => event.procedure) ?? beat.events[0];
  if (!head || seatOf(head) < 0 || !waits(beat)) return [];
  const start = startOf(beat);
  const begun = beat.events.some((event) => event.n < head.n && event.deed && !event.quiet);
  const rolled = head.procedure ?? toldBefore(events, head, start).at(-1)?.procedure;
  if (beat.kind === "mine" && (begun || !rolled)) return [];
  if (beat.kind === "mine" && !head.procedure && start !== answered[1]) return [];
  const before = toldBefore(events, head, start);
  if (beat.kind === "mine" && start === answered[1])
    return before.filter((event) => event.n >= answered[0]).slice(-MOST_BEFORE);
  const unread = unreadOf(events, [answered[1], start], seat);
  const told = before.filter((event) => unread.has(event.n)).slice(-MOST_BEFORE);
  return told.length > 0 || beat.kind === "table" ? told : setOff(events, head, start, answered[1]);
}

/** What was told between two moments and on no stage. */
const unreadOf = (events: EventSeen[], [from, to]: [number, number], seat: number): Set<number> =>
  new Set(
    beatsOf(
      events.filter(({ n }) => n >= from && n < to),
      seat,
    ).flatMap((beat) => (waits(beat) ? [] : beat.events.map(({ n }) => n))),
  );

/** What happened to the same seat before, in the same step, and after the last page of it: that begins anew. */
function toldBefore(events: EventSeen[], head: EventSeen, start: number): EventSeen[] {
  const step = events.filter((event) => event.n < start && event.step === head.step);
  const page = step.findLastIndex((event) => event.stage === "all");
  return step.slice(page + 1).filter((event) => !event.quiet && touches(event, seatOf(head)));
}

/** Stories are read on the stage, but told in no summary. */
export const isStory = (event: EventSeen): boolean => event.event === "story";
export const isRead = (event: EventSeen): boolean => !event.quiet || isStory(event);
