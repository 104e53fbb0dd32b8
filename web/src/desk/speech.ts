/** What things, lines and numbers are called: the server's words, as this board and these eyes have them. */
import type { CardInfo, EventSeen, TermInfo } from "../wire";
import type { Die, GameFace, Tell } from "../lib/contract";
import { capital, inLine, linked, nameChain, type Piece } from "../lib/models";
import { gistOf, type Turn } from "../lib/recap";
import { t, words } from "../lib/words.svelte";
import type { Eyes } from "./eyes.svelte";

export class Speech {
  constructor(
    readonly game: string,
    private readonly face: GameFace,
    private readonly eyes: Eyes,
    private readonly cards: () => Map<string, CardInfo>,
    readonly terms: () => TermInfo[],
  ) {}

  /** How the game's own folder words something. */
  readonly tell: Tell = {
    name: (key) => this.name(key),
    word: (key) => this.word(key),
    say: (key, facts) => words.find(this.game, key, facts),
    fact: (what, value) => (value ? t("fact", { what, value }) : what),
    get comma() {
      return t("comma");
    },
  };

  // ---- things -----------------------------------------------------------------------------------

  private shownAs(entity: string): string {
    const { view } = this.eyes;
    return view ? this.face.shownAs(entity, view) : entity;
  }

  name(entity: string): string {
    return words.name(this.game, this.shownAs(entity));
  }

  /** What a sentence calls a thing. */
  spoken(entity: string): string {
    const { view } = this.eyes;
    return (view && this.face.spoken?.(entity, view, this.tell)) || this.name(entity);
  }

  plainName(entity: string): string {
    return words.name(this.game, entity);
  }

  /** A message of the page (`page-…`) or of the game; an entity is called by its name. */
  word(key: string): string {
    if (key.startsWith("page-")) return t(key.slice(5));
    return words.find(this.game, key) || this.name(key.replace(/^name-/, ""));
  }

  /** Is it told in one breath with others of its kind? */
  inOneBreath(event: string): boolean {
    return this.face.breath?.includes(event) ?? false;
  }

  /** What is told of a long turn at first, and how many lines are left out. */
  gist(turn: Turn): { turn: Turn; more: number } {
    return gistOf(turn, this.face.slight);
  }

  icon(key: string): string {
    return this.face.icon(key, this.eyes.view ?? undefined);
  }

  card(entity: string): CardInfo | undefined {
    for (const { name } of nameChain(this.shownAs(entity))) {
      const found = this.cards().get(name);
      if (found) return { ...found, text: this.unturned(entity) ?? this.atTable(found.text) };
    }
    return undefined;
  }

  /** What can be read of a card that lies face down: its back, and that there is another side. */
  private unturned(entity: string): string | undefined {
    const { view } = this.eyes;
    if (!view || !this.face.faceDown?.(view, entity)) return undefined;
    const back = this.cards().get(`${entity}-unrevealed`)?.text ?? "";
    return [back, t("face-down")].filter(Boolean).join(" ");
  }

  /** A text of the box, with the numbers of this table. */
  private atTable(text: string): string {
    const { view } = this.eyes;
    const printed = (card: string) => this.cards().get(card)?.text ?? "";
    return (view && this.face.atTable?.(view, text, this.tell.say, printed)) || text;
  }

  /** What takes effect where an event turns a card over: the name and text of its back. */
  turnedUp(event: EventSeen | undefined): string {
    const turns = event && this.face.turning?.includes(event.event);
    const back = turns ? this.cards().get(`${event.moment}-back`) : undefined;
    return back ? this.tell.fact(back.name, back.text) : "";
  }

  /** What can be read of a thing: its card, or what the glossary says of its name; "" if there is nothing. */
  readable(entity: string): string {
    const card = entity ? this.card(entity)?.text : "";
    if (card || !entity) return card ?? "";
    const names = [this.name(entity), ...nameChain(entity).map(({ name }) => this.plainName(name))].map(
      (each) => each.toLowerCase(),
    );
    return this.terms().find((each) => names.includes(each.term.toLowerCase()))?.gloss ?? "";
  }

  /** The words that stand out on a card, as they begin a sentence. */
  keywords(): string[] {
    return (this.face.keywords ?? [])
      .map((key) => capital(words.find(this.game, key, { n: 1 }).replace(/[.。]$/, "")))
      .filter(Boolean);
  }

  /** What is known of the first thing an option touches of which anything is. */
  facts(option: { entities?: string[] }): string[] {
    const { view } = this.eyes;
    if (!view) return [];
    return (
      (option.entities ?? [])
        .map((entity) => this.face.facts?.(view, entity, this.tell) ?? [])
        .find((facts) => facts.length > 0) ?? []
    );
  }

  /** What the book says: in the words of this way to play, if it has any. */
  told(key: string): string {
    const { view } = this.eyes;
    const variant = (view && this.face.variant?.(view)) ?? "";
    return (variant && words.find(this.game, `${key}-${variant}`)) || words.find(this.game, key);
  }

  /** Beside what is printed on a thing: what else is known of it now. */
  standing(entity: string): string {
    const { view } = this.eyes;
    return inLine(
      view && this.face.standing
        ? this.face.standing(view, entity, this.tell)
        : this.facts({ entities: [entity] }),
    );
  }

  /** Something to read, or to see on the table: not a number, a colour or a reason that has a name, too. */
  isThing(entity: string): boolean {
    const { view } = this.eyes;
    return (
      this.readable(entity) !== "" ||
      Boolean(view && this.face.spoken?.(entity, view, this.tell)) ||
      document.querySelector(`[data-entity="${CSS.escape(entity)}"]`) !== null
    );
  }

  /** Somewhere one can be, not a piece or a card. */
  isPlace(entity: string): boolean {
    const { view } = this.eyes;
    if (!view || this.facts({ entities: [entity] }).length === 0) return false;
    return !(entity in (this.face.whereabouts?.(view) ?? {})) && !this.face.hand(view).includes(entity);
  }

  // ---- people -----------------------------------------------------------------------------------

  isOwn(seat: number): boolean {
    return this.eyes.isOwn(seat);
  }

  /** The name of whoever sits there. */
  sitter(seat: number): string {
    const { view, seats } = this.eyes;
    const found = this.eyes.seat.table?.seats[seat];
    if (!found) return "";
    if (found.yours && seats.length === 1) return t("you");
    const role = found.bot && view ? this.face.seat(view, seat).role : "";
    return role ? this.name(role) : found.name;
  }

  /** Somebody who sits at the table. */
  isPerson(entity: string): boolean {
    const { view } = this.eyes;
    if (!view) return false;
    return (this.eyes.seat.table?.seats ?? []).some(({ seat }) => this.face.seat(view, seat).role === entity);
  }

  /** Whom a text means that calls people by what stands on their seats: "Player 3: Soldier". */
  resolved(text: string): string[] {
    const { view } = this.eyes;
    if (!view) return [];
    return (this.eyes.seat.table?.seats ?? []).flatMap(({ seat }) => {
      const { called, role } = this.face.seat(view, seat);
      const name = called ? this.name(called) : "";
      const who = this.eyes.isOwn(seat) ? t("that-is-you") : this.name(role);
      return name && called !== role && text.includes(name) ? [t("fact", { what: name, value: who })] : [];
    });
  }

  /** Why what the reader has chosen did not happen. */
  overtaken(by: { what: string; seat: number } | null): string {
    return by ? t("overtaken", { who: this.sitter(by.seat), what: by.what }) : "";
  }

  // ---- sentences --------------------------------------------------------------------------------

  pieces(text: string, entities: string[] = []): Piece[] {
    // a sentence that tells what a place is calls it by both names
    const shown = (key: string) => {
      const as = this.shownAs(key);
      const both = as !== key && entities.includes(as) && text.includes(this.plainName(as));
      return both ? this.plainName(key) : this.spoken(key);
    };
    return linked(this.atTable(text), entities, (key) => this.plainName(key), shown);
  }

  /** A sentence of the server in which places are called as the board calls them. */
  reworded(text: string, entities: string[] = []): string {
    return this.pieces(text, entities)
      .map((piece) => piece.text)
      .join("");
  }

  line(event: EventSeen): Piece[] {
    return this.pieces(event.text, event.entities);
  }

  plainLine(event: EventSeen): string {
    return this.reworded(event.text, event.entities);
  }

  /** The drawing of an event: its own, or that of the first thing it speaks of. */
  iconOf(event: EventSeen): string {
    return (
      this.icon(event.event) || (event.entities ?? []).map((each) => this.icon(each)).find(Boolean) || "log"
    );
  }

  // ---- dice, rounds, numbers --------------------------------------------------------------------

  /** The dice of a roll or a test. */
  dice(event: EventSeen): Die[] {
    const own = this.face.dice?.(event) ?? [];
    const { kind, parts = [] } = event.procedure ?? {};
    return own.length > 0
      ? own
      : parts
          .filter(([what]) => kind === "roll" || what === "die")
          .map(([what, value]) => ({ value, dots: what === "die" }));
  }

  /** What came of it; a test tells its successes. */
  resultOf(event: EventSeen): string {
    return this.outcome(event.procedure?.kind ?? "", event.procedure?.result ?? "");
  }

  outcome(kind: string, result: string | number | boolean): string {
    return kind === "test" && typeof result === "number"
      ? t("successes", { n: result })
      : this.resultWord(result);
  }

  /** What a part or the result of a procedure is called. */
  resultWord(what: string | number | boolean): string {
    return typeof what === "string"
      ? this.plainName(what)
      : typeof what === "boolean"
        ? t(what ? "success" : "failure")
        : String(what).replace("-", "−");
  }

  partWord(what: string): string {
    const part = /^[+-]?\d+$/.test(what) ? "token" : what;
    return t(`part-${part}`) || this.plainName(what);
  }

  /** Whether a part of a test is added to what somebody has: a token, or what a card gives. */
  adds(what: string): boolean {
    return /^[+-]?\d+$/.test(what) || !t(`part-${what}`);
  }

  step(id: string): string {
    return words.find(this.game, `step-${id}`) || id;
  }

  /** What a part of a round is called: the group of its printed step, or the step itself. */
  phase(step: string): string {
    const group = this.face.steps.find((each) => each.steps.some(({ id }) => id === step));
    return (group?.label && this.word(group.label)) || this.step(step);
  }

  /** How the game has ended; "" while it goes on. */
  get ending(): string {
    const { seat } = this.eyes;
    const { result = "" } = seat.view ?? {};
    if (!result || !seat.view) return "";
    const won = this.face.outcome?.(seat.view, seat.seat)?.won;
    const own = won === undefined ? "" : words.find(this.game, `end-${result}-${won ? "yours" : "others"}`);
    return own || words.find(this.game, `end-${result}`) || result;
  }

  /** Which round is shown; before the first one nothing. */
  get roundWord(): string {
    const { view } = this.eyes;
    const n = view ? this.face.round(view) : 0;
    return n > 0 ? t("round-n", { n }) : "";
  }
}
