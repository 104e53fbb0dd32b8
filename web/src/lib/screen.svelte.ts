/** How large the window is, as far as what is shown depends on it; the sizes themselves stand in the styles. */
function watched(query: string): () => boolean {
  const list = matchMedia(query);
  let matches = $state(list.matches);
  list.addEventListener("change", () => (matches = list.matches));
  return () => matches;
}

const phone = watched("(max-width: 767px)");
const narrow = watched("(max-width: 1199px)");
const compact = watched("(min-width: 1024px) and (max-height: 799px)");

export const screen = {
  /** One column: what is asked is a sheet over the board. */
  get phone() {
    return phone();
  },
  /** The rail is a drawer. */
  get narrow() {
    return narrow();
  },
  /** A laptop: the tracks stand in the header, cards are titles. */
  get compact() {
    return compact();
  },
};
