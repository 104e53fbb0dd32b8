import { expect, test } from "vitest";
import { corner, fills, leadTo } from "../src/lib/coach";

const board = { x: 0, y: 100, width: 1000, height: 500 };
const size = { width: 300, height: 150 };

test("of corners that cover nothing it speaks of, a note takes one without a panel", () => {
  const panel = { x: 12, y: 112, width: 200, height: 60 };
  expect(corner(board, size, [], [panel])).toEqual({ x: 688, y: 112 });
  expect(corner(board, size, [{ x: 600, y: 100, width: 400, height: 600 }], [panel])).toEqual({
    x: 12,
    y: 438,
  });
});

test("a note stands in the corner in which it covers nothing that it speaks of", () => {
  expect(corner(board, size, [])).toEqual({ x: 12, y: 112 });
  expect(corner(board, size, [{ x: 20, y: 120, width: 100, height: 60 }])).toEqual({ x: 688, y: 112 });
  const above = [{ x: 0, y: 100, width: 1000, height: 200 }];
  expect(corner(board, size, above)).toEqual({ x: 12, y: 438 });
});

test("where every corner is spoken of it stands between them", () => {
  const spots = [
    [0, 100],
    [900, 100],
    [0, 540],
    [900, 540],
  ].map(([x = 0, y = 0]) => ({ x, y, width: 100, height: 60 }));
  expect(corner(board, size, spots)).toEqual({ x: 350, y: 112 });
});

test("a ring around the whole board points at nothing", () => {
  expect(fills({ x: 0, y: 0, width: 1440, height: 900 }, board)).toBe(true);
  expect(fills({ x: 0, y: 120, width: 100, height: 60 }, board)).toBe(false);
});

test("on a small board it stays at the upper left", () => {
  expect(corner({ x: 0, y: 50, width: 280, height: 100 }, size, [])).toEqual({ x: 12, y: 62 });
});

test("a line leads from the note to the nearest thing that it speaks of, and ends at its edge", () => {
  const note = { x: 0, y: 0, width: 300, height: 150 };
  const near = { x: 400, y: 50, width: 60, height: 60 };
  const far = { x: 800, y: 400, width: 60, height: 60 };
  const lead = leadTo(note, [far, near]);
  expect(lead?.from).toEqual({ x: 300, y: 80 });
  expect(lead?.to).toEqual({ x: 400, y: 75 });
  expect(leadTo(note, [])).toBeNull();
  expect(leadTo(note, [{ x: 305, y: 45, width: 60, height: 60 }])).toBeNull();
});
