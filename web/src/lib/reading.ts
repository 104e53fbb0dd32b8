/**
 * What the reader of cards shows: which thing is pointed at, where it finds room, and which words of the game
 * are on it.
 */
import type { OptionSeen, TermInfo } from "../wire";
import type { Rect } from "./place";

/** Pointing so long opens the reader, leaving for so long closes it; a finger that rests opens it, too. */
export const COME_MS = 200;
export const GO_MS = 200;
export const PRESS_MS = 350;
const GAP = 12;

// whoever can be played is told of in full beside the list
const NAMED = [
  "[data-entity]:not([data-person])",
  "[data-link]",
  ".ask [data-option]:not([data-person], [data-odds])", // what may come of it stands there, and stays in sight
  "[data-menu-option]",
  "[data-hint]",
].join();

/** The thing that an element names; an option names the first of its things that can be read. */
export function namedBy(
  target: Element | null,
  options: OptionSeen[],
  readable: (entity: string) => boolean,
): string {
  const { entity, link, option, menuOption } = (target?.closest<HTMLElement>(NAMED)?.dataset ?? {}) as Record<
    string,
    string | undefined
  >;
  const direct = entity ?? link;
  if (direct !== undefined) return readable(direct) ? direct : "";
  return options.find((each) => each.key === (option ?? menuOption))?.entities?.find(readable) ?? "";
}

/**
 * At the side of the board where the thing is not, above the hand if it is there; never lower than the board,
 * so that the question stays in sight.
 */
export function readerBox(
  thing: Rect,
  board: Rect,
  size: { width: number; height: number },
): { x: number; y: number } {
  const left = board.x + GAP;
  const right = board.x + board.width - size.width - GAP;
  const above = board.y + board.height - size.height - GAP;
  const beside = thing.x + thing.width / 2 > board.x + board.width / 2;
  const low = thing.y >= board.y + board.height;
  const near = Math.min(Math.max(thing.x + thing.width / 2 - size.width / 2, left), Math.max(left, right));
  return { x: low ? near : beside ? left : Math.max(left, right), y: Math.max(above, GAP) };
}

const chinese = /[⺀-鿿]/;

/** To make a pattern takes longer than to look for it. */
const patterns = new Map<string, RegExp>();

function patternOf(term: string): RegExp {
  let found = patterns.get(term);
  if (!found) {
    const plain = term.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    found = new RegExp(`(^|[^\\p{L}])${plain}(s|es|d|ed|ing)?(?![\\p{L}])`, "iu");
    patterns.set(term, found);
  }
  return found;
}

/** Does the text speak of it? A word of letters stands alone, with an ending at most. */
function speaks(text: string, term: string): boolean {
  if (chinese.test(term)) return term.length > 1 && text.includes(term);
  return term.length > 2 && patternOf(term).test(text);
}

/** The words of the game that stand on a card, in the order in which they come; of two that overlap the longer. */
export function wordsOn(text: string, name: string, terms: TermInfo[], most = 4): TermInfo[] {
  const found = terms.filter((each) => each.gloss && each.term !== name && speaks(text, each.term));
  const whole = found.filter(
    (each) =>
      !found.some(
        (other) =>
          other !== each &&
          other.term.length > each.term.length &&
          other.term.toLowerCase().includes(each.term.toLowerCase()),
      ),
  );
  const place = (each: TermInfo) => text.toLowerCase().indexOf(each.term.toLowerCase());
  return whole.sort((a, b) => place(a) - place(b)).slice(0, most);
}

/** A text cut at the keywords that begin a sentence of it. */
export function withKeywords(text: string, keywords: string[]): { text: string; strong: boolean }[] {
  if (keywords.length === 0) return [{ text, strong: false }];
  const plain = keywords.map((each) => each.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  const begins = new RegExp(`(?<=^|[.。;；:：]\\s*)(?:${plain})(?=$|[\\s,.:(，。：（])`, "gu");
  const pieces: { text: string; strong: boolean }[] = [];
  let at = 0;
  for (const found of text.matchAll(begins)) {
    pieces.push({ text: text.slice(at, found.index), strong: false }, { text: found[0], strong: true });
    at = found.index + found[0].length;
  }
  return [...pieces, { text: text.slice(at), strong: false }].filter((piece) => piece.text);
}

/** A text with a paragraph for each keyword. */
export function paragraphs(text: string, keywords: string[]): string[] {
  const found: string[] = [];
  for (const piece of withKeywords(text, keywords)) {
    const last = found.pop();
    if (last === undefined || piece.strong) found.push(...(last ? [last.trim()] : []), piece.text);
    else found.push(last + piece.text);
  }
  return found;
}

/**
 * As much of a text as fits, whole words only, with a mark that there is more; `fits` says whether a
 * beginning does. It is asked around the `guess` where the text may end, or by halves if there is none.
 */
export function wholeWords(text: string, fits: (beginning: string) => boolean, guess?: () => number): string {
  if (fits(text)) return text;
  const cuts = [...text.matchAll(/[\s，。；：、！？)）”」]|(?<=[⺀-鿿])(?=[⺀-鿿])/gu)].map(
    (each) => each.index,
  );
  let [low, high] = [0, cuts.length - 1];
  const end = guess?.() ?? -1;
  let near = guess && cuts.findLastIndex((each) => each <= end);
  while (low < high) {
    const at = near === undefined ? Math.ceil((low + high) / 2) : Math.max(low + 1, Math.min(near, high));
    const enough = fits(`${text.slice(0, cuts[at])}…`);
    if (enough) low = at;
    else high = at - 1;
    if (near !== undefined) near = enough ? at + 1 : at - 1;
  }
  return `${text.slice(0, cuts[low] ?? 0).replace(/[\s,;:.，；：、。]+$/, "")}…`;
}
