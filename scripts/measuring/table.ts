import { loadBrain, loadGame } from '@countertop/catalogue';
import { Hall } from '../../packages/cli/src/arena/hall.ts';
import type { ArenaPlan } from '../../packages/cli/src/arena/plan.ts';
import { measurings } from './measuring.ts';
import { tellGame } from './told-game.ts';

/** A round of an arena, or a game whose players say what they expect. */
export type Task =
  | { readonly kind: 'round'; readonly plan: ArenaPlan; readonly round: number }
  | { readonly kind: 'told'; readonly game: string; readonly round: number };

// A process of its own: plays what it is sent, and sends back how it went.
const halls = new Map<string, Promise<Hall>>();

// Who interrupts the measuring interrupts all its processes: this one is ended by the one that began it.
process.on('SIGINT', () => {});
process.on('message', async (task: Task) => process.send?.(await play(task)));

async function play(task: Task): Promise<unknown> {
  const { round } = task;
  if (task.kind === 'told') {
    const [[measuring], game, brain] = await Promise.all([
      measurings(task.game),
      loadGame(task.game),
      loadBrain(task.game),
    ]);
    if (measuring === undefined || !game.ok || !brain.ok) throw new Error(`${task.game} has no brain to ask`);
    return await tellGame(measuring, game.value, brain.value, round);
  }
  const key = JSON.stringify(task.plan);
  const hall = halls.get(key) ?? Hall.open(task.plan);
  halls.set(key, hall);
  return await (await hall).play({ pairing: 0, round });
}
