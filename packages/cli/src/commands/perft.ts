import { Perft } from '../bench/perft.ts';
import type { Command } from '../command.ts';
import { EXIT, Refusal } from '../exit.ts';
import { BEGINNING_OPTIONS, readBeginning, refuseBeginning } from '../given/beginning.ts';
import { findGame } from '../given/find-game.ts';
import { type Given, wholeNumber } from '../given/given.ts';
import { readRecord } from '../reading/read-record.ts';
import type { Terminal } from '../showing/terminal.ts';

export const command: Command = {
  name: 'perft',
  summary: 'Count the ways a game can go, move by move deep',
  about: `
The count at a depth is the number of different sequences of so many moves. Draws are moves; each thing
that can be drawn counts once, however likely it is. Games that end before are not counted.`,
  arguments: [
    { name: 'GAME', says: 'the game', among: 'games' },
    { name: 'DEPTH', says: 'how many moves deep' },
  ],
  options: {
    divide: { says: 'also the count behind each first move' },
    from: { value: 'RECORD', among: 'files', says: 'count from the end of a record instead of the start' },
    ...BEGINNING_OPTIONS,
    json: { says: 'as JSON' },
  },
  examples: [
    ['countertop perft GAME 3', 'counts for one, two and three moves'],
    ['countertop perft GAME 2 --preset NAME --divide', 'first move by first move'],
  ],
  async run(given, terminal) {
    const depth = wholeNumber(given.words[1], 'DEPTH', 0, 64);
    const { game, position } = await beginning(given, terminal);
    const perft = new Perft(position);
    const json = given.has('json');
    const counts: { depth: number; count: number; seconds: number }[] = [];
    for (let level = json || depth === 0 ? 0 : 1; level <= depth; level++) {
      const before = process.hrtime.bigint();
      const count = perft.count(level);
      const seconds = Number(process.hrtime.bigint() - before) / 1e9;
      counts.push({ depth: level, count, seconds });
      if (!json) await terminal.write(`depth ${level}  ${count}  ${seconds.toFixed(3)} s\n`);
    }
    const divided = given.has('divide')
      ? perft.divide(depth).map(({ move, count }) => ({ move: game.write(position, move), count }))
      : undefined;
    if (json) {
      const answer = { game: game.id, counts, ...(divided === undefined ? {} : { divide: divided }) };
      await terminal.write(`${JSON.stringify(answer)}\n`);
    } else {
      for (const { move, count } of divided ?? []) await terminal.write(`${move}  ${count}\n`);
    }
    return EXIT.fine;
  },
};

async function beginning(given: Given, terminal: Terminal) {
  const game = await findGame(given.words[0]);
  const path = given.text('from');
  if (path === undefined) return readBeginning(game, given);
  refuseBeginning(given);
  const record = await readRecord(path, terminal);
  if (record.game.id !== game.id)
    throw new Refusal(EXIT.usage, `${path} is a record of ${record.game.id}, not of ${game.id}.`);
  return record;
}
