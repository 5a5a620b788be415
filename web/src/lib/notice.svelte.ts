/** One sentence said at the foot of the page, for a while. */
let text = $state("");
let kind = $state<"calm" | "alarm">("calm");
let timer: ReturnType<typeof setTimeout> | undefined;

export const notice = {
  get text() {
    return text;
  },
  get kind() {
    return kind;
  },
  show(sentence: string, how: "calm" | "alarm" = "calm") {
    text = sentence;
    kind = how;
    clearTimeout(timer);
    // Long enough to be read twice.
    timer = setTimeout(() => (text = ""), 4000 + 90 * sentence.length);
  },
  clear() {
    clearTimeout(timer);
    text = "";
  },
};

/** Do something that the server may refuse; its sentence is shown. */
export async function attempt<T>(doing: () => Promise<T>): Promise<T | undefined> {
  try {
    return await doing();
  } catch (problem) {
    notice.show(problem instanceof Error ? problem.message : String(problem), "alarm");
    return undefined;
  }
}
