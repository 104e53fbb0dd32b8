/** The end of a game as it is told: line by line where the rulebook checks one thing after another. */
import type { EventSeen } from "../wire";

/** The last checks, in their order, without what the verdicts show as cards; none if the game has no such step. */
export function checksOf(
  events: EventSeen[],
  step: string | undefined,
  onCards: readonly string[] = [],
): EventSeen[] {
  if (!step) return [];
  const from = events.findLastIndex((event) => event.step !== step) + 1;
  return events.slice(from).filter(({ event }) => !onCards.includes(event));
}
