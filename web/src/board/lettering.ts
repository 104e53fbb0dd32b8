/** How names are set on a board. */

/** Signs of Chinese are twice as wide as letters. */
export const wide = (text: string): number => [...text].reduce((all, sign) => all + (sign > "⺀" ? 2 : 1), 0);

const segments = new Intl.Segmenter("zh", { granularity: "word" });

/** Where Chinese may be parted: between words; a single sign belongs to the word before it. */
function wordsOf(name: string): string[] {
  const found: string[] = [];
  for (const { segment } of segments.segment(name)) {
    if (found.length > 0 && [...segment].length === 1 && segment !== "的") found.push(found.pop() + segment);
    else found.push(segment);
  }
  return found;
}

/** As many parts on a line as it holds. */
function packed(parts: string[], glue: string, most: number): string[] {
  const found: string[] = [];
  for (const part of parts) {
    const last = found.at(-1);
    if (last !== undefined && wide(last + glue + part) <= most) found[found.length - 1] = last + glue + part;
    else found.push(part);
  }
  return found;
}

/** A name in lines that fit into a room; Chinese in as few as possible, which are about as long as each other. */
export function lines(name: string, widest: number): string[] {
  if (!/[⺀-鿿]/.test(name)) return packed(name.split(" "), " ", widest);
  const few = Math.ceil(wide(name) / widest);
  const even = 2 * Math.ceil(wide(name) / few / 2);
  for (let most = even; most <= widest; most += 1) {
    const found = packed(wordsOf(name), "", most);
    if (found.length <= few && found.every((line) => wide(line) <= most)) return found;
  }
  return packed([...name], "", even);
}
