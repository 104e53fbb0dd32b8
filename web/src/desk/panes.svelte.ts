/** What lies open beside the board: tabs and panes, the sheets of others, a rule, a dialogue. */
import type { Eyes } from "./eyes.svelte";
import type { Gaze } from "./gaze.svelte";

export const TABS = ["log", "chat", "rules", "position"] as const;
export type Tab = (typeof TABS)[number];
export type Pane = "board" | "me" | "others" | Tab;
export type Dialog = "" | "undo" | "why-not" | "doubt" | "keys" | "settings" | "orders" | "leave" | "book";

export interface Doubted {
  text: string;
  event?: number;
  rules?: string[];
}

export class Panes {
  dialog = $state<Dialog>("");
  tab = $state<Tab>("log");
  pane = $state<Pane>("board");
  drawer = $state(false);
  rule = $state("");
  /** What is looked for in the rules beside the table. */
  search = $state("");
  /** The event whose stage was closed. */
  stageClosed = $state(-1);
  /** What is doubted: an event, or rules; null: whatever is on the table now. */
  doubted = $state.raw<Doubted | null>(null);

  constructor(
    private readonly eyes: Eyes,
    private readonly gaze: Gaze,
  ) {}

  show(tab: Tab): void {
    this.tab = tab;
    this.pane = tab;
    this.drawer = true;
  }

  openRule(id: string): void {
    this.rule = id;
    this.show("rules");
    this.gaze.reasons = null;
    this.dialog = "";
    this.gaze.inspected = "";
  }

  /** All rules with these words, or whose ids begin so. */
  openRules(wanted: string): void {
    this.search = wanted;
    this.rule = "";
    this.show("rules");
  }

  openSheet(seat: number): void {
    this.eyes.sheetOf = seat === this.eyes.seat.seat ? -1 : seat;
    this.pane = "me";
  }

  /** The sheet of the next seat (or the one before), and the own one again after the last. */
  walkSheets(by: 1 | -1): void {
    const { seat, sheetOf } = this.eyes;
    const count = seat.table?.seats.length ?? 0;
    const from = sheetOf < 0 ? Math.max(seat.seat, by > 0 ? -1 : 0) : sheetOf;
    this.openSheet((from + by + count) % Math.max(count, 1));
  }

  /** Something looks wrong: the bug button, with what it is about. */
  doubt(about: Doubted | null): void {
    this.doubted = about;
    this.gaze.inspectedLine = null;
    this.gaze.reasons = null;
    this.dialog = "doubt";
  }

  /** Whether undo is offered at all. */
  get mayUndo(): boolean {
    const { seat, table } = this.eyes.seat;
    return seat >= 0 && table?.undo !== "never" && table?.status === "playing";
  }

  undo(to: "answer" | "action" = "answer"): void {
    if (this.eyes.seat.barrier.undo) void this.eyes.seat.undo(to, false);
    else this.dialog = "undo";
  }
}
