/** How names are set on a board. */

/** Signs of Chinese are twice as wide as letters. */
export const wide = (text: string): number => [...text].reduce((all, sign) => all + (sign > "⺀" ? 2 : 1), 0);

/** A name in lines that fit into a room; Chinese may be parted anywhere, and then into lines of the same length. */
export function lines(name: string, widest: number): string[] {
  const chinese = /[⺀-鿿]/.test(name);
  const most = chinese ? 2 * Math.ceil(wide(name) / Math.ceil(wide(name) / widest) / 2) : widest;
  const parts = chinese
    ? [...name].map((sign) => ({ sign, glue: "" }))
    : name.split(" ").map((sign) => ({ sign, glue: " " }));
  const found: string[] = [];
  for (const { sign, glue } of parts) {
    const last = found.at(-1);
    if (last !== undefined && wide(last + glue + sign) <= most) found[found.length - 1] = last + glue + sign;
    else found.push(sign);
  }
  return found;
}
