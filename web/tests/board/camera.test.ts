import { describe, expect, test } from "vitest";
import { both, CLOSE, fit, held, opening, READABLE, zoomed, type Camera } from "../../src/board/camera";
import { lines } from "../../src/board/lettering";

const whole = { x: 20, y: 12, w: 1580, h: 876 };
const wide = { w: 1120, h: 600 };
const phone = { w: 360, h: 380 };
const place = { x: 800, y: 450 };

test("two places are seen at once, no closer than before", () => {
  const size = { w: 400, h: 300 };
  const near = both({ x: 0, y: 0 }, { x: 100, y: 0 }, 0.5, size);
  expect(near).toEqual({ x: 50, y: 0, scale: 0.5 });
  const far = both({ x: 0, y: 0 }, { x: 1000, y: 600 }, 0.7, size);
  expect(1000 * far.scale).toBeLessThan(size.w);
  expect(600 * far.scale).toBeLessThan(size.h);
});

describe("the camera", () => {
  test("shows the whole board on a wide screen, and the own place on a phone", () => {
    expect(opening(wide, whole, place)).toEqual(fit(wide, whole));
    expect(opening(phone, whole, place)).toMatchObject({ scale: CLOSE, x: place.x, y: place.y });
    const flat = opening({ w: 360, h: 216 }, whole, place);
    expect([flat.scale < CLOSE, flat.scale >= READABLE]).toEqual([true, true]);
  });
  test("keeps the point under the pointer", () => {
    const at = { x: 500, y: 300 };
    const before = fit(wide, whole);
    const after = zoomed(before, wide, whole, 2, at);
    const under = (camera: Camera) => camera.x + (at.x - wide.w / 2) / camera.scale;
    expect(under(after)).toBeCloseTo(under(before));
  });
  test("never leaves the board", () => {
    expect(held({ x: -9000, y: 9000, scale: 0.01 }, wide, whole)).toEqual(fit(wide, whole));
    const corner = held({ x: -9000, y: -9000, scale: 1 }, phone, whole);
    expect([corner.x, corner.y]).toEqual([whole.x + phone.w / 2, whole.y + phone.h / 2]);
  });
});

test("a name is parted between words, and in Chinese into lines of the same length", () => {
  expect(lines("Room Covered with Slime", 12)).toEqual(["Room Covered", "with Slime"]);
  expect(lines("布满粘液的房间", 10)).toEqual(["布满粘液", "的房间"]);
  expect(lines("气闸控制室", 9)).toEqual(["气闸", "控制室"]);
  expect(lines("減壓艙門控制系統", 9)).toEqual(["減壓艙門", "控制系統"]);
  expect(lines("休眠室", 9)).toEqual(["休眠室"]);
});
