/** Everything has room: a box that is too full is drawn denser, step by step, until nothing is beyond its edge. */
export const LOOSE = 0;
export const DENSEST = 4;

export function fit(
  node: HTMLElement,
  what: unknown,
): { update: (what: unknown) => void; destroy: () => void } {
  let frame = 0;
  void what;
  const measure = () => {
    for (let dense = LOOSE; dense <= DENSEST; dense += 1) {
      node.dataset.dense = String(dense);
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
  return {
    update: later,
    destroy: () => {
      size.disconnect();
      cancelAnimationFrame(frame);
    },
  };
}
