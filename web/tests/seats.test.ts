import { describe, expect, test } from "vitest";
import { askedSince, clockFace, nothingLeft, seatDeeds, secondsLeft } from "../src/lib/models";
import { ordered, orderRows, standing } from "../src/lib/orders";
import type { AskSeen, SeatInfo, TableInfo } from "../src/wire";

const table = (more: Partial<TableInfo> = {}): TableInfo => ({
  id: "t",
  game: "parlour",
  title: "",
  status: "playing",
  options: {},
  public: false,
  timer: "brisk",
  undo: "consent",
  hints: true,
  spectators: true,
  delay: 0,
  created: 0,
  changed: 0,
  revision: 0,
  people: 2,
  seats: [],
  ...more,
});
const seat = (more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: 1,
  kind: "human",
  name: "Ben",
  taken: true,
  presence: "online",
  ...more,
});

describe("what may be done about a seat", () => {
  test("everybody may hide what somebody says, only the host mutes and removes", () => {
    expect(seatDeeds(table(), seat(), false)).toEqual(["hide"]);
    expect(seatDeeds(table({ host: true }), seat(), false)).toEqual(["hide", "mute", "remove"]);
  });
  test("whoever sits there may report somebody, and the host of a public table bans them from all", () => {
    expect(seatDeeds(table(), seat(), true)).toEqual(["hide", "report"]);
    expect(seatDeeds(table({ host: true, public: true }), seat(), true)).toEqual([
      "hide",
      "mute",
      "remove",
      "ban",
      "report",
    ]);
  });
  test("a bot may be suggested only for somebody who is gone, and only by somebody who plays", () => {
    expect(seatDeeds(table(), seat({ presence: "gone" }), true)).toEqual(["hide", "stand-in", "report"]);
    expect(seatDeeds(table(), seat({ presence: "gone" }), false)).toEqual(["hide"]);
    expect(seatDeeds(table(), seat({ presence: "gone", bot: "random" }), true)).toEqual(["hide", "report"]);
  });
  test("the own seat is handed over by link, and taken back from a bot", () => {
    expect(seatDeeds(table(), seat({ yours: true }), true)).toEqual(["invite"]);
    expect(seatDeeds(table({ people: 1 }), seat({ yours: true, bot: "planner" }), true)).toEqual([
      "take-back",
    ]);
  });
  test("nothing is done about a bot's seat; a seat that nobody holds has a link for the host", () => {
    expect(
      seatDeeds(table({ host: true }), seat({ kind: "bot", taken: false, bot: "random" }), true),
    ).toEqual([]);
    expect(seatDeeds(table({ host: true }), seat({ taken: false, presence: "empty" }), true)).toEqual([
      "invite",
    ]);
  });
});

test("whoever has nothing more to decide may see everything, at a table that says so, and only with no other seat", () => {
  const seats = [seat({ seat: 0, yours: true, out: true }), seat({ seat: 1, out: true }), seat({ seat: 2 })];
  expect(nothingLeft(table({ out_sees_all: true, seats }))).toBe(true);
  expect(nothingLeft(table({ seats }))).toBe(false);
  expect(nothingLeft(table({ out_sees_all: true, seats, status: "over" }))).toBe(false);
  expect(nothingLeft(table({ out_sees_all: true, seats: [...seats, seat({ seat: 3, yours: true })] }))).toBe(
    false,
  );
  expect(nothingLeft(table({ out_sees_all: true, seats: seats.slice(1) }))).toBe(false);
});

describe("time", () => {
  test("what is left is counted in whole seconds and never below none", () => {
    expect([secondsLeft(10_000, 7_400), secondsLeft(10_000, 10_000), secondsLeft(10_000, 12_000)]).toEqual([
      3, 0, 0,
    ]);
  });
  test("a span is shown as on a clock", () => {
    expect([clockFace(7_900), clockFace(61_000), clockFace(750_000)]).toEqual(["0:07", "1:01", "12:30"]);
  });
  test("a seat that is still asked keeps its time, one that answered loses it", () => {
    const seats = [seat({ seat: 0, asked: true }), seat({ seat: 1 }), seat({ seat: 2, asked: true })];
    expect(askedSince({ 0: 5, 1: 6 }, seats, 9)).toEqual({ 0: 5, 2: 9 });
  });
});

describe("standing orders", () => {
  const option = (key: string) => ({ key, label: key, group: key.split(":")[0] ?? key });
  const window: AskSeen = {
    number: 1,
    seat: 0,
    prompt: "react",
    text: "?",
    window: true,
    options: [option("play:cough"), option("play:fraud"), option("pass")],
  };
  test("can be given for what the window offers, for all of its kind, and changed where they were given before", () => {
    const rows = orderRows({ abilities: { "use:ring": "never" } }, window);
    expect(rows.map((row) => [row.key, row.policy])).toEqual([
      ["play", "useful"],
      ["play:cough", "useful"],
      ["play:fraud", "useful"],
      ["use:ring", "never"],
    ]);
  });
  test("outside a window only older ones are listed", () => {
    expect(orderRows({}, { ...window, window: false })).toEqual([]);
  });
  test("what is as usual is not kept", () => {
    const never = ordered({ until: "turn" }, "play", "never");
    expect(never).toEqual({ until: "turn", abilities: { play: "never" } });
    expect(ordered(never, "play", "useful").abilities).toEqual({});
    expect([standing({}), standing({ until: "step" }), standing(never)]).toEqual([false, true, true]);
  });
});
