import { createClient } from 'redis';
import { findRedis } from '../../../../scripts/find-service.mjs';
import { freePort, Service } from './service.ts';

/** A Redis of one's own, on this machine alone, that keeps nothing. */
export class RedisService {
  private readonly service = new Service('redis');

  private constructor(readonly port: number) {}

  static async start(port?: number): Promise<RedisService> {
    const redis = new RedisService(port ?? (await freePort()));
    await redis.resume();
    return redis;
  }

  get pid(): number | undefined {
    return this.service.pid;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  stop(signal?: NodeJS.Signals): Promise<void> {
    return this.service.stop(signal);
  }

  async resume(): Promise<void> {
    const command = findRedis();
    if (command === undefined)
      throw new Error('Redis is needed: apt-get install redis-server, or REDIS_SERVER with its path.');
    const args = ['--bind', '127.0.0.1', '--port', String(this.port), '--save', '', '--appendonly', 'no'];
    await this.service.start(command, args, () => this.ping());
  }

  /** Is told when it ends although nobody here has ended it. */
  set onEnd(listener: (why: string) => void) {
    this.service.onEnd = listener;
  }

  remove(): Promise<void> {
    return this.service.remove();
  }

  private async ping(): Promise<void> {
    const client = createClient({ url: this.url, socket: { reconnectStrategy: false } });
    client.on('error', () => {});
    await client.connect();
    client.destroy();
  }
}
