/** Words of the page and of the games, in the reader's language: Fluent messages that the server gives out. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { asNumber, nameChain } from "./models";

export const LANGUAGES = ["en", "zh-Hans", "zh-Hant"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_SIGNS: Record<Language, string> = { en: "EN", "zh-Hans": "简", "zh-Hant": "繁" };
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  "zh-Hans": "简体中文",
  "zh-Hant": "繁體中文",
};

type Args = Record<string, FluentVariable>;
const NONE: Args = {};

function formatted(bundle: FluentBundle, key: string, args: Args): string {
  const message = bundle.getMessage(key);
  return message?.value ? bundle.formatPattern(message.value, args) : "";
}
const KEPT = "seance-language";

function first(): Language {
  const kept = localStorage.getItem(KEPT);
  for (const word of [kept ?? "", ...navigator.languages]) {
    const [base, ...rest] = word.toLowerCase().split("-");
    if (base === "zh")
      return rest.some((part) => ["hant", "tw", "hk", "mo"].includes(part)) ? "zh-Hant" : "zh-Hans";
    if (base === "en") return "en";
  }
  return "en";
}

class Words {
  language = $state<Language>("en");
  private bundles = $state.raw<Record<string, FluentBundle>>({});
  /**
   * Names and words that were already looked up, by language and home: a table says the same few hundred ones
   * over and over.
   */
  private readonly said = new Map<FluentBundle, Map<string, string>>();

  constructor() {
    this.language = first();
  }

  /** Loads the words of the page ("server") or of a game in the present language. */
  async load(home: string, language: Language = this.language): Promise<void> {
    if (this.bundles[`${language}/${home}`]) return;
    const answer = await fetch(`/api/texts/${language}/${home}`);
    if (!answer.ok) throw new Error(`texts ${language}/${home}`);
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(await answer.text()), { allowOverrides: true });
    this.bundles = { ...this.bundles, [`${language}/${home}`]: bundle };
  }

  /** All that is loaded in one language is loaded in the other, then the page changes at once. */
  async speak(language: Language): Promise<void> {
    const homes = new Set(Object.keys(this.bundles).map((each) => each.slice(each.indexOf("/") + 1)));
    await Promise.all([...homes, "server"].map((home) => this.load(home, language)));
    this.language = language;
    localStorage.setItem(KEPT, language);
    document.documentElement.lang = language;
  }

  /** A message; "" if there is none. */
  find(home: string, key: string, args: Args = NONE): string {
    const bundle = this.bundles[`${this.language}/${home}`];
    if (!bundle) return "";
    return args === NONE
      ? this.once(bundle, key, () => formatted(bundle, key, args))
      : formatted(bundle, key, args);
  }

  /** What is said beside a message, under a name of its own; "" if there is nothing. */
  beside(home: string, key: string, name: string): string {
    const bundle = this.bundles[`${this.language}/${home}`];
    const pattern = bundle?.getMessage(key)?.attributes[name];
    return bundle && pattern ? bundle.formatPattern(pattern, NONE) : "";
  }

  /** What never changes in a language is put into words once. */
  private once(bundle: FluentBundle, key: string, word: () => string): string {
    let known = this.said.get(bundle);
    if (!known) this.said.set(bundle, (known = new Map<string, string>()));
    let found = known.get(key);
    if (found === undefined) known.set(key, (found = word()));
    return found;
  }

  /** A sentence of the page. */
  say(key: string, args: Args = NONE): string {
    return this.find("server", `page-${key}`, args);
  }

  /** What a thing of a game is called. */
  name(game: string, entity: string): string {
    const bundle = this.bundles[`${this.language}/${game}`];
    if (!bundle) return entity;
    return this.once(bundle, `name ${entity}`, () => {
      for (const { name, n } of nameChain(entity)) {
        // without its number a name ends where the number would begin
        const found = formatted(bundle, `name-${name}`, { n: asNumber(n) })
          .replace("（）", "")
          .trim();
        if (found) return found;
      }
      return entity;
    });
  }

  /** What a verb is called when its things are left open. */
  verb(game: string, verb: string): string {
    const said =
      this.find(game, `verb-${verb}`) || this.find(game, `do-${verb}`, { a: "…", b: "…", c: "…" }) || verb;
    return said.replace(/…(\s*[:：,，]?\s*…)+/g, "…");
  }

  has(game: string): boolean {
    return this.bundles[`${this.language}/${game}`] !== undefined;
  }
}

export const words = new Words();
export const t = (key: string, args: Args = NONE): string => words.say(key, args);

/** The language of a text that is not the page's own: typed by somebody, or a rule in the other language. */
export function tongue(text: string): Language {
  if (!/[㐀-鿿]/.test(text)) return "en";
  return words.language === "en" ? "zh-Hans" : words.language;
}
