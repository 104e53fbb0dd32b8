import { beforeEach, describe, expect, test, vi } from "vitest";
import {
  apart,
  byKind,
  changed,
  chosen,
  curve,
  everything,
  iconsIn,
  isNarrow,
  listOf,
  shown,
  type Deck,
} from "../../src/games/arkham/decks/model";
import {
  brought,
  deckOf,
  decks,
  forget,
  keep,
  newDeck,
  optionsFor,
} from "../../src/games/arkham/decks/shelf";
import type { DeckFault, Owner, PoolCard } from "../../src/wire";

const card = (key: string, more: Partial<PoolCard> = {}): PoolCard => ({
  key,
  title: key,
  kind: "asset",
  faction: "guardian",
  copies: { "one-core": 1 },
  level: 0,
  ...more,
});
const knife = card("knife", { faction: "neutral", cost: 1, icons: { combat: 1 } });
const shotgun = card("shotgun", { level: 4, cost: 5, icons: { combat: 2 } });
const guts = card("guts", { kind: "skill", faction: "neutral", icons: { willpower: 2 } });
const blade = card("switchblade", { faction: "rogue", cost: 1 });
const badge = card("rolands-38-special", { faction: "neutral", only: "roland-banks", cost: 3 });
const amnesia = card("amnesia", { kind: "treachery", faction: "neutral", weakness: "basic" });
const all = [knife, shotgun, guts, blade, badge, amnesia];
const pool = new Map(all.map((each) => [each.key, each]));
const bar = (reason: string): DeckFault => ({ reason, text: "no" });
const bars = {
  shotgun: bar("deck-not-earned"),
  switchblade: bar("deck-class"),
  knife: bar("deck-enough-copies"),
};
const printed = (one: PoolCard) => ({
  name: one.key,
  text: one.key === "guts" ? "Draw a card" : "",
  traits: one.key === "knife" ? "Weapon" : "",
});
const keys = (more: Partial<ReturnType<typeof everything>>, inDeck = {}) =>
  shown(all, { ...everything(), ...more }, bars, printed, inDeck).map((one) => one.key);
const owner: Owner = {
  key: "roland-banks",
  faction: "guardian",
  numbers: {},
  size: 30,
  factions: { guardian: 5 },
  requires: ["rolands-38-special"],
};

describe("the pool", () => {
  test("only what fits is shown: a card of which there is enough still fits", () => {
    expect(keys({})).toEqual(["knife", "guts"]);
  });
  test("whoever wants to know why sees the others, too", () => {
    expect(keys({ fitting: false })).toEqual([
      "shotgun",
      "switchblade",
      "knife",
      "rolands-38-special",
      "guts",
    ]);
  });
  test("what is in the deck is shown, even if it does not fit", () => {
    expect(keys({}, { switchblade: 1 })).toEqual(["switchblade", "knife", "guts"]);
  });
  test("weaknesses are shown to those who ask for them", () => {
    expect(keys({ kinds: ["weakness"] })).toEqual(["amnesia"]);
  });
  test("class, kind, level, cost, icon and words narrow it", () => {
    expect(keys({ fitting: false, classes: ["rogue"] })).toEqual(["switchblade"]);
    expect(keys({ fitting: false, level: "4" })).toEqual(["shotgun"]);
    expect(keys({ fitting: false, cost: "5" })).toEqual(["shotgun"]);
    expect(keys({ kinds: ["skill"] })).toEqual(["guts"]);
    expect(keys({ icon: "willpower" })).toEqual(["guts"]);
    expect(keys({ words: "draw CARD" })).toEqual(["guts"]);
    expect(keys({ words: "weapon" })).toEqual(["knife"]);
  });
  test("filters are cleared only where something is looked for", () => {
    expect([
      isNarrow(everything()),
      isNarrow({ ...everything(), fitting: false }),
      isNarrow({ ...everything(), words: "a" }),
    ]).toEqual([false, false, true]);
  });
});

describe("a deck", () => {
  test("cards go in and out one by one", () => {
    expect(changed(changed({}, "knife", 1), "knife", 1)).toEqual({ knife: 2 });
    expect(changed({ knife: 1, guts: 1 }, "knife", -1)).toEqual({ guts: 1 });
  });
  test("signature cards are no choice", () => {
    expect(chosen({ knife: 2, "rolands-38-special": 1 }, owner)).toEqual({ knife: 2 });
  });
  test("it lies by kinds, cheap cards first", () => {
    const shelves = byKind({ shotgun: 1, knife: 2, guts: 1, amnesia: 1, nothing: 1 }, pool, (key) => key);
    expect(shelves.map(({ kind, n, rows }) => [kind, n, rows.map((row) => row.card.key)])).toEqual([
      ["asset", 3, ["knife", "shotgun"]],
      ["skill", 1, ["guts"]],
      ["weakness", 1, ["amnesia"]],
    ]);
  });
  test("costs and icons are counted; skills cost nothing", () => {
    expect(curve({ knife: 2, shotgun: 1, guts: 2 }, pool)).toEqual([0, 2, 0, 0, 0, 1]);
    expect(iconsIn({ knife: 2, shotgun: 1, guts: 1 }, pool)).toEqual([
      ["willpower", 2],
      ["intellect", 0],
      ["combat", 4],
      ["agility", 0],
      ["wild", 0],
    ]);
  });
  test("its list names it, its owner and every card", () => {
    expect(listOf({ name: " Mine ", owner: "roland-banks", cards: { knife: 2 } })).toBe(
      "# Mine\nroland-banks\n2x knife",
    );
    expect(listOf({ owner: "roland-banks", cards: {} })).toBe("roland-banks");
  });
  test("a fault and its rule are told apart, in both kinds of brackets", () => {
    expect(apart({ reason: "r", text: "Too few (AHC-DBK-02).", rule: "AHC-DBK-02" })).toEqual({
      text: "Too few.",
      rule: "AHC-DBK-02",
    });
    expect(apart({ reason: "r", text: "太少（AHC-DBK-02）。", rule: "AHC-DBK-02" }).text).toBe("太少。");
    expect(apart({ reason: "r", text: "Line 3" })).toEqual({ text: "Line 3", rule: "" });
  });
});

describe("decks of this browser", () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
    vi.stubGlobal("location", { search: "" });
  });
  const mine = (more: Partial<Deck> = {}): Deck => ({
    ...newDeck({ name: "Mine", owner: "roland-banks" }),
    ...more,
  });

  test("the one changed last comes first, and is kept once", () => {
    keep(mine({ id: "a", changed: 1 }));
    keep(mine({ id: "b", changed: 2 }));
    keep(mine({ id: "a", changed: 3 }));
    expect(decks().map((deck) => deck.id)).toEqual(["a", "b"]);
    forget("a");
    expect([deckOf("a"), deckOf("b")?.id]).toEqual([undefined, "b"]);
  });
  test("what others have written there does no harm", () => {
    for (const odd of ["nonsense", "{}", '[1, null, {"id": 3}]']) {
      localStorage.setItem("seance-decks", odd);
      expect(decks()).toEqual([]);
    }
  });
  test("a new table gets the deck of its address, with its options", () => {
    keep(mine({ id: "a", collection: "revised", cards: { knife: 1 } }));
    expect(brought()).toEqual({});
    vi.stubGlobal("location", { search: "?deck=a" });
    expect(brought()).toEqual({
      deck_1: "# Mine\nroland-banks\n1x knife",
      collection: "revised",
      mode: "campaign",
    });
    expect(Object.keys(optionsFor(mine(), 2))).toContain("deck_2");
  });
});
