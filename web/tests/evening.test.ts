import "./printed";
import { describe, expect, test } from "vitest";
import { face as eldritch } from "../src/games/eldritch/face";
import * as world from "../src/games/eldritch/plan";
import { face as nemesis } from "../src/games/nemesis/face";
import { missed, pace } from "../src/lib/digest";
import { checksOf } from "../src/lib/ending";
import { against, luckOf } from "../src/lib/luck";
import { denied, dropped, span, tableOrder } from "../src/lib/models";
import type { EldritchView, EventSeen, NemesisView, OptionSeen, RefusalSeen, TableInfo } from "../src/wire";

const event = (n: number, more: Partial<EventSeen> = {}): EventSeen => ({
  n,
  event: "moved",
  text: `line ${n}`,
  ...more,
});

describe("what was missed", () => {
  const events = [
    event(0),
    event(1, { seat: 0 }),
    event(2, { seat: 1 }),
    event(3, { seat: 1, moment: "adult" }),
    event(4, { seat: 2, moment: "fire" }),
    event(5),
  ];
  test("are the big moments since one looked last", () => {
    expect(missed(events, { seq: 2, revision: 0 }, 0, 0).map((each) => each.n)).toEqual([3, 4]);
  });
  test("is nothing for who comes for the first time, or was here all the time", () => {
    expect(missed(events, null, 0, 0)).toEqual([]);
    expect(missed(events, { seq: 6, revision: 0 }, 0, 0)).toEqual([]);
  });
  test("is not told when something was taken back: the numbers are others now", () => {
    expect(missed(events, { seq: 2, revision: 0 }, 1, 0)).toEqual([]);
  });
  test("is not told when only I did something, in another window", () => {
    const own = [0, 1, 2, 3, 4].map((n) => event(n, { seat: 0, moment: "x" }));
    expect(missed(own, { seq: 0, revision: 0 }, 0, 0)).toEqual([]);
  });
  test("is shown in half a minute at most", () => {
    expect(pace(2)).toBe(2500);
    expect(pace(40) * 40).toBeLessThanOrEqual(30_000);
  });
});

test("the last checks are told one after another, and nothing before them", () => {
  const events = [event(0, { step: "turns" }), event(1, { step: "checks" }), event(2, { step: "checks" })];
  expect(checksOf(events, "checks").map((each) => each.n)).toEqual([1, 2]);
  expect(checksOf(events, "checks", ["moved"])).toEqual([]);
  expect(checksOf(events, undefined)).toEqual([]);
  expect(checksOf(events.slice(0, 1), "checks")).toEqual([]);
});

test("a table that has waited longest for me comes first", () => {
  const table = (id: string, changed: number) =>
    ({
      id,
      changed,
      status: "playing",
      seats: [{ seat: 0, kind: "human", name: "", yours: true, asked: true }],
    }) as TableInfo;
  expect(tableOrder([table("late", 300), table("early", 100)]).map((each) => each.id)).toEqual([
    "early",
    "late",
  ]);
  expect([span(59_000), span(240_000), span(3 * 3_600_000), span(3 * 86_400_000)]).toEqual([
    null,
    { n: 4, unit: "minute" },
    { n: 3, unit: "hour" },
    { n: 3, unit: "day" },
  ]);
});

test("what is refused for the same reason is told once", () => {
  const no = (key: string, text: string): RefusalSeen => ({
    key,
    label: key,
    reason: "r",
    text,
    rule: "EH-TRAVEL-01",
    entities: key.split(":").slice(1),
  });
  const rows = denied([
    no("travel:rome", "far"),
    no("rest", "monster"),
    no("travel:tokyo", "far"),
    no("use:rome", "far"),
  ]);
  expect(rows.map((row) => [row.verb, row.refusals.length])).toEqual([
    ["travel", 2],
    ["rest", 1],
    ["use", 1],
  ]);
});

describe("a card that is dropped somewhere", () => {
  const option = (key: string): OptionSeen => ({
    key,
    label: key,
    group: key.split(":")[0] ?? "",
    entities: key.split(":").slice(1),
  });
  const options = [
    option("play:rest"),
    option("throw:grenade:room-1"),
    option("throw:grenade:room-2"),
    option("move:room-1"),
  ];
  test("is used on this place", () => {
    expect(dropped(options, "grenade", "room-2").map((each) => each.key)).toEqual(["throw:grenade:room-2"]);
  });
  test("is played anywhere, if it needs no place", () => {
    expect(dropped(options, "rest", "room-1").map((each) => each.key)).toEqual(["play:rest"]);
  });
  test("does nothing where it cannot be used", () => {
    expect(dropped(options, "grenade", "room-9")).toEqual([]);
  });
});

describe("dice of Eldritch Horror", () => {
  test("successes are lit, whatever counts as one", () => {
    const lit = (rolled: number[], result: number) =>
      eldritch
        .dice?.(
          event(0, {
            event: "tested",
            args: { rolled },
            procedure: { kind: "test", parts: [["dice", rolled.length]], result },
          }),
        )
        .map((die) => die.lit);
    expect(lit([6, 5, 4, 1], 2)).toEqual([true, true, false, false]);
    expect(lit([6, 5, 4, 1], 3)).toEqual([true, true, true, false]);
    expect(lit([6, 5, 4, 1], 1)).toEqual([true, false, false, false]);
    expect(lit([6, 5], 3)).toEqual([true, true]);
  });
  test("a fight has two tests, one after the other", () => {
    const view = {
      under_way: {
        monster: "ghoul-1",
        test: { who: "jim-culver", skill: "strength", dice: 3, rolled: [5, 1, 2], least: 5 },
      },
    } as unknown as EldritchView;
    const stage = world.stage(view);
    expect(stage?.steps.map((step) => step.state)).toEqual(["done", "now"]);
    expect(stage?.dice.map((die) => die.lit)).toEqual([true, false, false]);
    expect(world.stage({} as EldritchView)).toBeNull();
  });
  test("a ride takes a ticket", () => {
    const ride: OptionSeen = { key: "ride:train-ticket:rome", label: "", group: "ride" };
    expect([eldritch.costs?.(ride), eldritch.costs?.({ ...ride, group: "travel" })]).toEqual([true, false]);
  });
});

test("the bag of Nemesis tells what everybody knows to be in it", () => {
  const view = {
    time: 9,
    engines: [],
    destination: "B",
    bag: { adult: 3, blank: 1 },
    weaknesses: [],
    rooms: [{ fire: true }, ...Array.from({ length: 7 }, () => ({ malfunction: true }))],
  } as unknown as NemesisView;
  const strip = nemesis.strip(view);
  const hull = strip.filter(({ icon }) => ["malfunction", "fire"].includes(icon));
  expect(hull.map(({ value, tone }) => [value, tone])).toEqual([
    ["7/8", "harm"],
    ["1/8", ""],
  ]);
  const bag = strip.find((track) => track.label === "page-nemesis-bag");
  expect(bag?.value).toBe("4");
  expect(bag?.detail?.map((chip) => [chip.label, chip.value])).toEqual([
    ["name-adult", "3"],
    ["name-blank", "1"],
  ]);
});

describe("luck", () => {
  test("is what came beside what would come on average", () => {
    const tested = (seat: number, result: number) =>
      event(0, { event: "tested", seat, procedure: { kind: "test", parts: [["dice", 6]], result } });
    expect(luckOf([tested(0, 3), tested(0, 0), tested(1, 2), event(3)], eldritch.luck)).toEqual({
      0: { got: 3, expected: 4 },
      1: { got: 2, expected: 2 },
    });
    expect(luckOf([tested(0, 3)], undefined)).toEqual({});
  });
  test("every face of a die has its share", () => {
    const faces = ["1", "1", "2", "2", "silence"];
    expect(against(faces, "silence", 20)).toBe(4);
    expect(against(faces, "1", 20)).toBe(8);
    expect(against([], "1", 20)).toBeNull();
  });
});
