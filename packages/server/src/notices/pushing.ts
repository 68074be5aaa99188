import { lookup as find } from 'node:dns';
import { request as plainRequest } from 'node:http';
import { Agent, request as secureRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import webPush from 'web-push';
import type { Accounts, PushAddress } from '../store/accounts.ts';

export type Delivery = 'sent' | 'gone' | 'later';

/** How a browser is told something that is not looking. */
export interface Pushing {
  /** The public key of this server, made when it is asked for the first time. */
  key(): Promise<string>;
  /** Whether notices may be sent there: browsers name their push service, and anybody can say to be a browser. */
  mayReach(endpoint: string): boolean;
  send(address: PushAddress, message: object, urgent: boolean): Promise<Delivery>;
}

/** For how long a push service may wait for a browser, in seconds. */
const WAIT = 24 * 60 * 60;
const PATIENCE = 10_000;

interface WebPushingParts {
  readonly accounts: Accounts;
  /** How the operator is reached, as the push services want to know: an address of a page. */
  readonly contact: string | undefined;
  /** For tests: endpoints that are reached although they are not on the open net. */
  readonly alsoReach?: (endpoint: URL) => boolean;
}

/** Web push (RFC 8030, 8291, 8292): encrypted for the browser, signed with a key that is made once and kept in the store. */
export class WebPushing implements Pushing {
  private keys: Promise<webPush.VapidKeys> | undefined;

  constructor(private readonly parts: WebPushingParts) {}

  async key(): Promise<string> {
    return (await this.both()).publicKey;
  }

  mayReach(endpoint: string): boolean {
    const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
    if (url === undefined || url.username !== '' || url.password !== '') return false;
    if (this.parts.alsoReach?.(url) === true) return true;
    return url.protocol === 'https:' && isIP(url.hostname.replace(/[[\]]/g, '')) === 0 && url.hostname.includes('.');
  }

  async send({ endpoint, p256dh, auth }: PushAddress, message: object, urgent: boolean): Promise<Delivery> {
    if (!this.mayReach(endpoint)) return 'gone';
    const vapid = await this.both();
    let request: webPush.RequestDetails;
    try {
      request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
        vapidDetails: { subject: this.parts.contact ?? 'https://countertop.example', ...vapid },
        TTL: WAIT,
        urgency: urgent ? 'high' : 'normal',
      });
    } catch {
      // Keys that nobody can encrypt for will not get better.
      return 'gone';
    }
    const status = await post(endpoint, request).catch(() => 0);
    if (status >= 200 && status < 300) return 'sent';
    // What the service calls wrong for good.
    return status === 404 || status === 410 || status === 400 || status === 403 ? 'gone' : 'later';
  }

  private both(): Promise<webPush.VapidKeys> {
    this.keys ??= this.parts.accounts
      .keepOnce('vapid', JSON.stringify(webPush.generateVAPIDKeys()))
      .then((kept) => JSON.parse(kept) as webPush.VapidKeys);
    return this.keys;
  }
}

/** Gives what the push service answers. Redirections are not followed. */
function post(endpoint: string, { method, headers, body }: webPush.RequestDetails): Promise<number> {
  const isSecure = endpoint.startsWith('https:');
  return new Promise((done, fail) => {
    const ask = isSecure ? secureRequest : plainRequest;
    const options = { method, headers, timeout: PATIENCE, ...(isSecure ? { agent: OPEN_NET } : {}) };
    const request = ask(endpoint, options, (response) => {
      response.resume();
      done(response.statusCode ?? 0);
    });
    request.on('error', fail);
    request.on('timeout', () => request.destroy(new Error('the push service does not answer')));
    request.end(body);
  });
}

/** What is not on the open net: nobody may have this server knock there. */
const INSIDE = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  INSIDE.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 128],
  ['::1', 128],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  INSIDE.addSubnet(net, bits, 'ipv6');

/** A name may lead anywhere: what it has led to is looked at before anybody connects. */
const lookup: LookupFunction = (name, options, done) => {
  find(name, { ...options, all: true }, (error, addresses) => {
    const open = (addresses ?? []).filter(
      ({ address, family }) => !INSIDE.check(address, family === 6 ? 'ipv6' : 'ipv4') && !address.startsWith('::ffff:'),
    );
    const [first] = open;
    if (error !== null || first === undefined)
      done(error ?? Object.assign(new Error('not on the open net'), { code: 'ENOTFOUND' }), '', 4);
    else if (options.all === true) done(null, open);
    else done(null, first.address, first.family);
  });
};

const OPEN_NET = new Agent({ lookup });
