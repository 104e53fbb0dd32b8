import cardIcons from "virtual:icon-names/eldritch-cards";
import type { Chip, GameFace, SheetLine } from "../../lib/contract";
import { nameChain } from "../../lib/models";
import type { EldritchView } from "../../wire";
import icons from "./icons";
import { SPACE } from "./map";
import * as plan from "./plan";

/** Verbs and tokens whose drawing has another name. */
const DRAWN: Record<string, string> = {
  "train-ticket": "train",
  "ship-ticket": "ship",
  "end-turn": "end-turn",
  visit: "research",
  explore: "expedition",
  fight: "combat",
  enter: "other-world",
  "gain-clues": "clue",
  "spend-clue": "clue",
  "advance-omen": "omen-comet",
  "spawn-gates": "gate",
  "monster-surge": "surge",
  "spawn-clues": "spawn-clue",
  "place-rumor": "rumor",
  "place-eldritch": "eldritch-token",
  reroll: "die",
  acquire: "acquire",
  buy: "asset",
  loan: "bank-loan",
  lead: "lead",
  choose: "me",
  improve: "improve",
  discard: "discard",
  fallen: "defeated",
  gate: "gate",
  clue: "clue",
};
/** All names that are drawn; what only cards show comes a moment after the board. */
const ICONS = new Set([...Object.keys(icons), ...cardIcons]);
/** What is resolved over several questions, and the argument that names it. */
const UNDER: Record<string, string> = {
  encounter: "card",
  "turns-to": "card",
  combat: "monster",
  prevents: "card",
  "own-reckoning": "thing",
  "reckoning-of": "thing",
  mythos: "card",
  event: "card",
};
const SKILLS = ["lore", "influence", "observation", "strength", "will"];

const seated = (view: EldritchView, seat: number): plan.InvestigatorView | undefined =>
  view.investigators.find((who) => who.seat === seat);
const keysOf = (who: plan.InvestigatorView, families: string[]): string[] =>
  (who.cards ?? []).filter((card) => families.includes(card.family)).map((card) => card.key);

export const face: GameFace<EldritchView> = {
  steps: [
    {
      label: "",
      steps: [
        { id: "action", number: "A", rules: "EH-ACT" },
        { id: "encounter", number: "E", rules: "EH-ENC" },
        { id: "mythos", number: "M", rules: "EH-MYTH" },
      ],
    },
  ],
  strip: () => [],
  hand(view) {
    const me = plan.own(view);
    return me ? keysOf(me, ["asset", "artifact", "spell", "condition"]) : [];
  },
  sheet(view, seat) {
    const who = seated(view, seat);
    if (!who?.max_health) return [];
    const lines: SheetLine[] = [
      {
        kind: "chips",
        chips: SKILLS.map((skill): Chip => ({
          icon: skill,
          label: `name-${skill}`,
          value: String(who.skills?.[skill] ?? 0),
          tone: who.improved?.[skill] ? "good" : "",
        })),
        short: true,
      },
      { kind: "boxes", label: "name-health", filled: who.health ?? 0, of: who.max_health, tone: "harm" },
      { kind: "boxes", label: "name-sanity", filled: who.sanity ?? 0, of: who.max_sanity ?? 0, tone: "info" },
    ];
    const things: Chip[] = [
      { icon: "clue", label: "page-eldritch-clues", value: String(who.clues?.length ?? 0) },
    ];
    if (who.trains) things.push({ icon: "train", label: "name-train-ticket", value: String(who.trains) });
    if (who.ships) things.push({ icon: "ship", label: "name-ship-ticket", value: String(who.ships) });
    if (who.delayed)
      things.push({ icon: "delayed", label: "page-eldritch-delayed", value: "", tone: "harm" });
    if (seat === view.lead)
      things.push({ icon: "lead", label: "page-eldritch-lead", value: "", tone: "good" });
    lines.push({ kind: "chips", chips: things });
    if (seat !== view.seat) {
      const possessions = keysOf(who, ["asset", "artifact", "spell"]);
      const conditions = keysOf(who, ["condition"]);
      if (possessions.length)
        lines.push({ kind: "cards", label: "page-eldritch-possessions", entities: possessions });
      if (conditions.length)
        lines.push({ kind: "cards", label: "page-eldritch-conditions", entities: conditions });
    }
    return lines;
  },
  seat(view, seat) {
    const who = seated(view, seat);
    if (!who) return { role: "", icon: "me", place: "", chips: [] };
    if (!who.max_health) return { role: "", icon: "me", place: "", chips: [] };
    return {
      role: who.key,
      icon: who.key,
      place: who.eliminated
        ? "page-eldritch-eliminated"
        : who.gone
          ? "page-eldritch-defeated"
          : (who.space ?? ""),
      out: who.eliminated ?? false,
      outBy: "EH-ELIM-01",
      chips: [
        {
          icon: "health",
          label: "name-health",
          value: String(who.health ?? 0),
          tone: (who.health ?? 0) <= 2 ? "harm" : "",
        },
        {
          icon: "sanity",
          label: "name-sanity",
          value: String(who.sanity ?? 0),
          tone: (who.sanity ?? 0) <= 2 ? "harm" : "",
        },
        { icon: "clue", label: "page-eldritch-clues", value: String(who.clues?.length ?? 0) },
      ],
    };
  },
  shownAs: (key, view) => (view.awake && key === view.ancient_one ? `${key}-awake` : key),
  icon(key, view) {
    const space = SPACE.get(key);
    if (space) return space.kind;
    const shown = view ? plan.drawnAs(view, key) : key;
    for (const { name } of nameChain(shown)) {
      const drawn = DRAWN[name] ?? name;
      if (ICONS.has(drawn) || name in DRAWN) return drawn;
    }
    return "";
  },
  tracks(view) {
    return {
      "page-eldritch-doom": view.doom,
      "page-eldritch-gates": view.gates?.length ?? 0,
      "page-eldritch-monsters": view.monsters?.length ?? 0,
      "page-eldritch-solved": view.solved?.length ?? 0,
    };
  },
  dice(event) {
    const rolled = event.args?.rolled;
    if (!Array.isArray(rolled) || !rolled.every((each) => typeof each === "number")) return [];
    return plan.rolledDice(
      rolled as number[],
      plan.leastOf(rolled as number[], Number(event.procedure?.result ?? 0)),
    );
  },
  breath: ["received"],
  vain: ["nothing-happens"],
  under: (event) => {
    const begun = UNDER[event.event];
    if (!begun && event.stage === "new") return null; // a Gate that opens ends what went before
    return begun && event.step !== "action" ? String(event.args?.[begun] ?? "") : "";
  },
  substeps: plan.mythos,
  stage: plan.stage,
  facts(view, entity, { name, say, comma }) {
    const space = SPACE.get(entity);
    return space
      ? plan.spaceFacts(view, space, { name, comma, say: (key, facts) => say(`board-${key}`, facts) })
      : [];
  },
  atTable: plan.atTable,
  costs: (option) => option.group === "ride",
  routes: plan.routes,
  luck(event) {
    const dice = event.procedure?.parts.find(([what]) => what === "dice")?.[1];
    return event.event === "tested" && typeof dice === "number"
      ? { got: Number(event.procedure?.result ?? 0), expected: plan.usualSuccesses(dice) }
      : null;
  },
  whereabouts: (view) =>
    Object.fromEntries([
      ...view.investigators.map((who) => [who.key, who.space ?? ""]),
      ...(view.monsters ?? []).map((one) => [one.key, one.space]),
    ]),
  position(view, { name, word, say, fact, comma }) {
    const speech: plan.Speech = { name, comma, say: (key, facts) => say(`board-${key}`, facts) };
    const next = plan.nextOmen(view);
    const fate = [
      fact(name(view.ancient_one), say("board-doom", { n: view.doom })),
      say("board-next-omen", { omen: name(`omen-${next.colour}`), n: next.doom }),
    ];
    if (view.mystery) {
      const { done, of } = plan.progress(view.mystery);
      fate.push(fact(name(view.mystery.key), say("board-progress", { done, of })));
    }
    const home = plan.home(view);
    return [
      {
        title: name(view.ancient_one),
        lines: [...fate, ...(view.ongoing ?? []).map((card) => name(card.key))],
      },
      {
        title: say("board-world"),
        lines: plan.busySpaces(view).map((space) => plan.spaceInWords(view, space, speech)),
      },
      ...(home ? [{ title: name(home), lines: plan.pathsInWords(home, speech) }] : []),
      {
        title: word("page-eldritch-reserve"),
        lines: (view.reserve ?? []).map((asset) => fact(name(asset.key), String(asset.value))),
      },
    ];
  },
  round: (view) => view.round,
};
