import type { Command } from '../command.ts';
import { EXIT, Refusal } from '../exit.ts';
import { whyNotServed } from '../server/serve-words.ts';

export const command: Command = {
  name: 'migrate',
  summary: 'Move what a server keeps to another store',
  about: `
From one file to PostgreSQL, or back. The servers are stopped first. What is moved from stays as it is; what it
is moved to must be empty. Afterwards both are read from end to end and compared. Interrupted, it is called
again and goes on where it stopped; until it is through, no server serves the new place.`,
  arguments: [],
  options: {
    from: { value: 'STORE', says: 'sqlite:FILE or postgres://…' },
    to: { value: 'STORE', says: 'sqlite:FILE or postgres://…' },
  },
  examples: [
    [
      'countertop migrate --from sqlite:data/countertop.sqlite --to postgres://table@db/table',
      'when one file is not enough',
    ],
    ['countertop migrate --from postgres://table@db/table --to sqlite:data/countertop.sqlite', 'and back'],
  ],
  async run(given, terminal) {
    const [from, to] = [given.text('from'), given.text('to')];
    if (from === undefined || to === undefined)
      throw new Refusal(EXIT.usage, 'migrate wants --from and --to: sqlite:FILE or postgres://….');
    const { moveStore } = await import('@countertop/server');
    try {
      const moved = await moveStore(from, to);
      for (const { table, rows, digest } of moved)
        if (rows > 0) await terminal.write(`${table.padEnd(12)}${String(rows).padStart(10)}  ${digest.slice(0, 16)}\n`);
      await terminal.write('All of it was moved, read again at both places, and is the same.\n');
      return EXIT.fine;
    } catch (error) {
      throw whyNotServed(error, { store: to });
    }
  },
};
