import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "svelte/compiler";
import { expect, test } from "vitest";
import icons from "../src/icons.json";
import set from "@iconify-json/game-icons/icons.json";

const SRC = new URL("../src", import.meta.url).pathname;
const files = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter(
  (file) => /\.(svelte|ts)$/.test(file) && !file.endsWith(".d.ts"),
);
const texts = files.map((file) => ({ file, text: readFileSync(join(SRC, file), "utf8") }));
const source = texts.map((each) => each.text).join("\n");
const messages = (language: string) =>
  [
    ...readFileSync(
      new URL(`../../seance/server/locale/${language}/page.ftl`, import.meta.url),
      "utf8",
    ).matchAll(/^page-([\w-]+) =/gm),
  ].map((found) => found[1] ?? "");
/** Keys that are named in full, and beginnings of keys whose end is known only when the page runs. */
const named = [
  ...source.matchAll(/\bt\((?:[^()"]*\? )?"([\w-]+)"(?: : "([\w-]+)")?/g),
  ...source.matchAll(/"page-([\w-]+)"/g),
]
  .flatMap((found) => found.slice(1))
  .filter((key): key is string => Boolean(key));
const beginnings = [...source.matchAll(/(?:\bt\(\s*`|`page-)([\w-]*)\$\{/g)]
  .map((found) => found[1] ?? "")
  .filter(Boolean);

test.each(["en", "zh-Hans"])("every word of the page is there (%s)", (language) => {
  const have = messages(language);
  expect(named.length).toBeGreaterThan(200);
  expect([...new Set(named)].filter((key) => !have.includes(key))).toEqual([]);
  expect([...new Set(beginnings)].filter((start) => !have.some((key) => key.startsWith(start)))).toEqual([]);
});

test("no word of the page is left over", () => {
  const quoted = new Set([...source.matchAll(/["`]([\w-]+)["`]/g)].map((found) => found[1]));
  // what a game's options are called is asked for by the names that the server gives
  const used = (key: string) =>
    /^(option|value)-/.test(key) ||
    named.includes(key) ||
    quoted.has(key) ||
    beginnings.some((start) => key.startsWith(start)) ||
    (/-more$/.test(key) && quoted.has(key.replace(/-more$/, "")));
  expect(messages("en").filter((key) => !used(key))).toEqual([]);
});

interface Node {
  type: string;
  name?: string;
  data?: string;
  value?: unknown;
  start: number;
  [field: string]: unknown;
}
const SPOKEN = ["aria-label", "title", "placeholder", "alt", "aria-description", "aria-valuetext", "label"];
/** Names that are the same in every language, and words for machines. */
const NAMES = /^(Seance|game-icons\.net|CC BY 3\.0|Esc)$/;
const isSentence = (text: string) => /\p{L}{2}/u.test(text) && !NAMES.test(text.trim());

/** Every piece of text that a component writes by itself instead of asking for it. */
function literals(code: string): string[] {
  const found: string[] = [];
  const walk = (node: unknown, inAttribute = "") => {
    if (Array.isArray(node)) node.forEach((each) => walk(each, inAttribute));
    if (typeof node !== "object" || node === null || !("type" in node)) return;
    const one = node as Node;
    if (
      one.type === "Text" &&
      (inAttribute === "" || SPOKEN.includes(inAttribute)) &&
      isSentence(one.data ?? "")
    )
      found.push((one.data ?? "").trim());
    for (const [field, value] of Object.entries(one))
      if (field !== "parent" && field !== "css" && field !== "instance" && field !== "module")
        walk(value, one.type === "Attribute" ? (one.name ?? "?") : inAttribute);
  };
  walk((parse(code, { modern: true }) as unknown as { fragment: Node }).fragment);
  return found;
}

test("a sentence that a component writes by itself is noticed", () => {
  expect(
    literals(
      '<script>const a = "Not this";</script><p class="not this">{a} Good evening <b title="Read me">7</b></p>',
    ),
  ).toEqual(["Good evening", "Read me"]);
});

test.each(texts.filter(({ file }) => file.endsWith(".svelte")).map(({ file, text }) => [file, text]))(
  "%s writes no sentence by itself",
  (_, text) => {
    expect(literals(text)).toEqual([]);
  },
);

test("every icon that is named is drawn", () => {
  const drawn = set as { icons: Record<string, unknown>; aliases?: Record<string, unknown> };
  const wanted = Object.values(icons.icons).flatMap((each) => Object.values(each));
  expect(wanted.filter((name) => !(name in drawn.icons) && !(name in (drawn.aliases ?? {})))).toEqual([]);
});
