import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { type Measuring, measurings } from './measuring.ts';

/** What the commands that measure can be told. */
export interface Asked {
  readonly measurings: readonly Measuring[];
  /** Rounds of each step in place of the usual number. */
  readonly rounds: number | undefined;
  readonly workers: number;
  /** Only steps whose names have one of these in them are played; the others stay as they are. */
  readonly only: readonly string[];
  /** No round is begun after it, and what is being played is played to its end. */
  readonly enough: AbortSignal;
  /** What is being played is given up. */
  readonly stop: AbortSignal;
}

/** Reads the command line, and hears of an interruption. `usage` is said where it makes no sense. */
export async function readAsked(usage: string): Promise<Asked> {
  try {
    const { values } = parseArgs({
      options: {
        game: { type: 'string' },
        pairs: { type: 'string' },
        workers: { type: 'string' },
        minutes: { type: 'string' },
        only: { type: 'string' },
      },
    });
    const found = await measurings(values.game);
    if (found.length === 0) throw new RangeError(`there is no game "${values.game}" to measure`);
    const stop = new AbortController();
    const enough = new AbortController();
    stop.signal.addEventListener('abort', () => enough.abort());
    process.on('SIGINT', () => stop.abort());
    process.on('SIGTERM', () => stop.abort());
    const minutes = count(values.minutes);
    if (minutes !== undefined) setTimeout(() => enough.abort(), 60_000 * minutes).unref();
    return {
      measurings: found,
      rounds: count(values.pairs),
      workers: count(values.workers) ?? availableParallelism(),
      only: (values.only ?? '').split(','),
      enough: enough.signal,
      stop: stop.signal,
    };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${usage}`);
    process.exit(2);
  }
}

function count(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new RangeError(`"${text}" is no number from 1`);
  return Number(text);
}
