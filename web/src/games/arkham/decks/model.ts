/** What a deck holds, and which cards of the pool are shown: no component, everything here is tested by itself. */
import type { DeckFault, Owner, PoolCard } from "../../../wire";

export type Copies = Record<string, number>;

/** A deck as this browser keeps it: signature cards are no choice, so they are not in it. */
export interface Deck {
  id: string;
  name: string;
  owner: string;
  cards: Copies;
  collection: string;
  mode: string;
  /** When it was changed last, in milliseconds. */
  changed: number;
}

export const CLASSES = ["guardian", "seeker", "rogue", "mystic", "survivor", "neutral"];
export const KINDS = ["asset", "event", "skill", "weakness"];
export const ICONS = ["willpower", "intellect", "combat", "agility", "wild"];
export const COLLECTIONS = ["one-core", "two-cores", "revised"];
export const MODES = ["campaign", "standalone"];
export const COSTS = [0, 1, 2, 3, 4, 5];
const MOST_COST = 5;

export const kindOf = (card: PoolCard): string => (card.weakness ? "weakness" : card.kind);

/** The list of a deck in keys, as the rules and every table read it. */
export const listOf = (deck: Pick<Deck, "owner" | "cards"> & { name?: string }): string =>
  [
    ...(deck.name?.trim() ? [`# ${deck.name.trim()}`] : []),
    deck.owner,
    ...Object.entries(deck.cards).map(([key, n]) => `${n}x ${key}`),
  ].join("\n");

/** The copies with so many more (or fewer) of one card. */
export function changed(cards: Copies, key: string, by: number): Copies {
  const n = Math.max(0, (cards[key] ?? 0) + by);
  const { [key]: _, ...rest } = cards;
  return n > 0 ? { ...rest, [key]: n } : rest;
}

/** What was read, without the cards that every deck of this owner has. */
export const chosen = (cards: Copies, owner: Owner | undefined): Copies =>
  Object.fromEntries(Object.entries(cards).filter(([key]) => !owner?.requires.includes(key)));

// ---- the pool -----------------------------------------------------------------------------------

export interface Filter {
  classes: string[];
  kinds: string[];
  level: string;
  cost: string;
  icon: string;
  words: string;
  /** Only cards that the owner may take at all. */
  fitting: boolean;
}

export const everything = (): Filter => ({
  classes: [],
  kinds: [],
  level: "",
  cost: "",
  icon: "",
  words: "",
  fitting: true,
});

/** The deck has enough of it: the card fits, but not another copy. */
const ENOUGH = ["deck-enough-copies", "deck-no-copy-left", "deck-enough-weaknesses"];
export const fits = (bar: DeckFault | undefined): boolean => bar === undefined || ENOUGH.includes(bar.reason);

export interface Printed {
  name: string;
  text: string;
  traits: string;
}

export function shown(
  cards: PoolCard[],
  filter: Filter,
  bars: Record<string, DeckFault>,
  printed: (card: PoolCard) => Printed,
  inDeck: Copies,
): PoolCard[] {
  const words = filter.words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const found = cards.filter((card) => {
    if (filter.fitting && !fits(bars[card.key]) && !inDeck[card.key]) return false;
    if (filter.fitting && card.only) return false;
    if (filter.classes.length > 0 && !filter.classes.includes(card.faction)) return false;
    if (filter.kinds.length > 0 ? !filter.kinds.includes(kindOf(card)) : card.weakness === "basic")
      return false;
    if (filter.level && String(card.level ?? 0) !== filter.level) return false;
    if (filter.cost && (card.cost == null || String(Math.min(card.cost, MOST_COST)) !== filter.cost))
      return false;
    if (filter.icon && !card.icons?.[filter.icon]) return false;
    if (words.length === 0) return true;
    const { name, text, traits } = printed(card);
    const all = `${name} ${text} ${traits}`.toLocaleLowerCase();
    return words.every((word) => all.includes(word));
  });
  return found.sort(
    (a, b) =>
      CLASSES.indexOf(a.faction) - CLASSES.indexOf(b.faction) ||
      rank(a) - rank(b) ||
      (a.level ?? 0) - (b.level ?? 0) ||
      (a.cost ?? 0) - (b.cost ?? 0) ||
      a.key.localeCompare(b.key),
  );
}
const rank = (card: PoolCard): number => KINDS.indexOf(kindOf(card));

/** Something is looked for: the button that clears it is there. */
export const isNarrow = (filter: Filter): boolean =>
  JSON.stringify({ ...filter, fitting: true }) !== JSON.stringify(everything());

// ---- the deck -----------------------------------------------------------------------------------

export interface Row {
  card: PoolCard;
  n: number;
}
export interface Shelf {
  kind: string;
  n: number;
  rows: Row[];
}

/** The deck by kinds, cheap cards first; kinds of which there is nothing are left out. */
export function byKind(cards: Copies, pool: Map<string, PoolCard>, name: (key: string) => string): Shelf[] {
  const rows = Object.entries(cards).flatMap(([key, n]): Row[] => {
    const card = pool.get(key);
    return card ? [{ card, n }] : [];
  });
  return KINDS.map((kind) => {
    const mine = rows
      .filter((row) => kindOf(row.card) === kind)
      .sort(
        (a, b) => (a.card.cost ?? 0) - (b.card.cost ?? 0) || name(a.card.key).localeCompare(name(b.card.key)),
      );
    return { kind, n: mine.reduce((all, row) => all + row.n, 0), rows: mine };
  }).filter((shelf) => shelf.rows.length > 0);
}

/** How many cards cost 0, 1, … and 5 or more. */
export function curve(cards: Copies, pool: Map<string, PoolCard>): number[] {
  const bars = COSTS.map(() => 0);
  for (const [key, n] of Object.entries(cards)) {
    const cost = pool.get(key)?.cost;
    if (cost != null) bars[Math.min(cost, MOST_COST)]! += n;
  }
  return bars;
}

/** How many icons of each skill the deck can commit. */
export const iconsIn = (cards: Copies, pool: Map<string, PoolCard>): [string, number][] =>
  ICONS.map((icon): [string, number] => [
    icon,
    Object.entries(cards).reduce((all, [key, n]) => all + n * (pool.get(key)?.icons?.[icon] ?? 0), 0),
  ]);

/** What a sentence says, and the rule that it names in brackets at its end: that one leads to the rule. */
export function apart(fault: DeckFault): { text: string; rule: string } {
  const rule = fault.rule ?? "";
  return { text: rule ? fault.text.replace(` (${rule})`, "").replace(`（${rule}）`, "") : fault.text, rule };
}
