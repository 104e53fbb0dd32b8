/** Short, quiet cues, made on the spot: wood, paper, glass and breath. Whatever they say is also seen. */
import type { EventSeen } from "../wire";

export const CUES = [
  "turn",
  "accepted",
  "refused",
  "roll",
  "harm",
  "success",
  "moment",
  "chat",
  "end",
] as const;
export type Cue = (typeof CUES)[number];

/** What a batch of events sounds like: the weightiest thing in it, once. */
export function cueOf(events: EventSeen[], over: boolean): Cue | "" {
  if (over) return "end";
  if (events.some((event) => event.procedure?.result === false)) return "harm";
  if (events.some((event) => event.procedure?.result === true)) return "success";
  if (events.some((event) => event.moment)) return "moment";
  return events.some((event) => event.procedure) ? "roll" : "";
}

export interface Voice {
  /** Pitch at the beginning and at the end; 0 is noise, filtered at `through`. */
  from: number;
  to?: number;
  through?: number;
  type?: OscillatorType;
  at?: number;
  length: number;
  loud: number;
}

export const VOICES: Record<Cue, Voice[]> = {
  turn: [
    { from: 0, through: 3200, length: 0.16, loud: 0.5 },
    { from: 620, to: 880, at: 0.1, length: 0.26, loud: 0.25 },
  ],
  accepted: [{ from: 240, to: 150, type: "triangle", length: 0.09, loud: 0.5 }],
  refused: [{ from: 130, to: 90, type: "triangle", length: 0.14, loud: 0.5 }],
  roll: [
    { from: 0, through: 900, length: 0.18, loud: 0.4 },
    { from: 300, to: 190, type: "triangle", at: 0.2, length: 0.08, loud: 0.5 },
  ],
  harm: [{ from: 98, to: 82, type: "sawtooth", length: 0.38, loud: 0.22 }],
  success: [
    { from: 1320, length: 0.3, loud: 0.16 },
    { from: 1980, at: 0.05, length: 0.32, loud: 0.1 },
  ],
  moment: [{ from: 0, through: 1800, length: 0.24, loud: 0.35 }],
  chat: [{ from: 760, to: 620, length: 0.06, loud: 0.2 }],
  end: [
    { from: 523, length: 0.38, loud: 0.2 },
    { from: 0, through: 600, at: 0.06, length: 0.32, loud: 0.3 },
  ],
};

/** How loud a cue is, from 0 to 1: the master, and your turn or everything else. */
export const loudness = (
  cue: Cue,
  { volume, turnVolume, eventVolume }: { volume: number; turnVolume: number; eventVolume: number },
): number => (volume / 100) * ((cue === "turn" ? turnVolume : eventVolume) / 100);
