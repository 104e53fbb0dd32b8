import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { coasts } from "./scripts/coasts.mjs";

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

/** `virtual:icons/<game>`: the drawings of the names that icons.json lists for it, and nothing else of the package. */
function icons(): Plugin {
  const prefix = "virtual:icons/";
  return {
    name: "icons",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const file = new URL("./src/icons.json", import.meta.url);
      const wanted = (JSON.parse(readFileSync(file, "utf8")) as { icons: Record<string, Record<string, string>> }).icons[id.slice(prefix.length + 1)] ?? {};
      const set = JSON.parse(readFileSync(new URL("./node_modules/@iconify-json/game-icons/icons.json", import.meta.url), "utf8")) as IconSet;
      const drawn = Object.entries(wanted).map(([name, icon]) => {
        const body = set.icons[icon] ?? set.icons[set.aliases?.[icon]?.parent ?? ""];
        if (!body) throw new Error(`There is no icon ${icon}`);
        return [name, body.body];
      });
      return `export default ${JSON.stringify(Object.fromEntries(drawn))}`;
    },
  };
}

/** `virtual:coasts`: the coast lines of Eldritch Horror's board. */
function world(): Plugin {
  return {
    name: "coasts",
    resolveId: (id) => (id === "virtual:coasts" ? `\0${id}` : undefined),
    load: (id) => (id === "\0virtual:coasts" ? `export default ${JSON.stringify(coasts())}` : undefined),
  };
}

const server = process.env.SEANCE_URL ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [icons(), world(), svelte()],
  build: { outDir: "../seance/server/page", emptyOutDir: true, target: "es2022", modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  server: { proxy: { "/api": { target: server, ws: true, changeOrigin: false } } },
});
