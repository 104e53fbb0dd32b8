import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { headingKey, ruleSections } from "../src/lib/models";
import type { RuleInfo } from "../src/wire";

const GAMES = new URL("../../seance/games/", import.meta.url);
const games = readdirSync(GAMES, { withFileTypes: true })
  .filter(
    (entry) => entry.isDirectory() && readdirSync(new URL(`${entry.name}/`, GAMES)).includes("rules.toml"),
  )
  .map((entry) => entry.name);
const rule = (id: string, section: string): RuleInfo => ({
  id,
  game: "nemesis",
  section,
  kind: "k",
  text: id,
});

describe("the rules", () => {
  test("stand under headings, in the order of the rulebook", () => {
    const found = ruleSections([
      rule("NEM-MOVE-01", "移動行動"),
      rule("NEM-FIRE-01", "火焰標誌"),
      rule("NEM-MOVE-02", "移動行動"),
    ]);
    expect(found.map((each) => [each.key, each.printed, each.rules.length])).toEqual([
      ["section-move", "移動行動", 2],
      ["section-fire", "火焰標誌", 1],
    ]);
  });
  test("begin with how it is played, not with what is in the box", () => {
    const found = ruleSections([rule("NEM-COMP-01", "遊戲配件"), rule("NEM-MOVE-01", "移動行動")]);
    expect(found.map((each) => each.key)).toEqual(["section-move", "section-comp"]);
  });
  test.each(games)("of %s have their headings in both languages", (game) => {
    const ids = [
      ...readFileSync(new URL(`${game}/rules.toml`, GAMES), "utf8").matchAll(/^id = "([^"]+)"/gm),
    ].map((found) => found[1] ?? "");
    expect(ids.length).toBeGreaterThan(40);
    for (const language of ["en", "zh-Hans"]) {
      const have = new Set(
        [
          ...readFileSync(new URL(`${game}/locale/${language}/headings.ftl`, GAMES), "utf8").matchAll(
            /^(section-[\w-]+) =/gm,
          ),
        ].map((found) => found[1]),
      );
      expect([...new Set(ids.map(headingKey))].filter((key) => !have.has(key))).toEqual([]);
    }
  });
});
