/** The end of a game as a picture that can be kept and shown to others. */
import { colour, shape } from "./seats";

export interface EndCard {
  title: string;
  /** Which the letters are drawn for: Chinese has signs that differ from place to place. */
  language: string;
  /** Game, rounds: one line. */
  foot: string;
  people: { seat: number; name: string; fate: string }[];
}

const [WIDTH, HEIGHT, BOARD] = [1200, 760, 500];
const MARGIN = 48;

const safe = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign] ?? "");

/** A long line in lines of at most so many signs; Chinese is cut anywhere. */
export function cut(text: string, most: number): string[] {
  const words = /[\u4e00-\u9fff]/.test(text) ? [...text] : text.split(/(?<= )/);
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && (last + word).length <= most) lines[lines.length - 1] = last + word;
    else lines.push(word);
  }
  return lines.map((line) => line.trim());
}

const STYLE =
  ".t{font:600 34px Spectral,Georgia,serif;fill:#2a1f17}" +
  ".p{font:600 20px Inter,sans-serif;fill:#463829}" +
  ".f{font:18px Inter,sans-serif;fill:#6d573d}";

/** The picture as SVG; `board` is a drawing of its own, or nothing. */
export function drawn(card: EndCard, board: string): string {
  const title = cut(card.title, /[\u4e00-\u9fff]/.test(card.title) ? 26 : 58).slice(0, 2);
  const top = board ? BOARD : 120;
  const lines = title.map(
    (line, i) => `<text x="${MARGIN}" y="${top + 62 + i * 42}" class="t">${safe(line)}</text>`,
  );
  const below = top + 62 + title.length * 42;
  const people = card.people.map(({ seat, name, fate }, i) => {
    const [x, y] = [MARGIN + (i % 3) * 370, below + 6 + Math.floor(i / 3) * 34];
    return (
      `<g transform="translate(${x} ${y - 17})">` +
      `<path d="${shape(seat)}" fill="${colour(seat)}" transform="scale(.85)"/></g>` +
      `<text x="${x + 30}" y="${y}" class="p">${safe(name)} · ${safe(fate)}</text>`
    );
  });
  const size = `width="${WIDTH}" height="${HEIGHT}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" xml:lang="${card.language}" ${size} `,
    `viewBox="0 0 ${WIDTH} ${HEIGHT}"><style>${STYLE}</style>`,
    `<rect ${size} fill="#120e14"/>`,
    `<rect y="${top}" width="${WIDTH}" height="${HEIGHT - top}" fill="#efe3cb"/>`,
    board,
    ...lines,
    ...people,
    `<text x="${WIDTH - MARGIN}" y="${HEIGHT - 24}" text-anchor="end" class="f">`,
    `Seance · ${safe(card.foot)}</text></svg>`,
  ].join("");
}

/** The drawing of the board as it stands on the screen, in its colours; "" if the board is no drawing. */
export function boardDrawing(): string {
  const all = [...document.querySelectorAll<SVGSVGElement>("[data-board] svg:not(.trails)")].filter(
    (each) => !each.parentElement?.closest("svg"),
  );
  const largest = all.sort((a, b) => b.clientWidth * b.clientHeight - a.clientWidth * a.clientHeight)[0];
  if (!largest || largest.clientWidth < 300) return "";
  const copy = largest.cloneNode(true) as SVGSVGElement;
  const [ours, theirs] = [largest.querySelectorAll("*"), copy.querySelectorAll<SVGElement>("*")];
  theirs.forEach((each, i) => {
    const look = getComputedStyle(ours[i] as Element);
    for (const part of [
      "fill",
      "stroke",
      "stroke-width",
      "opacity",
      "font",
      "text-anchor",
      "stroke-dasharray",
      "display",
      "color",
    ])
      each.style.setProperty(part, look.getPropertyValue(part));
  });
  copy.setAttribute("width", String(WIDTH));
  copy.setAttribute("height", String(BOARD));
  copy.setAttribute("preserveAspectRatio", "xMidYMid meet");
  if (!copy.hasAttribute("viewBox"))
    copy.setAttribute("viewBox", `0 0 ${largest.clientWidth} ${largest.clientHeight}`);
  return new XMLSerializer().serializeToString(copy);
}

/** The picture as a file: PNG, and as it is drawn where the browser cannot paint it. */
export async function picture(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  try {
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [WIDTH, HEIGHT];
    canvas.getContext("2d")?.drawImage(image, 0, 0);
    const found = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
    if (found) return found;
  } catch {
    // the drawing itself is a picture, too
  }
  return new Blob([svg], { type: "image/svg+xml" });
}

export function keep(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = `${name}.${file.type === "image/png" ? "png" : "svg"}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
}
