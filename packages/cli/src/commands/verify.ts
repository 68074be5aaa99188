import { CHANCE, type Verification, verifyDraws } from '@countertop/core';
import type { Command } from '../command.ts';
import { EXIT, Refusal } from '../exit.ts';
import type { Opened } from '../opened.ts';
import { playRecord, readRecordValue } from '../read-record.ts';
import { say } from '../words.ts';

export const command: Command = {
  name: 'verify',
  summary: 'Check a record: every move is legal, every draw is the one its seed gives, the result is right',
  about: `
The record of a match by fair chance holds the pledge made before the first draw (a hash), what the seats
added, and after the end the seed. Every draw is computed again from these. A record with draws but
without a seed cannot be verified: status 1.`,
  arguments: [{ name: 'RECORD', says: 'the file of a record, or - for standard input', among: 'files' }],
  options: { json: { says: 'as JSON: {"ok", "moves", "draws", "wrong"}, or {"ok": false, "error"}' } },
  examples: [
    ['countertop verify game.json', 'say whether all is well'],
    ['countertop verify game.json --json', 'the same for a script'],
  ],
  async run(given, terminal) {
    const [path] = given.words;
    const json = given.has('json');
    try {
      const value = await readRecordValue(path, terminal);
      const record = await playRecord(value, path);
      const { draws, wrong } = checkDraws(record, value, path);
      const moves = record.moves.length;
      checkResult(record, value, path);
      const ok = wrong.length === 0;
      if (json) {
        await terminal.write(`${JSON.stringify({ ok, moves, draws, wrong })}\n`);
      } else {
        for (const { draw, ply, given: was, wanted } of wrong) {
          terminal.complain(`${path}: draw ${draw} (move ${ply}) is ${was}; the seed gives ${wanted}.`);
        }
        const verdict = ok ? 'all draws are right' : `${wrong.length} of them wrong`;
        await terminal.write(`${path}: ${moves} moves legal, ${draws} draws computed again: ${verdict}.\n`);
      }
      return ok ? EXIT.fine : EXIT.failed;
    } catch (error) {
      if (!json || !(error instanceof Refusal) || error.status !== EXIT.failed) throw error;
      await terminal.write(`${JSON.stringify({ ok: false, error: error.message })}\n`);
      return EXIT.failed;
    }
  },
};

function checkDraws(record: Opened, value: unknown, path: string): Verification {
  if (!hasDraws(record)) return { draws: 0, wrong: [] };
  const checked = verifyDraws(record.game, value);
  if (!checked.ok) throw new Refusal(EXIT.failed, `${path}: ${say(checked.problem, record.game)}`);
  return checked.value;
}

function hasDraws({ position, moves }: Opened): boolean {
  let drawn = false;
  for (let i = 0; i < moves.length; i++) {
    position.undo();
    drawn ||= position.actor === CHANCE;
  }
  for (const move of moves) position.play(move);
  return drawn;
}

/** A record may say how it ended; where the game itself has ended, that must be so. */
function checkResult({ position }: Opened, value: unknown, path: string): void {
  const { result } = value as { readonly result?: unknown };
  const winners = position.winners();
  if (typeof result !== 'object' || result === null || winners === null) return;
  const { reason, ...told } = result as Record<string, unknown>;
  if (reason !== 'played') return;
  for (const [name, is] of [
    ['winners', winners],
    ['scores', position.scores()],
  ] as const) {
    if (JSON.stringify(told[name]) === JSON.stringify(is)) continue;
    throw new Refusal(EXIT.failed, `${path}: the record's ${name} are not those of its moves, ${JSON.stringify(is)}.`);
  }
}
