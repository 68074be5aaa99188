import { EXIT, Refusal } from '../exit.ts';
import type { Opened } from '../reading/opened.ts';
import type { Given } from './given.ts';

/** Takes moves back as `--ply` asks, negative counted from the end; without it none. Gives how many are left. */
export function windBack({ position, scene }: Opened, given: Given, path: string): number {
  const { length } = scene.moves;
  const asked = given.integer('ply', -length, Number.MAX_SAFE_INTEGER) ?? length;
  const ply = asked < 0 ? length + asked : asked;
  if (ply > length) throw new Refusal(EXIT.usage, `${path} has ${length} moves; there is no ply ${ply}.`);
  for (let i = length; i > ply; i--) position.undo();
  return ply;
}
