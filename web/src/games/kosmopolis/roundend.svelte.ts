/**
 * The end of a round is a show: each of its steps stays long enough to be read, however quickly the
 * table feeds them. Everything else is shown as it comes.
 */
import type { Script, Step } from "../../board/stage.svelte";
import { isPassing, isPlaying, type Scene, scenesOf } from "./steps";
import type { View } from "./view";

const TO_LOOK = 1000;
const TO_READ = 450;
const LONGEST = 3600;

export class RoundEnd implements Script<View> {
  /** What is told now of a round's end, or was told last: one step; or all, where nothing moves. */
  scenes = $state.raw<Scene[]>([]);

  look({ view, events }: Step<View>, fresh: boolean): number {
    const scenes = scenesOf(events);
    // What came in one piece stays beside the next draft, to be read at leisure.
    if (scenes.length) this.scenes = scenes;
    else if (isPlaying(view) && view.phase !== "draft") this.scenes = [];
    const isHeld = fresh && (isPassing(view) ? scenes.length === 1 : isFinale(view, scenes));
    const told = isHeld ? scenes.flatMap((scene) => scene.told).length : 0;
    return told && Math.min(TO_LOOK + TO_READ * told, LONGEST);
  }

  /** Close what came in one piece. */
  close = (): void => {
    this.scenes = [];
  };
}

/** The last bonus cards come with the end itself; where nothing moves, everything else does too. */
function isFinale(view: View, scenes: Scene[]): boolean {
  return view.phase === "end" && [1, 2].includes(scenes.length);
}
