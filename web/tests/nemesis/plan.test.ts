import { readFileSync } from "node:fs";
import "../printed";
import { describe, expect, test } from "vitest";
import { lines, wide } from "../../src/board/lettering";
import * as plan from "../../src/games/nemesis/plan";
import type { CrewView, NemesisView } from "../../src/wire";

const who = (seat: number, key: string, more: Partial<CrewView> = {}): CrewView => ({
  seat,
  number: seat + 1,
  key,
  room: "room-011",
  ...more,
});
const view = (more: Partial<NemesisView> = {}): NemesisView =>
  ({
    game: "nemesis",
    seat: 0,
    step: "turns",
    mode: "semi-coop",
    side: "A",
    phase: "player",
    round: 1,
    turn: 0,
    first: 0,
    actions: 2,
    destination: "B",
    time: 15,
    rooms: [
      { key: "room-011", tile: "hibernatorium" },
      { key: "room-006", back: 2, token: true },
      { key: "room-014", tile: "canteen", items: 1, fire: true },
    ],
    corridors: [{ key: "corridor-006-011" }, { key: "corridor-011-014", noise: true, door: "door-closed" }],
    crew: [who(0, "scout"), who(1, "soldier")],
    intruders: [],
    pods: [],
    decks: [],
    engines: [],
    coordinates: { key: "coordinates" },
    bag: {},
    supply: {},
    weaknesses: [],
    crafted: [],
    ...more,
  }) as NemesisView;
const speech: plan.Speech = {
  comma: ", ",
  name: (key) => key,
  say: (key, facts = {}) => [key, ...Object.values(facts)].join(" "),
};
const slot = (key: string) => plan.planOf("A").slots.find((each) => each.key === key)!;
const content = (file: string) =>
  readFileSync(new URL(`../../../seance/games/nemesis/content/${file}`, import.meta.url), "utf8");

describe("a place in a sentence", () => {
  test.each([
    ["room-014", "the canteen canteen"],
    ["room-006", "room-of the hibernatorium hibernatorium north-west"],
    ["room-010", ""],
    ["corridor-011-014", "corridor-between the hibernatorium hibernatorium the canteen canteen"],
    ["corridor-006-011", "corridor-of the hibernatorium hibernatorium north-west"],
    ["corridor-005-006", "corridor-between room-005 room-006"],
    ["technical-corridors", "the technical-corridors "],
    ["scout", ""],
  ])("%s", (key, said) => expect(plan.placeInWords(view(), key, speech)).toBe(said));
});

describe("the plan", () => {
  test.each([
    ["A", "board_a.toml"],
    ["B", "board_b.toml"],
  ])("of side %s has the corridors and networks of the board, and no others", (side, file) => {
    const board = content(file);
    expect(
      plan
        .planOf(side)
        .ways.map((way) => way.key)
        .sort(),
    ).toEqual([...board.matchAll(/key = "(corridor-[^"]+)"/g)].map((found) => found[1]).sort());
    expect(
      plan
        .planOf(side)
        .networks.map((each) => each.key)
        .sort(),
    ).toEqual([...new Set(board.match(/technical-corridors(-red|-blue)?/g))].sort());
    expect(plan.planOf(side).slots).toHaveLength(21);
  });
  test.each([
    ["canteen", "green", false],
    ["generator", "yellow", true],
    ["nest", "", false],
  ])("the item colour and the computer of %s", (tile, colour, computer) =>
    expect([plan.itemsOf(tile), plan.hasComputer(tile)]).toEqual([colour, computer]),
  );
  test("a noise gives way to the door in its corridor", () => {
    const way = plan.planOf("A").ways[0]!;
    expect(plan.noiseAt(way, "door-open")).toEqual(way.middle);
    const beside = plan.noiseAt(way, "door-closed");
    expect(Math.hypot(beside.x - way.middle.x, beside.y - way.middle.y)).toBeCloseTo(24);
  });
  test.each(["A", "B"])("no noise of side %s lies under a number", (side) => {
    for (const way of plan.planOf(side).ways)
      for (const door of ["door-open", "door-closed"])
        for (const end of way.ends) {
          const noise = plan.noiseAt(way, door);
          const { w, h } = plan.pill(way.numbers);
          expect(Math.abs(noise.x - end.x) > w || Math.abs(noise.y - end.y) > h, `${way.key} ${door}`).toBe(
            true,
          );
        }
  });
});

describe("who stands in a room", () => {
  test("five stay inside it, side by side", () => {
    const crew = plan.crewAt(
      view({ crew: [0, 1, 2, 3, 4].map((seat) => who(seat, `player-${seat}`)) }),
      slot("room-011"),
    );
    expect(new Set(crew.map((each) => each.x)).size).toBe(5);
    for (const each of crew)
      expect(Math.abs(each.x - slot("room-011").x)).toBeLessThanOrEqual(plan.RADIUS / 2 + 1);
  });
  test("the dead and those in a pod stand nowhere", () => {
    expect(
      plan.crewAt(
        view({ crew: [who(0, "scout", { fate: "dead" }), who(1, "pilot", { pod: "pod-2" })] }),
        slot("room-011"),
      ),
    ).toEqual([]);
  });
  test("it is a fight only where both sides are", () => {
    const hunted = view({
      intruders: [
        { key: "adult-1", kind: "adult", room: "room-011" },
        { key: "larva-1", kind: "larva", room: "room-006" },
      ],
    });
    expect([plan.inCombat(hunted, "room-011"), plan.inCombat(hunted, "room-006")]).toEqual([true, false]);
    expect(plan.intrudersAt(hunted, slot("room-011")).map((each) => each.one.key)).toEqual(["adult-1"]);
  });
  test("pods hang beside each other at their section", () => {
    const pods = plan.podsAt(
      view({
        pods: [
          { key: "pod-1", section: "a" },
          { key: "pod-2", section: "b" },
          { key: "pod-3", section: "a" },
        ],
      }),
    );
    expect(pods[0]!.y).toBe(pods[2]!.y);
    expect(pods[0]!.y).not.toBe(pods[1]!.y);
    expect(Math.abs(pods[0]!.x - pods[2]!.x)).toBeGreaterThan(80);
  });
});

describe("in words", () => {
  const told = (key: string, now = view()) =>
    plan.roomInWords(
      now,
      now.rooms.find((room) => room.key === key)!,
      speech,
    );
  test("a room tells who is there and what is heard around it", () => {
    expect(told("room-011")).toBe("hibernatorium, you scout, soldier, noise-in 4, door-in 4 door-closed");
  });
  test("a burning room tells it, and how many items are left", () => {
    expect(told("room-014")).toContain("canteen, items 1, fire");
  });
  test("an unexplored room tells no more than its back, and what this seat has peeked at", () => {
    expect(told("room-006")).toBe("unexplored room-006 2");
    expect(told("room-006", view({ rooms: [{ key: "room-006", back: 2, peeked_by: [1] }] }))).toBe(
      "unexplored room-006 2, looked soldier",
    );
    expect(
      told(
        "room-006",
        view({ rooms: [{ key: "room-006", back: 2, peeked_tile: "nest", peeked_token: "danger" }] }),
      ),
    ).toBe("unexplored room-006 2, peeked nest, peeked danger");
  });
  test("an Intruder tells its injuries", () => {
    expect(
      plan.intruderInWords({ key: "adult-1", kind: "adult", room: "room-011", injuries: 2 }, speech),
    ).toBe("adult-1, injuries 2");
  });
  test("the bag tells how many there are of each kind", () => {
    expect(plan.tokensByKind({ "adult-1": 1, "adult-12": 1, "blank-1": 1, "larva-6": 1 })).toEqual({
      adult: 2,
      blank: 1,
      larva: 1,
    });
  });
  test("a corridor tells where it leads, by the names of its rooms", () => {
    const way = plan.planOf("A").ways.find((each) => each.key === "corridor-011-014")!;
    expect(plan.corridorInWords(view(), way, speech)).toBe(
      `corridor ${way.numbers.join(" ")} hibernatorium canteen, noise, door-closed`,
    );
  });
  test("a pod tells its lock and who lies in it", () => {
    expect(plan.podInWords({ key: "pod-2", section: "a", open: true, crew: ["scout"] }, speech)).toBe(
      "pod-2, evacuation-section-a, pod-open, berths scout",
    );
  });
});

describe("names of rooms", () => {
  const names = (language: string) =>
    [
      ...readFileSync(`../seance/games/nemesis/locale/${language}/names.ftl`, "utf8").matchAll(
        /^name-[\w-]+ = (.+)$/gm,
      ),
    ].map((found) => found[1]!);
  const meets = (a: { x: number; y: number; w: number; h: number }, b: typeof a) =>
    a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
  test.each(["en", "zh-Hans"])("nothing covers them, and they stay legible: %s", (language) => {
    const rooms = names(language)
      .filter((name) => name.length <= 24)
      .map((name) => ({ name, title: lines(name, 10) }));
    expect(rooms.length).toBeGreaterThan(20);
    for (const side of ["A", "B"])
      for (const slot of plan.planOf(side).slots) {
        const around = plan.marksAround(plan.planOf(side), slot);
        for (const { name, title } of rooms) {
          const { size, lines: written } = plan.lettering(title, around, 17, -36);
          expect(size, `${name} in ${slot.key}`).toBeGreaterThan(8);
          for (const { text, x, y } of written) {
            const w = 0.56 * wide(text) * size;
            const box = { x: x - w / 2 + 0.1, y: y - 0.7 * size, w: w - 0.2, h: 0.8 * size };
            expect(
              around.filter((each) => meets(each, box)),
              `${name} in ${slot.key}`,
            ).toEqual([]);
          }
        }
      }
  });
});
