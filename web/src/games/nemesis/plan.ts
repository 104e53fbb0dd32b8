/**
 * Where everything of the ship stands, and what there is to tell of it: no component, everything here is
 * tested by itself.
 */
import type { Box, Point, Size } from "../../board/camera";
import { wide } from "../../board/lettering";
import { marks } from "../../lib/printed";
import layout from "../../../../seance/games/nemesis/content/layout.json";
import type { CorridorView, CrewView, IntruderView, NemesisView, PodView, RoomView } from "../../wire";

export interface Entrance extends Point {
  network: string;
  numbers: number[];
  angle: number;
}
export interface Slot extends Point {
  key: string;
  special: boolean;
  entrances: Entrance[];
}
export interface Way {
  key: string;
  rooms: [string, string];
  numbers: number[];
  path: string;
  ends: [Point, Point];
  middle: Point;
  angle: number;
}
export interface Network extends Point {
  key: string;
  w: number;
  h: number;
}
export interface Plan {
  hull: string;
  slots: Slot[];
  ways: Way[];
  networks: Network[];
}

export const RADIUS = layout.room.radius;
/** What of the plan must be seen: the hull with a little table around it. */
export const WHOLE: Box = { x: 20, y: 12, w: 1580, h: 876 };

const roomKey = (slot: number): string => `room-${String(slot).padStart(3, "0")}`;
const networkKey = (network: string): string =>
  network === "main" ? "technical-corridors" : `technical-corridors-${network}`;
const point = ([x = 0, y = 0]: number[]): Point => ({ x, y });

function drawn(side: "A" | "B"): Plan {
  const plan = layout.sides[side];
  return {
    hull: side === "A" ? layout.hull.side_a : layout.hull.side_b,
    slots: plan.slots.map((slot) => ({
      key: roomKey(slot.number),
      x: slot.x,
      y: slot.y,
      special: slot.kind === "special",
      entrances: slot.technical_entrances.map((each) => ({ ...each, network: networkKey(each.network) })),
    })),
    ways: plan.corridors.map((way) => ({
      key: `corridor-${way.id.replace(/(\d)([ab])$/, "$1-$2")}`,
      rooms: [roomKey(way.a), roomKey(way.b)],
      numbers: way.numbers,
      path: way.path,
      ends: [point(way.number_at_a), point(way.number_at_b)],
      middle: point(way.middle),
      angle: way.angle,
    })),
    networks: plan.technical_corridors.map(({ network, ...box }) => ({ key: networkKey(network), ...box })),
  };
}

const PLANS: Record<string, Plan> = { A: drawn("A"), B: drawn("B") };
export const planOf = (side: string): Plan => PLANS[side] ?? PLANS.A!;

/** The corners of a flat-top hexagon around the middle of its room. */
export function hexagon(radius: number): string {
  return Array.from({ length: 6 }, (_, i) => (i * Math.PI) / 3)
    .map((turn) => `${(radius * Math.cos(turn)).toFixed(1)},${(radius * Math.sin(turn)).toFixed(1)}`)
    .join(" ");
}

/** The colour of the items of a tile; "" if there are none. */
export const itemsOf = (tile: string): string =>
  marks("nemesis", tile)
    .find((mark) => mark.startsWith("item-"))
    ?.slice("item-".length) ?? "";
export const hasComputer = (tile: string): boolean => marks("nemesis", tile).includes("computer");

// ---- who stands where ---------------------------------------------------------------------------

export const kindOf = (one: IntruderView): string => one.kind.split("-")[0] ?? one.kind;
/** Half the size of a token, by kind. */
const SIZES: Record<string, number> = { larva: 13, creeper: 15, adult: 19, breeder: 23, queen: 30 };
export const sizeOf = (one: IntruderView): number => SIZES[kindOf(one)] ?? 19;

/** What is in the bag, by kind: no player cares which of eight Larvae it is. */
export function tokensByKind(bag: object): Record<string, number> {
  const kinds: Record<string, number> = {};
  for (const [token, n] of Object.entries(bag) as [string, number][]) {
    const kind = token.replace(/-\d+$/, "");
    kinds[kind] = (kinds[kind] ?? 0) + n;
  }
  return kinds;
}

/**
 * Pieces stand beside each other in a row around its middle; closer when there are many, so that they stay in
 * the room.
 */
export function row(count: number, step: number, widest: number): number[] {
  const gap = count > 1 ? Math.min(step, widest / (count - 1)) : 0;
  return Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * gap);
}

export interface Placed<T> extends Point {
  one: T;
}

/** The crew stands along the lower edge of a room; those who are dead, gone, asleep or in a pod stand nowhere. */
export function crewAt(view: NemesisView, slot: Slot): Placed<CrewView>[] {
  const here = view.crew.filter((who) => who.room === slot.key && !who.fate && !who.pod);
  const at = row(here.length, 28, 64);
  return here.map((one, i) => ({ one, x: slot.x + at[i]!, y: slot.y + 37 }));
}

/**
 * Intruders stand in the middle, above the crew if there is any and below the room's name; a pack stands in
 * two ranks.
 */
export function intrudersAt(view: NemesisView, slot: Slot): Placed<IntruderView>[] {
  const here = view.intruders.filter((one) => one.room === slot.key);
  const low = crewAt(view, slot).length > 0 ? 8 : 12;
  const at = row(here.length, 36, 76);
  return here.map((one, i) => ({
    one,
    x: slot.x + at[i]!,
    y: slot.y + Math.max(low, sizeOf(one) - NAMED) + (here.length > 3 && i % 2 ? 9 : 0),
  }));
}

/** How far above the middle of a room its name ends. */
const NAMED = 13;

/** What lies in a room lies along its left edge. */
export function objectsAt(room: RoomView, slot: Slot): Placed<string>[] {
  const spots = [
    [-46, 4],
    [-57, -17],
    [-40, -44],
    [-62, 22],
  ];
  return (room.objects ?? []).map((one, i) => ({
    one,
    x: slot.x + spots[i % 4]![0]! + 6 * Math.floor(i / 4),
    y: slot.y + spots[i % 4]![1]!,
  }));
}

/** Escape Pods hang on the hull, those of section A above and those of section B below, from right to left. */
export function podsAt(view: NemesisView): Placed<PodView>[] {
  const hung: Record<string, number> = {};
  return view.pods.map((one) => {
    const before = hung[one.section] ?? 0;
    hung[one.section] = before + 1;
    return { one, x: 1256 - 94 * before, y: one.section === "a" ? 44 : 856 };
  });
}

/** Crew and Intruders are in the same room. */
export const inCombat = (view: NemesisView, room: string): boolean =>
  view.intruders.some((one) => one.room === room) &&
  view.crew.some((who) => who.room === room && !who.fate && !who.pod);

export const corridorOf = (view: NemesisView, key: string): CorridorView | undefined =>
  view.corridors.find((each) => each.key === key);
export const ownRoom = (view: NemesisView): string =>
  view.crew.find((who) => who.seat === view.seat && !who.fate)?.room ?? "";

/** Half the width and half the height of the pill with the numbers of a corridor. */
export const pill = (numbers: number[]): Size => ({ w: numbers.length > 1 ? 20 : 12.5, h: 12.5 });

/** What stands over a room's edge, seen from its middle: numbers of its corridors and entrances. */
export function marksAround(plan: Plan, slot: Slot): Box[] {
  const ends = plan.ways.flatMap((way) =>
    way.rooms.flatMap((room, i) => (room === slot.key ? [{ at: way.ends[i]!, numbers: way.numbers }] : [])),
  );
  const entrances = slot.entrances.map((each) => ({ at: each, numbers: each.numbers }));
  return [...ends, ...entrances].map(({ at, numbers }) => {
    const { w, h } = pill(numbers);
    return { x: at.x - slot.x - w, y: at.y - slot.y - h, w: 2 * w, h: 2 * h };
  });
}

/** The widest line of letters in a room. */
const WIDEST = 57;
const GAP = 2;

/** From where to where a line of letters has room between what stands there, seen from the middle of a room. */
export function clearing(marks: Box[], top: number, bottom: number): [number, number] {
  const beside = marks.filter((each) => each.y < bottom && each.y + each.h > top);
  const left = beside.filter((each) => each.x + each.w / 2 < 0).map((each) => each.x + each.w + GAP);
  const right = beside.filter((each) => each.x + each.w / 2 >= 0).map((each) => each.x - GAP);
  return [Math.max(-WIDEST, ...left), Math.min(WIDEST, ...right)];
}

/** A name in lines: how large, and where each stands so that nothing covers it. */
export interface Lettering {
  size: number;
  lines: { text: string; x: number; y: number }[];
}

const PER_LETTER = 0.56;
const ABOVE = 0.78;
const BELOW = 0.2;
const APART = 1.04;

/** The name as high in the room as it can be written large, its letters no larger than `size`. */
export function lettering(title: string[], marks: Box[], size: number, highest: number): Lettering {
  const widths = title.map((line) => PER_LETTER * wide(line));
  const tried = [0, 6, 12].map((lower): Lettering => {
    let letters = size;
    for (let i = 0; i < title.length; i += 1) {
      const y = highest + lower + i * size * APART;
      const [left, right] = clearing(marks, y - ABOVE * size, y + BELOW * size);
      letters = Math.min(letters, (right - left) / widths[i]!);
    }
    return {
      size: letters,
      lines: title.map((text, i) => {
        const y = highest + lower + i * letters * APART;
        const [left, right] = clearing(marks, y - ABOVE * letters, y + BELOW * letters);
        const half = (widths[i]! * letters) / 2;
        return { text, x: Math.min(Math.max(0, left + half), right - half), y };
      }),
    };
  });
  return tried.reduce((best, each) => (each.size > best.size + 0.5 ? each : best));
}

/** With a door in the way the noise moves a little along its corridor; where that is too short, beside it. */
export function noiseAt(way: Way, door: string): Point {
  const turn = (way.angle * Math.PI) / 180;
  const [along, across] = [Math.cos(turn), Math.sin(turn)];
  const { w, h } = pill(way.numbers);
  const [a, b] = way.ends;
  const room = Math.hypot(a.x - b.x, a.y - b.y) / 2 - Math.min(w / Math.abs(along), h / Math.abs(across));
  const step = door === "door-open" ? 0 : 24;
  if (room >= step + 12) return { x: way.middle.x + step * along, y: way.middle.y + step * across };
  return { x: way.middle.x + 28 * across, y: way.middle.y - 28 * along };
}

// ---- in words -----------------------------------------------------------------------------------

export interface Speech {
  /** What a thing is called. */
  name: (key: string) => string;
  /** A sentence of the board. */
  say: (key: string, facts?: Record<string, string | number>) => string;
  /** What stands between two facts. */
  comma: string;
}

const numbers = (way: Way): string => way.numbers.join(" ");

/** A corridor: its numbers, where it leads, its noise and its door. */
export function corridorInWords(view: NemesisView, way: Way, { name, say, comma }: Speech): string {
  const now = corridorOf(view, way.key);
  const called = (key: string) => name(view.rooms.find((room) => room.key === key)?.tile || key);
  const facts = [say("corridor", { n: numbers(way), a: called(way.rooms[0]), b: called(way.rooms[1]) })];
  if (now?.noise) facts.push(say("noise"));
  if (now?.door && now.door !== "door-open") facts.push(name(now.door));
  return facts.join(comma);
}

const COMPASS = ["east", "south-east", "south", "south-west", "west", "north-west", "north", "north-east"];
/** In which of eight directions one looks from here to there. */
export const towards = (here: Point, there: Point): string =>
  COMPASS[(Math.round(Math.atan2(there.y - here.y, there.x - here.x) / (Math.PI / 4)) + 8) % 8]!;

/** A place in a sentence: a known room by its name, an unexplored one and a corridor by what lies beside it. */
export function placeInWords(view: NemesisView, key: string, { name, say }: Speech): string {
  const plan = planOf(view.side);
  const tile = (room: string) => view.rooms.find((each) => each.key === room)?.tile ?? "";
  const known = (room: string) => say("the", { name: name(tile(room)), how_tile: tile(room) });
  const slot = (room: string) => plan.slots.find((each) => each.key === room)!;
  const beside = (what: string, room: string, other: string) =>
    say(what, { room: known(room), where: towards(slot(room), slot(other)) });
  if (plan.networks.some((each) => each.key === key)) return say("the", { name: name(key), how_tile: "" });
  if (tile(key)) return known(key);
  const way = plan.ways.find((each) => each.key === key);
  if (way) {
    const [a, b] = way.rooms;
    if (tile(a) && tile(b)) return say("corridor-between", { a: known(a), b: known(b) });
    if (tile(a)) return beside("corridor-of", a, b);
    if (tile(b)) return beside("corridor-of", b, a);
    return say("corridor-between", { a: name(a), b: name(b) });
  }
  const around = plan.ways
    .filter((each) => each.rooms.includes(key))
    .map(({ rooms: [a, b] }) => (a === key ? b : a))
    .filter(tile);
  const here = view.crew.find((each) => each.seat === view.seat)?.room;
  const next = around.find((each) => each === here) ?? around.find((each) => slot(each).special) ?? around[0];
  return next ? beside("room-of", next, key) : "";
}

/** A room as one would tell it somebody who does not see the board. */
export function roomInWords(view: NemesisView, room: RoomView, speech: Speech): string {
  const called = room.tile
    ? speech.name(room.tile)
    : speech.say("unexplored", { room: speech.name(room.key), back: room.back ?? 0 });
  return [called, ...roomFacts(view, room, speech)].join(speech.comma);
}

/** What is known of a room, beside its name. */
export function roomFacts(view: NemesisView, room: RoomView, speech: Speech): string[] {
  const { name, say, comma } = speech;
  const facts: string[] = [];
  if (room.peeked_tile) facts.push(say("peeked", { what: name(room.peeked_tile) }));
  if (room.peeked_token) facts.push(say("peeked", { what: name(room.peeked_token) }));
  if (room.tile && itemsOf(room.tile)) facts.push(say("items", { n: room.items ?? 0 }));
  if (room.fire) facts.push(say("fire"));
  if (room.malfunction) facts.push(name("malfunction"));
  facts.push(...(room.objects ?? []).map(name));
  const others = view.crew.filter((who) => who.seat !== view.seat && room.peeked_by?.includes(who.seat));
  if (!room.tile && others.length > 0)
    facts.push(say("looked", { who: others.map((who) => name(who.key)).join(comma) }));
  const here = view.crew.filter((who) => who.room === room.key && !who.fate && !who.pod);
  facts.push(
    ...here.map((who) => (who.seat === view.seat ? say("you", { who: name(who.key) }) : name(who.key))),
  );
  facts.push(
    ...view.intruders.filter((one) => one.room === room.key).map((one) => intruderInWords(one, speech)),
  );
  const around = planOf(view.side).ways.filter((way) => way.rooms.includes(room.key));
  const noisy = around.filter((way) => corridorOf(view, way.key)?.noise).flatMap((way) => way.numbers);
  if (noisy.length > 0) facts.push(say("noise-in", { n: noisy.sort((a, b) => a - b).join(" ") }));
  for (const way of around) {
    const now = corridorOf(view, way.key);
    if (now?.door && now.door !== "door-open")
      facts.push(say("door-in", { n: numbers(way), door: name(now.door) }));
  }
  return facts;
}

export function podInWords(pod: PodView, { name, say, comma }: Speech): string {
  const facts = [
    name(pod.key),
    name(`evacuation-section-${pod.section}`),
    say(pod.launched ? "pod-gone" : pod.open ? "pod-open" : "pod-locked"),
  ];
  if (pod.crew?.length) facts.push(say("berths", { who: pod.crew.map(name).join(comma) }));
  return facts.join(comma);
}

export const intruderInWords = (one: IntruderView, { name, say, comma }: Speech): string =>
  one.injuries ? [name(one.key), say("injuries", { n: one.injuries })].join(comma) : name(one.key);
