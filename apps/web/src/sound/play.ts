import type { Cue } from './cues.ts';

/** One note: pitch in Hz, when it begins and how long it lasts in s, and how loud it is. */
type Note = readonly [pitch: number, at: number, length: number, gain: number];

/** A card on felt is a breath of noise; everything that matters is a few quiet notes. */
const NOTES: Readonly<Record<Exclude<Cue, 'card' | 'take' | 'deal'>, readonly Note[]>> = {
  turn: [
    [659, 0, 0.16, 0.05],
    [880, 0.09, 0.22, 0.05],
  ],
  won: [
    [523, 0, 0.2, 0.05],
    [659, 0.12, 0.2, 0.05],
    [784, 0.24, 0.2, 0.05],
    [1047, 0.36, 0.5, 0.05],
  ],
  over: [
    [523, 0, 0.25, 0.04],
    [440, 0.16, 0.4, 0.04],
  ],
};
/** Noises: when each begins in s, and how bright it is in Hz. */
const NOISES: Readonly<Record<'card' | 'take' | 'deal', readonly (readonly [at: number, pitch: number])[]>> =
  {
    card: [[0, 2600]],
    take: [
      [0, 1500],
      [0.07, 1900],
    ],
    deal: [0, 1, 2, 3, 4, 5].map((one) => [one * 0.07, 2300 + (one % 2) * 300] as const),
  };

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

/** Asks the device for its loudspeaker, which may take it a while. */
export function openSound(): void {
  try {
    context ??= new AudioContext();
    noise ??= whiteNoise(context);
  } catch {
    // A device without sound plays as well.
  }
}

/** Sounds a cue; silently nothing before the loudspeaker is there, or where the browser does not allow it before somebody has touched the page. */
export function sound(cue: Cue): void {
  if (context === undefined) return;
  try {
    if (context.state === 'suspended') void context.resume().catch(() => undefined);
    // What could not be heard now is not to be heard later, all at once.
    if (context.state !== 'running') return;
    if (cue === 'card' || cue === 'take' || cue === 'deal') {
      for (const [at, pitch] of NOISES[cue]) rustle(context, at, pitch);
    } else {
      for (const note of NOTES[cue]) ring(context, note);
    }
  } catch {
    // A device without sound plays as well.
  }
}

function ring(on: AudioContext, [pitch, at, length, gain]: Note): void {
  const start = on.currentTime + at;
  const oscillator = on.createOscillator();
  oscillator.type = 'triangle';
  oscillator.frequency.value = pitch;
  const volume = on.createGain();
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(gain, start + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(volume).connect(on.destination);
  oscillator.start(start);
  oscillator.stop(start + length);
}

function rustle(on: AudioContext, at: number, pitch: number): void {
  const start = on.currentTime + at;
  const source = on.createBufferSource();
  source.buffer = noise ??= whiteNoise(on);
  const filter = on.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  const volume = on.createGain();
  volume.gain.setValueAtTime(0.09, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.07);
  source.connect(filter).connect(volume).connect(on.destination);
  source.start(start, 0, 0.08);
}

/** A tenth of a second of noise, always the same: a simple generator is as good as chance here. */
function whiteNoise(on: AudioContext): AudioBuffer {
  const buffer = on.createBuffer(1, Math.ceil(on.sampleRate / 10), on.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let index = 0; index < samples.length; index += 1) {
    state = (state * 16_807) % 2_147_483_647;
    samples[index] = (state / 2_147_483_647) * 2 - 1;
  }
  return buffer;
}
