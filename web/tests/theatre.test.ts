import { describe, expect, test } from "vitest";
import {
  beatsOf,
  besideHead,
  cameFirst,
  endOf,
  inOrder,
  isOfSomebody,
  keptRoll,
  knownAll,
  ledTo,
  newIn,
  underWay,
  type Beat,
} from "../src/lib/beats";
import { face as arkham } from "../src/games/arkham/face";
import { aimAt, CARD_MS, ending, STEP_MS, Theatre, type Pace, type Scene } from "../src/lib/theatre";
import type { EventSeen } from "../src/wire";

const ME = 0;
const event = (n: number, more: Partial<EventSeen> = {}): EventSeen => ({
  n,
  event: "moved",
  text: "",
  step: "turns",
  ...more,
});
const mine = (n: number, more: Partial<EventSeen> = {}) => event(n, { seat: ME, stage: "mine", ...more });
const theirs = (n: number, seat: number, more: Partial<EventSeen> = {}) =>
  event(n, { seat, stage: "mine", ...more });
const table = (n: number) => event(n, { stage: "all", moment: `card-${n}` });

test("the goal line is that of the board that is shown, also when nobody stops between the moments", () => {
  const aims = [
    { n: 3, text: "15 rounds" },
    { n: 9, text: "14 rounds" },
    { n: 12, text: "" },
  ];
  expect([1, 3, 11, 12, 40].map((n) => aimAt(aims, n))).toEqual([
    "15 rounds",
    "15 rounds",
    "14 rounds",
    "",
    "",
  ]);
  expect(aimAt([], 5)).toBe("");
});

describe("what is under way", () => {
  const under = (each: EventSeen) =>
    each.event === "succeeded" ? null : each.event === "encounter" ? String(each.args?.card ?? "") : "";
  const began = mine(0, { event: "encounter", args: { card: "rome-3" } });
  const found = (...events: EventSeen[]) => {
    const beat: Beat = { kind: "mine", events: events.slice(-1) };
    return underWay(beat, events, under)?.entity ?? "";
  };
  test("after a question the encounter is still what is resolved", () => {
    expect(found(began, mine(1), mine(2, { event: "gained" }))).toBe("rome-3");
  });
  test("what comes after its outcome is not about the card that was played last", () => {
    expect(found(began, mine(1, { event: "succeeded" }), mine(2, { event: "stole" }))).toBe("");
  });
  test("it is over when somebody else acts, or in another step", () => {
    expect(found(began, theirs(1, 1), mine(2))).toBe("");
    expect(found(began, mine(1, { step: "mythos" }))).toBe("");
  });
  test("it is not over when somebody else has only answered to it", () => {
    const ward = [theirs(1, 1, { touches: [ME], quiet: true }), theirs(2, 1, { event: "succeeded" })];
    expect(found(began, ...ward, mine(3, { event: "lost" }))).toBe("rome-3");
  });
  test("in Arkham the next enemy's attack is not about the one who has struck before", () => {
    const [ghoul, rats] = ["ghoul", "rats"].map((enemy, i) =>
      mine(2 * i, { event: "enemy-attacks", args: { enemy } }),
    ) as [EventSeen, EventSeen];
    const struck = mine(1, { event: "hurt", args: { who: "daisy", by: "ghoul" } });
    const shown = (...events: EventSeen[]) =>
      underWay({ kind: "mine", events: events.slice(-1) }, events, arkham.under)?.entity ?? "";
    expect(shown(ghoul, struck)).toBe("ghoul");
    expect(shown(ghoul, struck, rats)).toBe("rats");
    expect(shown(ghoul, struck, mine(2, { event: "looks" }))).toBe("");
  });
});

describe("several want to play at the same moment", () => {
  const plays = (each: EventSeen) => each.event === "played";
  const played = (n: number, seat: number) => event(n, { event: "played", seat });
  test("what I chose is void if another came first", () => {
    expect(cameFirst(3, [played(2, ME), event(3), played(4, 2), played(5, ME)], ME, plays)?.seat).toBe(2);
  });
  test("it is not if I did, or if nobody has played yet", () => {
    expect(cameFirst(3, [played(3, ME), played(4, 2)], ME, plays)).toBeNull();
    expect(cameFirst(3, [played(2, 2), event(3, { seat: 2 })], ME, plays)).toBeNull();
  });
});

describe("moments", () => {
  const shape = (events: EventSeen[]) =>
    beatsOf(events, ME).map((beat) => [beat.kind, beat.events.map((each) => each.n)]);
  test("a roll and what came of it are one moment", () => {
    const roll = mine(0, { procedure: { kind: "roll", parts: [], result: 2 } });
    expect(shape([roll, event(1), event(2, { seat: ME })])).toEqual([["mine", [0, 1, 2]]]);
  });
  test("what I did and what came of it are one moment", () => {
    const roll = mine(2, { procedure: { kind: "roll", parts: [], result: 2 } });
    expect(shape([event(0, { seat: ME }), event(1), roll])).toEqual([["mine", [0, 1, 2]]]);
  });
  test("what I suffer with my own defeat is read with it, what another one does is not", () => {
    const defeat = mine(0, { stage: "all", moment: "daisy" });
    expect(shape([defeat, mine(1, { event: "trauma" }), event(2, { seat: ME })])).toEqual([
      ["table", [0, 1, 2]],
    ]);
    expect(shape([{ ...defeat, seat: 1 }, mine(1)])).toEqual([
      ["table", [0]],
      ["mine", [1]],
    ]);
  });
  test("a Gate that opens after somebody's defeat is not on its page, on a Mythos card's it is", () => {
    const gate = event(1, { stage: "new" });
    expect(shape([{ ...table(0), seat: 1 }, gate])).toEqual([
      ["table", [0]],
      ["others", [1]],
    ]);
    expect(shape([table(0), gate])).toEqual([["table", [0, 1]]]);
  });
  test("a page in the middle of a step is about its one thing", () => {
    const begun = (n: number) => event(n, { stage: "new" });
    expect(shape([begun(0), table(1), event(2), begun(3)])).toEqual([
      ["others", [0]],
      ["table", [1, 2]],
      ["others", [3]],
    ]);
    expect(shape([event(0, { step: "encounters" }), table(1), begun(2)])).toEqual([
      ["others", [0]],
      ["table", [1, 2]],
    ]);
  });
  test("a page tells all but its head line and what happens to me so that nobody needs it again", () => {
    const told = (events: EventSeen[]) => besideHead({ kind: "table", events }, ME).map(({ n }) => n);
    expect(told([table(0), event(1), mine(2), mine(3, { stage: "all" })])).toEqual([1, 3]);
  });
  test("a defeat is about somebody, who may be gone by now; a card of the table is about nobody", () => {
    const page = (seat: number): Beat => ({ kind: "table", events: [event(0), { ...table(1), seat }] });
    expect([page(2), page(-1)].map(isOfSomebody)).toEqual([true, false]);
  });
  test("a roll after something else has happened is a moment of its own", () => {
    const roll = mine(2, { procedure: { kind: "roll", parts: [], result: 2 } });
    expect(shape([mine(0), event(1), roll])).toEqual([
      ["mine", [0, 1]],
      ["mine", [2]],
    ]);
    expect(shape([mine(0), event(1, { quiet: true }), roll])).toEqual([["mine", [0, 1, 2]]]);
  });
  test("what begins by itself is no part of my moment", () => {
    expect(shape([mine(0), event(1, { stage: "new" }), event(2)])).toEqual([
      ["mine", [0]],
      ["others", [1, 2]],
    ]);
  });
  test("the card that somebody plays against me is read with what it does to me", () => {
    const raises = theirs(2, 1, { event: "alert-raised-by", touches: [ME] });
    expect(shape([mine(0), theirs(1, 1, { event: "played", stage: "" }), raises])).toEqual([
      ["mine", [0]],
      ["mine", [1, 2]],
    ]);
    expect(shape([theirs(1, 2, { event: "played", stage: "" }), raises])).toEqual([
      ["others", [1]],
      ["mine", [2]],
    ]);
  });
  test("what begins and comes to me at once is read with it, not at the end of another page", () => {
    const begun = (n: number) => event(n, { stage: "new" });
    expect(shape([table(0), begun(1), event(2), begun(3), mine(4), event(5)])).toEqual([
      ["table", [0, 1, 2]],
      ["mine", [3, 4, 5]],
    ]);
    expect(shape([mine(0), begun(1), mine(2), mine(3, { moment: "a" })])).toEqual([
      ["mine", [0]],
      ["mine", [1, 2]],
      ["mine", [3]],
    ]);
  });
  test("what somebody adds to it does not end my moment", () => {
    const roll = mine(2, { procedure: { kind: "test", parts: [], result: true } });
    const added = (n: number) => event(n, { seat: 1, quiet: true });
    expect(shape([event(0, { seat: ME }), added(1), roll, added(3), event(4)])).toEqual([
      ["mine", [0, 1, 2, 3, 4]],
    ]);
  });
  test("what I did without any luck is only done", () => {
    expect(shape([event(0, { seat: ME })])).toEqual([["own", [0]]]);
  });
  test("a second card is a second moment", () => {
    expect(shape([mine(0, { moment: "a" }), mine(1, { moment: "b" })])).toEqual([
      ["mine", [0]],
      ["mine", [1]],
    ]);
  });
  test("what others do is not mine, and each of them has a moment", () => {
    expect(shape([theirs(0, 1), theirs(1, 1), theirs(2, 2), mine(3)])).toEqual([
      ["others", [0, 1]],
      ["others", [2]],
      ["mine", [3]],
    ]);
  });
  test("what touches me is mine, whoever did it", () => {
    expect(shape([theirs(0, 1, { touches: [1, ME] })])).toEqual([["mine", [0]]]);
  });
  test("what concerns the table waits for everybody, one after another", () => {
    expect(shape([table(0), event(1), table(2)])).toEqual([
      ["table", [0, 1]],
      ["table", [2]],
    ]);
  });
  test("what has a story of its own is a page of its own", () => {
    const story = (n: number) => event(n, { event: "story", quiet: true });
    const page = (n: number) => event(n, { stage: "all" });
    expect(shape([page(0), story(1), page(2), story(3)])).toEqual([
      ["table", [0, 1]],
      ["table", [2, 3]],
    ]);
  });
  test("no event is lost, and none is in two moments", () => {
    const all = [mine(0), theirs(1, 1), table(2), event(3), mine(4), theirs(5, 2)];
    expect(beatsOf(all, ME).flatMap((beat) => beat.events)).toEqual(all);
  });
  test("what was on stage or done by the reader leaves nothing to tell, a payment of others neither", () => {
    const known = [mine(0, { moment: "a" }), theirs(1, 1, { quiet: true }), table(2)];
    expect(knownAll(known, ME)).toBe(true);
    expect(knownAll([...known, theirs(3, 1)], ME)).toBe(false);
  });
});

test("only what has not happened before is new in a moment", () => {
  const events = ["omega", "refilled", "omega", "won"].map((name, n) => event(n, { event: name }));
  expect(newIn({ kind: "table", events: events.slice(0, 2) }, events)).toEqual(events.slice(0, 2));
  expect(newIn({ kind: "table", events: events.slice(2) }, events)).toEqual(events.slice(3));
});

describe("what led to a moment", () => {
  const roll = (n: number) => mine(n, { procedure: { kind: "test", parts: [], result: false } });
  const drawn = mine(3, { deed: "draw a card" });
  const begun = event(4, { seat: ME, deed: "test agility" });
  const led = (events: EventSeen[], last: EventSeen[], answered: [number, number]) => {
    const beat = beatsOf(last, ME)[0];
    return beat ? ledTo([...events, ...last], beat, answered, ME).map((each) => each.n) : [];
  };
  test("a roll for which cards were committed says what it is for", () => {
    expect(led([event(2, { seat: ME }), drawn, begun], [roll(5)], [3, 5])).toEqual([3, 4]);
  });
  test("a roll that begins with its deed needs nothing else", () => {
    expect(led([drawn], [event(4, { seat: ME, deed: "test" }), roll(5)], [3, 4])).toEqual([]);
  });
  test("what came of a roll about which I was asked says which one", () => {
    expect(led([begun, roll(5)], [mine(6, { event: "passed" })], [4, 6])).toEqual([4, 5]);
    expect(led([begun, roll(5), mine(6)], [mine(7, { event: "gained" })], [4, 7])).toEqual([]); // it was over
  });
  test("whoever falls fell to something", () => {
    const hit = event(7, { seat: 1, touches: [1] });
    const falls = event(9, { seat: 1, stage: "all" });
    expect(led([hit, event(8, { seat: 2 })], [falls], [0, 5])).toEqual([7]);
    expect(led([hit], [falls], [0, 8])).toEqual([]); // an answer lies between
  });
  test("what was on stage is not told again with the next moment", () => {
    const hurt = mine(7, { text: "You take 1 damage." });
    const attacks = event(8, { seat: ME, touches: [ME] });
    expect(led([hurt], [event(9, { seat: ME, stage: "all" })], [0, 5])).toEqual([]);
    expect(led([attacks], [event(9, { seat: ME, stage: "all" })], [0, 5])).toEqual([8]);
  });
  test("what makes everybody roll is told, whatever each has rolled before it in this step", () => {
    const effect = event(7, { stage: "new" });
    const other = event(8, { seat: 1, procedure: { kind: "test", parts: [], result: 1 } });
    expect(led([roll(6), effect, other], [roll(9)], [0, 5])).toEqual([7]);
    expect(led([roll(6), event(7), other], [roll(9)], [0, 5])).toEqual([]);
  });
  test("a roll about which others were asked first says what it is for", () => {
    expect(led([begun], [roll(5)], [2, 4])).toEqual([4]);
  });
});

/** A clock whose time the test lets pass. */
function stage(pace: Pace, still = false, leisure = false) {
  const shown: (Scene<string> | null)[] = [];
  const timers: { ms: number; ring: () => void }[] = [];
  const wait = (ms: number) => new Promise<void>((ring) => timers.push({ ms, ring }));
  const theatre = new Theatre<string>(
    async (n) => `view ${n}`,
    (scene) => (scene === null || scene.ms > 0 || scene.waits) && shown.push(scene),
    () => ({ pace, still, leisure }),
    { wait, drawn: () => Promise.resolve() },
  );
  const settle = async () => {
    for (let i = 0; i < 200; i += 1) await Promise.resolve();
  };
  const pass = async () => {
    await settle();
    timers.shift()?.ring();
    await settle();
  };
  const now = () => shown.at(-1) ?? null;
  return { theatre, shown, timers, settle, pass, now };
}

describe("the reader's queue", () => {
  const three = beatsOf([mine(0, { moment: "a" }), mine(1, { moment: "b" }), table(2)], ME);
  test("nothing leaves without a click", async () => {
    const { theatre, settle, now, timers } = stage("wait");
    void theatre.hear("before", three);
    for (const beat of three) {
      await settle();
      expect(now()?.beat).toBe(beat);
      expect(now()?.view).toBe(`view ${endOf(beat)}`);
      expect(timers).toEqual([]);
      theatre.goOn();
    }
    await settle();
    expect(now()).toBe(null);
  });
  test("what comes meanwhile is shown after it", async () => {
    const { theatre, settle, now } = stage("wait");
    void theatre.hear("before", three.slice(0, 1));
    await settle();
    void theatre.hear("before", three.slice(1));
    await settle();
    expect(now()?.beat).toBe(three[0]);
    theatre.goOn();
    await settle();
    expect(now()?.beat).toBe(three[1]);
    expect(now()?.left).toEqual([three[2]]);
  });
  test("with a timer it goes on by itself, unless the reader holds it", async () => {
    const { theatre, pass, now, timers, settle } = stage("8");
    void theatre.hear("before", three);
    await settle();
    expect(timers.map((each) => each.ms)).toEqual([8000]);
    await pass();
    expect(now()?.beat).toBe(three[1]);
    theatre.hold();
    await pass();
    expect(now()?.beat).toBe(three[1]);
    theatre.goOn();
    await settle();
    expect(now()?.beat).toBe(three[2]);
  });
  test("what was read at another seat of the same person is not shown again", async () => {
    const { theatre, settle, now } = stage("wait");
    const [first, second, third] = beatsOf(
      [table(0), table(1), table(2)].map((each) => ({ ...each, text: `card ${each.n}` })),
      ME,
    ) as [Beat, Beat, Beat];
    theatre.skip("card 2"); // read before it is heard here
    void theatre.hear("before", [first, second, third]);
    await settle();
    expect(now()?.beat).toBe(first);
    theatre.skip("card 1");
    theatre.skip("card 0");
    await settle();
    expect(now()).toBe(null);
  });
  test("an old timer does not end the next moment", async () => {
    const { theatre, pass, now, settle } = stage("fast");
    void theatre.hear("before", three);
    await settle();
    theatre.goOn();
    await pass();
    expect(now()?.beat).toBe(three[1]);
  });
  test("others are watched step by step, payments left out", async () => {
    const { theatre, pass, shown, timers, settle } = stage("wait");
    void theatre.hear(
      "before",
      beatsOf([theirs(0, 1, { quiet: true }), theirs(1, 1), theirs(2, 1, { moment: "a" })], ME),
    );
    await settle();
    expect(timers[0]?.ms).toBe(STEP_MS);
    await pass();
    expect(timers[0]?.ms).toBeGreaterThanOrEqual(CARD_MS);
    await pass();
    expect(shown.map((each) => each?.n ?? null)).toEqual([2, 3, null]);
  });
  test("of a long run the last part is shown", async () => {
    const { theatre, shown, settle } = stage("wait");
    void theatre.hear(
      "before",
      beatsOf(
        Array.from({ length: 40 }, (_, n) => theirs(n, 1 + (n % 2))),
        ME,
      ),
    );
    await settle();
    expect(shown[0]?.n).toBeGreaterThan(20);
  });
  test("of whoever takes no more part nothing is waited for: a long run is shown from its beginning", async () => {
    const { theatre, shown, settle } = stage("wait", false, true);
    const run = Array.from({ length: 40 }, (_, n) => theirs(n, 1 + (n % 2)));
    void theatre.hear("before", beatsOf(run, ME));
    await settle();
    expect(shown[0]?.n).toBe(1);
  });
  test("to the end: only what is read of the end is left", async () => {
    const { theatre, now, settle } = stage("wait", false, true);
    const end = { ...table(4), step: "scoring" };
    const beats = beatsOf([theirs(0, 1), table(1), theirs(2, 2), theirs(3, 2), end], ME);
    expect(ending(beats)).toEqual(beats.slice(-1));
    void theatre.hear("before", beats);
    await settle();
    theatre.toTheEnd();
    await settle();
    expect(now()?.beat).toEqual(beats.at(-1));
    theatre.goOn();
    await settle();
    expect(now()).toBe(null);
  });
  test("to my turn: what others do is left, what is mine stays", async () => {
    const { theatre, now, settle } = stage("wait");
    const beats = beatsOf([theirs(0, 1), mine(1), theirs(2, 2), table(3)], ME);
    void theatre.hear("before", beats);
    await settle();
    theatre.toMyTurn();
    await settle();
    expect(now()?.beat).toBe(beats[1]);
    theatre.goOn();
    await settle();
    expect(now()?.beat).toBe(beats[3]);
  });
  test("at once: nothing is waited for", async () => {
    const { theatre, shown } = stage("once");
    await theatre.hear("before", [...three, ...beatsOf([theirs(9, 1)], ME)]);
    expect(shown).toEqual([null]);
  });
  test("whoever wants nothing to move still reads what is theirs", async () => {
    const { theatre, now, settle } = stage("wait", true);
    void theatre.hear("before", beatsOf([theirs(0, 1), mine(1)], ME));
    await settle();
    expect(now()?.n).toBe(2);
  });
  test("what is taken back is not shown any more", async () => {
    const { theatre, now, settle } = stage("wait");
    void theatre.hear("before", three);
    await settle();
    theatre.clear();
    theatre.goOn();
    await settle();
    expect(now()).toBe(null);
  });
});

describe("what comes of a roll that others have a say in", () => {
  const roll = mine(0, { procedure: { kind: "roll", parts: [], result: 2 } });
  const came = [
    theirs(1, 2, { event: "uses", quiet: true, stage: "" }),
    event(2, { seat: -1, event: "hurt" }),
  ];
  const onStage = async (more: EventSeen[], pace: Pace = "wait") => {
    const { theatre, settle, now, pass } = stage(pace);
    void theatre.hear("before", beatsOf([roll], ME));
    await settle();
    void theatre.hear("before", beatsOf(more, ME));
    await settle();
    const seen = now()?.beat.events.map(({ n }) => n);
    await pass();
    return { seen, left: now()?.beat.events.map(({ n }) => n) };
  };
  test("joins it on the stage, although it was heard later, and leaves with it", async () => {
    expect(await onStage(came)).toEqual({ seen: [0, 1, 2], left: [0, 1, 2] });
    expect(await onStage(came, "8")).toEqual({ seen: [0, 1, 2], left: undefined });
  });
  test("somebody's own doing is no part of it", async () => {
    expect((await onStage([theirs(1, 2)])).seen).toEqual([0]);
  });
});

describe("what concerns everybody and came of a few words", () => {
  test("is read with them", () => {
    const all = [mine(0, { event: "trauma" }), event(1, { seat: ME, stage: "all", moment: "me" })];
    expect(beatsOf(all, ME).map((beat) => [beat.kind, beat.events.length])).toEqual([["table", 2]]);
  });
  test("not with a roll, which has its own moment", () => {
    const roll = mine(0, { procedure: { kind: "roll", parts: [], result: 2 } });
    const all = [roll, event(1, { seat: ME, stage: "all", moment: "me" })];
    expect(beatsOf(all, ME).map((beat) => beat.kind)).toEqual(["mine", "table"]);
  });
});

describe("a test is over when it is decided", () => {
  const under = ({ event: what, args }: EventSeen) =>
    what === "begins" ? String(args?.on) : what === "ends" ? null : "";
  const begins = mine(0, { event: "begins", args: { on: "cellar" } });
  const late = (...events: EventSeen[]) =>
    underWay({ kind: "mine", events: events.slice(-1) }, events, under)?.entity ?? "";
  test("until then it is what a moment is a part of, whatever others add to it", () => {
    expect(late(begins, theirs(1, 1, { quiet: true }), mine(2, { event: "discards" }))).toBe("cellar");
  });
  test("afterwards it is not", () => {
    expect(late(begins, mine(1, { event: "ends" }), mine(2))).toBe("");
  });
});

describe("results that the reader has put in order", () => {
  const discarded = event(5, { event: "discarded", text: "Frozen in Fear is discarded." });
  const drawn = event(6, { event: "draws", seat: ME, text: "You draw Knife." });
  const kinds = (...events: EventSeen[]) =>
    inOrder(beatsOf(events, ME), ME, "turns").map((beat) => [beat.kind, beat.events.map(({ n }) => n)]);
  test("are one moment, although no line of it would wait by itself", () => {
    expect(kinds(discarded, drawn, theirs(7, 1))).toEqual([
      ["mine", [5, 6]],
      ["others", [7]],
    ]);
  });
  test("end with their step, and are no moment where nothing is told", () => {
    expect(kinds(discarded, event(6, { step: "upkeep" }))[0]).toEqual(["mine", [5]]);
    expect(kinds(event(5, { quiet: true }), theirs(6, 1)).map(([kind]) => kind)).not.toContain("mine");
  });
});

describe("one thing after another", () => {
  const attack = (n: number, enemy: string) =>
    mine(n, { event: "enemy-attacks", args: { enemy }, moment: undefined });
  const hurt = (n: number, by: string) => mine(n, { event: "hurt", args: { by, who: "me" } });
  test("every enemy that attacks is a moment with its own card", () => {
    const all = [attack(0, "ghoul"), hurt(1, "ghoul"), attack(2, "rats"), hurt(3, "rats")];
    const beats = beatsOf(all, ME, arkham.under);
    expect(beats.map((beat) => beat.events.map(({ n }) => n))).toEqual([
      [0, 1],
      [2, 3],
    ]);
    expect(beats.map((beat) => underWay(beat, all, arkham.under)?.entity)).toEqual(["ghoul", "rats"]);
  });
  test("an enemy that attacks back goes on with the fight, and one that engages shows itself", () => {
    const fight = mine(0, { event: "test-begins", stage: undefined, args: { on: "priest" } });
    const lost = mine(1, { event: "test-failed", procedure: { kind: "test", result: false, parts: [] } });
    expect(beatsOf([fight, lost, attack(2, "priest"), hurt(3, "priest")], ME, arkham.under)).toHaveLength(1);
    const engaged = mine(5, { event: "engaged", args: { enemy: "priest" } });
    const turned = event(4, { event: "act-advances", stage: "all", args: { act: "barrier" } });
    expect(underWay({ kind: "mine", events: [engaged] }, [turned, engaged], arkham.under)?.entity).toBe(
      "priest",
    );
  });
  test("a page in the middle of a step is about its one thing, also after a question", () => {
    const failed = table(4);
    const gate = event(5, { stage: "new" });
    const kinds = (earlier?: EventSeen) =>
      beatsOf([failed, gate], ME, undefined, earlier).map((beat) => beat.events.map(({ n }) => n));
    expect([kinds(event(3, { step: "earlier" })), kinds(event(3))]).toEqual([[[4, 5]], [[4], [5]]]);
  });
  test("what a card does that was turned over has not come of a test before it", () => {
    const test = mine(0, { event: "test-passed", procedure: { kind: "test", result: true, parts: [] } });
    const turned = event(1, { event: "agenda-advances", stage: "all", args: { agenda: "hour" } });
    const lost = mine(2, { event: "loses-at-random" });
    const [beat] = beatsOf([lost], ME, arkham.under) as [Beat];
    expect(ledTo([test, turned, lost], beat, [0, 2], ME)).toEqual([]);
    expect(underWay(beat, [test, turned, lost], arkham.under)?.entity).toBe("hour");
  });
});

test("the own result is kept until the next answer, whatever others roll meanwhile, or until it is closed", () => {
  const roll = { procedure: { kind: "test", result: true, parts: [] } };
  const all = [mine(0, roll), mine(3, roll), theirs(4, 1, roll)];
  expect([1, 4].map((answered) => keptRoll(all, ME, answered, -1)?.n)).toEqual([3, undefined]);
  expect(keptRoll(all, ME, 1, 3)).toBeUndefined();
});
