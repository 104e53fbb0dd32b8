import { describe, expect, test } from "vitest";
import { MOVE_MS, Playback, stops } from "../src/lib/playback";
import type { EventSeen } from "../src/wire";

const told = (...seats: number[]): EventSeen[] => seats.map((seat, n) => ({ n, event: "moved", text: "", seat, step: "turns" }));

describe("where the board stops", () => {
  test("whenever another seat begins", () => {
    expect(stops(told(0, 0, 1, 1, 2, 0), 1)).toEqual([2, 4, 5]);
  });
  test("not within the own answer", () => {
    expect(stops(told(0, 0, 0), 1)).toEqual([]);
  });
  test("also when another step begins", () => {
    expect(stops([...told(0, 0), { n: 2, event: "fire", text: "", seat: 0, step: "fire" }], 1)).toEqual([2]);
  });
  test("at a few of many moments, evenly spread", () => {
    const many = stops(told(...Array.from({ length: 40 }, (_, i) => i % 2)), 0);
    expect(many.length).toBeLessThanOrEqual(4);
    expect(many[0]).toBe(1);
  });
});

describe("moves of others", () => {
  /** A clock that goes on only when somebody waits, and whose alarm the test rings. */
  function table() {
    const shown: (number | null)[] = [];
    const clock = { waited: 0, ring: () => undefined as unknown };
    const played = new Playback<string>(
      async (n) => `view ${n}`,
      (moment) => shown.push(moment?.n ?? null),
      { wait: async (ms) => void (clock.waited += ms), alarm: (_, ring) => void (clock.ring = ring) },
    );
    return { played, shown, clock };
  }
  test("are shown one after another, and then it is now", async () => {
    const { played, shown, clock } = table();
    await played.play({ n: 3, view: "before" }, [5, 7], 1);
    expect(shown).toEqual([3, 5, 7, null]);
    expect(clock.waited).toBe(2 * MOVE_MS);
  });
  test("take half as long for who likes it faster", async () => {
    const { played, clock } = table();
    await played.play({ n: 3, view: "before" }, [5, 7], 2);
    expect(clock.waited).toBe(MOVE_MS);
  });
  test("are not played for who does not want to watch", async () => {
    const { played, shown } = table();
    await played.play({ n: 3, view: "before" }, [5, 7], 0);
    expect(shown).toEqual([]);
  });
  test("never keep anybody waiting for long", async () => {
    const { played, shown, clock } = table();
    const all = played.play({ n: 3, view: "before" }, [5, 7, 9], 2);
    clock.ring();
    await all;
    expect(shown).toEqual([3, null]);
  });
  test("what comes meanwhile is played after it", async () => {
    const { played, shown } = table();
    const first = played.play({ n: 3, view: "before" }, [5], 2);
    void played.play({ n: 6, view: "later" }, [8], 2);
    await first;
    expect(shown).toEqual([3, 5, 8, null]);
  });
  test("an alarm of earlier does not end what is played now", async () => {
    const { played, shown, clock } = table();
    await played.play({ n: 3, view: "before" }, [5], 2);
    const old = clock.ring;
    const later = played.play({ n: 6, view: "later" }, [8], 2);
    old();
    await later;
    expect(shown).toEqual([3, 5, null, 6, 8, null]);
  });
  test("a view that does not come is not waited for", async () => {
    const shown: (number | null)[] = [];
    const played = new Playback<string>(() => Promise.reject(new Error("too fast")), (moment) => shown.push(moment?.n ?? null), { wait: async () => undefined, alarm: () => undefined });
    await played.play({ n: 3, view: "before" }, [5, 7], 2);
    expect(shown).toEqual([3, null]);
  });
});
