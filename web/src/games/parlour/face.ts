import type { GameFace } from "../../lib/contract";
import { nameChain } from "../../lib/models";
import { number } from "../../lib/printed";
import type { ParlourView } from "../../wire";
import icons from "./icons";

const sum = (wax: Record<string, number>): number => Object.values(wax).reduce((all, each) => all + each, 0);

export const face: GameFace<ParlourView> = {
  steps: [
    {
      label: "",
      steps: [
        { id: "planchette", number: "1", rules: "PAR-PLANCHETTE" },
        { id: "turn", number: "2", rules: "PAR-TURN" },
        { id: "circle", number: "3", rules: "PAR-CIRCLE" },
        { id: "hour", number: "4", rules: "PAR-ROUND" },
      ],
    },
  ],
  strip(view) {
    const midnight = number("parlour", "midnight");
    const first = Math.min(number("parlour", "evening"), view.hour);
    const hours = Array.from({ length: midnight - first + 1 }, (_, i) => first + i);
    return [
      {
        icon: "clock",
        label: "page-parlour-hour",
        value: "",
        cells: hours.map((hour) => ({
          value: String(hour),
          state: hour < view.hour ? "past" : hour === view.hour ? "now" : "next",
          tint: hour === midnight ? "harm" : undefined,
        })),
      },
      { icon: "score", label: "page-parlour-goal", value: String(view.goal) },
      { icon: "deck", label: "page-deck", value: String(view.deck) },
      { icon: "discard", label: "page-discard", value: String(view.discard?.length ?? 0) },
    ];
  },
  hand: (view) => view.sitters[view.seat]?.hand ?? [],
  sheet(view, seat) {
    const me = view.sitters[seat];
    if (!me) return [];
    const won = view.veils
      .filter((veil) => veil.owner === me.key && veil.spirit)
      .map((veil) => veil.spirit ?? "");
    return [
      {
        kind: "boxes",
        label: "name-tall-candle",
        filled: me.wax["tall-candle"] ?? 0,
        of: number("parlour", "tall-candle"),
        tone: "info",
      },
      {
        kind: "boxes",
        label: "name-short-candle",
        filled: me.wax["short-candle"] ?? 0,
        of: number("parlour", "short-candle"),
        tone: "info",
      },
      {
        kind: "chips",
        chips: [
          { icon: "score", label: "page-parlour-score", value: `${me.score}/${view.goal}` },
          { icon: "faith", label: "page-parlour-faith", value: String(me.faith ?? 0) },
        ],
      },
      ...(me.hand?.length && seat !== view.seat
        ? [{ kind: "cards" as const, label: "page-hand", entities: me.hand }]
        : []),
      ...(me.known?.length
        ? [{ kind: "cards" as const, label: "page-parlour-known", entities: me.known }]
        : []),
      ...(won.length ? [{ kind: "cards" as const, label: "page-parlour-spirits", entities: won }] : []),
    ];
  },
  seat(view, seat) {
    const who = view.sitters[seat];
    if (!who) return { role: "", icon: "me", place: "", chips: [] };
    return {
      role: who.key,
      icon: who.key,
      place: who.gone ? "page-parlour-fled" : "",
      first: view.lead === who.key,
      out: who.gone,
      outBy: "PAR-CANDLE-03",
      chips: [
        { icon: "hand", label: "page-hand", value: String(who.cards) },
        {
          icon: "wax",
          label: "page-parlour-wax",
          value: String(sum(who.wax as unknown as Record<string, number>)),
        },
        { icon: "score", label: "page-parlour-score", value: String(who.score) },
      ],
    };
  },
  shownAs: (key) => key,
  icon: (key) => nameChain(key).find(({ name }) => name in icons)?.name ?? "",
  tracks(view) {
    const found: Record<string, number> = {};
    for (const who of view.sitters) found[`name-${who.key}`] = who.score;
    return found;
  },
  outcome(view, seat) {
    const who = view.sitters[seat];
    if (!view.result || !who) return null;
    const heard = view.veils
      .filter((veil) => veil.owner === who.key && veil.spirit)
      .map((veil) => veil.spirit ?? "");
    return { won: view.winner === who.key, why: [], cards: heard, score: who.score };
  },
  position(view, { name, word, comma }) {
    const veil = (each: ParlourView["veils"][number]) =>
      [
        name(each.key),
        each.spirit ? name(each.spirit) : word("page-parlour-unseen"),
        each.spirit && !each.open ? word("page-parlour-secret") : "",
        each.owner ? name(each.owner) : "",
      ]
        .filter(Boolean)
        .join(comma);
    const play = (each: NonNullable<ParlourView["stack"]>[number]) =>
      [name(each.card), name(each.sitter), each.target ? name(each.target) : ""].filter(Boolean).join(comma);
    return [
      { title: word("page-parlour-veils"), lines: view.veils.map(veil) },
      { title: word("page-on-the-table"), lines: (view.stack ?? []).map(play) },
      { title: word("page-discard"), lines: (view.discard ?? []).map(name) },
    ];
  },
  round: (view) => view.round,
};
