/** What the reader is about to answer: the first press selects, the second answers; several are ticked and sent. */
import type { OptionSeen } from "../wire";
import type { GameFace, Route } from "../lib/contract";
import {
  barButtons,
  choices,
  dropped,
  goldKey,
  mayBeSent,
  isGroup,
  optionsOn,
  refusalsOn,
  toggled,
} from "../lib/models";
import { screen } from "../lib/screen.svelte";
import { settings } from "../lib/settings.svelte";
import { sight } from "../lib/sight.svelte";
import { notify } from "../lib/toasts.svelte";
import { t } from "../lib/words.svelte";
import type { Eyes } from "./eyes.svelte";
import type { Gaze } from "./gaze.svelte";
import { Journey } from "./journey";
import type { Question } from "./question";
import type { Speech } from "./speech";
import type { Talk } from "./talk.svelte";

const NOWHERE: Record<string, Route> = {};

export class Choice {
  /** The verb whose answers are shown; "": all are. */
  opened = $state("");
  ticked = $state.raw<string[]>([]);
  /** The option that is selected: the next press on it answers. */
  armed = $state("");
  /** The card that is being dragged. */
  dragged = $state("");
  private readonly journey: Journey;

  constructor(
    private readonly face: GameFace,
    private readonly eyes: Eyes,
    private readonly gaze: Gaze,
    private readonly speech: Speech,
    private readonly talk: Talk,
    private readonly question: Question,
  ) {
    this.journey = new Journey(eyes, question);
  }

  /** A new question: nothing of the old one is left on the desk. */
  clear(): void {
    sight.wanted = "";
    this.opened = "";
    const { ask } = this.eyes.seat;
    const proposed = ask?.proposed ?? [];
    const several = ask !== null && isGroup(ask);
    this.ticked = several ? proposed : [];
    this.armed = several ? "" : (proposed[0] ?? "");
    this.gaze.clear();
    this.eyes.sheetOf = -1;
  }

  // ---- what is chosen ---------------------------------------------------------------------------

  /** With a verb opened, only its options are pointed at. */
  get pointed(): OptionSeen[] {
    const { options } = this.question;
    return this.opened ? options.filter((option) => option.group === this.opened) : options;
  }

  /** What the bar shows of the question. */
  get buttons() {
    const { ask } = this.question;
    return ask ? barButtons(ask.options, this.opened, this.armed, this.face.little) : [];
  }

  /** The key of the only gold button. */
  get gold(): string {
    const { ask } = this.question;
    return ask ? goldKey(ask, this.armed, this.eyes.seat.hint?.keys ?? []) : "";
  }

  /** Nothing is chosen yet: what the server proposes to pay with is not the reader's choice. */
  get untouched(): boolean {
    const proposed = this.eyes.seat.ask?.proposed ?? [];
    const chosen = this.armed ? [this.armed] : this.ticked;
    return chosen.length === proposed.length && chosen.every((key, i) => key === proposed[i]);
  }

  /** On a phone a tap on a thing opens its sheet: what can be done with it, and one button that does it. */
  get confirming(): boolean {
    const { menu } = this.gaze;
    return (
      screen.phone &&
      this.question.ask !== null &&
      !this.question.group &&
      ((this.armed !== "" && !this.untouched) || (menu !== null && !menu.among))
    );
  }

  /**
   * What is told of the option that is pointed at: its button, its thing on the board, or the one that waits
   * for a second press.
   */
  get pointedAt(): string {
    const { over, overOption } = this.gaze;
    const { options } = this.question;
    const far = this.routeTo(over) || this.routeTo(this.armed);
    if (far) return far;
    const there = over ? optionsOn(this.pointed, over) : [];
    const option =
      options.find((each) => each.key === overOption) ??
      (there.length === 1 ? there[0] : options.find((each) => each.key === this.armed));
    return option ? this.question.outlook(option) : "";
  }

  /** The button that ends a choice of several is gold when something is chosen, or when it says what comes of none. */
  get mayBeGold(): boolean {
    const { ask } = this.question;
    return (
      ask !== null &&
      mayBeSent(ask, this.ticked) &&
      (this.ticked.length > 0 || this.ownWord(this.ticked) !== "")
    );
  }

  /** What the game itself calls it. */
  private ownWord(keys: string[]): string {
    const { ask } = this.question;
    const { view } = this.eyes;
    return (ask && view ? this.face.done?.(view, ask.prompt, keys, this.speech.tell) : "") ?? "";
  }

  /** What the button says that ends a choice of several. */
  get doneWord(): string {
    return this.sending(this.ticked);
  }

  /** What it says when these are chosen. */
  sending(keys: string[]): string {
    const { ask, paying } = this.question;
    const { speech } = this;
    const own = this.ownWord(keys);
    if (ask && paying && keys.length > 0 && !own) {
      const chosen = keys.flatMap((key) => ask.options.filter((option) => option.key === key));
      const things = chosen.flatMap(({ entities }) => (entities ?? []).slice(0, 1));
      const names = [...new Set(things)].map((each) => {
        const name = speech.card(each) ? t("pay-card", { name: speech.name(each) }) : speech.name(each);
        const n = things.filter((one) => one === each).length;
        return n > 1 ? t("pay-times", { name, n }) : name;
      });
      return t("pay-with", { what: names.reduce((first, second) => t("pay-more", { first, second })) });
    }
    return own || t(keys.length === 0 && ask?.min === 0 ? "none" : "done");
  }

  // ---- far away ---------------------------------------------------------------------------------

  /** What is reached only by several answers one after another. */
  get routes(): Record<string, Route> {
    const { view } = this.eyes;
    return view && this.question.options.length > 0 && !this.question.group
      ? (this.face.routes?.(view, this.pointed) ?? {})
      : NOWHERE;
  }

  /** The way to something farther off, in words; "" if there is none. */
  routeTo(entity: string): string {
    const route = this.routes[entity];
    if (!route) return "";
    const names = (keys: string[]) => keys.map((key) => this.speech.name(key)).join(t("comma"));
    const takes = [...new Set(route.takes)].map((each) =>
      t("fact", {
        what: this.speech.name(each),
        value: String(route.takes.filter((other) => other === each).length),
      }),
    );
    return t("route", { by: names(route.by), takes: takes.join(t("comma")) });
  }

  /** The thing farther off that is selected; "" if there is none. */
  get farAway(): string {
    return this.armed in this.routes ? this.armed : "";
  }

  /** The first step of the way to a thing; the others follow as they are asked for. */
  private setOut(entity: string, route: Route): void {
    if (!settings.oneClick && this.armed !== entity) {
      this.armed = entity;
      this.gaze.lit = [...route.by, entity];
      return;
    }
    this.armed = "";
    this.journey.setOut(route.keys);
  }

  /** Of a way that was chosen as a whole the next step. */
  walkOn(): void {
    this.journey.walkOn();
  }

  // ---- deeds ------------------------------------------------------------------------------------

  press(key: string): void {
    const { ask, group, options } = this.question;
    const option = options.find((each) => each.key === key);
    if (!option || !ask) return;
    this.gaze.closePopups();
    if (group) {
      this.ticked = toggled(ask, this.ticked, key);
      return;
    }
    if (this.armed !== key && this.selects(option)) return this.arm(option);
    this.armed = "";
    void this.eyes.seat.answer([key]);
  }

  /**
   * A first press only selects, unless it is the gold one already, or the reader likes one click where
   * nothing is paid, risked or lost.
   */
  private selects(option: OptionSeen): boolean {
    if (this.question.isDangerous(option)) return true;
    if (this.gold === option.key) return false;
    return !settings.oneClick || (option.cost ?? 0) > 0 || this.question.odds(option.key).length > 0;
  }

  /** It is done when it is pressed again; the bar shows it, wherever the first press was. */
  private arm(option: OptionSeen): void {
    this.armed = option.key;
    this.gaze.lit = [];
    sight.wanted = choices(this.question.options).find((entity) => option.entities?.includes(entity)) ?? "";
  }

  /** Nothing is selected any more. */
  letGo(): void {
    this.armed = "";
    sight.wanted = "";
    this.gaze.lit = [];
  }

  /** What the gold button would do. */
  confirm(): boolean {
    const { ask, group, options } = this.question;
    if (group && ask) {
      if (!mayBeSent(ask, this.ticked)) return false;
      this.done();
      return true;
    }
    if (this.farAway) this.pick(this.farAway);
    else if (options.some((option) => option.key === this.gold)) this.press(this.gold);
    else return false;
    return true;
  }

  done(): void {
    const { ask, group } = this.question;
    if (ask && group && mayBeSent(ask, this.ticked)) void this.eyes.seat.answer(this.ticked);
  }

  /** This moment passes, but for this round nothing passes by itself any more. */
  async passAndWatch(key: string): Promise<void> {
    const { seat } = this.eyes;
    if (await seat.setOrders({ ...seat.orders, until: "", every: true })) this.press(key);
  }

  /** The adviser's cards are ticked already, or it would take none: there is only to send. */
  ready(keys: string[]): boolean {
    return this.ticked.length === keys.length && this.ticked.every((key, i) => key === keys[i]);
  }

  /** An answer of the adviser: a single one is given, a group is ticked, or sent if it is. */
  follow(keys: string[]): void {
    if (this.question.group && this.ready(keys)) this.done();
    else if (this.question.group) this.ticked = keys;
    else if (keys[0]) this.press(keys[0]);
  }

  // ---- on the board -----------------------------------------------------------------------------

  /** Something on the board or in the hand was clicked. */
  pick(entity: string, at?: DOMRect): void {
    if (this.talk.naming) return this.talk.speakOf(entity);
    this.mean(entity, optionsOn(this.near, entity), at);
  }

  /** A card was dropped on something. */
  drop(place: string, at: DOMRect): void {
    const card = this.dragged;
    this.dragged = "";
    this.gaze.lit = [];
    if (card) this.mean(card, dropped(this.question.options, card, place), at);
  }

  /** A finger touched several things at once: which one is meant? */
  touch(entities: string[], at: { x: number; y: number }): void {
    const options = this.near.filter((option) =>
      option.entities?.some((entity) => entities.includes(entity)),
    );
    this.gaze.menu = { entity: entities[0] ?? "", options, ...at, among: entities };
    this.gaze.reasons = null;
  }

  private get near(): OptionSeen[] {
    return this.pointed.length ? this.pointed : this.question.options;
  }

  /** The only thing that can be meant is done; of several one is chosen; nothing has a reason. */
  private mean(entity: string, options: OptionSeen[], at?: DOMRect): void {
    const x = at ? at.x + at.width / 2 : innerWidth / 2;
    const y = at ? at.bottom : innerHeight / 2;
    this.gaze.closePopups();
    if (options.length === 1 && options[0]) return this.press(options[0].key);
    if (options.length > 1) {
      this.gaze.menu = { entity, options, x, y };
      return;
    }
    const route = this.routes[entity];
    if (route) return this.setOut(entity, route);
    const refusals = refusalsOn(this.eyes.seat.refusals, entity);
    if (refusals.length > 0 && this.question.ask) {
      this.gaze.reasons = { entity, refusals, x, y };
      return;
    }
    if (this.speech.card(entity)) this.gaze.inspect(entity);
    else notify(t("nothing-here"));
  }
}
