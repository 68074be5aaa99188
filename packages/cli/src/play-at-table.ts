import { writeFile } from 'node:fs/promises';
import { CHANCE, NOBODY } from '@countertop/core';
import { EXIT, Refusal } from './exit.ts';
import { unwritable } from './input.ts';
import type { Keyboard } from './keyboard.ts';
import { legalMoves } from './legal-here.ts';
import { didYouMean } from './nearest.ts';
import { resultLine } from './result-line.ts';
import { refusedMove } from './ruling.ts';
import type { Table } from './table.ts';
import type { Terminal } from './terminal.ts';
import { say } from './words.ts';

const COMMANDS = {
  moves: 'moves [BEGINNING]  what is legal (all that begins so)',
  undo: 'undo               take the last move back (draws stay)',
  resign: 'resign             give the game up',
  save: 'save FILE          write the record to a file',
  board: 'board              show the board again',
  help: 'help               this list',
  quit: 'quit               leave',
} as const;

export interface Manner {
  /** People type what they draw, from a bag or pile of their own. */
  readonly typedDraws: boolean;
  /** Says nothing on the way: only the caller's closing words matter. */
  readonly silent: boolean;
}

/**
 * Plays a game to its end, or until the input ends or somebody leaves. With people it asks, shows and forgives; from a
 * pipe it only notes what happens, and the first thing that cannot be done ends it.
 */
export async function playAtTable(table: Table, keyboard: Keyboard, terminal: Terminal, manner: Manner): Promise<void> {
  const { game, position } = table.beginning;
  const people = terminal.interactive;
  const note = async (text: string): Promise<void> => {
    if (!manner.silent) await terminal.write(`${text}\n`);
  };
  const board = (): Promise<void> => note(`\n${game.picture(position, terminal.look)}\n`);
  let shown = -1;
  for (;;) {
    if (table.actor === CHANCE && !manner.typedDraws) {
      await note(`Drawn: ${terminal.look.paint(table.draw(), 'bold')}`);
      continue;
    }
    if (people && shown !== table.ply) {
      shown = table.ply;
      await board();
      if (table.actor === NOBODY) await note(`${closing(table)} Type "undo", "save FILE" or "quit".`);
    }
    const line = await keyboard.ask(`${whoseGo(table)}> `);
    if (line === undefined || line === 'quit' || line === 'exit') return;
    if (line === '') continue;
    const [word, ...rest] = line.split(/\s+/);
    switch (word) {
      case 'help':
      case '?':
        await note(
          `Type a move (such as ${legalMoves(game, position, 3).join(', ') || '-'}), or one of\n${helpLines()}`,
        );
        continue;
      case 'moves': {
        const moves = legalMoves(game, position).filter((move) => move.startsWith(rest[0] ?? ''));
        await note(`${moves.length} legal: ${moves.join(' ')}`);
        continue;
      }
      case 'board':
        await board();
        continue;
      case 'undo': {
        const problem = table.takeBack();
        if (problem !== undefined) refuse(say(problem));
        shown = -1;
        continue;
      }
      case 'resign': {
        const seat = table.actor;
        const problem = table.resign();
        if (problem === undefined) await note(`Seat ${seat} resigns.`);
        else refuse(say(problem));
        shown = -1;
        continue;
      }
      case 'save':
        await save(table, rest.join(' '), note, refuse);
        continue;
    }
    const actor = table.actor;
    const played = table.play(line);
    if (played.ok) {
      await note(`${actor === CHANCE ? 'Drawn' : `Seat ${actor}`}: ${terminal.look.paint(played.value, 'bold')}`);
    } else {
      const why = say(played.problem, game);
      refuse(
        refusedMove(game, position, line, table.ply, why) + didYouMean(word, Object.keys(COMMANDS), 'the command '),
      );
    }
  }

  function refuse(message: string): void {
    if (!people) throw new Refusal(EXIT.failed, message);
    terminal.complain(message);
  }
}

/** How the game ended, or that it has not. */
export function closing(table: Table): string {
  const { result } = table;
  if (result === undefined) return `Not over after ${table.ply} moves.`;
  const how = result.reason === 'resigned' ? 'By resignation: ' : '';
  return how + resultLine(result.winners, result.scores, table.beginning.seats);
}

export async function save(
  table: Table,
  path: string,
  note: (text: string) => Promise<void>,
  refuse: (message: string) => void,
): Promise<void> {
  if (path === '') return refuse('save needs a file: save game.json');
  try {
    await writeFile(path, `${JSON.stringify(table.record())}\n`);
  } catch (error) {
    return refuse(unwritable(path, error).message);
  }
  await note(`Saved to ${path}.`);
}

function whoseGo(table: Table): string {
  if (table.actor === NOBODY) return 'over';
  return table.actor === CHANCE ? 'draw' : `seat ${table.actor}`;
}

function helpLines(): string {
  return Object.values(COMMANDS)
    .map((line) => `  ${line}`)
    .join('\n');
}
