/** A text that ends after a whole word where its box ends, its keywords bold. */
import { wholeWords, withKeywords } from "./reading";

interface Clipped {
  text: string;
  keywords?: string[];
}

/** What was cut for such a box is cut there again without a look: hands are laid out anew all the time. */
const known = new Map<string, string>();

/** Where in its text, all of which is written and laid out, a box is full. */
function fullAt(node: HTMLElement): number {
  const edge = node.getBoundingClientRect().bottom + 1;
  const range = document.createRange();
  let before = 0;
  for (const piece of node.childNodes) {
    const words = piece.firstChild ?? piece;
    let [low, high] = [0, words.textContent?.length ?? 0];
    while (low < high) {
      const middle = (low + high) >> 1;
      range.setStart(words, middle);
      range.setEnd(words, middle + 1);
      if (range.getBoundingClientRect().bottom > edge) high = middle;
      else low = middle + 1;
    }
    before += low;
    if (low < (words.textContent?.length ?? 0)) break;
  }
  return before;
}

export function clip(node: HTMLElement, given: Clipped) {
  let { text, keywords = [] } = given;
  const write = (beginning: string) =>
    node.replaceChildren(
      ...withKeywords(beginning, keywords).map((piece) =>
        piece.strong
          ? Object.assign(document.createElement("b"), { textContent: piece.text })
          : document.createTextNode(piece.text),
      ),
    );
  const fill = () => {
    const { clientWidth, clientHeight } = node;
    const box = [clientWidth, clientHeight, getComputedStyle(node).font, text, ...keywords].join("\n");
    const fits = (beginning: string) => {
      write(beginning);
      return node.scrollHeight <= clientHeight + 1;
    };
    const cut = clientHeight > 0 ? (known.get(box) ?? wholeWords(text, fits, () => fullAt(node))) : text;
    if (document.fonts.status === "loaded" && clientHeight > 0) known.set(box, cut);
    write(cut);
  };
  const watch = new ResizeObserver(fill);
  watch.observe(node);
  return {
    update(next: Clipped) {
      const before = [text, ...keywords].join("\n");
      ({ text, keywords = [] } = next);
      if ([text, ...keywords].join("\n") !== before) fill(); // every fill lays the card out several times
    },
    destroy: () => watch.disconnect(),
  };
}
