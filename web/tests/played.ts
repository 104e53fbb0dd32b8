/**
 * Real evenings come in, and what their reader gets to see of them goes out: `tests/server/test_reading.py` plays them,
 * and says what must be true. Not a test by itself.
 */
import { readFileSync } from "node:fs";
import { faceOf } from "../src/games";
import { beatsOf, endOf, startOf, touches, type Beat } from "../src/lib/beats";
import { concluded, endOfLine, recapOf, startOfLine, toldIn, turnsOf } from "../src/lib/recap";
import { Theatre, type Pace, type Scene } from "../src/lib/theatre";
import type { EventSeen } from "../src/wire";

/** What came between two answers of the reader, message by message. */
interface Evening {
  game: string;
  seat: number;
  runs: EventSeen[][][];
}

/** From which event, up to which, and after how many milliseconds it left by itself; 0: it never did. */
type Shown = [number, number, number];

const settled = async () => {
  for (let i = 0; i < 60; i += 1) await Promise.resolve();
};

/** Every moment that waited for the reader, in the order in which they left the stage. */
async function staged(run: EventSeen[][], seat: number, pace: Pace): Promise<Shown[]> {
  const shown: Shown[] = [];
  const timers: { ms: number; ring: () => void }[] = [];
  let now: Scene<number> | null = null;
  const theatre = new Theatre<number>(
    (n) => Promise.resolve(n),
    (scene) => (now = scene),
    () => ({ pace, still: false }),
    {
      wait: (ms) => new Promise<void>((ring) => timers.push({ ms, ring })),
      drawn: () => Promise.resolve(),
    },
  );
  const onStage = (): Beat | null => (now?.waits ? now.beat : null);
  /** All clocks ring; what is still there then is left by a press. */
  const leave = async () => {
    const beat = onStage();
    const due = timers.splice(0);
    for (const { ring } of due) ring();
    await settled();
    if (!beat) return;
    const there = onStage();
    const byItself = there === null || startOf(there) !== startOf(beat);
    shown.push([startOf(beat), endOf(beat), byItself ? Math.min(...due.map(({ ms }) => ms)) : 0]);
    if (!byItself) theatre.goOn();
    await settled();
  };
  for (const message of run) {
    void theatre.hear(message[0]?.n ?? 0, beatsOf(message, seat));
    await settled();
    if (message.length % 2 === 0) await leave(); // now the reader is quicker than the others, now slower
  }
  while (now !== null) await leave();
  return shown;
}

async function read({ game, seat, runs }: Evening) {
  const face = await faceOf(game);
  const phase = (step: string) =>
    face.steps.find((group) => group.steps.some(({ id }) => id === step))?.label ?? step;
  return Promise.all(
    runs.map(async (run) => {
      const since = face.passing ? concluded(run.flat(), face.passing, seat) : run.flat();
      const told = turnsOf(since, phase).flatMap(toldIn);
      return [
        await staged(run, seat, "wait"),
        await staged(run, seat, "fast"),
        told.map((event) => [event.n, event.text, touches(event, seat)]),
        recapOf(since, seat, phase).map((line) => [startOfLine(line), endOfLine(line), line.mine]),
      ];
    }),
  );
}

const evenings = JSON.parse(readFileSync(0, "utf8")) as Evening[];
const found = await Promise.all(evenings.map(read));
process.stdout.write(JSON.stringify(found));
