/** A turn in words: one sentence of what its seat did, and what else came of it. */
import { isStory, type Beat } from "./beats";
import type { Desk } from "./desk.svelte";
import { linked, type Piece } from "./models";
import { taleOf, type Turn } from "./recap";
import { t, words } from "./words.svelte";
import type { EventSeen } from "../wire";

const MOST_DEEDS = 5;

/** "a, b, then c"; of many the first ones, a number, and the last. */
function joined(deeds: string[]): string {
  const shown =
    deeds.length <= MOST_DEEDS
      ? deeds
      : [
          ...deeds.slice(0, MOST_DEEDS - 2),
          t("deeds-others", { n: deeds.length - MOST_DEEDS + 1 }),
          deeds.at(-1) ?? "",
        ];
  const [first = "", ...rest] = shown;
  return rest.reduce(
    (all, deed, i) => t(i === rest.length - 1 ? "deeds-then" : "deeds-more", { first: all, second: deed }),
    first,
  );
}

/** Whom lines are about, as a line itself calls them: whoever has no character yet is called by number. */
function subject(desk: Desk, events: EventSeen[]): string {
  for (const { text, entities = [] } of events) {
    const who = entities
      .map((entity) => desk.plainName(entity))
      .find((name) => name && text.startsWith(name));
    if (who) return who;
  }
  const first = events[0];
  return first ? first.text.slice(0, Math.max(0, first.text.indexOf(first.deed ?? ""))).trim() : "";
}

export function sentence(desk: Desk, turn: Turn): string {
  const { before, deeds, asides } = taleOf(turn);
  const times = (text: string, n: number) => (n > 1 ? t("deed-times", { deed: text, n }) : text);
  const told = deeds.map(({ event, times: n }) => times(desk.reworded(event.deed ?? "", event.entities), n));
  const own = deeds[0]
    ? [
        t("turn", {
          who: subject(
            desk,
            deeds.map(({ event }) => event),
          ),
          deeds: joined(told),
        }),
      ]
    : [];
  const lines = (told: typeof asides) => told.map(({ event, times: n }) => times(desk.plainLine(event), n));
  return [...lines(before), ...own, ...lines(asides)].join(t("between-sentences"));
}

/** Turns one after another, their things as links; places are called as the board calls them. */
export function piecesOf(desk: Desk, turns: Turn[]): Piece[] {
  const entities = [
    ...new Set(turns.flatMap((turn) => turn.events.flatMap((event) => event.entities ?? []))),
  ];
  const text = turns.map((turn) => sentence(desk, turn)).join(t("between-sentences"));
  return linked(text, entities, (key) => desk.spoken(key));
}

/** What the book says of a moment of the whole table: its stories, or the game's own words for such an event. */
export function taleTold(desk: Desk, beat: Beat): string[] {
  const stories = beat.events.filter(isStory).map((event) => desk.plainLine(event));
  if (stories.length > 0) return stories;
  return beat.events.map((event) => words.find(desk.game.game, `tale-${event.event}`)).filter(Boolean);
}
