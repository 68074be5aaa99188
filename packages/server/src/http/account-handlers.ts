import { Readable } from 'node:stream';
import { bad, good, type Result } from '@countertop/core';
import type { Account } from '@countertop/protocol';
import type { Welcome } from '../people/account-desk.ts';
import { allOfMine } from '../people/all-of-mine.ts';
import type { ApiParts } from './api.ts';
import type { Handler } from './asked.ts';

type AccountRoute =
  | 'account'
  | 'waiting'
  | 'wantPasskey'
  | 'addPasskey'
  | 'removePasskey'
  | 'makeCodes'
  | 'wantSignIn'
  | 'signIn'
  | 'recover'
  | 'signOut'
  | 'exportMe'
  | 'deleteMe'
  | 'pushKey'
  | 'addPush'
  | 'removePush';

const FROM_ELSEWHERE = bad('origin-refused');
const TOO_MANY = bad('too-many');

/** How somebody is known, told and forgotten. Passkeys belong to a page: who comes from none has no use for them. */
export function accountHandlers(parts: ApiParts): { readonly [N in AccountRoute]: Handler<N> } {
  const { store, desk, pushing } = parts;
  const known = async (welcome: Result<Welcome>, become: (secret: string) => void): Promise<Result<Account>> => {
    if (!welcome.ok) return welcome;
    become(welcome.value.secret);
    return good(await desk.describe(welcome.value.person));
  };
  return {
    account: async ({ person }) => good(await desk.describe(person)),
    waiting: async ({ person }) => good({ waiting: await store.waitingFor(person.id) }),
    wantPasskey: async ({ person, origin }) =>
      origin === undefined ? FROM_ELSEWHERE : good({ options: await desk.passkeys.askToAdd(person, origin) }),
    addPasskey: async ({ person, origin, body: { name, credential } }) => {
      if (origin === undefined) return FROM_ELSEWHERE;
      const added = await desk.passkeys.add(person, name, credential, origin);
      return added.ok ? good(await desk.describe(person)) : added;
    },
    removePasskey: async ({ person, parameters }) =>
      (await store.accounts.removePasskey(person.id, parameters['passkey'] ?? ''))
        ? good(await desk.describe(person))
        : bad('passkey-unknown'),
    makeCodes: async ({ person, mayTry }) => (mayTry() ? good({ codes: await desk.makeCodes(person) }) : TOO_MANY),
    wantSignIn: async ({ person, origin, mayTry }) => {
      if (origin === undefined) return FROM_ELSEWHERE;
      return mayTry() ? good({ options: await desk.passkeys.askToSignIn(person, origin) }) : TOO_MANY;
    },
    signIn: async ({ person, secret, origin, body, mayTry, becomeKnown }) => {
      if (origin === undefined) return FROM_ELSEWHERE;
      if (!mayTry()) return TOO_MANY;
      return known(await desk.signIn({ person, secret, origin }, body.credential), becomeKnown);
    },
    recover: async ({ person, secret, origin, body, mayTry, becomeKnown }) => {
      if (origin === undefined) return FROM_ELSEWHERE;
      if (!mayTry()) return TOO_MANY;
      return known(await desk.recover({ person, secret, origin }, body.code), becomeKnown);
    },
    signOut: async ({ person, secret, origin = '', body, becomeKnown }) => {
      const out = await desk.signOut({ person, secret, origin }, body.everywhere);
      if (out.ok) becomeKnown(null);
      return out;
    },
    exportMe: async ({ person, mayTry }) => (mayTry() ? good(Readable.from(allOfMine(parts, person))) : TOO_MANY),
    deleteMe: async ({ person, becomeKnown }) => {
      await desk.delete(person);
      becomeKnown(null);
      return good({});
    },
    pushKey: async () => (pushing === undefined ? bad('push-off') : good({ key: await pushing.key() })),
    addPush: async ({ person, body: { endpoint, keys } }) => {
      if (pushing === undefined) return bad('push-off');
      if (!pushing.mayReach(endpoint)) return bad('push-refused');
      await store.accounts.addPush({ endpoint, person: person.id, ...keys });
      return good({});
    },
    removePush: async ({ person, body: { endpoint } }) => {
      await store.accounts.removePush(endpoint, person.id);
      return good({});
    },
  };
}
