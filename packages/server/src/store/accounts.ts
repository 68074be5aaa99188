import type { ChatLine } from '@countertop/protocol';

/** What is kept of people beyond their names: how they are known again, where they want to be told, and how they go. */
export interface Accounts {
  /**
   * Somebody has shown who they are: a new secret is theirs, the one that was used until now is spent, and all that the
   * guest had is theirs too, bot accounts and conditional moves among it. In one transaction. Gives the tables at which somebody has another id now.
   */
  signIn(entrance: Entrance): Promise<readonly string[]>;
  /** Whether this secret was somebody's until they signed in: whoever still sends it is late, not new. */
  isSpent(secretHash: string): Promise<boolean>;
  signOut(secretHash: string): Promise<void>;
  signOutEverywhere(person: string): Promise<void>;

  /** false: this credential is known already. */
  addPasskey(passkey: Passkey): Promise<boolean>;
  passkeysOf(person: string): Promise<readonly Passkey[]>;
  passkeyByCredential(credential: string): Promise<Passkey | undefined>;
  passkeyUsed(id: string, counter: number, at: number): Promise<void>;
  removePasskey(person: string, id: string): Promise<boolean>;

  /** These instead of all that there were. */
  replaceCodes(person: string, hashes: readonly string[]): Promise<void>;
  codesOf(person: string): Promise<number>;
  /** Whose code it was; from now on it is nobody's. */
  takeCode(hash: string): Promise<string | undefined>;

  addChallenge(challenge: Challenge): Promise<void>;
  /** Gives it once, and not after its time. */
  takeChallenge(challenge: string, now: number): Promise<Challenge | undefined>;

  addPush(push: PushAddress): Promise<void>;
  pushesOf(person: string): Promise<readonly PushAddress[]>;
  /** `person`: only if it is theirs. */
  removePush(endpoint: string, person?: string): Promise<void>;

  linesOf(person: string): Promise<readonly { readonly table: string; readonly line: ChatLine }[]>;

  /**
   * Nothing of the person is left but moves: names, remarks, what they are known by, what they said they would play, and the
   * tokens of their bot accounts are gone. Gives their tables.
   */
  erase(person: string): Promise<readonly string[]>;

  /** What is kept under that name; where there is nothing yet, this is from now on. */
  keepOnce(name: string, value: string): Promise<string>;
}

export interface Entrance {
  readonly person: string;
  readonly secretHash: string;
  /** Of the secret that this device had before. */
  readonly instead?: string;
  /** Who played here without being known, and becomes this person. */
  readonly guest?: string;
  readonly at: number;
}

export interface Passkey {
  readonly id: string;
  readonly person: string;
  /** How the authenticator calls it. */
  readonly credential: string;
  /** The public key, as base64url. */
  readonly key: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
  readonly made: number;
  readonly used: number | null;
}

export interface Challenge {
  readonly challenge: string;
  readonly purpose: 'add' | 'sign-in';
  /** Who asked for it. */
  readonly person: string;
  readonly until: number;
}

/** Where a browser wants to be told something. */
export interface PushAddress {
  readonly endpoint: string;
  readonly person: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** For how long a secret that was spent is remembered: longer than any request is on its way. */
export const SPENT_FOR = 24 * 60 * 60 * 1000;
