/** Runs examples of the documentation: Python as a visitor would type it, with what it prints. */
import type { Done, Run } from "./messages";
import { startPython, type Started } from "./python";

let started: Promise<Started>;

self.onmessage = async ({ data: { run, number, code } }: MessageEvent<Run>) => {
  started ??= startPython(run, "tripolis.site.example");
  const answer: Done<string> = { number };
  try {
    answer.found = (await started).entry.run(code);
  } catch (problem) {
    answer.problem = String(problem);
  }
  self.postMessage(answer);
};
