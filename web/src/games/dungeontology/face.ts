import type { Chip, GameFace, SheetLine } from "../../lib/contract";
import { nameChain } from "../../lib/models";
import type { DungeontologyView, ScholarView } from "../../wire";
import icons from "./icons";
import * as plan from "./plan";

const CUBES: Record<string, string> = {
  civilisation: "#3f9e57",
  military: "#d1513c",
  faith: "#4a86d1",
  wealth: "#dda92e",
  caste: "#9660c8",
};
const FAMILIES: Record<string, string> = {
  fate: "#8d7a5b",
  trick: "#b0352f",
  magic: "#6b4a9e",
  exploration: "#2f7d3b",
  social: "#2b6fb5",
  infamy: "#3a2b20",
};
/** Names that stand before what a skill of a scholar does. */
const SKILLS = [
  ...["iron-head", "invincible-iron-head", "recovery", "swindle", "roaming", "sermon", "inspiring-sermon"],
  ...["divine-intervention", "confession", "magic-prodigy", "arcane-study", "magic-vision", "ultimate-study"],
];
const VALUES = ["speed", "intelligence", "stamina"];
/** Verbs, tokens and families whose drawing has another name. */
const DRAWN: Record<string, string> = {
  students: "student",
  hand: "trick",
  explore: "exploration",
  place: "exploration",
  submit: "thesis",
  "take-stun": "stun",
  "sacrifice-student": "student",
  sacrifice: "student",
  "draw-students": "university",
  discard: "trick",
  prophecy: "prophecy",
  "play-main": "magic",
  "play-main-on": "magic",
  "play-stealth": "stealth",
  "play-alert": "alert",
  "play-prophecy": "prophecy",
  "play-move": "move",
  "play-favour": "social",
  "play-gain-students": "student",
  "use-skill": "excited",
  "use-skill-on": "excited",
  respond: "magic",
  "go-on": "move",
  "move-to": "move",
  "end-movement": "stop",
  "end-turn": "rest",
  recruit: "trainee",
  "doom-face-down": "doom",
  "boss-to": "boss",
  "boss-stays": "boss",
  "put-token": "trap",
  level: "stairs",
  cubes: "study",
  area: "door",
  "start-area": "campfire",
  laetus: "boss",
  omega: "omega",
};

const seated = (view: DungeontologyView, seat: number): ScholarView | undefined =>
  view.scholars.find((who) => who.seat === seat);

export const face: GameFace<DungeontologyView> = {
  steps: [
    {
      label: "",
      steps: ["thesis", "rest", "movement", "action", "end"].map((id, i) => ({
        id,
        number: String(i + 1),
        rules: ["DUN-THESIS", "DUN-REST", "DUN-MOVE", "DUN-ACT", "DUN-EOT"][i] ?? "",
      })),
    },
  ],
  strip: () => [],
  hand: (view) => plan.own(view)?.hand ?? [],
  sheet(view, seat) {
    const who = seated(view, seat);
    if (!who || Object.keys(who.values ?? {}).length === 0) return [];
    const body: Chip[] = [
      ...VALUES.map((value): Chip => ({
        icon: value,
        label: `name-${value}`,
        value: String(who.values?.[value] ?? 0),
      })),
      {
        icon: "student",
        label: "page-dungeontology-students",
        value: `${who.students ?? 0}/${who.values?.students ?? 0}`,
      },
      {
        icon: "stun",
        label: "page-dungeontology-stun",
        value: `${who.stun ?? 0}/${who.values?.stamina ?? 0}`,
        tone: (who.stun ?? 0) > 0 ? "harm" : "",
      },
    ];
    const sums: Chip[] = [
      { icon: "research", label: "page-dungeontology-research", value: `+${who.research ?? 0}` },
      { icon: "star-gold", label: "page-dungeontology-stars", value: String(who.stars ?? 0) },
      { icon: "thesis", label: "page-dungeontology-worth", value: String(who.worth ?? 0), tone: "good" },
    ];
    if (who.excited)
      sums.push({ icon: "excited", label: "page-dungeontology-excited", value: "", tone: "good" });
    if (who.knowledge)
      sums.push({ icon: "knowledge", label: "page-dungeontology-knowledge", value: "", tone: "info" });
    const lines: SheetLine[] = [
      { kind: "chips", chips: body, short: true },
      {
        kind: "columns",
        beside: sums,
        columns: plan.notebook(view, who).map((column) => ({
          ...column,
          icon: column.cube,
          label: `name-${column.cube}`,
          colour: CUBES[column.cube] ?? "",
        })),
      },
    ];
    const dooms = [
      ...(who.dooms ?? []),
      ...Array.from({ length: who.doom_down ?? 0 }, () => "doom-face-down"),
    ];
    if (who.trainees?.length)
      lines.push({ kind: "cards", label: "page-dungeontology-trainees", entities: who.trainees });
    if (dooms.length > 0) lines.push({ kind: "cards", label: "page-dungeontology-dooms", entities: dooms });
    if (seat !== view.seat && who.known?.length)
      lines.push({ kind: "cards", label: "page-dungeontology-known", entities: who.known });
    return lines;
  },
  seat(view, seat) {
    const who = seated(view, seat);
    if (!who || Object.keys(who.values ?? {}).length === 0)
      return { role: "", icon: "me", place: "", chips: [] };
    return {
      role: who.key,
      icon: who.key,
      place: who.finished ? "page-dungeontology-finished" : (who.area ?? ""),
      first: seat === view.start_seat,
      out: who.finished ?? false,
      outBy: "DUN-THESIS-01",
      chips: [
        ...Object.keys(view.notebook)
          .filter((cube) => who.cubes?.[cube])
          .map((cube): Chip => ({
            icon: cube,
            label: `name-${cube}`,
            value: String(who.cubes?.[cube] ?? 0),
          })),
        { icon: "student", label: "page-dungeontology-students", value: String(who.students ?? 0) },
        { icon: "trick", label: "page-hand", value: String(who.cards ?? 0) },
        ...(view.result
          ? [
              {
                icon: "thesis",
                label: "page-dungeontology-points",
                value: String(who.total ?? 0),
                tone: "good",
              } satisfies Chip,
            ]
          : []),
      ],
    };
  },
  shownAs: (key) => key,
  icon(key, view) {
    for (const { name } of nameChain(key)) {
      const drawn = DRAWN[name] ?? name;
      if (drawn in icons) return drawn;
    }
    return view ? plan.kindOf(view, key) : "";
  },
  tracks(view) {
    return Object.fromEntries([
      ...view.scholars
        .filter((who) => Object.keys(who.values ?? {}).length > 0)
        .map((who): [string, number] => [`name-${who.key}`, who.worth ?? 0]),
      ["page-dungeontology-areas", view.areas.length],
    ]);
  },
  keywords: ["standard", "excited", "knowledge-bonus", ...SKILLS].map((each) => `name-${each}`),
  printed(view, entity) {
    const card = view.schemes?.[entity];
    return card
      ? {
          cost: `+${card.bonus}`,
          kind: card.family,
          icons: [card.family],
          colour: FAMILIES[card.family] ?? "#8d7a5b",
        }
      : null;
  },
  outcome(view, seat) {
    const who = seated(view, seat);
    return view.result && who && view.winner
      ? {
          won: view.winner === who.key,
          why: [],
          cards: [...(who.trainees ?? []), ...(who.dooms ?? [])],
          score: who.total ?? 0,
        }
      : null;
  },
  passing: {
    events: ["helped", "stealth", "luck", "misfortune", "prophecy", "stealth-raised", "alert-raised"],
    outcomes: ["succeeded", "failed"],
  },
  plays: ({ event }) => event.startsWith("played-") || event === "responded",
  breath: ["entered", "collected", "boss-moved"],
  under: (event) =>
    ["spies", "succeeded", "failed"].includes(event.event)
      ? null
      : event.event === "studies" || (event.event === "entered" && event.args?.area !== "start-area")
        ? String(event.args?.area ?? "")
        : event.event.startsWith("played-")
          ? String(event.args?.card ?? "")
          : "",
  stage: plan.stage,
  facts(view, entity, { name, say, comma }) {
    const area = view.areas.find((one) => one.key === entity);
    const speech: plan.Speech = { name, comma, say: (key, facts) => say(`board-${key}`, facts) };
    return area ? plan.areaFacts(view, area, speech) : plan.spotFacts(view, entity, speech);
  },
  standing(view, entity, { name, say, comma }) {
    const area = view.areas.find((one) => one.key === entity);
    const speech: plan.Speech = { name, comma, say: (key, facts) => say(`board-${key}`, facts) };
    return area ? plan.areaFacts(view, area, speech, true) : plan.spotFacts(view, entity, speech);
  },
  numbered: (view, options) =>
    Object.fromEntries(plan.ghosts(view, options).map((ghost, i) => [ghost.key, i + 1])),
  pointed(view, option, { name, say, comma }) {
    const speech: plan.Speech = { name, comma, say: (key, facts) => say(`board-${key}`, facts) };
    return (option.entities ?? []).flatMap((entity) => plan.spotFacts(view, entity, speech)).join("");
  },
  whereabouts: (view) =>
    Object.fromEntries([
      ...view.scholars.map((who) => [who.key, who.area ?? ""]),
      ["boss", view.boss_at ?? ""],
    ]),
  position(view, { name, say, fact, comma }) {
    const speech: plan.Speech = { name, comma, say: (key, facts) => say(`board-${key}`, facts) };
    const campus = [
      say("board-campfire", { n: view.campfire ?? 0 }),
      ...(view.alert ? [fact(name(view.alert), say("board-penalty", { n: view.penalty ?? 0 }))] : []),
      ...(view.panic ? [name(view.panic)] : []),
    ];
    return [
      { title: say("board-campus"), lines: campus },
      { title: say("board-dungeon"), lines: view.areas.map((area) => plan.areaInWords(view, area, speech)) },
    ];
  },
  round: (view) => view.round,
};
