/** The lobby of the server: one function per route that the page uses. */
import type { CardInfo, GameInfo, Invitation, Kept, Link, Me, NewTable, RuleInfo, RulePage, TableInfo, TablePage, TermInfo } from "../wire";
import { words } from "./words.svelte";

export class Problem extends Error {
  constructor(
    readonly reason: string,
    readonly status: number,
    title: string,
  ) {
    super(title);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": words.language };
  if (body !== undefined && !(body instanceof Blob)) headers["Content-Type"] = "application/json";
  const content = body === undefined ? undefined : body instanceof Blob ? body : JSON.stringify(body);
  const answer = await fetch(`/api${path}`, { method, headers, body: content });
  if (answer.ok) return answer.status === 204 ? (undefined as T) : ((await answer.json()) as T);
  const told = (await answer.json().catch(() => ({}))) as { reason?: string; title?: string };
  throw new Problem(told.reason ?? "", answer.status, told.title ?? answer.statusText);
}

const q = encodeURIComponent;

export const api = {
  games: () => call<GameInfo[]>("GET", "/games"),
  rules: (game: string, wanted: string) => call<RulePage>("GET", `/games/${q(game)}/rules?limit=500&words=${q(wanted)}`),
  rulesAfter: (game: string, wanted: string, cursor: string) => call<RulePage>("GET", `/games/${q(game)}/rules?limit=500&words=${q(wanted)}&cursor=${q(cursor)}`),
  rule: (game: string, id: string) => call<RuleInfo>("GET", `/games/${q(game)}/rules/${q(id)}`),
  terms: (game: string) => call<TermInfo[]>("GET", `/games/${q(game)}/terms`),
  cards: (game: string) => call<CardInfo[]>("GET", `/games/${q(game)}/cards`),
  me: () => call<Me>("GET", "/me"),
  changeMe: (change: { name?: string; language?: string }) => call<Me>("PATCH", "/me", change),
  tables: (list: "mine" | "public") => call<TablePage>("GET", `/tables?list=${list}&limit=50`),
  table: (id: string) => call<TableInfo>("GET", `/tables/${q(id)}`),
  open: (table: NewTable) => call<TableInfo>("POST", "/tables", table),
  start: (id: string) => call<TableInfo>("POST", `/tables/${q(id)}/start`),
  remove: (id: string) => call<void>("DELETE", `/tables/${q(id)}`),
  archive: (id: string) => call<TableInfo>("POST", `/tables/${q(id)}/archive`),
  invitation: (code: string) => call<Invitation>("GET", `/invitations/${q(code)}`),
  accept: (code: string, claim: { name?: string; seat?: number }) => call<TableInfo>("POST", `/invitations/${q(code)}`, claim),
  claim: (id: string, seat: number, name: string) => call<TableInfo>("POST", `/tables/${q(id)}/seats/${seat}/claim`, { name }),
  botFor: (id: string, seat: number, bot: string) => call<TableInfo>("POST", `/tables/${q(id)}/seats/${seat}/bot`, { bot }),
  takeBack: (id: string, seat: number) => call<TableInfo>("POST", `/tables/${q(id)}/seats/${seat}/take-back`),
  leave: (id: string, seat: number) => call<TableInfo>("POST", `/tables/${q(id)}/seats/${seat}/leave`),
  invite: (id: string, seat: number) => call<Link>("POST", `/tables/${q(id)}/seats/${seat}/invite`),
  doubt: (id: string, doubt: { text: string; seat: number; event: number; rules: string[] }) => call<Kept>("POST", `/tables/${q(id)}/reports`, doubt),
  load: (file: Blob) => call<TableInfo>("POST", "/tables/import", file),
  exportPath: (id: string, seat: number) => `/api/tables/${q(id)}/export${seat >= 0 ? `?seat=${seat}` : ""}`,
};
