import Database from 'libsql';

/** Columns of whatever is kept that hold what only the server may know. */
const SECRET_COLUMN = /seed|secret|hash|private|recovery|auth|p256dh|endpoint/i;
/** What is shorter could be anything. */
const SHORTEST = 16;
/** As long as any secret: what is cut in two by the network is found too. */
const OVERLAP = 512;

/**
 * Looks at everything that leaves a server, in the moment in which it leaves, and compares it with what lies on its disk then: a seed
 * must not leave before its match is over, a secret only to whom it is given, and nothing that was not drawn and kept before.
 */
export class OutboundScan {
  readonly leaks: string[] = [];
  scanned = 0;
  private readonly tails = new Map<number, string>();
  private readonly tableOf = new Map<number, string>();
  private readonly database: Database.Database;

  constructor(file: string) {
    this.database = new Database(file, { readonly: true });
    this.database.exec('pragma busy_timeout = 5000');
  }

  close(): void {
    this.database.close();
  }

  /** `connection`: a number for each; what it gets comes in order. */
  look(connection: number, text: string): void {
    this.scanned += text.length;
    const tail = this.tails.get(connection) ?? '';
    const whole = tail + text;
    /** Not what has been looked at before. */
    const leaves = (secret: string) => whole.includes(secret, Math.max(0, tail.length - secret.length + 1));
    this.tails.set(connection, whole.slice(-OVERLAP));
    for (const { secret, what } of this.secrets()) if (leaves(secret)) this.leaks.push(what);
    for (const secret of this.told) if (leaves(secret)) this.leaks.push('what is told once');
    for (const [secret] of whole.matchAll(/\b[0-9a-f]{64}\b/g)) {
      // A guest's secret is given once, as a cookie; its hash is what is kept.
      const given = whole.includes(`set-cookie: countertop=${secret};`);
      if (!given && this.isCookie(secret)) this.leaks.push('a cookie');
    }
    this.lookAtDraws(connection, whole);
  }

  /** A draw belongs to the table that was named last before it. */
  private lookAtDraws(connection: number, whole: string): void {
    const overlap = whole.length - OVERLAP;
    let table = this.tableOf.get(connection);
    for (const { index, 1: named, 2: draw } of whole.matchAll(/"table":"([\w-]+)"|"draw":(\d+)/g)) {
      if (named !== undefined) {
        table = named;
        if (index < overlap) this.tableOf.set(connection, named);
      } else if (table !== undefined && Number(draw) >= this.drawn(table)) this.leaks.push('a draw that was not made');
    }
  }

  /** The secrets that were given to guests, by which their cookies are known. */
  readonly cookies = new Set<string>();

  /** Codes and tokens that somebody has been told: once, and never again. */
  readonly told = new Set<string>();

  private isCookie(text: string): boolean {
    return this.cookies.has(text);
  }

  /** All that is on disk now and must not leave. */
  private secrets(): { readonly secret: string; readonly what: string }[] {
    const kept = this.database.prepare("select name from sqlite_master where type = 'table'").all() as {
      name: string;
    }[];
    return [...this.conditions(), ...kept.flatMap(({ name }) => this.secretsIn(name))].filter(
      ({ secret }) => secret.length >= SHORTEST,
    );
  }

  private secretsIn(name: string): { readonly secret: string; readonly what: string }[] {
    const columns = this.database.prepare(`pragma table_info("${name}")`).all() as { readonly name: string }[];
    return columns
      .filter((column) => SECRET_COLUMN.test(column.name))
      .flatMap((column) => this.values(name, column.name));
  }

  /** What people would play: theirs alone, and to them it goes past this scan. */
  private conditions(): { readonly secret: string; readonly what: string }[] {
    const rows = this.database.prepare('select kept from conditions').all() as { readonly kept: string }[];
    return rows.map(({ kept }) => ({ secret: JSON.stringify(JSON.parse(kept).lines), what: 'conditions.kept' }));
  }

  private values(table: string, column: string): { readonly secret: string; readonly what: string }[] {
    const over = 'select match from standing where status = 2';
    const where = table === 'tables' && column === 'seed' ? ` where number not in (${over})` : '';
    const rows = this.database.prepare(`select "${column}" as value from "${table}"${where}`).all() as {
      value: unknown;
    }[];
    return rows.flatMap(({ value }) =>
      typeof value === 'string' ? [{ secret: value, what: `${table}.${column}` }] : [],
    );
  }

  private drawn(table: string): number {
    const rows = this.database
      .prepare('select events from log join tables on number = match where id = ? order by first')
      .all(table) as { readonly events: string }[];
    const events = rows.flatMap(({ events }): { kind: string; draw?: number }[] => JSON.parse(events));
    return events.filter(({ kind }) => kind === 'drawn').length;
  }
}
