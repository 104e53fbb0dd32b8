/** A text that ends after a whole word where its box ends, its keywords bold. */
import { wholeWords, withKeywords } from "./reading";

interface Clipped {
  text: string;
  keywords?: string[];
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
    const fits = (beginning: string) => {
      write(beginning);
      return node.scrollHeight <= node.clientHeight + 1;
    };
    write(node.clientHeight > 0 ? wholeWords(text, fits) : text);
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
