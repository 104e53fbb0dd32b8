/** Through whose eyes the table is seen: the own ones, or others' where nothing is secret any more. */
import type { SeatInfo } from "../wire";
import type { AnyView, GameFace, SeatFace, Stage } from "../lib/contract";
import { nothingLeft } from "../lib/models";
import { Seat } from "../lib/table.svelte";

/** The eyes of who sees everything. */
export const ALL = -2;

export class Eyes {
  /** Which of the own seats has the desk. */
  at = $state(0);
  /** Other eyes on a finished game; null: the own ones. */
  private others = $state.raw<Seat | null>(null);
  /** The seat whose public sheet lies over the own one; -1: none. */
  sheetOf = $state(-1);

  constructor(
    readonly seats: Seat[],
    private readonly face: GameFace,
  ) {
    for (const each of seats) {
      each.takesPart = (view) => !face.seat(view, each.seat).out;
      if (face.under) each.under = face.under;
    }
  }

  get seat(): Seat {
    return this.others ?? (this.seats[Math.min(this.at, this.seats.length - 1)] as Seat);
  }

  get view(): AnyView | null {
    return this.seat.shown;
  }

  /** What is being resolved, unless the game is over. */
  get stage(): Stage | null {
    return this.view && !this.view.result ? (this.face.stage?.(this.view) ?? null) : null;
  }

  /**
   * A finished game has no secrets: it can be seen with the eyes of any seat, of everybody (-1), of who sees
   * all (-2).
   */
  seeAs(eye: number): void {
    const before = this.others;
    const own = this.seats.findIndex((each) => each.seat === eye);
    if (own >= 0) {
      this.at = own;
      this.others = null;
    } else {
      const eyes = new Seat(this.seat.id, eye);
      eyes.table = this.seat.table;
      eyes.connect();
      this.others = eyes;
    }
    before?.close();
    this.sheetOf = -1;
  }

  /** With the own eyes again, and now. */
  wake(): void {
    if (this.others) this.seeAs(this.seats[this.at]?.seat ?? -1);
    this.seat.now();
  }

  close(): void {
    for (const seat of [...this.seats, ...(this.others ? [this.others] : [])]) seat.close();
  }

  /** Whoever is asked has the desk. */
  turnToAsked(): void {
    if (this.seats[this.at]?.ask) return;
    const asked = this.seats.findIndex((each) => each.ask);
    if (asked >= 0) this.at = asked;
  }

  /** May everything be seen, because none of the own seats has anything more to decide? */
  get maySeeAll(): boolean {
    const table = this.seats[0]?.table;
    return table ? nothingLeft(table) : false;
  }

  get seesAll(): boolean {
    return this.others?.seat === ALL;
  }

  /** The seat is the one whose reader this is, not one that is only looked through. */
  isOwn(seat: number): boolean {
    return !this.others && seat === this.seat.seat;
  }

  /** A bot plays for the reader. */
  get stoodIn(): boolean {
    const { seat, table } = this.seat;
    return seat >= 0 && table?.status === "playing" && Boolean(table.seats[seat]?.bot);
  }

  /** The own seat, if it takes no more part in a game that goes on. */
  get out(): SeatFace | null {
    const { seat, table } = this.seat;
    const face =
      seat >= 0 && this.view && table?.status === "playing" ? this.face.seat(this.view, seat) : null;
    return face?.out ? face : null;
  }

  /** The seat is asked, as far as everybody may know: where hidden cards may answer, only the own question is told. */
  acts(seat: SeatInfo): boolean {
    return (
      Boolean(seat.asked) &&
      !this.seat.past &&
      (!this.seat.responses || (this.isOwn(seat.seat) && this.seat.ask !== null))
    );
  }
}
