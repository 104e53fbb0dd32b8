/** What a finger means: it is wider than the things on a board. */
import type { Point } from "./camera";

export interface Target {
  entity: string;
  box: { left: number; top: number; right: number; bottom: number };
}
/** A finger reaches so far, in pixels of the screen. */
export const REACH = 22;
/** Things nearer than this to the middle of the finger cannot be told apart. */
export const BLUR = 12;

const away = ({ box }: Target, at: Point): number =>
  Math.hypot(Math.max(box.left - at.x, 0, at.x - box.right), Math.max(box.top - at.y, 0, at.y - box.bottom));

/** The things under a finger: the nearest within reach, or all that cannot be told apart. Nothing if none is near. */
export function meant(targets: Target[], at: Point, reach: number = REACH): string[] {
  const near = targets
    .map((target) => ({ entity: target.entity, off: away(target, at) }))
    .filter(({ off }) => off <= reach)
    .sort((a, b) => a.off - b.off);
  const blurred = [...new Set(near.filter(({ off }) => off <= BLUR).map(({ entity }) => entity))];
  return blurred.length > 0 ? blurred : near.slice(0, 1).map(({ entity }) => entity);
}
