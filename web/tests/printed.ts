/** What the server tells of dice and tracks, as far as tests of the page rest on it. */
import { keep } from "../src/lib/printed";

keep("eldritch", {
  dice: { die: ["1", "2", "3", "4", "5", "6"] },
  tracks: { omen: ["green", "blue", "red", "blue"] },
  numbers: { doom: 20, success: 5 },
});
keep("nemesis", {
  marks: { canteen: ["item-green"], generator: ["item-yellow", "computer"] },
  numbers: { "light-wounds": 2, "serious-wounds": 3, "malfunction-markers": 8, "fire-markers": 8 },
});
keep("parlour", { numbers: { "tall-candle": 3, "short-candle": 2, evening: 7, midnight: 12 } });
