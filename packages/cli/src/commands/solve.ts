import { readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { loadBrain, loadGame } from '@countertop/catalogue';
import { type GameRecord, writeRecord } from '@countertop/core';
import {
  type Certificate,
  certificateLines,
  checkCertificate,
  type ProvenResult,
  readCertificate,
  type Solution,
  Solving,
  TranspositionTable,
  type ValueTerms,
} from '@countertop/search';
import type { Command } from '../command.ts';
import { EXIT, Refusal } from '../exit.ts';
import { BEGINNING_OPTIONS, readBeginning, refuseBeginning } from '../given/beginning.ts';
import { findGame } from '../given/find-game.ts';
import type { Given } from '../given/given.ts';
import { unreadable } from '../reading/input.ts';
import type { Opened } from '../reading/opened.ts';
import { readRecord } from '../reading/read-record.ts';
import { checkWritable, deliver } from '../showing/output.ts';
import { shellWord } from '../showing/shell-word.ts';
import type { Terminal } from '../showing/terminal.ts';
import { say } from '../showing/words.ts';
import { KeptTable } from '../solve/kept-table.ts';
import { addResult } from '../solve/result-file.ts';

const MEBIBYTE = 2 ** 20;
const MEMORY = 256;
const LEAF = 200;
/** The table is kept this often, and progress told, in milliseconds. */
const KEEP_EVERY = 300_000;
const TELL_EVERY = 10_000;

export const command: Command = {
  name: 'solve',
  summary: 'Find the exact value of a position by trying everything, with a certificate that can be checked',
  about: `
The value is that of seat 0: the result (1 won, 0 drawn, -1 lost; alone 1 and 0), or the difference of the first two scores. Where
draws come it is the expected one. With --out a certificate is written: how either side keeps the value, whatever the other does.
Ctrl-C keeps what was learned in FILE.table, and the same command goes on with it. --check replays a certificate by the rules
alone. docs/theory.md has the form of the file and what was found with it.`,
  arguments: [{ name: 'GAME', says: 'the game (a certificate says it itself)', among: 'games', optional: true }],
  options: {
    ...BEGINNING_OPTIONS,
    from: { value: 'RECORD', among: 'files', says: 'from the end of a record instead of the start' },
    moves: { value: 'MOVES', says: 'after these moves, between spaces' },
    value: { value: 'KIND', among: ['result', 'difference'], says: 'what is asked for (result)' },
    first: { value: 'N', says: 'the game is over as soon as a seat has so many points' },
    only: { value: 'PATTERN', says: 'seats have only moves that this regular expression matches as a whole' },
    'at-least': { value: 'N', says: 'only whether the value is at least this' },
    'at-most': { value: 'N', says: 'only whether the value is at most this' },
    guess: { value: 'N', says: 'what to try first (0); a good guess is quicker' },
    memory: { value: 'MB', says: `for the table (${MEMORY})` },
    leaf: { value: 'N', says: `what takes a checker no more positions than this is not written down (${LEAF})` },
    out: { value: 'FILE', among: 'files', says: 'write the certificate here, and go on with what was begun' },
    add: {
      value: 'FILE',
      among: 'files',
      says: 'add what is found to this file of results (games/GAME/data/proven.ts)',
    },
    check: { value: 'FILE', among: 'files', says: 'check this certificate' },
    json: { says: 'as JSON' },
  },
  examples: [
    ['countertop solve GAME --option width=4 --option height=4 --value difference', 'a whole small game'],
    ['countertop solve GAME --from game.json --out game.proof', 'the end of a game, with its certificate'],
    ['countertop solve --check game.proof', 'once more, by somebody who trusts nobody'],
  ],
  async run(given, terminal) {
    const path = given.text('check');
    return path === undefined ? solve(given, terminal) : check(path, given, terminal);
  },
};

async function solve(given: Given, terminal: Terminal): Promise<number> {
  const opened = await beginning(given, terminal);
  const { game, scene } = opened;
  const terms = readTerms(given);
  const table = new TranspositionTable((given.integer('memory', 1, 16_384) ?? MEMORY) * MEBIBYTE);
  const out = given.text('out');
  checkWritable(out);
  const { options = {}, seats, setup, moves } = scene;
  const record = writeRecord(game, opened.options, seats, moves, setup);
  const kept = out === undefined ? undefined : new KeptTable(out, { record, terms }, table);
  if (kept?.resume() === true) terminal.complain(`Going on with ${out}.table.`);
  const brain = await loadBrain(game.id);
  const symmetries = brain.ok ? brain.value.symmetries?.(opened.position) : undefined;
  const solving = new Solving(game, opened.position, {
    terms,
    table,
    leaf: given.integer('leaf', 1, 10_000_000) ?? LEAF,
    ...(symmetries === undefined ? {} : { symmetries }),
    ...numbers(given),
  });
  const begun = performance.now();
  const solution = await watched(solving, kept, terminal);
  if (solution === undefined) {
    const what = kept === undefined ? 'nothing is kept without --out' : `the same command goes on with ${out}.table`;
    terminal.complain(
      `Interrupted after ${solving.progress.nodes} nodes: ${bounds(solving.low, solving.high)}; ${what}.`,
    );
    return EXIT.failed;
  }
  const seconds = (performance.now() - begun) / 1000;
  if (out !== undefined) {
    const by = `countertop solve ${asked(given)}`;
    await deliver(
      out,
      `${[...certificateLines({ record, terms, proofs: solution.proofs, by })].join('\n')}\n`,
      terminal,
    );
    kept?.remove();
  }
  const results = given.text('add');
  if (results !== undefined) addResult(results, game.id, resultOf(record, terms, solution, given));
  await tell(solution, seconds, options, given, terminal);
  return EXIT.fine;
}

function resultOf(
  record: GameRecord,
  terms: ValueTerms,
  { proofs, line, nodes }: Solution,
  given: Given,
): ProvenResult {
  const { options, seats, setup, moves } = record;
  const least = proofs.find(({ says }) => says === 'at least')?.value;
  const most = proofs.find(({ says }) => says === 'at most')?.value;
  const proof = given.text('out')?.split('/').at(-1);
  return {
    ...(options === undefined || Object.keys(options).length === 0 ? {} : { options }),
    seats,
    ...(setup === undefined ? {} : { setup }),
    moves: moves.join(' '),
    terms,
    ...(least === undefined ? {} : { least }),
    ...(most === undefined ? {} : { most }),
    line: line.join(' '),
    nodes,
    by: `countertop solve ${asked(given)}`,
    ...(proof === undefined ? {} : { proof }),
  };
}

async function watched(
  solving: Solving,
  kept: KeptTable | undefined,
  terminal: Terminal,
): Promise<Solution | undefined> {
  let interrupted = false;
  const interrupt = (): void => {
    interrupted = true;
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, interrupt);
  let told = performance.now();
  let saved = told;
  const steps = solving.solve();
  let solution: Solution | undefined;
  while (!interrupted && solution === undefined) {
    const step = steps.next();
    if (step.done === true) solution = step.value;
    const now = performance.now();
    if (now - told > TELL_EVERY) {
      const { nodes, low, high, written } = solving.progress;
      terminal.complain(
        `${nodes} nodes, ${bounds(low, high)}${written === 0 ? '' : `, ${written} nodes written down`}`,
      );
      told = now;
    }
    if (now - saved > KEEP_EVERY) {
      kept?.save();
      saved = performance.now();
    }
    // The search holds the thread; whoever interrupts it is heard between two slices.
    await setImmediate();
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, interrupt);
  if (solution === undefined) kept?.save();
  return solution;
}

async function tell(
  { low, high, nodes, line, proofs }: Solution,
  seconds: number,
  options: object,
  given: Given,
  terminal: Terminal,
): Promise<void> {
  const [first, second] = proofs;
  const exact = first?.value === second?.value && proofs.length === 2 ? first.value : undefined;
  const written = proofs.map((proof) => ({ says: proof.says, value: proof.value, nodes: proof.nodes }));
  if (given.has('json')) {
    const answer = { options, value: exact ?? null, proofs: written, line, nodes, seconds: Number(seconds.toFixed(1)) };
    await terminal.write(`${JSON.stringify(answer)}\n`);
    return;
  }
  const said = exact === undefined ? bounds(low, high) : `value ${exact}${exact.includes('/') ? ` = ${low}` : ''}`;
  await terminal.write(`${terminal.look.paint(said, 'bold')}, ${nodes} nodes, ${seconds.toFixed(1)} s\n`);
  if (line.length > 0) await terminal.write(`${line.join(' ')}\n`);
  for (const { says, value, nodes: lines } of written)
    await terminal.write(`${says} ${value}: ${lines} nodes written down\n`);
}

async function check(path: string, given: Given, terminal: Terminal): Promise<number> {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw unreadable(path, error);
  }
  const read = readCertificate(text.trimEnd().split('\n'));
  if (!read.ok) throw new Refusal(EXIT.failed, `${path}: ${say(read.problem)}`, read.problem);
  const certificate: Certificate = read.value;
  const game = await loadGame(certificate.record.game);
  if (!game.ok) throw new Refusal(EXIT.failed, `${path}: ${say(game.problem)}`, game.problem);
  const verdict = checkCertificate(game.value, certificate);
  if (!verdict.ok) throw new Refusal(EXIT.failed, `${path}: ${say(verdict.problem, game.value)}`, verdict.problem);
  if (given.has('json')) {
    await terminal.write(`${JSON.stringify({ ok: true, terms: certificate.terms, proofs: verdict.proofs })}\n`);
    return EXIT.fine;
  }
  for (const { says, value, positions } of verdict.proofs) {
    await terminal.write(`${certificate.terms.value} ${says} ${value}: holds, ${positions} positions replayed\n`);
  }
  return EXIT.fine;
}

async function beginning(given: Given, terminal: Terminal): Promise<Opened> {
  const [id] = given.words;
  const path = given.text('from');
  if (path === undefined) {
    if (id === undefined) throw new Refusal(EXIT.usage, '"countertop solve" needs GAME: the game.');
    return after(readBeginning(await findGame(id), given), given);
  }
  refuseBeginning(given);
  const record = await readRecord(path, terminal);
  if (id !== undefined && record.game.id !== id) {
    throw new Refusal(EXIT.usage, `${path} is a record of ${record.game.id}, not of ${id}.`);
  }
  return after(record, given);
}

/** With the moves that the command line adds. */
function after(opened: Opened, given: Given): Opened {
  const texts = (given.text('moves') ?? '').split(' ').filter((text) => text !== '');
  const { game, position } = opened;
  const moves = [...opened.moves];
  for (const text of texts) {
    const move = game.read(position, text);
    if (!move.ok) throw new Refusal(EXIT.usage, say(move.problem, game), move.problem);
    position.play(move.value);
    moves.push(move.value);
  }
  return { ...opened, moves, scene: { ...opened.scene, moves: [...opened.scene.moves, ...texts] } };
}

function readTerms(given: Given): ValueTerms {
  const value = given.text('value') === 'difference' ? 'difference' : 'result';
  const first = given.integer('first', 1, 1000);
  const only = given.text('only');
  try {
    new RegExp(only ?? '');
  } catch {
    throw new Refusal(EXIT.usage, `--only is a regular expression, not "${only}".`);
  }
  return { value, ...(first === undefined ? {} : { first }), ...(only === undefined ? {} : { only }) };
}

const FAR = 1_000_000;

function numbers(given: Given): { guess?: number; atLeast?: number; atMost?: number } {
  const guess = given.integer('guess', -FAR, FAR);
  const atLeast = given.integer('at-least', -FAR, FAR);
  const atMost = given.integer('at-most', -FAR, FAR);
  if (atLeast !== undefined && atMost !== undefined) {
    throw new Refusal(EXIT.usage, '--at-least and --at-most exclude each other: without both the value is found.');
  }
  return {
    ...(guess === undefined ? {} : { guess }),
    ...(atLeast === undefined ? {} : { atLeast }),
    ...(atMost === undefined ? {} : { atMost }),
  };
}

function bounds(low: number, high: number): string {
  const least = low === Number.NEGATIVE_INFINITY ? [] : [`at least ${low}`];
  const most = high === Number.POSITIVE_INFINITY ? [] : [`at most ${high}`];
  return [...least, ...most].join(', ') || 'nothing proven yet';
}

/** The question as it can be asked again. */
function asked(given: Given): string {
  const names = [
    'from',
    'moves',
    'seats',
    'preset',
    'options',
    'value',
    'first',
    'only',
    'at-least',
    'at-most',
    'leaf',
  ];
  const single = names.flatMap((name) => (given.has(name) ? [`--${name}=${shellWord(given.text(name) ?? '')}`] : []));
  const options = given.all('option').map((option) => `--option ${shellWord(option)}`);
  return [...given.words.map(shellWord), ...options, ...single].join(' ');
}
