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
    try {
      localStorage.setItem(this.key, text);
      fallback.delete(this.key);
    } catch {
      fallback.set(this.key, text);
    }
  }

  private get text(): string | undefined {
    try {
      return fallback.get(this.key) ?? localStorage.getItem(this.key) ?? undefined;
    } catch {
      return undefined;
    }
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
