/** One pair of eyes at one table: everything that came over its socket, and what can be sent. */
import type { AskSeen, Barrier, ChatLine, ClientMessage, EventSeen, Orders, PreviewSeen, ProposalInfo, RefusalSeen, ServerMessage, TableInfo } from "../wire";
import type { AnyView } from "./contract";
import { mergePatch } from "./models";
import { notify } from "./toasts.svelte";
import { words } from "./words.svelte";

export type Line = "connecting" | "open" | "lost" | "closed";

type Sent = ClientMessage extends infer M ? (M extends { re?: number } ? Omit<M, "re"> : M) : never;
type Answered = Extract<ServerMessage, { re: number }>;

const PING_MS = 15_000;
const PAST_KEPT = 20;
const MOST_TRIES = 12;
const WAIT_MS = 400;

export class Refusal extends Error {
  constructor(
    readonly reason: string,
    text: string,
  ) {
    super(text);
  }
}

export class Seat {
  line = $state<Line>("connecting");
  delay = $state(0);
  table = $state.raw<TableInfo | null>(null);
  view = $state.raw<AnyView | null>(null);
  events = $state.raw<EventSeen[]>([]);
  /** n of the first event that is here; the beginning of a long log comes later. */
  first = $state(0);
  ask = $state.raw<AskSeen | null>(null);
  barrier = $state.raw<Barrier>({ undo: false });
  orders = $state.raw<Orders>({});
  chat = $state.raw<ChatLine[]>([]);
  spectators = $state(0);
  proposal = $state.raw<{ proposal: ProposalInfo; text: string } | null>(null);
  previews = $state.raw<PreviewSeen[]>([]);
  refusals = $state.raw<RefusalSeen[]>([]);
  hint = $state.raw<{ keys: string[]; text: string } | null>(null);
  readOnly = $state(false);
  waiting = $state("");
  goodbye = $state("");
  /** Keys on their way to the server. */
  sent = $state.raw<string[] | null>(null);
  /** The moment that is looked at; null is now. */
  past = $state.raw<{ n: number; view: AnyView } | null>(null);
  /** Events that came while nobody looked, from this number on. */
  sinceYouLeft = $state(-1);
  revision = 0;
  turns = $state(0);

  private socket: WebSocket | null = null;
  private tries = 0;
  private re = 0;
  private open = new Map<number, { done: (message: Answered) => void; failed: (why: Error) => void }>();
  private timers: { again?: ReturnType<typeof setTimeout>; ping?: ReturnType<typeof setInterval> } = {};
  private pastViews = new Map<string, AnyView>();
  private left = false;

  constructor(
    readonly id: string,
    readonly seat: number,
  ) {}

  get seq(): number {
    return this.first + this.events.length;
  }

  /** What was heard before the n-th event. */
  upTo(n: number): EventSeen[] {
    return this.events.slice(0, Math.max(0, n - this.first));
  }

  /** What the board shows: the past that is looked at, or now. */
  get shown(): AnyView | null {
    return this.past?.view ?? this.view;
  }

  // ---- the line ------------------------------------------------------------------------------------------------------

  connect(): void {
    const query = new URLSearchParams({ lang: words.language });
    if (this.seat >= 0) query.set("seat", String(this.seat));
    if (this.events.length > 0) {
      query.set("since", String(this.seq));
      query.set("revision", String(this.revision));
    }
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/socket?${query}`);
    this.socket = socket;
    socket.onmessage = (message) => {
      if (this.socket === socket) this.hear(JSON.parse(message.data as string) as ServerMessage);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
  }

  /** Everything again, in another language. */
  again(): void {
    this.events = [];
    this.first = 0;
    this.pastViews.clear();
    this.drop();
    this.connect();
  }

  close(): void {
    this.left = true;
    clearTimeout(this.timers.again);
    this.drop();
  }

  /** As if the network had failed; used when the browser says that it is offline. */
  private drop(): void {
    clearInterval(this.timers.ping);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    for (const each of this.open.values()) each.failed(new Refusal("lost", ""));
    this.open.clear();
    this.sent = null;
  }

  private lost(): void {
    this.drop();
    if (this.left || this.line === "closed") return;
    this.line = "lost";
    this.sinceYouLeft = this.seq;
    const wait = Math.min(300 * 2 ** this.tries, 8000);
    this.tries += 1;
    this.timers.again = setTimeout(() => this.connect(), wait);
  }

  private opened(): void {
    this.line = "open";
    this.tries = 0;
    clearInterval(this.timers.ping);
    const ping = async () => {
      const from = performance.now();
      await this.request({ type: "ping" }).catch(() => undefined);
      this.delay = Math.round(performance.now() - from);
    };
    this.timers.ping = setInterval(ping, PING_MS);
    void ping();
  }

  send(message: Sent): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private request<M extends Answered>(message: Sent): Promise<M> {
    if (this.socket?.readyState !== WebSocket.OPEN) return Promise.reject(new Refusal("lost", ""));
    this.re += 1;
    const re = this.re;
    const answer = new Promise<M>((done, failed) => this.open.set(re, { done: done as (message: Answered) => void, failed }));
    this.socket.send(JSON.stringify({ ...message, re }));
    return answer;
  }

  /** A wish that may wait: the server grants only so many in a second. */
  private async patient<M extends Answered>(message: Sent, still: () => boolean = () => true): Promise<M> {
    for (let tries = 0; ; tries += 1) {
      try {
        return await this.request<M>(message);
      } catch (why) {
        if (!(why instanceof Refusal) || why.reason !== "too-fast" || tries >= MOST_TRIES || !still()) throw why;
        await new Promise((done) => setTimeout(done, WAIT_MS));
      }
    }
  }

  private hear(message: ServerMessage): void {
    if ("re" in message && message.re && this.open.has(message.re)) {
      const waiting = this.open.get(message.re);
      this.open.delete(message.re);
      if (message.type === "refused") waiting?.failed(new Refusal(message.reason, message.text));
      else waiting?.done(message as Answered);
    }
    switch (message.type) {
      case "hello":
        return this.greeted(message);
      case "wait":
        this.table = message.table;
        this.waiting = message.text;
        return this.opened();
      case "events":
        if (message.first !== this.seq) return this.again();
        this.events = [...this.events, ...message.events];
        this.view = mergePatch(this.view, message.patch) as unknown as AnyView;
        this.revision = message.revision;
        return;
      case "ask":
        this.barrier = message.barrier;
        return this.asked(message.ask);
      case "turn":
        this.turns += 1;
        return;
      case "undone":
        this.events = this.upTo(message.to);
        this.first = Math.min(this.first, message.to);
        this.view = message.view as unknown as AnyView;
        this.revision = message.revision;
        this.past = null;
        this.pastViews.clear();
        this.asked(null);
        return notify(message.text);
      case "proposal":
        this.proposal = { proposal: message.proposal, text: message.text };
        return;
      case "proposal-over":
        this.proposal = null;
        return notify(message.text);
      case "chat":
        this.chat = [...this.chat, message.line];
        return;
      case "presence":
        if (this.table) this.table = { ...this.table, seats: message.seats };
        this.spectators = message.spectators;
        return;
      case "table":
        this.table = message.table;
        return;
      case "orders":
        this.orders = message.orders;
        return;
      case "read-only":
        this.readOnly = true;
        return;
      case "error":
        return notify(message.text);
      case "bye":
        if (!message.retry) {
          this.line = "closed";
          this.goodbye = message.text;
        }
        return;
    }
  }

  private greeted(hello: Extract<ServerMessage, { type: "hello" }>): void {
    const goesOn = hello.revision === this.revision && hello.first === this.seq && this.seq > 0;
    this.table = hello.table;
    this.revision = hello.revision;
    this.view = hello.view as unknown as AnyView;
    this.events = goesOn ? [...this.events, ...hello.events] : hello.events;
    if (!goesOn) this.first = hello.first;
    this.barrier = hello.barrier;
    this.orders = hello.orders;
    this.chat = hello.chat;
    this.readOnly = hello.read_only;
    this.waiting = "";
    this.opened();
    this.asked(hello.ask);
    if (!goesOn && hello.first > 0) void this.earlier(hello.first).catch(() => undefined);
  }

  /** The beginning of a long log. */
  private async earlier(first: number): Promise<void> {
    const before: EventSeen[] = [];
    while (before.length < first) {
      const part = await this.patient<Extract<ServerMessage, { type: "log" }>>({ type: "want-log", first: before.length });
      if (part.events.length === 0 || part.revision !== this.revision) return;
      before.push(...part.events.slice(0, first - before.length));
    }
    if (this.first !== first) return;
    this.events = [...before, ...this.events];
    this.first = 0;
  }

  private asked(ask: AskSeen | null): void {
    this.ask = ask;
    this.previews = [];
    this.refusals = [];
    this.hint = null;
    this.sent = null;
    if (!ask) return;
    const number = ask.number;
    const now = () => this.ask?.number === number;
    this.patient<Extract<ServerMessage, { type: "previews" }>>({ type: "want-previews", number }, now)
      .then((found) => now() && (this.previews = found.previews))
      .catch(() => undefined);
    this.patient<Extract<ServerMessage, { type: "refusals" }>>({ type: "want-refusals", number }, now)
      .then((found) => now() && (this.refusals = found.refusals))
      .catch(() => undefined);
  }

  // ---- what is said --------------------------------------------------------------------------------------------------

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
    if (!this.ask || this.sent || this.readOnly) return;
    this.sent = keys;
    this.sinceYouLeft = -1;
    if (!(await this.polite(this.request({ type: "answer", number: this.ask.number, keys })))) this.sent = null;
  }

  undo(to: "answer" | "action" | "turn", agreed: boolean): Promise<boolean> {
    return this.polite(this.request({ type: "undo", to, agreed }));
  }

  agree(id: number, yes: boolean): Promise<boolean> {
    return this.polite(this.request({ type: "agree", id, yes }));
  }

  say(text: string, phrase = ""): Promise<boolean> {
    return this.polite(this.request(phrase ? { type: "say", phrase } : { type: "say", text }));
  }

  setOrders(orders: Orders): Promise<boolean> {
    return this.polite(this.request({ type: "set-orders", orders }));
  }

  standIn(seat: number, bot: string): Promise<boolean> {
    return this.polite(this.request({ type: "stand-in", seat, bot }));
  }

  async wantHint(): Promise<void> {
    if (!this.ask) return;
    const asked = this.request<Extract<ServerMessage, { type: "hint" }>>({ type: "want-hint", number: this.ask.number });
    await this.polite(
      asked.then((hint) => {
        if (this.ask?.number === hint.number) this.hint = hint;
      }),
    );
  }

  /** The view as it was after n events; asked from the server and kept for a while. */
  async viewAt(n: number, still: () => boolean = () => true): Promise<AnyView> {
    const key = `${this.revision}/${n}`;
    const kept = this.pastViews.get(key);
    if (kept) return kept;
    const past = await this.patient<Extract<ServerMessage, { type: "past" }>>({ type: "want-past", n }, still);
    const view = past.view as unknown as AnyView;
    this.pastViews.set(key, view);
    for (const old of [...this.pastViews.keys()].slice(0, Math.max(0, this.pastViews.size - PAST_KEPT))) this.pastViews.delete(old);
    return view;
  }

  private wantedPast = -1;

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
