/** Thinks for the bots, and over finished matches: the same work that a server's processes do. */
import type { Done, Work } from "./messages";
import { startPython } from "./python";

let started: ReturnType<typeof startPython>;

self.onmessage = async ({ data }: MessageEvent<{ run: string } | Work>) => {
  if ("run" in data) {
    started = startPython(data.run, "tripolis.site.thinker");
    return;
  }
  const answer: Done = { number: data.number };
  try {
    const { entry } = await started;
    const found = entry.work(data.name, data.given);
    answer.found = found.toJs();
    found.destroy();
  } catch (problem) {
    answer.problem = String(problem);
  }
  self.postMessage(answer);
};
