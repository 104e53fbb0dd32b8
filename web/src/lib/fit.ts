/** Everything has room: a box that is too full is drawn denser, step by step, until nothing is beyond its edge. */
export const LOOSE = "";
const STEPS = [
  "tight",
  "iconic",
  "slim",
  "joined",
  "bare",
  "summed",
  "flowing",
  "clamped",
  "packed",
  "short",
];

export function fit(node: HTMLElement): { destroy: () => void } {
  let frame = 0;
  const measure = () => {
    for (let dense = 0; dense <= STEPS.length; dense += 1) {
      node.dataset.dense = STEPS.slice(0, dense).join(" "); // every step that was taken
      if (node.scrollHeight <= node.clientHeight + 1 && node.scrollWidth <= node.clientWidth + 1) return;
    }
  };
  // once everything else is drawn: asking earlier makes the browser lay out the page twice
  const later = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(measure);
  };
  const size = new ResizeObserver(later);
  size.observe(node);
  // whatever is written in it anew, by whomever
  const words = new MutationObserver(later);
  words.observe(node, { childList: true, characterData: true, subtree: true });
  return {
    destroy: () => {
      size.disconnect();
      words.disconnect();
      cancelAnimationFrame(frame);
    },
  };
}
