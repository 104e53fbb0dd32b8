import { describe, expect, test } from "vitest";
import { cut, drawn } from "../src/lib/endcard";

describe("the card at the end", () => {
  test("a long sentence is cut between words, a Chinese one anywhere", () => {
    expect(cut("The Pilot and the Captain came home.", 20)).toEqual([
      "The Pilot and the",
      "Captain came home.",
    ]);
    expect(cut("驾驶员与船长回到了家。", 6)).toEqual(["驾驶员与船长", "回到了家。"]);
  });
  test("names are words, never drawing", () => {
    const svg = drawn(
      {
        title: "Over",
        language: "zh-Hant",
        foot: "Nemesis",
        people: [{ seat: 0, name: "<b>Ada</b>", fate: "won" }],
      },
      "",
    );
    expect(svg).toContain("&lt;b&gt;Ada&lt;/b&gt; · won");
    expect(svg).toContain('xml:lang="zh-Hant"');
  });
});
