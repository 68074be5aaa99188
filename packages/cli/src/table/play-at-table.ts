import { writeFile } from 'node:fs/promises';
import {
  type BotAnswer,
  CHANCE,
  type EndReason,
  type MatchEvent,
  NOBODY,
  type OpenOffer,
  type Result,
} from '@countertop/core';
import { EXIT, Refusal } from '../exit.ts';
import { didYouMean } from '../given/nearest.ts';
import { unwritable } from '../reading/input.ts';
import { matchBoard } from '../showing/board-text.ts';
import { legalMoves } from '../showing/legal-here.ts';
import { declinedText, offerText } from '../showing/offer-text.ts';
import { mayWriteOver } from '../showing/output.ts';
import { resultLine } from '../showing/result-line.ts';
import { refusalText } from '../showing/ruling.ts';
import type { Terminal } from '../showing/terminal.ts';
import { say } from '../showing/words.ts';
import { type Bots, hintLines } from './bots.ts';
import type { Keyboard } from './keyboard.ts';
import type { Table } from './table.ts';

const COMMANDS = {
  moves: 'moves [BEGINNING]  what is legal (all that begins so)',
  hint: 'hint               what a strong player would think about, and why',
  undo: 'undo               take your last move back (what is drawn stays drawn)',
  draw: 'draw               offer a draw',
  count: 'count              offer to end here and count',
  resign: 'resign             give the game up',
  save: 'save FILE          write the record to a file',
  board: 'board              show the board again',
  help: 'help               this list',
  quit: 'quit               leave',
} as const;

/**
 * Plays a match until somebody leaves or the input ends. With people it asks, shows and forgives; from a pipe it only
 * notes what happens, and the first thing that cannot be done ends it. `silent` leaves the notes out.
 */
export async function playAtTable(
  table: Table,
  keyboard: Keyboard,
  terminal: Terminal,
  silent: boolean,
  bots?: Bots,
): Promise<void> {
  const { game } = table.state;
  const people = terminal.interactive;
  const write = async (text: string): Promise<void> => {
    if (!silent) await terminal.write(`${text}\n`);
  };
  const refuse = (message: string): void => {
    if (!people) throw new Refusal(EXIT.failed, message);
    terminal.complain(message);
  };
  const note = async (events: readonly MatchEvent[]): Promise<void> => {
    for (const event of events) {
      const text = narrate(event);
      if (text !== undefined) await write(text);
    }
  };
  const tell = async (events: readonly MatchEvent[]): Promise<void> => {
    await note(events);
    if (people) await showBoard();
  };
  const tellOrRefuse = async (told: Result<readonly MatchEvent[]>): Promise<void> => {
    if (told.ok) await tell(told.value);
    else refuse(say(told.problem, game));
  };
  const showBoard = async (): Promise<void> => {
    await write(`\n${matchBoard(table.state, terminal)}\n`);
    if (table.actor === NOBODY) await write(`${closing(table)} Type "save FILE" or "quit".`);
  };
  /** false: whoever offered has left while it was thought about. */
  const hearAnswers = async (): Promise<boolean> => {
    for (let { asked } = table; asked !== undefined; { asked } = table) {
      const { offer, seat } = asked;
      const answer = await (bots?.has(seat) === true
        ? Promise.race([bots.weigh(table, offer, seat), keyboard.left])
        : personsAnswer(keyboard, offer, seat));
      if (answer === undefined) return false;
      const told = table.answer(seat, offer, answer);
      if (!told.ok) throw new Error(`an answer that was asked for: ${told.problem.code}`);
      await note(told.value);
    }
    if (people && table.state.result !== null) await showBoard();
    return true;
  };

  await tell(table.wait());
  for (;;) {
    while (bots?.has(table.actor) === true) {
      const move = await Promise.race([bots.choose(table), keyboard.left]);
      if (move === undefined) return write('');
      await tellOrRefuse(table.play(move));
    }
    const line = await keyboard.ask(`${whoseGo(table)}> `);
    if (line === undefined || line === 'quit' || line === 'exit') return;
    const [word, ...rest] = line.split(/\s+/);
    switch (word) {
      case '':
        break;
      case 'help':
      case '?':
        await write(`A move, such as ${legalMoves(game, table.position, 3).join(', ') || '-'}; or\n${helpLines()}`);
        break;
      case 'moves': {
        const moves = legalMoves(game, table.position).filter((move) => move.startsWith(rest[0] ?? ''));
        await write(`${moves.length} legal: ${moves.join(' ')}`);
        break;
      }
      case 'board':
        await showBoard();
        break;
      case 'hint':
        await write((await hintLines(table)).join('\n'));
        break;
      case 'undo':
        await tellOrRefuse(table.takeBack());
        break;
      case 'draw':
      case 'count': {
        const offered = table.offer(word);
        if (!offered.ok) refuse(say(offered.problem, game));
        else {
          await note(offered.value);
          if (!(await hearAnswers())) return write('');
        }
        break;
      }
      case 'resign':
        if (table.actor < 0 || (await keyboard.confirm('Give the game up?'))) await tellOrRefuse(table.resign());
        break;
      case 'save': {
        const path = rest.join(' ');
        if (path === '') refuse('save needs a file: save game.json');
        else if (!(await mayWriteOver(path, keyboard))) await write('Not saved.');
        else if (await saved(table, path, refuse)) await write(`Saved to ${path}.`);
        break;
      }
      default: {
        const told = table.play(line);
        if (told.ok) {
          await tell(told.value);
          break;
        }
        const { position, state } = table;
        const hint = didYouMean(word, Object.keys(COMMANDS), 'the command ');
        const refused = { ok: false, ply: state.line.length, problem: told.problem, move: line, position } as const;
        refuse(refusalText(game, refused) + hint);
      }
    }
  }
}

/** How the match ended, where it was not played to its end. */
const HOW: Readonly<Partial<Record<EndReason, string>>> = {
  resigned: 'By resignation: ',
  'agreed-draw': 'By agreement: ',
  'agreed-count': 'Counted by agreement: ',
};

/** How the match ended, or that it has not. */
export function closing(table: Table): string {
  const { result, line, seats } = table.state;
  if (result === null) return `Not over after ${line.length} moves.`;
  return (HOW[result.reason] ?? '') + resultLine(result.winners, result.scores, seats.length);
}

/** The record of what has been played, as a line of JSON. */
export function recordLine({ record }: Table): string {
  return `${JSON.stringify(record)}\n`;
}

/** Writes the record; where that fails `refuse` is told why. */
async function saved(table: Table, path: string, refuse: (message: string) => void): Promise<boolean> {
  try {
    await writeFile(path, recordLine(table));
    return true;
  } catch (error) {
    refuse(unwritable(path, error).message);
    return false;
  }
}

function narrate(event: MatchEvent): string | undefined {
  switch (event.kind) {
    case 'moved':
      return `Seat ${event.seat}: ${event.move}`;
    case 'drawn':
      return `Drawn: ${event.move}`;
    case 'resigned':
      return `Seat ${event.seat} resigns.`;
    case 'offered':
      return event.offer === 'takeback' ? undefined : `Seat ${event.seat} offers ${offerText(event.offer)}.`;
    case 'accepted':
      return event.offer === 'takeback' ? undefined : `Seat ${event.seat} agrees.`;
    case 'declined':
      return `Seat ${event.seat}: ${declinedText(event)}`;
    case 'taken-back':
      return event.to === 0 ? 'Back to the beginning.' : `Back to the position after move ${event.to}.`;
    default:
      return undefined;
  }
}

async function personsAnswer(keyboard: Keyboard, { kind }: OpenOffer, seat: number): Promise<BotAnswer> {
  const agrees = await keyboard.confirm(`Seat ${seat} is offered ${offerText(kind)}. Agreed?`);
  return agrees ? { kind: 'accept' } : { kind: 'decline' };
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
