import { loadBrain } from '@countertop/catalogue';
import { CHANCE, NOBODY } from '@countertop/core';
import { explain, LEVELS, type Limits } from '@countertop/search';
import { candidateLines } from '../candidate-lines.ts';
import type { Command } from '../command.ts';
import { EXIT, Refusal } from '../exit.ts';
import type { Given } from '../given.ts';
import { readRecord } from '../read-record.ts';
import { say } from '../words.ts';

const MILLISECONDS = 1000;
const MOST = 8;

export const command: Command = {
  name: 'analyse',
  summary: 'Weigh the moves of a position: what each is worth, and why',
  about: `
RECORD is a file, or - for standard input: a record as JSON, or SGF for Points. Values are those of the seat
that is to move; "=" stands before a proven one, "≤" where a move was only shown to be no better.`,
  arguments: [{ name: 'RECORD', says: 'the file of a record, or - for standard input', among: 'files' }],
  options: {
    ply: { value: 'N', says: 'after so many moves, draws counted; negative counts from the end' },
    level: { value: 'N', says: `who thinks, from 1 to ${LEVELS} (${LEVELS})` },
    ms: { value: 'N', says: `for so many milliseconds (${MILLISECONDS})` },
    nodes: { value: 'N', says: 'for so many nodes: the same answer every time' },
    most: { value: 'N', says: `how many moves to show (${MOST})` },
    json: { says: 'as JSON' },
  },
  examples: [
    ['countertop analyse game.json', 'the last position'],
    ['countertop analyse game.json --ply 12 --nodes 100000 --json', 'before move 12, for a script'],
  ],
  async run(given, terminal) {
    const [path] = given.words;
    const { game, position, texts, moves } = await readRecord(path, terminal);
    const asked = given.integer('ply', -texts.length, Number.MAX_SAFE_INTEGER) ?? texts.length;
    const ply = asked < 0 ? texts.length + asked : asked;
    if (ply > texts.length) throw new Refusal(EXIT.usage, `${path} has ${texts.length} moves; there is no ply ${ply}.`);
    for (let i = texts.length; i > ply; i--) position.undo();
    if (position.actor === NOBODY) throw new Refusal(EXIT.failed, 'The game is over here; nothing is left to weigh.');
    if (position.actor === CHANCE) throw new Refusal(EXIT.failed, 'A draw is to be made here; nobody chooses it.');
    const mind = await loadBrain(game.id);
    if (!mind.ok) throw new Refusal(EXIT.failed, say(mind.problem, game));
    const { brain } = mind.value;
    const level = given.integer('level', 1, LEVELS) ?? LEVELS;
    const also = moves.slice(ply, ply + 1);
    const { thought, candidates } = explain(brain, position, readLimits(given), {
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
      `${terminal.look.paint(heading, 'bold')}\n\n${game.picture(position, terminal.look)}\n\n` +
        `${candidateLines(game, brain, position, candidates).join('\n')}\n${played}`,
    );
    return EXIT.fine;
  },
};

function readLimits(given: Given): Limits {
  const nodes = given.integer('nodes', 1, Number.MAX_SAFE_INTEGER);
  const milliseconds = given.integer('ms', 1, 86_400_000) ?? (nodes === undefined ? MILLISECONDS : undefined);
  return {
    ...(nodes === undefined ? {} : { nodes }),
    ...(milliseconds === undefined ? {} : { milliseconds, now: () => performance.now() }),
  };
}
