/** The same people, the same game, once more: whoever asks first opens the table, all others come to it. */
import type { TableInfo } from "../wire";
import { api } from "./api";
import { go } from "./router.svelte";
import { trying } from "./trying";

export async function rematch(table: TableInfo): Promise<void> {
  const made = await trying(api.again(table.id));
  if (made) go(`/t/${made.id}`);
}
