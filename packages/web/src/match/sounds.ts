import { afterFrame } from '../design/after-frame.ts';

type Sound = 'place' | 'draw' | 'end';

let context: AudioContext | undefined;

/** A few soft knocks, made here: no file to load, nothing to wait for. */
export function playSound(sound: Sound, { sound: heard, haptics }: { sound: boolean; haptics: boolean }): void {
  if (haptics && navigator.userActivation?.hasBeenActive === true)
    navigator.vibrate?.(sound === 'end' ? [20, 40, 30] : sound === 'place' ? 12 : 6);
  // Browsers let a page sound only after somebody has touched it.
  if (!heard || navigator.userActivation?.hasBeenActive !== true) return;
  // A knock that comes with the frame is not late; one that makes the frame late is.
  afterFrame(() => knockFor(sound));
}

function knockFor(sound: Sound): void {
  context ??= new AudioContext();
  void context.resume();
  switch (sound) {
    case 'place':
      knock(context, 0, 190, 0.09, 0.22);
      break;
    case 'draw':
      knock(context, 0, 520, 0.05, 0.08);
      break;
    case 'end':
      for (const [index, pitch] of [262, 330, 392].entries()) knock(context, index * 0.14, pitch, 0.5, 0.12);
      break;
  }
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
