import { PACES } from '../../match/running/pace.ts';
import { settings } from '../../store/settings.svelte.ts';
import type { Tempo } from './showing.svelte.ts';

/** Slow enough to see one move after the other and to think about it, by the pace that the person likes. */
export const TEMPO: Tempo = {
  move: () => 1100 * PACES[settings.pace],
  draw: () => 450 * PACES[settings.pace],
};
