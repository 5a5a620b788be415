// Keeps the shell of the page (index.html and what the build has named by its contents) so that an installed
// Tripolis opens at once; what the API says is never kept.
const SHELL = "shell-1";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => {
  const stale = caches.keys().then((names) => Promise.all(names.filter((name) => name !== SHELL).map((name) => caches.delete(name))));
  event.waitUntil(stale.then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const address = new URL(event.request.url);
  if (event.request.method !== "GET" || address.origin !== location.origin) return;
  if (address.pathname.startsWith("/assets/")) event.respondWith(keptFirst(event.request));
  else if (event.request.mode === "navigate" && !address.pathname.startsWith("/api/")) event.respondWith(freshFirst(event.request));
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

/** The page itself, as new as possible; the last one while there is no connection. */
async function freshFirst(request) {
  const shell = await caches.open(SHELL);
  try {
    const fresh = await fetch(request);
    if (fresh.ok && fresh.headers.get("Content-Type")?.startsWith("text/html")) await shell.put("/", fresh.clone());
    return fresh;
  } catch (problem) {
    const kept = await shell.match("/");
    if (kept) return kept;
    throw problem;
  }
}
