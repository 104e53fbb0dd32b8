/** The lobby of this page's server, in the reader's language. */
import { Lobby } from "../client";
import { words } from "./words.svelte";

export { Problem } from "../client";
export const api = new Lobby({ language: () => words.language });
