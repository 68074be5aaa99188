import {
  CHANCE,
  type Game,
  type Move,
  movesOf,
  openScene,
  type Position,
  readOptions,
  type SceneStart,
} from '@countertop/core';
import type { Brain } from '../brain/brain.ts';
import type { Thought } from '../thinker/thinker.ts';
import type { ProvenResult } from './proven-result.ts';

/** What is proven of a position: the value for seat 0, and how both sides keep it. */
interface Known {
  readonly result: ProvenResult;
  readonly value: number;
  readonly line: readonly Move[];
}

/** The positions of one beginning that are proven: those that were asked about, and all along best play. */
export class ProvenBook {
  private readonly known = new Map<string, Known>();

  constructor(game: Game, { options, seats, setup }: SceneStart, results: readonly ProvenResult[]) {
    const same = (result: ProvenResult): boolean =>
      result.seats === seats &&
      JSON.stringify(result.setup) === JSON.stringify(setup) &&
      JSON.stringify(readOptions(game.options, result.options ?? {})) ===
        JSON.stringify(readOptions(game.options, options ?? {}));
    for (const result of results) if (isPlain(result) && same(result)) this.add(game, result);
  }

  /** The thought of somebody who knows; undefined where it is not proven. */
  think(position: Position, { knowledge }: Brain): Thought | undefined {
    const found = this.known.get(keyOf(position));
    if (found === undefined || position.actor < 0 || found.line.length === 0) return undefined;
    const { line, value, result } = found;
    const won = Math.sign(value);
    const worth = result.terms.value === 'difference' ? value : won * (knowledge.decided ?? knowledge.bound);
    const chance = (1 + won) / 2;
    const own = position.actor === 0;
    return {
      move: line[0],
      line,
      values: [worth, -worth],
      chances: [chance, 1 - chance],
      candidates: [
        {
          move: line[0],
          value: own ? worth : -worth,
          chance: own ? chance : 1 - chance,
          nodes: result.nodes,
          exact: true,
          atMost: false,
        },
      ],
      nodes: result.nodes,
      milliseconds: 0,
      nodesPerSecond: 0,
      depth: line.length,
      exact: true,
      proven: true,
    };
  }

  private add(game: Game, result: ProvenResult): void {
    const begun = openScene(game, result);
    if (!begun.ok) return;
    const { position } = begun;
    const line: Move[] = [];
    const keys = [keyOf(position)];
    for (const text of movesOf(result.line)) {
      const move = game.read(position, text);
      if (!move.ok) return;
      position.play(move.value);
      line.push(move.value);
      keys.push(keyOf(position));
    }
    // A line ends where something is to be drawn: the value is a mean then, and who wins is open.
    if (position.actor === CHANCE) return;
    for (const [at, key] of keys.entries()) {
      this.known.set(key, { result, value: Number(result.least), line: line.slice(at) });
    }
  }
}

/** Of the game as it is played, by two, with a value that is known. */
function isPlain({ terms, least, most, seats }: ProvenResult): boolean {
  return (
    seats === 2 &&
    terms.first === undefined &&
    terms.only === undefined &&
    least === most &&
    Number.isInteger(Number(least))
  );
}

function keyOf({ hashLow, hashHigh }: Position): string {
  return `${hashLow} ${hashHigh}`;
}
