import { describe, expect, test } from "vitest";
import { face } from "../../src/games/dungeontology/face";
import * as plan from "../../src/games/dungeontology/plan";
import type { AreaView, DungeontologyView, OptionSeen } from "../../src/wire";

const area = (key: string, x: number, y: number, more: Partial<AreaView> = {}): AreaView => ({
  key,
  x,
  y,
  tile: { level: 1, passages: ["nw", "ne", "en", "es", "se", "sw", "ws", "wn"] },
  ...more,
});
const view = (more: Partial<DungeontologyView> = {}): DungeontologyView => ({
  game: "dungeontology",
  seat: 0,
  step: "movement",
  phase: "movement",
  round: 1,
  turn: 0,
  start_seat: 0,
  boss: "laetus",
  trainees: [],
  cubes_left: {},
  decks: [],
  notebook: {},
  areas: [area("start-area", 0, 0)],
  scholars: [
    { seat: 0, key: "sofia", colour: "red", area: "start-area" },
    { seat: 1, key: "valerio", colour: "blue", area: "start-area", finished: true },
  ],
  ...more,
});
const option = (...entities: string[]): OptionSeen =>
  ({ key: entities.join(":"), label: "", group: "place", entities }) as unknown as OptionSeen;
const speech: plan.Speech = {
  name: (key) => key,
  say: (key, facts = {}) =>
    ({ semicolon: "; ", "list-comma": ", " })[key] ?? [key, ...Object.values(facts)].join(" "),
  comma: ", ",
};

describe("the plane of half tiles", () => {
  test("every passage lies on the edge of its tile", () => {
    for (const { x, y, dx } of Object.values(plan.PASSAGES))
      expect(dx !== 0 ? [0, 2].includes(x) : [0, 2].includes(y)).toBe(true);
    expect(plan.tabs(area("a", 0, 0))).toHaveLength(8);
  });
  test("a door is told with its cubes, and what lies in a passage with its token", () => {
    const [tab] = plan.tabs(
      area("a", 0, 0, {
        tile: { level: 2, passages: ["en"], doors: { en: ["faith"] } },
        exits: [{ passage: "en", to: "b", token: "stairs" }],
      }),
    );
    expect(tab).toMatchObject({ doors: ["faith"], flat: false, exit: { token: "stairs" } });
  });
  describe("a drawn tile", () => {
    const fates = (ghost?: plan.Ghost) =>
      Object.fromEntries((ghost?.ends ?? []).map((end) => [end.passage, end.fate]));
    test("may lie on a side or half a tile along it, and tells how many passages join", () => {
      const now = view({ drawn: "area-i-6", drawn_tile: { level: 1, passages: ["ws", "wn"] } });
      const found = plan.ghosts(now, [
        option("area-i-6", "east"),
        option("area-i-6", "east-south"),
        option("area-i-6", "north"),
      ]);
      expect(found.map((ghost) => [ghost.spot, ghost.x, ghost.y, ghost.joins, ghost.blocks])).toEqual([
        ["east", 168, 0, 2, 0],
        ["east-south", 168, 84, 1, 0],
        ["north", 0, -168, 0, 2],
      ]);
      expect(plan.ghosts(view(), [option("area-i-6", "east")])).toEqual([]);
    });
    test("an answer has the number that stands at its place on the board", () => {
      const now = view({ drawn: "area-i-6", drawn_tile: { level: 1, passages: ["ws", "wn"] } });
      const options = [option("area-i-6", "north"), option("area-i-6", "east")];
      const spots = plan.ghosts(now, options).map((ghost) => ghost.key);
      expect(face.numbered?.(now, options)).toEqual({ [spots[0]!]: 1, [spots[1]!]: 2 });
      expect(face.numbered?.(view(), options)).toEqual({});
    });
    test("shuts passages that meet none, and leads into the dark elsewhere", () => {
      const now = view({
        areas: [area("start-area", 0, 0, { tile: { level: 1, passages: ["en"] } })],
        drawn: "area-i-6",
        drawn_tile: { level: 1, passages: ["ws", "es"] },
      });
      expect(fates(plan.ghosts(now, [option("area-i-6", "east")])[0])).toEqual({
        ws: "blocked",
        wn: "blocked",
        es: "free",
      });
      expect(fates(plan.ghosts(now, [option("area-i-6", "east-north")])[0])).toEqual({
        ws: "joined",
        es: "free",
      });
    });
    test("of another level meets stairs or a wall, as the game says", () => {
      const areas = [area("start-area", 0, 0), area("slums", 2, -2)];
      const now = view({
        areas,
        drawn: "area-ii-2",
        drawn_tile: { level: 2, passages: ["ws", "nw"] },
        drawn_meets: { "start-area": "stairs", slums: "wall" },
      });
      const [ghost] = plan.ghosts(now, [option("area-ii-2", "east")]);
      expect(fates(ghost)).toMatchObject({ ws: "joined", nw: "blocked" });
      expect(ghost?.area.exits).toEqual([
        { passage: "nw", to: "slums", token: "wall" },
        { passage: "ws", to: "start-area", token: "stairs" },
      ]);
    });
    test("is pointed at where no other place is nearer", () => {
      const now = view({ drawn: "area-i-6", drawn_tile: { level: 1, passages: ["ws", "wn"] } });
      const hits = plan
        .ghosts(
          now,
          ["east", "east-north", "east-south", "north"].map((spot) => option("area-i-6", spot)),
        )
        .map(({ hit }) => [hit.x, hit.y, hit.w, hit.h]);
      expect(hits).toEqual([
        [0, 42, 168, 84],
        [0, 0, 168, 126],
        [0, 42, 168, 126],
        [0, 0, 168, 168],
      ]);
    });
    test("says what a place means", () => {
      const now = view({ drawn: "area-i-6", drawn_tile: { level: 1, passages: ["ws"] } });
      expect(plan.spotFacts(now, "east", speech)).toEqual(["joins 1 start-area, blocks 1"]);
      expect(plan.spotFacts(now, "area-i-6", speech)).toEqual([]);
    });
  });
  test("the picture holds all tiles and all places for a new one", () => {
    const whole = plan.whole(view({ areas: [area("a", 0, 0), area("b", 8, 4)] }), [{ x: -168, y: 0 }]);
    expect(whole.x).toBeLessThan(-168);
    expect(whole.x + whole.w).toBeGreaterThan(8 * plan.HALF + plan.SIDE);
  });
});

describe("cubes", () => {
  test("a study of two cubes is chosen by the second that is there", () => {
    const now = view({ areas: [area("start-area", 0, 0, { cubes: ["", "faith", "military", "faith"] })] });
    const found = plan.studied(now, [option("cubes-1"), option("cubes-2")]);
    expect(found.map((one) => one.entity)).toEqual(["cubes-1", "cubes-2"]);
    expect(found[1]!.x).toBe(plan.cubeAt(2).x);
  });
  test("an area is told with everything that is there", () => {
    const there = area("hall", 0, 0, {
      tile: { level: 2, alert: 3, effects: [{ kind: "danger", n: 2 }] },
      cubes: ["faith", "", "wealth", "faith"],
      traps: 1,
      exits: [
        { passage: "en", to: "b" },
        { passage: "es", to: "c", token: "wall" },
      ],
    });
    expect(plan.areaInWords(view({ areas: [there], boss_at: "hall" }), there, speech)).toBe(
      "area hall level II; alert 3; cubes several faith 2, wealth; danger 2; traps 1; laetus; ways b",
    );
  });
  test("whoever has submitted a thesis stands nowhere", () => {
    expect(plan.peopleAt(view(), "start-area").map((who) => who.key)).toEqual(["sofia"]);
  });
});

test("an attempt shows stealth against alert and how far it is", () => {
  const stage = plan.stage(
    view({ attempt: { seat: 0, area: "hall", cubes: ["faith"], alert: 4, stealth: 3, stage: "cards" } }),
  );
  expect(stage?.parts).toEqual([
    ["stealth", 3],
    ["alert", 4],
    ["cubes", 1],
  ]);
  expect(plan.stage(view())).toBeNull();
});

describe("the notebook", () => {
  const notebook = {
    civilisation: { ladder: [0, 2, 4, 6, 8, 10, 12, 14, 26], research: [2, 6], stars: [4, 8] },
    caste: { ladder: [0, 6, 14], stars: [1, 2] },
  };
  test("a column tells how full it is, what it is worth now, and where its marks are", () => {
    const now = view({
      notebook,
      scholars: [{ seat: 0, key: "sofia", colour: "red", cubes: { civilisation: 3 } }],
    });
    expect(plan.notebook(now, now.scholars[0]!)).toEqual([
      { cube: "civilisation", filled: 3, of: 8, worth: 6, marks: { 2: "▲", 6: "▲", 4: "★", 8: "★" } },
      { cube: "caste", filled: 0, of: 2, worth: 0, marks: { 1: "★", 2: "★" } },
    ]);
  });
});

test("cards are drawn by their kind", () => {
  const now = view({
    trainees: ["cook"],
    schemes: { hex: { family: "magic", bonus: 3 } },
    scholars: [{ seat: 0, key: "sofia", colour: "red", trainees: ["scout"], dooms: ["hay-fever"] }],
  });
  expect(["cook", "scout", "hay-fever", "hex", "sofia"].map((key) => plan.kindOf(now, key))).toEqual([
    "trainee",
    "trainee",
    "doom",
    "magic",
    "",
  ]);
});
test("the boss covers neither cubes nor what the area does", () => {
  const top = plan.BOSS.y - plan.BOSS.r;
  expect(top).toBeGreaterThanOrEqual(plan.cubeAt(3).y + 14);
  expect(plan.BOSS.y + plan.BOSS.r).toBeLessThanOrEqual(plan.SIDE - 26 - 10 - 8);
});

describe("beside the printed text of an area", () => {
  const cubes = (now: string[]) => {
    const printed = { level: 1, alert: 2, slots: ["faith", "wealth"] };
    const here = area("area-i-2", 0, 0, { tile: printed, cubes: now });
    return plan.areaFacts(view({ areas: [here] }), here, speech, true);
  };
  test("cubes are told only where some are gone", () => {
    expect(cubes(["faith", "wealth"])).toEqual([]);
    expect(cubes(["", "wealth"])).toEqual(["cubes-left wealth"]);
    expect(cubes(["", ""])).toEqual(["no-cubes-left"]);
  });
});
