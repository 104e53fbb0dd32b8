import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Lobby, mergePatch, Problem, Refusal, TableClient } from "../src/client";
import type { AskSeen, EventSeen, Hello, ServerMessage, TableInfo } from "../src/wire";

describe("a view is patched", () => {
  test("fields are merged, removed and replaced, and the old view stays as it was", () => {
    const view = { hand: ["a", "b"], me: { wax: 3, score: 1 }, turn: "medium" };
    const next = mergePatch(view, { hand: ["a"], me: { wax: 2 }, turn: null });
    expect(next).toEqual({ hand: ["a"], me: { wax: 2, score: 1 } });
    expect(view).toEqual({ hand: ["a", "b"], me: { wax: 3, score: 1 }, turn: "medium" });
  });
  test("an object takes the place of something that was none", () => {
    expect(mergePatch({ contact: 1 } as unknown, { contact: { die: 4 } })).toEqual({ contact: { die: 4 } });
  });
});

describe("the lobby", () => {
  const answers = (status: number, body: unknown) =>
    vi.fn(async (..._asked: Parameters<typeof fetch>) => new Response(JSON.stringify(body), { status }));
  test("is asked in the reader's language, and names in paths are quoted", async () => {
    const asked = answers(200, { id: "t" });
    await new Lobby({ origin: "https://seance.test", language: () => "zh-Hans", fetch: asked }).claim(
      "a/b",
      2,
      "Ben",
    );
    const [url, how] = asked.mock.calls[0] ?? [];
    expect(url).toBe("https://seance.test/api/tables/a%2Fb/seats/2/claim");
    expect(how?.headers).toMatchObject({ "Accept-Language": "zh-Hans", "Content-Type": "application/json" });
    expect(how?.body).toBe('{"name":"Ben"}');
  });
  test("says why it does not do something", async () => {
    const lobby = new Lobby({
      fetch: answers(403, { reason: "not-host", title: "Only the host can do this." }),
    });
    const why = await lobby.start("t").catch((each: unknown) => each);
    expect(why).toBeInstanceOf(Problem);
    expect(why).toMatchObject({ reason: "not-host", status: 403, message: "Only the host can do this." });
  });
});

/** A socket whose other end is the test. */
class Wire {
  readyState = 1;
  sent: { type: string; re?: number; [field: string]: unknown }[] = [];
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor(readonly url: URL) {}
  send(data: string) {
    this.sent.push(JSON.parse(data));
  }
  close() {
    this.readyState = 3;
  }
  says(message: ServerMessage) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breaks() {
    this.readyState = 3;
    this.onclose?.();
  }
  last(type: string) {
    return this.sent.filter((each) => each.type === type).at(-1);
  }
}

const event = (n: number): EventSeen => ({ n, event: "knock", text: "A knock.", step: "1" });
const ask = (number: number): AskSeen => ({
  number,
  seat: 0,
  prompt: "p",
  text: "?",
  options: [{ key: "pass", label: "Pass", group: "pass" }],
});
const hello = (more: Partial<Hello> = {}): Hello => ({
  type: "hello",
  table: { id: "t", seats: [] } as unknown as TableInfo,
  seat: 0,
  language: "en",
  revision: 0,
  seq: 2,
  first: 0,
  events: [event(0), event(1)],
  view: { game: "parlour", seat: 0, step: "1" } as never,
  ask: null,
  barrier: { undo: false },
  orders: {},
  chat: [],
  read_only: false,
  now: Date.now(),
  ...more,
});

describe("a pair of eyes at a table", () => {
  let wires: Wire[];
  let client: TableClient;
  const wire = () => wires.at(-1) as Wire;
  const socket = (url: string) => {
    wires.push(new Wire(new URL(url)));
    return wire() as unknown as WebSocket;
  };
  beforeEach(() => {
    vi.useFakeTimers();
    wires = [];
    client = new TableClient({ table: "t", seat: 0, origin: "https://seance.test", socket });
    client.connect();
  });
  afterEach(() => {
    client.close();
    vi.useRealTimers();
  });

  test("says whose eyes it has, unless they are everybody's", () => {
    for (const [seat, asked] of [
      [-1, null],
      [-2, "-2"],
      [2, "2"],
    ] as const) {
      const eyes = new TableClient({ table: "t", seat, origin: "https://seance.test", socket });
      eyes.connect();
      expect(wire().url.searchParams.get("seat")).toBe(asked);
      eyes.close();
    }
  });
  test("begins with the whole picture and follows the events", () => {
    expect(wire().url.href).toBe("wss://seance.test/api/tables/t/socket?lang=en&seat=0");
    wire().says(hello());
    wire().says({
      type: "events",
      revision: 0,
      first: 2,
      seq: 3,
      events: [event(2)],
      patch: { step: "2" } as never,
    });
    expect(client.known.events.map((each) => each.n)).toEqual([0, 1, 2]);
    expect(client.known.view?.step).toBe("2");
  });

  test("asks for everything again when an event is missing", () => {
    wire().says(hello());
    wire().says({ type: "events", revision: 0, first: 3, seq: 4, events: [event(3)], patch: {} });
    expect(wires).toHaveLength(2);
    expect(wire().url.searchParams.has("since")).toBe(false);
  });

  test("comes back by itself, with what it knows", () => {
    wire().says(hello());
    wire().breaks();
    expect(client.known.line).toBe("lost");
    vi.advanceTimersByTime(300);
    expect(wire().url.searchParams.get("since")).toBe("2");
    wire().says(hello({ seq: 3, first: 2, events: [event(2)] }));
    expect(client.known.events.map((each) => each.n)).toEqual([0, 1, 2]);
    expect([client.known.line, client.known.sinceYouLeft]).toEqual(["open", 2]);
  });

  test("nothing can be answered before the whole picture is back", () => {
    wire().says(hello({ ask: ask(7) }));
    wire().breaks();
    vi.advanceTimersByTime(300);
    wire().says({ type: "wait", table: hello().table, seat: 0, text: "The table is being laid." });
    expect(client.known.line).toBe("lost");
    wire().says(hello({ ask: ask(7) }));
    expect(client.known.line).toBe("open");
  });

  test("notices by itself that nobody answers any more", () => {
    wire().says(hello());
    vi.advanceTimersByTime(8000);
    expect(client.known.line).toBe("lost");
  });

  test("waits longer and longer for a server that is gone, and for one that said goodbye not at all", () => {
    for (const pause of [300, 600, 1200]) {
      const before = wires.length;
      wire().breaks();
      vi.advanceTimersByTime(pause - 1);
      expect(wires).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(wires).toHaveLength(before + 1);
    }
    wire().says({ type: "bye", reason: "removed", text: "This seat was given away.", retry: false });
    wire().breaks();
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(4);
    expect(client.known.goodbye).toBe("This seat was given away.");
  });

  test("an answer is done when it is acknowledged", async () => {
    wire().says(hello({ ask: ask(7) }));
    const given = client.answer(["pass"]);
    expect(client.known.sent).toEqual(["pass"]);
    const sent = wire().last("answer");
    expect(sent).toMatchObject({ number: 7, keys: ["pass"] });
    wire().says({ type: "ack", re: sent?.re ?? 0, number: 7 });
    await given;
    wire().says({ type: "ask", ask: null, barrier: { undo: true } });
    expect([client.known.sent, client.known.ask, client.known.barrier.undo]).toEqual([null, null, true]);
  });

  test("a refused answer may be given again; one that was lost is never sent twice", async () => {
    wire().says(hello({ ask: ask(7) }));
    const refused = client.answer(["pass"]);
    wire().says({
      type: "refused",
      re: wire().last("answer")?.re ?? 0,
      reason: "stale",
      text: "The table moved on.",
    });
    await expect(refused).rejects.toThrow("The table moved on.");
    const lost = client.answer(["pass"]);
    wire().breaks();
    await expect(lost).rejects.toBeInstanceOf(Refusal);
    vi.advanceTimersByTime(300);
    wire().says(hello({ ask: ask(7) }));
    expect(wire().last("answer")).toBeUndefined();
  });

  test("an undo strikes events and the question", () => {
    wire().says(hello({ ask: ask(7) }));
    wire().says({
      type: "undone",
      revision: 1,
      to: 1,
      view: { game: "parlour", seat: 0, step: "0" } as never,
      seat: 1,
      text: "Ben took something back.",
    });
    expect([client.seq, client.known.revision, client.known.ask, client.known.view?.step]).toEqual([
      1,
      1,
      null,
      "0",
    ]);
  });

  test("what an ask costs is asked for, patiently", async () => {
    wire().says(hello({ ask: ask(7) }));
    wire().says({ type: "refused", re: wire().last("want-previews")?.re ?? 0, reason: "too-fast", text: "" });
    await vi.advanceTimersByTimeAsync(400);
    const again = wire().sent.filter((each) => each.type === "want-previews");
    expect(again).toHaveLength(2);
    wire().says({ type: "previews", re: again[1]?.re ?? 0, number: 7, previews: [{ key: "pass", cost: 1 }] });
    await vi.advanceTimersByTimeAsync(0);
    expect(client.known.previews).toEqual([{ key: "pass", cost: 1 }]);
  });

  test("what was not even read, because it came too fast, is asked for again", async () => {
    wire().says(hello({ ask: ask(7) }));
    wire().says({ type: "error", re: wire().last("want-previews")?.re ?? 0, reason: "too-fast", text: "" });
    await vi.advanceTimersByTimeAsync(400);
    expect(wire().sent.filter((each) => each.type === "want-previews")).toHaveLength(2);
  });

  test("the older of two windows only reads, until the newer one is closed", async () => {
    wire().says(hello({ ask: ask(7) }));
    wire().says({ type: "read-only", read_only: true, text: "" });
    await expect(client.answer(["pass"])).rejects.toMatchObject({ reason: "read-only" });
    wire().says({ type: "read-only", read_only: false, text: "" });
    expect(client.known.readOnly).toBe(false);
  });

  test("the beginning of a long log is fetched", async () => {
    wire().says(hello({ seq: 3, first: 2, events: [event(2)] }));
    wire().says({
      type: "log",
      re: wire().last("want-log")?.re ?? 0,
      first: 0,
      revision: 0,
      events: [event(0), event(1), event(2)],
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(client.known.events.map((each) => each.n)).toEqual([0, 1, 2]);
    expect(client.known.first).toBe(0);
  });

  test("the past is asked for once", async () => {
    wire().says(hello());
    const first = client.viewAt(1);
    wire().says({
      type: "past",
      re: wire().last("want-past")?.re ?? 0,
      n: 1,
      revision: 0,
      view: { game: "parlour", seat: 0, step: "0" } as never,
    });
    expect((await first).step).toBe("0");
    await client.viewAt(1);
    expect(wire().sent.filter((each) => each.type === "want-past")).toHaveLength(1);
  });

  test("the server's clock is known, so that a deadline can be counted down", () => {
    wire().says(hello({ now: Date.now() + 5000 }));
    expect(client.known.skew).toBe(5000);
  });

  test("whoever listens hears every message after it was noted", () => {
    const heard: string[] = [];
    const stop = client.on((message) => heard.push(`${message.type} ${client.seq}`));
    wire().says(hello());
    stop();
    wire().says({ type: "turn", number: 1, text: "" });
    expect(heard).toEqual(["hello 2"]);
  });
});
