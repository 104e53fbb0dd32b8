import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { optimize } from "svgo";
import { defineConfig, type Plugin } from "vite";
import { coasts } from "./scripts/coasts.mjs";

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

/** A drawing of 512 × 512 in whole units, half the bytes and no difference that an eye finds at our sizes; arcs and straight lines in place of curves would bend wheels. */
function rounded(body: string): string {
  const path = {
    name: "convertPathData" as const,
    params: {
      floatPrecision: 0,
      makeArcs: { threshold: 0, tolerance: 0 },
      straightCurves: false,
      convertToQ: false,
    },
  };
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg">${body}</svg>`, {
    multipass: true,
    plugins: [path],
  });
  return data.replace(/^<svg[^>]*>|<\/svg>$/g, "");
}

/** `virtual:icons/<set>`: the drawings of the names that icons.json lists for it, and nothing else of the package. `virtual:icon-names/<set>`: only the names. */
function icons(): Plugin {
  const wanted = /^virtual:icon(s|-names)\//;
  const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, import.meta.url), "utf8"));
  return {
    name: "icons",
    resolveId: (id) => (wanted.test(id) ? `\0${id}` : undefined),
    load(id) {
      const [, what] = wanted.exec(id.slice(1)) ?? [];
      if (!what) return undefined;
      const names =
        (read("./src/icons.json") as { icons: Record<string, Record<string, string>> }).icons[
          id.slice(id.indexOf("/") + 1)
        ] ?? {};
      if (what === "-names") return `export default ${JSON.stringify(Object.keys(names))}`;
      const set = read("./node_modules/@iconify-json/game-icons/icons.json") as IconSet;
      const drawn = Object.entries(names).map(([name, icon]) => {
        const found = set.icons[icon] ?? set.icons[set.aliases?.[icon]?.parent ?? ""];
        if (!found) throw new Error(`There is no icon ${icon}`);
        return [name, rounded(found.body)];
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
  build: {
    outDir: "../seance/server/page",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: { proxy: { "/api": { target: server, ws: true, changeOrigin: false } } },
});
