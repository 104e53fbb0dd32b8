/**
 * Everything has room: a box that is too full is drawn denser, step by step, until nothing is beyond its edge; steps
 * that the last one has made needless are taken back.
 */
export const LOOSE = "";

const FIRST_WIDE = "\u2e80";

/** How long a text is, in letters; a Chinese character is as wide as two. */
export const breadth = (text: string): number =>
  [...text].reduce((all, each) => all + (each >= FIRST_WIDE ? 2 : 1), 0);

const [LEAST_LINES, MOST_LINES] = [2, 5];
/** What rests on a step: as long as that is taken, so is the step. */
const BASE: Record<string, string> = { joined: "bare", summed: "flowing" };
const STEPS = ["tight", "iconic", "slim", "joined", "bare", "summed", "flowing", "clamped", "packed"];

export function fit(node: HTMLElement): { destroy: () => void } {
  let frame = 0;
  let needed = 0; // as many as the last time, most often: every look lays the sheet out
  const fits = (taken: string[], lines = LEAST_LINES): boolean => {
    node.style.setProperty("--lines", String(lines));
    node.dataset.dense = taken.join(" ");
    return node.scrollHeight <= node.clientHeight + 1 && node.scrollWidth <= node.clientWidth + 1;
  };
  const enough = (n: number) => n >= STEPS.length || fits(STEPS.slice(0, n));
  const measure = () => {
    if (fits([], MOST_LINES)) return;
    if (enough(needed)) while (needed > 0 && enough(needed - 1)) needed -= 1;
    else
      do needed += 1;
      while (!enough(needed));
    let taken = STEPS.slice(0, needed);
    if (needed < STEPS.length)
      for (const step of taken.slice(1, -1).reverse()) {
        const fewer = taken.filter((each) => each !== step);
        if (!taken.includes(BASE[step] ?? "") && fits(fewer)) taken = fewer;
      }
    // a text that was cut short gets back as many lines as there is room for
    const lines = [MOST_LINES, MOST_LINES - 1, LEAST_LINES + 1].find((n) => fits(taken, n)) ?? LEAST_LINES;
    void fits(taken, lines);
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
