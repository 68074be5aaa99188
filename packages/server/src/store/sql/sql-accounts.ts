import type { ChatLine } from '@countertop/protocol';
import {
  type Accounts,
  type Challenge,
  type Entrance,
  type Passkey,
  type PushAddress,
  SPENT_FOR,
} from '../accounts.ts';
import { erasing } from './erasing.ts';
import { type Belongings, merging } from './merging.ts';
import { act, ask, type Engine } from './steps.ts';

/** Who is known how, in SQL. */
export class SqlAccounts implements Accounts {
  constructor(
    private readonly engine: Engine,
    /** What is theirs goes where they go. */
    private readonly belongings: readonly Belongings[],
  ) {}

  signIn({ person, secretHash, instead, guest, at }: Entrance): Promise<readonly string[]> {
    const { engine, belongings } = this;
    const now = Math.floor(at);
    return engine.perform(function* () {
      yield* act('delete from secrets where spent < $1', now - SPENT_FOR);
      yield* act('insert into secrets (hash, person) values ($1, $2)', secretHash, person);
      if (instead !== undefined) yield* act('update secrets set spent = $1 where hash = $2', now, instead);
      return guest === undefined ? [] : yield* merging(engine, belongings, { guest, person, now });
    });
  }

  async isSpent(secretHash: string): Promise<boolean> {
    return this.some('select 1 as one from secrets where hash = $1 and spent is not null', secretHash);
  }

  async signOut(secretHash: string): Promise<void> {
    await this.engine.rows('delete from secrets where hash = $1', secretHash);
  }

  async signOutEverywhere(person: string): Promise<void> {
    await this.engine.rows('delete from secrets where person = $1', person);
  }

  addPasskey({ id, person, credential, key, counter, transports, name, made, used }: Passkey): Promise<boolean> {
    return this.some(
      `insert into passkeys (id, person, credential, key, counter, transports, name, made, used)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing returning id`,
      ...[id, person, credential, key, counter, JSON.stringify(transports), name, Math.floor(made), used],
    );
  }

  async passkeysOf(person: string): Promise<readonly Passkey[]> {
    const rows = await this.engine.rows<RawPasskey>(
      'select * from passkeys where person = $1 order by made, id',
      person,
    );
    return rows.map(passkeyOf);
  }

  async passkeyByCredential(credential: string): Promise<Passkey | undefined> {
    const rows = await this.engine.rows<RawPasskey>('select * from passkeys where credential = $1', credential);
    return rows.map(passkeyOf)[0];
  }

  async passkeyUsed(id: string, counter: number, at: number): Promise<void> {
    await this.engine.rows('update passkeys set counter = $1, used = $2 where id = $3', counter, Math.floor(at), id);
  }

  removePasskey(person: string, id: string): Promise<boolean> {
    return this.some('delete from passkeys where person = $1 and id = $2 returning id', person, id);
  }

  replaceCodes(person: string, hashes: readonly string[]): Promise<void> {
    return this.engine.perform(function* () {
      yield* act('delete from codes where person = $1', person);
      for (const hash of hashes) yield* act('insert into codes (hash, person) values ($1, $2)', hash, person);
    });
  }

  async codesOf(person: string): Promise<number> {
    return (await this.engine.rows('select hash from codes where person = $1', person)).length;
  }

  async takeCode(hash: string): Promise<string | undefined> {
    const [code] = await this.engine.rows<{ readonly person: string }>(
      'delete from codes where hash = $1 returning person',
      hash,
    );
    return code?.person;
  }

  async addChallenge({ challenge, purpose, person, until }: Challenge): Promise<void> {
    await this.engine.rows(
      'insert into challenges (challenge, purpose, person, until) values ($1, $2, $3, $4)',
      ...[challenge, purpose, person, Math.floor(until)],
    );
  }

  takeChallenge(challenge: string, now: number): Promise<Challenge | undefined> {
    return this.engine.perform(function* () {
      const [taken] = yield* ask<Challenge>(
        'delete from challenges where challenge = $1 returning challenge, purpose, person, until',
        challenge,
      );
      yield* act('delete from challenges where until <= $1', Math.floor(now));
      return taken !== undefined && taken.until > now ? taken : undefined;
    });
  }

  async addPush({ endpoint, person, p256dh, auth }: PushAddress): Promise<void> {
    await this.engine.rows(
      `insert into pushes (endpoint, person, p256dh, auth) values ($1, $2, $3, $4)
       on conflict (endpoint) do update set person = excluded.person, p256dh = excluded.p256dh, auth = excluded.auth`,
      ...[endpoint, person, p256dh, auth],
    );
  }

  pushesOf(person: string): Promise<readonly PushAddress[]> {
    return this.engine.rows(
      'select endpoint, person, p256dh, auth from pushes where person = $1 order by endpoint',
      person,
    );
  }

  async removePush(endpoint: string, person?: string): Promise<void> {
    if (person === undefined) await this.engine.rows('delete from pushes where endpoint = $1', endpoint);
    else await this.engine.rows('delete from pushes where endpoint = $1 and person = $2', endpoint, person);
  }

  async linesOf(person: string): Promise<readonly { table: string; line: ChatLine }[]> {
    const rows = await this.engine.rows<{ readonly table: string; readonly number: number; readonly line: string }>(
      `select tables.id as "table", lines.number, line from lines join tables on tables.number = lines.match
       where line ->> 'person' = $1 order by match, lines.number`,
      person,
    );
    return rows.map(({ table, number, line }) => ({ table, line: { number, ...JSON.parse(line) } }));
  }

  erase(person: string): Promise<readonly string[]> {
    return this.engine.perform(() => erasing(this.engine, this.belongings, person));
  }

  async keepOnce(name: string, value: string): Promise<string> {
    await this.engine.rows('insert into once (name, value) values ($1, $2) on conflict do nothing', name, value);
    const [kept] = await this.engine.rows<{ readonly value: string }>('select value from once where name = $1', name);
    return kept.value;
  }

  private async some(sql: string, ...values: readonly (string | number | null)[]): Promise<boolean> {
    return (await this.engine.rows(sql, ...values)).length > 0;
  }
}

interface RawPasskey extends Omit<Passkey, 'transports'> {
  readonly transports: string;
}

function passkeyOf({ transports, ...rest }: RawPasskey): Passkey {
  return { ...rest, transports: JSON.parse(transports) as string[] };
}
