// What the compiler does not say: unused names, loose types, keys that are missing in lists.
import globals from "globals";
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";

export default ts.config(
  { ignores: ["src/wire.d.ts", "node_modules"] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "svelte/no-unused-svelte-ignore": "off", // it splits a comment at every word; svelte-check tells what is unused
      "svelte/no-useless-mustaches": "off", // {" "} keeps a blank that the compiler would drop
      "svelte/prefer-svelte-reactivity": "off", // maps that no effect reads need no proxies
    },
  },
);
