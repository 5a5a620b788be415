// Keeps the shell of the page (index.html, what the build has named by its contents, and the words) so that an
// installed Tripolis opens at once, and can say so when there is no connection; nothing else the API says is kept.
const SHELL = "shell-1";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => {
  const stale = caches.keys().then((names) => Promise.all(names.filter((name) => name.startsWith("shell-") && name !== SHELL).map((name) => caches.delete(name))));
  event.waitUntil(stale.then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const address = new URL(event.request.url);
  if (event.request.method !== "GET" || address.origin !== location.origin) return;
  if (address.pathname.startsWith("/assets/")) event.respondWith(keptFirst(event.request));
  else if (address.pathname.startsWith("/api/words/")) event.respondWith(freshFirst(event.request, event.request));
  else if (event.request.mode === "navigate" && !address.pathname.startsWith("/api/")) event.respondWith(freshFirst(event.request, "/"));
});

// A page that came before its worker says what it is made of.
self.addEventListener("message", (event) => {
  const addresses = event.data.filter((address) => /^\/(assets|api\/words)\//.test(new URL(address).pathname));
  if (addresses.length) event.waitUntil(caches.open(SHELL).then((shell) => shell.addAll(["/", ...new Set(addresses)])));
});

/** A file named by its contents never changes. */
async function keptFirst(request) {
  const shell = await caches.open(SHELL);
  const kept = await shell.match(request);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) await shell.put(request, fresh.clone());
  return fresh;
}

/** As new as possible; the one kept under a name while there is no connection. */
async function freshFirst(request, name) {
  const shell = await caches.open(SHELL);
  try {
    const fresh = await fetch(request);
    if (fresh.ok && fresh.headers.get("Content-Type")?.startsWith("text/")) await shell.put(name, fresh.clone());
    return fresh;
  } catch (problem) {
    const kept = await shell.match(name);
    if (kept) return kept;
    throw problem;
  }
}
