export const THEMES = ["system", "dark", "light", "contrast"] as const;
export type Theme = (typeof THEMES)[number];

/** The colours that are shown; whoever asks the system for more contrast gets it. */
export const shownTheme = (theme: Theme, light: boolean, contrast: boolean): "dark" | "light" | "contrast" =>
  theme !== "system" ? theme : contrast ? "contrast" : light ? "light" : "dark";
