import type { Me, MeChange } from '@countertop/protocol';
import type { Outside } from '../outside.ts';
import type { Person, Store } from '../store/store.ts';
import { anyName } from './any-name.ts';
import { hashOf } from './hash-of.ts';

/** As many as anybody needs. */
const MOST_BLOCKED = 500;
/** People who were seen lately are kept at hand. */
const KEPT = 5_000;
/** Not for long: another process may have signed them out, and that may not have been heard here. */
const KEPT_FOR = 60_000;

/**
 * Guests: a name, and a secret that is theirs alone. The secret is in their cookie (a program sends it as a bearer's
 * token); only its hash is kept here.
 */
export class People {
  private readonly known = new Map<string, { readonly person: Person; readonly until: number }>();

  constructor(
    private readonly outside: Outside,
    private readonly store: Store,
  ) {}

  /** Whoever has this secret; undefined where nobody has. */
  async bySecret(secret: string | undefined): Promise<Person | undefined> {
    if (secret === undefined || !/^[0-9a-f]{64}$/.test(secret)) return undefined;
    const hash = hashOf(secret);
    const known = this.known.get(hash);
    if (known !== undefined && known.until > this.outside.now()) return known.person;
    const person = await this.store.personBySecret(hash);
    if (person !== undefined) this.keep(hash, person);
    return person;
  }

  /** Somebody who is here for the first time. */
  async welcome(known: Partial<Person> = {}): Promise<{ readonly person: Person; readonly secret: string }> {
    const secret = this.outside.secret(32);
    const id = this.outside.secret(8);
    const person: Person = { id, name: anyName(this.outside.secret(4)), chat: true, blocked: [], ...known };
    await this.store.addPerson(person, hashOf(secret));
    this.keep(hashOf(secret), person);
    return { person, secret };
  }

  async change(person: Person, { name, chat, block, unblock }: MeChange): Promise<Person> {
    const blocked = new Set(person.blocked);
    if (block !== undefined && block !== person.id && blocked.size < MOST_BLOCKED) blocked.add(block);
    if (unblock !== undefined) blocked.delete(unblock);
    const changed = { ...person, name: name ?? person.name, chat: chat ?? person.chat, blocked: [...blocked] };
    await this.store.changePerson(changed);
    for (const [hash, { person: each }] of this.known) if (each.id === person.id) this.keep(hash, changed);
    return changed;
  }

  /** Whether somebody has signed in with this secret's device since it was sent: it is nobody's, and no guest's. */
  isSpent(secret: string | undefined): Promise<boolean> {
    return secret === undefined ? Promise.resolve(false) : this.store.accounts.isSpent(hashOf(secret));
  }

  /** From now on they are asked for again. */
  forget(person: string): void {
    for (const [hash, { person: each }] of this.known) if (each.id === person) this.known.delete(hash);
  }

  private keep(hash: string, person: Person): void {
    if (this.known.size >= KEPT) this.known.clear();
    this.known.set(hash, { person, until: this.outside.now() + KEPT_FOR });
  }
}

/** Ids of people are hex digits: nobody's begins like that. So it can be seen everywhere who is a program. */
const PROGRAM = 'bot';

export function programId(hex: string): string {
  return PROGRAM + hex;
}

export function isProgram(person: string): boolean {
  return person.startsWith(PROGRAM);
}

export function meOf({ id, name, chat, blocked }: Person): Me {
  return { person: id, name, chat, blocked };
}
