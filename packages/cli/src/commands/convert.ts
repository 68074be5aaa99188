import type { Command } from '../command.ts';
import { EXIT, Refusal } from '../exit.ts';
import {
  type Converted,
  endsAs,
  fileForms,
  formOfFile,
  type GameForm,
  recordsFrom,
  textFrom,
} from '../reading/file-forms.ts';
import { readText } from '../reading/input.ts';
import { readJson } from '../reading/read-json.ts';
import { claimOutput, deliver } from '../showing/output.ts';
import { say } from '../showing/words.ts';

const forms = await fileForms();
const FORMS = ['record', ...forms.map(({ form }) => form.ending)];

export const command: Command = {
  name: 'convert',
  summary: `Turn records into files of other forms (${forms.map(({ form, game }) => `${form.name} for ${game.name}`).join(', ')}), and back`,
  about: `
What the input is, its name or its beginning says; what it becomes, --to or the name of the output, or else
the other form. A file may hold several games: records one a line. Those that cannot be converted
are named on standard error, the others are written, and the status is 1.`,
  arguments: [
    { name: 'INPUT', says: 'a file, or - for standard input', among: 'files' },
    { name: 'OUTPUT', says: 'a file (standard output where it is left out)', among: 'files', optional: true },
  ],
  options: { to: { value: 'FORM', among: FORMS, says: FORMS.join(' or ') } },
  examples: [
    ...forms.slice(0, 1).flatMap(({ form: { ending } }): [string, string][] => [
      [`countertop convert game.json game.${ending}`, 'a record for another site'],
      [`countertop convert site.${ending} > games.jsonl`, 'records, one a line'],
      [`countertop convert - --to record < game.${ending}`, 'from a pipe'],
    ]),
  ],
  async run(given, terminal) {
    const [input, output] = given.words;
    await claimOutput(output, terminal);
    const text = await readText(input, terminal);
    const from = await formOfFile(input, text);
    const to = given.text('to') ?? namedBy(output) ?? (from === undefined ? forms[0]?.form.ending : 'record');
    const records = from === undefined ? recordsFromJson(text) : await recordsFrom(from, text);
    const target = forms.find(({ form }) => form.ending === to);
    const converted = await Promise.all(records.map((record) => (record.ok ? write(record.value, target) : record)));
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
    if (written !== '') await deliver(output, written, terminal);
    return failed ? EXIT.failed : EXIT.fine;
  },
};

function namedBy(path: string | undefined): string | undefined {
  if (path === undefined) return undefined;
  const named = forms.find(({ form }) => endsAs(path, form));
  return named?.form.ending ?? (/\.jsonl?$/i.test(path) ? 'record' : undefined);
}

async function write(record: unknown, form: GameForm | undefined): Promise<Converted<string>> {
  return form === undefined ? { ok: true, value: `${JSON.stringify(record)}\n` } : textFrom(form, record);
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
  if (!value.ok) return { ok: false, error: say(value.problem), problem: value.problem };
  if (value.value === undefined) throw new Refusal(EXIT.failed, 'There is nothing to convert.');
  return { ok: true, value: value.value };
}
