import { games } from '@countertop/catalogue';
import { startPosition } from '@countertop/core';
import { type Beside, type LadderStep, levelsOf, teamsOf } from '@countertop/search';
import { hasDraws } from '../../packages/cli/src/arena/hall.ts';
import type { ArenaPlan } from '../../packages/cli/src/arena/plan.ts';
import { readPlayer } from '../../packages/cli/src/engine/player-spec.ts';
import { type MeasuredTable, type Measuring, SEEDS } from './measuring.ts';

/** Something to be measured: a plan of one pairing, so many rounds of it, and where it is kept. */
export interface Step {
  /** Unlike any other of its game, and fit to name a file. */
  readonly name: string;
  readonly plan: ArenaPlan;
  readonly rounds: number;
}

/** One rung of a ladder, at one table. */
export interface Rung extends Step {
  readonly table: MeasuredTable;
  readonly level: number;
  readonly against: Against;
}

type Against = LadderStep['against'] | Beside['against'];

/** What more time buys: the highest level against itself with half of it. */
export interface DoublingStep extends Step {
  /** In thousandths of a second of one core. */
  readonly milliseconds: number;
  readonly nodes: number;
}

/**
 * So many games make the 95 % interval of a score ±4.9 % at most, wherever the games of a round do not go the same way more
 * often than by chance. It is fixed before anything is played: nothing ends early because it looks good.
 */
const GAMES = 400;
/** Random moves of an opening in games without draws. */
const OPENING = 4;

/** Everything that `npm run ladder` plays of a game. At the usual table level 1 meets the beginner and a random player, too. */
export async function rungsOf(measuring: Measuring, rounds?: number): Promise<readonly Rung[]> {
  const { levels } = await gameOf(measuring);
  const rungs = measuring.tables.map(async (table, at) => {
    const pairings: [number, Against][] =
      at === 0
        ? [
            [1, 'random'],
            [1, 'beginner'],
          ]
        : [];
    for (let level = 2; level <= levels; level++) pairings.push([level, level - 1]);
    return await Promise.all(
      pairings.map(async ([level, against]): Promise<Rung> => {
        const players = [
          playerAt(level),
          against === 'random' ? 'random' : against === 'beginner' ? 'baseline:beginner' : playerAt(against),
        ];
        const step = await stepOf(measuring, table, players, SEEDS.ladder, rounds);
        return { ...step, name: `${table.name.replaceAll(/\W+/g, '-')}-${level}-${against}`, table, level, against };
      }),
    );
  });
  function playerAt(level: number): string {
    return level === levels ? `level:${level}@nodes=${measuring.highest}` : `level:${level}`;
  }
  return (await Promise.all(rungs)).flat();
}

/** From a twentieth of a second to four. */
const MILLISECONDS = [50, 100, 200, 500, 1000, 2000, 4000];

/** Everything that `npm run thinking-time` plays of a game. */
export async function doublingsOf(measuring: Measuring, rounds?: number): Promise<readonly DoublingStep[]> {
  const { levels } = await gameOf(measuring);
  return await Promise.all(
    MILLISECONDS.map(async (milliseconds): Promise<DoublingStep> => {
      const nodes = Math.round((measuring.second * milliseconds) / 1000);
      const players = [nodes, nodes / 2].map((each) => `level:${levels}@nodes=${Math.round(each)}`);
      const step = await stepOf(measuring, measuring.tables[0], players, SEEDS.time, rounds);
      return { ...step, name: `${milliseconds}-ms`, milliseconds, nodes };
    }),
  );
}

async function stepOf(
  { game }: Measuring,
  { seats, options = {} }: MeasuredTable,
  players: readonly string[],
  seed: number,
  rounds: number | undefined,
): Promise<Omit<Step, 'name'>> {
  const { rules } = await gameOf({ game });
  const start = startPosition(rules, options, seats);
  if (!start.ok) throw new Error(`${game}: ${start.problem.code}`);
  const { position } = start.value;
  const opening = hasDraws(position) ? 0 : OPENING;
  const plan: ArenaPlan = {
    game,
    options: start.value.options,
    seats,
    players: players.map(readPlayer),
    pairings: [[0, 1]],
    seed,
    opening,
  };
  return { plan, rounds: rounds ?? Math.ceil(GAMES / teamsOf(position).length) };
}

async function gameOf({ game }: Pick<Measuring, 'game'>) {
  const entry = games.find(({ id }) => id === game);
  if (entry === undefined) throw new Error(`there is no game "${game}"`);
  const [rules, brain] = await Promise.all([entry.load(), entry.loadBrain()]);
  return { rules, levels: levelsOf(brain) };
}
