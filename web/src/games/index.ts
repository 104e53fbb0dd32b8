/** The games that the page has a face for; each one is its own chunk. A game without a board gets the generic one. */
import type { Component } from "svelte";
import type { BoardProps, GameFace } from "../lib/contract";

type Face = GameFace<never>;
const faces = import.meta.glob<{ face: Face }>("./*/face.ts");
type Start = Component<{ at: string }>;
const boards = import.meta.glob<{ default: Component<BoardProps<never>>; Start?: Start }>("./*/Board.svelte");

export async function faceOf(game: string): Promise<GameFace> {
  const load = faces[`./${game}/face.ts`];
  const found = load ? (await load()).face : (await import("./plain")).face;
  return found as unknown as GameFace;
}

export async function boardOf(game: string): Promise<Component<BoardProps>> {
  const load = boards[`./${game}/Board.svelte`] ?? (() => import("../board/PlainBoard.svelte"));
  return (await load()).default as unknown as Component<BoardProps>;
}

/** The part of the board on which somebody begins, where that differs from one to another. */
export const startOf = async (game: string): Promise<Start | undefined> =>
  (await boards[`./${game}/Board.svelte`]?.())?.Start;
