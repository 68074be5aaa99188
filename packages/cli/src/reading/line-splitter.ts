const NEWLINE = 10;

/** A line longer than this is not kept: the answer says so, and reading goes on after its end. */
export const LONGEST_LINE = 64 * 1024 * 1024;

/** The bytes of a line without its end, or the fact that it was too long to keep. */
export type Line = Buffer | 'too-long';

/** Cuts a stream of bytes into lines at `\n` and nowhere else; holds no more than one line. */
export class LineSplitter {
  private parts: Buffer[] = [];
  private length = 0;
  private first = true;

  *push(chunk: Buffer): Generator<Line> {
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, from)) {
      this.keep(chunk.subarray(from, end));
      from = end + 1;
      yield this.take();
    }
    this.keep(chunk.subarray(from));
  }

  /** What stands after the last `\n`. */
  *end(): Generator<Line> {
    if (this.length > 0) yield this.take();
  }

  private keep(part: Buffer): void {
    this.length += part.length;
    if (this.length > LONGEST_LINE) this.parts = [];
    else if (part.length > 0) this.parts.push(part);
  }

  private take(): Line {
    const { parts, length, first } = this;
    this.parts = [];
    this.length = 0;
    this.first = false;
    if (length > LONGEST_LINE) return 'too-long';
    const line = parts.length === 1 ? parts[0] : Buffer.concat(parts, length);
    return first && startsWithMark(line) ? line.subarray(3) : line;
  }
}

/** The byte order mark that some editors put at the beginning of a file. */
function startsWithMark(bytes: Buffer): boolean {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
}
