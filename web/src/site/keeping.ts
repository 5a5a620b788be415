/** The service worker keeps every file of the site, so that it opens without a connection from the second visit on. */

/** How long to wait for it in ms: without it the site still works, but every visit needs the network. */
const PATIENCE = 3000;

/** Ready when what is fetched from now on is kept, or when nothing will be. */
export async function kept(): Promise<void> {
  const workers = navigator.serviceWorker;
  if (!workers || !import.meta.env.PROD) return;
  const controlled = new Promise<void>((resolve) => {
    if (workers.controller) resolve();
    else workers.addEventListener("controllerchange", () => resolve(), { once: true });
  });
  const registered = workers.register(new URL("worker.js", document.baseURI)).then(() => controlled);
  await Promise.race([registered.catch(() => {}), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}

/** Everything the first game needs has come: fetch what other games, languages and rules need. */
export function keepRest(): void {
  navigator.serviceWorker?.controller?.postMessage("keep the rest");
}
