/** Where a small card finds room beside a thing without covering what may be clicked. */
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

const GAP = 10;
const overlap = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));
const within = (at: number, length: number, whole: number): number =>
  Math.max(GAP, Math.min(at, whole - length - GAP));

/** Right, left, above or below: wherever it covers least; the first of equals. */
export function placed(
  thing: Rect,
  size: { width: number; height: number },
  screen: { width: number; height: number },
  avoid: Rect[],
): { x: number; y: number } {
  const middleX = thing.x + thing.width / 2 - size.width / 2;
  const middleY = thing.y + thing.height / 2 - size.height / 2;
  const tries = [
    { x: thing.x + thing.width + GAP, y: middleY },
    { x: thing.x - size.width - GAP, y: middleY },
    { x: middleX, y: thing.y - size.height - GAP },
    { x: middleX, y: thing.y + thing.height + GAP },
  ].map(({ x, y }) => ({ x: within(x, size.width, screen.width), y: within(y, size.height, screen.height) }));
  const covered = ({ x, y }: { x: number; y: number }) =>
    [thing, ...avoid].reduce((all, each) => all + overlap({ x, y, ...size }, each), 0);
  return tries.reduce((best, each) => (covered(each) < covered(best) ? each : best));
}
