import "./app.css";
import { mount } from "svelte";
import { follow } from "./lib/router.svelte";
import { apply } from "./lib/settings.svelte";
import { words } from "./lib/words.svelte";
import App from "./shell/App.svelte";

apply();
follow();
await words.speak(words.language);
const target = document.getElementById("app");
if (target) mount(App, { target });
