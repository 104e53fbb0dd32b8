/** What is about to be said to the others, and whom one does not want to hear. */
import type { Eyes } from "./eyes.svelte";
import type { Speech } from "./speech";

export class Talk {
  /** What is about to be said, and the things it speaks of. */
  draft = $state<{ text: string; entities: string[] }>({ text: "", entities: [] });
  /** A click on a thing speaks of it. */
  naming = $state(false);
  /** Seats whose chat this reader does not want to see. */
  hidden = $state.raw<number[]>([]);

  constructor(
    private readonly eyes: Eyes,
    private readonly speech: Speech,
  ) {}

  /** The thing is named in what is about to be said. */
  speakOf(entity: string): void {
    const before = this.draft.text.trimEnd();
    this.draft = {
      text: `${before}${before ? " " : ""}${this.speech.name(entity)} `,
      entities: [...this.draft.entities, entity],
    };
  }

  async say(): Promise<void> {
    const text = this.draft.text.trim();
    const spoken = this.draft.entities.filter((entity) => text.includes(this.speech.name(entity)));
    if (text && (await this.eyes.seat.say(text, spoken))) this.draft = { text: "", entities: [] };
  }
}
