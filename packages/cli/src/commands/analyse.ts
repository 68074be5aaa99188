import { loadBrain } from '@countertop/catalogue';
import { CHANCE, type Game, NOBODY } from '@countertop/core';
import { type Brain, explain, LEVELS, type Limits, reportOf } from '@countertop/search';
import { ProgressBar } from '../arena/progress-bar.ts';
import type { Command } from '../command.ts';
import { EXIT, Refusal } from '../exit.ts';
import type { Given } from '../given/given.ts';
import { windBack } from '../given/wind-back.ts';
import type { Opened } from '../reading/opened.ts';
import { readRecord } from '../reading/read-record.ts';
import { recordBoard } from '../showing/board-text.ts';
import { candidateLines } from '../showing/candidate-lines.ts';
import { gameReportText } from '../showing/game-report.ts';
import type { Terminal } from '../showing/terminal.ts';
import { say } from '../showing/words.ts';

const MILLISECONDS = 1000;
const MOST = 8;
/** A report thinks about every position of the game, so each gets less. */
const REPORT_MILLISECONDS = 100;

export const command: Command = {
  name: 'analyse',
  summary: 'Weigh the moves of a position, or report on a whole game: what each is worth, and why',
  about: `
RECORD is a file, or - for standard input: a record as JSON, or a file of a form that its game knows (see convert). Values are those of the seat
that is to move; "=" stands before a proven one, "≤" where a move was only shown to be no better.
With --report the whole game is gone through: who was likely to win after every move, what was better, what
each choice cost, and in games of chance what the draws gave.`,
  arguments: [{ name: 'RECORD', says: 'the file of a record, or - for standard input', among: 'files' }],
  options: {
    ply: { value: 'N', says: 'after so many moves, draws counted; negative counts from the end' },
    level: { value: 'N', says: `who thinks, from 1 to ${LEVELS} (${LEVELS})` },
    report: { says: 'on the whole game, every move of it' },
    ms: {
      value: 'N',
      says: `for so many milliseconds (${MILLISECONDS}; with --report ${REPORT_MILLISECONDS} a position)`,
    },
    nodes: { value: 'N', says: 'for so many nodes: the same answer every time' },
    most: { value: 'N', says: `how many moves to show (${MOST})` },
    json: { says: 'as JSON' },
  },
  examples: [
    ['countertop analyse game.json', 'the last position'],
    ['countertop analyse game.json --ply 12 --nodes 100000 --json', 'before move 12, for a script'],
    ['countertop analyse game.json --report --nodes 2000', 'the whole game, mistakes explained'],
  ],
  async run(given, terminal) {
    const [path] = given.words;
    const record = await readRecord(path, terminal);
    if (given.has('report')) return report(record, given, terminal);
    const { game, position, moves } = record;
    const texts = record.scene.moves;
    const ply = windBack(record, given, path);
    if (position.actor === NOBODY) throw new Refusal(EXIT.failed, 'The game is over here; nothing is left to weigh.');
    if (position.actor === CHANCE) throw new Refusal(EXIT.failed, 'A draw is to be made here; nobody chooses it.');
    const brain = await brainOf(game);
    const level = given.integer('level', 1, LEVELS) ?? LEVELS;
    const also = moves.slice(ply, ply + 1);
    const { thought, candidates } = explain(brain, position, readLimits(given, MILLISECONDS), {
      thinker: brain.thinker(level, 0),
      most: given.integer('most', 1, 10_000) ?? MOST,
      also,
    });
    if (given.has('json')) {
      const told = candidates.map(({ move, ...rest }) => ({ move: game.write(position, move), ...rest }));
      const { depth, nodes, exact, values, chances } = thought;
      const best = game.write(position, thought.move);
      const played = texts[ply] ?? null;
      const unit = brain.words[brain.unit] ?? brain.unit;
      const answer = {
        game: game.id,
        ply,
        actor: position.actor,
        unit,
        best,
        played,
        values,
        chances,
        depth,
        nodes,
        exact,
      };
      await terminal.write(`${JSON.stringify({ ...answer, candidates: told })}\n`);
      return EXIT.fine;
    }
    const heading = `${game.name}, ply ${ply} of ${texts.length}, seat ${position.actor} to move`;
    const played = texts[ply] === undefined ? '' : `\nPlayed: ${texts[ply]}\n`;
    await terminal.write(
      `${terminal.look.paint(heading, 'bold')}\n\n${recordBoard(game, position, moves.slice(0, ply), terminal)}\n\n` +
        `${candidateLines(game, brain, position, candidates).join('\n')}\n${played}`,
    );
    return EXIT.fine;
  },
};

async function report(record: Opened, given: Given, terminal: Terminal): Promise<number> {
  for (const name of ['ply', 'most']) {
    if (given.has(name)) throw new Refusal(EXIT.usage, `--${name} is for one position; --report is on the whole game.`);
  }
  const { game, position, moves } = record;
  const brain = await brainOf(game);
  while (position.ply > 0) position.undo();
  const thinker = brain.thinker(given.integer('level', 1, LEVELS) ?? LEVELS, 0);
  const bar = new ProgressBar(terminal, 'moves');
  const told = reportOf(game, brain, position, moves, {
    thinker,
    limits: readLimits(given, REPORT_MILLISECONDS),
    heard: (_, done, of) => bar.show(done, of, ''),
  });
  bar.end();
  if (given.has('json')) {
    const unit = brain.words[brain.unit] ?? brain.unit;
    await terminal.write(`${JSON.stringify({ ...told, unit })}\n`);
    return EXIT.fine;
  }
  const heading = terminal.look.paint(`${game.name}, ${moves.length} moves`, 'bold');
  await terminal.write(`${heading}\n\n${gameReportText(brain, told, terminal.look)}`);
  return EXIT.fine;
}

async function brainOf(game: Game): Promise<Brain> {
  const brain = await loadBrain(game.id);
  if (!brain.ok) throw new Refusal(EXIT.failed, say(brain.problem, game));
  return brain.value;
}

function readLimits(given: Given, standard: number): Limits {
  const nodes = given.integer('nodes', 1, Number.MAX_SAFE_INTEGER);
  const milliseconds = given.integer('ms', 1, 86_400_000) ?? (nodes === undefined ? standard : undefined);
  return {
    ...(nodes === undefined ? {} : { nodes }),
    ...(milliseconds === undefined ? {} : { milliseconds, now: () => performance.now() }),
  };
}
