import { Keepsake } from '../../store/keepsake.ts';

/** Whether the engine was on when somebody last studied. It begins off. */
export const engineChoice = new Keepsake('study.engine', (kept) => kept === true);
