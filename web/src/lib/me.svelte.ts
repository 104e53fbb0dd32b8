/** Who this browser is. */
import type { Me } from "../wire";
import { api } from "./api";
import { words } from "./words.svelte";

export const me = $state<{ now: Me | null }>({ now: null });

export async function whoAmI(): Promise<void> {
  me.now = await api.me();
  // what the server says in words must be in the language of this page
  if (me.now.known && me.now.language !== words.language)
    me.now = await api.changeMe({ language: words.language });
}

/** After a first deed this browser is somebody. */
export async function known(): Promise<void> {
  if (!me.now?.known) await whoAmI();
}
