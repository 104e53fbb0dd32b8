/** Where the coach points, and where its note leaves the rest in sight. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Parts of the table that every game has. */
export const AREAS: Record<string, string> = {
  "@aim": "[data-aim]",
  "@ask": "[data-ask]",
  "@board": "[data-board]",
  "@hand": ".hand-box",
  "@sheet": ".me",
  "@seats": ".seats-box",
  "@phases": "[data-phases]",
  "@log": "[role=tabpanel]",
};

const named = (attribute: string, value: string) => `[${attribute}="${CSS.escape(value)}"]`;

/** The elements that a note speaks of; what is ringed comes first. */
export function targets(points: string[], ring: string[], root: ParentNode = document): HTMLElement[] {
  const options = ring.flatMap((key) => [
    ...root.querySelectorAll<HTMLElement>(
      `[data-ask] ${named("data-option", key)}, [data-board] ${named("data-option", key)}`,
    ),
  ]);
  const verbs = ring.map((key) =>
    root.querySelector<HTMLElement>(`[data-ask] ${named("data-verb", key.split(":")[0] ?? "")}`),
  );
  const things = points.map((point) =>
    root.querySelector<HTMLElement>(
      AREAS[point] ??
        ["[data-board]", ".hand", ".me"].map((area) => `${area} ${named("data-entity", point)}`).join(),
    ),
  );
  return [...new Set([...options, ...verbs, ...things])].filter((each): each is HTMLElement => each !== null);
}

/** Whom one may choose, the buttons for it, and how it ended: never under a note. */
export const CHOICES = "[data-person], [data-play], [data-anybody], [data-ending]";

/** A ring around everything points at nothing. */
export const fills = (box: Box, place: Box): boolean => box.width * box.height >= place.width * place.height;

export const boxOf = ({ x, y, width, height }: Box): Box => ({ x, y, width, height });

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

/** What lies over the board and is read all the time: better not under a note. */
export const PANELS = "[data-panel], [data-chooser] :is([data-shown] > *, [data-goal], [data-called], h2)";

/**
 * Where on the board the note covers least of what it speaks of, and then least of panels: in a corner, else
 * between them.
 */
export function corner(
  board: Box,
  size: { width: number; height: number },
  rings: Box[],
  panels: Box[] = [],
  gap = 12,
): { x: number; y: number } {
  const left = board.x + gap;
  const right = Math.max(left, board.x + board.width - size.width - gap);
  const top = board.y + gap;
  const bottom = Math.max(top, board.y + board.height - size.height - gap);
  const places = STOPS.map(([across, down]) => ({
    x: left + (right - left) * across,
    y: top + (bottom - top) * down,
  }));
  const covered = (at: Point, boxes: Box[]) =>
    boxes.reduce((sum, box) => sum + shared({ ...at, ...size }, box), 0);
  const least = (among: Point[], boxes: Box[]) => {
    const best = Math.min(...among.map((at) => covered(at, boxes)));
    return among.filter((at) => covered(at, boxes) <= best);
  };
  return least(least(places, rings), panels)[0] ?? { x: left, y: top };
}
/** Shares of the way to the right and down: the corners, the middles of the edges, and inside. */
const STOPS: [number, number][] = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
  [0.5, 0],
  [0, 0.5],
  [1, 0.5],
  [0.5, 1],
  [0.25, 0],
  [0.75, 0],
  [0.25, 1],
  [0.75, 1],
  [0.5, 0.5],
];

/**
 * From the edge of the note to the nearest thing that it speaks of, with the middle that bends it; null if
 * they touch.
 */
export function leadTo(note: Box, things: Box[]): { from: Point; by: Point; to: Point } | null {
  const ways = things.map((thing) => ({
    from: nearest(note, middle(thing)),
    to: nearest(thing, middle(note)),
  }));
  const long = ({ from, to }: { from: Point; to: Point }) => Math.hypot(to.x - from.x, to.y - from.y);
  const way = ways.sort((a, b) => long(a) - long(b))[0];
  if (!way || long(way) < SHORT) return null;
  const { from, to } = way;
  const bend = { x: (from.x + to.x) / 2 + (to.y - from.y) / 6, y: (from.y + to.y) / 2 - (to.x - from.x) / 6 };
  return { from, by: bend, to };
}
export interface Point {
  x: number;
  y: number;
}
const SHORT = 24;
const middle = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });
const nearest = ({ x, y, width, height }: Box, to: Point): Point => ({
  x: Math.min(Math.max(to.x, x), x + width),
  y: Math.min(Math.max(to.y, y), y + height),
});
