import type { BoardProps } from "../../lib/contract";

/** What every piece of the ship gets: all that the shell gives a board, but for the view. */
export type Marks = Omit<BoardProps<never>, "view">;
