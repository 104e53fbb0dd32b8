/** Which key does what: as usual, unless the reader has chosen another key or none. */
export const USUAL = {
  pass: "p",
  undo: "u",
  hint: "h",
  "why-not": "w",
  explain: "e",
  board: "b",
  sheets: "s",
  own: "a",
  log: "l",
  chat: "c",
  rules: "r",
  position: "t",
  search: "/",
  earlier: "[",
  later: "]",
  now: ".",
  fit: "z",
  closer: "+",
  further: "-",
  follow: "f",
  card: "i",
  keys: "?",
} as const;
export type Deed = keyof typeof USUAL;
export type Bindings = Partial<Record<Deed, string>>;
export const DEEDS = Object.keys(USUAL) as Deed[];

export const keyOf = (deed: Deed, bindings: Bindings): string => bindings[deed] ?? USUAL[deed];

/** What a pressed key does; nothing if nobody wants it. */
export const deedOf = (key: string, bindings: Bindings): Deed | undefined =>
  DEEDS.find((deed) => keyOf(deed, bindings) === key.toLowerCase());

/** Another key for a deed. Digits choose options and stay so; whatever had the key before has none. */
export function rebound(bindings: Bindings, deed: Deed, key: string): Bindings {
  const wanted = key.toLowerCase();
  if (wanted !== "" && (wanted.length !== 1 || /[\s\d]/.test(wanted))) return bindings;
  const others =
    wanted === "" ? [] : DEEDS.filter((each) => each !== deed && keyOf(each, bindings) === wanted);
  const next: Bindings = {
    ...bindings,
    ...Object.fromEntries(others.map((each) => [each, ""])),
    [deed]: wanted,
  };
  return Object.fromEntries(Object.entries(next).filter(([each, given]) => given !== USUAL[each as Deed]));
}
