/** What a reader likes; kept in this browser and applied at once. */
import type { Bindings } from "./bindings";
import type { Pace } from "./theatre";
import { shownTheme, type Theme } from "./themes";

export interface Settings {
  theme: Theme;
  motion: "system" | "less";
  /** How what happens is shown: until the reader goes on, for a while, or not at all. */
  pace: Pace;
  size: 90 | 100 | 115 | 130;
  keys: boolean;
  bindings: Bindings;
  notifications: boolean;
  /** The first press answers where nothing is paid, risked or lost; otherwise it only selects. */
  oneClick: boolean;
  /** "unasked": off, and the page asks once. */
  sound: "unasked" | "on" | "off";
  volume: number;
  turnVolume: number;
  eventVolume: number;
  rail: "open" | "folded";
  follow: boolean;
  /** Others see when this page is in the background. */
  presence: boolean;
}

const KEPT = "seance-settings";
const DEFAULTS: Settings = {
  theme: matchMedia("(prefers-contrast: more)").matches ? "contrast" : "dark",
  motion: "system",
  pace: "wait",
  size: 100,
  keys: true,
  bindings: {},
  notifications: false,
  oneClick: false,
  sound: "unasked",
  volume: 60,
  turnVolume: 100,
  eventVolume: 70,
  rail: "open",
  follow: true,
  presence: true,
};

function kept(): Settings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Settings>) };
  } catch {
    return DEFAULTS;
  }
}

export const settings = $state<Settings>(kept());

const light = matchMedia("(prefers-color-scheme: light)");
const contrast = matchMedia("(prefers-contrast: more)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Nothing is to move by itself. */
export const less = (): boolean => settings.motion === "less" || still.matches;

export function apply(): void {
  const root = document.documentElement;
  root.dataset.theme = shownTheme(settings.theme, light.matches, contrast.matches);
  root.dataset.motion = settings.motion;
  root.style.fontSize = `${settings.size}%`;
  localStorage.setItem(KEPT, JSON.stringify(settings));
}
light.onchange = apply;
contrast.onchange = apply;
