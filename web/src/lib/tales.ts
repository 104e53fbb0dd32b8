/** A turn in words: one sentence of what its seat did, and what else came of it. */
import { isStory, newIn, type Beat } from "./beats";
import type { Speech } from "../desk/speech";
import { capital, linked, type Piece } from "./models";
import { cycles, gathered, taleOf, type Counted, type Turn } from "./recap";
import { t, words } from "./words.svelte";
import type { EventSeen } from "../wire";

/** "a, b, then c"; what comes again and again in the same order is "a, b and c". */
function joined([first = "", ...rest]: string[], last: "deeds-then" | "deeds-and" = "deeds-then"): string {
  return rest.reduce(
    (all, deed, i) => t(i === rest.length - 1 ? last : "deeds-more", { first: all, second: deed }),
    first,
  );
}

/** Whom lines are about, as a line itself calls them: whoever has no character yet is called by number. */
function subject(speech: Speech, events: EventSeen[], seat: number): string {
  for (const { text, entities = [] } of events) {
    if (speech.isOwn(seat) && text.startsWith(t("you"))) return t("you");
    const who = entities
      .map((entity) => speech.plainName(entity))
      .find((name) => name && text.startsWith(name));
    if (who) return who;
  }
  const before = events.map(({ text, deed = "" }) => text.slice(0, Math.max(0, begins(text, deed))).trim());
  // where no line says it as the turn does
  const [shortest] = before.filter(Boolean).sort((a, b) => a.length - b.length); // "your Lore" is no subject
  return shortest ?? (events.length > 0 ? speech.sitter(seat) : "");
}

/** Where the line says the deed, or as much of its beginning as it says; -1 if it has other words for it. */
function begins(text: string, deed: string): number {
  for (let length = deed.length; length > 1; length -= 1) {
    const at = text.indexOf(deed.slice(0, length));
    if (at >= 0) return at;
  }
  return -1;
}

/** The names of what lines are about, where the game tells such lines in one breath. */
const things = (speech: Speech, told: EventSeen[]): string[] =>
  speech.inOneBreath(told[0]?.event ?? "")
    ? told.flatMap(({ entities = [] }) => entities.map((entity) => speech.spoken(entity)))
    : [];

const listLocale = (): string => (words.language === "en" ? "en-GB" : words.language);

/** One thing after another in one breath; what is counted of others is listed of the reader so, too. */
function breaths(speech: Speech, told: Counted[], say: (each: Counted) => string): string[] {
  const said: { events: EventSeen[]; deeds: string[] }[] = [];
  for (const each of told) {
    const { event } = each.event;
    const last = said.at(-1);
    const goesOn = last?.events[0]?.event === event;
    if (goesOn && (speech.inOneBreath(event) || words.find(speech.game, `deeds-${event}`, { n: 2 }))) {
      last.events.push(each.event);
      last.deeds.push(say(each));
    } else said.push({ events: [each.event], deeds: [say(each)] });
  }
  return said.map(({ events, deeds }) =>
    deeds.length > 1 ? gathered(deeds, listLocale(), things(speech, events)) : (deeds[0] ?? ""),
  );
}

/** Lines that nobody did, one thing after another, as one. */
function oneLine(speech: Speech, told: Counted[], line: (each: Counted) => string): string {
  const ends = /[.。]$/u;
  const said = told.map(line);
  const bare = said.map((each) => each.replace(ends, ""));
  const events = told.map(({ event }) => event);
  return gathered(bare, listLocale(), things(speech, events)) + (said.at(-1)?.match(ends)?.[0] ?? "");
}

const folded = (deeds: string[]): string[] =>
  cycles(deeds).map(({ deeds: once, n }) =>
    n > 1 ? t("deeds-times", { deeds: joined(once, "deeds-and"), n }) : joined(once),
  );

const MANY = 3;

/** What came of a deed, line by line; many of a kind in a row in one, where the game has words for that. */
function outcomes(speech: Speech, told: Counted[], line: (each: Counted) => string): string[] {
  const said: string[] = [];
  for (let i = 0; i < told.length;) {
    const kind = told[i]?.event.event ?? "";
    const more = told.slice(i).findIndex(({ event }) => event.event !== kind);
    const run = told.slice(i, more < 0 ? undefined : i + more);
    const n = run.reduce((all, { times }) => all + times, 0);
    const many = n < MANY ? "" : words.find(speech.game, `many-${kind}`, { n });
    if (many) said.push(many);
    else if (run.length > 1 && speech.inOneBreath(kind)) said.push(oneLine(speech, run, line));
    else said.push(...run.map(line));
    i += run.length;
  }
  return said;
}

export function sentence(speech: Speech, turn: Turn): string {
  const counted = ({ event, times: n }: Counted, deed: string) => {
    if (n === 1) return deed;
    const own = speech.isOwn(event.seat ?? -1) ? "own-" : "";
    const named = event.entities?.some((entity) => !speech.isPerson(entity)); // "2 cards" would hide which
    return (
      (!named && words.find(speech.game, `${own}deeds-${event.event}`, { n })) || t("deed-times", { deed, n })
    );
  };
  const parts = taleOf(turn);
  const who = subject(
    speech,
    parts.filter((part) => part.own).flatMap((part) => part.told.map(({ event }) => event)),
    turn.seat,
  );
  return parts
    .flatMap(({ own, told }) =>
      own
        ? [
            t("turn", {
              who,
              deeds: joined(
                folded(
                  breaths(speech, told, (each) =>
                    counted(each, speech.reworded(each.event.deed ?? "", each.event.entities)),
                  ),
                ),
              ),
            }),
          ]
        : outcomes(speech, told, (each) => counted(each, capital(speech.plainLine(each.event)))),
    )
    .map((said) => said.replace(/([!?])\.$/, "$1")) // a card whose name ends with such a mark ends the sentence
    .join(t("between-sentences"));
}

/** Turns one after another, their things as links; places are called as the board calls them. */
export function piecesOf(speech: Speech, turns: Turn[]): Piece[] {
  const entities = [
    ...new Set(turns.flatMap((turn) => turn.events.flatMap((event) => event.entities ?? []))),
  ];
  const text = turns.map((turn) => sentence(speech, turn)).join(t("between-sentences"));
  return linked(text, entities, (key) => speech.spoken(key));
}

/**
 * What the book says of a moment of the whole table: its stories, or the game's own words for such an event, which
 * are told once: the second time nobody reads them again.
 */
export function taleTold(speech: Speech, beat: Beat, events: EventSeen[]): string[] {
  const stories = beat.events.filter(isStory).map((event) => speech.plainLine(event));
  if (stories.length > 0) return stories;
  return newIn(beat, events)
    .map(({ event }) => speech.told(`tale-${event}`))
    .filter(Boolean);
}
