import { games } from '@countertop/catalogue';
import { CHANCE, type Game, NOBODY, type Options, Random, startPosition } from '@countertop/core';

/** A game as it is played to measure a server. */
export interface LongGame {
  readonly game: Game;
  readonly name: string;
  readonly options: Options;
  /** How many moves a match has, about. */
  readonly moves: number;
}

/** A match of any moves at all. */
export interface AnyMatch {
  readonly seats: readonly number[];
  readonly moves: readonly string[];
}

/** Undefined where chance has a say: what it says is not known before. */
export function anyMatch({ game, options }: Pick<LongGame, 'game' | 'options'>, seed: number): AnyMatch | undefined {
  const random = new Random(seed);
  const start = startPosition(game, options, 2);
  if (!start.ok) throw new Error(start.problem.code);
  const { position } = start.value;
  const seats: number[] = [];
  const moves: string[] = [];
  while (position.actor !== NOBODY) {
    if (position.actor === CHANCE) return undefined;
    const move = position.pick(random);
    seats.push(position.actor);
    moves.push(game.write(position, move));
    position.play(move);
  }
  return { seats, moves };
}

/** Of each game for two without chance the longest that its benches have; the longest first. */
export async function longGames(ids: readonly string[] = []): Promise<readonly LongGame[]> {
  const found: LongGame[] = [];
  for (const entry of games) {
    if (ids.length > 0 && !ids.includes(entry.id)) continue;
    const game = await entry.load();
    const guide = await entry.loadGuide();
    const ways = (guide?.benches ?? []).flatMap(({ name, seats, options = {} }): LongGame[] => {
      const match = seats === 2 ? anyMatch({ game, options }, 1) : undefined;
      return match === undefined
        ? []
        : [{ game, name: `${game.id} ${name}`.trim(), options, moves: match.moves.length }];
    });
    const longest = ways.sort((a, b) => b.moves - a.moves)[0];
    if (longest !== undefined) found.push(longest);
  }
  return found.sort((a, b) => b.moves - a.moves);
}
