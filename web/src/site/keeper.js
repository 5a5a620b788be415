// Keeps every file of the site. A version has a cache of its own and takes over when no tab shows an older one; what has
// not changed is taken over from the older cache.
const VERSION = "{{version}}";
const FILES = JSON.parse(`{{files}}`);

const CACHE = `site-${VERSION}`;
const root = new URL("./", self.location.href).href;

self.addEventListener("install", (event) => event.waitUntil(update()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("message", (event) => event.waitUntil(keepAll().catch(() => {})));

/** On a first visit the page itself fetches what it needs first. A new version is complete before it is used. */
async function update() {
  const older = (await caches.keys()).filter((name) => name.startsWith("site-") && name !== CACHE);
  if (!older.length) return self.skipWaiting();
  await keepAll();
}

async function takeOver() {
  const stale = (await caches.keys()).filter((name) => name.startsWith("site-") && name !== CACHE);
  await Promise.all(stale.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function keepAll() {
  const cache = await caches.open(CACHE);
  for (const file of FILES) {
    const address = root + file;
    if (await cache.match(address)) continue;
    // Only what is named by its contents is the same in another version.
    const known = file.includes("/") ? await caches.match(address) : undefined;
    const found = known ?? (await fetch(address, { cache: "no-cache" }));
    if (!found.ok) throw new Error(`${file} cannot be fetched`);
    await cache.put(address, found);
  }
}

self.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET" || !event.request.url.startsWith(root)) return;
  const address = event.request.url.split(/[?#]/)[0];
  const file = address.slice(root.length) || "index.html";
  if (FILES.includes(file)) event.respondWith(keptFirst(root + file));
});

async function keptFirst(address) {
  const cache = await caches.open(CACHE).catch(() => null);
  const kept = await cache?.match(address);
  if (kept) return kept;
  const fresh = await fetch(address);
  // A browser without room shows the site all the same.
  if (fresh.ok) await cache?.put(address, fresh.clone()).catch(() => {});
  return fresh;
}
