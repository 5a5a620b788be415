/** A few soft synthesised sounds; silent unless the person turned them on. */
import { settings } from "./settings.svelte";

let speaker: AudioContext | null = null;

/** One struck tone: its pitch, when it begins and how long it rings, in seconds. */
function tone(pitch: number, start: number, length: number, loudness = 0.08): void {
  speaker ??= new AudioContext();
  const begin = speaker.currentTime + start;
  const voice = new OscillatorNode(speaker, { type: "triangle", frequency: pitch });
  const swell = new GainNode(speaker, { gain: 0 });
  swell.gain.linearRampToValueAtTime(loudness, begin + 0.012);
  swell.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  voice.connect(swell).connect(speaker.destination);
  voice.start(begin);
  voice.stop(begin + length);
}

const SOUNDS = {
  step: () => tone(330, 0, 0.16, 0.05),
  turn: () => [523, 659].forEach((pitch, place) => tone(pitch, place * 0.12, 0.5)),
  no: () => tone(165, 0, 0.22),
  chat: () => tone(880, 0, 0.18, 0.04),
  over: () => [392, 494, 587, 784].forEach((pitch, place) => tone(pitch, place * 0.14, 0.9)),
};

export function play(name: keyof typeof SOUNDS): void {
  if (settings.sound) SOUNDS[name]();
}
