import { describe, expect, test } from 'vitest';
import { LineSplitter, LONGEST_LINE } from './line-splitter.ts';

function lines(...chunks: (string | Buffer)[]): string[] {
  const splitter = new LineSplitter();
  const found = chunks.flatMap((chunk) => [...splitter.push(Buffer.from(chunk as string))]);
  return [...found, ...splitter.end()].map((line) => line.toString());
}

describe('LineSplitter', () => {
  test('ends lines at \\n and nowhere else', () => {
    expect(lines('a\nb\r\nc\rd\u2028e\u2029f\u0085g\u000bh\n')).toEqual([
      'a',
      'b\r',
      'c\rd\u2028e\u2029f\u0085g\u000bh',
    ]);
  });

  test('keeps blank lines, and what follows the last line end', () => {
    expect(lines('\n\na\n \nb')).toEqual(['', '', 'a', ' ', 'b']);
    expect(lines('')).toEqual([]);
  });

  test('gives the same however the bytes are cut', () => {
    const bytes = Buffer.from('\uFEFFZürich 💥\n\nб\nend');
    const whole = ['Zürich 💥', '', 'б', 'end'];
    expect(lines(bytes)).toEqual(whole);
    for (let one = 0; one <= bytes.length; one++) {
      for (let two = one; two <= bytes.length; two++) {
        expect(lines(bytes.subarray(0, one), bytes.subarray(one, two), bytes.subarray(two))).toEqual(whole);
      }
    }
  });

  test('takes a byte order mark away at the very beginning only', () => {
    expect(lines('\uFEFFa\n\uFEFFb')).toEqual(['a', '\uFEFFb']);
  });

  test('drops a line that is too long, and goes on after it', () => {
    const chunk = Buffer.alloc(LONGEST_LINE / 4, 'x');
    expect(lines('a\n', chunk, chunk, chunk, chunk, 'x\nb\n')).toEqual(['a', 'too-long', 'b']);
  });
});
