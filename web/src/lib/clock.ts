/** The time of day, running only while somebody looks at it. */
import { createSubscriber } from "svelte/reactivity";

const EVERY_MS = 500;
const watch = createSubscriber((update) => {
  const timer = setInterval(update, EVERY_MS);
  return () => clearInterval(timer);
});

export const clock = {
  get now(): number {
    watch();
    return Date.now();
  },
};
