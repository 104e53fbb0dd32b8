import { describe, expect, test } from "vitest";
import { bounds, isChosen, matters, presetsOf } from "../src/games/presets";
import { entry } from "../src/lib/version.svelte";
import {
  adviceRows,
  chance,
  asNumber,
  barButtons,
  blocksInSight,
  choices,
  curve,
  found,
  goldKey,
  isGroup,
  KINDS,
  linked,
  logRows,
  mayBeSent,
  myTurn,
  nameChain,
  ofKind,
  optionsOn,
  percents,
  places,
  samples,
  tableOrder,
  toggled,
  touched,
  verbs,
} from "../src/lib/models";
import type { AskSeen, EventSeen, OptionSeen, TableInfo } from "../src/wire";

const option = (key: string, more: Partial<OptionSeen> = {}): OptionSeen => ({
  key,
  label: key,
  group: key.split(":")[0] ?? key,
  entities: key.includes(":") ? [key.split(":")[1] ?? ""] : [],
  ...more,
});
const ask = (options: OptionSeen[], more: Partial<AskSeen> = {}): AskSeen => ({
  number: 1,
  seat: 0,
  prompt: "p",
  text: "?",
  options,
  ...more,
});

test("a thing is called by its own name, or by its kind and number", () => {
  expect(["2", "0", "006", "", "a"].map(asNumber)).toEqual([2, 0, "006", "", "a"]);
  expect(nameChain("corridor-006-011")).toEqual([
    { name: "corridor-006-011", n: "" },
    { name: "corridor-006", n: "011" },
    { name: "corridor", n: "006-011" },
  ]);
});

test("another card pays in place of one that was only proposed, and nobody's own choice gives way", () => {
  const pay = ask(
    ["pay:a", "pay:b", "pay:c", "pay:d"].map((key) => option(key)),
    {
      min: 2,
      max: 2,
      proposed: ["pay:a", "pay:b"],
    },
  );
  const once = toggled(pay, ["pay:a", "pay:b"], "pay:c");
  expect(once).toEqual(["pay:a", "pay:c"]);
  const twice = toggled(pay, once, "pay:d");
  expect(twice).toEqual(["pay:c", "pay:d"]);
  expect(toggled(pay, twice, "pay:a")).toEqual(twice);
});

describe("the bar", () => {
  const many = [
    ...[1, 2, 3, 4].map((n) => option(`move:room-${n}`)),
    option("pass"),
    option("trade"),
    option("shoot:adult-1"),
  ];
  test("shows every option while there are few", () => {
    expect(barButtons(many.slice(0, 4), "").map((each) => each.option?.key)).toEqual([
      "move:room-1",
      "move:room-2",
      "move:room-3",
      "move:room-4",
    ]);
  });
  test("what is selected stands before its verb, wherever it was pressed", () => {
    const shown = (key: string) =>
      barButtons(many, "", key).map((each) => each.verb?.verb ?? each.option?.key);
    expect(shown("move:room-2").slice(0, 2)).toEqual(["move:room-2", "move"]);
    expect(shown("trade")).toEqual(["move", "trade", "shoot:adult-1", "pass"]);
  });
  test("what would change nothing comes last, but before passing", () => {
    const three = [option("search", { useful: false }), option("pass", { useful: false }), option("rest")];
    expect(barButtons(three, "").map((each) => each.option?.key)).toEqual(["rest", "search", "pass"]);
  });
  test("gold is what is selected, or alone, or recommended; never the first of a list", () => {
    const two = ask([option("a"), option("b")]);
    expect(goldKey(two, "", [])).toBe("");
    expect(goldKey(two, "b", ["a"])).toBe("b");
    expect(goldKey(two, "", ["b"])).toBe("b");
    expect(goldKey(ask([option("a")]), "", [])).toBe("a");
    expect(goldKey(ask([option("a")], { max: 2 }), "", ["a"])).toBe("");
  });
  test("shows one button per verb when there are many, and passing comes last", () => {
    const shown = barButtons(many, "");
    expect(shown.map((each) => each.verb?.verb ?? each.option?.key)).toEqual([
      "move",
      "trade",
      "shoot:adult-1",
      "pass",
    ]);
  });
  test("an opened verb shows its options", () => {
    expect(barButtons(many, "move")).toHaveLength(4);
  });
  test("options of one verb stand together", () => {
    expect(
      verbs([option("a:x"), option("b:x"), option("a:y")]).map((each) => [each.verb, each.options.length]),
    ).toEqual([
      ["a", 2],
      ["b", 1],
    ]);
  });
  test("what is dangerous stands behind what is not, what is idle behind that", () => {
    const order = verbs([
      option("a:x", { danger: true }),
      option("b:x", { useful: false }),
      option("pass"),
      option("c:x"),
    ]);
    expect(order.map((each) => each.verb)).toEqual(["c", "a", "b", "pass"]);
  });
  test("nobody ends a turn before having seen what else there is", () => {
    const order = verbs([
      option("end-turn", { ends: true }),
      option("a:x", { danger: true }),
      option("b:x", { useful: false }),
    ]);
    expect(order.map((each) => each.verb)).toEqual(["a", "b", "end-turn"]);
  });
  test("what is hardly ever the point of a turn stands behind what is, even a danger", () => {
    const order = verbs(
      [option("drop:x"), option("pass"), option("a:x", { danger: true }), option("c:x")],
      ["drop"],
    );
    expect(order.map((each) => each.verb)).toEqual(["c", "a", "drop", "pass"]);
  });
  test("what an option touches can be clicked", () => {
    expect([...touched(many)]).toContain("adult-1");
    expect(
      choices(["north", "west"].map((spot) => option(`place:tile:${spot}`, { entities: ["tile", spot] }))),
    ).toEqual(["north", "west"]);
    expect(optionsOn(many, "room-2").map((each) => each.key)).toEqual(["move:room-2"]);
  });
});

describe("a group ask", () => {
  const pay = ask([option("pay:a"), option("pay:b", { copies: 2 }), option("pay:c")], { min: 2, max: 2 });
  test("is one with more than one key, or with none", () => {
    expect(isGroup(pay)).toBe(true);
    expect(isGroup(ask([option("x")], { min: 0 }))).toBe(true);
    expect(isGroup(ask([option("x")]))).toBe(false);
  });
  test("is sent only when enough is ticked", () => {
    expect(mayBeSent(pay, ["pay:a"])).toBe(false);
    expect(mayBeSent(pay, ["pay:a", "pay:b"])).toBe(true);
  });
  test("a second tick of a card with copies counts twice, a third takes both away", () => {
    const once = toggled(pay, [], "pay:b");
    const twice = toggled(pay, once, "pay:b");
    expect(twice).toEqual(["pay:b", "pay:b"]);
    expect(toggled(pay, twice, "pay:b")).toEqual([]);
  });
  test("takes no more than it may", () => {
    expect(toggled(pay, ["pay:a", "pay:b"], "pay:c")).toEqual(["pay:a", "pay:b"]);
    expect(toggled(ask([option("x"), option("y")], { min: 0, max: 1 }), ["x"], "y")).toEqual(["y"]);
  });
  test("an order is numbered, and taking a number back takes the later ones back", () => {
    const order = ask(
      ["a", "b", "c"].map((key) => option(key)),
      { min: 3, max: 3, ordered: true },
    );
    const chosen = ["c", "a", "b"].reduce((all, key) => toggled(order, all, key), [] as string[]);
    expect(chosen.map((key) => places(chosen, key))).toEqual([[1], [2], [3]]);
    expect(toggled(order, chosen, "a")).toEqual(["c"]);
  });
});

test("chances of one answer add up to a hundred", () => {
  expect(percents([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33]);
  expect(percents([0.125, 0.375, 0.5])).toEqual([13, 37, 50]);
  expect(percents([0.4, 0.2, 0.4])).toEqual([40, 20, 40]);
  expect(percents([0.655])).toEqual([66]); // the rest is not told
});
test("a chance before and after is rounded each for itself", () => {
  const odds = [
    { label: "before", text: "now", share: 0.125 },
    { label: "succeed", text: "to succeed", share: 0.375 },
  ];
  expect(chance([{ key: "a", odds }], "a").map(({ percent }) => percent)).toEqual([13, 38]);
});
test("what alone is asked about is told even if it has no chance, and so is a chance that only a card gives", () => {
  const told = (...odds: { label: string; text: string; share: number }[]) =>
    chance([{ key: "a", odds }], "a").map(({ percent }) => percent);
  const [noise, calm] = [
    { label: "noise", text: "noise", share: 1 },
    { label: "calm", text: "calm", share: 0 },
  ];
  expect(told({ label: "succeed", text: "to succeed", share: 0 })).toEqual([0]);
  expect(told({ ...noise, label: "before", share: 0 }, { ...calm, share: 0.25 })).toEqual([0, 25]);
  expect(told(noise, calm)).toEqual([100]); // of several outcomes only those that can be
});
test("advice tells its chance in per cent with its sample, or none where only the rank is known", () => {
  expect(
    adviceRows([
      {
        keys: ["a"],
        label: "A",
        chance: { share: 0.614, low: 0.5, high: 0.7, games: 40, worlds: 6 },
        text: "Because.",
        facts: ["room-006"],
      },
      { keys: ["b", "c"], label: "B" },
    ]),
  ).toEqual([
    {
      keys: ["a"],
      label: "A",
      text: "Because.",
      against: "",
      facts: ["room-006"],
      chance: { share: 61, low: 50, high: 70, games: 40, worlds: 6 },
    },
    { keys: ["b", "c"], label: "B", text: "", against: "", facts: [], chance: null },
  ]);
});

describe("the log", () => {
  const names: Record<string, string> = { "room-006": "room 006", canteen: "Canteen", adult: "Adult" };
  test("a line that is nothing but a name is told, not linked", () => {
    expect(linked("The fog lifts.", ["story-1"], () => "The fog lifts.")).toEqual([
      { text: "The fog lifts." },
    ]);
  });
  test("names become links, and places are called as the board calls them", () => {
    const pieces = linked(
      "The Adult enters room 006.",
      ["adult", "room-006"],
      (key) => names[key] ?? "",
      (key) => (key === "room-006" ? "Canteen" : (names[key] ?? "")),
    );
    expect(pieces.map((piece) => piece.text).join("")).toBe("The Adult enters Canteen.");
    expect(pieces.filter((piece) => piece.entity).map((piece) => piece.entity)).toEqual([
      "adult",
      "room-006",
    ]);
  });
  test("a second sentence may begin with a place, too", () => {
    const pieces = linked(
      "Noise. Room 006 works again.",
      ["room-006"],
      (key) => names[key] ?? "",
      () => "the Canteen",
    );
    expect(pieces.map(({ text }) => text).join("")).toBe("Noise. The Canteen works again.");
  });
  test("a sentence that begins with a place begins with a capital", () => {
    const pieces = linked(
      "Room 006 works again.",
      ["room-006"],
      (key) => names[key] ?? "",
      () => "the Canteen",
    );
    expect(pieces).toEqual([{ text: "The Canteen", entity: "room-006" }, { text: " works again." }]);
  });
  test("a new printed step and a new round have their headings", () => {
    const events: EventSeen[] = ["round", "turn", "turn", "hour"].map((step, n) => ({
      n,
      event: n === 0 ? "round-begins" : "e",
      text: `line ${n}`,
      step,
    }));
    expect(logRows(events).map((row) => [row.step, row.round])).toEqual([
      ["round", 1],
      ["turn", 0],
      ["", 0],
      ["hour", 0],
    ]);
    expect(
      logRows([{ n: 7, event: "round", text: "Round 5.", args: { n: 5 } }]).map((row) => row.round),
    ).toEqual([5]);
    expect(found(events, "LINE 2")).toHaveLength(1);
  });
  test("what a heading says is no line of its own", () => {
    const told = (event: string, step: string, n: number): EventSeen => ({
      n,
      event,
      text: event,
      step,
      ...(event === "round" ? { args: { n: 2 } } : {}),
    });
    const rows = logRows([
      told("drew", "end", 0),
      told("round", "end", 1),
      told("phase", "mythos", 2),
      told("doom", "mythos", 3),
      told("phase", "mythos", 4),
    ]);
    expect(rows.map((row) => [row.event.n, row.round, row.step, row.headed])).toEqual([
      [0, 0, "end", false],
      [2, 2, "mythos", true],
      [3, 0, "", false],
      [4, 0, "", false],
    ]);
  });
  test("of a long one only the blocks near what is seen are drawn", () => {
    const heights = Array.from({ length: 60 }, () => 1000);
    expect(blocksInSight(heights, 30_000, 500, 600)).toEqual([29, 31]);
    expect(blocksInSight(heights, 0, 500, 600)).toEqual([0, 1]);
    expect(blocksInSight(heights, 59_500, 500, 600)).toEqual([58, 59]);
    expect(blocksInSight([], 0, 500, 600)).toEqual([0, -1]);
  });
  test("can be read for one's own part, for chance, or for what was big", () => {
    const events: EventSeen[] = [
      { n: 0, event: "a", text: "", seat: 1 },
      { n: 1, event: "b", text: "", private: true },
      { n: 2, event: "c", text: "", procedure: { kind: "roll", parts: [], result: 1 } },
      { n: 3, event: "d", text: "", moment: "x", seat: 0 },
    ];
    expect(KINDS.map((kind) => ofKind(events, kind, 0).map((event) => event.n))).toEqual([
      [0, 1, 2, 3],
      [1, 3],
      [2],
      [3],
    ]);
  });
});

describe("tables", () => {
  const table = (id: string, status: TableInfo["status"], asked: boolean, changed = 0): TableInfo => ({
    id,
    game: "parlour",
    title: "",
    status,
    options: {},
    public: false,
    timer: "none",
    undo: "consent",
    hints: true,
    spectators: true,
    delay: 0,
    created: 0,
    changed,
    revision: 0,
    people: 1,
    seats: [{ seat: 0, kind: "human", name: "Ada", yours: true, asked }],
  });
  test("those that wait for me burn and come first", () => {
    const tables = [
      table("over", "over", false, 9),
      table("theirs", "playing", false, 5),
      table("mine", "playing", true, 1),
    ];
    expect(myTurn(tables[2]!)).toBe(true);
    expect(tableOrder(tables).map((each) => each.id)).toEqual(["mine", "theirs", "over"]);
  });
});

describe("the report", () => {
  test("looks at the first and the last moment and at few between them", () => {
    expect(samples(100, 5)).toEqual([0, 25, 50, 75, 100]);
    expect(samples(2, 24)).toEqual([0, 1, 2]);
    expect(samples(0, 24)).toEqual([0]);
  });
  test("draws high values at the top", () => {
    expect(curve([0, 2], 100, 50, 2)).toBe("0.0,50.0 100.0,0.0");
  });
});

describe("ready-made options", () => {
  test("are offered for a game that has all of them", () => {
    expect(presetsOf("parlour", ["length", "spirits"]).map(([name]) => name)).toEqual([
      "first",
      "book",
      "hard",
    ]);
    expect(presetsOf("parlour", ["length"])).toEqual([]);
    expect(presetsOf("unknown", ["length"])).toEqual([]);
  });
  test("are chosen when all their options are", () => {
    expect([
      isChosen({ length: "long", spirits: "calm", more: 1 }, { length: "long", spirits: "calm" }),
      isChosen({ length: "short", spirits: "calm" }, { length: "long", spirits: "calm" }),
    ]).toEqual([true, false]);
  });
  test("are asked for only where they change anything", () => {
    const beside = { scenario: { mode: "standalone" }, late_seats: { mode: "campaign" } };
    const asked = (mode: string) =>
      ["scenario", "late_seats", "difficulty"].filter((name) => matters({ beside }, name, { mode }));
    expect([asked("campaign"), asked("standalone")]).toEqual([
      ["late_seats", "difficulty"],
      ["scenario", "difficulty"],
    ]);
  });
});

test("the script that a page begins with is found in it", () => {
  expect(entry('<html><script type="module" crossorigin src="/assets/index-abc.js"></script>')).toBe(
    "/assets/index-abc.js",
  );
  expect(entry("<html></html>")).toBe("");
});

test("another way of playing may be for fewer or more seats", () => {
  const info = { least: 2, most: 5, seats: { mode: { solo: [1, 1], coop: [1, 5] } } } satisfies Parameters<
    typeof bounds
  >[0];
  expect(bounds(info, { mode: "solo", side: "A" })).toEqual([1, 1]);
  expect(bounds(info, { mode: "coop" })).toEqual([1, 5]);
  expect(bounds(info, { mode: "semi-coop" })).toEqual([2, 5]);
});
