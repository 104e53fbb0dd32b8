/** Single keys at the table. Nothing is taken from text fields, and Tab always stays the browser's. */
import { barButtons } from "./models";
import type { Desk } from "./desk.svelte";
import { settings } from "./settings.svelte";

const inField = (target: EventTarget | null): boolean => target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** What may be clicked on the board, as it stands on the screen. */
const ringed = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("[data-board] [data-entity][data-option]")];

function nearest(from: DOMRect, way: string): HTMLElement | undefined {
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[way] ?? [0, 0];
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

export function onKey(desk: Desk, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || inField(event.target) || document.querySelector("dialog[open]")) return;
  const seat = desk.seat;
  if (event.key === "Escape") {
    if (desk.menu || desk.reasons) desk.menu = desk.reasons = null;
    else if (seat.past) seat.now();
    else if (desk.naming) desk.naming = false;
    else if (desk.sheetOf >= 0) desk.sheetOf = -1;
    else if (desk.opened) desk.opened = "";
    else desk.drawer = false;
    return;
  }
  if (event.key.startsWith("Arrow") && document.activeElement?.closest("[data-board]")) {
    nearest(document.activeElement.getBoundingClientRect(), event.key)?.focus();
    event.preventDefault();
    return;
  }
  if (!settings.keys) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (/^[1-9]$/.test(key) && desk.ask) {
    const button = barButtons(desk.ask.options, desk.opened)[Number(key) - 1];
    if (button?.option) desk.press(button.option.key);
    else if (button?.verb) desk.opened = button.verb.verb;
  } else if (key === "p") {
    const pass = desk.options.find((option) => option.group === "pass");
    if (desk.group) desk.done();
    else if (pass) desk.press(pass.key);
  } else if (key === "u" && desk.mayUndo) desk.undo();
  else if (key === "h" && desk.mayHint) void seat.wantHint();
  else if (key === "w" && seat.refusals.length > 0) desk.dialog = "why-not";
  else if (key === "b") ringed()[0]?.focus();
  else if (key === "l") desk.show("log");
  else if (key === "c") desk.show("chat");
  else if (key === "r") desk.show("rules");
  else if (key === "t") {
    desk.show("position");
    requestAnimationFrame(() => document.querySelector<HTMLElement>("[data-position]")?.focus());
  } else if (key === "s") desk.walkSheets(event.shiftKey ? -1 : 1);
  else if (key === "a") desk.openSheet(seat.seat);
  else if (key === "[") void seat.look((seat.past?.n ?? seat.seq) - 1);
  else if (key === "]" && seat.past) void seat.look(seat.past.n + 1);
  else if (key === ".") seat.now();
  else if (key === "i") {
    const entity = document.activeElement?.getAttribute("data-entity");
    if (entity) desk.inspect(entity);
  } else if (key === "?") desk.dialog = "keys";
  else return;
  event.preventDefault();
}
