import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type Server } from 'node:http';

export interface Pushed {
  readonly path: string;
  readonly message: unknown;
}

/** A push service with one browser behind it: takes what is sent as a real one would, and opens it as the browser would. */
export class PushService {
  readonly pushed: Pushed[] = [];
  /** What is answered from now on. */
  status = 201;
  private readonly keys = createECDH('prime256v1');
  private readonly auth = randomBytes(16);
  private server: Server | undefined;
  private readonly waiting: (() => void)[] = [];

  async open(): Promise<void> {
    this.keys.generateKeys();
    this.server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const signed = isSigned(request.headers.authorization ?? '', this.address);
        const form = request.headers['content-encoding'] === 'aes128gcm' && Number(request.headers['ttl']) > 0;
        const message = signed && form ? this.opened(Buffer.concat(chunks)) : 'refused';
        this.pushed.push({ path: request.url ?? '', message });
        response.writeHead(signed && form ? this.status : 400).end();
        for (const done of this.waiting.splice(0)) done();
      });
    });
    await new Promise<void>((done) => this.server?.listen(0, '127.0.0.1', done));
  }

  get address(): string {
    const bound = this.server?.address();
    return typeof bound === 'object' && bound !== null ? `http://127.0.0.1:${bound.port}` : '';
  }

  /** What a browser says when it has subscribed. */
  subscription(name: string) {
    const keys = { p256dh: this.keys.getPublicKey('base64url'), auth: this.auth.toString('base64url') };
    return { endpoint: `${this.address}/${name}`, keys };
  }

  /** Waits until so many have come. */
  async until(count: number): Promise<void> {
    while (this.pushed.length < count) await new Promise<void>((done) => this.waiting.push(done));
  }

  close(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }

  /** RFC 8291: the browser's side. */
  private opened(body: Buffer): unknown {
    const [salt, length] = [body.subarray(0, 16), body[20] ?? 0];
    const [theirs, sealed] = [body.subarray(21, 21 + length), body.subarray(21 + length)];
    const about = Buffer.concat([Buffer.from('WebPush: info\0'), this.keys.getPublicKey(), theirs]);
    const secret = derive(this.auth, this.keys.computeSecret(theirs), about, 32);
    const key = derive(salt, secret, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(salt, secret, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
  }
}

function derive(salt: Buffer, secret: Buffer, about: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, about, length));
}

/** RFC 8292: signed by whoever the subscription is for, and meant for this service. */
function isSigned(authorization: string, audience: string): boolean {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const { aud, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; sub: string };
  const jwk = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const sound = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: jwk, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return sound && aud === audience && /^(?:https|mailto):/.test(sub);
}
