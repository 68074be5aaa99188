import type { Command } from '../command.ts';
import { readOwnPlayer } from '../engine/player-spec.ts';
import { Session } from '../engine/session.ts';
import { EXIT, Refusal } from '../exit.ts';
import { standardInput, unreadable } from '../reading/input.ts';
import { LineSplitter } from '../reading/line-splitter.ts';

export const command: Command = {
  name: 'engine',
  summary: 'Think about positions that come in on standard input, in the engine protocol',
  about: `
Lines in: hello, new {record}, play MOVE, undo, go {limits}, stop, quit. Lines out: hello {…}, info {…},
bestmove MOVE, error {…}. Draws come in by play. docs/engine-protocol.md says the rest.`,
  arguments: [],
  options: {
    level: { value: 'N', says: 'how strong, from 1 to 10 (10), where go says nothing else' },
    player: { value: 'PLAYER', says: 'who thinks instead of a level: baseline:NAME, random or uct' },
    threads: { value: 'N', says: 'threads that think about the same move (1)' },
    seed: { value: 'N', says: 'for whatever is left to chance in thinking (0)' },
  },
  examples: [
    ['countertop engine --level 5', 'for a program that speaks the protocol'],
    [`printf 'new {"game":"GAME","seats":2,"moves":[]}\\ngo {"nodes":5000}\\n' | countertop engine`, 'one move'],
  ],
  async run(given, terminal) {
    const level = given.integer('level', 1, 10);
    const player = given.text('player');
    if (level !== undefined && player !== undefined) {
      throw new Refusal(EXIT.usage, '--level and --player exclude each other.');
    }
    const seed = given.integer('seed', 0, 0xffffffff) ?? 0;
    const threads = given.integer('threads', 1, 64) ?? 1;
    const session = new Session(readOwnPlayer(player ?? `level:${level ?? 10}`), seed, threads, (line) =>
      terminal.write(`${line}\n`),
    );
    const lines = new LineSplitter();
    const hear = (some: Iterable<Buffer | 'too-long'>): boolean => {
      // A line too long to keep is no command either; it is answered like any other that is none.
      for (const line of some) if (!session.receive(line === 'too-long' ? 'too-long' : line.toString())) return false;
      return true;
    };
    const input = standardInput(terminal);
    try {
      let open = true;
      for await (const chunk of input) {
        open = hear(lines.push(chunk as Buffer));
        if (!open) break;
      }
      if (open) hear(lines.end());
    } catch (error) {
      throw unreadable('-', error);
    } finally {
      await session.finish();
    }
    return EXIT.fine;
  },
};
