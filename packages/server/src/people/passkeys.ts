import { bad, good, type Result } from '@countertop/core';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Outside } from '../outside.ts';
import type { Challenge, Passkey } from '../store/accounts.ts';
import type { Person, Store } from '../store/store.ts';

const MINUTES = 5 * 60_000;
const MOST = 20;
const SITE = 'Countertop';
/** Loaded when the first passkey is asked for: it takes as much memory as a thousand connections. */
const webAuthn = () => import('@simplewebauthn/server');

/** What a browser has sent: its parts are looked at by those who verify it, who refuse what is no such thing. */
export type PasskeyAnswer = Readonly<Record<string, unknown>>;

/**
 * Passkeys. A question is a row that is taken when it is answered, by whoever asked for it, within minutes: so any process can
 * check the answer, and none twice. The site that passkeys belong to is that of `origin`, which was seen to be our own.
 */
export class Passkeys {
  constructor(
    private readonly outside: Outside,
    private readonly store: Store,
  ) {}

  async askToAdd(person: Person, origin: string): Promise<unknown> {
    const known = await this.store.accounts.passkeysOf(person.id);
    const { generateRegistrationOptions } = await webAuthn();
    const options = await generateRegistrationOptions({
      rpName: SITE,
      rpID: siteOf(origin),
      userID: new Uint8Array(Buffer.from(person.id)),
      userName: person.name,
      excludeCredentials: known.map(({ credential }) => ({ id: credential })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      timeout: MINUTES,
    });
    await this.remember(options.challenge, 'add', person);
    return options;
  }

  async add(person: Person, name: string, sent: PasskeyAnswer, origin: string): Promise<Result<Passkey>> {
    const { accounts } = this.store;
    const challenge = await this.taken(sent, 'add', person);
    if (challenge === undefined) return bad('challenge-gone');
    if ((await accounts.passkeysOf(person.id)).length >= MOST) return bad('too-many-passkeys');
    const { verifyRegistrationResponse } = await webAuthn();
    const checked = await sound(
      verifyRegistrationResponse({
        response: sent as unknown as RegistrationResponseJSON,
        expectedChallenge: challenge.challenge,
        expectedOrigin: origin,
        expectedRPID: siteOf(origin),
        requireUserVerification: false,
      }),
    );
    if (checked?.verified !== true) return bad('passkey-refused');
    const { id: credential, publicKey, counter, transports = [] } = checked.registrationInfo.credential;
    const passkey: Passkey = {
      id: this.outside.secret(8),
      person: person.id,
      credential,
      key: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports,
      name,
      made: Math.floor(this.outside.now()),
      used: null,
    };
    return (await accounts.addPasskey(passkey)) ? good(passkey) : bad('passkey-known');
  }

  /** Whoever it is: the browser offers the passkeys that it has for this site. */
  async askToSignIn(person: Person, origin: string): Promise<unknown> {
    const { generateAuthenticationOptions } = await webAuthn();
    const options = await generateAuthenticationOptions({
      rpID: siteOf(origin),
      userVerification: 'preferred',
      timeout: MINUTES,
    });
    await this.remember(options.challenge, 'sign-in', person);
    return options;
  }

  /** Whose passkey it is. */
  async check(asking: Person, sent: PasskeyAnswer, origin: string): Promise<Result<string>> {
    const { accounts } = this.store;
    const challenge = await this.taken(sent, 'sign-in', asking);
    if (challenge === undefined) return bad('challenge-gone');
    const passkey = await accounts.passkeyByCredential(String(sent['id']));
    if (passkey === undefined) return bad('passkey-unknown');
    const { verifyAuthenticationResponse } = await webAuthn();
    const checked = await sound(
      verifyAuthenticationResponse({
        response: sent as unknown as AuthenticationResponseJSON,
        expectedChallenge: challenge.challenge,
        expectedOrigin: origin,
        expectedRPID: siteOf(origin),
        requireUserVerification: false,
        credential: {
          id: passkey.credential,
          publicKey: new Uint8Array(Buffer.from(passkey.key, 'base64url')),
          counter: passkey.counter,
        },
      }),
    );
    if (checked?.verified !== true) return bad('passkey-refused');
    await accounts.passkeyUsed(passkey.id, checked.authenticationInfo.newCounter, this.outside.now());
    return good(passkey.person);
  }

  private remember(challenge: string, purpose: Challenge['purpose'], { id: person }: Person): Promise<void> {
    return this.store.accounts.addChallenge({ challenge, purpose, person, until: this.outside.now() + MINUTES });
  }

  private async taken(
    sent: PasskeyAnswer,
    purpose: Challenge['purpose'],
    { id }: Person,
  ): Promise<Challenge | undefined> {
    const challenge = challengeIn(sent);
    if (challenge === undefined) return undefined;
    const taken = await this.store.accounts.takeChallenge(challenge, this.outside.now());
    return taken?.purpose === purpose && taken.person === id ? taken : undefined;
  }
}

function siteOf(origin: string): string {
  return new URL(origin).hostname;
}

/** What the browser says it has answered. */
function challengeIn(sent: PasskeyAnswer): string | undefined {
  try {
    const { clientDataJSON } = sent['response'] as { clientDataJSON: string };
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

/** What cannot be verified is thrown by those who verify; to us it is an answer. */
function sound<T>(checking: Promise<T>): Promise<T | undefined> {
  return checking.catch(() => undefined);
}
