/** The end of a game as it is told: line by line where the rulebook checks one thing after another. */
import type { EventSeen } from "../wire";

/** The lines of the last checks, in their order; none if the game has no such step. */
export function checksOf(events: EventSeen[], step: string | undefined): EventSeen[] {
  if (!step) return [];
  const from = events.findLastIndex((event) => event.step !== step) + 1;
  return events.slice(from);
}
