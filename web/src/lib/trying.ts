import { Problem } from "../client";
import { notify } from "./toasts.svelte";

/** Something asked of the lobby: what it gives, or nothing and a note that says why not. */
export async function trying<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (why) {
    if (!(why instanceof Problem)) throw why;
    notify(why.message, "trouble");
    return undefined;
  }
}
