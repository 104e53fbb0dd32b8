import { expect, test } from "vitest";
import { asWords, keysOf, lineOf, nameOf } from "../src/referee/situation";
import type { BuilderWord } from "../src/wire";

const veil: BuilderWord = {
  word: "veil",
  text: "A veil.",
  slots: [
    { name: "number", kind: "number", needed: true, many: false, usual: "" },
    { name: "spirit", kind: "word", needed: true, many: false, usual: "" },
    { name: "seen_by", kind: "words", needed: false, many: false, usual: "" },
    { name: "open", kind: "yes-no", needed: false, many: false, usual: "" },
  ],
};
const bag: BuilderWord = {
  word: "bag",
  text: "The bag.",
  slots: [{ name: "tokens", kind: "amounts", needed: false, many: true, usual: "" }],
};
const script: BuilderWord = {
  word: "script",
  text: "Chance.",
  slots: [
    { name: "channel", kind: "word", needed: true, many: false, usual: "" },
    { name: "results", kind: "words", needed: false, many: true, usual: "" },
  ],
};

test.each([
  [{ veil: [2, "the-judge"], seen_by: ["medium"], open: true }],
  [{ veil: [1, "the-bride"] }],
  [{ bag: true, adult: [4, 3], larva: 2 }],
  [{ script: ["noise", "a", "b"] }],
])("words of a lesson stay the same in the form: %j", (said) => {
  const words = [veil, bag, script];
  const line = lineOf(said as Record<string, unknown>, words);
  expect(
    asWords(
      line,
      words.find((each) => each.word === line.word),
    ),
  ).toEqual(said);
});

test("what is no number is sent as it is, so that the server can say so", () => {
  expect(asWords({ word: "veil", values: { number: "two", spirit: "x" } }, veil)).toEqual({
    veil: ["two", "x"],
  });
});

const things = [
  { key: "taser", name: "Taser" },
  { key: "slime-1", name: "Slime" },
  { key: "slime-2", name: "Slime" },
];

test("two things of one name are told apart by their keys", () => {
  const names = things.map((each) => nameOf(each.key, things));
  expect(names).toEqual(["Taser", "Slime (slime-1)", "Slime (slime-2)"]);
});

test("things are found by name, whatever its case; other words stay as they were typed", () => {
  expect(keysOf(" taser ", things, false)).toEqual(["taser"]);
  expect(keysOf("slime (slime-2)", things, true)).toEqual(["slime-2"]);
  expect(keysOf("taser, rifle", things, true)).toEqual(["taser", "rifle"]);
  expect(keysOf("  ", things, false)).toEqual([]);
});
