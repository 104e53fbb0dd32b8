/** Where everything went: two boards compared, line by line of what happened. */
import { endOfLine, startOfLine, type Line } from "./recap";

/** Where each thing that moves stands, by key. */
export type Whereabouts = Record<string, string>;

export interface Trail {
  /** The place of its line in the recap, from 0. */
  line: number;
  thing: string;
  from: string;
  to: string;
}

/** The boards that are needed: before the first line, and after each. */
export const momentsOf = (lines: Line[]): number[] =>
  lines[0] ? [startOfLine(lines[0]), ...lines.map(endOfLine)] : [];

/** What went from one place to another in each line; what came or left goes nowhere. */
export function trailsOf(boards: Whereabouts[]): Trail[] {
  return boards.slice(1).flatMap((after, line) =>
    Object.entries(boards[line] ?? {})
      .filter(([thing, from]) => from && after[thing] && after[thing] !== from)
      .map(([thing, from]) => ({ line, thing, from, to: after[thing] ?? "" })),
  );
}

export interface Point {
  x: number;
  y: number;
}

/**
 * A gentle bow from one place to another that stops short of both; `lane` keeps two trails between the same
 * places apart.
 */
export function bow(from: Point, to: Point, lane: number, short = 22): { path: string; middle: Point } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const bend = Math.min(length / 8, 26) * (lane % 2 === 0 ? 1 : -1) * (1 + Math.floor(lane / 2) * 0.8);
  const cut = Math.min(short, length / 3);
  const a = { x: from.x + ux * cut, y: from.y + uy * cut };
  const b = { x: to.x - ux * cut, y: to.y - uy * cut };
  const c = { x: (a.x + b.x) / 2 - uy * bend, y: (a.y + b.y) / 2 + ux * bend };
  return {
    path: `M${a.x} ${a.y}Q${c.x} ${c.y} ${b.x} ${b.y}`,
    middle: { x: (a.x + b.x) / 4 + c.x / 2, y: (a.y + b.y) / 4 + c.y / 2 },
  };
}
