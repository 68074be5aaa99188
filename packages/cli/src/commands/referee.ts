import type { Command } from '../command.ts';
import { EXIT } from '../exit.ts';
import { standardInput, unreadable } from '../reading/input.ts';
import { type Line, LineSplitter, LONGEST_LINE } from '../reading/line-splitter.ts';
import { readJson } from '../reading/read-json.ts';
import { type RulingLine, refuse, rule } from '../showing/ruling.ts';
import type { Terminal } from '../showing/terminal.ts';

// Answers are gathered while input is at hand, for speed, but never more than this.
const WRITE_AT = 64 * 1024;

export const command: Command = {
  name: 'referee',
  summary: 'Replay records under the rules, one JSON object a line, and answer one JSON object a line',
  about: `
Reads standard input. Each line is a record: {"game": …, "options": {…}, "seats": N, "moves": ["…"]}.
Each answer is {"ok": true, "actor", "scores", "winners", "legal", "digest"} for the position after the
last move, or {"ok": false, "ply", "error"} for a bad record; the next line is read all the same.
The exit status is 0 unless the input cannot be read.`,
  arguments: [],
  options: {
    trace: { says: 'also the position before the first and after every move' },
    json: { says: 'answers to bad records also have the "code" of what is wrong' },
  },
  examples: [
    ['countertop referee < games.jsonl', 'judge every record of a file'],
    [`echo '{"game":"GAME","seats":2,"moves":[]}' | countertop referee --trace`, 'judge one, ply by ply'],
  ],
  async run(given, terminal) {
    const trace = given.has('trace');
    const codes = given.has('json');
    const lines = new LineSplitter();
    let waiting = '';
    const answer = async (some: Iterable<Line>): Promise<void> => {
      for (const line of some) {
        const reply = answerLine(line, trace, codes);
        waiting += reply instanceof Promise ? await reply : reply;
        if (waiting.length >= WRITE_AT) await flush();
      }
    };
    const flush = async (): Promise<void> => {
      const text = waiting;
      waiting = '';
      if (text !== '') await terminal.write(text);
    };
    for await (const chunk of readable(terminal)) {
      await answer(lines.push(chunk));
      await flush();
    }
    await answer(lines.end());
    await flush();
    return EXIT.fine;
  },
};

async function* readable(terminal: Terminal): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of standardInput(terminal)) yield chunk as Buffer;
  } catch (error) {
    throw unreadable('-', error);
  }
}

/** The answer with its line end, or nothing for a blank line. */
function answerLine(line: Line, trace: boolean, codes: boolean): string | Promise<string> {
  const write = (answer: RulingLine): string => written(answer, codes);
  // One record must not take the others with it, whatever is wrong with the program.
  const fault = (error: unknown): string => {
    const what = error instanceof Error ? error.message : String(error);
    const says = `A fault of this program, not of the record: ${what}`;
    return write({ ok: false, ply: null, code: 'program-fault', error: says });
  };
  if (line === 'too-long') {
    return write(
      refuse({ code: 'record-not-json', data: { detail: `the line is longer than ${LONGEST_LINE} bytes.` } }),
    );
  }
  const value = readJson(line);
  if (!value.ok) return write(refuse(value.problem));
  if (value.value === undefined) return '';
  try {
    const answer = rule(value.value, trace);
    return answer instanceof Promise ? answer.then(write, fault) : write(answer);
  } catch (error) {
    return fault(error);
  }
}

/** Codes are told to those who ask for them: others get what the law says, and no key more. */
function written(answer: RulingLine, codes: boolean): string {
  if (answer.ok) return `${JSON.stringify(answer)}\n`;
  const { code, ...rest } = answer;
  const text = JSON.stringify(codes ? { ...rest, code } : rest);
  // Some readers end a line at these as well.
  return `${text.replace(/[\u0085\u2028\u2029]/g, escaped)}\n`;
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
