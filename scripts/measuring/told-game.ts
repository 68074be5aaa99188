import { type Game, Random, startPosition } from '@countertop/core';
import { type Brain, leadOf, levelsOf, mix, openingOf, type Player, playGame } from '@countertop/search';
import { type Measuring, SEEDS } from './measuring.ts';

/** A game with what was said before its moves, and what came of it. */
export interface ToldGame {
  readonly round: number;
  /** How many moves were played in all. */
  readonly plies: number;
  readonly said: readonly Said[];
  readonly shares: readonly number[];
  readonly scores: readonly number[];
}

/**
 * What the maker of a move expected before it, how far ahead they were then, and how far the game had come (from 0 to 1, as the
 * brain says; 0 where it does not). What was proven is left out: it needs no trust.
 */
export type Said = readonly [ply: number, seat: number, chance: number, value: number, lead: number, progress: number];

/** Fewest and most random moves to begin with: some games are uneven from the start. */
const OPENING = { fewest: 2, most: 9 };

/** The highest level against itself, by nodes: the same game whenever it is asked for. */
export async function tellGame(
  { reliability: { table, nodes } }: Measuring,
  game: Game,
  brain: Brain,
  round: number,
): Promise<ToldGame> {
  const { seats, options = {} } = table;
  const begun = startPosition(game, options, seats);
  if (!begun.ok) throw new Error(begun.problem.code);
  const start = begun.value.position;
  const own = mix(SEEDS.reliability, round);
  const plies = OPENING.fewest + new Random(own).below(OPENING.most - OPENING.fewest + 1);
  const said: Said[] = [];
  let ply = 0;
  const players = Array.from({ length: seats }, (_, seat): Player => {
    const thinker = brain.thinker(levelsOf(brain), mix(own, 1000 + seat));
    return {
      choose(position) {
        const { move, chances, values, exact } = thinker.think(position, { nodes });
        const progress = brain.calibration?.progress?.(position) ?? 0;
        if (!exact)
          said.push([
            ply,
            seat,
            rounded(chances[seat]),
            rounded(values[seat]),
            leadOf(position, seat),
            rounded(progress),
          ]);
        return move;
      },
      ...(seat === 0 ? { hear: () => void ply++ } : {}),
    };
  });
  const { shares, scores, moves } = await playGame(
    { start, opening: openingOf(start, own, { plies }), seed: own },
    players,
  );
  return { round, plies: moves.length, said, shares, scores };
}

function rounded(figure: number): number {
  return Math.round(figure * 1e4) / 1e4;
}
