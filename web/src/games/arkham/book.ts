/**
 * The campaign book: what was told and written down, scenario by scenario. No component; everything here is
 * tested by itself.
 */
import type { ArkhamView, EventSeen } from "../../wire";

export interface Chapter {
  scenario: string;
  /** Introductions and resolutions, in the order in which they were read. */
  told: EventSeen[];
  /** What acts, agendas and places told in between. */
  along: EventSeen[];
  /** What was written down: the log, experience, trauma, cards that came and went. */
  written: EventSeen[];
}

const BEGINS = ["scenario", "skipped"];
const WRITTEN = [
  "noted",
  "names-noted",
  "crossed-out",
  "experience",
  "trauma",
  "killed",
  "driven-insane",
  "earned",
  "lost-card",
  "weakness-added",
  "bought",
  "leaves",
  "comes-back",
  "joins",
];
/** How a campaign can end is told after its last resolution. */
const ENDS = ["arkham-succumbed", "ritual-broken", "umordhoth-repelled", "lita-sacrificed", "nobody-left"];

const text = (event: EventSeen, name: string): string => String(event.args?.[name] ?? "");

/** The chapters, from all that was heard; what comes before the first scenario belongs to it. */
export function chapters(events: EventSeen[]): Chapter[] {
  const found: Chapter[] = [];
  let before: EventSeen[] = [];
  for (const event of events) {
    if (BEGINS.includes(event.event)) {
      found.push({ scenario: text(event, "scenario"), told: [], along: [], written: before });
      before = [];
    }
    const now = found.at(-1);
    if (WRITTEN.includes(event.event)) (now?.written ?? before).push(event);
    else if (event.event === "story" && now)
      (isChapter(text(event, "line"), now.scenario) ? now.told : now.along).push(event);
  }
  return found;
}

const isChapter = (line: string, scenario: string): boolean =>
  line.startsWith(`story-${scenario}`) || ENDS.includes(line.replace("story-", ""));

export interface Entry {
  note: string;
  names: string[];
}
const APART = ["lost", "away"];

/**
 * The campaign log as it stands: notes, and names under their headings. Who is lost or away is told with the
 * investigators.
 */
export const entries = (view: ArkhamView): Entry[] => [
  ...(view.notes ?? []).map((note) => ({ note, names: [] })),
  ...Object.entries(view.names ?? {})
    .filter(([note, names]) => !APART.includes(note) && names.length > 0)
    .map(([note, names]) => ({ note, names })),
];

/** How many of each, in the order of the first. */
export function counted(keys: string[]): [string, number][] {
  const found = new Map<string, number>();
  for (const key of keys) found.set(key, (found.get(key) ?? 0) + 1);
  return [...found];
}

const worth = (token: string): number => (/\d/.test(token) ? -Number(token) : 100);
/** The bag as one would lay it out: numbers from the best to the worst, then the signs. */
export const bag = (view: ArkhamView): [string, number][] =>
  counted([...(view.bag ?? [])].sort((a, b) => worth(a) - worth(b) || a.localeCompare(b)));
