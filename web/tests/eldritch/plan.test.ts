import "../printed";
import { describe, expect, test } from "vitest";
import { face } from "../../src/games/eldritch/face";
import { EDGES, monstersOn, PATHS, SPACE, SPACES } from "../../src/games/eldritch/map";
import * as plan from "../../src/games/eldritch/plan";
import type { EldritchView, OptionSeen } from "../../src/wire";

const view = (more: Partial<EldritchView> = {}): EldritchView => ({
  game: "eldritch",
  seat: 0,
  step: "action",
  ancient_one: "azathoth",
  difficulty: "normal",
  phase: "action",
  round: 1,
  lead: 0,
  doom: 15,
  omen: 0,
  omen_colour: "green",
  investigators: [
    { seat: 0, key: "jim-culver", space: "rome" },
    { seat: 1, key: "lily-chen", space: "rome" },
    { seat: 2, key: "silas-marsh", space: "", gone: true },
  ],
  ...more,
});
const ghoul = (n: number, more = {}) => ({
  key: `ghoul-${n}`,
  kind: "ghoul",
  space: "rome",
  toughness: 1,
  ...more,
});
const speech: plan.Speech = {
  name: (key) => key,
  say: (key, facts = {}) => [key, ...Object.values(facts)].join(" "),
  comma: ", ",
};
const rome = SPACE.get("rome")!;

test("an Ancient One that is awake is read from the back of its sheet", () => {
  const side = (awake: boolean) => face.shownAs("azathoth", view({ awake }));
  expect([side(false), side(true), face.shownAs("rome", view({ awake: true }))]).toEqual([
    "azathoth",
    "azathoth-awake",
    "rome",
  ]);
});

describe("the map", () => {
  test("has every space, and paths between them only", () => {
    expect(SPACES).toHaveLength(36);
    expect(PATHS).toHaveLength(58);
    expect(PATHS.flatMap((path) => path.ends).every((end) => SPACE.has(end))).toBe(true);
  });
  test("names the far side of the world at its edges", () => {
    expect(EDGES).toHaveLength(6);
    expect(EDGES.find((edge) => edge.key === "tokyo-space-2-east")).toMatchObject({
      far: "space-2",
      anchor: "end",
    });
    expect(EDGES.find((edge) => edge.key === "tokyo-space-2-west")).toMatchObject({
      far: "tokyo",
      anchor: "start",
    });
  });
});

describe("what stands where", () => {
  test("people stand beside each other; whoever is gone stands nowhere", () => {
    const people = plan.peopleAt(view(), rome);
    expect(people.map(({ one }) => one.key)).toEqual(["jim-culver", "lily-chen"]);
    expect(people[0]!.x).not.toBe(people[1]!.x);
    expect(SPACES.flatMap((space) => plan.peopleAt(view(), space))).toHaveLength(2);
  });
  test("of a pack the Epic one and those that may be chosen are shown", () => {
    const now = view({ monsters: [ghoul(1), ghoul(2), ghoul(3), ghoul(4), ghoul(5, { epic: true })] });
    const pack = plan.monstersAt(now, rome, new Set(["ghoul-4"]));
    expect(pack.shown.map(({ one }) => one.key)).toEqual(["ghoul-4", "ghoul-5", "ghoul-1"]);
    expect(pack.more).toBe(2);
    expect(plan.monstersAt(now, rome, new Set(["ghoul-1", "ghoul-2", "ghoul-3", "ghoul-4"])).more).toBe(0);
  });
  test("hide neither each other nor the next space", () => {
    const tile = 16;
    for (const space of SPACES)
      for (const count of [1, 2, 3]) {
        const at = monstersOn(space, count)
          .slice(0, count)
          .map(({ x, y }) => ({ x: space.x + x, y: space.y + y }));
        expect(
          at.some((one, i) =>
            at
              .slice(i + 1)
              .some((other) => Math.abs(one.x - other.x) < 2 * tile && Math.abs(one.y - other.y) < 2 * tile),
          ),
          space.key,
        ).toBe(false);
        const gap = (one: { x: number; y: number }, other: { x: number; y: number }) =>
          Math.hypot(
            Math.max(0, Math.abs(one.x - other.x) - tile),
            Math.max(0, Math.abs(one.y - other.y) - tile),
          );
        expect(
          SPACES.filter(
            (other) => other !== space && at.some((one) => gap(one, other) < other.radius - 2),
          ).map((other) => other.key),
          `${space.key} ${count}`,
        ).toEqual([]);
      }
  });
});

describe("fate", () => {
  test("the next omen costs a doom for each Gate of its colour", () => {
    const gates = [
      { key: "gate-rome", space: "rome", omen: "blue" },
      { key: "gate-tokyo", space: "tokyo", omen: "blue" },
      { key: "gate-arkham", space: "arkham", omen: "red" },
    ];
    expect(plan.nextOmen(view({ gates }))).toEqual({ colour: "blue", doom: 2 });
    expect(plan.nextOmen(view({ gates, omen: 1 }))).toEqual({ colour: "red", doom: 1 });
  });
  test("Azathoth's tokens on the green omen cost too", () => {
    expect(plan.nextOmen(view({ omen: 3, omen_eldritch: 2 }))).toEqual({ colour: "green", doom: 2 });
  });
  test("a Mystery counts what was gathered for it, and a beaten Epic Monster is all of it", () => {
    expect(plan.progress({ key: "m", clues: 1, done: 1, goal: 2 })).toEqual({ done: 1, of: 2 });
    expect(plan.progress({ key: "m", beaten: true, goal: 1 })).toEqual({ done: 1, of: 1 });
  });
});

describe("in words", () => {
  test("a space tells what lies there and who stands there", () => {
    const now = view({
      gates: [{ key: "gate-rome", space: "rome", omen: "red" }],
      clues: [{ key: "clue-rome", space: "rome" }],
      monsters: [ghoul(1, { lost: 0, toughness: 2 })],
      expedition: "rome",
    });
    expect(plan.spaceInWords(now, rome, speech)).toBe(
      "rome, city, gate omen-red, clues 1, expedition, ghoul-1, toughness 2, you jim-culver, lily-chen",
    );
  });
  test("paths are told by kind", () => {
    expect(plan.pathsInWords("tunguska", speech)).toEqual([expect.stringMatching(/^paths train /)]);
  });
  test("only spaces where something is are read aloud", () => {
    expect(plan.busySpaces(view()).map((space) => space.key)).toEqual(["rome"]);
  });
});

describe("the Mythos card", () => {
  const drawn = [{ key: "tide-of-despair", icons: ["advance-omen", "reckoning", "spawn-gates"] }];
  test("its icons are done one after another", () => {
    const states = (left: number) =>
      plan
        .mythos(
          view({
            drawn,
            pending: [
              ...Array.from({ length: left }, () => ({ what: "mythos-icon" })),
              { what: "mythos-text" },
            ],
          }),
        )
        .map((step) => step.state);
    expect(states(3)).toEqual(["now", "next", "next"]);
    expect(states(1)).toEqual(["done", "done", "now"]);
    expect(states(0)).toEqual(["done", "done", "done"]);
  });
  test("without a card there is nothing to tell", () => expect(plan.mythos(view())).toEqual([]));
});

test("a card's icon has its name before it is drawn", () => {
  expect(face.icon("18-derringer")).toBe("18-derringer");
  expect(face.icon("ghoul-2")).toBe("ghoul");
  expect(face.icon("nothing-of-ours")).toBe("");
});

describe("a way of several spaces", () => {
  const beside = (space: string, kind?: string) =>
    PATHS.filter((path) => path.ends.includes(space) && (!kind || path.kind === kind)).map(({ ends }) =>
      ends[0] === space ? ends[1] : ends[0],
    );
  const traveller = (tickets: { trains?: number; ships?: number }) =>
    view({ investigators: [{ seat: 0, key: "jim-culver", space: "rome", ...tickets }] });
  const steps = beside("rome").map((space): OptionSeen => ({
    key: `travel:${space}`,
    label: "",
    group: "travel",
    entities: [space],
  }));

  test("needs tickets, and the action", () => {
    expect(plan.routes(traveller({}), steps)).toEqual({});
    expect(plan.routes(traveller({ trains: 2 }), [{ key: "rest", label: "", group: "rest" }])).toEqual({});
  });
  test("goes one space by any path, then by train with a train ticket", () => {
    const found = plan.routes(traveller({ trains: 1 }), steps);
    const reached = new Set(
      beside("rome")
        .flatMap((space) => beside(space, "train"))
        .filter((space) => space !== "rome" && !beside("rome").includes(space)),
    );
    expect(new Set(Object.keys(found))).toEqual(reached);
    for (const [space, route] of Object.entries(found)) {
      expect(route).toMatchObject({
        keys: [`travel:${route.by[0]}`, `ride:train-ticket:${space}`],
        takes: ["train-ticket"],
      });
      expect(beside(route.by[0]!, "train")).toContain(space);
    }
  });
  test("is the shortest, and spends no more than there is", () => {
    const found = plan.routes(traveller({ trains: 1, ships: 1 }), steps);
    expect(
      Object.values(found).every(
        (route) =>
          new Set(route.takes).size === route.takes.length && route.keys.length === route.takes.length + 1,
      ),
    ).toBe(true);
    const one = plan.routes(traveller({ ships: 1 }), steps);
    for (const space of Object.keys(one)) expect(found[space]?.keys).toHaveLength(2);
  });
  test("goes on from where one stands, with the ticket that is chosen next", () => {
    const rides = beside("rome", "train").map((space): OptionSeen => ({
      key: `ride:train-ticket:${space}`,
      label: "",
      group: "ride",
      entities: ["train-ticket", space],
    }));
    expect(plan.routes(traveller({ trains: 1 }), rides)).toEqual({});
    expect(
      Object.values(plan.routes(traveller({ trains: 2 }), rides)).every((route) => route.takes.length === 2),
    ).toBe(true);
  });
});
