import "./printed";
import { describe, expect, test } from "vitest";
import type { GameFace } from "../src/lib/contract";
import { spokenOf } from "../src/lib/models";
import { asText, passages, type Told } from "../src/lib/position";
import { face as nemesis } from "../src/games/nemesis/face";
import { face as parlour } from "../src/games/parlour/face";
import { face as plain } from "../src/games/plain";
import type { NemesisView, ParlourView } from "../src/wire";

const told = (face: unknown, view: unknown, more: Partial<Told> = {}): Told => ({
  face: face as GameFace,
  view: view as Told["view"],
  seats: [
    { seat: 0, kind: "human", name: "Ada", yours: true, asked: true },
    { seat: 1, kind: "bot", name: "Bot", bot: "random" },
  ],
  ask: null,
  name: (key) => key,
  word: (key) => key.replace(/^page-/, ""),
  sitter: (seat) => `sitter ${seat}`,
  isOwn: (seat) => seat === 0,
  step: (id) => `step ${id}`,
  label: (option) => option.label,
  t: (key, args = {}) =>
    key === "comma"
      ? ", "
      : key === "fact"
        ? `${args["what"]}: ${args["value"]}`
        : [key, ...Object.values(args)].join(" "),
  say: (key, args = {}) => [key, ...Object.values(args)].join(" "),
  ...more,
});
const evening: ParlourView = {
  game: "parlour",
  seat: 0,
  step: "turn",
  phase: "turn",
  round: 2,
  hour: 8,
  goal: 5,
  lead: "medium",
  deck: 20,
  discard: ["matches"],
  sitters: [
    {
      key: "medium",
      wax: { "tall-candle": 2, "short-candle": 1 },
      cards: 2,
      score: 1,
      hand: ["snuffer", "cough"],
    },
    { key: "colonel", wax: { "tall-candle": 3, "short-candle": 2 }, cards: 4, score: 0, known: ["fraud"] },
  ],
  veils: [{ key: "veil-1", spirit: "the-child" }, { key: "veil-2" }],
};
const ship = {
  game: "nemesis",
  seat: 0,
  step: "turns",
  mode: "semi-coop",
  side: "A",
  phase: "player",
  round: 1,
  turn: 0,
  first: 0,
  actions: 2,
  destination: "B",
  time: 15,
  corridors: [],
  intruders: [{ key: "adult-1", kind: "adult", room: "room-006" }],
  rooms: [
    { key: "room-011", tile: "hibernatorium" },
    { key: "room-006", tile: "canteen", fire: true },
  ],
  pods: [],
  decks: [],
  engines: [],
  coordinates: { key: "coordinates" },
  bag: { "token-blank": 1 },
  supply: {},
  weaknesses: [],
  crafted: [],
  crew: [
    { seat: 0, number: 1, key: "scout", room: "room-011", hand: ["rest"], cards: 1 },
    {
      seat: 1,
      number: 2,
      key: "soldier",
      room: "room-006",
      cards: 5,
      light: 1,
      backs: ["red", "red"],
      objectives: 2,
    },
  ],
} as unknown as NemesisView;

describe("the position in words", () => {
  test("tells the question, the tracks, the seats, the hand and the board", () => {
    const ask = {
      number: 1,
      seat: 0,
      prompt: "p",
      text: "What now?",
      options: [{ key: "wait", label: "Wait", group: "wait" }],
    };
    const found = passages(told(parlour, evening, { ask }));
    expect(found[0]).toEqual({ title: "position-now 2 step turn", lines: ["What now?", "Wait"] });
    expect(found.find((each) => each.title === "tracks")?.lines[0]).toBe("parlour-hour: 8");
    expect(found.find((each) => each.title === "seats")?.lines[1]).toBe(
      "sitter 1, colonel, hand: 4, parlour-wax: 5, parlour-score: 0",
    );
    expect(found.find((each) => each.title === "hand")?.lines).toEqual(["snuffer", "cough"]);
    expect(found.find((each) => each.title === "parlour-veils")?.lines).toEqual([
      "veil-1, the-child, parlour-secret",
      "veil-2, parlour-unseen",
    ]);
  });
  test("of a ship tells what is in every room, and what the bag holds", () => {
    const found = passages(told(nemesis, ship));
    expect(found.find((each) => each.title.startsWith("board-ship"))?.lines).toEqual([
      "hibernatorium, board-you scout",
      "canteen, board-items 0, board-fire, soldier, adult-1",
    ]);
    expect(found.find((each) => each.title === "nemesis-bag")?.lines).toEqual(["token-blank: 1"]);
  });
  test("of a game without words of its own lists what lies on the table", () => {
    const found = passages(
      told(plain, { game: "x", seat: 0, step: "", gates: [{ key: "gate-1", omen: "comet", n: 2 }] }),
    );
    expect(found.at(-1)).toEqual({ title: "on-the-table", lines: ["gate-1, comet, 2"] });
  });
  test("is copied as plain text", () => {
    expect(
      asText([
        { title: "Hand", lines: ["a", "b"] },
        { title: "Seats", lines: ["c"] },
      ]),
    ).toBe("Hand\n- a\n- b\n\nSeats\n- c");
  });
});

describe("the sheet of another seat", () => {
  test("shows what is public and counts what is not", () => {
    const lines = nemesis.sheet(ship, 1);
    expect(lines[0]).toMatchObject({ kind: "boxes", filled: 1, of: 2 });
    const chips = lines.flatMap((line) =>
      line.kind === "chips" ? line.chips.map((chip) => [chip.label, chip.value]) : [],
    );
    expect(chips).toContainEqual(["page-hand", "5"]);
    expect(chips).toContainEqual(["page-nemesis-objectives", "2"]);
    expect(chips.filter(([label]) => label === "page-nemesis-back-red")).toHaveLength(2);
  });
  test("lies open to whoever sees all", () => {
    const all = {
      ...ship,
      seat: -2,
      crew: ship.crew.map((who) => ({ ...who, hand: ["rest"] })),
    } as unknown as NemesisView;
    expect(nemesis.sheet(all, 1)).toContainEqual({ kind: "cards", label: "page-hand", entities: ["rest"] });
    expect(nemesis.sheet(ship, 0).some((line) => line.kind === "cards" && line.label === "page-hand")).toBe(
      false,
    );
  });
  test("shows the cards that this reader happens to know", () => {
    expect(parlour.sheet(evening, 1)).toContainEqual({
      kind: "cards",
      label: "page-parlour-known",
      entities: ["fraud"],
    });
  });
});

test("what is said links its things, also when the speaker calls them by another name", () => {
  const name = (key: string) => ({ "veil-1": "first veil", "veil-2": "第二帷幕" })[key] ?? key;
  expect(spokenOf("Look at the first veil", ["veil-1"], name)).toEqual([
    { text: "Look at the " },
    { text: "first veil", entity: "veil-1" },
  ]);
  expect(spokenOf("second veil!", ["veil-2"], name).at(-1)).toEqual({ text: "第二帷幕", entity: "veil-2" });
});
