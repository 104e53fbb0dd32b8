/** One pair of eyes at one table: its socket, what came over it, and what can be sent. Knows no page and no game. */
import type {
  AskSeen,
  Barrier,
  ChatLine,
  ClientMessage,
  EventSeen,
  Orders,
  PreviewSeen,
  ProposalInfo,
  RefusalSeen,
  ServerMessage,
  TableInfo,
} from "../wire";
import { mergePatch } from "./patch";

export type Line = "connecting" | "open" | "lost" | "closed";

/** Every view has these; the rest is the game's own (its type is in wire.d.ts: NemesisView, ParlourView …). */
export interface AnyView {
  game: string;
  seat: number;
  step: string;
  result?: string;
  waiting?: number[];
  [field: string]: unknown;
}

/** All that these eyes know. A page hands in its own object whose fields it watches; others use `blank()`. */
export interface Known {
  line: Line;
  /** Milliseconds that the last ping took. */
  delay: number;
  /** What must be added to this machine's clock to have the server's. */
  skew: number;
  table: TableInfo | null;
  view: AnyView | null;
  events: EventSeen[];
  /** n of the first event that is here; the beginning of a long log comes later. */
  first: number;
  revision: number;
  ask: AskSeen | null;
  barrier: Barrier;
  orders: Orders;
  chat: ChatLine[];
  spectators: number;
  /** Hidden cards may answer now; who is asked is nobody's business. */
  responses: boolean;
  proposal: { proposal: ProposalInfo; text: string } | null;
  previews: PreviewSeen[];
  refusals: RefusalSeen[];
  readOnly: boolean;
  /** Why nothing is shown yet, in words. */
  waiting: string;
  /** Why the server closed the line for good, in words. */
  goodbye: string;
  /** Keys on their way to the server. */
  sent: string[] | null;
  /** n of the first event that came after the line was lost, until something is answered; -1: it was not lost. */
  sinceYouLeft: number;
}

export function blank(): Known {
  return {
    line: "connecting",
    delay: 0,
    skew: 0,
    table: null,
    view: null,
    events: [],
    first: 0,
    revision: 0,
    ask: null,
    barrier: { undo: false },
    orders: {},
    chat: [],
    spectators: 0,
    responses: false,
    proposal: null,
    previews: [],
    refusals: [],
    readOnly: false,
    waiting: "",
    goodbye: "",
    sent: null,
    sinceYouLeft: -1,
  };
}

export type Heard<T extends ServerMessage["type"]> = Extract<ServerMessage, { type: T }>;
type Answered = Extract<ServerMessage, { re: number }>;
type Sent = ClientMessage extends infer M ? (M extends { re?: number } ? Omit<M, "re"> : M) : never;

export interface TableSetting {
  table: string;
  /** -1 watches. */
  seat: number;
  /** "https://example.org" */
  origin: string;
  language?: () => string;
  /** The code of the table's link, for who watches by it. */
  code?: string;
  known?: Known;
  socket?: (url: string) => WebSocket;
}

const WATCHER = -1;
const OPEN = 1;
const PING_MS = 15_000;
const PONG_MS = 8_000;
const PAST_KEPT = 20;
const MOST_TRIES = 12;
const WAIT_MS = 400;
const LONGEST_PAUSE_MS = 8_000;

/** Not done; nothing has changed. `message` is in the reader's language. */
export class Refusal extends Error {
  constructor(
    readonly reason: string,
    text: string,
  ) {
    super(text);
  }
}

export class TableClient {
  readonly known: Known;
  private socket: WebSocket | null = null;
  private tries = 0;
  private re = 0;
  private asked = new Map<number, { done: (message: Answered) => void; failed: (why: Error) => void }>();
  private timers: { again?: ReturnType<typeof setTimeout>; ping?: ReturnType<typeof setInterval> } = {};
  private pastViews = new Map<string, AnyView>();
  private listeners = new Set<(message: ServerMessage) => void>();
  private left = false;

  constructor(private readonly setting: TableSetting) {
    this.known = setting.known ?? blank();
  }

  /** Every message, after it was noted; what is returned ends it. */
  on(listener: (message: ServerMessage) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** How many events these eyes have heard. */
  get seq(): number {
    return this.known.first + this.known.events.length;
  }

  /** What was heard before the n-th event. */
  upTo(n: number): EventSeen[] {
    return this.known.events.slice(0, Math.max(0, n - this.known.first));
  }

  // ---- the line ---------------------------------------------------------------------------------

  connect(): void {
    globalThis.addEventListener?.("offline", this.gone);
    const { origin, table, seat, language, code } = this.setting;
    const query = new URLSearchParams({ lang: language?.() ?? "en" });
    if (seat !== WATCHER) query.set("seat", String(seat));
    if (code) query.set("code", code);
    if (this.known.events.length > 0) {
      query.set("since", String(this.seq));
      query.set("revision", String(this.known.revision));
    }
    const url = `${origin.replace(/^http/, "ws")}/api/tables/${encodeURIComponent(table)}/socket?${query}`;
    const socket = (this.setting.socket ?? ((where) => new WebSocket(where)))(url);
    this.socket = socket;
    socket.onmessage = (message) => {
      if (this.socket === socket) this.hear(JSON.parse(message.data as string) as ServerMessage);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
  }

  /** Everything again, perhaps in another language. */
  again(): void {
    this.known.events = [];
    this.known.first = 0;
    this.pastViews.clear();
    this.drop();
    this.connect();
  }

  close(): void {
    this.left = true;
    globalThis.removeEventListener?.("offline", this.gone);
    clearTimeout(this.timers.again);
    this.drop();
  }

  /** Whatever was asked is given up: an answer that was not acknowledged is never sent again. */
  private drop(): void {
    clearInterval(this.timers.ping);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    for (const each of this.asked.values()) each.failed(new Refusal("lost", ""));
    this.asked.clear();
    this.known.sent = null;
  }

  /** A socket may not notice for minutes that there is nobody at its other end. */
  private readonly gone = (): void => {
    if (this.known.line === "open") this.lost();
  };

  private lost(): void {
    this.drop();
    if (this.left || this.known.line === "closed") return;
    this.known.line = "lost";
    this.known.sinceYouLeft = this.seq;
    const pause = Math.min(300 * 2 ** this.tries, LONGEST_PAUSE_MS);
    this.tries += 1;
    this.timers.again = setTimeout(() => this.connect(), pause);
  }

  private opened(): void {
    this.known.line = "open";
    this.tries = 0;
    clearInterval(this.timers.ping);
    const ping = async () => {
      const from = performance.now();
      const late = setTimeout(this.gone, PONG_MS);
      const pong = await this.request<Heard<"pong">>({ type: "ping" }).catch(() => null);
      clearTimeout(late);
      this.known.delay = Math.round(performance.now() - from);
      if (pong) this.known.skew = pong.now - Date.now();
    };
    this.timers.ping = setInterval(ping, PING_MS);
    void ping();
  }

  send(message: Sent): void {
    if (this.socket?.readyState === OPEN) this.socket.send(JSON.stringify(message));
  }

  request<M extends Answered>(message: Sent): Promise<M> {
    if (this.socket?.readyState !== OPEN) return Promise.reject(new Refusal("lost", ""));
    this.re += 1;
    const re = this.re;
    const answer = new Promise<M>((done, failed) =>
      this.asked.set(re, { done: done as (message: Answered) => void, failed }),
    );
    this.socket.send(JSON.stringify({ ...message, re }));
    return answer;
  }

  /** A wish that may wait: the server grants only so many in a second. */
  private async patient<M extends Answered>(message: Sent, still: () => boolean = () => true): Promise<M> {
    for (let tries = 0; ; tries += 1) {
      try {
        return await this.request<M>(message);
      } catch (why) {
        if (!(why instanceof Refusal) || why.reason !== "too-fast" || tries >= MOST_TRIES || !still())
          throw why;
        await new Promise((done) => setTimeout(done, WAIT_MS));
      }
    }
  }

  // ---- what is heard ----------------------------------------------------------------------------

  private hear(message: ServerMessage): void {
    this.note(message);
    for (const listener of this.listeners) listener(message);
    if ("re" in message && message.re) {
      const waiting = this.asked.get(message.re);
      this.asked.delete(message.re);
      if (message.type === "refused" || message.type === "error")
        waiting?.failed(new Refusal(message.reason, message.text));
      else waiting?.done(message as Answered);
    }
  }

  private note(message: ServerMessage): void {
    const known = this.known;
    switch (message.type) {
      case "hello":
        return this.greeted(message);
      case "wait":
        known.table = message.table;
        known.waiting = message.text;
        if (!known.view) this.opened(); // a table that was seen before is only read again
        return;
      case "events":
        if (message.first !== this.seq) return this.again();
        known.events = [...known.events, ...message.events];
        known.view = mergePatch(known.view, message.patch);
        known.revision = message.revision;
        return;
      case "ask":
        known.barrier = message.barrier;
        return this.put(message.ask);
      case "undone":
        known.events = this.upTo(message.to);
        known.first = Math.min(known.first, message.to);
        known.view = message.view as unknown as AnyView;
        known.revision = message.revision;
        this.pastViews.clear();
        return this.put(null);
      case "proposal":
        known.proposal = { proposal: message.proposal, text: message.text };
        return;
      case "proposal-over":
        known.proposal = null;
        return;
      case "chat":
        known.chat = [...known.chat, message.line];
        return;
      case "presence":
        if (known.table) known.table = { ...known.table, seats: message.seats };
        known.spectators = message.spectators;
        known.responses = message.responses ?? false;
        return;
      case "table":
        known.table = message.table;
        return;
      case "orders":
        known.orders = message.orders;
        return;
      case "read-only":
        known.readOnly = message.read_only;
        return;
      case "bye":
        if (!message.retry) {
          known.line = "closed";
          known.goodbye = message.text;
        }
        return;
    }
  }

  private greeted(hello: Heard<"hello">): void {
    const known = this.known;
    const goesOn = hello.revision === known.revision && hello.first === this.seq && this.seq > 0;
    known.table = hello.table;
    known.revision = hello.revision;
    known.view = hello.view as unknown as AnyView;
    known.events = goesOn ? [...known.events, ...hello.events] : hello.events;
    if (!goesOn) known.first = hello.first;
    known.barrier = hello.barrier;
    known.orders = hello.orders;
    known.chat = hello.chat;
    known.readOnly = hello.read_only;
    known.skew = hello.now - Date.now();
    known.waiting = "";
    this.opened();
    this.put(hello.ask);
    if (!goesOn && hello.first > 0) void this.earlier(hello.first).catch(() => undefined);
  }

  /** The beginning of a long log. */
  private async earlier(first: number): Promise<void> {
    const before: EventSeen[] = [];
    while (before.length < first) {
      const part = await this.patient<Heard<"log">>({ type: "want-log", first: before.length });
      if (part.events.length === 0 || part.revision !== this.known.revision) return;
      before.push(...part.events.slice(0, first - before.length));
    }
    if (this.known.first !== first) return;
    this.known.events = [...before, ...this.known.events];
    this.known.first = 0;
  }

  /** A new question: what it costs and what is not offered is asked for at once. */
  private put(ask: AskSeen | null): void {
    const known = this.known;
    known.ask = ask;
    known.previews = [];
    known.refusals = [];
    known.sent = null;
    if (!ask) return;
    const number = ask.number;
    const now = () => known.ask?.number === number;
    this.patient<Heard<"previews">>({ type: "want-previews", number }, now)
      .then((found) => now() && (known.previews = found.previews))
      .catch(() => undefined);
    this.patient<Heard<"refusals">>({ type: "want-refusals", number }, now)
      .then((found) => now() && (known.refusals = found.refusals))
      .catch(() => undefined);
  }

  // ---- what is said: each is kept when the promise is fulfilled, and a Refusal if it was not done

  async answer(keys: string[]): Promise<void> {
    const { ask, sent, readOnly } = this.known;
    if (!ask || sent || readOnly) throw new Refusal(readOnly ? "read-only" : "not-asked", "");
    this.known.sent = keys;
    this.known.sinceYouLeft = -1;
    try {
      await this.request({ type: "answer", number: ask.number, keys });
    } catch (why) {
      this.known.sent = null;
      throw why;
    }
  }

  async undo(to: "answer" | "action" | "turn" = "answer", agreed = false): Promise<void> {
    await this.request({ type: "undo", to, agreed });
  }

  async agree(id: number, yes: boolean): Promise<void> {
    await this.request({ type: "agree", id, yes });
  }

  async standIn(seat: number, bot: string): Promise<void> {
    await this.request({ type: "stand-in", seat, bot });
  }

  async say(text: string, entities: string[] = []): Promise<void> {
    await this.request({ type: "say", text, entities });
  }

  async sayPhrase(phrase: string): Promise<void> {
    await this.request({ type: "say", phrase });
  }

  async setOrders(orders: Orders): Promise<void> {
    await this.request({ type: "set-orders", orders });
  }

  async hint(): Promise<Heard<"hint">> {
    if (!this.known.ask) throw new Refusal("not-asked", "");
    return this.request<Heard<"hint">>({ type: "want-hint", number: this.known.ask.number });
  }

  /** The reader has done with a note of the coach. */
  async noteRead(id: string): Promise<void> {
    await this.request({ type: "note-read", id });
  }

  async setCoach(on: boolean): Promise<void> {
    await this.request({ type: "set-coach", on });
  }

  /** The question is not shown yet, because something else is read; or (done) it is now. */
  reading(number: number, done: boolean): void {
    this.send({ type: "reading", number, done });
  }

  here(away: boolean): void {
    this.send({ type: "here", away });
  }

  /** Why was that done from which the n-th event came? Only when the game is over. */
  async explain(n: number): Promise<Heard<"explained">> {
    return this.request<Heard<"explained">>({ type: "want-thought", n });
  }

  /** The view as it was after n events; asked from the server and kept for a while. */
  async viewAt(n: number, still: () => boolean = () => true): Promise<AnyView> {
    const key = `${this.known.revision}/${n}`;
    const kept = this.pastViews.get(key);
    if (kept) return kept;
    const past = await this.patient<Heard<"past">>({ type: "want-past", n }, still);
    const view = past.view as unknown as AnyView;
    this.pastViews.set(key, view);
    for (const old of [...this.pastViews.keys()].slice(0, Math.max(0, this.pastViews.size - PAST_KEPT)))
      this.pastViews.delete(old);
    return view;
  }
}
