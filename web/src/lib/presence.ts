/** Is anybody there? At a table with a clock others wait for whoever has gone away without a word. */
export const LONG_MS = 180_000;

/** The question has waited for so long, and nobody has touched anything since. */
export const stillThere = (timer: string, askedAt: number, touchedAt: number, now: number): boolean =>
  timer !== "none" && askedAt > 0 && now - Math.max(askedAt, touchedAt) >= LONG_MS;
