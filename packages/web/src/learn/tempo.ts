import { settings } from '../store/settings.svelte.ts';
import type { Tempo } from './lesson-run.svelte.ts';

/** Slow enough to see one move after the other and to think about it; at once for those who want no motion. */
export const TEMPO: Tempo = {
  move: () => (settings.motion ? 1100 : 0),
  draw: () => (settings.motion ? 450 : 0),
};
