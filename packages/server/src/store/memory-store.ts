import type { ChatLine } from '@countertop/protocol';
import { MemoryAccounts } from './memory-accounts.ts';
import { MemoryConditions } from './memory-conditions.ts';
import { MemoryNotices } from './memory-notices.ts';
import { MemoryPrograms } from './memory-programs.ts';
import type { Notice } from './notices.ts';
import type {
  Complaint,
  Entry,
  MatchWish,
  Person,
  Refusal,
  Store,
  StoredTable,
  TableRow,
  Verdict,
  Work,
} from './store.ts';

export interface MemoryTable {
  row: TableRow;
  /** Rows of the log as they would lie on a disk. */
  readonly log: { readonly first: number; readonly events: string }[];
  readonly lines: ChatLine[];
  /** Under which ids. */
  readonly said: Set<string>;
  /** Who has or had a seat. */
  readonly members: Set<string>;
  readonly notices: Map<Notice['kind'], Notice>;
  /** Until when somebody has taken what is to be done. */
  taken: Partial<Record<Work, number>>;
}

/** A store that lasts as long as its process: for tests, and for the simulator. */
export class MemoryStore implements Store {
  readonly tables = new Map<string, MemoryTable>();
  readonly people = new Map<string, Person>();
  readonly secrets = new Map<string, string>();
  readonly complaints: Complaint[] = [];
  readonly conditions = new MemoryConditions((person) => this.accounts.nowOf(person));
  readonly programs = new MemoryPrograms(this.secrets, (person) => this.accounts.nowOf(person));
  readonly accounts: MemoryAccounts = new MemoryAccounts(this);
  readonly notices = new MemoryNotices(this.tables);

  append(batch: readonly Entry[]): Promise<readonly Verdict[]> {
    return Promise.resolve(batch.map((entry) => this.enter(entry)));
  }

  private enter(entry: Entry): Verdict {
    const { table, after, events, standing, deed, refused = null } = entry;
    const roster = entry.roster && { ...entry.roster, people: this.nowOf(entry.roster.people) };
    const kept = this.tables.get(table);
    if (kept === undefined) {
      if (deed === undefined || roster === undefined || after !== 0) return 'refused';
      const row = { table, deed, standing, roster, refused };
      this.tables.set(table, {
        row,
        log: [{ first: 0, events }],
        lines: [],
        said: new Set(),
        members: new Set(),
        notices: new Map(),
        taken: {},
      });
    } else {
      if (kept.row.standing.events !== after || kept.log.at(-1)?.first === after) return 'refused';
      if (kept.row.refused !== refused) return 'refused';
      kept.log.push({ first: after, events });
      kept.taken = {};
      kept.row = { ...kept.row, standing, roster: roster ?? kept.row.roster };
    }
    this.remember(entry, roster?.people ?? []);
    return 'taken';
  }

  async refuse(table: string, { refused, before, after }: Refusal): Promise<boolean> {
    const kept = this.tables.get(table);
    if (kept === undefined || kept.row.standing.events !== after || kept.row.refused !== before) return false;
    kept.row = { ...kept.row, refused };
    return true;
  }

  private remember({ table, notices }: Entry, people: readonly (string | null)[]): void {
    const kept = this.tables.get(table);
    for (const person of people) if (person !== null) kept?.members.add(person);
    if (notices === undefined) return;
    kept?.notices.clear();
    for (const notice of notices) kept?.notices.set(notice.kind, { table, tries: 0, ...notice });
  }

  /** A process that has not heard yet who somebody has become may still say who they were. */
  private nowOf(people: readonly (string | null)[]): readonly (string | null)[] {
    return people.map((person) => (person === null ? null : this.accounts.nowOf(person)));
  }

  async read(table: string, from: number): Promise<StoredTable | undefined> {
    const kept = this.tables.get(table);
    if (kept === undefined) return undefined;
    const events = kept.log.flatMap(({ events }): unknown[] => JSON.parse(events));
    return { ...kept.row, events: events.slice(from) };
  }

  async take(work: Work, now: number, until: number, most: number): Promise<readonly string[]> {
    const since = ({ row: { standing } }: MemoryTable): number | null =>
      work === 'due' ? standing.due : standing.bot ? standing.updated : null;
    const free = [...this.tables.values()].flatMap((kept) => {
      const at = since(kept);
      return at !== null && at <= now && (kept.taken[work] ?? now) <= now ? [{ kept, at }] : [];
    });
    const taken = free.sort((a, b) => a.at - b.at).slice(0, most);
    for (const { kept } of taken) kept.taken[work] = until;
    return taken.map(({ kept }) => kept.row.table);
  }

  async giveBack(work: Work, tables: readonly string[]): Promise<void> {
    for (const table of tables) delete this.tables.get(table)?.taken[work];
  }

  async due(before: number): Promise<readonly { table: string; at: number }[]> {
    return this.rows().flatMap(({ table, standing: { due } }) =>
      due !== null && due < before ? [{ table, at: due }] : [],
    );
  }

  async numbers(tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return new Map(
      tables.flatMap((table) => {
        const kept = this.tables.get(table);
        return kept === undefined ? [] : [[table, kept.row.standing.events]];
      }),
    );
  }

  async running(): Promise<number> {
    return this.rows().filter(({ standing }) => standing.status === 'running').length;
  }

  async waitingForBots(): Promise<readonly string[]> {
    return this.rows().flatMap(({ table, standing }) => (standing.bot ? [table] : []));
  }

  async row(table: string): Promise<TableRow | undefined> {
    return this.tables.get(table)?.row;
  }

  async lobby(most: number): Promise<readonly TableRow[]> {
    return this.latest(
      ({ deed, standing }) => deed.settings.visibility === 'public' && standing.status !== 'over',
      most,
    );
  }

  async wished(wish: string): Promise<readonly TableRow[]> {
    return this.rows()
      .filter(({ deed, standing }) => deed.wish === wish && standing.status === 'open')
      .sort((a, b) => a.deed.created - b.deed.created);
  }

  async tablesOf(person: string, most: number): Promise<readonly TableRow[]> {
    return this.latest(({ table }) => this.isMember(table, person), most);
  }

  async matchesOf(person: string, wish: MatchWish, most: number): Promise<readonly TableRow[]> {
    const { over, game, since = 0, until = Number.POSITIVE_INFINITY, after } = wish;
    return this.latest(({ table, deed, standing: { status, updated } }) => {
      if (!this.isMember(table, person) || (status === 'over') !== over) return false;
      if (after !== undefined && (updated > after.updated || (updated === after.updated && table <= after.table)))
        return false;
      return (game === undefined || deed.game === game) && updated >= since && updated < until;
    }, most);
  }

  async waitingFor(person: string): Promise<number> {
    return this.rows().filter(({ standing: { status, turn }, roster: { people, seats } }) => {
      return status === 'running' && turn !== null && people[turn] === person && seats[turn].kind === 'person';
    }).length;
  }

  private isMember(table: string, person: string): boolean {
    return this.tables.get(table)?.members.has(person) ?? false;
  }

  async openTablesOf(person: string): Promise<number> {
    return this.rows().filter(({ deed, standing }) => deed.host === person && standing.status === 'open').length;
  }

  async addPerson(person: Person, secretHash: string): Promise<void> {
    this.people.set(person.id, person);
    this.secrets.set(secretHash, person.id);
  }

  async person(id: string): Promise<Person | undefined> {
    return this.people.get(id);
  }

  async personBySecret(secretHash: string): Promise<Person | undefined> {
    return this.people.get(this.secrets.get(secretHash) ?? '');
  }

  async changePerson(person: Person): Promise<void> {
    if (this.people.has(person.id)) this.people.set(person.id, person);
  }

  async addLine(table: string, line: Omit<ChatLine, 'number'>, id: string): Promise<number | undefined> {
    const kept = this.tables.get(table);
    if (kept === undefined) throw new Error('a line at no table');
    if (kept.said.has(id)) return undefined;
    kept.said.add(id);
    const number = kept.lines.length;
    kept.lines.push({ number, ...line, person: this.accounts.nowOf(line.person) ?? line.person });
    return number;
  }

  async lines(table: string, from: number): Promise<readonly ChatLine[]> {
    return this.tables.get(table)?.lines.slice(from) ?? [];
  }

  async report(complaint: Complaint): Promise<void> {
    this.complaints.push(complaint);
  }

  async close(): Promise<void> {}

  private rows(): TableRow[] {
    return [...this.tables.values()].map(({ row }) => row);
  }

  private latest(is: (row: TableRow) => boolean, most: number): TableRow[] {
    return this.rows()
      .filter(is)
      .sort((a, b) => b.standing.updated - a.standing.updated || (a.table < b.table ? -1 : 1))
      .slice(0, most);
  }
}
