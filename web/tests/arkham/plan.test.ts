import { describe, expect, test } from "vitest";
import { face } from "../../src/games/arkham/face";
import { layout, links } from "../../src/games/arkham/map";
import * as plan from "../../src/games/arkham/plan";
import type { ArkhamTestView, ArkhamView, LocationView } from "../../src/wire";

const place = (key: string, connected: string[] = [], more: Partial<LocationView> = {}): LocationView => ({
  key,
  title: key,
  connected,
  revealed: true,
  ...more,
});
const view = (more: Partial<ArkhamView> = {}): ArkhamView => ({
  game: "arkham",
  seat: 0,
  step: "investigation-turn",
  mode: "campaign",
  difficulty: "standard",
  scenario: "the-gathering",
  phase: "investigation",
  round: 2,
  encounters: { cards: 20 },
  investigators: [
    { seat: 0, key: "roland-banks", location: "attic", deck: { cards: 20 } },
    { seat: 1, key: "wendy-adams", location: "hallway", deck: { cards: 20 } },
  ],
  locations: [place("hallway", ["attic"]), place("attic", ["hallway"])],
  ...more,
});
const ghoul = (n: number, more = {}) => ({
  key: `ghoul-minion-${n}`,
  card: "ghoul-minion",
  location: "attic",
  health: 2,
  fight: 2,
  evade: 2,
  ...more,
});
const trial = (more: Partial<ArkhamTestView> = {}): ArkhamTestView => ({
  who: "roland-banks",
  skill: "intellect",
  difficulty: 3,
  base: 3,
  ...more,
});
const speech: plan.Speech = {
  name: (key) => key,
  say: (key, facts = {}) => [key, ...Object.values(facts)].join(" "),
  comma: ", ",
};

describe("where locations lie", () => {
  test("no two of them lie in the same place, whatever the scenario", () => {
    for (const keys of [
      ["study", "hallway", "attic", "cellar", "parlor"],
      [
        "northside",
        "downtown",
        "easttown",
        "miskatonic-university",
        "rivertown",
        "graveyard",
        "st-marys-hospital",
        "southside",
        "your-house",
      ],
    ]) {
      const { at } = layout(keys.map((key) => place(key)));
      expect(new Set([...at.values()].map(({ x, y }) => `${x} ${y}`)).size).toBe(keys.length);
    }
  });
  test("copies of the woods take their places in turn", () => {
    const woods = [1, 2, 3, 4].map((n) => place(`arkham-woods-${n}`, [], { title: "arkham-woods" }));
    expect(new Set([...layout(woods).at.values()].map(({ x }) => x)).size).toBe(4);
  });
  test("places nobody has heard of are laid in layers from the first one", () => {
    const { at } = layout([
      place("pier", ["boat"]),
      place("boat", ["pier", "reef"]),
      place("reef", ["boat"]),
    ]);
    expect([at.get("pier")!.y, at.get("boat")!.y, at.get("reef")!.y]).toEqual([
      0,
      at.get("boat")!.y,
      2 * at.get("boat")!.y,
    ]);
  });
  test("the picture holds all of them", () => {
    const { at, whole } = layout([place("hallway"), place("attic"), place("cellar")]);
    for (const { x, y } of at.values())
      expect(x > whole.x && y > whole.y && x < whole.x + whole.w && y < whole.y + whole.h).toBe(true);
  });
  test("a way that leads back is drawn once", () => {
    expect(links([place("a", ["b"]), place("b", ["a", "c"]), place("c")])).toEqual([
      { from: "a", to: "b", both: true },
      { from: "b", to: "c", both: false },
    ]);
  });
});

describe("who is where", () => {
  test("own engaged enemies lie in the threat area, all others at their location", () => {
    const now = view({ enemies: [ghoul(1, { engaged: 0 }), ghoul(2, { engaged: 1 }), ghoul(3)] });
    expect(plan.threats(now).map((one) => one.key)).toEqual(["ghoul-minion-1"]);
    expect(plan.enemiesAt(now, "attic").map((one) => one.key)).toEqual(["ghoul-minion-2", "ghoul-minion-3"]);
  });
  test("assets lie in the order of their slots", () => {
    const who = {
      seat: 0,
      key: "roland-banks",
      deck: { cards: 1 },
      assets: [
        { key: "talent-1", card: "talent" },
        { key: "charm-1", card: "charm", slots: ["accessory"] },
        { key: "gun-1", card: "gun", slots: ["hand", "hand"] },
      ],
    };
    expect(plan.playArea(who).map((card) => card.key)).toEqual(["gun-1", "charm-1", "talent-1"]);
    expect(plan.slotsTaken(who)).toEqual([
      ["hand", 2],
      ["accessory", 1],
    ]);
  });
  test("a location is told with everything that is there", () => {
    const now = view({ enemies: [ghoul(1, { damage: 1, exhausted: true })] });
    expect(plan.locationInWords(now, now.locations![1]!, speech)).toBe(
      "attic, shroud 0, clues 0, enemy-of ghoul-minion-1 enemy 2 1 2 0 0, exhausted, you roland-banks, ways hallway",
    );
    expect(plan.locationInWords(now, place("parlor", [], { revealed: false }), speech)).toBe(
      "parlor, unrevealed",
    );
  });
});

describe("what things are called", () => {
  test("copies have their numbers only while another one lies on the table", () => {
    const now = view({
      enemies: [ghoul(1), ghoul(3), { ...ghoul(1), key: "swarm-of-rats-2", card: "swarm-of-rats" }],
    });
    expect(
      ["ghoul-minion-1", "ghoul-minion-3", "swarm-of-rats-2", "machete-1", "lucky-01080", "-2"].map((key) =>
        plan.called(now, key),
      ),
    ).toEqual(["ghoul-minion-1", "ghoul-minion-3", "swarm-of-rats", "machete", "lucky-01080", "-2"]);
  });
  test("a wood that was turned up is called by what it is", () => {
    const now = view({
      locations: [
        place("arkham-woods-1", [], { revealed: false }),
        place("arkham-woods-2", [], { card: "arkham-woods-01153" }),
      ],
    });
    expect(["arkham-woods-1", "arkham-woods-2"].map((key) => plan.called(now, key))).toEqual([
      "arkham-woods-1",
      "arkham-woods-01153",
    ]);
  });
});

describe("what places look like", () => {
  test("each has a picture of its own, as soon as its name is known", () => {
    const now = view({
      locations: [
        place("rivertown", [], { revealed: false }),
        place("southside", [], { revealed: false }),
        place("southside", [], { card: "southside-01127" }),
        place("arkham-woods-1", [], { revealed: false }),
      ],
    });
    expect(now.locations!.map((one) => face.icon(one.key, { ...now, locations: [one] }))).toEqual([
      "place-rivertown",
      "place-southside",
      "place-southside-01127",
      "place-arkham-woods",
    ]);
  });
});

describe("a skill test", () => {
  test("the skill is the sum of its parts, never below 0", () => {
    expect(
      plan.skillNow(
        trial({
          parts: [
            ["magnifying-glass-1", 1],
            ["perception", 2],
          ],
        }),
      ),
    ).toBe(6);
    expect(plan.skillNow(trial({ parts: [["fog", -5]] }))).toBe(0);
  });
  test("tokens lie from the best to the worst; symbols after numbers", () => {
    const bag: [string, number, number][] = [
      ["auto-fail", 0, 0],
      ["skull", -1, 1],
      ["-3", -3, 0],
      ["+1", 1, 1],
      ["elder-thing", -2, 0.5],
    ];
    expect(plan.heaps(trial({ bag })).map((heap) => [heap.token, heap.good])).toEqual([
      ["+1", "yes"],
      ["-3", "no"],
      ["skull", "yes"],
      ["elder-thing", "perhaps"],
      ["auto-fail", "no"],
    ]);
  });
  test("the stepper follows the test", () => {
    expect(
      [trial(), trial({ tokens: ["0"] }), trial({ tokens: ["0"], decided: true })].map(plan.stepOf),
    ).toEqual([2, 4, 7]);
  });
});

test("a token of the bag is a number, a copy of a card is none", () => {
  expect(["+1", "0", "-4", "skull", "knife-1", "45-automatic-2"].map(plan.isNumber)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});
