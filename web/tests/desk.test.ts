import { beforeEach, describe, expect, test, vi } from "vitest";
import type { GameFace } from "../src/lib/contract";
import type { AskSeen, CardInfo, GameInfo, OptionSeen, RefusalSeen, SeatInfo, TableInfo } from "../src/wire";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("location", { origin: "http://table" });
vi.stubGlobal("document", { hidden: false });
vi.stubGlobal("innerWidth", 1440);
vi.stubGlobal("innerHeight", 900);
const { Desk } = await import("../src/desk/desk");
const { settings } = await import("../src/lib/settings.svelte");
const { Seat } = await import("../src/lib/table.svelte");
const { t } = await import("../src/lib/words.svelte");

const option = (key: string, more: Partial<OptionSeen> = {}): OptionSeen => ({
  key,
  label: key,
  group: key.split(":")[0] ?? "",
  entities: key.split(":").slice(1),
  danger: false,
  ...more,
});
const asked = (options: OptionSeen[], more: Partial<AskSeen> = {}): AskSeen => ({
  number: 1,
  seat: 0,
  prompt: "turn",
  text: "",
  options,
  ...more,
});
const face = {
  steps: [],
  shownAs: (key: string) => key,
  faceDown: (_: unknown, entity: string) => entity !== "attic",
  routes: () => ({ far: { keys: ["move:near", "move:far"], by: ["near"], takes: [] } }),
} as unknown as GameFace;

/** The desk of whoever sits at seat 0, before one question. */
function deskWith(ask: AskSeen | null, cards = new Map<string, CardInfo>()) {
  const seat = new Seat("t", 0);
  const seats = [0, 1, 2].map((n) => ({ seat: n, name: `Player ${n}`, asked: n === 0 }) as SeatInfo);
  seat.table = { id: "t", status: "playing", seats } as TableInfo;
  seat.view = { game: "g", seat: 0, step: "turn" };
  seat.line = "open";
  seat.ask = ask;
  const printed = {
    cards: () => cards,
    terms: () => [],
    cast: () => ({ prompts: [], people: [] }),
  };
  const desk = new Desk({ game: "g" } as GameInfo, face, [seat], printed);
  desk.choice.clear();
  return { desk, seat };
}

beforeEach(() => {
  settings.oneClick = false;
});

describe("speech", () => {
  test("of a card that lies face down its back is read, and nothing of the other side", () => {
    const text = { attic: "Spooky.", cellar: "Harms.", parlor: "Barred.", "parlor-unrevealed": "No way in." };
    const cards = Object.entries(text).map(([key, text]) => [key, { key, name: key, text }] as const);
    const { speech } = deskWith(null, new Map(cards)).desk;
    expect(speech.card("attic")?.text).toBe("Spooky.");
    expect(speech.card("cellar")?.text).toBe(t("face-down"));
    expect(speech.card("parlor")?.text).toBe(["No way in.", t("face-down")].filter(Boolean).join(" "));
  });
});

describe("choice", () => {
  test("what the adviser would tick is ticked, and sent where nothing is left to tick", () => {
    const { desk, seat } = deskWith(asked([option("commit:a"), option("commit:b")], { min: 0, max: 2 }));
    desk.choice.follow(["commit:b"]);
    expect([desk.choice.ticked, seat.sent]).toEqual([["commit:b"], null]);
    desk.choice.follow(["commit:b"]);
    expect(seat.sent).toEqual(["commit:b"]);
    const other = deskWith(asked([option("commit:a")], { min: 0, max: 1 }));
    other.desk.choice.follow([]);
    expect(other.seat.sent).toEqual([]);
  });

  test("the first press selects, the second answers", () => {
    const { desk, seat } = deskWith(asked([option("move:a"), option("move:b")]));
    desk.choice.press("move:b");
    expect([desk.choice.armed, seat.sent]).toEqual(["move:b", null]);
    desk.choice.press("move:b");
    expect([desk.choice.armed, seat.sent]).toEqual(["", ["move:b"]]);
  });
  test("one click is enough for whoever likes it so, unless it costs or harms", () => {
    settings.oneClick = true;
    const options = [option("move:a"), option("move:b", { cost: 1 }), option("jump", { danger: true })];
    for (const key of ["move:b", "jump"]) {
      const { desk, seat } = deskWith(asked(options));
      desk.choice.press(key);
      expect([desk.choice.armed, seat.sent]).toEqual([key, null]);
    }
    const { desk, seat } = deskWith(asked(options));
    desk.choice.press("move:a");
    expect(seat.sent).toEqual(["move:a"]);
  });
  test("several are ticked, and sent once", () => {
    const { desk, seat } = deskWith(
      asked(
        ["a", "b", "c"].map((each) => option(each)),
        { min: 2, max: 2 },
      ),
    );
    desk.choice.press("a");
    expect(desk.choice.confirm()).toBe(false);
    desk.choice.press("c");
    expect([desk.choice.ticked, seat.sent]).toEqual([["a", "c"], null]);
    expect(desk.choice.confirm()).toBe(true);
    expect(seat.sent).toEqual(["a", "c"]);
  });
  test("what the server proposes is selected, and not yet the reader's choice", () => {
    const { desk } = deskWith(asked([option("a"), option("b")], { proposed: ["b"] }));
    expect([desk.choice.armed, desk.choice.untouched]).toEqual(["b", true]);
    desk.choice.press("a");
    expect([desk.choice.armed, desk.choice.untouched]).toEqual(["a", false]);
  });
  test("a click on a thing does the only thing it can mean, offers several, or says why not", () => {
    const { desk, seat } = deskWith(asked([option("move:a"), option("move:b"), option("search:b")]));
    seat.refusals = [{ key: "move:c", label: "", entities: ["c"], rule: "R-1" } as unknown as RefusalSeen];
    desk.choice.pick("a");
    expect(desk.choice.armed).toBe("move:a");
    desk.choice.pick("b");
    expect(desk.gaze.menu?.options.map(({ key }) => key)).toEqual(["move:b", "search:b"]);
    desk.choice.pick("c");
    expect([desk.gaze.menu, desk.gaze.reasons?.entity]).toEqual([null, "c"]);
  });
  test("a way is chosen as a whole: its steps follow as they are asked for", () => {
    const { desk, seat } = deskWith(asked([option("move:near"), option("pass")]));
    desk.choice.pick("far");
    expect([desk.choice.farAway, desk.gaze.lit]).toEqual(["far", ["near", "far"]]);
    desk.choice.pick("far");
    expect(seat.sent).toEqual(["move:near"]);
    seat.sent = null;
    desk.choice.walkOn();
    expect(seat.sent).toBeNull(); // still the same question
    seat.ask = asked([option("move:far"), option("pass")], { number: 2 });
    desk.choice.walkOn();
    expect(seat.sent).toEqual(["move:far"]);
  });
  test("anything else that is asked ends a journey", () => {
    const { desk, seat } = deskWith(asked([option("move:near"), option("pass")]));
    desk.choice.pick("far");
    desk.choice.pick("far");
    for (const [number, key] of [
      [2, "fight"],
      [3, "move:far"],
    ] as const) {
      seat.sent = null;
      seat.ask = asked([option(key), option("pass")], { number });
      desk.choice.walkOn();
      expect(seat.sent).toBeNull();
    }
  });
  test("whoever points at things for the others answers nothing", () => {
    const { desk, seat } = deskWith(asked([option("move:a")]));
    desk.talk.naming = true;
    desk.choice.press("move:a");
    desk.choice.pick("a");
    expect([desk.question.options, seat.sent, desk.talk.draft.entities]).toEqual([[], null, ["a"]]);
  });
});

describe("panes", () => {
  test("a rule opens beside the table and closes whatever led to it", () => {
    const { desk } = deskWith(null);
    desk.panes.dialog = "why-not";
    desk.gaze.inspected = "card";
    desk.panes.openRule("R-1");
    const { dialog, tab, pane, drawer, rule } = desk.panes;
    expect([dialog, desk.gaze.inspected, tab, pane, drawer, rule]).toEqual([
      "",
      "",
      "rules",
      "rules",
      true,
      "R-1",
    ]);
  });
  test("one walks from sheet to sheet, and comes back to the own one", () => {
    const { desk } = deskWith(null);
    const walked = [1, 1, 1, -1].map((by) => {
      desk.panes.walkSheets(by as 1 | -1);
      return desk.eyes.sheetOf;
    });
    expect(walked).toEqual([1, 2, -1, 2]);
  });
  test("what comes while the chat is out of sight is counted, until it is opened", () => {
    const { desk, seat } = deskWith(null);
    const line = { seat: 1, text: "hm" } as (typeof seat.chat)[number];
    seat.chat = [line];
    desk.unread.count();
    seat.chat = [line, line, line];
    desk.unread.count();
    expect(desk.unread.chat).toBe(2);
    desk.panes.show("chat");
    desk.unread.count();
    expect(desk.unread.chat).toBe(0);
  });
});
