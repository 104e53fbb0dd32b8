/** Whether the server gives out another page than this one. */
export const version = $state({ newer: false });

/** The script that a page begins with; its name changes with its content. */
export const entry = (html: string): string => /<script[^>]+src="([^"]+)"/.exec(html)?.[1] ?? "";

/** Asked when the line was broken: a server that was restarted may have a new page. */
export async function lookForNewer(): Promise<void> {
  const mine = document.querySelector("script[src]")?.getAttribute("src") ?? "";
  const answer = await fetch("/", { cache: "no-store" }).catch(() => null);
  if (!answer?.ok || !mine) return;
  const theirs = entry(await answer.text());
  version.newer = theirs !== "" && theirs !== mine;
}
