/** What a person has before them at a table, part by part. The rules are the server's; this only points. */
import type { CardInfo, CastInfo, GameInfo, TermInfo } from "../wire";
import type { GameFace } from "../lib/contract";
import type { Seat } from "../lib/table.svelte";
import { Choice } from "./choice.svelte";
import { Eyes } from "./eyes.svelte";
import { Gaze } from "./gaze.svelte";
import { Meanwhile } from "./meanwhile.svelte";
import { Panes } from "./panes.svelte";
import { Question } from "./question";
import { Speech } from "./speech";
import { Talk } from "./talk.svelte";
import { Thinking } from "./thinking.svelte";
import { Unread } from "./unread.svelte";

/** What is printed for a game, in the reader's language. */
export interface Printed {
  cards: () => Map<string, CardInfo>;
  terms: () => TermInfo[];
  cast: () => CastInfo;
}

export class Desk {
  readonly eyes: Eyes;
  readonly gaze = new Gaze();
  readonly thinking: Thinking;
  readonly panes: Panes;
  readonly unread: Unread;
  readonly speech: Speech;
  readonly talk: Talk;
  readonly meanwhile: Meanwhile;
  readonly question: Question;
  readonly choice: Choice;

  constructor(
    readonly game: GameInfo,
    readonly face: GameFace,
    seats: Seat[],
    { cards, terms, cast }: Printed,
  ) {
    this.eyes = new Eyes(seats, face);
    this.thinking = new Thinking(this.eyes);
    this.panes = new Panes(this.eyes, this.gaze);
    this.unread = new Unread(this.eyes, this.panes);
    this.speech = new Speech(game.game, face, this.eyes, cards, terms);
    this.talk = new Talk(this.eyes, this.speech);
    this.meanwhile = new Meanwhile(this.eyes, face);
    const { eyes, gaze, speech, talk, meanwhile } = this;
    this.question = new Question(game, face, eyes, speech, talk, meanwhile, cast);
    this.choice = new Choice(face, eyes, gaze, speech, talk, this.question);
  }
}

/** The parts of a desk that somebody needs. */
export type Parts<K extends keyof Desk> = Pick<Desk, K>;
