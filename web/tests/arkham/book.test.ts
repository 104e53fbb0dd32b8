import { describe, expect, test } from "vitest";
import { bag, chapters, counted, entries } from "../../src/games/arkham/book";
import type { ArkhamView, EventSeen } from "../../src/wire";

let n = 0;
const heard = (event: string, args: EventSeen["args"] = {}): EventSeen => ({
  n: n++,
  event,
  text: event,
  args,
});
const told = (line: string): EventSeen => heard("story", { line: `story-${line}` });
const view = (more: Partial<ArkhamView>): ArkhamView => ({
  game: "arkham",
  seat: 0,
  step: "",
  mode: "campaign",
  difficulty: "standard",
  scenario: "the-gathering",
  phase: "",
  round: 1,
  encounters: { cards: 0 },
  ...more,
});

describe("the story so far", () => {
  const log = [
    heard("plays-as"),
    heard("weakness-added"),
    heard("scenario", { scenario: "the-gathering" }),
    told("the-gathering"),
    told("trapped"),
    heard("moves"),
    told("the-gathering-r1"),
    heard("noted"),
    heard("experience"),
    heard("bought"),
    heard("scenario", { scenario: "the-midnight-masks" }),
    told("the-midnight-masks-survivors"),
    told("the-midnight-masks"),
    told("rivertown"),
    heard("killed"),
    told("nobody-left"),
  ];
  const found = chapters(log);
  test("every scenario is a chapter", () => {
    expect(found.map((chapter) => chapter.scenario)).toEqual(["the-gathering", "the-midnight-masks"]);
  });
  test("introductions, resolutions and the end are told; acts and places stand along the way", () => {
    const lines = (events: EventSeen[]) => events.map((event) => event.args?.line);
    expect(found.map((chapter) => lines(chapter.told))).toEqual([
      ["story-the-gathering", "story-the-gathering-r1"],
      ["story-the-midnight-masks-survivors", "story-the-midnight-masks", "story-nobody-left"],
    ]);
    expect(found.map((chapter) => lines(chapter.along))).toEqual([["story-trapped"], ["story-rivertown"]]);
  });
  test("what is written down before the first scenario and after the last word belongs to its chapter", () => {
    expect(found.map((chapter) => chapter.written.map((event) => event.event))).toEqual([
      ["weakness-added", "noted", "experience", "bought"],
      ["killed"],
    ]);
  });
  test("of a game that has not begun there is nothing to tell", () => {
    expect(chapters([heard("plays-as")])).toEqual([]);
  });
});

test("the log has notes, then names under their headings; who is lost stands elsewhere", () => {
  expect(
    entries(
      view({
        notes: ["house-burned"],
        names: {
          "cultists-interrogated": ["herman-collins"],
          lost: ["roland-banks"],
          "cultists-who-got-away": [],
        },
      }),
    ),
  ).toEqual([
    { note: "house-burned", names: [] },
    { note: "cultists-interrogated", names: ["herman-collins"] },
  ]);
});

test("the bag lies from the best number to the worst, then the signs, each counted once", () => {
  expect(bag(view({ bag: ["-1", "skull", "+1", "0", "-1", "auto-fail", "skull"] }))).toEqual([
    ["+1", 1],
    ["0", 1],
    ["-1", 2],
    ["auto-fail", 1],
    ["skull", 2],
  ]);
  expect(counted(["b", "a", "b"])).toEqual([
    ["b", 2],
    ["a", 1],
  ]);
});
