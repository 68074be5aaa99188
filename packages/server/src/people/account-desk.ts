import { bad, type Command, good, type Result } from '@countertop/core';
import type { Account } from '@countertop/protocol';
import type { Bus } from '../bus/bus.ts';
import type { Outside } from '../outside.ts';
import type { Person, Store, TableRow } from '../store/store.ts';
import { personal } from '../tables/errand.ts';
import type { Tables } from '../tables/tables.ts';
import { hashOf } from './hash-of.ts';
import { type PasskeyAnswer, Passkeys } from './passkeys.ts';
import { meOf } from './people.ts';
import { codeHash, newCodes } from './recovery-codes.ts';

export interface AccountDeskParts {
  readonly outside: Outside;
  readonly store: Store;
  readonly tables: Tables;
  readonly bus: Bus;
}

/** Somebody at a device: who, by which secret, and from which page. */
export interface Caller {
  readonly person: Person;
  readonly secret: string;
  readonly origin: string;
}

/** Somebody who is known on this device from now on, by a new secret. */
export interface Welcome {
  readonly person: Person;
  readonly secret: string;
}

/** More tables than anybody plays at once; who wants to go is asked again for the rest. */
const AT_ONCE = 1_000;

/** How a guest becomes somebody who stays, comes back on another device, and goes. */
export class AccountDesk {
  readonly passkeys: Passkeys;

  constructor(private readonly parts: AccountDeskParts) {
    this.passkeys = new Passkeys(parts.outside, parts.store);
  }

  async describe(person: Person): Promise<Account> {
    const { accounts } = this.parts.store;
    const [passkeys, codes, pushes] = await Promise.all([
      accounts.passkeysOf(person.id),
      accounts.codesOf(person.id),
      accounts.pushesOf(person.id),
    ]);
    return {
      me: meOf(person),
      passkeys: passkeys.map(({ id: passkey, name, made, used }) => ({ passkey, name, made, used })),
      codes,
      pushes: pushes.length,
    };
  }

  /** A guest is known by one device only. */
  private async isGuest(person: string): Promise<boolean> {
    const { accounts } = this.parts.store;
    return (await accounts.passkeysOf(person)).length === 0 && (await accounts.codesOf(person)) === 0;
  }

  async makeCodes(person: Person): Promise<readonly string[]> {
    const codes = newCodes(this.parts.outside);
    await this.parts.store.accounts.replaceCodes(
      person.id,
      codes.map((code) => codeHash(code) ?? ''),
    );
    return codes;
  }

  async signIn(caller: Caller, sent: PasskeyAnswer): Promise<Result<Welcome>> {
    const owner = await this.passkeys.check(caller.person, sent, caller.origin);
    return owner.ok ? this.enter(caller, owner.value) : owner;
  }

  async recover(caller: Caller, typed: string): Promise<Result<Welcome>> {
    const hash = codeHash(typed);
    const owner = hash === undefined ? undefined : await this.parts.store.accounts.takeCode(hash);
    return owner === undefined ? bad('code-wrong') : this.enter(caller, owner);
  }

  /** Every entrance gets a secret of its own: one that somebody may have put here before is worth nothing afterwards. */
  private async enter({ person: before, secret: old }: Caller, id: string): Promise<Result<Welcome>> {
    const { outside, store } = this.parts;
    const person = await store.person(id);
    if (person === undefined) return bad('passkey-unknown');
    const secret = outside.secret(32);
    const guest = before.id !== id && (await this.isGuest(before.id)) ? { guest: before.id } : {};
    const tables = await store.accounts.signIn({
      person: id,
      secretHash: hashOf(secret),
      instead: hashOf(old),
      ...guest,
      at: outside.now(),
    });
    this.tell(before.id, guest.guest === undefined ? undefined : id, tables);
    return good({ person, secret });
  }

  async signOut({ person, secret }: Caller, everywhere: boolean): Promise<Result<object>> {
    if (await this.isGuest(person.id)) return bad('account-only');
    const { accounts } = this.parts.store;
    if (everywhere) {
      for (const { endpoint } of await accounts.pushesOf(person.id)) await accounts.removePush(endpoint);
      await accounts.signOutEverywhere(person.id);
    } else await accounts.signOut(hashOf(secret));
    this.tell(person.id, undefined, []);
    return good({});
  }

  /** Leaves every table that is not over, as by getting up; then nothing is left but moves. */
  async delete(person: Person): Promise<void> {
    const { store } = this.parts;
    for (const row of await store.matchesOf(person.id, { over: false }, AT_ONCE)) await this.leave(person, row);
    const programs = await store.programs.of(person.id);
    this.tell(person.id, null, await store.accounts.erase(person.id));
    for (const program of programs) this.tell(program.person, undefined, []);
  }

  private async leave({ id: person, name }: Person, { table, standing, roster }: TableRow): Promise<void> {
    const seats = roster.people.flatMap((each, seat) => (each === person ? [seat] : []));
    const alone = roster.people.every((each) => each === null || each === person);
    for (const seat of seats) {
      // Nobody would ever come to a table that nobody waits at.
      const kind: Command['kind'] = alone && standing.status === 'open' ? 'abort' : 'leave';
      // What is refused (the seat is out, or has been left) needs no leaving.
      await this.parts.tables.run(table, personal({ person, name }, { kind, seat }));
    }
  }

  private tell(person: string, becomes: string | null | undefined, tables: readonly string[]): void {
    this.parts.bus.publish({ kind: 'person', person, tables, ...(becomes === undefined ? {} : { becomes }) });
  }
}
