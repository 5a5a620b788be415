/**
 * How the page reaches what decides: a server over HTTP, or, on a site of files alone, a worker in this browser.
 * Both answer the same requests and tell the same events.
 */

/** Was this page built to play without a server? */
export const SITE: boolean = __SITE__;

const told = (name: string): string => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? "";

/** Where a site sends people for what needs other people's devices; "" if it knows no server. */
export const SERVER: string = SITE && told("tripolis-server") ? new URL(told("tripolis-server"), document.baseURI).href.replace(/\/$/, "") : "";

/** Where a server has the site that plays without it. */
export const ALONE = "/alone/";

/** Has this browser kept that site, so that it opens without a connection? */
export const aloneKept = async (): Promise<boolean> => !SITE && "caches" in window && (await caches.keys()).some((name) => name.startsWith("site-"));

/** What happens at a table, as an `EventSource` tells it. */
export type Stream = Pick<EventSource, "close" | "onerror" | "onopen" | "readyState"> & {
  addEventListener(kind: string, listener: (event: MessageEvent<string>) => void): void;
};

export interface Transport {
  request(path: string, init?: RequestInit): Promise<Response>;
  stream(path: string): Stream;
}

const http: Transport = {
  request: (path, init) => fetch(`/api${path}`, init),
  stream: (path) => new EventSource(`/api${path}`),
};

let transport = http;
const reached = __SITE__ ? import("../site/local").then(async (local) => void (transport = await local.connect())) : null;

/** Send a request to a path below /api. */
export async function request(path: string, init?: RequestInit): Promise<Response> {
  if (reached) await reached;
  return transport.request(path, init);
}

/** Hear what happens; requests have been answered before. */
export const stream = (path: string): Stream => transport.stream(path);

/** A file of the server that is written once: the words of a language, a game's rules. */
export const fetchText = async (path: string): Promise<Response> => (__SITE__ ? fetch((await import("../site/files")).where(path.slice(1))) : fetch(`/api${path}`));
