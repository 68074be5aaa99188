import { Client } from 'pg';
import type { Carrier, Line } from './carrier.ts';

/**
 * PostgreSQL's LISTEN and NOTIFY, on one connection of its own. Not in the transaction of the log: whoever commits a notification
 * holds a lock that all others wait for who want to do the same, and a commit of the log is a sync of the disk.
 */
export class PostgresCarrier implements Carrier {
  /** PostgreSQL takes less than 8,000 bytes. */
  readonly longest = 7_900;

  constructor(
    private readonly url: string,
    private readonly channel: string,
  ) {}

  async connect(hear: (frame: string) => void, lost: (why: unknown) => void): Promise<Line> {
    const client = new Client({ connectionString: this.url, application_name: 'countertop-bus', keepAlive: true });
    const cut = (): void => {
      client.end().catch(() => {});
      client.connection.stream.destroy();
    };
    client.on('error', lost);
    client.on('end', () => lost(new Error('the connection has ended')));
    client.on('notification', ({ payload }) => hear(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${client.escapeIdentifier(this.channel)}`);
    } catch (error) {
      cut();
      throw error;
    }
    return {
      cut,
      send: async (frames) => {
        await client.query({
          name: 'send',
          text: 'select pg_notify($1, frame) from unnest($2::text[]) as frame',
          values: [this.channel, frames],
        });
      },
    };
  }
}
