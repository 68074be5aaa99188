import { bad, type Problem, type Result } from '@countertop/core';
import type { Account } from '@countertop/protocol';
import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { ask } from '../online/ask.ts';
import { server } from '../online/server.svelte.ts';
import { switchNoticesOff } from './notices.ts';

type Asking = Parameters<typeof startAuthentication>[0]['optionsJSON'];
type Adding = Parameters<typeof startRegistration>[0]['optionsJSON'];

/** How whoever sits here is known to the server. */
class KnownAs {
  account: Account | undefined = $state.raw();

  /** Passkeys belong to a site with a name, over a secure connection. */
  readonly canUsePasskeys = browserSupportsWebAuthn() && isSecureContext && !/^[\d.]+$|:/.test(location.hostname);

  get isGuest(): boolean {
    const { account } = this;
    return account === undefined || (account.passkeys.length === 0 && account.codes === 0);
  }

  async look(): Promise<void> {
    await server.open();
    this.take(await ask('account'));
  }

  async addPasskey(name: string): Promise<Problem | undefined> {
    const question = await ask('wantPasskey');
    if (!question.ok) return question.problem;
    const made = await byBrowser(startRegistration({ optionsJSON: question.value.options as Adding }));
    return made.ok ? this.take(await ask('addPasskey', {}, { name, credential: { ...made.value } })) : made.problem;
  }

  async removePasskey(passkey: string): Promise<Problem | undefined> {
    return this.take(await ask('removePasskey', { passkey }));
  }

  async signIn(): Promise<Problem | undefined> {
    const question = await ask('wantSignIn');
    if (!question.ok) return question.problem;
    const shown = await byBrowser(startAuthentication({ optionsJSON: question.value.options as Asking }));
    return shown.ok ? this.enter(await ask('signIn', {}, { credential: { ...shown.value } })) : shown.problem;
  }

  async recover(code: string): Promise<Problem | undefined> {
    return this.enter(await ask('recover', {}, { code }));
  }

  async makeCodes(): Promise<Result<readonly string[]>> {
    const made = await ask('makeCodes');
    if (!made.ok) return made;
    await this.look();
    return { ok: true, value: made.value.codes };
  }

  async signOut(everywhere: boolean): Promise<Problem | undefined> {
    // Whoever uses this device from now on is not told of these matches.
    await switchNoticesOff().catch(() => undefined);
    const out = await ask('signOut', {}, { everywhere });
    if (!out.ok) return out.problem;
    await this.beginAgain();
    return undefined;
  }

  async deleteAll(): Promise<Problem | undefined> {
    await switchNoticesOff().catch(() => undefined);
    const gone = await ask('deleteMe', {}, { sure: true });
    if (!gone.ok) return gone.problem;
    await this.beginAgain();
    return undefined;
  }

  private async enter(account: Result<Account>): Promise<Problem | undefined> {
    // Who the others see is asked for first: what is shown of the account goes by that.
    if (account.ok) await server.beSomebodyElse();
    return this.take(account);
  }

  /** As a guest, as on the first day. */
  private async beginAgain(): Promise<void> {
    await server.beSomebodyElse();
    await this.look();
  }

  private take(account: Result<Account>): Problem | undefined {
    if (!account.ok) return account.problem;
    this.account = account.value;
    return undefined;
  }
}

export const knownAs = new KnownAs();

/** What a person stops, or a browser cannot do, is an answer like others. */
async function byBrowser<T>(asked: Promise<T>): Promise<Result<T>> {
  try {
    return { ok: true, value: await asked };
  } catch (error) {
    if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
      return bad('passkey.twice');
    const { name } = error instanceof Error ? error : { name: '' };
    return bad(name === 'NotAllowedError' || name === 'AbortError' ? 'passkey.stopped' : 'passkey.failed');
  }
}
