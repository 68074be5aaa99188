import { readEvents } from '@countertop/core';
import { type ChatLine, DELETED } from '@countertop/protocol';
import type Database from 'libsql';
import {
  type Accounts,
  type Challenge,
  type Entrance,
  type Passkey,
  type PushAddress,
  SPENT_FOR,
} from '../accounts.ts';
import type { Roster } from '../store.ts';
import { eventsWithoutName, lineWithoutName, rosterWithoutName } from '../without-name.ts';

/** What people have elsewhere in the file. */
interface Belongings {
  /** null: nobody. In the transaction of whoever calls it. */
  becomes(before: string, now: string | null): void;
}

/** Who is known how, in the file of SQLite. */
export class SqliteAccounts implements Accounts {
  private readonly statements: ReturnType<typeof prepare>;

  constructor(
    private readonly database: Database.Database,
    /** What is theirs goes where they go. */
    private readonly belongings: readonly Belongings[],
  ) {
    this.statements = prepare(database);
  }

  async signIn({ person, secretHash, instead, guest, at }: Entrance): Promise<readonly string[]> {
    const { statements } = this;
    return this.database.transaction(() => {
      const now = Math.floor(at);
      statements.forgetSpent.run(now - SPENT_FOR);
      statements.addSecret.run(secretHash, person);
      if (instead !== undefined) statements.spend.run(now, instead);
      return guest === undefined ? [] : this.merge(guest, person, now);
    })();
  }

  private merge(guest: string, person: string, now: number): readonly string[] {
    const { statements } = this;
    const seats = this.matchesOf(guest);
    for (const { match, roster } of seats) {
      const people = roster.people.map((each) => (each === guest ? person : each));
      statements.seat.run(JSON.stringify({ ...roster, people }), match);
      statements.member.run(person, match);
    }
    statements.noMember.run(guest);
    statements.host.run(person, person, guest);
    statements.linePerson.run(person, guest);
    statements.noticePerson.run(person, guest);
    statements.complainer.run(person, guest);
    statements.unblock.run(`"${guest}"`, `"${person}"`, `%"${guest}"%`);
    statements.moveMerged.run(person, guest);
    statements.merged.run(guest, person);
    for (const each of this.belongings) each.becomes(guest, person);
    // Late requests of the guest are told so.
    statements.spendAll.run(now, person, guest);
    statements.movePushes.run(person, guest);
    statements.dropPerson.run(guest);
    return seats.map(({ table }) => table);
  }

  /** Whoever somebody is now; null: gone. */
  nowOf(person: string): string | null {
    const row = this.statements.nowOf.get(person) as { readonly person: string | null } | undefined;
    return row === undefined ? person : row.person;
  }

  async isSpent(secretHash: string): Promise<boolean> {
    return this.statements.isSpent.get(secretHash) !== undefined;
  }

  async signOut(secretHash: string): Promise<void> {
    this.statements.dropSecret.run(secretHash);
  }

  async signOutEverywhere(person: string): Promise<void> {
    this.statements.dropSecrets.run(person);
  }

  async addPasskey({ id, person, credential, key, counter, transports, name, made, used }: Passkey): Promise<boolean> {
    const { changes } = this.statements.addPasskey.run(
      id,
      person,
      credential,
      key,
      counter,
      JSON.stringify(transports),
      name,
      Math.floor(made),
      used,
    );
    return changes > 0;
  }

  async passkeysOf(person: string): Promise<readonly Passkey[]> {
    return (this.statements.passkeysOf.all(person) as RawPasskey[]).map(passkeyOf);
  }

  async passkeyByCredential(credential: string): Promise<Passkey | undefined> {
    const raw = this.statements.passkey.get(credential) as RawPasskey | undefined;
    return raw && passkeyOf(raw);
  }

  async passkeyUsed(id: string, counter: number, at: number): Promise<void> {
    this.statements.passkeyUsed.run(counter, Math.floor(at), id);
  }

  async removePasskey(person: string, id: string): Promise<boolean> {
    return this.statements.removePasskey.run(person, id).changes > 0;
  }

  async replaceCodes(person: string, hashes: readonly string[]): Promise<void> {
    this.database.transaction(() => {
      this.statements.dropCodes.run(person);
      for (const hash of hashes) this.statements.addCode.run(hash, person);
    })();
  }

  async codesOf(person: string): Promise<number> {
    return (this.statements.codesOf.get(person) as { readonly count: number }).count;
  }

  async takeCode(hash: string): Promise<string | undefined> {
    return (this.statements.takeCode.get(hash) as { readonly person: string } | undefined)?.person;
  }

  async addChallenge({ challenge, purpose, person, until }: Challenge): Promise<void> {
    this.statements.addChallenge.run(challenge, purpose, person, Math.floor(until));
  }

  async takeChallenge(challenge: string, now: number): Promise<Challenge | undefined> {
    const taken = this.statements.takeChallenge.get(challenge) as Challenge | undefined;
    this.statements.forgetChallenges.run(Math.floor(now));
    if (taken === undefined || taken.until <= now) return undefined;
    const { purpose, person, until } = taken;
    return { challenge, purpose, person, until };
  }

  async addPush({ endpoint, person, p256dh, auth }: PushAddress): Promise<void> {
    this.statements.addPush.run(endpoint, person, p256dh, auth);
  }

  async pushesOf(person: string): Promise<readonly PushAddress[]> {
    return this.statements.pushesOf.all(person) as PushAddress[];
  }

  async removePush(endpoint: string, person?: string): Promise<void> {
    if (person === undefined) this.statements.removePush.run(endpoint);
    else this.statements.removeOwnPush.run(endpoint, person);
  }

  async linesOf(person: string): Promise<readonly { table: string; line: ChatLine }[]> {
    const rows = this.statements.linesOf.all(person) as RawLine[];
    return rows.map(({ table, number, line }) => ({ table, line: { number, ...JSON.parse(line) } }));
  }

  async erase(person: string): Promise<readonly string[]> {
    const { statements } = this;
    return this.database.transaction(() => {
      const named = statements.name.get(person) as { readonly name: string } | undefined;
      const leaving = { id: person, name: named?.name ?? '' };
      const seats = this.matchesOf(person);
      for (const { match, roster } of seats) {
        this.rewriteLog(match, roster, leaving);
        statements.seat.run(JSON.stringify(rosterWithoutName(roster, leaving)), match);
      }
      for (const { match, number, line } of statements.linesOf.all(person) as RawLine[])
        statements.changeLine.run(JSON.stringify(lineWithoutName(JSON.parse(line))), match, number);
      statements.noMember.run(person);
      statements.host.run(null, null, person);
      statements.complainer.run(DELETED.person, person);
      statements.noNotices.run(person);
      statements.dropMerged.run(person);
      statements.merged.run(person, null);
      for (const each of this.belongings) each.becomes(person, null);
      statements.dropSecrets.run(person);
      statements.dropPasskeys.run(person);
      statements.dropCodes.run(person);
      statements.dropPushes.run(person);
      statements.dropPerson.run(person);
      return seats.map(({ table }) => table);
    })();
  }

  /** Rows of the log stay where they are: only names in them change. */
  private rewriteLog(match: number, roster: Roster, leaving: { readonly id: string; readonly name: string }): void {
    const rows = this.statements.log.all(match) as { readonly first: number; readonly events: string }[];
    const events = readEvents(rows.flatMap((row): unknown[] => JSON.parse(row.events)));
    if (!events.ok) throw new Error('a log cannot be read');
    const changed = eventsWithoutName(events.value, roster, leaving);
    for (const [index, { first, events: before }] of rows.entries()) {
      const after = JSON.stringify(changed.slice(first, rows[index + 1]?.first));
      if (after !== before) this.statements.changeLog.run(after, match, first);
    }
  }

  async keepOnce(name: string, value: string): Promise<string> {
    this.statements.keepOnce.run(name, value);
    return (this.statements.kept.get(name) as { readonly value: string }).value;
  }

  private matchesOf(person: string): readonly { match: number; table: string; roster: Roster }[] {
    const rows = this.statements.rostersOf.all(person) as { match: number; table: string; roster: string }[];
    return rows.map(({ match, table, roster }) => ({ match, table, roster: JSON.parse(roster) as Roster }));
  }
}

function prepare(database: Database.Database) {
  const sql = (source: string) => database.prepare(source);
  return {
    addSecret: sql('insert into secrets (hash, person) values (?, ?)'),
    spend: sql('update secrets set spent = ? where hash = ?'),
    spendAll: sql('update secrets set spent = ?, person = ? where person = ?'),
    isSpent: sql('select 1 from secrets where hash = ? and spent is not null'),
    forgetSpent: sql('delete from secrets where spent < ?'),
    dropSecret: sql('delete from secrets where hash = ?'),
    dropSecrets: sql('delete from secrets where person = ?'),

    rostersOf: sql(
      `select members.match, tables.id as "table", roster from members join rosters using (match)
       join tables on tables.number = members.match where person = ?`,
    ),
    seat: sql('update rosters set roster = ? where match = ?'),
    member: sql('insert into members (person, match) values (?, ?) on conflict do nothing'),
    noMember: sql('delete from members where person = ?'),
    host: sql("update tables set host = ?, deed = json_set(deed, '$.host', ?) where host = ?"),
    linePerson: sql("update lines set line = json_set(line, '$.person', ?) where json_extract(line, '$.person') = ?"),
    linesOf: sql(
      `select match, tables.id as "table", lines.number, line from lines join tables on tables.number = lines.match
       where json_extract(line, '$.person') = ? order by match, lines.number`,
    ),
    changeLine: sql('update lines set line = ?, said = null where match = ? and number = ?'),
    log: sql('select first, events from log where match = ? order by first'),
    changeLog: sql('update log set events = ? where match = ? and first = ?'),
    noticePerson: sql('update notices set person = ? where person = ?'),
    noNotices: sql('delete from notices where person = ?'),
    complainer: sql('update complaints set person = ? where person = ?'),
    unblock: sql("update people set blocked = replace(blocked, ?, ?) where blocked <> '[]' and blocked like ?"),
    moveMerged: sql('update merged set person = ? where person = ?'),
    dropMerged: sql('update merged set person = null where person = ?'),
    merged: sql('insert into merged (guest, person) values (?, ?) on conflict do update set person = excluded.person'),
    nowOf: sql('select person from merged where guest = ?'),
    name: sql('select name from people where id = ?'),
    dropPerson: sql('delete from people where id = ?'),

    addPasskey: sql(
      `insert into passkeys (id, person, credential, key, counter, transports, name, made, used)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing`,
    ),
    passkeysOf: sql('select * from passkeys where person = ? order by made, id'),
    passkey: sql('select * from passkeys where credential = ?'),
    passkeyUsed: sql('update passkeys set counter = ?, used = ? where id = ?'),
    removePasskey: sql('delete from passkeys where person = ? and id = ?'),
    dropPasskeys: sql('delete from passkeys where person = ?'),

    addCode: sql('insert into codes (hash, person) values (?, ?)'),
    codesOf: sql('select count(*) as count from codes where person = ?'),
    takeCode: sql('delete from codes where hash = ? returning person'),
    dropCodes: sql('delete from codes where person = ?'),

    addChallenge: sql('insert into challenges (challenge, purpose, person, until) values (?, ?, ?, ?)'),
    takeChallenge: sql('delete from challenges where challenge = ? returning challenge, purpose, person, until'),
    forgetChallenges: sql('delete from challenges where until <= ?'),

    addPush: sql(
      `insert into pushes (endpoint, person, p256dh, auth) values (?, ?, ?, ?)
       on conflict do update set person = excluded.person, p256dh = excluded.p256dh, auth = excluded.auth`,
    ),
    pushesOf: sql('select endpoint, person, p256dh, auth from pushes where person = ? order by endpoint'),
    movePushes: sql('update pushes set person = ? where person = ?'),
    removePush: sql('delete from pushes where endpoint = ?'),
    removeOwnPush: sql('delete from pushes where endpoint = ? and person = ?'),
    dropPushes: sql('delete from pushes where person = ?'),

    keepOnce: sql('insert into once (name, value) values (?, ?) on conflict do nothing'),
    kept: sql('select value from once where name = ?'),
  };
}

interface RawPasskey extends Omit<Passkey, 'transports'> {
  readonly transports: string;
}

interface RawLine {
  readonly match: number;
  readonly table: string;
  readonly number: number;
  readonly line: string;
}

/** The driver adds fields of its own to a single row. */
function passkeyOf({ id, person, credential, key, counter, transports, name, made, used }: RawPasskey): Passkey {
  return { id, person, credential, key, counter, transports: JSON.parse(transports) as string[], name, made, used };
}
