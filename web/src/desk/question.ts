/** The question that is open: what may be answered, what each answer is called, costs and may bring. */
import type { AskSeen, CastInfo, GameInfo, OptionSeen, PersonInfo } from "../wire";
import type { GameFace } from "../lib/contract";
import { chance, inLine, isGroup, optionsOn, refusalsOn } from "../lib/models";
import type { Line } from "../lib/recap";
import { screen } from "../lib/screen.svelte";
import { t, words } from "../lib/words.svelte";
import type { Eyes } from "./eyes.svelte";
import type { Meanwhile } from "./meanwhile.svelte";
import type { Speech } from "./speech";
import type { Talk } from "./talk.svelte";

export class Question {
  constructor(
    private readonly game: GameInfo,
    private readonly face: GameFace,
    private readonly eyes: Eyes,
    private readonly speech: Speech,
    private readonly talk: Talk,
    private readonly meanwhile: Meanwhile,
    private readonly cast: () => CastInfo,
  ) {}

  /** None while the past is looked at, or what happened is told. */
  get ask(): AskSeen | null {
    const { seat } = this.eyes;
    return seat.shownAt !== null || this.meanwhile.recapOpen ? null : seat.ask;
  }

  /** Several answers are chosen together. */
  get group(): boolean {
    return this.ask !== null && isGroup(this.ask);
  }

  /** What may be answered right now; whoever points at things for the others answers nothing. */
  get options(): OptionSeen[] {
    return this.ask && !this.talk.naming && !this.blocked ? this.ask.options : [];
  }

  /** Nothing can be answered: an answer is on its way, or nobody would hear it. */
  get blocked(): boolean {
    const { seat } = this.eyes;
    return seat.sent !== null || seat.readOnly || seat.line !== "open";
  }

  /** It asks with what something is paid; what is ticked pays. */
  get paying(): boolean {
    return (this.ask?.proposed ?? []).length > 0;
  }

  /** Whom one may play, while that is the question; nobody otherwise. */
  get choosable(): PersonInfo[] {
    const { prompts, people } = this.cast();
    if (!this.ask || this.eyes.seat.sent || !prompts.includes(this.ask.prompt)) return [];
    return this.ask.options.flatMap((option) => people.filter((one) => option.entities?.includes(one.key)));
  }

  /** What happened before it, if that was too little for a recap. */
  get aside(): Line[] {
    return this.ask ? this.meanwhile.little : [];
  }

  /** Seconds that a window of this table takes at most; 0: no limit. */
  get window(): number {
    return { none: 0, relaxed: 60, brisk: 20 }[this.eyes.seat.table?.timer ?? "none"];
  }

  get mayHint(): boolean {
    return this.game.hints && this.eyes.seat.table?.hints === true && this.ask !== null;
  }

  // ---- one answer -------------------------------------------------------------------------------

  label(option: { key?: string; label: string; entities?: string[] }): string {
    const { speech } = this;
    const leaves = option.key === "pass" ? words.find(this.game.game, `pass-${this.ask?.prompt ?? ""}`) : "";
    const itself = (option.entities ?? []).find((entity) => speech.plainName(entity) === option.label);
    const said = leaves || (itself ? speech.spoken(itself) : speech.reworded(option.label, option.entities));
    return said.charAt(0).toLocaleUpperCase(words.language) + said.slice(1);
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

  isDangerous(option: OptionSeen): boolean {
    return option.danger || this.eyes.seat.previews.some((each) => each.key === option.key && each.danger);
  }

  odds(key: string) {
    return chance(this.eyes.seat.previews, key);
  }

  /** What an option brings with it, in words. */
  notes(key: string): string[] {
    return (this.eyes.seat.previews.find((each) => each.key === key)?.notes ?? []).map((note) =>
      this.speech.reworded(note.text, note.entities),
    );
  }

  /** What an answer would come to on the board, as far as it can be seen there. */
  outlook(option: OptionSeen): string {
    const { view } = this.eyes;
    return view ? (this.face.pointed?.(view, option, this.speech.tell) ?? "") : "";
  }

  /** The numbers that the board shows where options are. */
  get numbers(): Record<string, number> {
    const { view } = this.eyes;
    return (view && this.ask && this.face.numbered?.(view, this.ask.options)) ?? {};
  }

  /** What the one thing of an option says, where nothing else tells what it does and it does not lie in the hand. */
  says(option: OptionSeen): string {
    const { speech } = this;
    const { view } = this.eyes;
    const [entity = "", ...more] = option.entities ?? [];
    const told = this.notes(option.key).length > 0 || this.odds(option.key).length > 0;
    const ability = option.group.startsWith("use"); // what a person can do stands on their own card
    if (told || (speech.isPerson(entity) && !ability) || more.length > 0 || speech.isPlace(entity)) return "";
    const text = view && !this.face.hand(view).includes(entity) ? speech.card(entity)?.text : "";
    return text ? [text, ...speech.resolved(text)].join(" · ") : "";
  }

  /** What an answer costs, what may come of it, or why it is of no use: it has to be read in full. */
  warns(option: OptionSeen): string[] {
    return [
      option.cost ? this.cost(option.cost) : "",
      this.outlook(option),
      ...this.notes(option.key),
      ...this.odds(option.key).map(({ text, percent }) => t("odds", { what: text, n: percent })),
    ].filter(Boolean);
  }

  /** What an answer says of itself: its warnings, and what the card says that it plays. */
  said(option: OptionSeen): string[] {
    return [...this.warns(option), screen.phone ? "" : this.says(option)].filter(Boolean);
  }

  /** The same where its notes are read beside the button: what it costs, and how likely it succeeds. */
  brief(option: OptionSeen): string {
    const odds = this.odds(option.key);
    return inLine([
      option.cost ? this.cost(option.cost) : "",
      ...(odds.length === 1 ? odds : []).map(({ text, percent }) => t("odds", { what: text, n: percent })),
    ]);
  }

  /** The second line of its button. */
  under(option: OptionSeen): string {
    return inLine(this.said(option));
  }

  /**
   * What a thing is called, with its printed name where the board has another one, and the rules of what can
   * be done or not be done with it.
   */
  tag(entity: string): { name: string; rules: string[] } {
    const names = [...new Set([this.speech.name(entity), this.speech.plainName(entity)])];
    const rules = [
      ...optionsOn(this.options, entity).flatMap((option) => option.rules ?? []),
      ...refusalsOn(this.eyes.seat.refusals, entity).map((each) => each.rule),
    ];
    return { name: names.join(" · "), rules: [...new Set(rules)].slice(0, 2) };
  }
}
