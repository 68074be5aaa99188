import type { ChatLine } from '@countertop/protocol';
import { MARK } from '../moving/place.ts';
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
} from '../store.ts';
import { SqlAccounts } from './sql-accounts.ts';
import { SqlConditions } from './sql-conditions.ts';
import { SqlLists } from './sql-lists.ts';
import { SqlNotices } from './sql-notices.ts';
import { SqlPeople } from './sql-people.ts';
import { SqlPrograms } from './sql-programs.ts';
import { SqlTalk } from './sql-talk.ts';
import type { Engine } from './steps.ts';

/** What is kept in SQL, whichever engine runs it. How the log is written and read is each engine's own: there every statement counts. */
export abstract class SqlStore implements Store {
  readonly programs: SqlPrograms;
  readonly conditions: SqlConditions;
  readonly accounts: SqlAccounts;
  readonly notices: SqlNotices;
  private readonly lists: SqlLists;
  private readonly people: SqlPeople;
  private readonly talk: SqlTalk;

  constructor(private readonly sql: Engine) {
    this.conditions = new SqlConditions(sql);
    this.programs = new SqlPrograms(sql);
    this.accounts = new SqlAccounts(sql, [this.programs, this.conditions]);
    this.notices = new SqlNotices(sql);
    this.lists = new SqlLists(sql);
    this.people = new SqlPeople(sql);
    this.talk = new SqlTalk(sql);
  }

  abstract append(batch: readonly Entry[]): Promise<readonly Verdict[]>;
  abstract read(table: string, from: number): Promise<StoredTable | undefined>;
  abstract close(): Promise<void>;

  /** Whether another store is being moved here (moving/). */
  async isBeingFilled(): Promise<boolean> {
    return (await this.sql.rows('select 1 as one from once where name = $1', MARK)).length > 0;
  }

  refuse(table: string, refusal: Refusal): Promise<boolean> {
    return this.lists.refuse(table, refusal);
  }

  take(work: Work, now: number, until: number, most: number): Promise<readonly string[]> {
    return this.lists.take(work, now, until, most);
  }

  giveBack(work: Work, tables: readonly string[]): Promise<void> {
    return this.lists.giveBack(work, tables);
  }

  numbers(tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return this.lists.numbers(tables);
  }

  due(before: number): Promise<readonly { readonly table: string; readonly at: number }[]> {
    return this.lists.due(before);
  }

  running(): Promise<number> {
    return this.lists.running();
  }

  waitingForBots(): Promise<readonly string[]> {
    return this.lists.waitingForBots();
  }

  row(table: string): Promise<TableRow | undefined> {
    return this.lists.row(table);
  }

  lobby(most: number): Promise<readonly TableRow[]> {
    return this.lists.lobby(most);
  }

  wished(wish: string): Promise<readonly TableRow[]> {
    return this.lists.wished(wish);
  }

  tablesOf(person: string, most: number): Promise<readonly TableRow[]> {
    return this.lists.of(person, most);
  }

  matchesOf(person: string, wish: MatchWish, most: number): Promise<readonly TableRow[]> {
    return this.lists.matchesOf(person, wish, most);
  }

  waitingFor(person: string): Promise<number> {
    return this.lists.waitingFor(person);
  }

  openTablesOf(person: string): Promise<number> {
    return this.lists.openOf(person);
  }

  addPerson(person: Person, secretHash: string): Promise<void> {
    return this.people.add(person, secretHash);
  }

  person(id: string): Promise<Person | undefined> {
    return this.people.byId(id);
  }

  personBySecret(secretHash: string): Promise<Person | undefined> {
    return this.people.bySecret(secretHash);
  }

  changePerson(person: Person): Promise<void> {
    return this.people.change(person);
  }

  addLine(table: string, line: Omit<ChatLine, 'number'>, id: string): Promise<number | undefined> {
    return this.talk.add(table, line, id);
  }

  lines(table: string, from: number): Promise<readonly ChatLine[]> {
    return this.talk.lines(table, from);
  }

  report(complaint: Complaint): Promise<void> {
    return this.talk.report(complaint);
  }
}
