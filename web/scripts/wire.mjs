// Types of all messages and views, made from the Python structs: `node scripts/wire.mjs schema.json src/wire.d.ts`
import { readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const [, , from, to] = process.argv;
const schema = JSON.parse(readFileSync(from, "utf8"));
const parts = Object.keys(schema.$defs);
for (const part of Object.values(schema.$defs)) if (part.properties) part.additionalProperties ??= false;
// Two games may use one name: `seance.games.x.view.DeckView` becomes XDeckView; what games share keeps its name
const room = (n) => (n.startsWith("seance.engine.views.") ? "" : n.split(".")[2]);
const prefix = (n) => room(n).slice(0, 1).toUpperCase() + room(n).slice(1);
const renamed = Object.fromEntries(
  parts.map((n) => [n, n.includes(".") ? prefix(n) + n.split(".").at(-1) : n]),
);
const text = JSON.stringify(schema).replace(/#\/\$defs\/([\w.-]+)/g, (_, n) => `#/$defs/${renamed[n] ?? n}`);
const clean = JSON.parse(text);
const drop = (node) => {
  if (Array.isArray(node)) return node.forEach(drop);
  if (node && typeof node === "object") {
    if (typeof node.title === "string") delete node.title;
    if (node.prefixItems) {
      node.items = node.prefixItems;
      delete node.prefixItems;
    } else {
      delete node.minItems;
      delete node.maxItems;
    }
    Object.values(node).forEach(drop);
  }
};
const defs = {};
for (const [name, part] of Object.entries(clean.$defs)) {
  drop(part);
  defs[renamed[name]] = { ...part, title: renamed[name] };
}
const all = {
  title: "Everything",
  type: "object",
  additionalProperties: false,
  $defs: defs,
  properties: Object.fromEntries(Object.keys(defs).map((n) => [n, { $ref: `#/$defs/${n}` }])),
};
const made = await compile(all, "Everything", {
  bannerComment: "/* Made by `make page` from seance.server.schema; do not edit. */",
  additionalProperties: false,
  style: { printWidth: 120 },
});
writeFileSync(to, made);
