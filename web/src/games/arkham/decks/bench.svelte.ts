/** The deck that is being built, and what the rules say about it as it stands. */
import { api } from "../../../lib/api";
import { words } from "../../../lib/words.svelte";
import type { CardInfo, DeckVerdict, Owner, Pool, PoolCard } from "../../../wire";
import { changed, chosen, everything, listOf, type Deck, type Filter, type Printed } from "./model";
import { keep } from "./shelf";

const A_MOMENT = 120; // milliseconds; several clicks are judged once
const GAME = "arkham";

export class Bench {
  deck = $state.raw<Deck>() as Deck;
  verdict = $state.raw<DeckVerdict | null>(null);
  filter = $state<Filter>(everything());
  /** The card that is looked at. */
  looked = $state("");
  trouble = $state("");
  readonly owners: Map<string, Owner>;
  readonly pool: Map<string, PoolCard>;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  constructor(
    deck: Deck,
    readonly all: Pool,
    private readonly texts: () => Map<string, CardInfo>,
  ) {
    this.deck = deck;
    this.owners = new Map(all.owners.map((owner) => [owner.key, owner]));
    this.pool = new Map(all.cards.map((card) => [card.key, card]));
    void this.judge();
  }

  get owner(): Owner {
    return this.owners.get(this.deck.owner) as Owner;
  }

  name(key: string): string {
    return words.name(GAME, key);
  }

  text(key: string): string {
    return this.texts().get(key)?.text ?? "";
  }

  printed(card: PoolCard): Printed {
    return { name: this.name(card.key), text: this.text(card.key), traits: this.traits(card) };
  }

  traits(card: PoolCard): string {
    return (card.traits ?? [])
      .map((trait) => this.name(`trait-${trait}`))
      .join(words.find(GAME, "board-comma"));
  }

  /** How many are in it; signature cards always are. */
  count(key: string): number {
    return this.deck.cards[key] ?? (this.owner.requires.includes(key) ? 1 : 0);
  }

  bar(key: string) {
    return this.verdict?.bars?.[key];
  }

  put(key: string, by: number): void {
    this.change({ cards: changed(this.deck.cards, key, by) });
  }

  change(what: Partial<Deck>): void {
    this.deck = { ...this.deck, ...what, changed: Date.now() };
    keep(this.deck);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.judge(), A_MOMENT);
  }

  /** What is wrong with it; an answer that comes too late is not heard. */
  async judge(): Promise<void> {
    const n = (this.asked += 1);
    const { collection, mode } = this.deck;
    try {
      const verdict = await api.judgeDeck(GAME, { text: listOf(this.deck), options: { collection, mode } });
      if (n !== this.asked) return;
      this.verdict = verdict;
      this.trouble = "";
    } catch (why) {
      if (n === this.asked) this.trouble = (why as Error).message;
    }
  }

  /** A list that somebody brought along takes the place of what is there. */
  take(read: DeckVerdict): void {
    const owner = this.owners.get(read.owner ?? "");
    if (owner) this.change({ owner: owner.key, cards: chosen(read.cards ?? {}, owner) });
  }
}
