import { describe, expect, test } from "vitest";
import { logRows } from "../src/lib/models";
import { touches } from "../src/lib/beats";
import {
  beginsRound,
  byTurn,
  concluded,
  cycles,
  endOfLine,
  folds,
  gathered,
  gistOf,
  LEAST_LINES,
  MOST_LINES,
  lastOf,
  recapOf,
  roundsOf,
  startOfLine,
  taleOf,
  turnsOf,
  withoutPages,
  withoutVain,
} from "../src/lib/recap";
import { face as arkham } from "../src/games/arkham/face";
import type { EventSeen } from "../src/wire";

const ME = 0;
const event = (n: number, seat: number, more: Partial<EventSeen> = {}): EventSeen => ({
  n,
  event: "moved",
  text: `line ${n}`,
  deed: seat < 0 ? "" : `deed ${n}`,
  seat,
  step: "turns",
  ...more,
});

describe("deeds that come again and again", () => {
  test("are told once, with how often; others as they came", () => {
    const deeds = ["moves", "tests", "wins", "tests", "wins", "tests", "wins", "rests"];
    expect(cycles(deeds)).toEqual([
      { deeds: ["moves"], n: 1 },
      { deeds: ["tests", "wins"], n: 3 },
      { deeds: ["rests"], n: 1 },
    ]);
  });
});

describe("one deed with many things", () => {
  test("is told once, also where the things begin alike", () => {
    expect(gathered(["draw Recruit a Guard", "draw Recruit a Scout", "draw Ink (2×)"], "en-GB")).toBe(
      "draw Recruit a Guard, Recruit a Scout and Ink (2×)",
    );
    expect(gathered(["摸到“招募守卫”", "摸到“招募斥候”"], "zh-Hans")).toBe("摸到“招募守卫”和“招募斥候”");
  });
  test("no name is parted where the names are known, and no gap shows where it begins", () => {
    const ways = ["进入盛大酒宴", "进入盖亚的石碑", "进入盛大花园"];
    expect(gathered(ways, "zh-Hans", ["索菲娅", "盛大酒宴", "盖亚的石碑", "盛大花园"])).toBe(
      "进入盛大酒宴、盖亚的石碑和盛大花园",
    );
    const cubes = ["collects a civilisation cube", "collects a caste cube"];
    expect(gathered(cubes, "en-GB", ["civilisation", "caste"])).toBe(
      "collects a civilisation cube and a caste cube",
    );
  });
});

describe("a long turn at first", () => {
  const turn = (...events: Partial<EventSeen>[]) => ({
    seat: 1,
    events: events.map((more, n) => event(n, 1, more)),
  });
  const kept = (of: ReturnType<typeof gistOf>) => of.turn.events.map(({ n }) => n);
  const slight = ["rolled"];
  const roll = { event: "rolled" };
  test("leaves out what is slight, and says how much that is", () => {
    const gist = gistOf(turn({}, roll, roll, { quiet: true }, {}, roll, {}), slight);
    expect([kept(gist), gist.more]).toEqual([[0, 3, 4, 6], 3]);
  });
  test("keeps what is grave, then what waits for its reader, in the order in which it came", () => {
    const gist = gistOf(turn({}, {}, {}, { stage: "mine" }, {}, {}, { ...roll, moment: "died" }), slight);
    expect([kept(gist), gist.more]).toEqual([[0, 1, 2, 3, 6], 2]);
  });
  test("keeps what was tested, not a list of successes", () => {
    const test = { event: "test-passed", stage: "mine" as const };
    const gist = gistOf(turn({}, test, {}, test, {}, test, {}), arkham.slight);
    expect(kept(gist)).toEqual([0, 2, 4, 6]);
  });
  test("is told whole where it is short, and is never empty", () => {
    expect(gistOf(turn(roll, roll, roll), slight).more).toBe(0);
    expect(kept(gistOf(turn(roll, roll, roll, roll, roll, roll), slight))).toHaveLength(5);
  });
  test("counts the same deed where its lines differ", () => {
    const [part] = taleOf(turn({ deed: "is hurt", text: "1 now" }, { deed: "is hurt", text: "2 now" }));
    expect(part?.told.map(({ times }) => times)).toEqual([2]);
  });
});

describe("somebody's defeat", () => {
  const fate = (n: number, seat: number) => event(n, seat, { stage: "all" });
  test("and all that goes with it is one turn", () => {
    const turns = turnsOf([event(0, 1), fate(1, 1), event(2, -1), fate(3, 1), fate(4, 1), fate(5, 2)]);
    expect(turns.map((turn) => turn.events.map((each) => each.n))).toEqual([[0], [1, 2, 3, 4], [5]]);
  });
  test("what is shown to all and is nobody's doing stands by itself", () => {
    expect(turnsOf([fate(0, -1), fate(1, -1)])).toHaveLength(2);
  });
});

describe("a turn in one sentence", () => {
  const [turn] = turnsOf([
    event(0, 1, { quiet: true }),
    event(1, 1, { text: "draws" }),
    event(2, 1, { text: "draws" }),
    event(3, -1),
    event(4, 1),
  ]);
  const told = (events: EventSeen[]) =>
    taleOf({ seat: 1, events }).map(({ own, told }) => [
      own,
      ...told.map(({ event, times }) => [event.n, times]),
    ]);
  test("in the order in which it happened, equal things counted", () => {
    expect(told(turn!.events)).toEqual([
      [true, [1, 2]],
      [false, [3, 1]],
      [true, [4, 1]],
    ]);
  });
  test("what led to it stands before it", () => {
    expect(told([event(0, -1), event(1, 1), event(2, -1)])).toEqual([
      [false, [0, 1]],
      [true, [1, 1]],
      [false, [2, 1]],
    ]);
  });
  test("another seat is another turn, a payment of another is not", () => {
    expect(
      turnsOf([event(0, 1), event(1, 2, { quiet: true }), event(2, 1), event(3, 2)]).map((each) => each.seat),
    ).toEqual([1, 2]);
  });
  test("in another part of the round it is another turn", () => {
    const phase = (step: string) => (step === "encounter" ? "E" : "A");
    const told = [event(0, 1), event(1, 1, { step: "rest" }), event(2, 1, { step: "encounter" })];
    expect(turnsOf(told, phase).map((turn) => turn.events.map(({ n }) => n))).toEqual([[0, 1], [2]]);
    expect(turnsOf(told).length).toBe(1);
  });
  test("what came of an announcement belongs to it", () => {
    const thing: Partial<EventSeen> = { stage: "new", entities: ["ghoul"] };
    const told = [
      event(0, -1, thing),
      event(1, -1),
      event(2, -1, thing),
      event(3, -1, { entities: ["ghoul"] }),
    ];
    expect(turnsOf(told).map((turn) => turn.events.map(({ n }) => n))).toEqual([
      [0, 1],
      [2, 3],
    ]);
  });
  test("what concerns everybody stands by itself", () => {
    expect(turnsOf([event(0, 1), event(1, -1, { stage: "all" }), event(2, -1)])).toHaveLength(3);
  });
});

test("what stands on a page that was read is told in no summary", () => {
  const told = [event(0, -1, { stage: "all" }), event(1, -1), event(2, 1)];
  const left = withoutPages(told, [1]).flatMap((each) => (each.quiet ? [] : [each.n]));
  expect(left).toEqual([0, 2]);
});

test("an announcement of which nothing came is told in no summary", () => {
  const told = [
    event(0, -1, { stage: "new" }),
    event(1, -1, { event: "nothing-happens" }),
    event(2, -1, { stage: "new" }),
    event(3, -1),
  ];
  const left = withoutVain(told, ["nothing-happens"]).flatMap((each) => (each.quiet ? [] : [each.n]));
  expect(left).toEqual([2, 3]);
});

describe("what led to an outcome", () => {
  const passing = { events: ["stealth", "prophecy"], outcomes: ["failed"] };
  const told = (...events: EventSeen[]) =>
    concluded(events, passing, ME).flatMap((each) => (each.quiet ? [] : [each.n]));
  const stealth = event(0, 1, { event: "stealth" });
  const prophecy = event(1, 1, { event: "prophecy" });
  test("is not told again with it", () => {
    expect(told(stealth, prophecy, event(2, 1, { event: "failed" }), event(3, 1))).toEqual([2, 3]);
  });
  test("is told as long as the outcome is open", () => {
    expect(told(stealth, prophecy)).toEqual([0, 1]);
    expect(told(event(0, 1, { event: "failed" }), prophecy)).toEqual([0, 1]);
  });
  test("is told to whom it names", () => {
    expect(told({ ...stealth, seat: ME }, event(1, ME, { event: "failed" }))).toEqual([0, 1]);
  });
});

describe("since the last answer", () => {
  test("one line for each turn of a seat", () => {
    const lines = recapOf([event(0, 1), event(1, 1), event(2, 2), event(3, -1, { step: "event" })], ME);
    expect(lines.map((line) => [startOfLine(line), endOfLine(line)])).toEqual([
      [0, 2],
      [2, 3],
      [3, 4],
    ]);
  });
  test("what is counted is not told in parts, and a line ends where other deeds begin", () => {
    const drew = [0, 1, 2, 3].map((n) => event(n, 1, { event: "drew", text: "draws" }));
    expect(recapOf(drew, ME)).toHaveLength(1);
    expect(recapOf([...drew, event(4, 1)], ME).map(startOfLine)).toEqual([0, 4]);
  });
  test("a roll is not parted from what came of it", () => {
    const kinds = ["drawn", "tested", "passed", "gained"];
    const told = kinds.map((kind, n) =>
      event(n, 1, {
        event: kind,
        ...(kind === "tested" ? { procedure: { kind: "test", parts: [], result: 1 } } : {}),
      }),
    );
    const starts = recapOf(told, ME).map(startOfLine);
    expect(starts.length).toBe(LEAST_LINES);
    expect(starts).not.toContain(2);
  });
  test("payments and announcements are left out", () => {
    expect(recapOf([event(0, 1, { quiet: true })], ME)).toEqual([]);
  });
  test("never more than eight lines, and nothing of mine is lost among the others", () => {
    const many = Array.from({ length: 40 }, (_, n) => event(n, n % 3));
    const lines = recapOf(many, ME);
    expect(lines.length).toBeLessThanOrEqual(MOST_LINES);
    expect(lines.flatMap((line) => line.turns.flatMap((turn) => turn.events))).toEqual(many);
  });
  test("of a long run of others the last deeds are told, and whatever everybody was shown", () => {
    const many = Array.from({ length: 400 }, (_, n) =>
      event(n, 1 + (n % 2), n === 3 ? { stage: "all" } : {}),
    );
    const told = lastOf(turnsOf(many)).flatMap((turn) => turn.events.map((each) => each.n));
    expect(told.length).toBeLessThan(20);
    expect(told).toEqual(expect.arrayContaining([3, 399]));
  });
  test("every event that names me is in a marked line", () => {
    const many = Array.from({ length: 30 }, (_, n) =>
      event(n, n === 11 ? ME : 1 + (n % 2), n === 20 ? { touches: [1, ME] } : {}),
    );
    const marked = recapOf(many, ME)
      .filter((line) => line.mine)
      .flatMap((line) => line.turns.flatMap((turn) => turn.events.map((each) => each.n)));
    expect(marked).toContain(11);
    expect(marked).toContain(20);
  });
  test("what others do alike is one line, mine is another", () => {
    const drew = [ME, 1, 2, 3].map((seat, n) => event(n, seat, { event: "drew" }));
    const lines = recapOf([...drew, event(4, 1), event(5, -1, { step: "event" })], ME);
    expect(lines.map((line) => line.turns.length)).toEqual([1, 3, 1, 1]);
  });
  test("what all do alike is told together before anything longer is", () => {
    const seats = [1, 2, 3, 1, 2, ME];
    const before = seats.map((seat, n) => event(n, seat, { event: `deed-${n}`, step: "turn" }));
    const drew = [1, ME, 2].map((seat, n) => event(6 + n, seat, { event: "drew", step: "draw" }));
    const lines = recapOf([...before, ...drew], ME);
    expect(lines.map((line) => line.turns.length)).toEqual([1, 1, 1, 1, 1, 1, 2, 1]);
    expect(lines.filter((line) => line.mine)).toHaveLength(2);
  });
  test("a line stays in its phase, whatever has to be told together", () => {
    const phase = (step: string) => (step === "turns" ? "players" : "events");
    const steps = [
      "turns",
      "turns",
      "time",
      "event",
      "bag",
      "bag",
      "bag",
      "event",
      "turns",
      "turns",
      "turns",
    ];
    const seats = [ME, 1, -1, -1, -1, 2, ME, 1, ME, 2, ME];
    const many = seats.map((seat, n) =>
      event(n, seat, { step: steps[n], ...(n === 3 ? { stage: "all" } : {}) }),
    );
    const lines = recapOf(many, ME, phase);
    expect(lines.length).toBe(MOST_LINES);
    for (const line of lines)
      expect(
        new Set(line.turns.flatMap((turn) => turn.events.map((each) => phase(each.step ?? "")))),
      ).toHaveLength(1);
    expect(lines.filter((line) => line.mine)).toHaveLength(4);
  });
  test("what concerns everybody is not merged while others can be", () => {
    const many = Array.from({ length: 12 }, (_, n) => event(n, -1, n === 5 ? { stage: "all" } : {}));
    expect(recapOf(many, ME).some((line) => startOfLine(line) === 5 && endOfLine(line) === 6)).toBe(true);
  });
});

describe("whatever happened", () => {
  /** Runs of events as chance makes them, always the same. */
  function* runs(count: number): Generator<EventSeen[]> {
    let luck = 7;
    const upTo = (most: number): number => {
      luck = (luck * 1103515245 + 12345) % 2147483648;
      return Math.floor((luck / 2147483648) * most);
    };
    for (let run = 0; run < count; run += 1) {
      const from = upTo(50);
      let [seat, step] = [upTo(4), "turns"];
      yield Array.from({ length: 1 + upTo(60) }, (_, i) => {
        if (upTo(3) === 0) seat = upTo(5) - 1;
        if (upTo(9) === 0) step = `step-${upTo(4)}`;
        return event(from + i, seat, {
          step,
          ...(upTo(4) === 0 ? { quiet: true } : {}),
          ...(upTo(5) === 0 ? { touches: [upTo(4), upTo(4)] } : {}),
          ...(upTo(9) === 0 ? { stage: "all", moment: "card" } : {}),
          ...(upTo(14) === 0 ? { event: "round-begins" } : {}),
        });
      });
    }
  }
  const told = (each: EventSeen) => !each.quiet && !beginsRound(each);
  const allRuns = [...runs(600)];

  test("three things or more are told in three to eight lines", () => {
    for (const run of allRuns) {
      const lines = recapOf(run, ME);
      const count = run.filter(told).length;
      expect(lines.length).toBeGreaterThanOrEqual(Math.min(count, LEAST_LINES));
      expect(lines.length).toBeLessThanOrEqual(MOST_LINES);
    }
  });
  test("everything told stands in exactly one line, in its order, and the line leads to it", () => {
    for (const run of allRuns) {
      const lines = recapOf(run, ME);
      const inLines = lines.flatMap((line) => line.turns.flatMap((turn) => turn.events)).filter(told);
      expect(inLines.map((each) => each.n)).toEqual(run.filter(told).map((each) => each.n));
      for (const line of lines) {
        const own = line.turns.flatMap((turn) => turn.events.map((each) => each.n));
        expect([startOfLine(line), endOfLine(line)]).toEqual([Math.min(...own), Math.max(...own) + 1]);
      }
    }
  });
  test("whatever names me is in a line that is marked, and no other line is", () => {
    for (const run of allRuns)
      for (const line of recapOf(run, ME))
        expect(line.mine).toBe(
          line.turns.some((turn) => turn.events.some((each) => !each.quiet && touches(each, ME))),
        );
  });
  test("every line has something to say", () => {
    for (const run of allRuns)
      for (const line of recapOf(run, ME))
        for (const turn of line.turns) expect(taleOf(turn).length).toBeGreaterThan(0);
  });
});

describe("what others did after my part was over", () => {
  const round = (n: number) => event(n, -1, { event: "round", text: `Round ${n}.`, deed: "" });
  const later = { step: "later" };
  const rounds = roundsOf(
    [event(0, 1), round(1), event(2, 1), event(3, 1, later), event(4, 2, { event: "studied" }), round(5)],
    ME,
  );
  test("is told round by round, a line for each turn; where nothing was done there is none", () => {
    expect(rounds.map(({ begins }) => begins?.n ?? null)).toEqual([null, 1]);
    expect(
      rounds[1]?.lines.map((line) => line.turns.flatMap(({ events }) => events.map(({ n }) => n))),
    ).toEqual([[2, 3], [4]]);
  });
});

describe("the log as a story", () => {
  const events = [event(0, 1, { quiet: true }), event(1, 1), event(2, 2), event(3, -1, { step: "event" })];
  const items = byTurn(logRows(events), events);
  test("lines of a turn stand together, and none is lost", () => {
    expect(items.map((item) => item.rows.map((row) => row.event.n))).toEqual([[0, 1], [2], [3]]);
  });
  test("only what is longer than its sentence is folded", () => {
    expect(items.map((item) => item.turn !== null && folds(item.turn))).toEqual([true, false, false]);
  });
  test("of events that pay and announce only there is no sentence", () => {
    const [turn] = turnsOf([event(0, 1, { quiet: true }), event(1, 1, { quiet: true })]);
    expect(folds(turn!)).toBe(false);
  });
});
