/** How many lines of chat and log came while they were out of sight. */
import { screen } from "../lib/screen.svelte";
import type { Eyes } from "./eyes.svelte";
import type { Panes, Tab } from "./panes.svelte";

export class Unread {
  chat = $state(0);
  log = $state(0);
  private chatRead = 0;
  private logRead = -1;

  constructor(
    private readonly eyes: Eyes,
    private readonly panes: Panes,
  ) {}

  /** What stands there now is counted, or read if it is in sight. */
  count(): void {
    const { chat, seq } = this.eyes.seat;
    if (this.chatRead === 0 || this.inSight("chat")) this.chatRead = chat.length;
    this.chat = chat.length - this.chatRead;
    if (this.logRead < 0 || seq < this.logRead || this.inSight("log")) this.logRead = seq;
    this.log = seq - this.logRead;
  }

  private inSight(tab: Tab): boolean {
    const { panes } = this;
    return panes.tab === tab && (!screen.narrow || panes.drawer || panes.pane === tab);
  }
}
