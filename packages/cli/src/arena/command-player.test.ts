import { games } from '@countertop/catalogue';
import { startPosition } from '@countertop/core';
import { expect, test } from 'vitest';
import { CommandPlayer, NoEngine } from './command-player.ts';

/** Whoever waits for so long has waited long enough: these programs never say more. */
const HURRY = { grace: 1, move: 1 };

/** A program of Node, at a table of its game. */
async function program(script: string, patience?: typeof HURRY) {
  const game = await games[0].load();
  const start = startPosition(game, {}, 2);
  if (!start.ok) throw new Error(start.problem.code);
  const { options, position } = start.value;
  return {
    position,
    player: new CommandPlayer(`"${process.execPath}" -e "${script}"`, game, options, undefined, patience),
  };
}

test('a program that never greets is no engine', async () => {
  const { player } = await program('setInterval(() => {}, 1000)', HURRY);
  await expect(player.greet()).rejects.toThrow(NoEngine);
  await player.close();
});

test('one that greets and then says nothing is none either', async () => {
  const { player, position } = await program('console.log(`hello {}`); process.stdin.resume()', {
    ...HURRY,
    grace: 60_000,
  });
  await player.begin(position);
  await expect(player.choose(position)).rejects.toThrow(/is no engine to play against: no bestmove after 1 ms/);
  await player.close();
});
