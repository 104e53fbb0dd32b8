/** What lies on which space, and the board in words: no component, everything here is tested by itself. */
import { die, number, track } from "../../lib/printed";
import type { Point } from "../../board/camera";
import type { Die, Route, Stage, Substep } from "../../lib/contract";
import type { EldritchView, FallenView, GateView, InPlayView, MonsterView, OptionSeen } from "../../wire";
import { AT, monstersOn, PATHS, SPACES, type Space } from "./map";

export type InvestigatorView = EldritchView["investigators"][number];

/** The colours of the omen track have signs too, so that nobody has to tell them by colour. */
const SIGNS: Record<string, string> = { green: "comet", blue: "constellation", red: "eclipse" };
export const signOf = (colour: string): string => SIGNS[colour] ?? "comet";

export interface Placed<T> extends Point {
  one: T;
}

export const own = (view: EldritchView): InvestigatorView | undefined =>
  view.investigators.find((who) => who.seat === view.seat);
export const home = (view: EldritchView): string => own(view)?.space ?? "";

const spread = (middle: Point, at: Point[], i: number): Point => {
  const spot = at[i % at.length]!;
  const round = Math.floor(i / at.length);
  return { x: middle.x + spot.x + 9 * round, y: middle.y + spot.y + 9 * round };
};

/** Whoever is on a space stands below it; those who fell there lie to the left of them. */
export function peopleAt(view: EldritchView, space: Space): Placed<InvestigatorView>[] {
  return view.investigators
    .filter((who) => who.space === space.key && !who.gone)
    .map((one, i) => ({ one, ...spread(space, AT.people, i) }));
}
export function fallenAt(view: EldritchView, space: Space): Placed<FallenView>[] {
  return (view.fallen ?? [])
    .filter((one) => one.space === space.key)
    .map((one, i) => ({ one, x: space.x - 44 - 12 * i, y: space.y + 32 }));
}

export const MOST_MONSTERS = 3;
export interface Pack {
  shown: Placed<MonsterView>[];
  /** How many more there are than are shown. */
  more: number;
}

/** Monsters stand on the right; of more than three the Epic ones and those that can be chosen are shown first. */
export function monstersAt(view: EldritchView, space: Space, wanted: ReadonlySet<string>): Pack {
  const here = (view.monsters ?? []).filter((one) => one.space === space.key);
  const rank = (one: MonsterView) => (wanted.has(one.key) ? 0 : one.epic ? 1 : 2);
  const shown =
    here.length > MOST_MONSTERS && here.filter((one) => wanted.has(one.key)).length <= MOST_MONSTERS
      ? [...here].sort((a, b) => rank(a) - rank(b)).slice(0, MOST_MONSTERS)
      : here;
  const at = monstersOn(space, shown.length);
  return {
    shown: shown.map((one, i) => ({ one, ...spread(space, at, i) })),
    more: here.length - shown.length,
  };
}

/**
 * Where one comes with the tickets one has, beyond the next space: the shortest way to each space, by the
 * ticket of which there are more.
 */
export function routes(view: EldritchView, options: OptionSeen[]): Record<string, Route> {
  const me = own(view);
  const found: Record<string, Route> = {};
  if (!me?.space) return found;
  const nearest = new Set([me.space]);
  let ends: Journey[] = [];
  for (const { key, group, entities = [] } of options) {
    const [there = "", ticket = ""] = [...entities].reverse();
    if (group !== "travel" && group !== "ride") continue;
    nearest.add(there);
    ends.push({ at: there, keys: [key], by: [], takes: ticket ? [ticket] : [] });
  }
  while (ends.length > 0) {
    ends = ends
      .flatMap((one) => onward(one, { "train-ticket": me.trains ?? 0, "ship-ticket": me.ships ?? 0 }))
      .filter((one) => !nearest.has(one.at) && !found[one.at]);
    for (const { at, ...route } of ends) found[at] ??= route;
  }
  return found;
}
interface Journey extends Route {
  at: string;
}
function onward(one: Journey, tickets: Record<string, number>): Journey[] {
  const left = (ticket: string) =>
    (tickets[ticket] ?? 0) - one.takes.filter((each) => each === ticket).length;
  const kinds = ["train", "ship"]
    .filter((kind) => left(`${kind}-ticket`) > 0)
    .sort((a, b) => left(`${b}-ticket`) - left(`${a}-ticket`));
  return kinds.flatMap((kind) =>
    PATHS.filter((path) => path.kind === kind && path.ends.includes(one.at)).map(({ ends }) => {
      const at = ends[0] === one.at ? ends[1] : ends[0];
      return {
        at,
        keys: [...one.keys, `ride:${kind}-ticket:${at}`],
        by: [...one.by, one.at],
        takes: [...one.takes, `${kind}-ticket`],
      };
    }),
  );
}

export const gateAt = (view: EldritchView, space: string): GateView | undefined =>
  view.gates?.find((gate) => gate.space === space);
export const cluesAt = (view: EldritchView, space: string): string[] =>
  (view.clues ?? []).filter((clue) => clue.space === space).map((clue) => clue.key);
export const rumorsAt = (view: EldritchView, space: string): InPlayView[] =>
  (view.ongoing ?? []).filter((card) => card.space === space);

export function marksAt(
  view: EldritchView,
  space: string,
): { expedition: boolean; mystery: boolean; eldritch: number } {
  return {
    expedition: view.expedition === space,
    mystery: view.mystery?.space === space,
    eldritch: (view.eldritch ?? []).filter((each) => each === space).length,
  };
}

/** What the next step of the omen would cost: the Gates of its colour, and Eldritch tokens that lie there. */
export function nextOmen(view: EldritchView): { colour: string; doom: number } {
  const omens = track("eldritch", "omen");
  const at = (view.omen + 1) % omens.length;
  const colour = omens[at] ?? "";
  const gates = (view.gates ?? []).filter((gate) => gate.omen === colour).length;
  return { colour, doom: gates + (at === 0 ? (view.omen_eldritch ?? 0) : 0) };
}

/** The dice that were rolled: those that are successes are lit. */
export const rolledDice = (rolled: number[], least: number): Die[] =>
  rolled.map((value) => ({ value, dots: true, lit: value >= least }));

/** From which number on dice were successes, if there were so many of them; sixes may count twice. */
export function leastOf(rolled: number[], successes: number): number {
  const from = (least: number) => rolled.filter((value) => value >= least).length;
  return [usual(), 4, 6].find((least) => from(least) === successes) ?? usual();
}
const usual = (): number => number("eldritch", "success");

/** A test as luck would have it on average. */
export function usualSuccesses(dice: number): number {
  const faces = die("eldritch", "die");
  return (dice * faces.filter((face) => Number(face) >= usual()).length) / faces.length;
}

/** A test that is not over yet; of a fight, which of its two tests. */
export function stage(view: EldritchView): Stage | null {
  const { test, monster, card } = view.under_way ?? {};
  if (!test) return null;
  const fight = ["will", "strength"];
  const at = fight.indexOf(test.skill);
  return {
    title: `name-${test.skill}`,
    about: [test.who, ...(monster ? [monster] : card ? [card] : [])],
    steps:
      monster && at >= 0
        ? fight.map((skill, i) => ({
            label: `name-${skill}`,
            state: i < at ? "done" : i === at ? "now" : "next",
          }))
        : [],
    parts: [
      ["modifier", test.modifier ?? 0],
      ...(test.rolled?.length ? [] : [["dice", test.dice ?? 0] as [string, number]]),
      ["least", test.least ?? usual()],
    ],
    dice: rolledDice(test.rolled ?? [], test.least ?? usual()),
  };
}

/**
 * The icons of the Mythos card that is resolved, in their order; those that are left lie on the stack of
 * things to do.
 */
export function mythos(view: EldritchView): Substep[] {
  const icons = view.drawn?.findLast((card) => card.icons?.length)?.icons ?? [];
  const left = (view.pending ?? []).filter((one) => one.what === "mythos-icon").length;
  return icons.map((icon, i) => ({
    icon,
    label: `page-eldritch-${icon}`,
    state: i < icons.length - left ? "done" : i === icons.length - left ? "now" : "next",
  }));
}

/** How far the Mystery is: what was gathered, whatever its kind. */
export function progress(mystery: InPlayView): { done: number; of: number } {
  return { done: mystery.beaten ? (mystery.goal ?? 1) : (mystery.done ?? 0), of: mystery.goal ?? 1 };
}

/** The kind of a copy: `ghoul-2` is a ghoul. */
export const drawnAs = (view: EldritchView, key: string): string => {
  const monster = view.monsters?.find((one) => one.key === key);
  if (monster) return monster.kind;
  const card = view.investigators.flatMap((who) => who.cards ?? []).find((one) => one.key === key);
  return card ? card.card : key;
};

// ---- in words -----------------------------------------------------------------------------------

export interface Speech {
  name: (key: string) => string;
  say: (key: string, facts?: Record<string, string | number>) => string;
  comma: string;
}

export function monsterInWords(one: MonsterView, { name, say, comma }: Speech): string {
  return [name(one.key), say("toughness", { n: one.toughness - (one.lost ?? 0) })].join(comma);
}

/** A text with the numbers of this table: half the players, and how Cultists fight under this Ancient One. */
export function atTable(
  view: EldritchView,
  text: string,
  say: (key: string, facts?: Record<string, number>) => string,
  printed: (card: string) => string,
): string {
  const seats = view.investigators.length;
  const counts = { "count-half-players": Math.ceil(seats / 2), "count-twice-players": 2 * seats };
  for (const [key, n] of Object.entries(counts)) {
    const counted = say(key);
    if (counted && seats > 0) text = text.replaceAll(counted, say(`${key}-here`, { n }));
  }
  const asTheSheet = say("as-the-sheet-says");
  if (!asTheSheet || !text.includes(asTheSheet)) return text;
  const sheet = printed(view.awake ? `${view.ancient_one}-awake` : view.ancient_one);
  const from = sheet.indexOf(say("cultists-fight"));
  return from < 0 ? text : text.replace(asTheSheet, sheet.slice(from));
}

/** A space as one would tell it somebody who does not see the board. */
export const spaceInWords = (view: EldritchView, space: Space, speech: Speech): string =>
  [speech.name(space.key), ...spaceFacts(view, space, speech)].join(speech.comma);

/** What is known of a space, beside its name. */
export function spaceFacts(view: EldritchView, space: Space, speech: Speech): string[] {
  const { name, say } = speech;
  const facts = [name(space.kind)];
  const gate = gateAt(view, space.key);
  if (gate) facts.push(say("gate", { omen: name(`omen-${gate.omen}`) }));
  const clues = cluesAt(view, space.key).length;
  if (clues > 0) facts.push(say("clues", { n: clues }));
  const marks = marksAt(view, space.key);
  if (marks.expedition) facts.push(say("expedition"));
  if (marks.mystery) facts.push(say("mystery-token"));
  if (marks.eldritch > 0) facts.push(say("eldritch", { n: marks.eldritch }));
  facts.push(...rumorsAt(view, space.key).map((card) => name(card.key)));
  facts.push(
    ...(view.monsters ?? [])
      .filter((one) => one.space === space.key)
      .map((one) => monsterInWords(one, speech)),
  );
  facts.push(
    ...peopleAt(view, space).map(({ one }) =>
      one.seat === view.seat ? say("you", { who: name(one.key) }) : name(one.key),
    ),
  );
  facts.push(...fallenAt(view, space).map(({ one }) => name(one.key)));
  return facts;
}

/** Where the paths of a space lead, by kind. */
export function pathsInWords(space: string, { name, say, comma }: Speech): string[] {
  return ["train", "ship", "uncharted"].flatMap((kind) => {
    const far = PATHS.filter((path) => path.kind === kind && path.ends.includes(space)).map((path) =>
      name(path.ends[0] === space ? path.ends[1] : path.ends[0]),
    );
    return far.length > 0 ? [say("paths", { kind: name(kind), where: far.join(comma) })] : [];
  });
}

/** Spaces where something is; the others are told by their names alone. */
export const busy = (view: EldritchView, space: Space): boolean => {
  const marks = marksAt(view, space.key);
  return (
    Boolean(gateAt(view, space.key)) ||
    cluesAt(view, space.key).length > 0 ||
    marks.expedition ||
    marks.mystery ||
    marks.eldritch > 0 ||
    rumorsAt(view, space.key).length > 0 ||
    (view.monsters ?? []).some((one) => one.space === space.key) ||
    peopleAt(view, space).length > 0 ||
    fallenAt(view, space).length > 0
  );
};
export const busySpaces = (view: EldritchView): Space[] => SPACES.filter((space) => busy(view, space));
