/** Drawings by their names in icons.json: the common ones at once, those of a game with its chunk. */
import common from "virtual:icons/common";

type Drawings = Record<string, string>;
const sets = import.meta.glob<{ default: Drawings }>("../games/*/icons.ts");
let games = $state.raw<Record<string, Drawings>>({});

export async function loadIcons(game: string): Promise<void> {
  const load = sets[`../games/${game}/icons.ts`];
  if (!load || games[game]) return;
  games = { ...games, [game]: (await load()).default };
}

export function drawing(name: string, game = ""): string {
  return games[game]?.[name] ?? common[name] ?? "";
}
