/** What happened since the last answer: read in a recap, or watched once more. */
import type { EventSeen } from "../wire";
import { cameFirst, knownAll, tellingOf } from "../lib/beats";
import type { GameFace } from "../lib/contract";
import {
  concluded,
  endOfLine,
  MUCH,
  others,
  recapOf,
  roundsOf,
  startOfLine,
  taleOf,
  toldIn,
  withoutPages,
  withoutVain,
  type Line,
} from "../lib/recap";
import { settings } from "../lib/settings.svelte";
import type { Eyes } from "./eyes.svelte";

export class Meanwhile {
  /** The line of the recap that is pointed at: only its trail is drawn; -1: all are. */
  trail = $state(-1);
  /** Whoever takes no more part reads what the others did, round by round. */
  looksBack = $state(false);
  /** The question whose recap was read. */
  private read = $state("");

  constructor(
    private readonly eyes: Eyes,
    private readonly face: GameFace,
  ) {}

  private between = $derived.by((): EventSeen[] => {
    const { events, answered, seat, onPages } = this.eyes.seat;
    // while the table is set, everything is on stage or in the log
    const begun =
      events.find((event) => this.face.steps.some((group) => group.steps.some(({ id }) => id === event.step)))
        ?.n ?? Infinity;
    if (answered < 0) return [];
    const since = events.filter((event) => event.n >= Math.max(answered, begun));
    const told = withoutVain(withoutPages(since, onPages), this.face.vain ?? []);
    return this.face.passing ? concluded(told, this.face.passing, seat) : told;
  });
  /** What the reader wanted to do at the same moment as somebody else, and who came first. */
  overtaken = $derived.by((): { what: string; seat: number } | null => {
    const { events, seat, wanted } = this.eyes.seat;
    const by = wanted && this.face.plays ? cameFirst(wanted.n, events, seat, this.face.plays) : null;
    return wanted && by ? { what: wanted.what, seat: by.seat ?? -1 } : null;
  });
  private phase = (step: string): string =>
    this.face.steps.find((group) => group.steps.some(({ id }) => id === step))?.label ?? step;
  recap = $derived.by(() => recapOf(this.between, this.eyes.seat.seat, this.phase));
  rounds = $derived.by(() => {
    const { seat, view } = this.eyes;
    if (!seat.out || !view) return [];
    if (seat.began) return roundsOf(this.between, seat.seat);
    // the page was opened later: what ended the own part is the last moment that names whoever sits here
    const { role } = this.face.seat(view, seat.seat);
    const scoring = view.result ? seat.events.at(-1)?.step : undefined;
    const left = seat.events.findLast(
      (event) => event.moment && event.entities?.includes(role) && event.step !== scoring,
    );
    return left
      ? roundsOf(
          seat.events.filter(({ n }) => n > left.n),
          seat.seat,
        )
      : [];
  });
  /** One line for each turn of a seat, however few there are. */
  private turns = $derived.by(() => recapOf(this.between, this.eyes.seat.seat, this.phase, 1));

  private get asking(): string {
    return `${this.eyes.seat.revision}/${this.eyes.seat.ask?.number ?? ""}`;
  }

  /**
   * It takes the place of the question until it was read. What was only mine has been on stage; a single line
   * stands under the question.
   */
  get recapOpen(): boolean {
    const { turns } = this;
    const { seat } = this.eyes;
    if (this.looksBack) return true;
    if (!seat.ask || seat.scene || seat.sent || this.read === this.asking) return false;
    if (seat.returned) return turns.length > 0;
    if (!seat.began || settings.pace === "once" || settings.pace === "fast") return false;
    return others(turns, seat.seat) && !this.ofMine && !knownAll(this.between, seat.seat) && !this.fits;
  }

  /** The own turn goes on and nobody else did anything: it came of the answer, and stands in the log. */
  private get ofMine(): boolean {
    const { ask, seat } = this.eyes.seat;
    const told = this.turns.flatMap((line) => line.turns.flatMap(toldIn));
    return (
      ask?.opens === "action" &&
      told.every((event) => [-1, seat].includes(event.seat ?? -1) && event.step === told[0]?.step)
    );
  }

  /** Few enough for one line beside the question. */
  private get fits(): boolean {
    const { turns } = this;
    const { ask } = this.eyes.seat;
    if (turns.length > 1 && (turns.length > 2 || (!ask?.window && turns.some((line) => !line.mine))))
      return false;
    const told = turns.flatMap((line) => line.turns.flatMap(taleOf)).flatMap((part) => part.told);
    return told.length <= MUCH;
  }

  /** What is too little for a recap. */
  get little(): Line[] {
    const { turns } = this;
    const { seat } = this.eyes;
    const little = seat.began && turns.length <= 2 && others(turns, seat.seat);
    return little && !seat.sent && this.read !== this.asking
      ? turns.filter((line) => line.turns.some((turn) => turn.seat !== seat.seat))
      : [];
  }

  /** The moment on stage was read; what concerns everybody also at the other seats of this person. */
  goOn(): void {
    const { seat, seats } = this.eyes;
    const beat = seat.onStage?.beat;
    seat.goOn();
    if (beat?.kind !== "table") return;
    for (const other of seats) if (other !== seat) other.skip(tellingOf(beat));
  }

  /** A moment of the whole table is read once more. */
  reopen(line: Line): void {
    void this.eyes.seat.watch(startOfLine(line), endOfLine(line));
  }

  closeRecap(): void {
    this.read = this.asking;
    this.looksBack = false;
    this.trail = -1;
    this.eyes.seat.now();
  }

  /** Everything since the last answer is shown once more; then the recap is there again. */
  watchAgain(): void {
    const { seat } = this.eyes;
    void seat.watch(seat.answered, seat.seq);
  }
}
