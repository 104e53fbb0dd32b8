import type { BoardProps } from "../lib/contract";

/** What every piece of a board gets: all that the shell gives a board, but for the view. */
export type Marks = Omit<BoardProps<never>, "view">;
