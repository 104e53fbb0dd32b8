/** What others do is played one after another, not all at once: at which moments the board stops on its way to now. */
import type { EventSeen } from "../wire";
import { turnStarts } from "./models";

/** How long a move is looked at, and how long everything together may keep a player from the own turn. */
export const MOVE_MS = 300;
export const QUEUE_MS = 1200;
const MOST = 4;

export type Speed = 0 | 1 | 2;
export const SPEEDS: Speed[] = [0, 1, 2];

/** The moments between `first` and now at which another step or seat begins; of many a few, evenly spread. */
export function stops(events: EventSeen[], first: number): number[] {
  const all = turnStarts(events.filter((event) => event.n >= first - 1)).filter((n) => n > first);
  const every = Math.ceil(all.length / MOST);
  return every > 1 ? all.filter((_, i) => i % every === 0) : all;
}

export interface Clock {
  wait: (ms: number) => Promise<void>;
  alarm: (ms: number, ring: () => void) => void;
}
const CLOCK: Clock = { wait: (ms) => new Promise((done) => setTimeout(done, ms)), alarm: (ms, ring) => void setTimeout(ring, ms) };

/** One thing after another, each for its time; skipping ends it, and so does taking too long. */
export class Playback<V> {
  private queue: number[] = [];
  private run = 0;
  private playing = false;

  constructor(
    private readonly viewAt: (n: number) => Promise<V>,
    private readonly show: (moment: { n: number; view: V } | null) => void,
    private readonly clock: Clock = CLOCK,
  ) {}

  /** From this moment on to the moments of the queue, then to now. */
  async play(begin: { n: number; view: V }, moments: number[], speed: Speed): Promise<void> {
    if (speed === 0 || moments.length === 0) return;
    this.queue.push(...moments);
    if (this.playing) return;
    this.playing = true;
    this.run += 1;
    const run = this.run;
    const goesOn = () => run === this.run;
    this.clock.alarm(QUEUE_MS, () => goesOn() && this.skip());
    this.show(begin);
    while (this.queue.length > 0) {
      const n = this.queue.shift() ?? 0;
      const view = await this.viewAt(n).catch(() => null);
      if (!goesOn()) return;
      if (view === null) break;
      this.show({ n, view });
      await this.clock.wait(MOVE_MS / speed);
      if (!goesOn()) return;
    }
    this.skip();
  }

  /** Everything at once: now. */
  skip(): void {
    this.run += 1;
    this.playing = false;
    this.queue = [];
    this.show(null);
  }
}
