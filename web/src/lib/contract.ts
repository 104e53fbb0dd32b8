/**
 * What a game's folder and the shell agree on. A board gets these props and calls these three functions;
 * nothing else.
 */
import type { Component } from "svelte";
import type { AnyView } from "../client";
import type { Desk } from "../desk/desk";
import type { EventSeen, OptionSeen, RefusalSeen, PreviewSeen } from "../wire";
import type { Under } from "./beats";
import type { Passing } from "./recap";

export type { AnyView };

/** Props of `games/<game>/Board.svelte`. The board fills its parent (100 % × 100 %) and does its own pan and zoom. */
export interface BoardProps<V = AnyView> {
  view: V;
  /** What may be answered now; the entities of an option are ringed. Empty while waiting, and in the past. */
  options: OptionSeen[];
  /** Keys that are ticked in a group ask. */
  ticked: string[];
  previews: PreviewSeen[];
  refusals: RefusalSeen[];
  /** The option takes something that is not got back (a ticket): its ring is dashed. */
  costs?: (option: OptionSeen) => boolean;
  /** What is reached only by several answers one after another, and how; a click on it goes all the way. */
  routes: Record<string, Route>;
  /** Entities that are lit from outside: a button or a log line is hovered. */
  focus: string[];
  /** The entity was clicked and has several options, or none: the shell shows a menu, a reason or its card. */
  pick: (entity: string, at?: DOMRect) => void;
  /** Exactly one option on the entity: it is answered (or ticked, or asked for a second press). */
  answer: (key: string) => void;
  /** Right click, long press, `I`: the card of the entity. */
  inspect: (entity: string) => void;
  /** Hover and keyboard focus; "" when it leaves. The bar lights the buttons of this entity. */
  hover: (entity: string) => void;
}

/** Answers that lead somewhere one after another, if nothing comes between them. */
export interface Route {
  keys: string[];
  /** What one comes by on the way. */
  by: string[];
  /** What it takes: names, each as often as it is given. */
  takes: string[];
}

/** A counter with an icon, a name and a tooltip. `icon` is a name of icons.json (the game's or common). */
export interface Chip {
  icon: string;
  /** What it counts, a message key of the page or the game's (`page-hand`, `name-…`). */
  label: string;
  value: string;
  tone?: "harm" | "good" | "info" | "";
}

/** A track of the strip: its cells, and the one that counts now. */
export interface Track extends Chip {
  /** What it is made of, told on demand. */
  detail?: Chip[];
  cells?: { value: string; state: "past" | "now" | "next"; tint?: "info" | "harm" }[];
}

/** A seat as everybody sees it. */
export interface SeatFace {
  /** What cards call whoever sits here, whomever they play ("player-3"). */
  called?: string;
  /** The entity that the seat plays ("captain", "medium"); "" before it is chosen. */
  role: string;
  icon: string;
  /** Entities that say where it is or what it does; worded by the shell. */
  place: string;
  chips: Chip[];
  /** It begins the round. */
  first?: boolean;
  out?: boolean;
  /** The rule by which it is out. */
  outBy?: string;
}

/** A die as it lies there. */
export interface Die {
  value: number | string;
  /** A common die: dots, no number. */
  dots?: boolean;
  /** It counts. */
  lit?: boolean;
}

/** What is being resolved: a test, a fight, an attempt. It is shown on the stage until it is over. */
export interface Stage {
  /** A message key or an entity. */
  title: string;
  /** Things that it is about. */
  about: string[];
  /** The steps of the procedure, by message key or entity. */
  steps: { label: string; state: "done" | "now" | "next" }[];
  /** What adds up, by message key of the page (`part-…`). */
  parts: [string, number | string][];
  dice: Die[];
}

/** One line of the own sheet. */
export type SheetLine =
  | { kind: "boxes"; label: string; filled: number; of: number; tone: "harm" | "info" }
  | { kind: "cards"; label: string; entities: string[] }
  /** `short`: as columns of picture and number, named on demand; `bare`: in a row, named on demand. */
  | { kind: "chips"; chips: Chip[]; short?: boolean; bare?: boolean }
  /**
   * Columns that fill from below; `marks` are signs beside the boxes at which something is reached. `beside`:
   * what they add up to, as pictures and numbers.
   */
  | {
      kind: "columns";
      beside: Chip[];
      columns: {
        icon: string;
        label: string;
        colour: string;
        filled: number;
        of: number;
        worth: number;
        marks: Record<number, string>;
      }[];
    };

/** How a game's folder words something: names, messages of the page or the game, messages with facts. */
export interface Tell {
  name: (key: string) => string;
  word: (key: string) => string;
  say: (key: string, facts?: Record<string, string | number>) => string;
  /** One fact: what, and how much. */
  fact: (what: string, value: string) => string;
  comma: string;
}

/** A part of the position in words. */
export interface Passage {
  title: string;
  lines: string[];
}

/** How the game has ended for a seat: why, as names, and cards that are open now. */
export interface Outcome {
  won: boolean;
  why: string[];
  /** What was wanting. */
  lacks?: string[];
  cards: string[];
  /** Where points decide. */
  score?: number;
  /** What was put away, and is told now that all is over. */
  away?: string[];
}

/** A part of the step that is on. */
export interface Substep {
  icon: string;
  /** A message key or an entity. */
  label: string;
  state: "done" | "now" | "next";
}

export interface StepGroup {
  /** A message key, or "" for no heading. */
  label: string;
  /** `rules`: how the ids of the rules of the step begin. */
  steps: { id: string; number: string; rules: string }[];
}

/** `games/<game>/face.ts` exports `face` of this type: all that the shell must know of a game. */
export interface GameFace<V = AnyView> {
  steps: StepGroup[];
  strip(view: V): Track[];
  hand(view: V): string[];
  /** What lies in front of a seat, as far as this view shows it: all of the own side, the public side of others. */
  sheet(view: V, seat: number): SheetLine[];
  seat(view: V, seat: number): SeatFace;
  /**
   * The entity whose name is shown for this one: an explored room is called by its tile. The same key if
   * there is none.
   */
  shownAs(key: string, view: V): string;
  /** What an event begins that goes on after questions: its card stays on stage; null: what was begun is over. */
  under?: Under;
  /**
   * On the way to an outcome: on stage and in the log, but where the outcome is told as well only in the recap of whom
   * it names.
   */
  passing?: Passing;
  /** Somebody has played something: of several who wanted to at the same moment only one did. */
  plays?(event: EventSeen): boolean;
  /** Events that are told in one breath, one thing after another: "enters A, B and C". */
  breath?: string[];
  /** Events without which a long turn is understood: at first they are only counted. */
  slight?: readonly string[];
  /** Events that say that nothing came of what was announced before them. */
  vain?: string[];
  /** What a sentence calls a place: with its article, or by what is known around it; "" if its name will do. */
  spoken?(key: string, view: V, tell: Tell): string;
  /** Name of an icon for an entity or a verb; "" if there is none. */
  icon(key: string, view?: V): string;
  /** Numbers that the report draws over time, by message key. */
  tracks(view: V): Record<string, number>;
  round(view: V): number;
  /** What was told and written down in a long game, as a book of its own. */
  book?: () => Promise<{ default: Component<{ desk: Desk }> }>;
  /** The dice of a roll or a test, as they came. */
  dice?(event: EventSeen): Die[];
  /** The parts of the step that is on, in their order: the icons of a card. */
  substeps?(view: V): Substep[];
  /** What is being resolved now. */
  stage?(view: V): Stage | null;
  /**
   * What is printed on a card beside its text: its price or worth, its kind (a name), its icons, the colour
   * of its kind.
   */
  printed?(
    view: V,
    entity: string,
  ): { cost?: number | string | undefined; kind?: string; icons: string[]; colour: string } | null;
  /** Events that decide a game, where they come. */
  decides?: string[];
  /** Events that turn a card over; the card `<key>-back` is its other side. */
  turning?: string[];
  /** Does this card lie face down? What counts of it then is the card `<key>-unrevealed`. */
  faceDown?(view: V, entity: string): boolean;
  /** Messages of the words that are bold on a card where they begin a sentence. */
  keywords?: string[];
  /** Facts about a thing that can be chosen, one by one. */
  facts?(view: V, entity: string, tell: Tell): string[];
  /** A text of the box with what only this table knows; `printed` is the text of another card. */
  atTable?(view: V, text: string, say: Tell["say"], printed: (card: string) => string): string;
  /** What of these facts the printed text beside them does not say; all of them, where it is missing. */
  standing?(view: V, entity: string, tell: Tell): string[];
  /** What the button says that ends a choice of several; "" for the usual word. */
  done?(view: V, prompt: string, ticked: string[], tell: Tell): string;
  /** The number that the board shows at the place of an option, by its key. */
  numbered?(view: V, options: OptionSeen[]): Record<string, number>;
  /** What the bar tells of an option while it is pointed at. */
  pointed?(view: V, option: OptionSeen, tell: Tell): string;
  /** Another way to play, which has words of its own for what is wanted: their keys end with it. */
  variant?(view: V): string;
  /** Verbs that are hardly ever the point of a turn: their buttons stand after the others. */
  little?: readonly string[];
  /** Does the option take something that is not got back? Its ring is dashed. */
  costs?(option: OptionSeen): boolean;
  /** What can be reached by answering on and on, beginning with one of these options. */
  routes?(view: V, options: OptionSeen[]): Record<string, Route>;
  /** The printed step in which it is decided, line by line, who has won. */
  checks?: string;
  /** Lines of it that say no more than the verdicts with their cards. */
  onCards?: readonly string[];
  /** A test that luck decided: how many successes came, and how many would on average. */
  luck?(event: EventSeen): { got: number; expected: number } | null;
  /** How it ended for a seat; null while it is not over, or if the result says everything. */
  outcome?(view: V, seat: number): Outcome | null;
  /** Where each thing that moves stands, by key: what went somewhere leaves a trail. */
  whereabouts?(view: V): Record<string, string>;
  /** The board in words, part by part. */
  position?(view: V, tell: Tell): Passage[];
}

export type BoardModule = { default: Component<BoardProps<never>> };
