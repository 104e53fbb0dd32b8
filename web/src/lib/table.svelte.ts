/** One pair of eyes at one table, as components watch them: what the client knows, and what the reader looks at. */
import { Refusal, TableClient, type AnyView, type Heard, type Known, type Line } from "../client";
import type {
  AskSeen,
  Barrier,
  ChatLine,
  EventSeen,
  Orders,
  PreviewSeen,
  ProposalInfo,
  RefusalSeen,
  ServerMessage,
  TableInfo,
} from "../wire";
import { beatsOf, besideHead, inOrder, touches, waits, type Beat, type Under } from "./beats";
import { isPass } from "./models";
import { less, settings } from "./settings.svelte";
import { play } from "./sounds";
import { aimAt, ending, Theatre, type Aim, type Scene } from "./theatre";
import { notify } from "./toasts.svelte";
import { words } from "./words.svelte";

export type { Line } from "../client";

/** So many moments are shown one after another to who has looked away. */
const MOST_MISSED = 2;

export class Seat implements Known {
  line = $state<Line>("connecting");
  delay = $state(0);
  skew = $state(0);
  table = $state.raw<TableInfo | null>(null);
  view = $state.raw<AnyView | null>(null);
  events = $state.raw<EventSeen[]>([]);
  first = $state(0);
  revision = $state(0);
  ask = $state.raw<AskSeen | null>(null);
  barrier = $state.raw<Barrier>({ undo: false });
  orders = $state.raw<Orders>({});
  chat = $state.raw<ChatLine[]>([]);
  spectators = $state(0);
  responses = $state(false);
  proposal = $state.raw<{ proposal: ProposalInfo; text: string } | null>(null);
  previews = $state.raw<PreviewSeen[]>([]);
  refusals = $state.raw<RefusalSeen[]>([]);
  readOnly = $state(false);
  waiting = $state("");
  goodbye = $state("");
  sent = $state.raw<string[] | null>(null);
  sinceYouLeft = $state(-1);

  hint = $state.raw<Heard<"hint"> | null>(null);
  /** What the coach says about the open question. */
  note = $state.raw<Heard<"note"> | null>(null);
  /** What this table teaches, and how far the reader is. */
  lesson = $state.raw<Heard<"lesson"> | null>(null);
  /** What this seat wants, now and on the board that is shown. */
  private aims = $state.raw<Aim[]>([]);
  /** The adviser is thinking. */
  hinting = $state(false);
  /** The last thought of each bot that thinks aloud, by seat. */
  thoughts = $state<Record<number, string>>({});
  /** Why something was done, in a game that is over. */
  explained = $state.raw<Heard<"explained"> | null>(null);
  /** That is thought about. */
  explaining = $state(false);
  /** The moment that is looked at; null is now. */
  past = $state.raw<{ n: number; view: AnyView } | null>(null);
  turns = $state(0);
  /** What is shown of what has happened, moment by moment; null: now. */
  scene = $state.raw<Scene<AnyView> | null>(null);
  /** The timer of the moment on stage was stopped. */
  held = $state(false);
  /** How many events there were when this reader answered last. */
  answered = $state(-1);
  /** What since then stands on pages that were shown, by the numbers of the events. */
  onPages = $state.raw<number[]>([]);
  /** And at the answer before that. */
  answeredBefore = $state(-1);
  /** What was chosen at a moment that could be let pass, and how many events there were then. */
  wanted = $state.raw<{ n: number; what: string } | null>(null);
  /** This reader has answered something since the page was opened. */
  began = $state(false);
  /** Much has happened while nobody looked: it is told in one recap, not moment by moment. */
  returned = $state(false);
  private unseen = 0;
  /** What was taken back last, until something else happens. */
  struck = $state.raw<EventSeen[]>([]);

  private readonly client: TableClient;
  private wantedPast = -1;
  private asked = -1;
  private told: EventSeen[] = [];
  private lastView: AnyView | null = null;
  private readonly theatre = new Theatre<AnyView>(
    (n) => this.client.viewAt(n),
    (scene) => this.stage(scene),
    () => ({ pace: settings.pace, still: less() || document.hidden, leisure: this.out }),
  );
  /** Has this seat a part in the game? Only the game can tell. */
  takesPart: (view: AnyView) => boolean = () => true;
  /** What an event begins; only the game can tell. */
  under: Under = () => "";
  /** The last answer has put the results of an own roll in order, in this step; null: it was another one. */
  private ordered: string | null = null;
  /** Whoever takes no more part wants to know only how it ends. */
  private hurries = $state(false);

  constructor(
    readonly id: string,
    readonly seat: number,
    code = "",
  ) {
    this.client = new TableClient({
      table: id,
      seat,
      code,
      origin: location.origin,
      language: () => words.language,
      known: this,
    });
    this.client.on((message) => this.react(message));
  }

  get seq(): number {
    return this.first + this.events.length;
  }

  upTo(n: number): EventSeen[] {
    return this.client.upTo(n);
  }

  /** What the board shows: the past that is looked at, or now. */
  get shown(): AnyView | null {
    return this.past?.view ?? this.scene?.view ?? this.view;
  }

  /** After how many events that is; null: after all of them. */
  get shownAt(): number | null {
    return this.past?.n ?? this.scene?.n ?? null;
  }

  /** What others do is being watched; null: something else is. */
  get playing(): Scene<AnyView> | null {
    return this.scene && !this.scene.waits ? this.scene : null;
  }

  /** As it was when the board that is shown was so. */
  get aim(): string {
    return aimAt(this.aims, this.scene?.n ?? this.seq);
  }

  /** The seat takes no more part: the others go on, or have gone on, without it. */
  get out(): boolean {
    return this.seat >= 0 && this.view !== null && !this.takesPart(this.view);
  }

  /** A moment that waits for this reader. */
  get onStage(): Scene<AnyView> | null {
    return this.scene?.waits && !this.past ? this.scene : null;
  }

  private stage(scene: Scene<AnyView> | null): void {
    this.held = false;
    this.scene = scene;
    if (scene?.waits && scene.beat.kind === "table")
      this.onPages = [...this.onPages, ...besideHead(scene.beat, this.seat).map(({ n }) => n)];
  }

  /** The moment on stage was read. */
  goOn(): void {
    this.theatre.goOn();
  }

  /** It was read at another seat of the same person. */
  skip(telling: string): void {
    this.theatre.skip(telling);
  }

  private momentsOf(events: EventSeen[]): Beat[] {
    return beatsOf(events, this.seat, this.under, this.upTo(events[0]?.n ?? 0).at(-1));
  }

  /** What has come is shown moment by moment; after an absence it is told together. */
  private heard(before: AnyView, events: EventSeen[], missed: boolean): void {
    if (this.hurries && !this.view?.result) return;
    const all = this.momentsOf(events);
    const beats = this.hurries
      ? ending(all)
      : this.ordered === null
        ? all
        : inOrder(all, this.seat, this.ordered);
    this.ordered = null;
    const waiting = beats.filter(waits).length;
    if (missed && waiting > MOST_MISSED) {
      this.theatre.clear();
      this.returned = true;
      return;
    }
    if (document.hidden) this.unseen += waiting;
    void this.theatre.hear(before, beats);
  }

  /** Somebody looks at the page again. */
  back(): void {
    if (this.unseen > MOST_MISSED) {
      this.theatre.clear();
      this.returned = true;
    }
    this.unseen = 0;
  }

  /** The reader wants to read on: the timer stops. */
  hold(): void {
    this.held = true;
    this.theatre.hold();
  }

  /** Nothing more of what others did is waited for. */
  fastForward(): void {
    this.theatre.toMyTurn();
  }

  /** Nothing more is watched until the game is over. */
  toTheEnd(): void {
    this.hurries = true;
    if (this.view?.result) this.theatre.toTheEnd();
    else this.theatre.clear();
  }

  /** These events are shown once more, from the board on which they began. */
  async watch(from: number, to: number): Promise<void> {
    const before = await this.viewAt(from).catch(() => null);
    if (before)
      void this.theatre.hear(before, this.momentsOf(this.upTo(to).filter((event) => event.n >= from)));
  }

  connect(): void {
    this.client.connect();
  }

  /** Everything again, in another language. */
  again(): void {
    this.theatre.clear();
    this.client.again();
  }

  close(): void {
    this.theatre.clear();
    this.client.close();
  }

  /** What was told of the open question: its number, and whether it is shown. */
  private toldShown = { number: -1, done: true };

  /** The clock of a question starts when it is shown; whoever sees it at once need not say so. */
  reads(number: number, shown: boolean): void {
    const before = this.toldShown;
    if (before.number === number ? before.done || !shown : shown) return;
    this.toldShown = { number, done: shown };
    this.client.reading(number, shown);
  }

  here(away: boolean): void {
    this.client.here(away);
  }

  private react(message: ServerMessage): void {
    const before = this.told;
    const view = this.lastView;
    this.told = this.events;
    this.lastView = this.view;
    switch (message.type) {
      case "hello":
        this.struck = [];
        if (this.answered < 0) this.answered = this.seq;
        // the line was broken: what was missed is shown, too
        if (view && before.length > 0 && this.events[before.length - 1] === before.at(-1))
          this.heard(view, this.events.slice(before.length), true);
        else this.theatre.clear();
        return;
      case "events":
        this.struck = [];
        if (view) this.heard(view, message.events, false);
        return;
      case "ask":
        if (message.ask?.number === this.asked) return; // only its clock has changed
        this.asked = message.ask?.number ?? -1;
        this.note = null;
        this.hint = null;
        return;
      case "turn":
        this.turns += 1;
        return;
      case "note":
        this.note = message;
        return;
      case "lesson":
        this.lesson = message;
        return;
      case "aim":
        this.aims = [...this.aims, { n: this.seq, text: message.text }];
        return;
      case "thought":
        this.thoughts[message.seat] = message.text;
        return;
      case "undone":
        this.theatre.clear();
        this.onPages = [];
        this.answered = Math.min(this.answered, message.to);
        this.aims = this.aims.map(({ n, text }) => ({ n: Math.min(n, message.to), text }));
        this.wanted = null;
        this.hint = null;
        this.past = null;
        this.struck = before.filter((event) => event.n >= message.to);
        return notify(message.text);
      case "proposal-over":
      case "error":
        return notify(message.text);
    }
  }

  // ---- what is said -----------------------------------------------------------------------------

  private async polite(work: Promise<unknown>): Promise<boolean> {
    try {
      await work;
      return true;
    } catch (why) {
      if (why instanceof Refusal && why.message) notify(why.message, "trouble");
      return false;
    }
  }

  async answer(keys: string[]): Promise<void> {
    // what was done before an action or a turn begins did not lead to it
    this.answeredBefore = this.ask?.opens ? this.seq : this.answered;
    this.answered = this.seq;
    const last = this.events.findLast((event) => !event.quiet);
    this.ordered =
      this.ask?.ordered && last?.procedure && touches(last, this.seat) ? (last.step ?? "") : null;
    this.onPages = [];
    const chosen = this.ask?.window ? this.ask.options.find((each) => each.key === keys[0]) : undefined;
    this.wanted = chosen && !isPass(chosen) ? { n: this.seq, what: chosen.label } : null;
    this.began = true;
    this.returned = false;
    play((await this.polite(this.client.answer(keys))) ? "accepted" : "refused");
  }

  undo(to: "answer" | "action" | "turn", agreed: boolean): Promise<boolean> {
    return this.polite(this.client.undo(to, agreed));
  }

  agree(id: number, yes: boolean): Promise<boolean> {
    return this.polite(this.client.agree(id, yes));
  }

  say(text: string, entities: string[] = []): Promise<boolean> {
    return this.polite(this.client.say(text, entities));
  }

  sayPhrase(phrase: string): Promise<boolean> {
    return this.polite(this.client.sayPhrase(phrase));
  }

  /** The note is done with; the server says it no more. */
  closeNote(): void {
    const id = this.note?.id;
    this.note = null;
    if (id) void this.polite(this.client.noteRead(id));
  }

  async setCoach(on: boolean): Promise<void> {
    if (!on) this.note = null;
    await this.polite(this.client.setCoach(on));
  }

  setOrders(orders: Orders): Promise<boolean> {
    return this.polite(this.client.setOrders(orders));
  }

  standIn(seat: number, bot: string): Promise<boolean> {
    return this.polite(this.client.standIn(seat, bot));
  }

  async wantHint(): Promise<void> {
    if (!this.ask || this.hinting) return;
    this.hinting = true;
    await this.polite(
      this.client.hint().then((hint) => {
        if (this.ask?.number === hint.number) this.hint = hint;
      }),
    );
    this.hinting = false;
  }

  /** Why was that done from which the n-th event came? Only when the game is over. */
  async wantThought(n: number): Promise<void> {
    this.explaining = true;
    await this.polite(this.client.explain(n).then((found) => (this.explained = found)));
    this.explaining = false;
  }

  /** The view as it was after n events. */
  viewAt(n: number, still?: () => boolean): Promise<AnyView> {
    return this.client.viewAt(n, still);
  }

  async look(n: number): Promise<void> {
    if (n >= this.seq) return this.now();
    this.wantedPast = n;
    await this.polite(
      this.viewAt(Math.max(0, n), () => this.wantedPast === n).then((view) => {
        if (this.wantedPast === n) this.past = { n, view };
      }),
    );
  }

  now(): void {
    this.wantedPast = -1;
    this.past = null;
  }
}
