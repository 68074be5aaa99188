/**
 * Games of level 10 against itself in which it adds to what the other side can circle by force, or leaves it there, though another
 * move would not; kept in test/careless.jsonl. Goes on where it was stopped:
 *   npx tsx --conditions=source games/points/tools/mine-careless.ts GAMES [NODES]
 */
import { appendFileSync } from 'node:fs';
import { brain } from '../brain.ts';
import { game } from '../game.ts';
import { CARELESS, type Careless, type CarelessGame, carelessGames, KEPT_IN, owedAfter } from './careless.ts';
import { begin, scatter } from './self-play.ts';

/** So many other candidates are looked at for one that owes less. */
const OTHERS = 12;
const LONGEST = 220;
/** Openings that nothing else begins with. */
const FIRST_SEED = 61_000;

const [games, nodes = 200] = process.argv.slice(2).map(Number);
for (let number = carelessGames().length; number < games; number++) {
  const mined = mine(number);
  appendFileSync(KEPT_IN, `${JSON.stringify(mined)}\n`);
  const owed = mined.careless.reduce((sum, [, , owed, least]) => sum + owed - least, 0);
  console.log(`game ${number}: ${mined.careless.length} careless moves, ${owed} points`);
}

function mine(number: number): CarelessGame {
  const position = begin();
  const moves = scatter(position, FIRST_SEED + number).map((move) => game.write(position, move));
  const thinkers = [brain.thinker(10, number), brain.thinker(10, number)];
  const careless: Careless[] = [];
  while (position.actor >= 0 && position.ply < LONGEST) {
    const { move, candidates } = thinkers[position.actor].think(position, { nodes });
    const played = game.write(position, move);
    if (position.isOpen(move)) {
      const owed = owedAfter(position, move);
      let least = owed;
      for (let i = 0; i < candidates.length && i < OTHERS && owed >= CARELESS && least > 0; i++) {
        if (position.isOpen(candidates[i].move)) least = Math.min(least, owedAfter(position, candidates[i].move));
      }
      if (owed - least >= CARELESS) careless.push([moves.length, played, owed, least]);
    }
    moves.push(played);
    position.play(move);
  }
  return { number, moves: moves.join(' '), careless };
}
