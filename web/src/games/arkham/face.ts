import type { Chip, GameFace, SheetLine, StepGroup } from "../../lib/contract";
import { nameChain, times } from "../../lib/models";
import { number } from "../../lib/printed";
import type { ArkhamInvestigatorView as InvestigatorView, ArkhamView, LocationView } from "../../wire";
import { CLASS_COLOURS, NO_CLASS } from "./classes";
import icons from "./icons";
import { PLACES } from "./places";
import * as plan from "./plan";

const SKILLS = ["willpower", "intellect", "combat", "agility"];
/** Verbs, kinds and people whose drawing has another name. */
const DRAWN: Record<string, string> = {
  resource: "gain-resource",
  commit: "skill",
  use: "reaction",
  advance: "act",
  "end-turn": "exhausted",
  take: "damage",
  replace: "draw",
  buy: "experience",
  keep: "asset-hand",
  discard: "encounter",
  "raise-willpower": "willpower",
  "raise-intellect": "intellect",
  "raise-combat": "combat",
  "raise-agility": "agility",
  ghoul: "enemy",
  swarm: "enemy",
  cultist: "cultist",
  asset: "asset-hand",
  location: "location",
  mulligan: "draw",
  "roland-banks": "guardian",
  "daisy-walker": "seeker",
  "skids-otoole": "rogue",
  "agnes-baker": "mystic",
  "wendy-adams": "survivor",
};
const PHASES: [string, string, string[]][] = [
  ["mythos", "FW1", ["begins", "doom", "check", "draws", "ends"]],
  ["investigation", "FW2", ["begins", "next", "turn", "turn-ends", "ends"]],
  ["enemy", "FW3", ["begins", "hunters", "attacks", "ends"]],
  ["upkeep", "FW4", ["begins", "reset", "ready", "draw", "hand", "ends"]],
];
const NUMBERS: Record<string, string> = {
  "investigation-begins": "2.1",
  "investigation-next": "2.2",
  "investigation-turn": "2.2.1",
  "investigation-turn-ends": "2.2.2",
  "investigation-ends": "2.3",
};
const steps: StepGroup[] = PHASES.map(([phase, rules, parts], n) => ({
  label: `page-arkham-${phase}`,
  steps: parts.map((part, i) => ({
    id: `${phase}-${part}`,
    number: NUMBERS[`${phase}-${part}`] ?? `${n + 1}.${i + 1}`,
    rules: `AHC-${rules}`,
  })),
}));

const seated = (view: ArkhamView, seat: number): InvestigatorView | undefined =>
  view.investigators?.find((who) => who.seat === seat);
const tone = (left: number) => (left <= 2 ? "harm" : "") as "harm" | "";

function skillChips(who: InvestigatorView): Chip[] {
  return SKILLS.map((skill) => {
    const more = (who.parts?.[skill] ?? []).reduce((all, [, n]) => all + n, 0);
    return {
      icon: skill,
      label: `name-${skill}`,
      value: String(who.skills?.[skill] ?? 0),
      tone: more > 0 ? "good" : more < 0 ? "harm" : "",
    };
  });
}

/** A card whose back takes effect. */
const TURNED = ["act-advances", "agenda-advances"];
/** What was under way is over: a test that is decided, a card that was turned over. */
const OVER = ["test-passed", "test-failed", "act", "agenda"];

export const face: GameFace<ArkhamView> = {
  steps,
  strip: () => [],
  hand: (view) => (plan.own(view)?.hand ?? []).map((card) => card.card),
  under: ({ event, args }) =>
    event === "test-begins"
      ? String(args?.by || args?.on || "")
      : event === "enemy-attacks" || event === "engaged"
        ? String(args?.enemy ?? "")
        : event === "hurt"
          ? { because: args?.by === args?.who ? "" : String(args?.by ?? "") }
          : TURNED.includes(event)
            ? String(args?.agenda ?? args?.act ?? "")
            : OVER.includes(event)
              ? null
              : "",
  slight: ["test-passed", "test-failed", "revealed", "clues-placed"],
  sheet(view, seat) {
    const who = seated(view, seat);
    if (!who?.health) return [];
    const things: Chip[] = [
      { icon: "resource", label: "page-arkham-resources", value: String(who.resources ?? 0) },
      { icon: "clue", label: "page-arkham-clues", value: String(who.clues ?? 0) },
    ];
    if (view.turn === seat)
      things.push({
        icon: "action",
        label: "page-arkham-actions",
        value: `${who.actions ?? 0}/${number("arkham", "actions")}`,
        tone: "good",
      });
    if (seat === view.lead) things.push({ icon: "lead", label: "page-arkham-lead", value: "" });
    if (who.physical || who.mental)
      things.push({
        icon: "trauma",
        label: "page-arkham-trauma",
        value: String((who.physical ?? 0) + (who.mental ?? 0)),
        tone: "harm",
      });
    if (who.experience)
      things.push({ icon: "experience", label: "page-arkham-experience", value: String(who.experience) });
    const slots = plan.slotsTaken(who).map(([slot, n]): Chip => ({
      icon: `asset-${slot}`,
      label: `page-arkham-slot-${slot}`,
      value: `${n}/${number("arkham", `slot-${slot}`)}`,
    }));
    const lines: SheetLine[] = [
      { kind: "chips", chips: skillChips(who), short: true },
      { kind: "boxes", label: "page-arkham-damage", filled: who.damage ?? 0, of: who.health, tone: "harm" },
      {
        kind: "boxes",
        label: "page-arkham-horror",
        filled: who.horror ?? 0,
        of: who.sanity ?? 0,
        tone: "info",
      },
      { kind: "chips", chips: [...things, ...slots], bare: true },
    ];
    if (seat !== view.seat) {
      const hand = (who.hand ?? []).map((card) => card.card);
      const inPlay = [...plan.playArea(who), ...(who.threats ?? [])].map((card) => card.key);
      if (inPlay.length > 0) lines.push({ kind: "cards", label: "page-arkham-in-play", entities: inPlay });
      if (hand.length > 0) lines.push({ kind: "cards", label: "page-hand", entities: hand });
    }
    return lines;
  },
  seat(view, seat) {
    const who = seated(view, seat);
    if (!who?.health) return { role: "", icon: "me", place: "", chips: [] };
    const health = Math.max(0, who.health - (who.damage ?? 0));
    const sanity = Math.max(0, (who.sanity ?? 0) - (who.horror ?? 0));
    const earned = (who.experience ?? 0) + (who.paid ?? 0);
    return {
      role: who.key,
      icon: face.icon(who.key, view),
      place: who.resigned
        ? "page-arkham-resigned"
        : who.gone
          ? "page-arkham-eliminated"
          : (who.location ?? ""),
      out: who.gone ?? false,
      outBy: who.resigned ? "AHC-RSG-01" : "AHC-ELM-01",
      first: seat === view.lead,
      chips: [
        { icon: "damage", label: "page-arkham-health-left", value: String(health), tone: tone(health) },
        { icon: "horror", label: "page-arkham-sanity-left", value: String(sanity), tone: tone(sanity) },
        view.result && earned
          ? { icon: "experience", label: "page-arkham-experience-earned", value: String(earned) }
          : { icon: "clue", label: "page-arkham-clues", value: String(who.clues ?? 0) },
      ],
    };
  },
  shownAs: (key, view) => plan.called(view, key),
  icon(key, view) {
    for (const { name } of nameChain(key)) {
      const drawn = DRAWN[name] ?? name;
      if (drawn in icons) return drawn;
    }
    return view ? kindOf(view, key) : "";
  },
  tracks: (view) => ({
    "page-arkham-doom": view.doom ?? 0,
    "page-arkham-clues": (view.investigators ?? []).reduce((all, who) => all + (who.clues ?? 0), 0),
    "page-arkham-enemies": view.enemies?.length ?? 0,
    "page-arkham-victory": view.victory?.length ?? 0,
  }),
  keywords: [
    ...["action", "free", "reaction", "forced", "revelation", "elder-sign"].map((each) => `kind-${each}`),
    "fast",
    ...["hunter", "retaliate", "massive", "aloof", "peril", "surge"].map((each) => `keyword-${each}`),
  ],
  decides: ["act-advances", "agenda-advances", "defeated"],
  faceDown: (view, entity) => view.locations?.some((one) => one.key === entity && !one.revealed) ?? false,
  turning: [...TURNED, "scenario-ends"],
  printed(view, entity) {
    const card = (view.investigators ?? [])
      .flatMap((who) => who.hand ?? [])
      .find((one) => one.card === entity);
    if (!card) return null;
    return {
      cost: card.cost ?? undefined,
      icons: Object.entries(card.icons ?? {}).flatMap(([skill, n]) => Array.from({ length: n }, () => skill)),
      colour: CLASS_COLOURS[card.faction ?? ""] ?? NO_CLASS,
    };
  },
  facts(view, entity, { name, say, comma }) {
    const speech: plan.Speech = { name, comma, say: (key, facts) => say(`board-${key}`, facts) };
    const place = view.locations?.find((one) => one.key === entity);
    if (place) return plan.locationFacts(view, place, speech);
    const enemy = view.enemies?.find((one) => one.key === entity);
    return enemy ? plan.enemyFacts(enemy, speech) : [];
  },
  whereabouts: (view) =>
    Object.fromEntries([
      ...(view.investigators ?? []).map((who) => [who.key, who.location ?? ""]),
      ...(view.enemies ?? []).map((one) => [one.key, one.location]),
    ]),
  done(view, prompt, ticked, { name, say, comma }) {
    if (prompt === "spend-clues")
      return ticked.length > 0
        ? say("done-spend", {
            shares: [...new Set(ticked)]
              .map((key) => say("done-share", { who: name(key.split(":")[1] ?? ""), n: times(ticked, key) }))
              .join(comma),
          })
        : "";
    if (prompt === "order-results") return ticked.length > 0 ? say("done-order") : "";
    const test = prompt === "commit" ? view.test : undefined;
    return test?.outlook?.length
      ? say("done-commit", { n: Math.round(plan.withTicked(test, ticked).chance * 100) })
      : "";
  },
  position(view, { name, word, say, fact, comma }) {
    const speech: plan.Speech = { name, comma, say: (key, facts) => say(`board-${key}`, facts) };
    const story = [view.agenda, view.act].flatMap((one, i) =>
      one
        ? [
            fact(
              name(one.key),
              say(i === 0 ? "board-doom-of" : "board-clues-of", {
                n: i === 0 ? (view.doom ?? 0) : clues(view),
                of: one.needs ?? 0,
              }),
            ),
          ]
        : [],
    );
    const me = plan.own(view);
    const near = me
      ? [
          ...plan.playArea(me).map((card) => name(card.key)),
          ...(me.threats ?? []).map((card) => name(card.key)),
          ...plan.threats(view).map((one) => plan.enemyInWords(one, speech)),
        ]
      : [];
    return [
      { title: name(view.scenario), lines: story },
      {
        title: say("board-locations"),
        lines: (view.locations ?? []).map((one) => plan.locationInWords(view, one, speech)),
      },
      { title: word("page-arkham-in-play"), lines: near },
      {
        title: word("page-arkham-bag"),
        lines: [(view.bag ?? []).map((token) => (plan.isNumber(token) ? token : name(token))).join(comma)],
      },
    ];
  },
  round: (view) => view.round,
  book: () => import("./CampaignBook.svelte"),
};

const clues = (view: ArkhamView): number =>
  (view.investigators ?? []).reduce((all, who) => all + (who.clues ?? 0), 0);

/** Things of the table without a drawing of their own are drawn by their kind. */
/** What a location looks like; of one that lies face down as much as its name says. */
function drawingOf({ key, card = "", revealed }: LocationView): string {
  const names = [...(revealed ? [card] : []), ...nameChain(key).map(({ name }) => name)];
  const drawn = names.find((name) => name in PLACES);
  return drawn ? `place-${drawn}` : "location";
}

function kindOf(view: ArkhamView, key: string): string {
  const inPlay = [
    ...(view.at_locations ?? []),
    ...(view.investigators ?? []).flatMap((who) => [...(who.assets ?? []), ...(who.threats ?? [])]),
  ].find((card) => card.key === key);
  if (inPlay)
    return inPlay.kind === "asset"
      ? inPlay.slots?.[0]
        ? `asset-${inPlay.slots[0]}`
        : "asset-ally"
      : (inPlay.kind ?? "");
  if (view.enemies?.some((one) => one.key === key || one.card === key)) return "enemy";
  const place = view.locations?.find((one) => one.key === key);
  if (place) return drawingOf(place);
  const held = (view.investigators ?? []).flatMap((who) => who.hand ?? []).find((card) => card.card === key);
  if (held) return held.kind === "asset" ? "asset-hand" : held.kind;
  return key === view.act?.key ? "act" : key === view.agenda?.key ? "agenda" : "";
}
