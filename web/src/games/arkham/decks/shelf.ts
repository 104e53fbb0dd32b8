/** The decks that this browser keeps, the one changed last first. */
import { listOf, type Deck } from "./model";

const KEPT = "seance-decks";

const isDeck = (one: unknown): one is Deck => {
  const deck = one as Deck | null;
  return (
    typeof deck?.id === "string" &&
    typeof deck.owner === "string" &&
    typeof deck.cards === "object" &&
    deck.cards !== null
  );
};

export function decks(): Deck[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return (Array.isArray(kept) ? kept.filter(isDeck) : []).sort((a, b) => b.changed - a.changed);
  } catch {
    return [];
  }
}

export const deckOf = (id: string): Deck | undefined => decks().find((deck) => deck.id === id);

export function keep(deck: Deck): void {
  localStorage.setItem(KEPT, JSON.stringify([deck, ...decks().filter((each) => each.id !== deck.id)]));
}

export function forget(id: string): void {
  localStorage.setItem(KEPT, JSON.stringify(decks().filter((deck) => deck.id !== id)));
}

export const newDeck = (more: Pick<Deck, "name" | "owner"> & Partial<Deck>): Deck => ({
  cards: {},
  collection: "one-core",
  mode: "campaign",
  ...more,
  id: Math.random().toString(36).slice(2, 10),
  changed: Date.now(),
});

/** The options of a table at which the first seat plays this deck. */
export const optionsFor = (deck: Deck, seat = 1): Record<string, string> => ({
  [`deck_${seat}`]: listOf(deck),
  collection: deck.collection,
  mode: deck.mode,
});

/** What the address of a new table says about a deck that is brought along. */
export function brought(): Record<string, string> {
  const deck = deckOf(new URLSearchParams(location.search).get("deck") ?? "");
  return deck ? optionsFor(deck) : {};
}
