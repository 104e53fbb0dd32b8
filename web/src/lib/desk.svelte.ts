/** What a person does at a table: what is ticked, lit, opened. The rules are the server's; this only points. */
import type {
  CardInfo,
  CastInfo,
  EventSeen,
  GameInfo,
  OptionSeen,
  RefusalSeen,
  SeatInfo,
  PersonInfo,
  TermInfo,
} from "../wire";
import { tellingOf } from "./beats";
import type { AnyView, Chip, Die, GameFace, Route, Stage, Tell } from "./contract";
import {
  chance,
  choices,
  dropped,
  goldKey,
  isGroup,
  linked,
  mayBeSent,
  nameChain,
  nothingLeft,
  optionsOn,
  refusalsOn,
  toggled,
  type Piece,
} from "./models";
import { endOfLine, others, recapOf, startOfLine, type Line } from "./recap";
import { screen } from "./screen.svelte";
import { settings } from "./settings.svelte";
import { sight } from "./sight.svelte";
import { notify } from "./toasts.svelte";
import { Seat } from "./table.svelte";
import { t, words } from "./words.svelte";

const NOWHERE: Record<string, Route> = {};
/** The eyes of who sees everything. */
export const ALL = -2;

export const TABS = ["log", "chat", "rules", "position"] as const;
export type Tab = (typeof TABS)[number];
export type Pane = "board" | "me" | "others" | Tab;
export type Dialog = "" | "undo" | "why-not" | "doubt" | "keys" | "settings" | "orders" | "leave" | "book";

export interface Doubted {
  text: string;
  event?: number;
  rules?: string[];
}

export class Desk {
  at = $state(0);
  lit = $state.raw<string[]>([]);
  over = $state("");
  opened = $state("");
  ticked = $state.raw<string[]>([]);
  /** The option that is selected: the next press on it answers. */
  armed = $state("");
  menu = $state.raw<{ entity: string; options: OptionSeen[]; x: number; y: number; among?: string[] } | null>(
    null,
  );
  reasons = $state.raw<{ entity: string; refusals: RefusalSeen[]; x: number; y: number } | null>(null);
  /** The card that is being dragged. */
  dragged = $state("");
  inspected = $state("");
  /** The thing whose card is read beside the board; it stays when it is kept. */
  reading = $state("");
  keeps = $state(false);
  dialog = $state<Dialog>("");
  tab = $state<Tab>("log");
  pane = $state<Pane>("board");
  drawer = $state(false);
  rule = $state("");
  /** What is looked for in the rules beside the table. */
  search = $state("");
  /** The seat whose public sheet lies over the own one; -1: none. */
  sheetOf = $state(-1);
  /** What is about to be said, and the things it speaks of; while `naming`, a click on a thing speaks of it. */
  draft = $state<{ text: string; entities: string[] }>({ text: "", entities: [] });
  naming = $state(false);
  /** Seats whose chat this reader does not want to see. */
  hidden = $state.raw<number[]>([]);
  stageClosed = $state(-1);
  /** The line of the recap that is pointed at: only its trail is drawn; -1: all are. */
  trail = $state(-1);
  /** The question whose recap was read. */
  private recapRead = $state("");
  /** A line of the log that is looked at. */
  inspectedLine = $state.raw<EventSeen | null>(null);
  /** What is doubted: an event, or rules; null: whatever is on the table now. */
  doubted = $state.raw<Doubted | null>(null);
  /** The option of the bar under the pointer. */
  overOption = $state("");
  /** Since when each seat has been asked, by this browser's clock. */
  asked = $state.raw<Record<number, number>>({});

  constructor(
    readonly game: GameInfo,
    readonly face: GameFace,
    readonly seats: Seat[],
    readonly cards: () => Map<string, CardInfo>,
    readonly terms: () => TermInfo[],
    private readonly cast: () => CastInfo,
  ) {}

  /** Other eyes on a finished game; null: the own ones. */
  private eyes = $state.raw<Seat | null>(null);

  /**
   * A finished game has no secrets: it can be seen with the eyes of any seat, of everybody (-1), of who sees
   * all (-2).
   */
  seeAs(eye: number): void {
    const before = this.eyes;
    const own = this.seats.findIndex((each) => each.seat === eye);
    if (own >= 0) {
      this.at = own;
      this.eyes = null;
    } else {
      const eyes = new Seat(this.seat.id, eye);
      eyes.table = this.seat.table;
      eyes.connect();
      this.eyes = eyes;
    }
    before?.close();
    this.sheetOf = -1;
  }

  /** With the own eyes again, and now. */
  wake(): void {
    if (this.eyes) this.seeAs(this.seats[this.at]?.seat ?? -1);
    this.seat.now();
  }

  close(): void {
    for (const seat of [...this.seats, ...(this.eyes ? [this.eyes] : [])]) seat.close();
  }

  /** May everything be seen, because none of the own seats has anything more to decide? */
  get maySeeAll(): boolean {
    const table = this.seats[0]?.table;
    return table ? nothingLeft(table) : false;
  }

  get seesAll(): boolean {
    return this.eyes?.seat === ALL;
  }

  /** The seat is the one whose reader this is, not one that is only looked through. */
  isOwn(seat: number): boolean {
    return !this.eyes && seat === this.seat.seat;
  }

  /** The seat is asked, as far as everybody may know: where hidden cards may answer, only the own question is told. */
  acts(seat: SeatInfo): boolean {
    return (
      Boolean(seat.asked) &&
      !this.seat.past &&
      (!this.seat.responses || (this.isOwn(seat.seat) && this.seat.ask !== null))
    );
  }

  get seat(): Seat {
    return this.eyes ?? (this.seats[Math.min(this.at, this.seats.length - 1)] as Seat);
  }

  get view(): AnyView | null {
    return this.seat.shown;
  }

  get ask() {
    return this.seat.shownAt !== null || this.recapOpen ? null : this.seat.ask;
  }

  // ---- what happened since the last answer ------------------------------------------------------

  private between = $derived.by((): EventSeen[] => {
    const { events, answered } = this.seat;
    // while the table is set, everything is on stage or in the log
    const begun =
      events.find((event) => this.face.steps.some((group) => group.steps.some(({ id }) => id === event.step)))
        ?.n ?? Infinity;
    return answered < 0 ? [] : events.filter((event) => event.n >= Math.max(answered, begun));
  });
  recap = $derived(recapOf(this.between, this.seat.seat));
  /** One line for each turn of a seat, however few there are. */
  private turnsBetween = $derived(recapOf(this.between, this.seat.seat, 1));

  private get asking(): string {
    return `${this.seat.revision}/${this.seat.ask?.number ?? ""}`;
  }

  /**
   * It takes the place of the question until it was read. What was only mine has been on stage; a single line
   * stands under the question.
   */
  get recapOpen(): boolean {
    const { seat, turnsBetween: turns } = this;
    if (!seat.ask || seat.scene || seat.sent || this.recapRead === this.asking) return false;
    if (seat.returned) return turns.length > 0;
    if (!seat.began || settings.pace === "once" || settings.pace === "fast") return false;
    return (
      others(turns, seat.seat) &&
      turns.length > 1 &&
      (turns.length > 2 || (!seat.ask.window && turns.some((line) => !line.mine)))
    );
  }

  /** What is too little for a recap stands under the question. */
  get aside(): Line[] {
    const { seat, turnsBetween: turns } = this;
    const little = seat.began && turns.length <= 2 && others(turns, seat.seat);
    return this.ask && little && !seat.sent && this.recapRead !== this.asking
      ? turns.filter((line) => line.turns.some((turn) => turn.seat !== seat.seat))
      : [];
  }

  /** The moment on stage was read; what concerns everybody also at the other seats of this person. */
  goOn(): void {
    const beat = this.seat.onStage?.beat;
    this.seat.goOn();
    if (beat?.kind !== "table") return;
    for (const other of this.seats) if (other !== this.seat) other.skip(tellingOf(beat));
  }

  /** A moment of the whole table is read once more. */
  reopen(line: Line): void {
    void this.seat.watch(startOfLine(line), endOfLine(line));
  }

  closeRecap(): void {
    this.recapRead = this.asking;
    this.trail = -1;
    this.seat.now();
  }

  /** Everything since the last answer is shown once more; then the recap is there again. */
  watchAgain(): void {
    void this.seat.watch(this.seat.answered, this.seat.seq);
  }

  /** Which round is shown; before the first one nothing. */
  get roundWord(): string {
    const n = this.view ? this.face.round(this.view) : 0;
    return n > 0 ? t("round-n", { n }) : "";
  }

  /** What a part of a round is called: the group of its printed step, or the step itself. */
  phase(step: string): string {
    const group = this.face.steps.find((each) => each.steps.some(({ id }) => id === step));
    return (group?.label && this.word(group.label)) || this.step(step);
  }

  get group(): boolean {
    return this.ask !== null && isGroup(this.ask);
  }

  /** Whom one may play, while that is the question; nobody otherwise. */
  get choosable(): PersonInfo[] {
    const { prompts, people } = this.cast();
    if (!this.ask || this.seat.sent || !prompts.includes(this.ask.prompt)) return [];
    return this.ask.options.flatMap((option) => people.filter((one) => option.entities?.includes(one.key)));
  }

  /** What is reached only by several answers one after another. */
  get routes(): Record<string, Route> {
    return this.view && this.options.length > 0 && !this.group
      ? (this.face.routes?.(this.view, this.pointed) ?? {})
      : NOWHERE;
  }

  /** The way to something farther off, in words; "" if there is none. */
  routeTo(entity: string): string {
    const route = this.routes[entity];
    if (!route) return "";
    const names = (keys: string[]) => keys.map((key) => this.name(key)).join(t("comma"));
    const takes = [...new Set(route.takes)].map((each) =>
      t("fact", {
        what: this.name(each),
        value: String(route.takes.filter((other) => other === each).length),
      }),
    );
    return t("route", { by: names(route.by), takes: takes.join(t("comma")) });
  }

  /**
   * Answers that follow of themselves as long as they are what is asked next; `asked` is the question that
   * was answered last.
   */
  private way: { keys: string[]; asked: number; revision: number; seat: Seat } | null = null;

  /** The first step of the way to a thing; the others follow as they are asked for. */
  private setOut(entity: string, route: Route): void {
    if (!settings.oneClick && this.armed !== entity) {
      this.armed = entity;
      this.lit = [...route.by, entity];
      return;
    }
    this.armed = "";
    this.way = { keys: route.keys, asked: -1, revision: this.seat.revision, seat: this.seat };
    this.walkOn();
  }

  /** The next step, if it is what is asked now; anything else ends the journey. */
  walkOn(): void {
    const { way, ask } = this;
    if (!way || !ask || (ask.number === way.asked && way.seat === this.seat)) return;
    this.way = null;
    const [next, ...keys] = way.keys;
    const option = this.options.find((each) => each.key === next);
    if (!option || option.danger || way.seat !== this.seat || way.revision !== this.seat.revision) return;
    this.way = { ...way, keys, asked: ask.number };
    void this.seat.answer([option.key]);
  }

  /** What may be answered right now; whoever points at things for the others answers nothing. */
  get options(): OptionSeen[] {
    return this.ask && !this.naming && !this.seat.sent && !this.seat.readOnly && this.seat.line === "open"
      ? this.ask.options
      : [];
  }

  /** With a verb opened, only its options are pointed at. */
  get pointed(): OptionSeen[] {
    return this.opened ? this.options.filter((option) => option.group === this.opened) : this.options;
  }

  // ---- words ------------------------------------------------------------------------------------

  name(entity: string): string {
    return words.name(this.game.game, this.view ? this.face.shownAs(entity, this.view) : entity);
  }

  /** What a sentence calls a thing. */
  spoken(entity: string): string {
    return (this.view && this.face.spoken?.(entity, this.view, this.tell)) || this.name(entity);
  }

  plainName(entity: string): string {
    return words.name(this.game.game, entity);
  }

  /** A message of the page (`page-…`) or of the game; an entity is called by its name. */
  word(key: string): string {
    if (key.startsWith("page-")) return t(key.slice(5));
    return words.find(this.game.game, key) || this.name(key.replace(/^name-/, ""));
  }

  /** A sentence of the server in which places are called as the board calls them. */
  reworded(text: string, entities: string[] = []): string {
    return this.pieces(text, entities)
      .map((piece) => piece.text)
      .join("");
  }

  /** What an option costs, in the game's own coin: `cost-<question>` or `cost`; cards if it names none. */
  cost(n: number): string {
    const game = this.game.game;
    return (
      words.find(game, `cost-${this.ask?.prompt ?? ""}`, { n }) ||
      words.find(game, "cost", { n }) ||
      words.find("server", "page-cards-cost", { n })
    );
  }

  label(option: { key?: string; label: string; entities?: string[] }): string {
    const leaves = option.key === "pass" ? words.find(this.game.game, `pass-${this.ask?.prompt ?? ""}`) : "";
    const itself = (option.entities ?? []).find((entity) => this.plainName(entity) === option.label);
    const said = leaves || (itself ? this.spoken(itself) : this.reworded(option.label, option.entities));
    return said.charAt(0).toLocaleUpperCase(words.language) + said.slice(1);
  }

  pieces(text: string, entities: string[] = []): Piece[] {
    // a sentence that tells what a place is calls it by both names
    const shown = (key: string) => {
      const as = this.view ? this.face.shownAs(key, this.view) : key;
      return as !== key && entities.includes(as) ? this.plainName(key) : this.spoken(key);
    };
    return linked(text, entities, (key) => this.plainName(key), shown);
  }

  line(event: EventSeen): Piece[] {
    return this.pieces(event.text, event.entities);
  }

  plainLine(event: EventSeen): string {
    return this.line(event)
      .map((piece) => piece.text)
      .join("");
  }

  /** Worth a mark on the slider and a card in the report. */
  isMoment(event: EventSeen): boolean {
    return Boolean(event.moment);
  }

  /** The drawing of an event: its own, or that of the first thing it speaks of. */
  iconOf(event: EventSeen): string {
    return (
      this.icon(event.event) || (event.entities ?? []).map((each) => this.icon(each)).find(Boolean) || "log"
    );
  }

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
    const result = event.procedure?.result ?? "";
    return event.procedure?.kind === "test" && typeof result === "number"
      ? t("successes", { n: result })
      : this.resultWord(result);
  }

  /**
   * What a thing is called, with its printed name where the board has another one, and the rules of what can
   * be done or not be done with it.
   */
  tag(entity: string): { name: string; rules: string[] } {
    const names = [...new Set([this.name(entity), this.plainName(entity)])];
    const rules = [
      ...optionsOn(this.options, entity).flatMap((option) => option.rules ?? []),
      ...refusalsOn(this.seat.refusals, entity).map((each) => each.rule),
    ];
    return { name: names.join(" · "), rules: [...new Set(rules)].slice(0, 2) };
  }

  /** What is being resolved, unless the past is looked at. */
  get stage(): Stage | null {
    return this.view && !this.view.result ? (this.face.stage?.(this.view) ?? null) : null;
  }

  private readonly tell: Tell = {
    name: (key) => this.name(key),
    word: (key) => this.word(key),
    say: (key, facts) => words.find(this.game.game, key, facts),
    fact: (what, value) => (value ? t("fact", { what, value }) : what),
    get comma() {
      return t("comma");
    },
  };

  /** One line about whatever an option touches. */
  facts(option: { entities?: string[] }): string {
    const view = this.view;
    if (!view) return "";
    return (
      (option.entities ?? [])
        .map((entity) => this.face.facts?.(view, entity, this.tell) ?? "")
        .find(Boolean) ?? ""
    );
  }

  /**
   * What is told of the option that is pointed at: its button, its thing on the board, or the one that waits
   * for a second press.
   */
  get pointedAt(): string {
    const far = this.routeTo(this.over) || this.routeTo(this.armed);
    if (far) return far;
    const there = this.over ? optionsOn(this.pointed, this.over) : [];
    const option =
      this.options.find((each) => each.key === this.overOption) ??
      (there.length === 1 ? there[0] : this.options.find((each) => each.key === this.armed));
    return option ? this.outlook(option) : "";
  }

  /** What an answer would come to on the board, as far as it can be seen there. */
  outlook(option: OptionSeen): string {
    return this.view ? (this.face.pointed?.(this.view, option, this.tell) ?? "") : "";
  }

  /** What a part or the result of a procedure is called. */
  resultWord(what: string | number | boolean): string {
    return typeof what === "string"
      ? words.name(this.game.game, what)
      : typeof what === "boolean"
        ? t(what ? "success" : "failure")
        : String(what).replace("-", "−");
  }

  partWord(what: string): string {
    const part = /^[+-]?\d+$/.test(what) ? "token" : what;
    return t(`part-${part}`) || words.name(this.game.game, what);
  }

  step(id: string): string {
    return words.find(this.game.game, `step-${id}`) || id;
  }

  card(entity: string): CardInfo | undefined {
    const shown = this.view ? this.face.shownAs(entity, this.view) : entity;
    for (const { name } of nameChain(shown)) {
      const found = this.cards().get(name);
      if (found) return found;
    }
    return undefined;
  }

  /** What can be read of a thing: its card, or what the glossary says of its name; "" if there is nothing. */
  readable(entity: string): string {
    const card = entity ? this.card(entity)?.text : "";
    if (card || !entity) return card ?? "";
    const names = [
      this.name(entity),
      ...nameChain(entity).map(({ name }) => words.name(this.game.game, name)),
    ].map((each) => each.toLowerCase());
    return this.terms().find((each) => names.includes(each.term.toLowerCase()))?.gloss ?? "";
  }

  /** The words that stand out on a card. */
  keywords(): string[] {
    return (this.face.keywords ?? [])
      .map((key) => words.find(this.game.game, key, { n: 1 }).replace(/[.。]$/, ""))
      .filter(Boolean);
  }

  /** Something to read, or to see on the table: not a number, a colour or a reason that has a name, too. */
  isThing(entity: string): boolean {
    return (
      this.readable(entity) !== "" ||
      Boolean(this.view && this.face.spoken?.(entity, this.view, this.tell)) ||
      document.querySelector(`[data-entity="${CSS.escape(entity)}"]`) !== null
    );
  }

  /** Whom a text means that calls people by what stands on their seats: "Player 3: Soldier". */
  resolved(text: string): string[] {
    const view = this.view;
    if (!view) return [];
    return (this.seat.table?.seats ?? []).flatMap(({ seat }) => {
      const { called, role } = this.face.seat(view, seat);
      const name = called ? this.name(called) : "";
      const who = this.isOwn(seat) ? t("that-is-you") : this.name(role);
      return name && called !== role && text.includes(name) ? [t("fact", { what: name, value: who })] : [];
    });
  }

  icon(key: string): string {
    return this.face.icon(key, this.view ?? undefined);
  }

  chips(seat: number): Chip[] {
    return this.view ? this.face.seat(this.view, seat).chips : [];
  }

  odds(key: string) {
    return chance(this.seat.previews, key);
  }

  /** What an option brings with it, in words. */
  notes(key: string): string[] {
    return (this.seat.previews.find((each) => each.key === key)?.notes ?? []).map((note) =>
      this.reworded(note.text, note.entities),
    );
  }

  /** What the one thing of an option says, where nothing else tells what it does and it does not lie in the hand. */
  says(option: OptionSeen): string {
    const [entity = "", ...more] = option.entities ?? [];
    const told = this.notes(option.key).length > 0 || this.odds(option.key).length > 0;
    const named = this.plainName(entity) === option.label && this.isPerson(entity); // only who is meant
    if (told || named || more.length > 0 || this.isPlace(entity)) return "";
    return this.view && !this.face.hand(this.view).includes(entity) ? (this.card(entity)?.text ?? "") : "";
  }

  /** The name of whoever sits there. */
  sitter(seat: number): string {
    const found = this.seat.table?.seats[seat];
    if (!found) return "";
    if (found.yours && this.seats.length === 1) return t("you");
    const role = found.bot && this.view ? this.face.seat(this.view, seat).role : "";
    return role ? this.name(role) : found.name;
  }

  // ---- deeds ------------------------------------------------------------------------------------

  /** A new question: nothing of the old one is left on the desk. */
  clear(): void {
    sight.wanted = "";
    this.opened = "";
    const { ask } = this.seat;
    const proposed = ask?.proposed ?? [];
    const several = ask !== null && isGroup(ask);
    this.ticked = several ? proposed : [];
    this.armed = several ? "" : (proposed[0] ?? "");
    this.menu = null;
    this.reasons = null;
    this.lit = [];
    this.over = "";
    this.overOption = "";
    this.sheetOf = -1;
  }

  press(key: string): void {
    const option = this.options.find((each) => each.key === key);
    if (!option || !this.ask) return;
    this.menu = null;
    this.reasons = null;
    if (this.group) {
      this.ticked = toggled(this.ask, this.ticked, key);
      return;
    }
    if (this.armed !== key && this.selects(option)) return this.arm(option);
    this.armed = "";
    void this.seat.answer([key]);
  }

  /**
   * A first press only selects, unless it is the gold one already, or the reader likes one click where
   * nothing is paid, risked or lost.
   */
  private selects(option: OptionSeen): boolean {
    if (this.isDangerous(option)) return true;
    if (this.gold === option.key) return false;
    return !settings.oneClick || (option.cost ?? 0) > 0 || this.odds(option.key).length > 0;
  }

  isDangerous(option: OptionSeen): boolean {
    return option.danger || this.seat.previews.some((each) => each.key === option.key && each.danger);
  }

  /** It is done when it is pressed again; the bar shows it, wherever the first press was. */
  private arm(option: OptionSeen): void {
    this.armed = option.key;
    this.lit = [];
    sight.wanted = choices(this.options).find((entity) => option.entities?.includes(entity)) ?? "";
  }

  /** Nothing is selected any more. */
  letGo(): void {
    this.armed = "";
    sight.wanted = "";
    this.lit = [];
  }

  /** On a phone a tap on a thing opens its sheet: what can be done with it, and one button that does it. */
  get confirming(): boolean {
    return (
      screen.phone &&
      this.ask !== null &&
      !this.group &&
      ((this.armed !== "" && !this.untouched) || (this.menu !== null && !this.menu.among))
    );
  }

  /** Somebody who sits at the table. */
  isPerson(entity: string): boolean {
    const { view } = this;
    if (!view) return false;
    return (this.seat.table?.seats ?? []).some(({ seat }) => this.face.seat(view, seat).role === entity);
  }

  /** Somewhere one can be, not a piece or a card. */
  isPlace(entity: string): boolean {
    const view = this.view;
    if (!view || !this.facts({ entities: [entity] })) return false;
    return !(entity in (this.face.whereabouts?.(view) ?? {})) && !this.face.hand(view).includes(entity);
  }

  /** The thing farther off that is selected; "" if there is none. */
  get farAway(): string {
    return this.armed in this.routes ? this.armed : "";
  }

  /** The key of the only gold button. */
  get gold(): string {
    return this.ask ? goldKey(this.ask, this.armed, this.seat.hint?.keys ?? []) : "";
  }

  /** Nothing is chosen yet: what the server proposes to pay with is not the reader's choice. */
  get untouched(): boolean {
    const proposed = this.seat.ask?.proposed ?? [];
    const chosen = this.armed ? [this.armed] : this.ticked;
    return chosen.length === proposed.length && chosen.every((key, i) => key === proposed[i]);
  }

  /** The question asks with what something is paid; what is ticked pays. */
  get paying(): boolean {
    return (this.ask?.proposed ?? []).length > 0;
  }

  /** What the button says that ends a choice of several. */
  get doneWord(): string {
    const { ask, view } = this;
    if (ask && this.paying && this.ticked.length > 0) {
      const chosen = this.ticked.flatMap((key) => ask.options.filter((option) => option.key === key));
      const names = chosen
        .flatMap(({ entities }) => (entities ?? []).slice(0, 1))
        .map((each) => (this.card(each) ? t("pay-card", { name: this.name(each) }) : this.name(each)));
      return t("pay-with", { what: names.reduce((first, second) => t("pay-more", { first, second })) });
    }
    const own = ask && view ? this.face.done?.(view, ask.prompt, this.ticked, this.tell) : "";
    return own || t(this.ticked.length === 0 && ask?.min === 0 ? "none" : "done");
  }

  /** What the gold button would do. */
  confirm(): boolean {
    if (this.group && this.ask) {
      if (!mayBeSent(this.ask, this.ticked)) return false;
      this.done();
      return true;
    }
    if (this.farAway) this.pick(this.farAway);
    else if (this.options.some((option) => option.key === this.gold)) this.press(this.gold);
    else return false;
    return true;
  }

  /** This moment passes, but for this round nothing passes by itself any more. */
  async passAndWatch(key: string): Promise<void> {
    if (await this.seat.setOrders({ ...this.seat.orders, until: "", every: true })) this.press(key);
  }

  /** An answer of the adviser: a single one is given, a group is only ticked. */
  follow(keys: string[]): void {
    if (this.group) this.ticked = keys;
    else if (keys[0]) this.press(keys[0]);
  }

  done(): void {
    if (this.ask && this.group && mayBeSent(this.ask, this.ticked)) void this.seat.answer(this.ticked);
  }

  /** The thing is named in what is about to be said. */
  speakOf(entity: string): void {
    const before = this.draft.text.trimEnd();
    this.draft = {
      text: `${before}${before ? " " : ""}${this.name(entity)} `,
      entities: [...this.draft.entities, entity],
    };
  }

  async say(): Promise<void> {
    const text = this.draft.text.trim();
    const spoken = this.draft.entities.filter((entity) => text.includes(this.name(entity)));
    if (text && (await this.seat.say(text, spoken))) this.draft = { text: "", entities: [] };
  }

  /** The sheet of the next seat (or the one before), and the own one again after the last. */
  walkSheets(by: 1 | -1): void {
    const count = this.seat.table?.seats.length ?? 0;
    const own = this.seat.seat;
    const from = this.sheetOf < 0 ? Math.max(own, by > 0 ? -1 : 0) : this.sheetOf;
    this.openSheet((from + by + count) % Math.max(count, 1));
  }

  openSheet(seat: number): void {
    this.sheetOf = seat === this.seat.seat ? -1 : seat;
    this.pane = "me";
  }

  /** A card was dropped on something. */
  drop(place: string, at: DOMRect): void {
    const card = this.dragged;
    this.dragged = "";
    this.lit = [];
    if (card) this.mean(card, dropped(this.options, card, place), at);
  }

  /** A finger touched several things at once: which one is meant? */
  touch(entities: string[], at: { x: number; y: number }): void {
    const options = (this.pointed.length ? this.pointed : this.options).filter((option) =>
      option.entities?.some((entity) => entities.includes(entity)),
    );
    this.menu = { entity: entities[0] ?? "", options, ...at, among: entities };
    this.reasons = null;
  }

  /** Something on the board or in the hand was clicked. */
  pick(entity: string, at?: DOMRect): void {
    if (this.naming) return this.speakOf(entity);
    this.mean(entity, optionsOn(this.pointed.length ? this.pointed : this.options, entity), at);
  }

  /** The only thing that can be meant is done; of several one is chosen; nothing has a reason. */
  private mean(entity: string, options: OptionSeen[], at?: DOMRect): void {
    const x = at ? at.x + at.width / 2 : innerWidth / 2;
    const y = at ? at.bottom : innerHeight / 2;
    this.menu = null;
    this.reasons = null;
    if (options.length === 1 && options[0]) return this.press(options[0].key);
    if (options.length > 1) {
      this.menu = { entity, options, x, y };
      return;
    }
    const route = this.routes[entity];
    if (route) return this.setOut(entity, route);
    const refusals = refusalsOn(this.seat.refusals, entity);
    if (refusals.length > 0 && this.ask) {
      this.reasons = { entity, refusals, x, y };
      return;
    }
    if (this.card(entity)) this.inspected = entity;
    else notify(t("nothing-here"));
  }

  /** Its card stays beside the board until it is closed. */
  read(entity: string): void {
    this.reading = entity;
    this.keeps = true;
  }

  inspect(entity: string): void {
    this.inspected = entity;
  }

  openRule(id: string): void {
    this.rule = id;
    this.tab = "rules";
    this.pane = "rules";
    this.drawer = true;
    this.reasons = null;
    this.dialog = "";
    this.inspected = "";
  }

  /** All rules with these words, or whose ids begin so. */
  openRules(wanted: string): void {
    this.search = wanted;
    this.rule = "";
    this.show("rules");
  }

  show(tab: Tab): void {
    this.tab = tab;
    this.pane = tab;
    this.drawer = true;
  }

  undo(to: "answer" | "action" = "answer"): void {
    if (this.seat.barrier.undo) void this.seat.undo(to, false);
    else this.dialog = "undo";
  }

  /** Something looks wrong: the bug button, with what it is about. */
  doubt(about: Doubted | null): void {
    this.doubted = about;
    this.inspectedLine = null;
    this.reasons = null;
    this.dialog = "doubt";
  }

  /** Whether undo is offered at all. */
  get mayUndo(): boolean {
    return this.seat.seat >= 0 && this.seat.table?.undo !== "never" && this.seat.table?.status === "playing";
  }

  /** Seconds that a window of this table takes at most; 0: no limit. */
  get window(): number {
    return { none: 0, relaxed: 60, brisk: 20 }[this.seat.table?.timer ?? "none"];
  }

  get mayHint(): boolean {
    return this.game.hints && this.seat.table?.hints === true && this.ask !== null;
  }
}
