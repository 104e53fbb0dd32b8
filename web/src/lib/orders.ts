/** Standing orders, as a table that can be filled in: what is to happen when an ability could be used. */
import type { AskSeen, OptionSeen, Orders } from "../wire";
import { isPass } from "./models";

export type Policy = "ask" | "useful" | "round" | "never";
export const POLICIES: Policy[] = ["ask", "useful", "round", "never"];

export interface OrderRow {
  /** The key of an option, or a verb that stands for all its options. */
  key: string;
  option?: OptionSeen;
  policy: Policy;
}

/**
 * What can be ordered: the verbs with several options and the options of the window that is open, then older
 * orders.
 */
export function orderRows(orders: Orders, ask: AskSeen | null): OrderRow[] {
  const abilities = orders.abilities ?? {};
  const open = ask?.window ? ask.options.filter((option) => !isPass(option)) : [];
  const verbs = [...new Set(open.map((option) => option.group))].filter(
    (verb) => open.filter((option) => option.group === verb).length > 1,
  );
  const options = new Map(open.map((option) => [option.key, option]));
  const keys = new Set([...verbs, ...options.keys(), ...Object.keys(abilities)]);
  return [...keys].map((key) => ({
    key,
    option: options.get(key),
    policy: (abilities[key] as Policy | undefined) ?? "useful",
  }));
}

/** The orders with one of them changed; what is as usual need not be ordered. */
export function ordered(orders: Orders, key: string, policy: Policy): Orders {
  const abilities = { ...(orders.abilities ?? {}) };
  if (policy === "useful") delete abilities[key];
  else abilities[key] = policy;
  return { ...orders, abilities };
}

/** Does the server pass for this seat by something other than the usual? */
export const standing = (orders: Orders): boolean =>
  Boolean(orders.until) || Boolean(orders.every) || Object.keys(orders.abilities ?? {}).length > 0;
