/** Lines of a form and the words of the scene builder: one made into the other. */
import type { BuilderWord, Slot, Thing } from "../wire";

export interface Line {
  word: string;
  values: Record<string, string | undefined>;
}

export const parts = (text: string): string[] => text.split(/[\s,，、]+/).filter(Boolean);

/** What a thing is called; two of one name are told apart by their keys. */
export function nameOf(key: string, things: Thing[]): string {
  const name = things.find((each) => each.key === key)?.name;
  if (name === undefined) return key;
  return things.filter((each) => each.name === name).length > 1 ? `${name} (${key})` : name;
}

/** The keys of what was typed: a name, or words of the builder as they stand. */
export function keysOf(text: string, things: Thing[], many: boolean): string[] {
  const wanted = text.trim().toLowerCase();
  const found = things.find((each) => nameOf(each.key, things).toLowerCase() === wanted);
  if (found) return [found.key];
  return many ? parts(text) : text.trim() ? [text.trim()] : [];
}

const isWhole = (text: string) => /^-?\d+$/.test(text);

function typed(text: string, kind: Slot["kind"]): unknown {
  const said = parts(text);
  switch (kind) {
    case "number":
      return isWhole(text.trim()) ? Number(text) : text.trim();
    case "yes-no":
      return text === "true";
    case "words":
      return said;
    case "numbers":
      return said.map((part) => (isWhole(part) ? Number(part) : part));
    case "amounts":
      return Object.fromEntries(
        said.map((part) => {
          const [name = "", value = "1"] = part.split("=");
          return [name, amount(value)];
        }),
      );
    default:
      return text.trim();
  }
}

const amount = (text: string): unknown =>
  text.includes("+")
    ? text.split("+").map((each) => (isWhole(each) ? Number(each) : each))
    : isWhole(text)
      ? Number(text)
      : text;

/** `{ veil: [2, "the-judge"], owner: "medium" }`: the first key is the word, what it must know stands there. */
export function asWords(line: Line, word: BuilderWord | undefined): Record<string, unknown> {
  const given: unknown[] = [];
  const named: Record<string, unknown> = {};
  for (const slot of word?.slots ?? []) {
    const text = line.values[slot.name];
    if (text === undefined || text === "") continue;
    const value = typed(text, slot.kind);
    if (slot.kind === "amounts" && slot.many) Object.assign(named, value);
    else if (slot.many) given.push(...(value as unknown[]));
    else if (slot.needed) given.push(value);
    else named[slot.name] = value;
  }
  return { [line.word]: given.length > 0 ? given : true, ...named };
}

const shown = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(String).join(" ");
  if (value !== null && typeof value === "object")
    return Object.entries(value)
      .map(([name, each]) => `${name}=${Array.isArray(each) ? each.join("+") : String(each)}`)
      .join(" ");
  return String(value);
};

/** A line of the form from words of the builder, as lessons have them. */
export function lineOf(said: Record<string, unknown>, words: BuilderWord[]): Line {
  const [[name, first] = ["", true], ...rest] = Object.entries(said);
  const slots = words.find((each) => each.word === name)?.slots ?? [];
  const given = first === true ? [] : Array.isArray(first) ? first : [first];
  const values: Line["values"] = {};
  for (const [place, slot] of slots.entries()) {
    if (slot.many && slot.kind !== "amounts") {
      if (given.length > place) values[slot.name] = shown(given.slice(place));
      break;
    }
    if (given.length > place) values[slot.name] = shown(given[place]);
  }
  const free: Record<string, unknown> = {};
  for (const [key, value] of rest) {
    if (slots.some((slot) => slot.name === key)) values[key] = shown(value);
    else free[key] = value;
  }
  const amounts = slots.find((slot) => slot.many && slot.kind === "amounts");
  if (amounts && Object.keys(free).length > 0) values[amounts.name] = shown(free);
  return { word: name, values };
}
