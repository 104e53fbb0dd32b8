/**
 * Where locations lie: places we know have a cell of their own; others are laid in layers, from the first one
 * outwards.
 */
import type { Box, Point } from "../../board/camera";
import type { LocationView } from "../../wire";

export const CARD = { w: 190, h: 132 };
const STEP = { x: 250, y: 196 };
const MARGIN = 40;
/** A single location is no reason to draw it as large as a table. */
const LEAST = { w: 460, h: 320 };

/** In steps from the upper left corner; copies of a title take the cells in turn. */
const CELLS: Record<string, [number, number][]> = {
  study: [[0, 1]],
  hallway: [[1, 1]],
  attic: [[1, 0]],
  cellar: [[0.45, 2]],
  parlor: [[1.55, 2]],
  northside: [[0, 0]],
  downtown: [[1, 0]],
  easttown: [[2, 0]],
  "miskatonic-university": [[0, 1]],
  rivertown: [[1, 1]],
  graveyard: [[2, 1]],
  "st-marys-hospital": [[0, 2]],
  southside: [[1, 2]],
  "your-house": [[2, 2]],
  "main-path": [[1.5, 0]],
  "arkham-woods": [
    [0, 1],
    [1, 1],
    [2, 1],
    [3, 1],
  ],
  "ritual-site": [[1.5, 2]],
};

/** Whoever has no cell lies below all others, by how far it is from the first location. */
function layers(locations: LocationView[], below: number): Map<string, [number, number]> {
  const found = new Map<string, [number, number]>();
  const left = new Map(locations.map((one) => [one.key, one]));
  let row = below;
  while (left.size > 0) {
    let layer = [[...left.keys()][0]!];
    while (layer.length > 0) {
      layer.forEach((key, i) => found.set(key, [i, row]));
      const next = layer.flatMap((key) => left.get(key)?.connected ?? []);
      layer.forEach((key) => left.delete(key));
      layer = [...new Set(next)].filter((key) => left.has(key));
      row += 1;
    }
  }
  return found;
}

export interface Layout {
  at: Map<string, Point>;
  whole: Box;
}

export function layout(locations: LocationView[]): Layout {
  const used = new Map<string, number>();
  const cells = new Map<string, [number, number]>();
  const strangers: LocationView[] = [];
  for (const one of locations) {
    const n = used.get(one.title) ?? 0;
    const cell = CELLS[one.title]?.[n];
    used.set(one.title, n + 1);
    if (cell) cells.set(one.key, cell);
    else strangers.push(one);
  }
  const below = cells.size > 0 ? Math.max(...[...cells.values()].map(([, row]) => row)) + 1 : 0;
  for (const [key, cell] of layers(strangers, below)) cells.set(key, cell);
  const at = new Map([...cells].map(([key, [x, y]]) => [key, { x: x * STEP.x, y: y * STEP.y }]));
  return { at, whole: around([...at.values()]) };
}

function around(points: Point[]): Box {
  if (points.length === 0) return { x: 0, y: 0, w: STEP.x, h: STEP.y };
  const [left, top] = [Math.min(...points.map((one) => one.x)), Math.min(...points.map((one) => one.y))];
  const [right, low] = [Math.max(...points.map((one) => one.x)), Math.max(...points.map((one) => one.y))];
  const [w, h] = [
    Math.max(right - left + CARD.w + 2 * MARGIN, LEAST.w),
    Math.max(low - top + CARD.h + 2 * MARGIN, LEAST.h),
  ];
  return { x: (left + right - w) / 2, y: (top + low - h) / 2, w, h };
}

/** Every pair of locations between which one can walk, each once; `both`: there and back. */
export interface Link {
  from: string;
  to: string;
  both: boolean;
}
export function links(locations: LocationView[]): Link[] {
  const ways = new Set(
    locations.flatMap((one) => (one.connected ?? []).map((there) => `${one.key} ${there}`)),
  );
  return [...ways].flatMap((way) => {
    const [from, to] = way.split(" ") as [string, string];
    const both = ways.has(`${to} ${from}`);
    return both && from > to ? [] : [{ from, to, both }];
  });
}

/** The signs by which locations name their neighbours, as shapes in a square of 20. */
export const SIGNS: Record<string, string> = {
  circle: "M10 3a7 7 0 1 0 .01 0z",
  square: "M4 4h12v12H4z",
  triangle: "M10 3l8 14H2z",
  plus: "M8 3h4v5h5v4h-5v5H8v-5H3V8h5z",
  diamond: "M10 2l7 8-7 8-7-8z",
  squiggle: "M3 13c3-8 5-8 7-3s4 5 7-3l1 3c-3 7-6 8-9 2-2-4-3-3-5 4z",
  moon: "M13 2a8 8 0 1 0 4 12A7 7 0 0 1 13 2z",
  hourglass: "M4 2h12l-5 8 5 8H4l5-8z",
  t: "M3 3h14v4h-5v11H8V7H3z",
  equals: "M3 5h14v3H3zM3 12h14v3H3z",
  heart: "M10 17S2 12 2 7a4 4 0 0 1 8-1 4 4 0 0 1 8 1c0 5-8 10-8 10z",
  star: "M10 1l2.600 6 6.400.500-5 4.200 1.600 6.300L10 14.500 4.400 18 6 11.700l-5-4.200L7.400 7z",
};
