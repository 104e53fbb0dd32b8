import { describe, expect, test } from "vitest";
import { chances, keyMoments, marks, testParts, turnStarts } from "../src/lib/models";
import { face as nemesis } from "../src/games/nemesis/face";
import { face as parlour } from "../src/games/parlour/face";
import type { EventSeen, NemesisView, ParlourView } from "../src/wire";

const event = (n: number, more: Partial<EventSeen> = {}): EventSeen => ({
  n,
  event: "e",
  text: `line ${n}`,
  ...more,
});

describe("the replay", () => {
  test("goes from turn to turn: another step, or another one who acts", () => {
    const events = [
      event(0, { step: "turns", seat: 0 }),
      event(1, { step: "turns", seat: 0 }),
      event(2, { step: "turns", seat: 1 }),
      event(3, { step: "fire" }),
    ];
    expect(turnStarts(events)).toEqual([2, 3]);
  });
  test("marks that would cover each other are one mark", () => {
    const found = marks([event(10), event(11), event(60)], 100, 2);
    expect(found.map((mark) => [mark.at, mark.n, mark.events.length])).toEqual([
      [10, 10, 2],
      [60, 60, 1],
    ]);
  });
});

describe("the report", () => {
  test("tells what happens rarely rather than what happens all the time", () => {
    const events = [
      event(0, { event: "encounter", moment: "a" }),
      event(1, { event: "defeated", moment: "b" }),
      event(2, { event: "encounter", moment: "c" }),
      event(3, { event: "encounter", moment: "d" }),
      event(4),
    ];
    expect(keyMoments(events, 2).map((each) => each.n)).toEqual([1, 3]);
    expect(keyMoments(events, 9).map((each) => each.n)).toEqual([0, 1, 2, 3]);
  });
  test("tells what decides rather than what is rare, and of that the last", () => {
    const events = ["rare", "turns", "turns", "falls", "turns"].map((what, n) =>
      event(n, { event: what, moment: what }),
    );
    expect(keyMoments(events, 3, ["turns", "falls"]).map((each) => each.n)).toEqual([2, 3, 4]);
    expect(keyMoments(events, 5, ["turns", "falls"])).toHaveLength(5);
  });
  test("lists numbers in their order", () => {
    const tested = (n: number, result: number) =>
      event(n, { procedure: { kind: "test", parts: [["dice", 2]], result } });
    const found = chances([tested(0, 2), tested(1, 2), tested(2, 0), tested(3, 1)]);
    expect(found[0]?.results.map((each) => each.result)).toEqual([0, 1, 2]);
  });
  test("tells also which faces of a known die never came", () => {
    const rolled = event(0, { procedure: { kind: "roll", parts: [["die", "hit"]], result: "hit" } });
    expect(chances([rolled], () => ["miss", "hit", "hit"])[0]?.results).toEqual([
      { result: "miss", times: 0 },
      { result: "hit", times: 1 },
    ]);
  });
  test("counts what the dice and the tests brought, not what was drawn", () => {
    const roll = (n: number, face: string) =>
      event(n, { procedure: { kind: "roll", parts: [["noise-die", face]], result: face } });
    const found = chances([
      roll(0, "silence"),
      roll(1, "danger"),
      roll(2, "danger"),
      event(3, { procedure: { kind: "test", parts: [["power", 4]], result: true } }),
      event(4, { procedure: { kind: "draw", parts: [["card-1", 1]], result: "card-1" } }),
    ]);
    expect(found).toEqual([
      {
        what: "noise-die",
        times: 3,
        results: [
          { result: "danger", times: 2 },
          { result: "silence", times: 1 },
        ],
      },
      { what: "test", times: 1, results: [{ result: true, times: 1 }] },
    ]);
  });
  test("says for each seat whether it has won, why, and what it was after", () => {
    const over = {
      game: "nemesis",
      seat: 0,
      step: "",
      result: "somebody-won",
      crew: [
        {
          seat: 0,
          number: 1,
          key: "scout",
          verdict: ["hibernated", "reached-earth", "won"],
          objective_cards: ["hoarder"],
        },
        { seat: 1, number: 2, key: "pilot", verdict: ["died-aboard"] },
        {
          seat: 2,
          number: 3,
          key: "soldier",
          verdict: ["left-in-a-pod", "objective-failed", "condition-signal-sent", "lost"],
        },
      ],
    } as unknown as NemesisView;
    expect(nemesis.outcome?.(over, 0)).toEqual({
      won: true,
      why: ["hibernated", "reached-earth"],
      lacks: [],
      cards: ["hoarder"],
      away: [],
    });
    expect(nemesis.outcome?.(over, 1)).toEqual({
      won: false,
      why: ["died-aboard"],
      lacks: [],
      cards: [],
      away: [],
    });
    // what was wanting is no reason by itself
    expect(nemesis.outcome?.(over, 2)).toMatchObject({
      why: ["left-in-a-pod", "objective-failed"],
      lacks: ["condition-signal-sent"],
    });
    expect(nemesis.outcome?.({ ...over, result: undefined } as unknown as NemesisView, 0)).toBeNull();
    const evening = {
      result: "contact",
      winner: "medium",
      sitters: [{ key: "medium" }, { key: "widow" }],
      veils: [{ key: "veil-1", spirit: "the-child", owner: "medium" }],
    } as unknown as ParlourView;
    expect([parlour.outcome?.(evening, 0), parlour.outcome?.(evening, 1)]).toEqual([
      { won: true, why: [], cards: ["the-child"] },
      { won: false, why: [], cards: [] },
    ]);
  });
});

describe("the parts of a test", () => {
  const called = (what: string) => ({ word: what.replace(/(?<=\D)-\d$/, ""), adds: what !== "difficulty" });

  test("adds up what is called the same, with its sign", () => {
    expect(
      testParts(
        [
          ["intellect", 5],
          ["lens-1", 1],
          ["lens-2", 1],
          ["-2", -2],
          ["difficulty", 2],
        ],
        called,
      ),
    ).toEqual([
      { word: "intellect", much: 5 },
      { word: "lens", much: "+2" },
      { word: "-2", much: -2 },
      { word: "difficulty", much: 2 },
    ]);
  });
});
