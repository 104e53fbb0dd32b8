/** Since when each seat has been asked, by this browser's clock. */
import { untrack } from "svelte";
import { askedSince } from "../lib/models";
import type { Eyes } from "./eyes.svelte";

export class Thinking {
  since = $state.raw<Record<number, number>>({});
  private happened = -1;

  constructor(private readonly eyes: Eyes) {}

  /** Whoever is asked thinks since something happened last. */
  notice(): void {
    const { seq, table } = this.eyes.seat;
    const before = seq === this.happened ? untrack(() => this.since) : {};
    this.happened = seq;
    this.since = askedSince(before, table?.seats ?? [], Date.now());
  }
}
