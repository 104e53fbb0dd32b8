/** The face of a game that has none of its own yet. */
import type { GameFace } from "../lib/contract";

export const face: GameFace = {
  steps: [],
  strip: () => [],
  hand: () => [],
  sheet: () => [],
  seat: () => ({ role: "", icon: "me", place: "", chips: [] }),
  shownAs: (key) => key,
  icon: () => "",
  tracks: () => ({}),
  round: (view) => Number(view["round"] ?? 0),
};
