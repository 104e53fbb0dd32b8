/**
 * Drawings by their names in icons.json: the common ones at once, those of a game's board with its chunk,
 * those that only its cards need after that.
 */
import common from "virtual:icons/common";

type Drawings = Record<string, string>;
type Chunk = { default: Drawings };
const boards = import.meta.glob<Chunk>("../games/*/icons.ts");
const cards = import.meta.glob<Chunk>("../games/*/cardIcons.ts");
let games = $state.raw<Record<string, Drawings>>({});

async function add(game: string, load?: () => Promise<Chunk>): Promise<void> {
  if (!load) return;
  // read only now: what came meanwhile is kept, and nobody who asks for drawings is told to ask again
  const { default: found } = await load();
  games = { ...games, [game]: { ...games[game], ...found } };
}

export const loadIcons = (game: string): Promise<void> => add(game, boards[`../games/${game}/icons.ts`]);
export const loadCardIcons = (game: string): Promise<void> =>
  add(game, cards[`../games/${game}/cardIcons.ts`]);

export function drawing(name: string, game = ""): string {
  return games[game]?.[name] ?? common[name] ?? "";
}
