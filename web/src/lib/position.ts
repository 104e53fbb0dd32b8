/** The position in words: what one would tell somebody who does not see the table. */
import type { AskSeen, SeatInfo } from "../wire";
import type { AnyView, Chip, GameFace, Passage, SheetLine } from "./contract";

/** What the page knows and how it calls things, without any component. */
export interface Told {
  face: GameFace;
  view: AnyView;
  seats: SeatInfo[];
  ask: AskSeen | null;
  name: (key: string) => string;
  word: (key: string) => string;
  sitter: (seat: number) => string;
  isOwn: (seat: number) => boolean;
  step: (id: string) => string;
  label: (option: { label: string; entities?: string[] }) => string;
  /** A sentence of the page. */
  t: (key: string, args?: Record<string, string | number>) => string;
  /** A message of the game. */
  say: (key: string, args?: Record<string, string | number>) => string;
}

interface Thing {
  key: string;
  [field: string]: unknown;
}
const isThing = (one: unknown): one is Thing =>
  typeof one === "object" && one !== null && typeof (one as Thing).key === "string";

export function passages(told: Told): Passage[] {
  const { face, view, t, word, name } = told;
  const fact = (what: string, value: string) => (value ? t("fact", { what, value }) : what);
  const list = (facts: string[]) => facts.filter(Boolean).join(t("comma"));
  const chip = (each: Chip) => fact(word(each.label), each.value);
  const line = (each: SheetLine): string => {
    if (each.kind === "boxes") return fact(word(each.label), t("of", { n: each.filled, of: each.of }));
    if (each.kind === "chips") return list(each.chips.map(chip));
    if (each.kind === "columns")
      return list([
        ...each.columns.map((column) => fact(word(column.label), `${column.filled}/${column.of}`)),
        ...each.beside.map(chip),
      ]);
    return fact(word(each.label), list(each.entities.map(name)));
  };
  const found: Passage[] = [];
  const add = (title: string, lines: string[]) => {
    const said = lines.filter(Boolean);
    if (said.length > 0) found.push({ title, lines: said });
  };

  const asked = told.ask ? [told.ask.text, ...told.ask.options.map(told.label)] : [];
  add(
    t("position-now", { round: face.round(view), step: told.step(view.step) }),
    asked.length > 0 ? asked : [t("not-asked")],
  );
  add(
    t("tracks"),
    face
      .strip(view)
      .map((track) =>
        fact(
          word(track.label),
          track.value || (track.cells?.find((cell) => cell.state === "now")?.value ?? ""),
        ),
      ),
  );
  add(
    t("seats"),
    told.seats.map((seat) => {
      const shown = face.seat(view, seat.seat);
      const role = shown.role ? name(shown.role) : "";
      const called = told.isOwn(seat.seat) ? t("you") : told.sitter(seat.seat);
      return list([
        called,
        role === called ? "" : role,
        shown.place ? word(shown.place) : "",
        seat.asked ? t("acting") : "",
        ...shown.chips.map(chip),
      ]);
    }),
  );
  if (view.seat >= 0) add(t("own-sheet"), face.sheet(view, view.seat).map(line));
  add(t("hand"), face.hand(view).map(name));
  const own = face.position?.(view, { name, word, say: told.say, fact, comma: t("comma") });
  for (const each of own ?? lying(told)) add(each.title, each.lines);
  return found;
}

/** A game without words of its own: whatever lies on the table, kind by kind. */
function lying({ view, name, t }: Told): Passage[] {
  const told = (field: string, value: unknown): string =>
    field === "key" || value === ""
      ? ""
      : typeof value === "string"
        ? name(value)
        : typeof value === "number"
          ? String(value)
          : "";
  const kinds = Object.values(view).filter(
    (value): value is Thing[] => Array.isArray(value) && value.length > 0 && value.every(isThing),
  );
  const things = (of: Thing[]) =>
    of.map((one) =>
      [name(one.key), ...Object.entries(one).map(([field, value]) => told(field, value))]
        .filter(Boolean)
        .join(t("comma")),
    );
  return kinds.map((of) => ({ title: t("on-the-table"), lines: things(of) }));
}

/** As plain text, to be copied. */
export const asText = (told: Passage[]): string =>
  told.map(({ title, lines }) => [title, ...lines.map((each) => `- ${each}`)].join("\n")).join("\n\n");
