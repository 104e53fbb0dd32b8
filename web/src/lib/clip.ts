/** A text that ends after a whole word where its box ends. */
import { wholeWords } from "./reading";

export function clip(node: HTMLElement, text: string) {
  let shown = text;
  const fill = () => {
    const fits = (beginning: string) => {
      node.textContent = beginning;
      return node.scrollHeight <= node.clientHeight + 1;
    };
    node.textContent = node.clientHeight > 0 ? wholeWords(shown, fits) : shown;
  };
  const watch = new ResizeObserver(fill);
  watch.observe(node);
  return {
    update(next: string) {
      shown = next;
      fill();
    },
    destroy: () => watch.disconnect(),
  };
}
