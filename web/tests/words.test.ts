import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import icons from "../src/icons.json";
import set from "@iconify-json/game-icons/icons.json";

const SRC = new URL("../src", import.meta.url).pathname;
const files = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((file) => /\.(svelte|ts)$/.test(file));
const source = files.map((file) => readFileSync(join(SRC, file), "utf8")).join("\n");

test.each(["en", "zh-Hans"])("every word of the page is there (%s)", (language) => {
  const words = readFileSync(new URL(`../../seance/server/locale/${language}/page.ftl`, import.meta.url), "utf8");
  const have = new Set([...words.matchAll(/^page-([\w-]+) =/gm)].map((found) => found[1]));
  const wanted = [...source.matchAll(/\bt\("([\w-]+)"/g), ...source.matchAll(/"page-([\w-]+)"/g)].map((found) => found[1]);
  expect(wanted.length).toBeGreaterThan(100);
  expect([...new Set(wanted)].filter((key) => !have.has(key))).toEqual([]);
});

test("every icon that is named is drawn", () => {
  const drawn = set as { icons: Record<string, unknown>; aliases?: Record<string, unknown> };
  const named = Object.values(icons.icons).flatMap((each) => Object.values(each));
  expect(named.filter((name) => !(name in drawn.icons) && !(name in (drawn.aliases ?? {})))).toEqual([]);
});
