import { games, loadBrain } from '@countertop/catalogue';
import { type Game, replay } from '@countertop/core';
import { levelsOf } from '@countertop/search';
import { EXIT } from '../exit.ts';
import type { Opened } from '../reading/opened.ts';
import type { Terminal } from '../showing/terminal.ts';
import { say } from '../showing/words.ts';
import { Bots } from './bots.ts';
import { Keyboard } from './keyboard.ts';
import { playAtTable } from './play-at-table.ts';
import { type BotLevels, Table } from './table.ts';

/** What opens without a command: choose a game, say how many play and how, and play it. */
export async function openMenu(terminal: Terminal): Promise<number> {
  const all = await Promise.all(games.map((entry) => entry.load()));
  const keyboard = new Keyboard(terminal);
  try {
    for (;;) {
      const game = await chooseGame(all, keyboard, terminal);
      if (game === undefined) return EXIT.fine;
      const beginning = await chooseBeginning(game, keyboard, terminal);
      if (beginning === undefined) continue;
      const levels = await chooseBots(beginning, keyboard, terminal);
      if (levels === undefined) continue;
      const bots = new Bots(levels, crypto.getRandomValues(new Uint32Array(1))[0]);
      try {
        await playAtTable(Table.open(beginning, {}, Date.now, levels), keyboard, terminal, false, bots);
      } finally {
        bots.close();
      }
    }
  } finally {
    keyboard.close();
  }
}

async function chooseGame(all: readonly Game[], keyboard: Keyboard, terminal: Terminal): Promise<Game | undefined> {
  const lines = all.map((game, index) => `  ${index + 1}  ${game.name.padEnd(24)} ${seatsOf(game)}`);
  await terminal.write(`\n${terminal.look.paint('Countertop', 'bold')}\n\n${lines.join('\n')}\n  q  quit\n\n`);
  for (;;) {
    const answer = await keyboard.ask('Which game? ');
    if (answer === undefined || answer === 'q' || answer === 'quit') return undefined;
    const game = all.find((one, index) => answer === String(index + 1) || answer.toLowerCase() === one.id);
    if (game !== undefined) return game;
    await terminal.write(`A number from 1 to ${all.length}, or q.\n`);
  }
}

async function chooseBeginning(game: Game, keyboard: Keyboard, terminal: Terminal): Promise<Opened | undefined> {
  const { min, max } = game.seats;
  let seats = min;
  if (min < max) {
    const usual = Math.max(2, min);
    const answer = await askNumber(`How many play? ${min} to ${max} [${usual}] `, min, max, usual, keyboard, terminal);
    if (answer === undefined) return undefined;
    seats = answer;
  }
  let preset = 0;
  if (game.presets.length > 0) {
    const names = game.presets.map((one, index) => `  ${index + 1}  ${one.name}`);
    await terminal.write(`${names.join('\n')}\n`);
    const answer = await askNumber('Which of these? [1] ', 1, game.presets.length, 1, keyboard, terminal);
    if (answer === undefined) return undefined;
    preset = answer - 1;
  }
  const { options = {} } = game.presets.at(preset) ?? {};
  const begun = replay(game, { game: game.id, options, seats, moves: [] });
  if (begun.ok) return { ...begun, game };
  await terminal.write(`${say(begun.problem, game)}\n`);
  return undefined;
}

/** Bots of one level at all seats but the first, or nobody but people. */
async function chooseBots(
  { game, scene: { seats } }: Opened,
  keyboard: Keyboard,
  terminal: Terminal,
): Promise<BotLevels | undefined> {
  const levels = new Map<number, number>();
  const brain = await loadBrain(game.id);
  if (seats === 1 || !brain.ok) return levels;
  const most = levelsOf(brain.value);
  const prompt = `Against bots of which level? 1 to ${most}, 0 for people only [0] `;
  const level = await askNumber(prompt, 0, most, 0, keyboard, terminal);
  if (level === undefined) return undefined;
  if (level > 0) for (let seat = 1; seat < seats; seat++) levels.set(seat, level);
  return levels;
}

async function askNumber(
  prompt: string,
  min: number,
  max: number,
  usual: number,
  keyboard: Keyboard,
  terminal: Terminal,
): Promise<number | undefined> {
  for (;;) {
    const answer = await keyboard.ask(prompt);
    if (answer === undefined || answer === 'q' || answer === 'quit') return undefined;
    if (answer === '') return usual;
    if (/^\d{1,3}$/.test(answer) && Number(answer) >= min && Number(answer) <= max) return Number(answer);
    await terminal.write(`A number from ${min} to ${max}, or q.\n`);
  }
}

function seatsOf(game: Game): string {
  const { min, max } = game.seats;
  return min === max ? `${min} players` : `${min} to ${max} players`;
}
