/**
 * What lies at which location, the test under way, and the table in words: no component, everything here is
 * tested by itself.
 */
import type {
  ArkhamCardView as CardView,
  ArkhamInvestigatorView as InvestigatorView,
  ArkhamView,
  EnemyView,
  LocationView,
  ArkhamTestView as TestView,
} from "../../wire";

export const own = (view: ArkhamView): InvestigatorView | undefined =>
  view.investigators?.find((who) => who.seat === view.seat);
export const home = (view: ArkhamView): string => own(view)?.location ?? "";

export const peopleAt = (view: ArkhamView, key: string): InvestigatorView[] =>
  (view.investigators ?? []).filter((who) => who.location === key && !who.gone);
/** Those that nobody, or somebody else, is engaged with; the own ones lie in the threat area. */
export const enemiesAt = (view: ArkhamView, key: string): EnemyView[] =>
  (view.enemies ?? []).filter((one) => one.location === key && !mine(view, one));
export const mine = (view: ArkhamView, one: EnemyView): boolean =>
  view.seat >= 0 && (one.engaged ?? -1) === view.seat;
export const threats = (view: ArkhamView): EnemyView[] =>
  (view.enemies ?? []).filter((one) => mine(view, one));
export const attachedAt = (view: ArkhamView, key: string): CardView[] =>
  (view.at_locations ?? []).filter((one) => one.location === key);
export const left = (one: EnemyView): number => one.health - (one.damage ?? 0);

const SLOTS = ["hand", "ally", "body", "accessory", "arcane"];
const slotRank = (card: CardView): number => {
  const at = SLOTS.indexOf(card.slots?.[0] ?? "");
  return at < 0 ? SLOTS.length : at;
};
/** Assets in the order of their slots, those without one last. */
export const playArea = (who: InvestigatorView): CardView[] =>
  [...(who.assets ?? [])].sort((a, b) => slotRank(a) - slotRank(b));

/** How many slots of each kind are taken; kinds of which nothing is taken are left out. */
export function slotsTaken(who: InvestigatorView): [string, number][] {
  const taken = (who.assets ?? []).flatMap((card) => card.slots ?? []);
  return SLOTS.map((slot): [string, number] => [slot, taken.filter((one) => one === slot).length]).filter(
    ([, n]) => n > 0,
  );
}

// ---- what things are called ---------------------------------------------------------------------

const COPY = /(?<=\w)-\d{1,2}$/;
const counted = new WeakMap<ArkhamView, Map<string, number>>();
/** How many copies of each card lie on the table. */
function copies(view: ArkhamView): Map<string, number> {
  const known = counted.get(view);
  if (known) return known;
  const cards = [
    ...(view.enemies ?? []),
    ...(view.at_locations ?? []),
    ...(view.investigators ?? []).flatMap((who) => [...(who.assets ?? []), ...(who.threats ?? [])]),
  ];
  const found = new Map<string, number>();
  for (const { card } of cards) found.set(card, (found.get(card) ?? 0) + 1);
  counted.set(view, found);
  return found;
}

/**
 * A card is told apart by its number only while another copy lies on the table; a location that was turned up
 * is called by what it is.
 */
export function called(view: ArkhamView, key: string): string {
  const place = view.locations?.find((one) => one.key === key);
  if (place) return place.revealed && place.card ? place.card : key;
  const card = key.replace(COPY, "");
  return (copies(view).get(card) ?? 0) > 1 ? key : card;
}

// ---- the skill test -----------------------------------------------------------------------------

export const TEST_STEPS = 8;
/** Which of ST.1 to ST.8 the test has reached, as far as the table shows it. */
export function stepOf(test: TestView): number {
  if (test.decided) return 7;
  if (test.tokens?.length) return 4;
  return 2;
}
/** The skill value as it stands, never below 0. */
export const skillNow = (test: TestView): number =>
  Math.max(0, test.base + (test.parts ?? []).reduce((all, [, n]) => all + n, 0));

/** What the ticked cards would change: by how much, and what the server says of it then. */
export function withTicked(
  test: TestView,
  ticked: string[],
): { more: number; chance: number; tokens: number[] } {
  const more = ticked.reduce(
    (all, key) => all + (key.startsWith("commit:") ? (test.icons?.[key.slice("commit:".length)] ?? 0) : 0),
    0,
  );
  const [chance, tokens] = test.outlook?.[more] ?? [
    test.chance ?? 0,
    (test.bag ?? []).map(([, , share]) => share),
  ];
  return { more, chance, tokens };
}

export interface Heap {
  token: string;
  value: number;
  /** It succeeds only with the cards that are ticked. */
  thanks: boolean;
  /** "yes", "no", or "perhaps" where another token follows. */
  good: "yes" | "no" | "perhaps";
}
/** The tokens of the bag as they lie on the stage: the best first, the tentacle last. */
export function heaps(test: TestView, ticked: string[] = []): Heap[] {
  const { tokens } = withTicked(test, ticked);
  return (test.bag ?? [])
    .map(([token, value, before], i): Heap => {
      const share = tokens[i] ?? before;
      return {
        token,
        value,
        thanks: share === 1 && before < 1,
        good: share === 1 ? "yes" : share === 0 ? "no" : "perhaps",
      };
    })
    .sort((a, b) => rank(a) - rank(b) || b.value - a.value);
}
const rank = (heap: Heap): number =>
  heap.token === "auto-fail" ? 2 : heap.token === "elder-sign" ? 3 : /\d/.test(heap.token) ? 0 : 1;
export const isNumber = (token: string): boolean => /^[+-]?\d+$/.test(token);
export const signed = (token: string): string => token.replace("-", "−");

// ---- in words -----------------------------------------------------------------------------------

export interface Speech {
  name: (key: string) => string;
  say: (key: string, facts?: Record<string, string | number>) => string;
  comma: string;
}

export const enemyInWords = (one: EnemyView, speech: Speech): string =>
  speech.say("enemy-of", { enemy: speech.name(one.key), facts: enemyFacts(one, speech).join(speech.comma) });

export function enemyFacts(one: EnemyView, { say }: Speech): string[] {
  const harm = { damage: one.deals_damage ?? 0, horror: one.deals_horror ?? 0 };
  const facts = [say("enemy", { fight: one.fight, health: left(one), evade: one.evade, ...harm })];
  if (one.exhausted) facts.push(say("exhausted"));
  if (one.doom) facts.push(say("doom", { n: one.doom }));
  return facts;
}

/** A location as one would tell it somebody who does not see the board. */
export const locationInWords = (view: ArkhamView, one: LocationView, speech: Speech): string =>
  [speech.name(one.key), ...locationFacts(view, one, speech)].join(speech.comma);

export function locationFacts(view: ArkhamView, one: LocationView, speech: Speech): string[] {
  const { name, say } = speech;
  const facts = one.revealed
    ? [say("shroud", { n: one.shroud ?? 0 }), say("clues", { n: one.clues ?? 0 })]
    : [say("unrevealed")];
  if (one.doom) facts.push(say("doom", { n: one.doom }));
  if (one.victory) facts.push(say("victory", { n: one.victory }));
  facts.push(...attachedAt(view, one.key).map((card) => name(card.key)));
  facts.push(
    ...(view.enemies ?? [])
      .filter((enemy) => enemy.location === one.key)
      .map((enemy) => enemyInWords(enemy, speech)),
  );
  facts.push(
    ...peopleAt(view, one.key).map((who) =>
      who.seat === view.seat ? say("you", { who: name(who.key) }) : name(who.key),
    ),
  );
  const ways = (one.connected ?? []).map(name);
  if (ways.length > 0) facts.push(say("ways", { where: ways.join(speech.comma) }));
  return facts;
}
