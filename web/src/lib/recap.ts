/** What happened, told turn by turn: in the log, and since the reader's last answer. */
import type { EventSeen } from "../wire";
import { touches } from "./beats";
import type { LogRow } from "./models";

/** What one seat did in a row, with what came of it; seat -1: nobody's doing. */
export interface Turn {
  seat: number;
  events: EventSeen[];
}

const stepOf = (event: EventSeen | undefined): string => event?.step ?? "";

/** Which part of the round a step belongs to. */
export type PhaseOf = (step: string) => string;

/** What came of something that began by itself: a Monster of the Gate that opens, "Nothing happens". */
const cameOf = (turn: Turn, event: EventSeen): boolean =>
  turn.events[0]?.stage === "new" && (event.seat ?? -1) < 0;

/** It is a page, or a part of one. */
const isShown = (event: EventSeen): boolean => event.stage === "all";

/**
 * A payment or an announcement never begins a turn; what nobody did belongs to the turn in whose step it comes. What
 * a seat does in another part of the round is another turn of it.
 */
function joins(turn: Turn, event: EventSeen, phase: PhaseOf): boolean {
  const seat = event.seat ?? -1;
  const before = stepOf(turn.events.at(-1));
  const same = before === stepOf(event);
  if (beginsRound(event)) return false;
  if (event.quiet) return same || (seat >= 0 && seat === turn.seat);
  if (isShown(event) && seat >= 0 && seat === turn.seat && turn.events.some(isShown)) return same; // one fate
  if (isShown(event) || event.stage === "new") return false;
  if (turn.seat < 0) return same && cameOf(turn, event);
  if (seat < 0) return same;
  const begun = turn.events.every((each) => each.quiet); // only announced: it goes on where something is done
  return seat === turn.seat && (begun || phase(before) === phase(stepOf(event)));
}

export const beginsRound = (event: EventSeen): boolean =>
  event.event === "round-begins" || event.event === "round";

export function turnsOf(events: EventSeen[], phase: PhaseOf = () => ""): Turn[] {
  const turns: Turn[] = [];
  for (const event of events) {
    const last = turns.at(-1);
    if (last && joins(last, event, phase)) last.events.push(event);
    else turns.push({ seat: event.seat ?? -1, events: [event] });
  }
  return turns;
}

/** What stands on pages that were read is not told again. */
export const withoutPages = (events: EventSeen[], onPages: number[]): EventSeen[] =>
  events.map((event) => (onPages.includes(event.n) ? { ...event, quiet: true } : event));

/** Events on the way to an outcome, and those that tell it. */
export interface Passing {
  events: string[];
  outcomes: string[];
}

/** What led to an outcome is not told again where the outcome is; as long as that is open, it is all there is. */
export function concluded(events: EventSeen[], passing: Passing, seat: number): EventSeen[] {
  const last = events.findLastIndex(({ event }) => passing.outcomes.includes(event));
  return events.map((event, i) =>
    i < last && passing.events.includes(event.event) && !touches(event, seat)
      ? { ...event, quiet: true }
      : event,
  );
}

/** An announcement of which nothing came is left out of a summary, with the line that says so. */
export function withoutVain(events: EventSeen[], vain: string[]): EventSeen[] {
  const isVain = (event?: EventSeen) => event !== undefined && vain.includes(event.event);
  return events.map((event, i) =>
    isVain(event) || (event.stage === "new" && isVain(events[i + 1])) ? { ...event, quiet: true } : event,
  );
}

/** Equal events in a row. */
export interface Counted {
  event: EventSeen;
  times: number;
}

/** What the seat did without anything between, or what else came of it. */
export interface Part {
  own: boolean;
  told: Counted[];
}

/** What is told of a turn, in the order in which it happened: what came of a deed stands behind it. */
export function taleOf(turn: Turn): Part[] {
  const parts: Part[] = [];
  for (const event of toldIn(turn)) {
    const own = Boolean(event.deed) && (event.seat ?? -1) === turn.seat;
    let part = parts.at(-1);
    if (part?.own !== own) parts.push((part = { own, told: [] }));
    const last = part.told.at(-1);
    if (last?.event.text === event.text || (own && last?.event.deed === event.deed)) last!.times += 1;
    else part.told.push({ event, times: 1 });
  }
  return parts;
}

/** More than this of a turn is told only where it is unfolded. */
const MOST_AT_ONCE = 5;

/**
 * A turn as it is told at first: what matters, in the order in which it happened, and how many lines are left out;
 * `slight` are events without which it is understood.
 */
export function gistOf(turn: Turn, slight: readonly string[] = []): { turn: Turn; more: number } {
  const told = toldIn(turn);
  if (told.length <= MOST_AT_ONCE) return { turn, more: 0 };
  const rank = (event: EventSeen) => (isGrave(event) ? 2 : event.stage ? 1 : 0);
  const plain = told.filter((event) => isGrave(event) || !slight.includes(event.event));
  const kept = new Set(
    (plain.length > 0 ? plain : told).toSorted((a, b) => rank(b) - rank(a)).slice(0, MOST_AT_ONCE),
  );
  return {
    turn: { ...turn, events: turn.events.filter((event) => kept.has(event) || !told.includes(event)) },
    more: told.length - kept.size,
  };
}

const LONGEST_CYCLE = 4;

/** How often the first `size` deeds come one after another. */
function rounds(deeds: string[], size: number): number {
  let n = 1;
  while (deeds.slice(0, size).every((deed, i) => deed === deeds[n * size + i])) n += 1;
  return n;
}

/** The same deeds in the same order, again and again: once, with how often. */
export function cycles(deeds: string[]): { deeds: string[]; n: number }[] {
  if (deeds.length === 0) return [];
  for (let size = 2; size <= LONGEST_CYCLE; size += 1) {
    const n = rounds(deeds, size);
    if (n > 1) return [{ deeds: deeds.slice(0, size), n }, ...cycles(deeds.slice(n * size))];
  }
  return [{ deeds: deeds.slice(0, 1), n: 1 }, ...cycles(deeds.slice(1))];
}

/**
 * The same deed with one thing after another: "draw A", "draw B", "draw C" is "draw A, B and C". `things` are the
 * names of what the deeds are about, where they are known: no name is parted.
 */
export function gathered(deeds: string[], locale: string, things: string[] = []): string {
  const [one = "", ...rest] = deeds;
  let same = one.length;
  while (rest.some((deed) => !deed.startsWith(one.slice(0, same)))) same -= 1;
  const begins = one.slice(0, same); // names may begin alike
  const named = things.map((name) => one.lastIndexOf(name)).filter((at) => at > 0 && at <= same);
  const verb =
    named.length > 0
      ? one.slice(0, Math.max(...named)).replace(/\b(?:an?|the) $/u, "") // each thing with its article
      : begins.replace(/[“「]/u.test(begins) ? /[“「][^”」]*$/u : /\S*$/u, "");
  return verb + new Intl.ListFormat(locale).format(deeds.map((deed) => deed.slice(verb.length)));
}

export const isTold = (turn: Turn): boolean => toldIn(turn).length > 0;

/** One line: turns that are told together, because there is too much to tell. */
export interface Line {
  turns: Turn[];
  /** It touches the reader's seat. */
  mine: boolean;
  /** The printed step in which it begins. */
  step: string;
  /** It has to stand by itself: a death, a doom, something that everybody is shown. */
  grave: boolean;
}

export const MOST_LINES = 8;
export const LEAST_LINES = 3;
/** Deeds of others in one line: of more the last ones are told; the log has them all. */
const MOST_TOLD = 14;

export const startOfLine = (line: Line): number => line.turns[0]?.events[0]?.n ?? 0;
export const endOfLine = (line: Line): number => (line.turns.at(-1)?.events.at(-1)?.n ?? -1) + 1;

const ANOTHER_STEP = 100;

/** Small things first: two neighbours that concern nobody in particular are told together, those of a step first. */
function merged(lines: Line[], loose: (a: Line, b: Line) => boolean): Line[] | null {
  let best = -1;
  let least = Infinity;
  for (let i = 0; i + 1 < lines.length; i += 1) {
    const [a, b] = [lines[i] as Line, lines[i + 1] as Line];
    const told = [...a.turns, ...b.turns].flatMap(toldIn).length;
    const size = told + (a.step === b.step ? 0 : ANOTHER_STEP);
    if (loose(a, b) && size < least) [best, least] = [i, size];
  }
  const [a, b] = [lines[best], lines[best + 1]];
  if (!a || !b) return null;
  return [
    ...lines.slice(0, best),
    { ...a, turns: [...a.turns, ...b.turns], mine: a.mine || b.mine, grave: a.grave || b.grave },
    ...lines.slice(best + 2),
  ];
}

const lastStep = (line: Line): string => stepOf(line.turns.flatMap(toldIn).at(-1));

/** More than this is no line beside a question. */
export const MUCH = 3;

export const toldIn = (turn: Turn): EventSeen[] =>
  turn.events.filter((event) => !event.quiet && !beginsRound(event));

const isGrave = (event: EventSeen): boolean => event.stage === "all" || Boolean(event.moment);

/** All do the same thing one after another, in one step: everybody draws, everybody chooses. */
function inStep(a: Line, b: Line): boolean {
  const turns = [...a.turns, ...b.turns];
  const kinds = new Set(turns.flatMap((turn) => toldIn(turn).map((each) => each.event)));
  const small = !a.grave && !b.grave && turns.every((turn) => turn.seat >= 0);
  return small && a.step === b.step && kinds.size === 1;
}

/** So do others. */
const alike = (a: Line, b: Line): boolean => !a.mine && !b.mine && inStep(a, b);

/**
 * Where a turn can be told in two parts: at another kind of deed, at another deed, or at least at another line, as
 * near to the middle as possible; 0: nowhere.
 */
function seamOf(turn: Turn): number {
  const told = toldIn(turn);
  const off = (at: number) => Math.abs(at - Math.ceil(told.length / 2));
  const lines = told.flatMap((event, i) =>
    i > 0 && told[i - 1]?.text !== event.text && !told[i - 1]?.procedure ? [i] : [],
  ); // a roll is told with what came of it
  const deeds = lines.filter((i) => told[i]?.deed && told[i]?.seat === turn.seat);
  const kinds = deeds.filter((i) => told[i - 1]?.event !== told[i]?.event);
  const [best] = [kinds, deeds, lines].filter((seams) => seams.length > 0);
  return best?.sort((x, y) => off(x) - off(y))[0] ?? 0;
}

/** Where too few turns would be a line each, the longest is told in two parts. */
function parted(turns: Turn[]): Turn[] | null {
  const sizes = turns.map((turn) => (seamOf(turn) > 0 ? toldIn(turn).length : 0));
  const longest = sizes.indexOf(Math.max(1, ...sizes));
  const turn = turns[longest];
  const later = turn && toldIn(turn)[seamOf(turn)];
  if (!turn || !later) return null;
  const at = turn.events.indexOf(later);
  return [
    ...turns.slice(0, longest),
    { ...turn, events: turn.events.slice(0, at) },
    { ...turn, events: turn.events.slice(at) },
    ...turns.slice(longest + 1),
  ];
}

/**
 * What happened, in eight lines at most, and in `least` if so much was told; what concerns the reader is told
 * with nothing else as long as that is possible. A line stays in its phase, whose heading it stands under.
 */
export function recapOf(
  events: EventSeen[],
  seat: number,
  phase: PhaseOf = (step) => step,
  least = LEAST_LINES,
): Line[] {
  let turns = turnsOf(events, phase).filter(isTold);
  for (let more = parted(turns); turns.length < least && more; more = parted(turns)) turns = more;
  let lines: Line[] = turns.map((turn) => ({
    turns: [turn],
    mine: turn.events.some((event) => !event.quiet && touches(event, seat)),
    step: stepOf(toldIn(turn)[0]),
    grave: turn.events.some(isGrave),
  }));
  for (let fewer = merged(lines, alike); lines.length > least && fewer; fewer = merged(lines, alike))
    lines = fewer;
  const beside = (a: Line, b: Line): boolean => phase(lastStep(a)) === phase(b.step);
  const ways: ((a: Line, b: Line) => boolean)[] = [
    inStep,
    (a, b) => !a.mine && !b.mine && !a.grave && !b.grave && a.step === b.step,
    (a, b) => !a.mine && !b.mine && !a.grave && !b.grave && beside(a, b),
    (a, b) => !a.mine && !b.mine && beside(a, b),
    (a, b) => a.mine === b.mine && beside(a, b),
    beside,
    () => true,
  ];
  for (const way of ways) {
    for (let fewer = merged(lines, way); lines.length > MOST_LINES && fewer; fewer = merged(lines, way))
      lines = fewer;
  }
  return lines;
}

/** A round, by the event that begins it, and a line for each turn in it. */
export interface Round {
  begins: EventSeen | null;
  lines: Line[];
}

/** What happened, round by round. */
export function roundsOf(events: EventSeen[], seat: number): Round[] {
  const rounds: { begins: EventSeen | null; events: EventSeen[] }[] = [];
  for (const event of events) {
    if (beginsRound(event) || rounds.length === 0)
      rounds.push({ begins: beginsRound(event) ? event : null, events: [] });
    rounds.at(-1)?.events.push(event);
  }
  return rounds
    .map(({ begins, events: those }) => ({ begins, lines: recapOf(those, seat, () => "", 1) }))
    .filter(({ lines }) => lines.length > 0);
}

/** What is told of a long run: not its small turns at the beginning, but at least one. */
export function lastOf(turns: Turn[]): Turn[] {
  let kept = turns;
  for (const turn of turns.slice(0, -1)) {
    if (kept.flatMap(toldIn).length <= MOST_TOLD) break;
    if (!turn.events.some(isGrave)) kept = kept.filter((each) => each !== turn);
  }
  return kept;
}

/** Does anything but the reader's own doing lie between? */
export const others = (lines: Line[], seat: number): boolean =>
  lines.some((line) => line.turns.some((turn) => turn.seat !== seat));

/** A piece of the log: the lines of a turn, or a line by itself. */
export interface LogItem {
  turn: Turn | null;
  rows: LogRow[];
}

/** The lines of the log, those of a turn together. */
export function byTurn(rows: LogRow[], events: EventSeen[], phase?: PhaseOf): LogItem[] {
  const turns = new Map(
    turnsOf(events, phase).flatMap((turn) => turn.events.map((event) => [event.n, turn] as const)),
  );
  const items: LogItem[] = [];
  for (const row of rows) {
    const turn = turns.get(row.event.n) ?? null;
    const last = items.at(-1);
    if (last && turn && last.turn === turn) last.rows.push(row);
    else items.push({ turn, rows: [row] });
  }
  return items;
}

/** Is the turn told in one sentence? Only a deed of somebody, and only if that is shorter than its lines. */
export const folds = (turn: Turn): boolean =>
  turn.seat >= 0 && turn.events.length > 1 && taleOf(turn).some((part) => part.own);
