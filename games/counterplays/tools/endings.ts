import { Random } from '@countertop/core';
import { Exhaustive, Ground, TranspositionTable } from '@countertop/search';
import { game } from '../game.ts';
import { PLIES } from '../rules/tiles.ts';

/**
 * How endings come out with best play, by how many tiles are still to be laid: games are played at random up to there, and from
 * there on everything is tried. Run: npx tsx --conditions=source games/counterplays/tools/endings.ts [games] [most tiles]
 */
const games = Number(process.argv[2] ?? 200);
const most = Number(process.argv[3] ?? 3);

console.log(
  '| tiles left | to move | games | won by White | drawn | won by Black |\n| --- | --- | --- | --- | --- | --- |',
);
for (let left = 1; left <= most; left++) {
  const counts = { won: 0, drawn: 0, lost: 0 };
  for (let seed = 1; seed <= games; seed++) {
    const position = game.start({ goal: 'highest' }, 2);
    const random = new Random(seed);
    while (position.ply < PLIES - left) position.play(position.pick(random));
    const ground = new Ground(game, 2, { value: 'result' });
    const value = new Exhaustive(ground, position, new TranspositionTable(1 << 22)).solve(-1, 1);
    if (value > 0) counts.won++;
    else if (value < 0) counts.lost++;
    else counts.drawn++;
  }
  const mover = left % 2 === 0 ? 'White' : 'Black';
  console.log(`| ${left} | ${mover} | ${games} | ${counts.won} | ${counts.drawn} | ${counts.lost} |`);
}
