import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

/** The mark of a component's style, short: it stands in every rule, and every board is sent with it. */
const cssHash = ({ hash, css }) => `s-${hash(css).slice(0, 4)}`;

export default { preprocess: vitePreprocess(), compilerOptions: { cssHash } };
