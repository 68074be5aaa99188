import { readEvents } from '@countertop/core';
import type { ChatLine } from '@countertop/protocol';
import { type Accounts, type Challenge, type Entrance, type Passkey, type PushAddress, SPENT_FOR } from './accounts.ts';
import type { MemoryConditions } from './memory-conditions.ts';
import type { MemoryPrograms } from './memory-programs.ts';
import type { MemoryTable } from './memory-store.ts';
import type { Person, TableRow } from './store.ts';
import { eventsWithoutName, lineWithoutName, rosterWithoutName } from './without-name.ts';

/** What it shares with the store that it is a part of. */
export interface Shelves {
  readonly tables: Map<string, MemoryTable>;
  readonly people: Map<string, Person>;
  /** By hash, whose it is. */
  readonly secrets: Map<string, string>;
  /** What is theirs goes where they go. */
  readonly programs: MemoryPrograms;
  readonly conditions: MemoryConditions;
}

/** Who is known how, for as long as the process lasts. */
export class MemoryAccounts implements Accounts {
  private readonly spent = new Map<string, number>();
  private readonly passkeys = new Map<string, Passkey>();
  private readonly codes = new Map<string, string>();
  private readonly challenges = new Map<string, Challenge>();
  private readonly pushes = new Map<string, PushAddress>();
  private readonly merged = new Map<string, string | null>();
  private readonly once = new Map<string, string>();

  constructor(private readonly shelves: Shelves) {}

  async signIn({ person, secretHash, instead, guest, at }: Entrance): Promise<readonly string[]> {
    const { secrets } = this.shelves;
    for (const [hash, when] of this.spent) if (when < at - SPENT_FOR) this.spent.delete(hash);
    if (instead !== undefined && secrets.delete(instead)) this.spent.set(instead, at);
    secrets.set(secretHash, person);
    return guest === undefined ? [] : this.merge(guest, person, at);
  }

  private merge(guest: string, person: string, at: number): readonly string[] {
    const { people, secrets } = this.shelves;
    this.becomes(guest, person);
    const become = (id: string): string => (id === guest ? person : id);
    const changed = this.eachTableOf(guest, ({ roster, deed, ...row }) => ({
      ...row,
      deed: { ...deed, host: deed.host === guest ? person : deed.host },
      roster: { ...roster, people: roster.people.map((each) => each && become(each)) },
    }));
    this.eachLineOf(guest, (line) => ({ ...line, person }));
    for (const [id, one] of people) people.set(id, { ...one, blocked: one.blocked.map(become) });
    for (const [hash, owner] of secrets) if (owner === guest && secrets.delete(hash)) this.spent.set(hash, at);
    for (const push of this.pushes.values())
      if (push.person === guest) this.pushes.set(push.endpoint, { ...push, person });
    people.delete(guest);
    return changed;
  }

  private becomes(before: string, now: string | null): void {
    for (const [id, each] of this.merged) if (each === before) this.merged.set(id, now);
    this.merged.set(before, now);
    this.shelves.programs.becomes(before, now);
    this.shelves.conditions.becomes(before, now);
  }

  /** Whoever somebody is now; null: gone. */
  nowOf(person: string): string | null {
    const now = this.merged.get(person);
    return now === undefined ? person : now;
  }

  async isSpent(secretHash: string): Promise<boolean> {
    return this.spent.has(secretHash);
  }

  async signOut(secretHash: string): Promise<void> {
    this.shelves.secrets.delete(secretHash);
  }

  async signOutEverywhere(person: string): Promise<void> {
    dropOf(this.shelves.secrets, (owner) => owner === person);
  }

  async addPasskey(passkey: Passkey): Promise<boolean> {
    if ((await this.passkeyByCredential(passkey.credential)) !== undefined) return false;
    this.passkeys.set(passkey.id, passkey);
    return true;
  }

  async passkeysOf(person: string): Promise<readonly Passkey[]> {
    return [...this.passkeys.values()]
      .filter((passkey) => passkey.person === person)
      .sort((a, b) => a.made - b.made || (a.id < b.id ? -1 : 1));
  }

  async passkeyByCredential(credential: string): Promise<Passkey | undefined> {
    return [...this.passkeys.values()].find((passkey) => passkey.credential === credential);
  }

  async passkeyUsed(id: string, counter: number, at: number): Promise<void> {
    const passkey = this.passkeys.get(id);
    if (passkey !== undefined) this.passkeys.set(id, { ...passkey, counter, used: at });
  }

  async removePasskey(person: string, id: string): Promise<boolean> {
    return this.passkeys.get(id)?.person === person && this.passkeys.delete(id);
  }

  async replaceCodes(person: string, hashes: readonly string[]): Promise<void> {
    dropOf(this.codes, (owner) => owner === person);
    for (const hash of hashes) this.codes.set(hash, person);
  }

  async codesOf(person: string): Promise<number> {
    return [...this.codes.values()].filter((owner) => owner === person).length;
  }

  async takeCode(hash: string): Promise<string | undefined> {
    const owner = this.codes.get(hash);
    this.codes.delete(hash);
    return owner;
  }

  async addChallenge(challenge: Challenge): Promise<void> {
    this.challenges.set(challenge.challenge, challenge);
  }

  async takeChallenge(challenge: string, now: number): Promise<Challenge | undefined> {
    const taken = this.challenges.get(challenge);
    this.challenges.delete(challenge);
    dropOf(this.challenges, ({ until }) => until <= now);
    return taken !== undefined && taken.until > now ? taken : undefined;
  }

  async addPush(push: PushAddress): Promise<void> {
    this.pushes.set(push.endpoint, push);
  }

  async pushesOf(person: string): Promise<readonly PushAddress[]> {
    return [...this.pushes.values()]
      .filter((push) => push.person === person)
      .sort((a, b) => (a.endpoint < b.endpoint ? -1 : 1));
  }

  async removePush(endpoint: string, person?: string): Promise<void> {
    if (person === undefined || this.pushes.get(endpoint)?.person === person) this.pushes.delete(endpoint);
  }

  async linesOf(person: string): Promise<readonly { table: string; line: ChatLine }[]> {
    return [...this.shelves.tables].flatMap(([table, { lines }]) =>
      lines.flatMap((line) => (line.person === person ? [{ table, line }] : [])),
    );
  }

  async erase(person: string): Promise<readonly string[]> {
    const { people, secrets, tables } = this.shelves;
    this.becomes(person, null);
    const leaving = { id: person, name: people.get(person)?.name ?? '' };
    for (const kept of tables.values()) if (kept.members.has(person)) rewriteLog(kept, leaving);
    const changed = this.eachTableOf(person, ({ roster, deed, ...row }) => ({
      ...row,
      deed: { ...deed, host: deed.host === person ? null : deed.host },
      roster: rosterWithoutName(roster, leaving),
    }));
    this.eachLineOf(person, lineWithoutName);
    dropOf(secrets, (owner) => owner === person);
    dropOf(this.passkeys, (passkey) => passkey.person === person);
    dropOf(this.codes, (owner) => owner === person);
    dropOf(this.pushes, (push) => push.person === person);
    people.delete(person);
    return changed;
  }

  async keepOnce(name: string, value: string): Promise<string> {
    const kept = this.once.get(name) ?? value;
    this.once.set(name, kept);
    return kept;
  }

  /** Changes the rows of tables where somebody has or had a seat, or that they made; gives the former. */
  private eachTableOf(person: string, change: (row: TableRow) => TableRow): readonly string[] {
    const theirs: string[] = [];
    for (const [table, kept] of this.shelves.tables) {
      const member = kept.members.delete(person);
      if (!member && kept.row.deed.host !== person) continue;
      kept.row = change(kept.row);
      if (!member) continue;
      theirs.push(table);
      const now = this.nowOf(person);
      if (now !== null) kept.members.add(now);
      for (const [kind, notice] of kept.notices) {
        if (notice.person !== person) continue;
        if (now === null) kept.notices.delete(kind);
        else kept.notices.set(kind, { ...notice, person: now });
      }
    }
    return theirs;
  }

  private eachLineOf(person: string, change: (line: ChatLine) => ChatLine): void {
    for (const { lines } of this.shelves.tables.values())
      for (const [at, line] of lines.entries()) if (line.person === person) lines[at] = change(line);
  }
}

function rewriteLog({ log, row }: MemoryTable, leaving: { readonly id: string; readonly name: string }): void {
  const events = readEvents(log.flatMap(({ events }): unknown[] => JSON.parse(events)));
  if (!events.ok) throw new Error('a log cannot be read');
  const changed = eventsWithoutName(events.value, row.roster, leaving);
  for (const [index, { first }] of log.entries())
    log[index] = { first, events: JSON.stringify(changed.slice(first, log[index + 1]?.first)) };
}

function dropOf<T>(shelf: Map<string, T>, is: (value: T) => boolean): void {
  for (const [key, value] of shelf) if (is(value)) shelf.delete(key);
}
