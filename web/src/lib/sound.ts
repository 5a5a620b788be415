/** Soft synthesised sounds for the moments of a game, from the first click on; one setting for how loud. */
import { settings } from "./settings.svelte";

let speaker: AudioContext | null = null;
let out: GainNode | null = null;

/** Where sounds go; browsers allow none before somebody has clicked or typed. */
function open(): { speaker: AudioContext; out: GainNode } | null {
  if (!settings.volume || navigator.userActivation?.hasBeenActive === false) return null;
  speaker ??= new AudioContext();
  out ??= new GainNode(speaker);
  out.connect(speaker.destination);
  out.gain.value = settings.volume / 100;
  return { speaker, out };
}

interface Tone {
  pitch: number;
  /** When it begins and how long it rings, in seconds. */
  at?: number;
  rings?: number;
  loud?: number;
  shape?: OscillatorType;
  /** Where the pitch glides to. */
  to?: number;
}

/** One struck tone. */
function strike({ pitch, at = 0, rings = 0.3, loud = 0.08, shape = "triangle", to }: Tone): void {
  const opened = open();
  if (!opened) return;
  const begin = opened.speaker.currentTime + at;
  const voice = new OscillatorNode(opened.speaker, { type: shape, frequency: pitch });
  if (to) voice.frequency.exponentialRampToValueAtTime(to, begin + rings);
  const swell = new GainNode(opened.speaker, { gain: 0 });
  swell.gain.setValueAtTime(0, begin);
  swell.gain.linearRampToValueAtTime(loud, begin + 0.008);
  swell.gain.exponentialRampToValueAtTime(0.0001, begin + rings);
  voice.connect(swell).connect(opened.out);
  voice.start(begin);
  voice.stop(begin + rings);
}

let noise: AudioBuffer | null = null;

/** A brush of noise around a pitch: a card on felt, a page that is turned. */
function brush(pitch: number, rings: number, loud: number, at = 0): void {
  const opened = open();
  if (!opened) return;
  if (!noise) {
    noise = new AudioBuffer({ length: opened.speaker.sampleRate / 2, sampleRate: opened.speaker.sampleRate });
    const wave = noise.getChannelData(0);
    for (let place = 0; place < wave.length; place++) wave[place] = Math.random() * 2 - 1;
  }
  const begin = opened.speaker.currentTime + at;
  const source = new AudioBufferSourceNode(opened.speaker, { buffer: noise });
  const band = new BiquadFilterNode(opened.speaker, { type: "bandpass", frequency: pitch, Q: 0.9 });
  const swell = new GainNode(opened.speaker, { gain: 0 });
  swell.gain.setValueAtTime(0, begin);
  swell.gain.linearRampToValueAtTime(loud, begin + 0.012);
  swell.gain.exponentialRampToValueAtTime(0.0001, begin + rings);
  source.connect(band).connect(swell).connect(opened.out);
  source.start(begin);
  source.stop(begin + rings);
}

const chord = (pitches: number[], apart: number, rings: number, loud = 0.07) => pitches.forEach((pitch, place) => strike({ pitch, at: place * apart, rings, loud }));

const SOUNDS = {
  /** A card laid on felt. */
  card: () => (brush(1500, 0.11, 0.16), strike({ pitch: 170, rings: 0.07, loud: 0.05, shape: "sine", to: 110 })),
  /** A gem or a coin: glass with a high overtone. */
  gem: () => (strike({ pitch: 1568, rings: 0.32, loud: 0.035, shape: "sine" }), strike({ pitch: 2637, at: 0.01, rings: 0.22, loud: 0.018, shape: "sine" }), strike({ pitch: 2093, at: 0.07, rings: 0.28, loud: 0.022, shape: "sine" })),
  /** Somebody doubts: two knocks on wood. */
  check: () => [0, 0.13].forEach((at) => (strike({ pitch: 240, at, rings: 0.09, loud: 0.11, shape: "sine", to: 150 }), brush(700, 0.05, 0.08, at))),
  /** A noble, a city, a bonus: a small flourish. */
  honour: () => chord([523, 659, 784, 1047], 0.085, 0.7, 0.055),
  /** Something is lost: two tones that fall. */
  loss: () => [330, 247].forEach((pitch, place) => strike({ pitch, at: place * 0.14, rings: 0.4, loud: 0.06 })),
  turn: () => chord([523, 659], 0.12, 0.5),
  no: () => strike({ pitch: 165, rings: 0.22 }),
  chat: () => strike({ pitch: 880, rings: 0.18, loud: 0.04 }),
  /** The end, and the end for a winner. */
  over: () => chord([392, 494, 587], 0.16, 0.9),
  victory: () => (chord([523, 659, 784], 0.13, 0.6, 0.075), chord([1047, 1319, 1568], 0.05, 1.8, 0.05), strike({ pitch: 262, at: 0.4, rings: 1.8, loud: 0.06 })),
};

export type Sound = keyof typeof SOUNDS;

export function play(name: Sound): void {
  SOUNDS[name]();
}

/** What is heard of an event; the rest is a card on felt. */
const HEARD: Record<string, Sound> = {
  takes: "gem", "receives-gold": "gem", "took-gold": "gem", "post-token": "gem", returns: "gem", pays: "gem",
  checks: "check", opened: "card",
  noble: "honour", city: "honour", shield: "honour", conquers: "honour", bonus: "honour", "extra-due": "honour",
  discards: "loss", violation: "loss", "tower-remove": "loss", split: "loss",
};

/** The sound of a step: that of the event that matters most. */
export function playStep(kinds: string[]): void {
  const heard = new Set(kinds.map((kind) => HEARD[kind] ?? "card"));
  play((["honour", "loss", "check", "gem"] as const).find((name) => heard.has(name)) ?? "card");
}
