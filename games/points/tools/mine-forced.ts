/**
 * Positions in which level 10 adds points to what the other side can circle by force, though another move would not, from games against
 * itself; a line of JSON each. Half of them are for choosing by, the others for testing:
 *   npx tsx --conditions=source games/points/tools/mine-forced.ts GAMES NODES [SEED] > positions.jsonl
 */
import type { Move } from '@countertop/core';
import { Forcing } from '../brain/forcing.ts';
import { brain } from '../brain.ts';
import { game } from '../game.ts';
import type { PointsPosition } from '../rules/position.ts';
import { begin, scatter } from './self-play.ts';

/** Nodes for what is forced: more than a player spends. */
const READING = 2000;
/** So many other candidates are looked at for one that holds. */
const OTHERS = 10;
const LONGEST = 250;

const [games, nodes, seed = 1] = process.argv.slice(2).map(Number);
const forcing = new Forcing();
let moves = 0;
let found = 0;
for (let number = 0; number < games; number++) {
  const position = begin();
  const line = scatter(position, seed + number).map((move) => game.write(position, move));
  const thinkers = [brain.thinker(10, number), brain.thinker(10, number)];
  while (position.actor >= 0 && position.ply < LONGEST) {
    const { move, candidates } = thinkers[position.actor].think(position, { nodes });
    moves++;
    const lost = lostAfter(position, move);
    const holding =
      lost === 0 ? [] : candidates.slice(0, OTHERS).filter((other) => lostAfter(position, other.move) < lost);
    const text = game.write(position, move);
    if (holding.length > 0) {
      const half = found++ % 2 === 0 ? 'choosing' : 'testing';
      const holds = holding.map((other) => game.write(position, other.move));
      console.log(JSON.stringify({ half, moves: line.join(' '), played: text, lost, holds }));
    }
    line.push(text);
    position.play(move);
  }
}
process.stderr.write(`${found} of ${moves} moves\n`);

/** What the other side can circle by force after a move, beyond what one dot circles. */
function lostAfter(position: PointsPosition, move: Move): number {
  position.play(move);
  const { gain, line } = forcing.find(position, READING);
  position.undo();
  return line.length > 1 ? gain : 0;
}
