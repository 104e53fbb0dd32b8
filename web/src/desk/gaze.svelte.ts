/** What the reader points at and reads: what is lit, what popped up, whose card lies open. */
import type { EventSeen, OptionSeen, RefusalSeen } from "../wire";

export interface Menu {
  entity: string;
  options: OptionSeen[];
  x: number;
  y: number;
  /** The things between which a finger could not tell. */
  among?: string[];
}

export interface Reasons {
  entity: string;
  refusals: RefusalSeen[];
  x: number;
  y: number;
}

export class Gaze {
  /** Things that are lit from outside the board: a button or a line is pointed at. */
  lit = $state.raw<string[]>([]);
  /** The thing under the pointer. */
  over = $state("");
  /** The option of the bar under the pointer. */
  overOption = $state("");
  /** What can be done with a thing, where it was clicked. */
  menu = $state.raw<Menu | null>(null);
  /** Why nothing can be done with it. */
  reasons = $state.raw<Reasons | null>(null);
  /** The thing whose card lies over the table. */
  inspected = $state("");
  /** A line of the log that is looked at. */
  inspectedLine = $state.raw<EventSeen | null>(null);
  /** The thing whose card is read beside the board; it stays when it is kept. */
  reading = $state("");
  keeps = $state(false);

  /** Its card stays beside the board until it is closed. */
  read(entity: string): void {
    this.reading = entity;
    this.keeps = true;
  }

  closeBook(): void {
    this.reading = "";
    this.keeps = false;
  }

  inspect(entity: string): void {
    this.inspected = entity;
  }

  closePopups(): void {
    this.menu = null;
    this.reasons = null;
  }

  /** A new question: nothing of the old one is pointed at. */
  clear(): void {
    this.closePopups();
    this.lit = [];
    this.over = "";
    this.overOption = "";
  }
}
