import { describe, expect, test } from "vitest";
import { DEEDS, deedOf, keyOf, rebound, USUAL } from "../src/lib/bindings";
import { CUES, cueOf, loudness, VOICES } from "../src/lib/cues";
import { placed } from "../src/lib/place";
import { LONG_MS, stillThere } from "../src/lib/presence";
import { apart } from "../src/lib/tags";
import { shownTheme } from "../src/lib/themes";
import type { EventSeen } from "../src/wire";

describe("keys", () => {
  test("no two deeds have the same usual key, and digits are left to the options", () => {
    expect(new Set(Object.values(USUAL)).size).toBe(DEEDS.length);
    expect(Object.values(USUAL).filter((key) => /\d/.test(key))).toEqual([]);
  });
  test("another key does the deed, and takes it from whatever had it", () => {
    const bindings = rebound({}, "hint", "P");
    expect([deedOf("p", bindings), deedOf("h", bindings), keyOf("pass", bindings)]).toEqual([
      "hint",
      undefined,
      "",
    ]);
  });
  test("the usual key again leaves nothing to remember", () => {
    expect(rebound(rebound({}, "hint", "x"), "hint", "h")).toEqual({});
  });
  test("a key can be given up; a digit, a space or a named key cannot be chosen", () => {
    expect(deedOf("h", rebound({}, "hint", ""))).toBeUndefined();
    for (const key of ["3", " ", "Enter"]) expect(rebound({}, "hint", key)).toEqual({});
  });
});

describe("sounds", () => {
  const event = (more: Partial<EventSeen>): EventSeen => ({ n: 0, event: "e", text: "", ...more });
  const roll = (result: string | boolean) => event({ procedure: { kind: "test", parts: [], result } });
  test("a batch sounds once, like the weightiest thing in it", () => {
    expect(cueOf([event({})], false)).toBe("");
    expect(cueOf([event({}), roll("silence")], false)).toBe("roll");
    expect(cueOf([roll("silence"), event({ moment: "adult" })], false)).toBe("moment");
    expect(cueOf([event({ moment: "adult" }), roll(true), roll(false)], false)).toBe("harm");
    expect(cueOf([roll(false)], true)).toBe("end");
  });
  test("all are short", () => {
    for (const cue of CUES)
      for (const voice of VOICES[cue]) expect((voice.at ?? 0) + voice.length, cue).toBeLessThanOrEqual(0.4);
  });
  test("your turn has a volume of its own under the master", () => {
    const volumes = { volume: 50, turnVolume: 100, eventVolume: 20 };
    expect([loudness("turn", volumes), loudness("chat", volumes)]).toEqual([0.5, 0.1]);
  });
});

test("colours follow the system, and its wish for contrast, unless they were chosen", () => {
  expect([
    shownTheme("system", false, false),
    shownTheme("system", true, false),
    shownTheme("system", true, true),
    shownTheme("dark", true, true),
    shownTheme("contrast", false, false),
  ]).toEqual(["dark", "light", "contrast", "dark", "contrast"]);
});

describe("a preview", () => {
  const screen = { width: 1000, height: 600 };
  const size = { width: 200, height: 100 };
  test("stands to the right of its thing", () => {
    expect(placed({ x: 400, y: 300, width: 60, height: 60 }, size, screen, [])).toEqual({ x: 470, y: 280 });
  });
  test("goes elsewhere when it would cover what may be clicked, or leave the screen", () => {
    expect(
      placed({ x: 400, y: 300, width: 60, height: 60 }, size, screen, [
        { x: 480, y: 300, width: 60, height: 60 },
      ]).x,
    ).toBe(190);
    expect(placed({ x: 900, y: 300, width: 60, height: 60 }, size, screen, []).x).toBe(690);
  });
});

describe("whoever is silent", () => {
  test("is asked after three minutes, and only where a clock runs", () => {
    expect(stillThere("brisk", 1000, 0, 1000 + LONG_MS)).toBe(true);
    expect(stillThere("brisk", 1000, 0, 999 + LONG_MS)).toBe(false);
    expect(stillThere("none", 1000, 0, 1000 + LONG_MS)).toBe(false);
  });
  test("is not asked while the own hands move, nor without a question", () => {
    expect(stillThere("relaxed", 1000, 5000, 1000 + LONG_MS)).toBe(false);
    expect(stillThere("relaxed", 0, 0, 10 * LONG_MS)).toBe(false);
  });
});

describe("names on a full table", () => {
  const tag = (name: string, x: number, y: number) => ({ name, x, y, rules: [] });
  test("no tag covers another", () => {
    expect(
      apart([tag("Canteen", 100, 100), tag("Captain", 104, 103), tag("Nest", 400, 100)]).map(
        ({ name, y }) => [name, y],
      ),
    ).toEqual([
      ["Canteen", 100],
      ["Nest", 100],
      ["Captain", 120],
    ]);
  });
  test("what has the same name at the same place is named once", () => {
    expect(apart([tag("Clue", 100, 100), tag("Clue", 106, 104), tag("Clue", 300, 100)])).toHaveLength(2);
  });
});
