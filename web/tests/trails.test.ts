import { describe, expect, test } from "vitest";
import { recapOf } from "../src/lib/recap";
import { bow, momentsOf, trailsOf } from "../src/lib/trails";
import type { EventSeen } from "../src/wire";

const event = (n: number, seat: number): EventSeen => ({ n, event: "moved", text: "", seat, step: "turns" });

describe("trails", () => {
  test("the board is looked at before the first line and after each", () => {
    const three = [event(4, 1), event(5, 1), event(6, 2), event(7, 3)];
    expect(momentsOf(recapOf(three, 0))).toEqual([4, 6, 7, 8]);
  });
  test("whoever went somewhere leaves a trail in the line in which it happened", () => {
    const boards = [
      { soldier: "armory", adult: "storage" },
      { soldier: "canteen", adult: "storage" },
      { soldier: "canteen", adult: "armory" },
    ];
    expect(trailsOf(boards)).toEqual([
      { line: 0, thing: "soldier", from: "armory", to: "canteen" },
      { line: 1, thing: "adult", from: "storage", to: "armory" },
    ]);
  });
  test("what came or left has none", () => {
    expect(trailsOf([{ a: "here", b: "" }, { b: "here" }])).toEqual([]);
  });
  test("two trails between the same places do not lie on each other", () => {
    const [a, b] = [0, 1].map((lane) => bow({ x: 0, y: 0 }, { x: 200, y: 0 }, lane).middle.y);
    expect(a).not.toBe(b);
  });
});
