/** Share a text by the system's own way, or else copy it. */
import { notice } from "./notice.svelte";
import { t } from "./words";

export async function share(text: string): Promise<void> {
  if ("share" in navigator) return navigator.share({ text }).catch(() => {});
  try {
    await (navigator as Navigator).clipboard.writeText(text);
    notice.show(t("puzzle-copied"));
  } catch {
    notice.show(text);
  }
}
