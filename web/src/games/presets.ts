import type { GameInfo } from "../wire";

/** Sets of a game's options that somebody might want: for a first time, as the book has it, and harder than that. */
export const PRESETS = ["first", "book", "hard"] as const;
export type Preset = (typeof PRESETS)[number];
export type Chosen = Record<string, string | number | boolean>;

const OF: Record<string, Record<Preset, Chosen>> = {
  nemesis: {
    first: { mode: "coop", side: "A", intruder_player: false },
    book: { mode: "semi-coop", side: "A", intruder_player: false },
    hard: { mode: "semi-coop", side: "B", intruder_player: true },
  },
  parlour: {
    first: { length: "short", spirits: "calm" },
    book: { length: "long", spirits: "calm" },
    hard: { length: "long", spirits: "angry" },
  },
  eldritch: {
    first: { ancient_one: "azathoth", mythos: "easy", starting_rumor: false, investigators: "chosen" },
    book: { ancient_one: "random", mythos: "normal", starting_rumor: false, investigators: "chosen" },
    hard: { ancient_one: "random", mythos: "hard", starting_rumor: true, investigators: "random" },
  },
};

/** Whether an option changes anything as the others are chosen. */
export const matters = (info: Pick<GameInfo, "beside">, name: string, options: Chosen): boolean =>
  isChosen(options, info.beside[name] ?? {});

/** How many seats a game has, as its options are chosen. */
export function bounds(info: Pick<GameInfo, "least" | "most" | "seats">, options: Chosen): [number, number] {
  const found = Object.entries(info.seats).flatMap(([name, by]) => by[String(options[name])] ?? []);
  return found.length > 0 ? (found.slice(0, 2) as [number, number]) : [info.least, info.most];
}

/** The presets of a game whose options are all there. */
export const presetsOf = (game: string, offered: string[]): [Preset, Chosen][] =>
  PRESETS.flatMap((preset): [Preset, Chosen][] => {
    const chosen = OF[game]?.[preset];
    return chosen && Object.keys(chosen).every((name) => offered.includes(name)) ? [[preset, chosen]] : [];
  });

export const isChosen = (options: Chosen, preset: Chosen): boolean =>
  Object.entries(preset).every(([name, value]) => options[name] === value);
