import { fileURLToPath } from 'node:url';
import { findHaproxy } from '../../../../scripts/find-service.mjs';
import { freePort, Service } from './service.ts';

const CONFIG = fileURLToPath(new URL('../../../../deploy/haproxy-nodes.cfg', import.meta.url));

/** haproxy in front of three nodes, as deploy/ has it. */
export class Balancer {
  private readonly service = new Service('haproxy');

  private constructor(
    private readonly nodes: readonly number[],
    readonly port: number,
  ) {}

  static async start(nodes: readonly number[], port?: number): Promise<Balancer> {
    const balancer = new Balancer(nodes, port ?? (await freePort()));
    await balancer.resume();
    return balancer;
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  stop(signal?: NodeJS.Signals): Promise<void> {
    return this.service.stop(signal);
  }

  async resume(): Promise<void> {
    const command = findHaproxy();
    if (command === undefined) throw new Error('haproxy is needed: apt-get install haproxy, or HAPROXY with its path.');
    const where = [
      `TABLE_BIND=127.0.0.1:${this.port}`,
      ...this.nodes.map((node, index) => `NODE_${index + 1}=127.0.0.1:${node}`),
    ];
    // `env` becomes haproxy: what is ended is the balancer.
    await this.service.start('env', [...where, command, '-db', '-f', CONFIG], () => fetch(`${this.address}/healthz`));
  }

  /** Is told when it ends although nobody here has ended it. */
  set onEnd(listener: (why: string) => void) {
    this.service.onEnd = listener;
  }

  remove(): Promise<void> {
    return this.service.remove();
  }
}
