/** What the reader has just selected: the board brings it into sight if it is not. */
export const sight = $state({ wanted: "" });
