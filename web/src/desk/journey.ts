/** A way that was chosen as a whole: its answers follow of themselves as long as they are what is asked next. */
import type { Seat } from "../lib/table.svelte";
import type { Eyes } from "./eyes.svelte";
import type { Question } from "./question";

export class Journey {
  /** What is still to be answered; `asked` is the question that was answered last. */
  private way: { keys: string[]; asked: number; revision: number; seat: Seat } | null = null;

  constructor(
    private readonly eyes: Eyes,
    private readonly question: Question,
  ) {}

  setOut(keys: string[]): void {
    const { seat } = this.eyes;
    this.way = { keys, asked: -1, revision: seat.revision, seat };
    this.walkOn();
  }

  /** The next step, if it is what is asked now; anything else ends the journey. */
  walkOn(): void {
    const { way } = this;
    const { ask, options } = this.question;
    const { seat } = this.eyes;
    if (!way || !ask || (ask.number === way.asked && way.seat === seat)) return;
    this.way = null;
    const [next, ...keys] = way.keys;
    const option = options.find((each) => each.key === next);
    if (!option || option.danger || way.seat !== seat || way.revision !== seat.revision) return;
    this.way = { ...way, keys, asked: ask.number };
    void seat.answer([option.key]);
  }
}
