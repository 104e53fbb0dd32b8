/** The same people, the same game, once more. */
import type { TableInfo } from "../wire";
import { api } from "./api";
import { likeBefore } from "./models";
import { go } from "./router.svelte";
import { trying } from "./trying";

export async function rematch(table: TableInfo): Promise<void> {
  const wanted = likeBefore(table);
  const made = await trying(api.open(wanted));
  if (!made) return;
  if (wanted.seats.every((each) => each.kind !== "open")) await trying(api.start(made.id));
  go(`/t/${made.id}`);
}
