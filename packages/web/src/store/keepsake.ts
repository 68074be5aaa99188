/** All that the page keeps in localStorage begins so. */
const PREFIX = 'countertop.';

/** Where storage is forbidden or full, keepsakes last as long as the page. */
const fallback = new Map<string, string>();

/** A small value that this device keeps under a name: settings, progress, a choice. */
export class Keepsake<T> {
  private readonly key: string;

  /** `check` makes a value of whatever is found, be it damaged, old, or undefined where nothing is. */
  constructor(
    name: string,
    private readonly check: (kept: unknown) => T,
  ) {
    this.key = PREFIX + name;
  }

  get exists(): boolean {
    return this.text !== undefined;
  }

  read(): T {
    const { text } = this;
    return this.check(text === undefined ? undefined : parse(text));
  }

  keep(value: T): void {
    const text = JSON.stringify(value);
    if (text === this.text) return;
    write(this.key, text);
    write(TIMES, JSON.stringify({ ...keptTimes(), [this.key.slice(PREFIX.length)]: Date.now() }));
  }

  private get text(): string | undefined {
    return readText(this.key);
  }
}

/** When each keepsake last changed. */
const TIMES = `${PREFIX}times`;

/** When keepsakes last changed, by name; those that nobody has changed since times are kept are missing. */
export function keptTimes(): Readonly<Record<string, number>> {
  return onlyOf(parse(readText(TIMES) ?? ''), (time): time is number => Number.isFinite(time));
}

/** All keepsakes of this device by name, as they lie there. */
export function allKeepsakes(): Readonly<Record<string, unknown>> {
  const keys = new Set(fallback.keys());
  try {
    for (let at = 0; at < localStorage.length; at++) keys.add(localStorage.key(at) ?? '');
  } catch {
    // Where storage is forbidden there are those of the page.
  }
  const mine = [...keys].filter((key) => key.startsWith(PREFIX) && key !== TIMES);
  return Object.fromEntries(mine.map((key) => [key.slice(PREFIX.length), parse(readText(key) ?? '')]));
}

/** Puts a keepsake back as it was when it last changed. Whoever has read it already does not notice. */
export function putKeepsake(name: string, value: unknown, time: number): void {
  write(PREFIX + name, JSON.stringify(value));
  write(TIMES, JSON.stringify({ ...keptTimes(), [name]: time }));
}

function readText(key: string): string | undefined {
  try {
    return fallback.get(key) ?? localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function write(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
    fallback.delete(key);
  } catch {
    fallback.set(key, text);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The fields of what was found, none where it is no object: a beginning for every check. */
export function fieldsOf(kept: unknown): Readonly<Record<string, unknown>> {
  return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? { ...kept } : {};
}

/** What is kept by name, each checked. */
export function eachOf<T>(kept: unknown, check: (value: unknown) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(fieldsOf(kept)).map(([name, value]) => [name, check(value)]));
}

/** What is kept by name, as far as it is what it should be. */
export function onlyOf<T>(kept: unknown, is: (value: unknown) => value is T): Record<string, T> {
  return Object.fromEntries(Object.entries(fieldsOf(kept)).filter((entry): entry is [string, T] => is(entry[1])));
}

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}
