import { mount } from "svelte";
import "./styles/base.css";
import App from "./App.svelte";
import { dress } from "./lib/settings.svelte";
import { missing } from "./lib/words";

dress();
mount(App, { target: document.getElementById("app")! });

// The tests ask which words were missing.
Object.assign(window, { missingWords: missing });

if (import.meta.env.PROD) void navigator.serviceWorker?.register("/worker.js");
