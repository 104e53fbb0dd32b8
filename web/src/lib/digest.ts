/** What somebody has missed: what happened at a table since they looked at it last. */
import type { EventSeen } from "../wire";

/** How much of a table a reader has seen; kept in this browser. */
export interface Looked {
  seq: number;
  revision: number;
}

const WHOLE_MS = 30_000;
const LONGEST_MS = 2_500;
const MOST = 40;
/** So few lines are read in the log, not told again. */
const FEW = 4;

/** Big moments that came after it; without any, nothing is worth to be told again. */
export function missed(
  events: EventSeen[],
  looked: Looked | null,
  revision: number,
  seat: number,
): EventSeen[] {
  if (!looked || looked.revision !== revision) return [];
  const fresh = events.filter((event) => event.n >= looked.seq);
  if (fresh.length < FEW || fresh.every((event) => event.seat === seat)) return [];
  return fresh.filter((event) => event.moment).slice(-MOST);
}

/** How long each of so many moments is shown. */
export const pace = (count: number): number => Math.min(LONGEST_MS, WHOLE_MS / Math.max(count, 1));

const keyOf = (table: string, seat: number): string => `seance-looked-${table}-${seat}`;

export function recall(table: string, seat: number): Looked | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(table, seat)) ?? "null") as Looked | null;
  } catch {
    return null;
  }
}

export function remember(table: string, seat: number, looked: Looked): void {
  localStorage.setItem(keyOf(table, seat), JSON.stringify(looked));
}

/** Of a table that is over nothing needs to be remembered. */
export const forget = (table: string, seat: number): void => localStorage.removeItem(keyOf(table, seat));
