import { Agent, request } from 'node:http';
import { type AnswerOf, type BodyOf, LIVE_PATH, pathOf, ROUTES, type RouteName } from '@countertop/protocol';
import { WebSocket } from 'ws';

/** Kept alive: a connection for each request would measure connections. */
const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** Somebody with a cookie, who says what is to be said in so many words: the least that a client does. */
export class Visitor {
  cookie = '';

  constructor(readonly address: string) {}

  ask<N extends RouteName>(
    name: N,
    { table = '', body }: { table?: string; body?: Partial<BodyOf<N>> } = {},
  ): Promise<AnswerOf<N>> {
    const sent = body === undefined ? undefined : JSON.stringify(body);
    const headers = {
      ...(this.cookie === '' ? {} : { cookie: this.cookie }),
      ...(sent === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }),
    };
    return new Promise((resolve, reject) => {
      const url = this.address + pathOf(name, { table });
      const asking = request(url, { agent, method: ROUTES[name].method, headers }, (answer) => {
        const [cookie] = answer.headers['set-cookie'] ?? [];
        if (cookie !== undefined) this.cookie = cookie.split(';')[0];
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (part) => {
          text += part;
        });
        answer.on('end', () => {
          if (answer.statusCode === 200) resolve(JSON.parse(text));
          else reject(new Error(`${name}: ${answer.statusCode} ${text}`));
        });
      });
      asking.on('error', reject);
      asking.end(sent);
    });
  }

  /** A socket that has said hello, and been welcomed. */
  async connect(hear: (text: string) => void): Promise<WebSocket> {
    const socket = new WebSocket(this.address.replace('http', 'ws') + LIVE_PATH, {
      headers: { cookie: this.cookie },
      perMessageDeflate: false,
    });
    await new Promise<void>((resolve, reject) => {
      socket.once('open', () => socket.send(HELLO));
      socket.once('message', () => resolve());
      socket.once('error', reject);
    });
    socket.on('message', (data) => hear(data.toString()));
    return socket;
  }
}

const HELLO = JSON.stringify({ kind: 'hello', version: 1 });
