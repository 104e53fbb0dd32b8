import { describe, expect, test } from "vitest";
import { paragraphs, readerBox, wholeWords, withKeywords, wordsOn } from "../src/lib/reading";

const term = (name: string, gloss = "told") => ({ term: name, gloss, en: name });

describe("the words on a card", () => {
  test("are those of the glossary that stand on it, in their order, the longer of two that overlap", () => {
    const terms = ["Noise", "Noise marker", "Fire", "Egg", "Search"].map((each) => term(each));
    expect(
      wordsOn("Search twice. Place a Noise marker; two eggs burn.", "Search", terms).map((each) => each.term),
    ).toEqual(["Noise marker", "Egg"]);
    expect(wordsOn("Fireworks", "", terms)).toEqual([]);
  });
  test("Chinese words need no gaps", () => {
    expect(wordsOn("放置1个噪声标志。", "", [term("噪声标志"), term("声")]).map((each) => each.term)).toEqual(
      ["噪声标志"],
    );
  });
});

describe("a text that does not fit", () => {
  const upTo = (most: number) => (text: string) => [...text].length <= most;
  test("ends after a whole word", () => {
    expect(wholeWords("deal one damage to an enemy", upTo(99))).toBe("deal one damage to an enemy");
    expect(wholeWords("deal one damage to an enemy", upTo(14))).toBe("deal one…");
    expect(wholeWords("Action: fight, then run", upTo(15))).toBe("Action: fight…");
  });
  test.each([0, 8, 14, 20, 99])("ends there whatever is guessed: %i", (guess) => {
    const tried: string[] = [];
    const fits = (text: string) => tried.push(text) > 0 && upTo(14)(text);
    expect(wholeWords("deal one damage to an enemy", fits, () => guess)).toBe("deal one…");
    expect(tried.length).toBeLessThanOrEqual(guess === 8 ? 3 : 5);
  });
  test("in Chinese ends after any sign", () => {
    expect(wholeWords("对一名敌人造成伤害", upTo(5))).toBe("对一名敌…");
  });
});

describe("the reader", () => {
  const board = { x: 0, y: 50, width: 1000, height: 500 };
  const size = { width: 560, height: 300 };
  test("stands where the thing is not, and above the question", () => {
    expect(readerBox({ x: 800, y: 200, width: 50, height: 50 }, board, size).x).toBe(12);
    expect(readerBox({ x: 100, y: 200, width: 50, height: 50 }, board, size).x).toBe(428);
    expect(readerBox({ x: 500, y: 700, width: 130, height: 140 }, board, size)).toEqual({ x: 285, y: 238 });
  });
});

describe("keywords on a card", () => {
  const strong = (text: string, words: string[]) =>
    withKeywords(text, words)
      .filter((piece) => piece.strong)
      .map((piece) => piece.text);
  test("stand out where they begin a sentence, and nothing is lost", () => {
    const text = "Hunter. Forced, after this attacks: a Forced march. Reaction: draw.";
    expect(strong(text, ["Hunter", "Forced", "Reaction"])).toEqual(["Hunter", "Forced", "Reaction"]);
    expect(
      withKeywords(text, ["Forced"])
        .map((piece) => piece.text)
        .join(""),
    ).toBe(text);
    expect(paragraphs(text, ["Hunter", "Forced", "Reaction"])).toEqual([
      "Hunter.",
      "Forced, after this attacks: a Forced march.",
      "Reaction: draw.",
    ]);
    expect(paragraphs("No keyword.", ["Hunter"])).toEqual(["No keyword."]);
    expect(strong("猎手。强制，在攻击后：抽牌。", ["猎手", "强制"])).toEqual(["猎手", "强制"]);
  });
});
