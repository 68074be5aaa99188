import { Keepsake } from '../../store/keepsake.ts';

/** Tables at which this device wants to hear no talk; the latest of them. */
const MOST = 50;
const keepsake = new Keepsake<readonly string[]>('quiet-tables', (kept) =>
  Array.isArray(kept) ? kept.filter((each) => typeof each === 'string').slice(-MOST) : [],
);
let quiet: readonly string[] = $state.raw(keepsake.read());

export function isQuiet(table: string): boolean {
  return quiet.includes(table);
}

export function makeQuiet(table: string, on: boolean): void {
  const others = quiet.filter((each) => each !== table);
  quiet = (on ? [...others, table] : others).slice(-MOST);
  keepsake.keep(quiet);
}
