import { puzzles } from '../data/puzzles.ts';

/** Screens of this game that stand for those of all games among the pictures of docs/images. */
export const pictures = [
  { name: 'puzzle', route: `puzzles/${puzzles.at(-20)?.id}` },
  /** Its sample, gone through with the engine. */
  { name: 'study' },
];
