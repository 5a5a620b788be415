/** The house: the same Python that decides on a server, over this browser's storage. */
import type { Ask, Told } from "./messages";
import { startPython } from "./python";
import { Storage } from "./storage";
import { Thinker } from "./thinkers";

const tell = (told: Told) => self.postMessage(told);
let house: Promise<any>;

async function open(run: string): Promise<any> {
  const { entry, copied } = await startPython(run, "tripolis.site.browser");
  const storage = new Storage(() => tell({ kind: "forgetful" }));
  const bots = new Thinker(run, copied, false);
  const opened = await entry.open_house(storage, bots, new Thinker(run, copied, true));
  void bots.start();
  tell({ kind: "ready" });
  return opened;
}

self.onmessage = async ({ data }: MessageEvent<Ask>) => {
  if (data.kind === "open") {
    house = open(data.run);
    house.catch((problem) => tell({ kind: "broken", problem: String(problem) }));
    return;
  }
  const { number } = data;
  const opened = await house;
  if (data.kind === "unlisten") return opened.unlisten(number);
  if (data.kind === "listen") {
    const hear = (name: string, event: string) => tell({ kind: "event", number, name, data: event });
    return opened.listen(number, data.path, hear).catch(() => tell({ kind: "refused", number }));
  }
  const answer = await opened.ask(data.method, data.path, data.key, data.body);
  tell({ kind: "answer", number, status: answer.status, body: answer.text });
  answer.destroy();
};
