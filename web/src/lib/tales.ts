/** A turn in words: one sentence of what its seat did, and what else came of it. */
import { isStory, type Beat } from "./beats";
import type { Speech } from "../desk/speech";
import { capital, linked, type Piece } from "./models";
import { taleOf, type Counted, type Turn } from "./recap";
import { t, words } from "./words.svelte";
import type { EventSeen } from "../wire";

/** "a, b, then c". */
function joined([first = "", ...rest]: string[]): string {
  return rest.reduce(
    (all, deed, i) => t(i === rest.length - 1 ? "deeds-then" : "deeds-more", { first: all, second: deed }),
    first,
  );
}

/** Whom lines are about, as a line itself calls them: whoever has no character yet is called by number. */
function subject(speech: Speech, events: EventSeen[], seat: number): string {
  for (const { text, entities = [] } of events) {
    const who = entities
      .map((entity) => speech.plainName(entity))
      .find((name) => name && text.startsWith(name));
    if (who) return who;
  }
  for (const { text, deed = "" } of events) {
    const at = deed ? text.indexOf(deed) : -1;
    if (at > 0) return text.slice(0, at).trim();
  }
  // no line says it as the turn does
  return events.length > 0 ? speech.sitter(seat) : "";
}

export function sentence(speech: Speech, turn: Turn): string {
  const counted = ({ times: n }: Counted, deed: string) => (n > 1 ? t("deed-times", { deed, n }) : deed);
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
                told.map((each) =>
                  counted(each, speech.reworded(each.event.deed ?? "", each.event.entities)),
                ),
              ),
            }),
          ]
        : told.map((each) => counted(each, capital(speech.plainLine(each.event)))),
    )
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

/** What the book says of a moment of the whole table: its stories, or the game's own words for such an event. */
export function taleTold(speech: Speech, beat: Beat): string[] {
  const stories = beat.events.filter(isStory).map((event) => speech.plainLine(event));
  if (stories.length > 0) return stories;
  return beat.events.map((event) => words.find(speech.game, `tale-${event.event}`)).filter(Boolean);
}
