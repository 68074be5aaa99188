import { writeFile } from 'node:fs/promises';
import type { Command } from '../command.ts';
import { EXIT, Refusal } from '../exit.ts';
import { readText, unwritable } from '../input.ts';
import { looksLikeSgf } from '../looks-like-sgf.ts';
import { readJson } from '../read-json.ts';
import { type Converted, recordsFromSgf, sgfFromRecord } from '../sgf.ts';
import { say } from '../words.ts';

const FORMS = ['record', 'sgf'] as const;

export const command: Command = {
  name: 'convert',
  summary: 'Turn records of Points into SGF, and SGF into records',
  about: `
What the input is, its name or its beginning says; what it becomes, --to or the name of the output, or else
the other form. A file may hold several games: SGF one after the other, records one a line. Those that
cannot be converted are named on standard error, the others are written, and the status is 1.`,
  arguments: [
    { name: 'INPUT', says: 'a file, or - for standard input', among: 'files' },
    { name: 'OUTPUT', says: 'a file (standard output where it is left out)', among: 'files', optional: true },
  ],
  options: { to: { value: 'FORM', among: FORMS, says: 'record or sgf' } },
  examples: [
    ['countertop convert game.json game.sgf', 'a record for a dots site'],
    ['countertop convert site.sgf > games.jsonl', 'records, one a line'],
    ['countertop convert - --to record < game.sgf', 'from a pipe'],
  ],
  async run(given, terminal) {
    const [input, output] = given.words;
    const text = await readText(input, terminal);
    const isSgf = looksLikeSgf(input, text);
    const form = given.text('to') ?? formOf(output) ?? (isSgf ? 'record' : 'sgf');
    const records = isSgf ? recordsFromSgf(text) : recordsFromJson(text);
    const converted = records.map((record): Converted<string> => {
      if (!record.ok) return record;
      return form === 'sgf' ? sgfFromRecord(record.value) : { ok: true, value: `${JSON.stringify(record.value)}\n` };
    });
    let failed = false;
    for (const [index, one] of records.entries()) {
      for (const what of (one.ok ? one.without : undefined) ?? []) {
        terminal.complain(`countertop: ${input}, game ${index + 1}: ${what}`);
      }
    }
    for (const [index, one] of converted.entries()) {
      if (one.ok) continue;
      failed = true;
      terminal.complain(`countertop: ${input}, game ${index + 1}: ${one.error}`);
    }
    const written = converted.map((one) => (one.ok ? one.value : '')).join('');
    if (written !== '') await deliver(written);
    return failed ? EXIT.failed : EXIT.fine;

    async function deliver(all: string): Promise<void> {
      if (output === undefined || output === '-') return terminal.write(all);
      try {
        await writeFile(output, all);
      } catch (error) {
        throw unwritable(output, error);
      }
    }
  },
};

function formOf(path: string | undefined): (typeof FORMS)[number] | undefined {
  if (path === undefined) return undefined;
  if (/\.sgf$/i.test(path)) return 'sgf';
  return /\.jsonl?$/i.test(path) ? 'record' : undefined;
}

/** One record that may be spread over lines, or several, one a line. */
function recordsFromJson(text: string): Converted<unknown>[] {
  const whole = readOne(text);
  if (whole.ok) return [whole];
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.length > 1 && readOne(lines[0]).ok ? lines.map(readOne) : [whole];
}

function readOne(text: string): Converted<unknown> {
  const value = readJson(Buffer.from(text));
  if (!value.ok) return { ok: false, error: say(value.problem) };
  if (value.value === undefined) throw new Refusal(EXIT.failed, 'There is nothing to convert.');
  return { ok: true, value: value.value };
}
