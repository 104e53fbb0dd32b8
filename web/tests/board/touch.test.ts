import { expect, test } from "vitest";
import { BLUR, meant, type Target } from "../../src/board/touch";

const piece = (entity: string, x: number, y: number, side = 20): Target => ({
  entity,
  box: { left: x - side / 2, top: y - side / 2, right: x + side / 2, bottom: y + side / 2 },
});

test("a finger beside a thing means it, as far as it reaches", () => {
  expect(meant([piece("room", 100, 100)], { x: 128, y: 100 })).toEqual(["room"]);
  expect(meant([piece("room", 100, 100)], { x: 140, y: 100 })).toEqual([]);
});
test("of two things that are apart the nearest is meant", () => {
  expect(meant([piece("far", 100, 100), piece("near", 150, 100)], { x: 142, y: 100 })).toEqual(["near"]);
  expect(meant([piece("far", 100, 100), piece("near", 150, 100)], { x: 126, y: 100 }, 40)).toEqual(["near"]);
});
test("what lies under the same finger cannot be told apart, and is named once", () => {
  expect(
    meant([piece("room", 100, 100, 60), piece("adult", 110, 110), piece("adult", 110, 112)], {
      x: 110,
      y: 104,
    }),
  ).toEqual(["room", "adult"]);
});
test("whoever touches something else is not led far away from it", () => {
  expect(meant([piece("token", 100, 100)], { x: 126, y: 100 }, BLUR)).toEqual([]);
});
