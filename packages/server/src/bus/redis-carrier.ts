import { createClient } from 'redis';
import type { Carrier, Line } from './carrier.ts';

/** Redis, or what speaks its protocol: one channel, two connections, because one that listens cannot speak. */
export class RedisCarrier implements Carrier {
  /** What a listener may have to take at once; news that is longer is read from the store. */
  readonly longest = 256 * 1024;
  readonly handy = 64 * 1024;

  constructor(
    private readonly url: string,
    private readonly channel: string,
  ) {}

  async connect(hear: (frame: string) => void, lost: (why: unknown) => void): Promise<Line> {
    const { url, channel } = this;
    // A connection that is lost is not mended behind our back: what was sent meanwhile is missing.
    const [speaker, ear] = [0, 1].map(() => createClient({ url, socket: { reconnectStrategy: false } }));
    const cut = (): void => {
      for (const client of [speaker, ear]) if (client.isOpen) client.destroy();
    };
    for (const client of [speaker, ear]) {
      client.on('error', lost);
      client.on('end', () => lost(new Error('the connection has ended')));
    }
    try {
      await Promise.all([speaker.connect(), ear.connect()]);
      await ear.subscribe(channel, (frame) => hear(frame));
    } catch (error) {
      cut();
      throw error;
    }
    return {
      cut,
      async send(frames) {
        await Promise.all(frames.map((frame) => speaker.publish(channel, frame)));
      },
    };
  }
}
