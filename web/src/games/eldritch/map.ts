/** The printed board: where every space lies and how the paths between them run. */
import type { Box, Point } from "../../board/camera";
import layout from "../../../../seance/games/eldritch/content/layout.json";

export interface Space extends Point {
  key: string;
  kind: "city" | "wilderness" | "sea";
  named: boolean;
  /** Does its name stand above it, or below? */
  above: boolean;
  radius: number;
}
export interface Path {
  key: string;
  ends: [string, string];
  kind: "ship" | "train" | "uncharted";
  lines: string[];
  /** Where it leaves the right edge and comes back on the left. */
  edge: number | null;
}

const [x = 0, y = 0, w = 1600, h = 900] = layout.view_box;
export const WHOLE: Box = { x, y, w, h };
const point = ([px = 0, py = 0]: number[]): Point => ({ x: px, y: py });

export const SPACES: Space[] = layout.spaces.map((space) => ({
  key: space.id,
  x: space.x,
  y: space.y,
  kind: space.type as Space["kind"],
  named: space.named,
  above: space.label === "n",
  radius: space.named ? layout.space.radius_named : layout.space.radius,
}));
export const SPACE = new Map(SPACES.map((space) => [space.key, space]));
export const PATHS: Path[] = layout.paths.map((path) => ({
  key: `${path.a}-${path.b}`,
  ends: [path.a, path.b],
  kind: path.type as Path["kind"],
  lines: path.d,
  edge: path.wraps ? (path.exit_y ?? null) : null,
}));

/** The layout has the Gate above its space, where names stand; on its left nothing else does. */
const { anchors } = layout.space;
export const AT = {
  gate: { x: -38, y: -14 },
  clue: point(anchors.clue),
  rumor: point(anchors.rumor),
  eldritch: { x: -34, y: 22 },
  expedition: point(anchors.expedition),
  mystery: point(anchors.mystery),
  people: anchors.investigators.map(point),
};

/**
 * Where so many monsters stand, so that none hides another: in a column on the right, and the third beside
 * it; where a space is near by, below it and beside the name.
 */
const BESIDE = 42;
const NEAR = { x: 125, y: 60 };
export function monstersOn(space: Space, count: number): Point[] {
  if (count === 1) return [{ x: BESIDE, y: 4 }];
  const narrow = SPACES.some(
    (other) => other.x > space.x && other.x - space.x < NEAR.x && Math.abs(other.y - space.y) < NEAR.y,
  );
  return [
    { x: BESIDE, y: -12 },
    { x: BESIDE, y: 22 },
    narrow ? { x: space.above ? BESIDE : BESIDE + 20, y: 56 } : { x: BESIDE + 34, y: 5 },
  ];
}

/** How far above or below the middle of a space its name stands. */
export const nameAt = (space: Space): number => (space.above ? -space.radius - 9 : space.radius + 20);

/** The names that stand at the edges, where a path leads around the world: which space lies on the other side. */
export interface Edge extends Point {
  key: string;
  far: string;
  anchor: "start" | "end";
}
export const EDGES: Edge[] = PATHS.flatMap((path) => {
  if (path.edge === null) return [];
  const [east = "", west = ""] = [...path.ends].sort((a, b) => SPACE.get(b)!.x - SPACE.get(a)!.x);
  return [
    { key: `${path.key}-east`, far: west, x: w - 6, y: path.edge - 8, anchor: "end" as const },
    { key: `${path.key}-west`, far: east, x: 6, y: path.edge - 8, anchor: "start" as const },
  ];
});
