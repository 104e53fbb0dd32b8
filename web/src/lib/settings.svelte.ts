/** What a reader likes; kept in this browser and applied at once. */
export interface Settings {
  theme: "system" | "dark" | "light";
  motion: "system" | "less";
  size: 90 | 100 | 115 | 130;
  keys: boolean;
  notifications: boolean;
  oneTap: boolean;
}

const KEPT = "seance-settings";
const DEFAULTS: Settings = { theme: "system", motion: "system", size: 100, keys: true, notifications: false, oneTap: false };

function kept(): Settings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Settings>) };
  } catch {
    return DEFAULTS;
  }
}

export const settings = $state<Settings>(kept());

export function apply(): void {
  const root = document.documentElement;
  root.dataset.theme = settings.theme;
  root.dataset.motion = settings.motion;
  root.style.fontSize = `${settings.size}%`;
  localStorage.setItem(KEPT, JSON.stringify(settings));
}
