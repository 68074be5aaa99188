import { type Deed, MOMENTS, type Moment } from '@countertop/core';
import { afterFrame } from '../../design/after-frame.ts';

export type Sound = Moment | 'end' | 'tick';

let context: AudioContext | undefined;

/** How a device shakes, in milliseconds on and off. */
const TOUCHES: Readonly<Record<Sound, number | number[]>> = {
  place: 12,
  draw: 6,
  score: [12, 30, 12],
  pass: 6,
  rise: [8, 20, 16],
  strike: [30, 30, 12],
  capture: [16, 24, 24],
  circle: [10, 16, 10, 16, 20],
  end: [20, 40, 30],
  tick: 10,
};

/** Each sound as knocks: after how many seconds, how high, how long, how loud. */
const KNOCKS: Readonly<
  Record<Sound, readonly (readonly [after: number, pitch: number, length: number, volume: number])[]>
> = {
  place: [[0, 190, 0.09, 0.22]],
  draw: [[0, 520, 0.05, 0.08]],
  score: [
    [0, 190, 0.09, 0.2],
    [0.09, 523, 0.22, 0.1],
  ],
  pass: [[0, 140, 0.12, 0.1]],
  rise: [
    [0, 190, 0.09, 0.2],
    [0.08, 330, 0.12, 0.1],
    [0.16, 440, 0.2, 0.1],
  ],
  strike: [
    [0, 95, 0.16, 0.3],
    [0.1, 150, 0.1, 0.16],
    [0.22, 190, 0.1, 0.2],
  ],
  capture: [
    [0, 190, 0.09, 0.2],
    [0.1, 392, 0.12, 0.1],
    [0.2, 523, 0.12, 0.1],
    [0.3, 659, 0.24, 0.1],
  ],
  circle: [
    [0, 260, 0.1, 0.14],
    [0.08, 310, 0.1, 0.12],
    [0.16, 370, 0.1, 0.12],
    [0.24, 440, 0.24, 0.12],
  ],
  end: [
    [0, 262, 0.5, 0.12],
    [0.14, 330, 0.5, 0.12],
    [0.28, 392, 0.5, 0.12],
  ],
  // Higher and drier than anything on the board: a clock in a hurry.
  tick: [[0, 988, 0.045, 0.16]],
};

/** The greatest moment among what a move did: that is the one to hear. */
export function momentOf(deeds: readonly Deed[]): Moment {
  return deeds.reduce<Moment>(
    (most, { moment }) => (MOMENTS.indexOf(moment) > MOMENTS.indexOf(most) ? moment : most),
    deeds[0]?.moment ?? 'place',
  );
}

/** A few soft knocks, made here: no file to load, nothing to wait for. */
export function playSound(sound: Sound, { sound: heard, haptics }: { sound: boolean; haptics: boolean }): void {
  if (haptics && navigator.userActivation?.hasBeenActive === true) navigator.vibrate?.(TOUCHES[sound]);
  // Browsers let a page sound only after somebody has touched it.
  if (!heard || navigator.userActivation?.hasBeenActive !== true) return;
  // A knock that comes with the frame is not late; one that makes the frame late is.
  afterFrame(() => knockFor(sound));
}

function knockFor(sound: Sound): void {
  context ??= new AudioContext();
  void context.resume();
  for (const [after, pitch, length, volume] of KNOCKS[sound]) knock(context, after, pitch, length, volume);
}

function knock(audio: AudioContext, after: number, pitch: number, length: number, volume: number): void {
  const begin = audio.currentTime + after;
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(pitch * 1.6, begin);
  tone.frequency.exponentialRampToValueAtTime(pitch, begin + 0.03);
  loudness.gain.setValueAtTime(volume, begin);
  loudness.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  tone.connect(loudness).connect(audio.destination);
  tone.start(begin);
  tone.stop(begin + length);
}
