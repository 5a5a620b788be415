import { mount } from "svelte";
import "./styles/base.css";
import App from "./App.svelte";
import { dress } from "./lib/settings.svelte";
import { speak } from "./lib/person.svelte";
import { SITE } from "./lib/transport";
import { missing } from "./lib/words";

dress();
mount(App, { target: document.getElementById("app")! });

// The tests look at every screen as it stands in each language, and ask which words were missing.
Object.assign(window, { missingWords: missing, speak });

if (!SITE && import.meta.env.PROD && navigator.serviceWorker) void keepShell(navigator.serviceWorker);

/** What was loaded before there was a worker is kept by it too: the very next visit may be without a connection. */
async function keepShell(workers: ServiceWorkerContainer): Promise<void> {
  await workers.register("/worker.js");
  if (workers.controller) return;
  const { active } = await workers.ready;
  // Also what is still on its way, such as the words on a slow line.
  const missed = new PerformanceObserver((loaded) => {
    const past = (loaded.getEntries() as PerformanceResourceTiming[]).filter(({ workerStart }) => !workerStart);
    active?.postMessage(past.map(({ name }) => name));
  });
  missed.observe({ type: "resource", buffered: true });
}
