import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fingerprintOf } from './fingerprint.ts';

/** So many rounds are played again where players may have changed. */
const TRIED = 6;

interface Numbered {
  readonly round: number;
}

/** By whose players the rounds before this line were played, and what else decides how they go. */
interface Heading {
  readonly players: string;
  readonly terms: string;
}

/**
 * Rounds that were played, a line each, in a file to which each is added as soon as it is over. They are of use as long as the
 * same is played: when sources have changed, the first rounds are played again, and only if they are the same to the last move
 * the others still count. One alone may go as it went although a level misjudges more than before.
 */
export class KeptRounds<R extends Numbered> {
  readonly rounds = new Map<number, R>();
  /** Whether what is kept was played by the players of now. */
  isSame = true;
  private readonly file: URL;
  private readonly heading: Heading;
  /** How many have been played again as they were. */
  private confirmed = 0;

  /** `terms`: all that decides the rounds beside the players. */
  constructor(command: string, game: string, name: string, terms: unknown) {
    const folder = new URL(`../../.cache/${command}/${game}/`, import.meta.url);
    mkdirSync(folder, { recursive: true });
    this.file = new URL(`${name}.jsonl`, folder);
    this.heading = { players: fingerprintOf(game), terms: JSON.stringify(terms) };
    for (const line of linesOf<Heading | R>(this.file)) {
      if ('round' in line) {
        this.rounds.set(line.round, line);
        continue;
      }
      if (line.terms !== this.heading.terms) this.rounds.clear();
      this.isSame = line.players === this.heading.players && line.terms === this.heading.terms;
    }
    if (this.rounds.size === 0) this.beginAnew();
  }

  /** How many of them, from the first on, are to be played again before it is known whether the players are the same. */
  get tried(): number {
    return this.isSame ? 0 : Math.min(TRIED, this.rounds.size);
  }

  /** Takes a round that has just been played. */
  add(result: R): void {
    if (!this.isSame) {
      if (JSON.stringify(this.rounds.get(result.round)) === JSON.stringify(result)) {
        this.confirm();
        return;
      }
      this.beginAnew();
    }
    this.rounds.set(result.round, result);
    this.write(result);
  }

  /** The rounds from the first on without a gap, at most so many. Nothing where it is not known who played them. */
  inOrder(most: number): readonly R[] {
    const counted: R[] = [];
    for (let next = this.rounds.get(0); this.isSame && next !== undefined && counted.length < most; ) {
      counted.push(next);
      next = this.rounds.get(counted.length);
    }
    return counted;
  }

  private confirm(): void {
    if (++this.confirmed < this.tried) return;
    this.isSame = true;
    this.write(this.heading);
  }

  private beginAnew(): void {
    this.rounds.clear();
    this.isSame = true;
    writeFileSync(this.file, `${JSON.stringify(this.heading)}\n`);
  }

  private write(value: Heading | R): void {
    appendFileSync(this.file, `${JSON.stringify(value)}\n`);
  }
}

/** A line without its end was being written when somebody stopped it. */
function linesOf<T>(file: URL): readonly T[] {
  if (!existsSync(file)) return [];
  const text = readFileSync(file, 'utf8');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole.length < text.length) writeFileSync(file, whole);
  return whole.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as T]));
}
