/** The lobby of a server: one method per route. Types are made from the server's own (`wire.d.ts`). */
import type {
  BanInfo,
  Branch,
  CardInfo,
  CastInfo,
  Claim,
  DeckDraft,
  DeckVerdict,
  Doubt,
  GameInfo,
  Hook,
  Invitation,
  Kept,
  LearnInfo,
  Link,
  Me,
  MeChange,
  NewTable,
  Passphrase,
  Pool,
  PuzzleInfo,
  RuleInfo,
  RulePage,
  Situation,
  SituationForm,
  SituationWanted,
  TableChange,
  TableInfo,
  TablePage,
  TermInfo,
  Token,
  VerdictInfo,
  Waits,
} from "../wire";

/** What the server did not do, and why: `reason` for programs, `message` for people in their language. */
export class Problem extends Error {
  constructor(
    readonly reason: string,
    readonly status: number,
    title: string,
  ) {
    super(title);
  }
}

export interface LobbySetting {
  /** "" is the page's own server. Browsers are let in only from there. */
  origin?: string;
  language?: () => string;
  fetch?: typeof fetch;
}

const q = encodeURIComponent;

export class Lobby {
  private readonly origin: string;
  private readonly language: () => string;
  private readonly fetch: typeof fetch;

  constructor(setting: LobbySetting = {}) {
    this.origin = setting.origin ?? "";
    this.language = setting.language ?? (() => "en");
    this.fetch = setting.fetch ?? ((...asked) => fetch(...asked));
  }

  async call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const headers: Record<string, string> = { "Accept-Language": this.language() };
    if (body !== undefined && !(body instanceof Blob)) headers["Content-Type"] = "application/json";
    const content = body === undefined ? undefined : body instanceof Blob ? body : JSON.stringify(body);
    const answer = await this.fetch(`${this.origin}/api${path}`, { method, headers, body: content });
    if (answer.ok) return answer.status === 204 ? (undefined as T) : ((await answer.json()) as T);
    const told = (await answer.json().catch(() => ({}))) as { reason?: string; title?: string };
    throw new Problem(told.reason ?? "", answer.status, told.title ?? answer.statusText);
  }

  private seatDeed<T = TableInfo>(id: string, seat: number, deed: string, body?: unknown): Promise<T> {
    return this.call<T>("POST", `/tables/${q(id)}/seats/${seat}/${deed}`, body);
  }

  // ---- what can be read -------------------------------------------------------------------------

  games = () => this.call<GameInfo[]>("GET", "/games");
  game = (game: string) => this.call<GameInfo>("GET", `/games/${q(game)}`);
  rules = (game: string, wanted: string) =>
    this.call<RulePage>("GET", `/games/${q(game)}/rules?limit=500&words=${q(wanted)}`);
  rulesAfter = (game: string, wanted: string, cursor: string) =>
    this.call<RulePage>("GET", `/games/${q(game)}/rules?limit=500&words=${q(wanted)}&cursor=${q(cursor)}`);
  rule = (game: string, id: string) => this.call<RuleInfo>("GET", `/games/${q(game)}/rules/${q(id)}`);
  referee = (game: string, question: string) =>
    this.call<VerdictInfo>("GET", `/games/${q(game)}/referee?question=${q(question)}`);
  situationForm = (game: string) => this.call<SituationForm>("GET", `/games/${q(game)}/situation`);
  situation = (game: string, wanted: SituationWanted) =>
    this.call<Situation>("POST", `/games/${q(game)}/situation`, wanted);
  terms = (game: string) => this.call<TermInfo[]>("GET", `/games/${q(game)}/terms`);
  deckPool = (game: string) => this.call<Pool>("GET", `/games/${q(game)}/decks`);
  judgeDeck = (game: string, draft: DeckDraft) =>
    this.call<DeckVerdict>("POST", `/games/${q(game)}/decks/check`, draft);
  people = (game: string) => this.call<CastInfo>("GET", `/games/${q(game)}/people`);
  cards = (game: string) => this.call<CardInfo[]>("GET", `/games/${q(game)}/cards`);

  // ---- learning ---------------------------------------------------------------------------------

  learn = (game: string) => this.call<LearnInfo>("GET", `/games/${q(game)}/learn`);
  learnAll = () => this.call<LearnInfo[]>("GET", "/learn");
  lesson = (game: string, id: string) =>
    this.call<TableInfo>("POST", `/games/${q(game)}/learn/lessons/${q(id)}`);
  guided = (game: string) => this.call<TableInfo>("POST", `/games/${q(game)}/learn/guided`);
  skipGuided = (game: string) => this.call<void>("POST", `/games/${q(game)}/learn/skip`);
  puzzles = () => this.call<PuzzleInfo[]>("GET", "/puzzles");
  puzzlesOf = (game: string) => this.call<PuzzleInfo[]>("GET", `/games/${q(game)}/puzzles`);
  puzzle = (game: string, id: string) => this.call<TableInfo>("POST", `/games/${q(game)}/puzzles/${q(id)}`);

  // ---- who I am ---------------------------------------------------------------------------------

  me = () => this.call<Me>("GET", "/me");
  changeMe = (change: MeChange) => this.call<Me>("PATCH", "/me", change);
  passphrase = () => this.call<Passphrase>("POST", "/me/passphrase");
  move = (passphrase: string) => this.call<Me>("POST", "/me/move", { passphrase });
  renew = () => this.call<Me>("POST", "/me/renew");
  token = () => this.call<Token>("POST", "/me/token");
  hook = () => this.call<Hook>("GET", "/me/hook");
  setHook = (address: string) => this.call<Hook>("PUT", "/me/hook", { address });
  dropHook = () => this.call<void>("DELETE", "/me/hook");
  forgetMe = () => this.call<void>("DELETE", "/me");
  bans = () => this.call<BanInfo[]>("GET", "/me/bans");
  liftBan = (ban: string) => this.call<void>("DELETE", `/me/bans/${q(ban)}`);

  // ---- tables -----------------------------------------------------------------------------------

  tables = (list: "mine" | "public" | "archived", cursor = "") =>
    this.call<TablePage>("GET", `/tables?list=${list}&limit=50${cursor && `&cursor=${q(cursor)}`}`);
  table = (id: string, code = "") =>
    this.call<TableInfo>("GET", `/tables/${q(id)}${code && `?code=${q(code)}`}`);
  open = (table: NewTable) => this.call<TableInfo>("POST", "/tables", table);
  change = (id: string, change: TableChange) => this.call<TableInfo>("PATCH", `/tables/${q(id)}`, change);
  fill = (id: string, bot: string) => this.call<TableInfo>("POST", `/tables/${q(id)}/fill`, { bot });
  start = (id: string) => this.call<TableInfo>("POST", `/tables/${q(id)}/start`);
  remove = (id: string) => this.call<void>("DELETE", `/tables/${q(id)}`);
  archive = (id: string) => this.call<TableInfo>("POST", `/tables/${q(id)}/archive`);
  resume = (id: string) => this.call<TableInfo>("POST", `/tables/${q(id)}/resume`);
  load = (file: Blob) => this.call<TableInfo>("POST", "/tables/import", file);
  exportPath = (id: string, seat: number) =>
    `${this.origin}/api/tables/${q(id)}/export${seat >= 0 ? `?seat=${seat}` : ""}`;
  waits = (id: string) => this.call<Waits>("GET", `/tables/${q(id)}/waits`);
  branch = (id: string, moment: Branch) => this.call<TableInfo>("POST", `/tables/${q(id)}/branch`, moment);
  again = (id: string) => this.call<TableInfo>("POST", `/tables/${q(id)}/again`);
  doubt = (id: string, doubt: Doubt) => this.call<Kept>("POST", `/tables/${q(id)}/reports`, doubt);

  // ---- seats ------------------------------------------------------------------------------------

  invitation = (code: string) => this.call<Invitation>("GET", `/invitations/${q(code)}`);
  accept = (code: string, claim: Claim) => this.call<TableInfo>("POST", `/invitations/${q(code)}`, claim);
  claim = (id: string, seat: number, name: string) => this.seatDeed(id, seat, "claim", { name });
  botFor = (id: string, seat: number, bot: string) => this.seatDeed(id, seat, "bot", { bot });
  takeBack = (id: string, seat: number) => this.seatDeed(id, seat, "take-back");
  leave = (id: string, seat: number) => this.seatDeed<void>(id, seat, "leave");
  invite = (id: string, seat: number) => this.seatDeed<Link>(id, seat, "invite");
  mute = (id: string, seat: number, muted: boolean) => this.seatDeed(id, seat, "mute", { muted });
  removeFrom = (id: string, seat: number) => this.seatDeed(id, seat, "remove");
  ban = (id: string, seat: number) => this.seatDeed(id, seat, "ban");
  reportPerson = (id: string, seat: number, text: string) =>
    this.seatDeed<Kept>(id, seat, "report", { text });
}
