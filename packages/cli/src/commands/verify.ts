import { CHANCE, checkResult, type Problem, type Verification, verifyDraws } from '@countertop/core';
import type { Command } from '../command.ts';
import { EXIT, Refusal } from '../exit.ts';
import type { Opened } from '../reading/opened.ts';
import { playRecord, readRecordValue } from '../reading/read-record.ts';
import { say } from '../showing/words.ts';

export const command: Command = {
  name: 'verify',
  summary: 'Check a record: every move is legal, every draw is the one its seed gives, the result is right',
  about: `
The record of a match by fair chance holds the pledge made before the first draw (a hash), what the seats
added, and after the end the seed. Every draw is computed again from these. A record with draws but
without a seed cannot be verified: status 1.
A result must follow from the moves and its reason: who has won a game that was played to its end, who could
have won one that was given up, timed out or agreed on.`,
  arguments: [{ name: 'RECORD', says: 'the file of a record, or - for standard input', among: 'files' }],
  options: { json: { says: 'as JSON: {"ok", "moves", "draws", "wrong"}, or {"ok": false, "code", "error"}' } },
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
      // What was drawn wrongly is told whole; a result that rests on it need not be looked at.
      const wrongly = wrong.length === 0 ? checkResult(record, value) : undefined;
      if (wrongly !== undefined) throw refusal(wrongly, record, path);
      const ok = wrong.length === 0;
      if (json) {
        await terminal.write(`${JSON.stringify({ ok, moves, draws, wrong })}\n`);
      } else {
        for (const { draw, ply, given: was, wanted } of wrong) {
          terminal.complain(`${path}: draw ${draw + 1} (move ${ply + 1}) is ${was}; the seed gives ${wanted}.`);
        }
        await terminal.write(`${path}: ${moves} moves legal, ${drawsText(draws, wrong.length)}.\n`);
      }
      return ok ? EXIT.fine : EXIT.failed;
    } catch (error) {
      if (!json || !(error instanceof Refusal) || error.status !== EXIT.failed) throw error;
      await terminal.write(`${JSON.stringify({ ok: false, code: error.problem?.code, error: error.message })}\n`);
      return EXIT.failed;
    }
  },
};

function drawsText(draws: number, wrong: number): string {
  if (draws === 0) return 'no draws to compute again';
  return `${draws} draws computed again: ${wrong === 0 ? 'all draws are right' : `${wrong} of them wrong`}`;
}

function checkDraws(record: Opened, value: unknown, path: string): Verification {
  if (!hasDraws(record)) return { draws: 0, wrong: [] };
  const checked = verifyDraws(record.game, value);
  if (!checked.ok) throw refusal(checked.problem, record, path);
  return checked.value;
}

function refusal(problem: Problem, { game }: Opened, path: string): Refusal {
  return new Refusal(EXIT.failed, `${path}: ${say(problem, game)}`, problem);
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
