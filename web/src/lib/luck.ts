/** What chance has brought, beside what it brings on average. */
import type { EventSeen } from "../wire";

export interface Luck {
  got: number;
  expected: number;
}

/** Successes of each seat in tests, and how many there would be on average. */
export function luckOf(
  events: EventSeen[],
  luck: ((event: EventSeen) => Luck | null) | undefined,
): Record<number, Luck> {
  const found: Record<number, Luck> = {};
  for (const event of events) {
    const one = event.seat === undefined ? null : luck?.(event);
    if (!one || event.seat === undefined) continue;
    const before = found[event.seat] ?? { got: 0, expected: 0 };
    found[event.seat] = { got: before.got + one.got, expected: before.expected + one.expected };
  }
  return found;
}

/** How often a face would have come in so many rolls of a die; null where the die is not known. */
export function against(faces: string[], face: string, times: number): number | null {
  if (faces.length === 0) return null;
  return (times * faces.filter((each) => each === face).length) / faces.length;
}
