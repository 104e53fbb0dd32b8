/** The reader's own queue: what happened is shown moment by moment, first in, first out, and none is lost. */
import type { EventSeen } from "../wire";
import { cameOf, endOf, startOf, tellingOf, waits, type Beat } from "./beats";

/** How moments leave: by a click, by themselves after so many seconds, after a short while, or not shown at all. */
export const PACES = ["wait", "8", "4", "fast", "once"] as const;
export type Pace = (typeof PACES)[number];

export const STEP_MS = 500;
export const ROLL_MS = 900;
export const CARD_MS = 1200;
export const BETWEEN_MS = 250;
export const RUN_MS = 12_000;
export const SHORT_MS = 1500;

/** How long a moment of mine or of the table stays; 0: until the reader goes on. */
export const staysFor = (pace: Pace): number =>
  pace === "wait" ? 0 : pace === "8" ? 8000 : pace === "4" ? 4000 : SHORT_MS;

const msOf = (event: EventSeen): number => (event.moment ? CARD_MS : event.procedure ? ROLL_MS : STEP_MS);

/** Where the board stops in what somebody else does, and for how long: payments and announcements are passed over. */
export function stopsOf(beat: Beat): { n: number; ms: number }[] {
  const told = beat.events.filter((event) => !event.quiet);
  return told.map((event, i) => ({
    n: event.n + 1,
    ms: msOf(event) + (i === told.length - 1 ? BETWEEN_MS : 0),
  }));
}

/** What is read of the end: the moments of the last step. */
export const ending = (beats: Beat[]): Beat[] => {
  const step = beats.at(-1)?.events.at(-1)?.step;
  return beats.filter((beat) => waits(beat) && beat.events.at(-1)?.step === step);
};

const lengthOf = (beat: Beat): number =>
  (beat.kind === "own" ? [] : stopsOf(beat)).reduce((all, stop) => all + stop.ms, 0);

/** What is on: the moment, up to which event it is shown, the board then, and what comes after it. */
export interface Scene<V> {
  beat: Beat;
  n: number;
  view: V;
  /** It waits for its reader; otherwise it is only watched. */
  waits: boolean;
  /** After so many milliseconds it goes on by itself; 0: never. */
  ms: number;
  left: Beat[];
}

/** What the goal line says from so many events on. */
export interface Aim {
  n: number;
  text: string;
}

/** What it said after so many events; before it said anything, what it said first. */
export const aimAt = (aims: Aim[], n: number): string =>
  (aims.findLast((aim) => aim.n <= n) ?? aims[0])?.text ?? "";

export interface Clock {
  wait: (ms: number) => Promise<void>;
  /**
   * What is shown can be seen: the time of a moment begins then, not while the page is drawn, nor behind
   * another one.
   */
  drawn: () => Promise<void>;
}
const CLOCK: Clock = {
  wait: (ms) => new Promise((done) => setTimeout(done, ms)),
  drawn: () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
};

export class Theatre<V> {
  private queue: Beat[] = [];
  private run = 0;
  private playing = false;
  private leave: (() => void) | null = null;
  private held = false;
  private board: { n: number; view: V } | null = null;
  /** What was read at another seat before it was heard here. */
  private read: string[] = [];

  constructor(
    private readonly viewAt: (n: number) => Promise<V>,
    private readonly show: (scene: Scene<V> | null) => void,
    /** How things are shown to this reader; `leisure`: nothing is asked of them any more, and nothing waits. */
    private readonly pace: () => { pace: Pace; still: boolean; leisure?: boolean },
    private readonly clock: Clock = CLOCK,
  ) {}

  /** These moments have come; `before` is the board on which they began. */
  async hear(before: V, beats: Beat[]): Promise<void> {
    const fresh = beats.filter((beat) => !this.wasRead(beat));
    while (fresh[0] && this.addTo(this.queue.at(-1), fresh[0])) fresh.shift();
    this.queue.push(...fresh);
    if (this.playing || !fresh[0]) return;
    this.playing = true;
    this.board = { n: startOf(fresh[0]), view: before };
    await this.resume();
  }

  /** What came of a roll that was not read yet is told with it, on the stage where it stands there already. */
  private addTo(last: Beat | undefined, next: Beat): boolean {
    if (!last || !cameOf(last, next)) return false;
    const whole = { ...last, events: [...last.events, ...next.events] };
    const at = this.queue.indexOf(last);
    this.queue[at] = whole;
    if (at === 0 && this.leave) void this.put(this.run);
    return true;
  }

  /** The first moment stands on the stage, with all that has come of it meanwhile; false: it is no longer wanted. */
  private async put(run: number): Promise<boolean> {
    for (let [beat] = this.queue; beat; [beat] = this.queue) {
      const view = await this.boardAt(endOf(beat));
      if (run !== this.run) return false;
      if (beat !== this.queue[0]) continue;
      const ms = staysFor(this.pace().pace);
      this.show({ beat, n: endOf(beat), view, waits: true, ms, left: this.queue.slice(1) });
      return true;
    }
    return false;
  }

  private async resume(): Promise<void> {
    const run = (this.run += 1);
    while (run === this.run && this.queue.length > 0) await this.next(run);
    if (run !== this.run) return;
    this.playing = false;
    this.show(null);
  }

  private async next(run: number): Promise<void> {
    const [beat, ...left] = this.queue as [Beat, ...Beat[]];
    const { pace, still, leisure } = this.pace();
    if (waits(beat) && pace !== "once") await this.present(run, beat, pace);
    else if (
      beat.kind === "others" &&
      !still &&
      pace !== "once" &&
      pace !== "fast" &&
      (leisure || this.runLength([beat, ...left]) <= RUN_MS)
    )
      await this.watch(run, beat);
    if (run === this.run) this.queue.shift();
  }

  private runLength(beats: Beat[]): number {
    const end = beats.findIndex(waits);
    return beats.slice(0, end < 0 ? beats.length : end).reduce((all, each) => all + lengthOf(each), 0);
  }

  /** On stage until the reader has seen it. */
  private async present(run: number, beat: Beat, pace: Pace): Promise<void> {
    this.curtain(beat);
    this.held = false;
    if (!(await this.put(run))) return;
    const ms = staysFor(pace);
    const left = new Promise<void>((done) => (this.leave = done));
    if (ms > 0)
      void this.clock
        .drawn()
        .then(() => this.clock.wait(ms))
        .then(
          () =>
            run === this.run && startOf(this.queue[0] ?? beat) === startOf(beat) && !this.held && this.goOn(),
        );
    const next = this.queue.slice(1).find(waits);
    if (next) void this.viewAt(endOf(next)).catch(() => undefined); // so that nobody waits for it afterwards
    await left;
    if (run === this.run) this.curtain(beat);
  }

  /** The board as it is, while the next moment is fetched: nothing of what is to come is seen. */
  private curtain(beat: Beat): void {
    if (this.board) this.show({ beat, ...this.board, waits: false, ms: 0, left: this.queue.slice(1) });
  }

  /** Others' doings, step by step. */
  private async watch(run: number, beat: Beat): Promise<void> {
    this.curtain(beat);
    for (const { n, ms } of stopsOf(beat)) {
      const view = await this.boardAt(n);
      if (run !== this.run || this.queue[0] !== beat) return;
      this.show({ beat, n, view, waits: false, ms, left: this.queue.slice(1) });
      await this.clock.wait(ms);
      if (run !== this.run || this.queue[0] !== beat) return;
    }
  }

  /** A board that the server is too busy to show is the one before. */
  private async boardAt(n: number): Promise<V> {
    const view = await this.viewAt(n).catch(() => this.board?.view as V);
    this.board = { n, view };
    return view;
  }

  /** The reader has seen it. */
  goOn(): void {
    this.leave?.();
    this.leave = null;
  }

  private wasRead(beat: Beat): boolean {
    const at = beat.kind === "table" ? this.read.indexOf(tellingOf(beat)) : -1;
    if (at >= 0) this.read.splice(at, 1);
    return at >= 0;
  }

  /** Somebody who has this seat, too, has read at another one what concerns the whole table. */
  skip(telling: string): void {
    const at = this.queue.findIndex((beat) => beat.kind === "table" && tellingOf(beat) === telling);
    if (at === 0) this.goOn();
    else if (at > 0) this.queue.splice(at, 1);
    else this.read.push(telling);
  }

  /** The timer of what is on stage stops: the reader wants to read. */
  hold(): void {
    this.held = true;
  }

  /** What others did is not waited for; what waits for the reader stays. */
  toMyTurn(): void {
    const [first, ...rest] = this.queue;
    if (!first || first.kind !== "others") return;
    this.queue = rest.filter(waits);
    void this.resume();
  }

  /** Nothing is waited for any more but how it ends, if that was heard. */
  toTheEnd(): void {
    this.queue = ending(this.queue);
    void this.resume();
  }

  /** Nothing of it counts any more: it was taken back, or everything is told anew. */
  clear(): void {
    this.read = [];
    this.run += 1;
    this.queue = [];
    this.playing = false;
    this.leave = null;
    this.show(null);
  }
}
