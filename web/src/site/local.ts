/** The page's end of the line to the house in its worker. */
import { notice } from "../lib/notice.svelte";
import type { Stream, Transport } from "../lib/transport";
import { t } from "../lib/words";
import { keepRest, kept } from "./keeping";
import { where } from "./files";
import type { Ask, Told } from "./messages";
import { opening } from "./opening.svelte";

/** A stream of events out of the worker. */
class HouseStream implements Stream {
  onopen: Stream["onopen"] = null;
  onerror: Stream["onerror"] = null;
  readyState: number = EventSource.OPEN;

  constructor(private end: () => void) {}

  private listeners = new Map<string, (event: MessageEvent<string>) => void>();

  addEventListener(kind: string, listener: (event: MessageEvent<string>) => void): void {
    this.listeners.set(kind, listener);
  }

  tell(kind: string, data: string): void {
    this.onopen?.call(this as unknown as EventSource, new Event("open"));
    this.listeners.get(kind)?.(new MessageEvent(kind, { data }));
  }

  refused(): void {
    this.readyState = EventSource.CLOSED;
    this.onerror?.call(this as unknown as EventSource, new Event("error"));
  }

  close(): void {
    this.readyState = EventSource.CLOSED;
    this.end();
  }
}

/** Where another tab has the house open, wait until it is closed: two would write over each other. */
function alone(): Promise<void> {
  return new Promise((resolve) => {
    void navigator.locks.request("tripolis-house", { ifAvailable: true }, (lock) => {
      if (lock) {
        resolve();
        return new Promise(() => {});
      }
      opening.elsewhere = true;
      void navigator.locks.request("tripolis-house", () => {
        resolve();
        return new Promise(() => {});
      });
    });
  });
}

/** Open the house, and a line to it. */
export async function connect(): Promise<Transport> {
  await Promise.all([kept(), alone()]);
  const house = new Worker(new URL("./house.worker.ts", import.meta.url), { type: "module" });
  const say = (ask: Ask) => house.postMessage(ask);
  const asked = new Map<number, (answer: Response) => void>();
  const streams = new Map<number, HouseStream>();
  let number = 0;
  let gone = false;

  house.onmessage = ({ data }: MessageEvent<Told>) => {
    if (data.kind === "answer") {
      asked.get(data.number)?.(new Response(data.body, { status: data.status }));
      asked.delete(data.number);
    } else if (data.kind === "event") streams.get(data.number)?.tell(data.name, data.data);
    else if (data.kind === "refused") streams.get(data.number)?.refused();
    else if (data.kind === "ready") keepRest();
    else if (data.kind === "forgetful") notice.show(t("page-site-forgets"), "alarm");
    else if (data.kind === "broken") broken(data.problem);
  };
  house.onerror = (event) => broken(event.message);

  function broken(problem: string): void {
    console.error(problem);
    gone = true;
    for (const answer of asked.values()) answer(new Response("", { status: 500 }));
    asked.clear();
  }

  say({ kind: "open", run: where("") });
  return {
    request(path: string, init: RequestInit = {}): Promise<Response> {
      if (gone) return Promise.resolve(new Response("", { status: 500 }));
      number += 1;
      const headers = new Headers(init.headers);
      say({ kind: "ask", number, method: init.method ?? "GET", path, key: headers.get("Idempotency-Key") ?? "", body: String(init.body ?? "") });
      return new Promise((resolve) => asked.set(number, resolve));
    },
    stream(path: string): Stream {
      const mine = (number += 1);
      const opened = new HouseStream(() => {
        streams.delete(mine);
        say({ kind: "unlisten", number: mine });
      });
      streams.set(mine, opened);
      say({ kind: "listen", number: mine, path });
      return opened;
    },
  };
}
