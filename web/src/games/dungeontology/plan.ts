/** The dungeon on its plane of half tiles, and the table in words: no component, everything here is tested by itself. */
import type { Box, Point } from "../../board/camera";
import type { Stage } from "../../lib/contract";
import type { AreaView, DungeontologyView, ExitView, OptionSeen, ScholarView } from "../../wire";

/** A half tile in units of the drawing. */
export const HALF = 84;
export const SIDE = 2 * HALF;
const MARGIN = 70;

export const own = (view: DungeontologyView): ScholarView | undefined => view.scholars.find((who) => who.seat === view.seat);
export const home = (view: DungeontologyView): string => own(view)?.area ?? "";
export const corner = (area: { x: number; y: number }): Point => ({ x: area.x * HALF, y: area.y * HALF });
export const peopleAt = (view: DungeontologyView, key: string): ScholarView[] => view.scholars.filter((who) => who.area === key && !who.finished);

/** The middle of each passage on the edge of a tile, and which way it leads out. */
export const PASSAGES: Record<string, Point & { dx: number; dy: number }> = {
  nw: { x: 0.5, y: 0, dx: 0, dy: -1 }, ne: { x: 1.5, y: 0, dx: 0, dy: -1 }, en: { x: 2, y: 0.5, dx: 1, dy: 0 }, es: { x: 2, y: 1.5, dx: 1, dy: 0 },
  se: { x: 1.5, y: 2, dx: 0, dy: 1 }, sw: { x: 0.5, y: 2, dx: 0, dy: 1 }, ws: { x: 0, y: 1.5, dx: -1, dy: 0 }, wn: { x: 0, y: 0.5, dx: -1, dy: 0 },
};
/** Where a tile lies that is joined to another: on a side, or slid half a tile along it. In half tiles. */
export const SPOTS: Record<string, [number, number]> = {
  north: [0, -2], "north-west": [-1, -2], "north-east": [1, -2], east: [2, 0], "east-north": [2, -1], "east-south": [2, 1],
  south: [0, 2], "south-west": [-1, 2], "south-east": [1, 2], west: [-2, 0], "west-north": [-2, -1], "west-south": [-2, 1],
};

export interface Tab {
  passage: string;
  x: number;
  y: number;
  flat: boolean;
  doors: string[];
  exit: ExitView | undefined;
}
/** The passages of an area as tabs across its edge. */
export function tabs(area: AreaView): Tab[] {
  return (area.tile.passages ?? []).flatMap((passage) => {
    const at = PASSAGES[passage];
    if (!at) return [];
    return [{ passage, x: at.x * HALF, y: at.y * HALF, flat: at.dy !== 0, doors: area.tile.doors?.[passage] ?? [], exit: area.exits?.find((one) => one.passage === passage) }];
  });
}

export interface Ghost extends Point {
  spot: string;
  /** How many passages would join. */
  joins: number;
}
/** Where the tile that was drawn may lie: beside the area of whoever is asked. */
export function ghosts(view: DungeontologyView, options: OptionSeen[]): Ghost[] {
  const base = view.areas.find((area) => area.key === home(view));
  if (!base || !view.drawn) return [];
  return options.flatMap((option) => {
    const spot = option.entities?.find((entity) => entity in SPOTS);
    const step = spot ? SPOTS[spot] : undefined;
    if (!spot || !step) return [];
    const [x, y] = [base.x + step[0], base.y + step[1]];
    return [{ spot, x: x * HALF, y: y * HALF, joins: joins(view, x, y) }];
  });
}

/** The columns of a notebook: how full, what they are worth now, and at how many cubes a mark is reached. */
export function notebook(view: DungeontologyView, who: ScholarView): { cube: string; filled: number; of: number; worth: number; marks: Record<number, string> }[] {
  return Object.entries(view.notebook).map(([cube, { ladder, research = [], stars = [] }]) => {
    const filled = who.cubes?.[cube] ?? 0;
    const marks = Object.fromEntries([...research.map((n) => [n, "▲"]), ...stars.map((n) => [n, "★"])]);
    return { cube, filled, of: ladder.length - 1, worth: ladder[filled] ?? 0, marks };
  });
}

/** Where a cube of a slot lies on its tile. */
export const cubeAt = (slot: number): Point => ({ x: 27 + 35 * (slot % 4), y: 72 + 34 * Math.floor(slot / 4) });
/** A study of n cubes is chosen by the n-th cube that is there, from the left. */
export function studied(view: DungeontologyView, options: OptionSeen[]): (Point & { entity: string })[] {
  const area = view.areas.find((one) => one.key === home(view));
  if (!area) return [];
  const slots = (area.cubes ?? []).flatMap((cube, slot) => (cube ? [slot] : []));
  const [at, offered] = [corner(area), options.flatMap((option) => option.entities ?? [])];
  return slots.flatMap((slot, i) => (offered.includes(`cubes-${i + 1}`) ? [{ entity: `cubes-${i + 1}`, x: at.x + cubeAt(slot).x, y: at.y + cubeAt(slot).y }] : []));
}

const edge = (x: number, y: number, passage: string): string => {
  const at = PASSAGES[passage]!;
  return `${2 * x + 2 * at.x} ${2 * y + 2 * at.y}`;
};
/** How many passages of the drawn tile would meet passages of others, if it lay there. */
function joins(view: DungeontologyView, x: number, y: number): number {
  const open = new Set(view.areas.flatMap((area) => (area.tile.passages ?? []).map((passage) => edge(area.x, area.y, passage))));
  return (view.drawn_tile?.passages ?? []).filter((passage) => open.has(edge(x, y, passage))).length;
}

export function whole(view: DungeontologyView, more: Point[]): Box {
  const corners = [...view.areas.map(corner), ...more];
  const [left, top] = [Math.min(...corners.map((at) => at.x)), Math.min(...corners.map((at) => at.y))];
  const [right, low] = [Math.max(...corners.map((at) => at.x)) + SIDE, Math.max(...corners.map((at) => at.y)) + SIDE];
  const [w, h] = [Math.max(right - left + 2 * MARGIN, 640), Math.max(low - top + 2 * MARGIN, 460)];
  return { x: (left + right - w) / 2, y: (top + low - h) / 2, w, h };
}

// ---- a stealth attempt ------------------------------------------------------------------------------------------------

const STAGES = ["generate", "cards", "compare"];
/** The attempt under way: stealth against alert. */
export function stage(view: DungeontologyView): Stage | null {
  const attempt = view.attempt;
  if (!attempt) return null;
  const at = Math.max(0, STAGES.indexOf(attempt.stage));
  return {
    title: attempt.target ? "page-dungeontology-spy" : "page-dungeontology-study",
    about: [view.scholars.find((who) => who.seat === attempt.seat)?.key ?? "", attempt.target || attempt.area].filter(Boolean),
    steps: STAGES.map((label, i) => ({ label: `page-dungeontology-stage-${label}`, state: i < at ? "done" : i === at ? "now" : "next" })),
    parts: [["stealth", attempt.stealth], ["alert", attempt.alert], ["cubes", attempt.cubes.length]],
    dice: [],
  };
}

// ---- in words --------------------------------------------------------------------------------------------------------

export interface Speech {
  name: (key: string) => string;
  say: (key: string, facts?: Record<string, string | number>) => string;
  comma: string;
}

export const LEVELS = ["", "I", "II", "III"];
export const areaInWords = (view: DungeontologyView, area: AreaView, speech: Speech): string => [speech.name(area.key), ...areaFacts(view, area, speech)].join(speech.comma);

export function areaFacts(view: DungeontologyView, area: AreaView, { name, say, comma }: Speech): string[] {
  const facts = [say("level", { n: LEVELS[area.tile.level] ?? "" })];
  if (area.tile.alert) facts.push(say("alert", { n: area.tile.alert }));
  const cubes = (area.cubes ?? []).filter(Boolean);
  if (cubes.length > 0) facts.push(say("cubes", { what: cubes.map(name).join(comma) }));
  for (const one of area.tile.effects ?? []) facts.push([name(one.kind), one.n || one.letter?.toUpperCase() || ""].filter(Boolean).join(" "));
  if (area.traps) facts.push(say("traps", { n: area.traps }));
  if (area.teleport) facts.push(name("teleport"));
  if (area.secret) facts.push(name("secret-passage"));
  if (view.boss_at === area.key) facts.push(name(view.boss));
  facts.push(...peopleAt(view, area.key).map((who) => (who.seat === view.seat ? say("you", { who: name(who.key) }) : name(who.key))));
  const ways = (area.exits ?? []).filter((exit) => exit.token !== "wall").map((exit) => name(exit.to));
  if (ways.length > 0) facts.push(say("ways", { where: [...new Set(ways)].join(comma) }));
  return facts;
}
