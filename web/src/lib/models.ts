/** What the page makes of what the server sent, without any component: everything here is tested by itself. */
import type {
  Advice,
  AskSeen,
  EventSeen,
  OptionSeen,
  PreviewSeen,
  RefusalSeen,
  RuleInfo,
  SeatInfo,
  TableInfo,
} from "../wire";

/**
 * `adult-2` may be called by its own name, or as the 2nd `adult`: what to look up, from the longest to the
 * shortest.
 */
export function nameChain(key: string): { name: string; n: string }[] {
  const parts = key.split("-");
  return parts.map((_, cut) => ({
    name: parts.slice(0, parts.length - cut).join("-"),
    n: parts.slice(parts.length - cut).join("-"),
  }));
}

/** What follows a name may select its form: a number is one, as the server reads it; what begins with 0 is a label. */
export const asNumber = (word: string): string | number =>
  /^(0|[1-9]\d*)$/.test(word) ? Number(word) : word;

// ---- asks ---------------------------------------------------------------------------------------

/** A group is answered by all its keys at once. */
export const isGroup = (ask: AskSeen): boolean => (ask.max ?? 1) > 1 || (ask.min ?? 1) === 0;

export interface Verb {
  verb: string;
  options: OptionSeen[];
}

/**
 * Options of one verb stand together, in the order in which their verbs come: what is dangerous after what is not,
 * then what is hardly ever the point of a turn (`little`), what changes nothing after that, letting pass and what ends
 * the turn last.
 */
export function verbs(options: OptionSeen[], little: readonly string[] = []): Verb[] {
  const found = new Map<string, OptionSeen[]>();
  for (const option of options) found.set(option.group, [...(found.get(option.group) ?? []), option]);
  const all = [...found].map(([verb, of]) => ({ verb, options: of }));
  const last = ({ verb, options: of }: Verb) =>
    of.every((option) => option.ends || isPass(option))
      ? 4
      : of.every(isIdle)
        ? 3
        : little.includes(verb)
          ? 2
          : of.every(({ danger }) => danger)
            ? 1
            : 0;
  return all.sort((a, b) => last(a) - last(b));
}

/** It would change nothing: it stands last, and quietly. */
export const isPass = (option: OptionSeen): boolean => option.group === "pass";

/** Facts one after another, as a line tells them. */
export const inLine = (facts: string[]): string => facts.filter(Boolean).join(" · ");

export const isIdle = (option: OptionSeen): boolean => option.useful === false;

export const MOST_BUTTONS = 6;

/**
 * What the bar shows: every option, or (when there are many that touch things) one button per verb, and
 * before it the selected one.
 */
export function barButtons(
  options: OptionSeen[],
  opened: string,
  selected = "",
  little: readonly string[] = [],
): { option?: OptionSeen; verb?: Verb }[] {
  const grouped = verbs(options, little);
  const many = options.length > MOST_BUTTONS && grouped.length > 1;
  if (!many) return grouped.flatMap((each) => each.options.map((option) => ({ option })));
  const shown = grouped.find((each) => each.verb === opened);
  if (shown) return shown.options.map((option) => ({ option }));
  return grouped.flatMap((each) => {
    const own = each.options.filter((option) => each.options.length === 1 || option.key === selected);
    return [...own.map((option) => ({ option })), ...(each.options.length > 1 ? [{ verb: each }] : [])];
  });
}

/**
 * The one gold answer: the selected option, or the only one, or the recommended one while the hint is open;
 * "" if there is none.
 */
export function goldKey(ask: AskSeen, selected: string, recommended: string[]): string {
  if (isGroup(ask)) return "";
  const [only, ...others] = ask.options;
  if (selected || !only) return selected;
  return others.length === 0 ? only.key : (recommended[0] ?? "");
}

/** The options that touch an entity. */
export const optionsOn = (options: OptionSeen[], entity: string): OptionSeen[] =>
  options.filter((option) => (option.entities ?? []).includes(entity));

/** The entities that may be clicked. */
export const touched = (options: OptionSeen[]): Set<string> =>
  new Set(options.flatMap((option) => option.entities ?? []));

/** The entities between which one chooses: what all options touch makes no difference. */
export const choices = (options: OptionSeen[]): string[] =>
  [...touched(options)].filter(
    (entity) => options.length === 1 || optionsOn(options, entity).length < options.length,
  );

/** What is meant by a card that is dropped on a place: what it does there, or what it does without a place. */
export function dropped(options: OptionSeen[], card: string, place: string): OptionSeen[] {
  const own = optionsOn(options, card);
  const there = optionsOn(own, place);
  return there.length > 0
    ? there
    : own.filter((option) => (option.entities ?? []).every((entity) => entity === card));
}

export const refusalsOn = (refusals: RefusalSeen[], entity: string): RefusalSeen[] =>
  refusals.filter((each) => (each.entities ?? []).includes(entity));

export interface Denied {
  verb: string;
  refusals: RefusalSeen[];
}

/** What is refused for the same reason is told once. */
export function denied(refusals: RefusalSeen[]): Denied[] {
  const found = new Map<string, Denied>();
  for (const each of refusals) {
    const verb = each.key.split(":")[0] ?? "";
    const alike = [verb, each.text, each.rule].join("\n");
    const row = found.get(alike) ?? { verb, refusals: [] };
    row.refusals.push(each);
    found.set(alike, row);
  }
  return [...found.values()];
}

/** How often a key is among the chosen ones. */
export const times = (keys: string[], key: string): number => keys.filter((each) => each === key).length;

/** The numbers of an ordered choice: which places a key has among the chosen ones, from 1. */
export const places = (keys: string[], key: string): number[] =>
  keys.flatMap((each, i) => (each === key ? [i + 1] : []));

/**
 * One more of a key; where no more may be given, all of it is taken away, and in an ordered choice what came
 * after it, too. When the group is full, what was only proposed gives way, or the oldest if only one is wanted.
 */
export function toggled(ask: AskSeen, chosen: string[], key: string): string[] {
  const copies = ask.options.find((option) => option.key === key)?.copies ?? 1;
  const most = ask.max ?? 1;
  if (ask.ordered && times(chosen, key) >= copies) return chosen.slice(0, chosen.lastIndexOf(key));
  if (times(chosen, key) >= copies) return chosen.filter((each) => each !== key);
  if (chosen.length < most) return [...chosen, key];
  if (most === 1) return [key];
  const gives = times(chosen, key) > 0 ? -1 : chosen.findLastIndex((each) => ask.proposed?.includes(each));
  if (gives >= 0) return [...chosen.filter((_, i) => i !== gives), key];
  return times(chosen, key) > 0 ? chosen.filter((each) => each !== key) : chosen;
}

export const mayBeSent = (ask: AskSeen, chosen: string[]): boolean =>
  chosen.length >= (ask.min ?? 1) && chosen.length <= (ask.max ?? 1);

/** Shares in whole per cent that add up: where rounding leaves something over, the largest rests get it. */
export function percents(shares: number[]): number[] {
  const whole = shares.map((share) => Math.floor(share * 100 + 1e-9));
  const rests = shares.map((share, i) => ({ i, rest: share * 100 - (whole[i] ?? 0) }));
  const over =
    Math.round(shares.reduce((all, share) => all + share, 0) * 100) - whole.reduce((a, b) => a + b, 0);
  const more = new Set(
    rests
      .sort((a, b) => b.rest - a.rest)
      .slice(0, over)
      .map(({ i }) => i),
  );
  return whole.map((n, i) => (more.has(i) ? n + 1 : n));
}

/** The likeliest outcome of an option, in per cent, if there is anything to tell. */
export function chance(previews: PreviewSeen[], key: string): { text: string; percent: number }[] {
  const all = previews.find((each) => each.key === key)?.odds ?? [];
  const parts = !all.some((each) => each.label === "before"); // a chance before and after is no parts of one whole
  const likely = all.filter((each) => each.share > 0);
  const odds = parts && likely.length > 0 ? likely : all; // what alone is asked about may have no chance at all
  const shares = odds.map((each) => each.share);
  const shown = parts ? percents(shares) : shares.map((share) => Math.round(share * 100));
  return odds.map((each, i) => ({ text: each.text, percent: shown[i] ?? 0 }));
}

/** What the adviser thinks of, the best first; its chance in whole per cent, null where only the rank is known. */
export function adviceRows(best: Advice[]): {
  keys: string[];
  label: string;
  text: string;
  against: string;
  facts: string[];
  chance: { share: number; low: number; high: number; games: number; worlds: number } | null;
}[] {
  const percent = (share: number) => Math.round(share * 100);
  return best.map(({ keys, label, text = "", against = "", facts = [], chance }) => ({
    keys,
    label,
    text,
    against,
    facts,
    chance: chance
      ? { ...chance, share: percent(chance.share), low: percent(chance.low), high: percent(chance.high) }
      : null,
  }));
}

/** Whole seconds until something ends. */
export const secondsLeft = (until: number, now: number): number =>
  Math.max(0, Math.ceil((until - now) / 1000));

/** A span of time as a clock shows it: 0:07, 12:30. */
export function clockFace(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Since when each seat has been asked: those that still are keep their time. */
export function askedSince(
  before: Record<number, number>,
  seats: SeatInfo[],
  now: number,
): Record<number, number> {
  return Object.fromEntries(
    seats.filter((seat) => seat.asked).map((seat) => [seat.seat, before[seat.seat] ?? now]),
  );
}

// ---- log ----------------------------------------------------------------------------------------

export interface Piece {
  text: string;
  entity?: string;
}

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/**
 * A sentence cut into plain text and things: the names of its entities become links. What is a whole line by
 * itself is told, not named.
 */
export function linked(
  text: string,
  entities: string[],
  name: (key: string) => string,
  shown: (key: string) => string = name,
): Piece[] {
  const named = entities
    .map((entity) => ({ entity, word: name(entity) }))
    .filter((each) => each.word.length > 0 && each.word !== text);
  named.sort((a, b) => b.word.length - a.word.length);
  let pieces: Piece[] = [{ text }];
  const cut = (word: string, entity: string, as: string) => {
    pieces = pieces.flatMap((piece) => {
      if (piece.entity !== undefined) return [piece];
      const parts = piece.text.split(word);
      return parts.flatMap((part, i) => [
        ...(i > 0 ? [{ text: as, entity }] : []),
        ...(part ? [{ text: part }] : []),
      ]);
    });
  };
  for (const { entity, word } of named) {
    cut(word, entity, shown(entity));
    // a sentence may begin with a name that has a small letter
    if (capital(word) !== word) cut(capital(word), entity, capital(shown(entity)));
  }
  return pieces;
}

/** Things one after another, each as a link. */
export const listed = (entities: string[], name: (key: string) => string, comma: string): Piece[] =>
  entities.flatMap((entity, i) => [...(i > 0 ? [{ text: comma }] : []), { text: name(entity), entity }]);

/** What was said, its things as links; a thing that the speaker called by another language's name stands at the end. */
export function spokenOf(text: string, entities: string[], name: (key: string) => string): Piece[] {
  const pieces = linked(text, entities, name);
  const unnamed = entities.filter((entity) => !pieces.some((piece) => piece.entity === entity));
  return [...pieces, ...unnamed.flatMap((entity) => [{ text: " " }, { text: name(entity), entity }])];
}

/** A line of the log. A new printed step puts a heading before it, and so does a new round. */
export interface LogRow {
  event: EventSeen;
  /** The step that begins here; "" if it goes on. */
  step: string;
  /** The round that begins here; 0 if it goes on. */
  round: number;
  /** The heading says it all: there is no line. */
  headed: boolean;
}

const beginsRound = (event: EventSeen): boolean => event.event === "round-begins" || event.event === "round";

const roundOf = ({ args }: EventSeen): number | undefined =>
  [args?.n, args?.round].find((n) => typeof n === "number");

export function logRows(events: EventSeen[]): LogRow[] {
  let before: string | undefined;
  let rounds = 0;
  let begun = 0;
  return events.flatMap((event, i) => {
    if (beginsRound(event)) begun = rounds = roundOf(event) ?? rounds + 1;
    const bare = event.event === "round";
    if (bare && i < events.length - 1) return []; // the heading of what comes next says it
    const step = event.step ?? "";
    const row = {
      event,
      step: step !== before && !bare ? step : "",
      round: begun,
      headed: bare || (event.event === "phase" && step !== before),
    };
    if (!bare) before = step;
    begun = 0;
    return [row];
  });
}

/**
 * Long lists are drawn in blocks; `heights` are those of the blocks. The first and the last that are near
 * what is seen.
 */
export function blocksInSight(
  heights: number[],
  top: number,
  height: number,
  margin: number,
): [number, number] {
  let first = heights.length - 1;
  let last = 0;
  let at = 0;
  heights.forEach((each, i) => {
    if (at + each >= top - margin && at <= top + height + margin)
      [first, last] = [Math.min(first, i), Math.max(last, i)];
    at += each;
  });
  return heights.length === 0 ? [0, -1] : [first, Math.max(first, last)];
}

export const KINDS = ["all", "mine", "chance", "moments"] as const;
export type Kind = (typeof KINDS)[number];

/** Everything, what is about a seat or was told to it alone, what chance decided, or what was big. */
export const ofKind = (events: EventSeen[], kind: Kind, seat: number): EventSeen[] =>
  kind === "all"
    ? events
    : events.filter((event) =>
        kind === "mine"
          ? event.seat === seat || event.private
          : kind === "chance"
            ? event.procedure
            : event.moment,
      );

/** The events that a reader looks for. */
export function found(events: EventSeen[], words: string): EventSeen[] {
  const wanted = words.trim().toLocaleLowerCase();
  return wanted ? events.filter((event) => event.text.toLocaleLowerCase().includes(wanted)) : events;
}

/** Where rounds begin, for the ticks of the history slider. */
export const roundStarts = (events: EventSeen[]): number[] =>
  events.filter(beginsRound).map((event) => event.n);

/** Where something new begins: another printed step, or another seat that acts. */
export const turnStarts = (events: EventSeen[]): number[] =>
  events
    .filter(
      (event, i) =>
        i > 0 &&
        ((event.step ?? "") !== (events[i - 1]?.step ?? "") ||
          (event.seat ?? -1) !== (events[i - 1]?.seat ?? -1)),
    )
    .map((event) => event.n);

/**
 * The places of marks on a slider from 0 to `last`, in per cent; marks that would cover each other are told
 * together.
 */
export function marks(
  events: EventSeen[],
  last: number,
  apart = 1.5,
): { at: number; n: number; events: EventSeen[] }[] {
  const found: { at: number; n: number; events: EventSeen[] }[] = [];
  for (const event of events) {
    const at = (event.n / Math.max(last, 1)) * 100;
    const before = found.at(-1);
    if (before && at - before.at < apart) before.events.push(event);
    else found.push({ at, n: event.n, events: [event] });
  }
  return found;
}

// ---- rules --------------------------------------------------------------------------------------

/** The message of the heading under which a rule stands: NEM-MOVE-02 stands under `section-move`. */
export const headingKey = (id: string): string =>
  `section-${id.split("-").slice(1, -1).join("-").toLowerCase()}`;

export interface RuleSection {
  key: string;
  /** The heading as the rulebook prints it. */
  printed: string;
  rules: RuleInfo[];
}

/** What is in the box, which nobody asks for first. */
const IN_THE_BOX = "section-comp";

/** Rules under their headings, in the order of the rulebook; what is in the box comes last. */
export function ruleSections(rules: RuleInfo[]): RuleSection[] {
  const found = new Map<string, RuleSection>();
  for (const rule of rules) {
    const key = headingKey(rule.id);
    const section = found.get(key) ?? { key, printed: rule.section, rules: [] };
    section.rules.push(rule);
    found.set(key, section);
  }
  const box = found.get(IN_THE_BOX);
  return [...[...found.values()].filter((section) => section !== box), ...(box ? [box] : [])];
}

// ---- tables -------------------------------------------------------------------------------------

/** The table asks one of my seats. */
export const myTurn = (table: TableInfo): boolean =>
  table.status === "playing" && table.seats.some((seat) => seat.yours && seat.asked && !seat.bot);

/** A long time in one unit; null: no time at all. */
export function span(ms: number): { n: number; unit: "minute" | "hour" | "day" } | null {
  const minutes = Math.floor(ms / 60_000);
  if (minutes < 1) return null;
  if (minutes < 60) return { n: minutes, unit: "minute" };
  return minutes < 48 * 60
    ? { n: Math.floor(minutes / 60), unit: "hour" }
    : { n: Math.floor(minutes / 1440), unit: "day" };
}

/**
 * My turn first, whoever has waited longest before all, then what is still played, then what waits, then what
 * is over.
 */
export function tableOrder(tables: TableInfo[]): TableInfo[] {
  const rank = (table: TableInfo) =>
    myTurn(table) ? 0 : ["playing", "waiting", "over", "archived"].indexOf(table.status) + 1;
  return [...tables].sort(
    (a, b) => rank(a) - rank(b) || (rank(a) === 0 ? a.changed - b.changed : b.changed - a.changed),
  );
}

/** None of the reader's seats has anything more to decide, and the table shows such people everything. */
export function nothingLeft(table: TableInfo): boolean {
  const own = table.seats.filter((each) => each.yours);
  return (
    table.out_sees_all === true &&
    table.status === "playing" &&
    own.length > 0 &&
    own.every((each) => each.out)
  );
}

export type SeatDeed = "hide" | "mute" | "remove" | "ban" | "stand-in" | "invite" | "take-back" | "report";

/** What this reader may do about a seat of a table; `sitting`: the reader has a seat too. */
export function seatDeeds(table: TableInfo, seat: SeatInfo, sitting: boolean): SeatDeed[] {
  const playing = table.status === "playing";
  const person = seat.kind !== "bot" && Boolean(seat.taken);
  const deeds: SeatDeed[] = [];
  if (seat.yours) {
    if (playing && seat.bot) deeds.push("take-back");
    if (playing && table.people > 1) deeds.push("invite");
    return deeds;
  }
  if (person) deeds.push("hide");
  if (table.host && person) deeds.push("mute", "remove");
  if (table.host && person && table.public) deeds.push("ban");
  if (table.host && seat.kind !== "bot" && !seat.taken) deeds.push("invite");
  if (playing && sitting && person && !seat.bot && seat.presence === "gone") deeds.push("stand-in");
  if (sitting && person) deeds.push("report");
  return deeds;
}

/** May the game begin? Some games have seats that are taken later. */
export const isFull = (seats: SeatInfo[]): boolean =>
  seats.every((seat) => seat.taken || seat.bot || seat.late);

/** A curve through values, as points of a drawing of this size. */
export function curve(values: number[], width: number, height: number, most: number): string {
  const step = values.length > 1 ? width / (values.length - 1) : 0;
  return values
    .map(
      (value, i) => `${(i * step).toFixed(1)},${(height - (value / Math.max(most, 1)) * height).toFixed(1)}`,
    )
    .join(" ");
}

/**
 * What chance has brought: for each die, and for tests, how often each result came, in the order of a die whose
 * faces are known, else the most frequent first.
 */
export function chances(
  events: EventSeen[],
  faces: (what: string) => string[] = () => [],
): { what: string; times: number; results: { result: string | number | boolean; times: number }[] }[] {
  const found = new Map<string, Map<string | number | boolean, number>>();
  for (const { procedure } of events) {
    if (!procedure || procedure.kind === "draw") continue;
    const what = procedure.kind === "roll" ? String(procedure.parts[0]?.[0] ?? "roll") : procedure.kind;
    const counted = found.get(what) ?? new Map<string | number | boolean, number>();
    counted.set(procedure.result, (counted.get(procedure.result) ?? 0) + 1);
    found.set(what, counted);
  }
  return [...found].map(([what, counted]) => {
    const came = [...counted]
      .map(([result, times]) => ({ result, times }))
      .sort((a, b) =>
        typeof a.result === "number" && typeof b.result === "number"
          ? a.result - b.result
          : b.times - a.times,
      );
    const printed = [...new Set(faces(what))].map(
      (face) => came.find(({ result }) => String(result) === face) ?? { result: face, times: 0 },
    );
    const results = [...new Set([...printed, ...came])];
    return { what, times: results.reduce((all, each) => all + each.times, 0), results };
  });
}

/** A part of a test in words: what is called the same adds up; what a card or token gives has its sign. */
export function testParts(
  parts: readonly (readonly [string, string | number])[],
  called: (what: string) => { word: string; adds: boolean },
): { word: string; much: string | number }[] {
  const found = new Map<string, { much: string | number; adds: boolean }>();
  parts.forEach(([what, much], i) => {
    const { word, adds } = called(what);
    const before = found.get(word);
    if (before && typeof before.much === "number" && typeof much === "number") before.much += much;
    else found.set(word, { much, adds: adds && i > 0 });
  });
  return [...found].map(([word, { much, adds }]) => ({
    word,
    much: adds && typeof much === "number" && much > 0 ? `+${much}` : much,
  }));
}

/**
 * The moments worth to be told, in the order in which they came: what decides, the last of it; then what happens
 * rarely before what happens all the time.
 */
export function keyMoments(events: EventSeen[], most: number, decides: string[] = []): EventSeen[] {
  const big = events.filter((event) => event.moment);
  const often = new Map<string, number>();
  for (const { event } of big) often.set(event, decides.includes(event) ? 0 : (often.get(event) ?? 0) + 1);
  const first = [...big].sort((a, b) => (often.get(a.event) ?? 0) - (often.get(b.event) ?? 0) || b.n - a.n);
  return first.slice(0, most).sort((a, b) => a.n - b.n);
}

/** Moments of the past to look at, evenly spread, always with the first and the last. */
export function samples(last: number, most: number): number[] {
  if (last <= 0) return [0];
  const count = Math.min(most, last + 1);
  return [
    ...new Set(Array.from({ length: count }, (_, i) => Math.round((i * last) / Math.max(count - 1, 1)))),
  ];
}
