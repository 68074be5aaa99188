import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/** The lines of a file; one that ends in `.br` is compressed with Brotli. */
export function readLines(file: string): string[] {
  const bytes = readFileSync(file);
  const text = (file.endsWith('.br') ? brotliDecompressSync(bytes) : bytes).toString('utf8');
  return text.split('\n').filter(Boolean);
}

/** The same bytes for the same lines. */
export function writePacked(file: string, lines: readonly string[]): void {
  const text = lines.map((line) => `${line}\n`).join('');
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
  };
  writeFileSync(file, brotliCompressSync(text, { params }));
}
