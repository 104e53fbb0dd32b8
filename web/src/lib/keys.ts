/** Single keys at the table. Nothing is taken from text fields, and Tab always stays the browser's. */
import { deedOf, type Deed } from "./bindings";
import type { Desk } from "../desk/desk";
import { settings } from "./settings.svelte";
import { notify } from "./toasts.svelte";
import { t } from "./words.svelte";

const inField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** What may be clicked on the board, as it stands on the screen. */
const ringed = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>("[data-board] [data-entity][data-option]"),
];
const focusSoon = (selector: string) =>
  void requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus());
const lens = (what: string) => document.querySelector<HTMLElement>(`[data-lens="${what}"]`)?.click();

function nearest(from: DOMRect, way: string): HTMLElement | undefined {
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[way] ?? [
    0, 0,
  ];
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const each of ringed()) {
    const to = each.getBoundingClientRect();
    const x = to.x + to.width / 2 - from.x - from.width / 2;
    const y = to.y + to.height / 2 - from.y - from.height / 2;
    const along = x * (dx ?? 0) + y * (dy ?? 0);
    const distance = along + 2 * Math.abs(x * (dy ?? 0) - y * (dx ?? 0));
    if (along > 1 && distance < least) [best, least] = [each, distance];
  }
  return best;
}

function pass(desk: Desk, event: KeyboardEvent): void {
  const option = desk.question.options.find((each) => each.group === "pass");
  if (desk.question.group) desk.choice.done();
  else if (option && event.shiftKey && desk.question.ask?.window) void desk.choice.passAndWatch(option.key);
  else if (option) desk.choice.press(option.key);
}

const DO: Record<Deed, (desk: Desk, event: KeyboardEvent) => void> = {
  pass: pass,
  undo: (desk, event) => desk.panes.mayUndo && desk.panes.undo(event.shiftKey ? "action" : "answer"),
  hint: (desk) => desk.question.mayHint && void desk.eyes.seat.wantHint(),
  "why-not": (desk) => desk.eyes.seat.refusals.length > 0 && (desk.panes.dialog = "why-not"),
  explain: () => document.querySelector<HTMLElement>("[data-explain]")?.click(),
  board: () => ringed()[0]?.focus(),
  sheets: (desk, event) => desk.panes.walkSheets(event.shiftKey ? -1 : 1),
  own: (desk) => desk.panes.openSheet(desk.eyes.seat.seat),
  log: (desk) => desk.panes.show("log"),
  chat: (desk) => desk.panes.show("chat"),
  rules: (desk) => desk.panes.show("rules"),
  position: (desk) => {
    desk.panes.show("position");
    focusSoon("[data-position]");
  },
  search: (desk) => {
    desk.panes.show(desk.panes.tab === "rules" ? "rules" : "log");
    focusSoon("[data-search]");
  },
  earlier: (desk) => void desk.eyes.seat.look((desk.eyes.seat.past?.n ?? desk.eyes.seat.seq) - 1),
  later: (desk) => desk.eyes.seat.past && void desk.eyes.seat.look(desk.eyes.seat.past.n + 1),
  now: (desk) => desk.eyes.seat.now(),
  fit: () => lens("whole"),
  closer: () => lens("closer"),
  further: () => lens("further"),
  follow: () => {
    settings.follow = !settings.follow;
    notify(t(settings.follow ? "follow-on" : "follow-off"));
  },
  card: (desk) => {
    const entity = desk.gaze.reading || document.activeElement?.getAttribute("data-entity") || "";
    if (desk.gaze.keeps) desk.gaze.closeBook();
    else if (desk.speech.readable(entity)) desk.gaze.read(entity);
    else if (entity) desk.gaze.inspect(entity);
  },
  keys: (desk) => (desk.panes.dialog = "keys"),
};

function escape(desk: Desk): void {
  const seat = desk.eyes.seat;
  if (seat.onStage) desk.meanwhile.goOn();
  // a card that is only pointed at goes with what is let go
  else if (desk.gaze.reading && (desk.gaze.keeps || !desk.choice.armed)) desk.gaze.closeBook();
  else if (desk.gaze.menu || desk.gaze.reasons) desk.gaze.menu = desk.gaze.reasons = null;
  else if (desk.choice.armed) {
    desk.choice.letGo();
    desk.gaze.reading = "";
  } else if (seat.hint) seat.hint = null;
  else if (seat.past) seat.now();
  else if (desk.meanwhile.recapOpen) desk.meanwhile.closeRecap();
  else if (desk.talk.naming) desk.talk.naming = false;
  else if (desk.eyes.sheetOf >= 0) desk.eyes.sheetOf = -1;
  else if (desk.choice.opened) desk.choice.opened = "";
  else desk.panes.drawer = false;
}

/** Enter goes on; any other key stops the timer: the reader is still reading. */
function onStage(desk: Desk, event: KeyboardEvent): void {
  if (event.key !== "Enter") return desk.eyes.seat.hold();
  if (event.repeat || (event.target instanceof HTMLElement && event.target.closest("button, a"))) return;
  desk.meanwhile.goOn();
  event.preventDefault();
}

export function onKey(desk: Desk, event: KeyboardEvent): void {
  if (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    inField(event.target) ||
    document.querySelector("dialog[open]")
  )
    return;
  if (event.key === "Escape") return escape(desk);
  if (desk.eyes.seat.onStage) return onStage(desk, event);
  if (event.key === "Enter" && !(event.target as Element).closest("button, a, [role=button], summary")) {
    if (desk.meanwhile.recapOpen) desk.meanwhile.closeRecap();
    else if (!desk.choice.confirm()) return;
    event.preventDefault();
    return;
  }
  if (
    (event.key === "Home" || event.key === "End") &&
    !document.activeElement?.closest(".log, .chat, .told, .me, .hand")
  ) {
    if (event.key === "Home") void desk.eyes.seat.look(0);
    else desk.eyes.seat.now();
    event.preventDefault();
    return;
  }
  if (event.key.startsWith("Arrow") && ringed().length > 0) {
    const [from, board] = [document.activeElement, document.querySelector("[data-board]")];
    if (!from || !board || !(board.contains(from) || from === document.body || from.matches("[data-ask]")))
      return;
    const next = nearest((board.contains(from) ? from : board).getBoundingClientRect(), event.key);
    (next ?? (board.contains(from) ? undefined : ringed()[0]))?.focus();
    event.preventDefault();
    return;
  }
  if (!settings.keys || event.key.length !== 1) return;
  const deed = deedOf(event.key, settings.bindings);
  if (deed) DO[deed](desk, event);
  else if (/^[1-9]$/.test(event.key) && desk.question.ask) {
    const button = desk.choice.buttons[Number(event.key) - 1];
    if (button?.option) desk.choice.press(button.option.key);
    else if (button?.verb) desk.choice.opened = button.verb.verb;
  } else return;
  event.preventDefault();
}
