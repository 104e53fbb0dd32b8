/**
 * The dungeon on its plane of half tiles, and the table in words: no component, everything here is tested by
 * itself.
 */
import type { Box, Point } from "../../board/camera";
import type { Stage } from "../../lib/contract";
import type { AreaView, DungeontologyView, ExitView, OptionSeen, ScholarView, TileView } from "../../wire";

/** A half tile in units of the drawing. */
export const HALF = 84;
export const SIDE = 2 * HALF;
const MARGIN = 70;

export const own = (view: DungeontologyView): ScholarView | undefined =>
  view.scholars.find((who) => who.seat === view.seat);
export const home = (view: DungeontologyView): string => own(view)?.area ?? "";
export const corner = (area: { x: number; y: number }): Point => ({ x: area.x * HALF, y: area.y * HALF });
export const peopleAt = (view: DungeontologyView, key: string): ScholarView[] =>
  view.scholars.filter((who) => who.area === key && !who.finished);

/** The middle of each passage on the edge of a tile, and which way it leads out. */
export const PASSAGES: Record<string, Point & { dx: number; dy: number }> = {
  nw: { x: 0.5, y: 0, dx: 0, dy: -1 },
  ne: { x: 1.5, y: 0, dx: 0, dy: -1 },
  en: { x: 2, y: 0.5, dx: 1, dy: 0 },
  es: { x: 2, y: 1.5, dx: 1, dy: 0 },
  se: { x: 1.5, y: 2, dx: 0, dy: 1 },
  sw: { x: 0.5, y: 2, dx: 0, dy: 1 },
  ws: { x: 0, y: 1.5, dx: -1, dy: 0 },
  wn: { x: 0, y: 0.5, dx: -1, dy: 0 },
};
/** Where a tile lies that is joined to another: on a side, or slid half a tile along it. In half tiles. */
export const SPOTS: Record<string, [number, number]> = {
  north: [0, -2],
  "north-west": [-1, -2],
  "north-east": [1, -2],
  east: [2, 0],
  "east-north": [2, -1],
  "east-south": [2, 1],
  south: [0, 2],
  "south-west": [-1, 2],
  "south-east": [1, 2],
  west: [-2, 0],
  "west-north": [-2, -1],
  "west-south": [-2, 1],
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
    return [
      {
        passage,
        x: at.x * HALF,
        y: at.y * HALF,
        flat: at.dy !== 0,
        doors: area.tile.doors?.[passage] ?? [],
        exit: area.exits?.find((one) => one.passage === passage),
      },
    ];
  });
}

/**
 * What becomes of a passage when the drawn tile lies there: two meet, one ends at a wall, or it leads into
 * the dark.
 */
export type Fate = "joined" | "blocked" | "free";
export interface End extends Point {
  passage: string;
  flat: boolean;
  fate: Fate;
  /** Whose passage it meets, and the token between them. */
  to?: string;
  token?: string;
}
export interface Ghost extends Point {
  spot: string;
  key: string;
  /** The tile as it would lie there. */
  area: AreaView;
  /** Its passages, and those of its neighbours that it shuts. */
  ends: End[];
  joins: number;
  blocks: number;
  /** Where it is pointed at: places that overlap share the room between them. */
  hit: Box;
}
/** Where the tile that was drawn may lie: beside the area of whoever is asked. */
export function ghosts(view: DungeontologyView, options: Pick<OptionSeen, "key" | "entities">[]): Ghost[] {
  const base = view.areas.find((area) => area.key === home(view));
  const { drawn, drawn_tile: tile } = view;
  if (!base || !drawn || !tile) return [];
  const places = options.flatMap((option) => {
    const spot = option.entities?.find((entity) => entity in SPOTS);
    const step = spot ? SPOTS[spot] : undefined;
    return spot && step ? [{ spot, key: option.key, x: base.x + step[0], y: base.y + step[1] }] : [];
  });
  return places.map(({ spot, key, x, y }) => {
    const found = ends(view, tile, x, y);
    const exits = found.flatMap(({ passage, to, token }) =>
      to ? [{ passage, to, token: token ?? "" }] : [],
    );
    return {
      spot,
      key,
      ...corner({ x, y }),
      area: { key: drawn, x, y, tile, cubes: tile.slots ?? [], exits },
      ends: found,
      joins: found.filter((end) => end.fate === "joined").length,
      blocks: found.filter((end) => end.fate === "blocked").length,
      hit: hit({ x, y }, places),
    };
  });
}

const edge = (x: number, y: number, passage: string): string => {
  const at = PASSAGES[passage]!;
  return `${2 * x + 2 * at.x} ${2 * y + 2 * at.y}`;
};
/** The passages around a tile at this place, in units of the drawing from its corner. */
function ends(view: DungeontologyView, tile: TileView, x: number, y: number): End[] {
  const taken = (at: Point) =>
    view.areas.some((area) => at.x > area.x && at.x < area.x + 2 && at.y > area.y && at.y < area.y + 2);
  const theirs = new Map(
    view.areas.flatMap((area) =>
      (area.tile.passages ?? []).map((passage) => [edge(area.x, area.y, passage), area.key]),
    ),
  );
  return Object.entries(PASSAGES).flatMap(([passage, at]): End[] => {
    const own = tile.passages?.includes(passage) ?? false;
    const to = theirs.get(edge(x, y, passage));
    const end = { passage, x: at.x * HALF, y: at.y * HALF, flat: at.dy !== 0 };
    if (own && to) {
      const token = view.drawn_meets?.[to] ?? "";
      return [{ ...end, to, token, fate: token === "wall" ? "blocked" : "joined" }];
    }
    if (own)
      return [
        { ...end, fate: taken({ x: x + at.x + at.dx / 2, y: y + at.y + at.dy / 2 }) ? "blocked" : "free" },
      ];
    return to ? [{ ...end, fate: "blocked" }] : [];
  });
}

/** The part of a place that is nearer to its middle than to that of any place that overlaps it. */
function hit(at: Point, places: Point[]): Box {
  let [left, top, right, low] = [0, 0, 2, 2];
  for (const other of places) {
    const [dx, dy] = [other.x - at.x, other.y - at.y];
    if (Math.abs(dx) > 1 || Math.abs(dy) > 1) continue;
    if (dx > 0) right = Math.min(right, 1 + dx / 2);
    else if (dx < 0) left = Math.max(left, 1 + dx / 2);
    else if (dy > 0) low = Math.min(low, 1 + dy / 2);
    else if (dy < 0) top = Math.max(top, 1 + dy / 2);
  }
  return { x: left * HALF, y: top * HALF, w: (right - left) * HALF, h: (low - top) * HALF };
}

/** Cards without a drawing of their own are drawn by their kind. */
export function kindOf(view: DungeontologyView, key: string): string {
  if (view.trainees.includes(key) || view.scholars.some((who) => who.trainees?.includes(key)))
    return "trainee";
  if (view.scholars.some((who) => who.dooms?.includes(key))) return "doom";
  return view.schemes?.[key]?.family ?? "";
}

/** The columns of a notebook: how full, what they are worth now, and at how many cubes a mark is reached. */
export function notebook(
  view: DungeontologyView,
  who: ScholarView,
): { cube: string; filled: number; of: number; worth: number; marks: Record<number, string> }[] {
  return Object.entries(view.notebook).map(([cube, { ladder, research = [], stars = [] }]) => {
    const filled = who.cubes?.[cube] ?? 0;
    const marks = Object.fromEntries([...research.map((n) => [n, "▲"]), ...stars.map((n) => [n, "★"])]);
    return { cube, filled, of: ladder.length - 1, worth: ladder[filled] ?? 0, marks };
  });
}

/** Where a cube of a slot lies on its tile. */
export const cubeAt = (slot: number): Point => ({
  x: 27 + 35 * (slot % 4),
  y: 72 + 34 * Math.floor(slot / 4),
});
/** Effects stand along the lower edge, the last one at the right. */
export const effectAt = (tile: TileView, i: number): number =>
  SIDE - 40 - 29 * ((tile.effects?.length ?? 0) - 1 - i);
/** Between cubes and effects: a marker covers no number that a rule uses. */
export const BOSS = { x: 141, y: 105, r: 18 };
/** Scholars stand beside each other, closer together where the boss is. */
export const figureAt = (i: number, withBoss: boolean): number => 30 + (withBoss ? 30 : 38) * i;
/** A study of n cubes is chosen by the n-th cube that is there, from the left. */
export function studied(view: DungeontologyView, options: OptionSeen[]): (Point & { entity: string })[] {
  const area = view.areas.find((one) => one.key === home(view));
  if (!area) return [];
  const slots = (area.cubes ?? []).flatMap((cube, slot) => (cube ? [slot] : []));
  const [at, offered] = [corner(area), options.flatMap((option) => option.entities ?? [])];
  return slots.flatMap((slot, i) =>
    offered.includes(`cubes-${i + 1}`)
      ? [{ entity: `cubes-${i + 1}`, x: at.x + cubeAt(slot).x, y: at.y + cubeAt(slot).y }]
      : [],
  );
}

export function whole(view: DungeontologyView, more: Point[]): Box {
  const corners = [...view.areas.map(corner), ...more];
  const [left, top] = [Math.min(...corners.map((at) => at.x)), Math.min(...corners.map((at) => at.y))];
  const [right, low] = [
    Math.max(...corners.map((at) => at.x)) + SIDE,
    Math.max(...corners.map((at) => at.y)) + SIDE,
  ];
  const [w, h] = [Math.max(right - left + 2 * MARGIN, 640), Math.max(low - top + 2 * MARGIN, 460)];
  return { x: (left + right - w) / 2, y: (top + low - h) / 2, w, h };
}

// ---- a stealth attempt --------------------------------------------------------------------------

const STAGES = ["generate", "cards", "compare"];
/** The attempt under way: stealth against alert. */
export function stage(view: DungeontologyView): Stage | null {
  const attempt = view.attempt;
  if (!attempt) return null;
  const at = Math.max(0, STAGES.indexOf(attempt.stage));
  return {
    title: attempt.target ? "page-dungeontology-spy" : "page-dungeontology-study",
    about: [
      view.scholars.find((who) => who.seat === attempt.seat)?.key ?? "",
      attempt.target || attempt.area,
    ].filter(Boolean),
    steps: STAGES.map((label, i) => ({
      label: `page-dungeontology-stage-${label}`,
      state: i < at ? "done" : i === at ? "now" : "next",
    })),
    parts: [
      ["stealth", attempt.stealth],
      ["alert", attempt.alert],
      ["cubes", attempt.cubes.length],
    ],
    dice: [],
  };
}

// ---- in words -----------------------------------------------------------------------------------

export interface Speech {
  name: (key: string) => string;
  say: (key: string, facts?: Record<string, string | number>) => string;
  comma: string;
}

/** What a place for the drawn tile means; "" if it is none. */
export function spotFacts(view: DungeontologyView, spot: string, speech: Speech): string[] {
  const [ghost] = ghosts(view, [{ key: spot, entities: [spot] }]);
  return ghost ? [ghostFacts(ghost, speech)] : [];
}
export function ghostFacts(ghost: Ghost, { name, say, comma }: Speech): string {
  const joined = ghost.ends.flatMap(({ fate, to }) => (fate === "joined" && to ? [name(to)] : []));
  const where = [...new Set(joined)].join(say("list-comma"));
  const joins = say("joins", { n: ghost.joins, where });
  return [joins, ...(ghost.blocks > 0 ? [say("blocks", { n: ghost.blocks })] : [])].join(comma);
}

export const LEVELS = ["", "I", "II", "III"];
export const areaInWords = (view: DungeontologyView, area: AreaView, speech: Speech): string =>
  speech.say("area", {
    area: speech.name(area.key),
    facts: areaFacts(view, area, speech).join(speech.say("semicolon")),
  });

/** Things of which some are alike: "2 × faith, wealth". */
const counted = (things: string[], say: Speech["say"]): string =>
  [...new Set(things)]
    .map((what) => [what, things.filter((each) => each === what).length] as const)
    .map(([what, n]) => (n > 1 ? say("several", { what, n }) : what))
    .join(say("list-comma"));

/** What is known of an area; `beside` its printed text only how it stands there now. */
export function areaFacts(
  view: DungeontologyView,
  area: AreaView,
  { name, say }: Speech,
  beside = false,
): string[] {
  const facts = beside ? [] : [say("level", { n: LEVELS[area.tile.level] ?? "" })];
  if (area.tile.alert && (!beside || area.more_alert))
    facts.push(say("alert", { n: area.tile.alert + (area.more_alert ?? 0) }));
  const cubes = (area.cubes ?? []).filter(Boolean);
  const asPrinted = [...cubes].sort().join() === [...(area.tile.slots ?? [])].sort().join();
  if (!beside && cubes.length > 0) facts.push(say("cubes", { what: counted(cubes.map(name), say) }));
  if (beside && !asPrinted)
    facts.push(
      cubes.length > 0 ? say("cubes-left", { what: counted(cubes.map(name), say) }) : say("no-cubes-left"),
    );
  for (const one of beside ? [] : (area.tile.effects ?? []))
    facts.push([name(one.kind), one.n || one.letter?.toUpperCase() || ""].filter(Boolean).join(" "));
  if (area.traps) facts.push(say("traps", { n: area.traps }));
  if (area.teleport) facts.push(name("teleport"));
  if (area.secret) facts.push(name("secret-passage"));
  if (view.boss_at === area.key) facts.push(name(view.boss));
  facts.push(
    ...peopleAt(view, area.key).map((who) =>
      who.seat === view.seat ? say("you", { who: name(who.key) }) : name(who.key),
    ),
  );
  const ways = (area.exits ?? []).filter((exit) => exit.token !== "wall").map((exit) => name(exit.to));
  if (ways.length > 0) facts.push(say("ways", { where: [...new Set(ways)].join(say("list-comma")) }));
  return facts;
}
