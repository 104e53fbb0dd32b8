/** What is printed on the boards, sheets and dice of each game: the server tells it, nobody else knows it. */
import type { PrintedFacts } from "../wire";

const known = new Map<string, PrintedFacts>();
const NOTHING: PrintedFacts = {};

export const keep = (game: string, facts: PrintedFacts): unknown => known.set(game, facts);

const factsOf = (game: string): PrintedFacts => known.get(game) ?? NOTHING;

/** How many boxes, slots or places there are. */
export const number = (game: string, what: string): number => factsOf(game).numbers?.[what] ?? 0;

/** What each space of a track is, in its order. */
export const track = (game: string, what: string): string[] => factsOf(game).tracks?.[what] ?? [];

/** What stands on a tile beside its name. */
export const marks = (game: string, tile: string): string[] => factsOf(game).marks?.[tile] ?? [];

/** The faces of a die; none of one that is not known. */
export const die = (game: string, what: string): string[] => factsOf(game).dice?.[what] ?? [];
