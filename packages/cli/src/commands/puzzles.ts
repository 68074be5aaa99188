import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { type Entry, games } from '@countertop/catalogue';
import type { Puzzle } from '@countertop/core';
import { countRows, faultOf, type PuzzleFault } from '@countertop/search';
import type { Command } from '../command.ts';
import { EXIT } from '../exit.ts';
import { findGame } from '../given/find-game.ts';
import type { Given } from '../given/given.ts';
import { unreadable, unwritable } from '../reading/input.ts';
import type { Terminal } from '../showing/terminal.ts';

/** How much deeper than the miner it is looked, where nobody says how deep. */
const DEEPER = 4;

export const command: Command = {
  name: 'puzzles',
  summary: 'Prove the shipped puzzles afresh, or count them',
  about: `
verify proves every move of the solver again, from the position in which it is asked for, with more effort than
when it was mined: the solution must be clearly best, and everything that does as well must be accepted. A line a
fault, and status 1 where there is one. count writes the tables of docs/puzzles.md.`,
  arguments: [
    { name: 'WHAT', says: 'verify or count', among: ['verify', 'count'] },
    { name: 'GAME', says: 'which games (all of them where none is named)', among: 'games', optional: true, many: true },
  ],
  options: {
    nodes: { value: 'N', says: `effort of a proof (${DEEPER} times that of the miner)` },
    resume: {
      value: 'FILE',
      among: 'files',
      says: 'note what held in this file, and leave that out when called again',
    },
  },
  examples: [
    ['countertop puzzles verify', 'all of them, which takes a while'],
    ['countertop puzzles verify GAME --nodes 100000 --resume held.txt', 'can be interrupted and called again'],
  ],
  async run(given, terminal) {
    const [what, ...ids] = given.words;
    const nodes = given.integer('nodes', 1, 1_000_000_000);
    const chosen = await Promise.all((ids.length === 0 ? games.map(({ id }) => id) : ids).map(findGame));
    const entries = chosen.flatMap(({ id }) => games.filter((entry) => entry.id === id));
    return what === 'count' ? count(entries, terminal) : verify(entries, nodes, given, terminal);
  },
};

async function verify(
  entries: readonly Entry[],
  nodes: number | undefined,
  given: Given,
  terminal: Terminal,
): Promise<number> {
  const held = new Notes(given.text('resume'));
  let faults = 0;
  for (const entry of entries) {
    const mining = await entry.loadMining();
    const puzzles = await puzzlesOf(entry);
    if (mining === undefined || puzzles.length === 0) continue;
    const game = await findGame(entry.id);
    const effort = nodes ?? DEEPER * mining.nodes;
    let wrong = 0;
    for (const puzzle of puzzles) {
      const note = `${entry.id} ${puzzle.id} ${effort}`;
      if (held.has(note)) continue;
      const fault = faultOf(game, mining, puzzle, effort);
      if (fault === undefined) held.add(note);
      else {
        wrong++;
        terminal.complain(`${entry.id} ${puzzle.id}: ${faultText(fault)}`);
      }
      // Proofs hold the thread; whoever interrupts is heard between two of them.
      await setImmediate();
    }
    await terminal.write(
      `${entry.id}: ${puzzles.length - wrong} of ${puzzles.length} puzzles hold at ${effort} nodes.\n`,
    );
    faults += wrong;
  }
  return faults === 0 ? EXIT.fine : EXIT.failed;
}

async function count(entries: readonly Entry[], terminal: Terminal): Promise<number> {
  const rows: ReturnType<typeof countRows>[] = [];
  for (const entry of entries) {
    const puzzles = await puzzlesOf(entry);
    if (puzzles.length > 0) rows.push(countRows(await findGame(entry.id), puzzles));
  }
  const numbers = rows.map((row) => row.numbers).join('\n');
  const themes = rows.map((row) => row.themes).join('\n');
  await terminal.write(`${numbers}\n\n${themes}\n`);
  return EXIT.fine;
}

async function puzzlesOf(entry: Entry): Promise<readonly Puzzle[]> {
  const guide = await entry.loadGuide();
  return (await guide?.puzzles?.()) ?? [];
}

function faultText({ code, at, right }: PuzzleFault): string {
  switch (code) {
    case 'unplayable':
      return `${at} cannot be played.`;
    case 'unclear':
      return `nothing is clearly best where ${at} is asked for.`;
    case 'other':
      return `where ${at} is asked for, right would be ${right.join(', ')}.`;
  }
}

/** Lines of a file that say what has been done already; without a path nothing is kept. */
class Notes {
  private readonly path: string | undefined;
  private readonly lines: Set<string>;

  constructor(path: string | undefined) {
    this.path = path;
    try {
      this.lines = new Set(path !== undefined && existsSync(path) ? readFileSync(path, 'utf8').split('\n') : []);
    } catch (error) {
      throw unreadable(path ?? '', error);
    }
  }

  has(line: string): boolean {
    return this.lines.has(line);
  }

  add(line: string): void {
    this.lines.add(line);
    if (this.path === undefined) return;
    try {
      appendFileSync(this.path, `${line}\n`);
    } catch (error) {
      throw unwritable(this.path, error);
    }
  }
}
