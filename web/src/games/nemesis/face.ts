import type { Chip, GameFace, SheetLine, Track } from "../../lib/contract";
import { nameChain } from "../../lib/models";
import { number, track } from "../../lib/printed";
import type { CrewView, NemesisView } from "../../wire";
import icons from "./icons";
import * as plan from "./plan";

/** Tiles, things and verbs whose drawing has another name. */
const DRAWN: Record<string, string> = {
  armory: "armory",
  "comms-room": "comms",
  "emergency-room": "emergency",
  "evacuation-section-a": "evacuation",
  "evacuation-section-b": "evacuation",
  "fire-control-system": "fire-control",
  storage: "storage",
  "airlock-control": "airlock",
  "command-center": "command",
  "engine-control-room": "engine-control",
  "hatch-control-system": "hatch-control",
  "monitoring-room": "monitoring",
  "room-covered-with-slime": "slime-room",
  "shower-room": "shower",
  "engine-1": "engine",
  "engine-2": "engine",
  "engine-3": "engine",
  pod: "escape-pod",
  corridor: "door-closed",
  "technical-corridors": "technical-corridor",
  "character-corpse": "body",
  "blue-character-corpse": "body",
  "intruder-carcass": "carcass",
  "intruder-egg": "egg",
  "move-by": "move",
  "move-carefully": "careful-move",
  "move-carefully-by": "careful-move",
  "shoot-eggs": "shoot",
  "melee-eggs": "melee",
  "drop-things": "discard",
  act: "computer",
  "act-on": "computer",
  play: "play-card",
  "play-on": "play-card",
  react: "play-card",
  "use-on": "use",
  activate: "quest-item",
  pay: "discard",
  discard: "discard",
  drop: "discard",
  choose: "me",
  keep: "objective",
  enter: "escape-pod",
  launch: "escape-pod",
  "leave-pod": "escape-pod",
  "trade-with": "trade",
  accept: "done",
  refuse: "cancel",
  counter: "trade",
  show: "spectator",
  give: "trade",
  want: "trade",
  search: "search-room",
  repairs: "malfunction",
  "basic-repairs": "malfunction",
  "quick-repairs": "malfunction",
  rest: "scanner",
  interruption: "out-of-combat",
  demolition: "shoot",
  "suppressive-fire": "shoot",
  "covering-fire": "shoot",
  "full-auto": "shoot",
  "aimed-shot": "shoot",
  reload: "ammo",
  reconnaissance: "scout",
  scavenging: "search-room",
  "computer-skills": "computer",
  intranet: "computer",
  order: "captain",
  motivation: "captain",
  piloting: "pilot",
  "ship-knowledge": "cockpit",
  space: "destination",
  earth: "destination",
  mars: "destination",
  "deep-space": "destination",
  venus: "destination",
  red: "item-red",
  yellow: "item-yellow",
  green: "item-green",
  contamination: "contamination",
  infected: "contamination",
  clean: "contamination",
};

/** The rule by which somebody takes no more turns. */
const OUT_BY: Record<string, string> = {
  dead: "NEM-WND-07",
  hibernating: "NEM-HIB-04",
  escaped: "NEM-POD-04",
};

const own = (view: NemesisView): CrewView | undefined => view.crew.find((who) => who.seat === view.seat);
const tileOf = (view: NemesisView, room: string): string =>
  view.rooms.find((each) => each.key === room)?.tile || room;

function engine(deck: NemesisView["engines"][number]): string {
  const top = deck.known?.find((each) => each.depth === 0)?.cards[0] ?? "";
  if (!top) return "?";
  return top.endsWith("working") ? "✓" : "✗";
}

const total = (bag: { [token: string]: number }): number =>
  Object.values(bag).reduce((all, each) => all + each, 0);

const NEARLY = 2;

/** So many markers of a kind lie on the ship; where one is needed and none is left, it is lost. */
function hull(marker: "malfunction" | "fire", n: number): Track {
  const most = number("nemesis", `${marker}-markers`);
  return {
    icon: marker,
    label: `page-nemesis-${marker}s`,
    value: `${n}/${most}`,
    tone: most - n <= NEARLY ? "harm" : "",
  };
}

export const face: GameFace<NemesisView> = {
  steps: [
    {
      label: "page-nemesis-player-phase",
      steps: [
        { id: "draw", number: "1–2", rules: "NEM-PP" },
        { id: "turns", number: "3–4", rules: "NEM-PP" },
      ],
    },
    {
      label: "page-nemesis-event-phase",
      steps: [
        { id: "time", number: "5", rules: "NEM-EP" },
        { id: "attacks", number: "6", rules: "NEM-EP" },
        { id: "fire", number: "7", rules: "NEM-EP" },
        { id: "event", number: "8", rules: "NEM-EP" },
        { id: "development", number: "9", rules: "NEM-EP" },
        { id: "round-end", number: "10", rules: "NEM-EP" },
      ],
    },
  ],
  strip(view) {
    const spaces = track("nemesis", "time");
    const time: Track = {
      icon: "time",
      label: "page-nemesis-time",
      value: "",
      // the last one is the jump itself
      cells: spaces
        .map((colour, at) => ({
          value: String(at),
          state: at > view.time ? ("past" as const) : at === view.time ? ("now" as const) : ("next" as const),
          tint: colour === "blue" ? ("info" as const) : undefined,
        }))
        .slice(1)
        .reverse(),
    };
    const destruct: Track[] =
      view.destruct === undefined || view.destruct === null || view.destruct < 0
        ? []
        : [
            {
              icon: "self-destruct",
              label: "page-nemesis-destruct",
              value: String(view.destruct),
              tone: "harm",
            },
          ];
    return [
      time,
      ...destruct,
      { icon: "engine", label: "page-nemesis-engines", value: view.engines.map(engine).join(" ") },
      { icon: "destination", label: "page-nemesis-course", value: view.destination },
      hull("malfunction", view.rooms.filter((room) => room.malfunction).length),
      hull("fire", view.rooms.filter((room) => room.fire).length),
      {
        icon: "intruder-bag",
        label: "page-nemesis-bag",
        value: String(total(view.bag as unknown as Record<string, number>)),
        detail: Object.entries(view.bag).map(([token, n]) => ({
          icon: token,
          label: `name-${token}`,
          value: String(n),
        })),
      },
      { icon: "egg", label: "page-nemesis-eggs", value: String(view.eggs ?? 0) },
      {
        icon: "weakness",
        label: "page-nemesis-weaknesses",
        value: `${view.weaknesses.filter(Boolean).length}/${view.weaknesses.length}`,
      },
    ];
  },
  hand: (view) => (view.hunter === view.seat ? (view.hunter_hand ?? []) : (own(view)?.hand ?? [])),
  sheet(view, seat) {
    const who = view.crew.find((each) => each.seat === seat);
    if (!who) return [];
    const lines: SheetLine[] = [
      {
        kind: "boxes",
        label: "page-nemesis-light",
        filled: who.light ?? 0,
        of: number("nemesis", "light-wounds"),
        tone: "harm",
      },
      {
        kind: "boxes",
        label: "page-nemesis-serious",
        filled: who.wounds?.length ?? 0,
        of: number("nemesis", "serious-wounds"),
        tone: "harm",
      },
    ];
    const held = (who.hands ?? []).map((each): Chip => ({
      icon: each.capacity ? "ammo" : "body",
      label: `name-${each.item || each.key}`,
      value: each.capacity ? `${each.ammo ?? 0}/${each.capacity}` : "",
    }));
    const marks: Chip[] = [];
    if (who.slimed) marks.push({ icon: "slime", label: "name-slime", value: "", tone: "harm" });
    if (who.larva) marks.push({ icon: "larva", label: "page-nemesis-larva", value: "", tone: "harm" });
    if (who.signal) marks.push({ icon: "comms", label: "page-nemesis-signal", value: "", tone: "good" });
    const piles: Chip[] = [
      { icon: "deck", label: "page-deck", value: String(who.deck ?? 0) },
      { icon: "discard", label: "page-discard", value: String(who.discard?.length ?? 0) },
    ];
    if (!who.hand?.length) piles.unshift({ icon: "hand", label: "page-hand", value: String(who.cards ?? 0) });
    if (!who.objective_cards?.length && who.objectives)
      piles.push({ icon: "objective", label: "page-nemesis-objectives", value: String(who.objectives) });
    lines.push({ kind: "chips", chips: [...held, ...marks, ...piles] });
    if (who.hand?.length && seat !== view.seat)
      lines.push({ kind: "cards", label: "page-hand", entities: who.hand });
    if (who.wounds?.length)
      lines.push({
        kind: "cards",
        label: "page-nemesis-serious",
        entities: who.wounds.map((wound) => wound.wound),
      });
    if (who.objective_cards?.length)
      lines.push({ kind: "cards", label: "page-nemesis-objectives", entities: who.objective_cards });
    if (who.items?.length) lines.push({ kind: "cards", label: "page-nemesis-items", entities: who.items });
    else if (who.backs?.length)
      lines.push({
        kind: "chips",
        chips: who.backs.map((colour): Chip => ({
          icon: `item-${colour}`,
          label: `page-nemesis-back-${colour}`,
          value: "",
        })),
      });
    if (who.quests?.length) lines.push({ kind: "cards", label: "page-nemesis-quests", entities: who.quests });
    return lines;
  },
  seat(view, seat) {
    const who = view.crew.find((each) => each.seat === seat);
    if (!who) return { role: "", icon: "me", place: "", chips: [] };
    const chips: Chip[] = [
      { icon: "hand", label: "page-hand", value: String(who.cards ?? 0) },
      {
        icon: "light-wound",
        label: "page-nemesis-wounds",
        value: `${who.light ?? 0}·${who.wounds?.length ?? 0}`,
        tone: who.light || who.wounds?.length ? "harm" : "",
      },
    ];
    if (who.slimed) chips.push({ icon: "slime", label: "name-slime", value: "", tone: "harm" });
    return {
      role: who.key,
      called: `player-${who.number}`,
      icon: who.key,
      place: who.fate
        ? `page-nemesis-fate-${who.fate}`
        : who.passed
          ? "page-passed"
          : who.pod
            ? who.pod
            : tileOf(view, who.room ?? ""),
      first: view.first === seat,
      out: Boolean(who.fate) && view.hunter !== seat,
      outBy: OUT_BY[who.fate ?? ""],
      chips,
    };
  },
  shownAs: (key, view) => (key.startsWith("room-") ? tileOf(view, key) : key),
  spoken: (key, view, { name, say, comma }) =>
    plan.placeInWords(view, key, { name, comma, say: (what, facts) => say(`board-${what}`, facts) }),
  icon(key, view) {
    const shown = view && key.startsWith("room-") ? tileOf(view, key) : key;
    for (const { name } of nameChain(shown)) {
      const drawn = DRAWN[name] ?? name;
      if (drawn in icons || name in DRAWN) return drawn;
    }
    return "";
  },
  tracks(view) {
    return {
      "page-nemesis-time": view.time,
      "page-nemesis-intruders": view.intruders.length,
      "page-nemesis-harm": view.crew.reduce(
        (all, who) => all + (who.light ?? 0) + 3 * (who.wounds?.length ?? 0),
        0,
      ),
      "page-nemesis-explored": view.rooms.filter((room) => room.tile).length,
    };
  },
  outcome(view, seat) {
    const who = view.crew.find((each) => each.seat === seat);
    if (!view.result || !who) return null;
    const said = who.verdict ?? [];
    const reasons = said.filter((each) => each !== "won" && each !== "lost");
    const lacking = (each: string) => each.startsWith("condition-");
    return {
      won: said.includes("won"),
      why: reasons.filter((each) => !lacking(each)),
      lacks: reasons.filter(lacking),
      cards: who.objective_cards ?? [],
      away: who.rejected ?? [],
    };
  },
  facts(view, entity, { name, say, comma }) {
    const room = view.rooms.find((each) => each.key === entity);
    const speech: plan.Speech = { name, comma, say: (key, facts) => say(`board-${key}`, facts) };
    if (!room) return [];
    if (!room.tile) return [plan.roomInWords(view, room, speech)];
    const facts = plan.roomFacts(view, room, speech);
    return facts.length > 0 ? facts : [speech.say("empty")];
  },
  variant: (view) => view.mode,
  little: ["drop-things", "announce"],
  breath: ["engine-checked"],
  slight: [
    "combat-rolled",
    "dropped",
    "dropped-item",
    "effect-void",
    "explored",
    "first-player",
    "injuries-checked",
    "into-bag",
    "loaded",
    "makes-injuries",
    "noise-placed",
    "noise-rolled",
    "reshuffled",
    "room-action",
    "slime-heard",
    "token-silent",
    "token-turned",
    "took-in-hand",
    "unharmed",
  ],
  checks: "checks",
  onCards: ["objectives-opened"],
  decides: [
    "destruct-started",
    "died",
    "hibernates",
    "launched",
    "nest-destroyed",
    "ship-destroyed",
    "ship-jumped",
  ],
  whereabouts: (view) =>
    Object.fromEntries([
      ...view.crew.filter((who) => !who.fate).map((who) => [who.key, who.room ?? ""]),
      ...view.intruders.map((one) => [one.key, one.room]),
    ]),
  position(view, { name, word, say, fact, comma }) {
    const speech: plan.Speech = { name, comma, say: (key, facts) => say(`board-${key}`, facts) };
    const known = new Set(plan.planOf(view.side).slots.map((slot) => slot.key));
    return [
      {
        title: say("board-ship", { side: view.side }),
        lines: view.rooms
          .filter((room) => known.has(room.key))
          .map((room) => plan.roomInWords(view, room, speech)),
      },
      { title: word("page-nemesis-pods"), lines: view.pods.map((pod) => plan.podInWords(pod, speech)) },
      {
        title: word("page-nemesis-bag"),
        lines: Object.entries(plan.tokensByKind(view.bag)).map(([kind, n]) => fact(name(kind), String(n))),
      },
    ];
  },
  round: (view) => view.round,
};
